"""The screen of an answer: the verdict first, why, and the run that shows it, in 100 by 14."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import styled, uses_color, width, wrapped

_LABEL = 9
_WITH_WHOLE_NAMES = ("assuming", "readings", "unclear", "more")
_HEIGHT = 14
_LEAST_FIRST = ("Run 4", "Run 3", "Run 2", "because", "Nearest", "assuming", "Ruling")
_WORDS = {"yes": "YES", "no": "NO", "depends": "DEPENDS", "outcome": "OUTCOME"}
_STYLES = {"yes": "bold green", "no": "bold red", "unknown": "bold yellow"}
_FLIPS = {"yes": "✗", "no": "✓"}


def screen(answer: dict[str, Any], settings: Settings) -> str:
    """Draw an answer, given as its JSON object; --verbose shows every step of every run.

    Without it the screen has at most 14 lines: what is worth least is left out first.
    """
    color = uses_color(settings)
    parts = [("", [_head(answer, color=color), *_summary(answer)])]
    for label, rows in _sections(answer, settings):
        lines: list[str] = []
        for mark, text in rows:
            whole = settings.verbose or label in _WITH_WHOLE_NAMES
            shown = text if whole else _short_names(text, answer)
            row = _labelled("" if lines else label, (mark, shown), color=color)
            lines += row if settings.verbose else _clipped(row)
        again = sum(label == each for each, _ in parts)
        parts.append((f"{label} {again + 1}" if again else label, lines))
    if not settings.verbose:
        parts = _fitting(parts)
    return "\n".join(line.rstrip() for _, lines in parts for line in lines)


def _clipped(row: list[str]) -> list[str]:
    """Cut a row that has more than two lines."""
    if len(row) <= 2:
        return row
    return [row[0], row[1][: width() - 2].rstrip(" ,;:") + " …"]


def _fitting(parts: list[tuple[str, list[str]]]) -> list[tuple[str, list[str]]]:
    """Leave out parts, and then the ends of others, until no more than a screen is left."""
    kept = list(parts)
    for label in _LEAST_FIRST:
        if sum(len(lines) for _, lines in kept) > _HEIGHT:
            kept = [each for each in kept if each[0] != label]
    for at in reversed(range(1, len(kept) - 1)):
        over = sum(len(lines) for _, lines in kept) - _HEIGHT
        label, lines = kept[at]
        if over > 0:
            kept[at] = (label, lines[: max(1, len(lines) - over)])
    return kept


def _head(answer: dict[str, Any], *, color: bool) -> str:
    verdict = answer["verdict"]
    shown = _WORDS.get(verdict) or (str(answer["value"]) if verdict == "value" else "UNKNOWN")
    left = f"{shown:<5}{_status(answer)}" if len(shown) < 5 else f"{shown}  {_status(answer)}"
    right = _edition(answer.get("edition") or {})
    gap = max(2, width() - len(left) - len(right))
    styled_word = styled(shown, _STYLES.get(verdict, "bold"), color=color)
    return styled_word + left[len(shown) :] + " " * gap + styled(right, "dim", color=color)


def _status(answer: dict[str, Any]) -> str:
    status = str(answer["status"]).replace("_", " ")
    examples = answer.get("examples") or []
    if answer["status"] != "verified" or not examples:
        return status
    count = "1 example" if len(examples) == 1 else f"{len(examples)} examples"
    return f"verified: {count} run in {answer.get('elapsed_ms', 0):.0f} ms"


def _edition(edition: dict[str, Any]) -> str:
    if not edition.get("cr"):
        return ""
    later = ", ".join(" as of ".join(each.split(" ", 1)) for each in edition.get("amendments", ()))
    return f"CR {edition['cr']}" + (f" ({later})" if later else "")


def _summary(answer: dict[str, Any]) -> list[str]:
    text = _short_names(answer.get("summary") or "", answer)
    return wrapped(text, columns=width()) if text else []


def _sections(
    answer: dict[str, Any], settings: Settings
) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Give each labelled part as rows of a mark and a text."""
    texts = [each["text"] for each in answer.get("because") or ()]
    fresh = [text for text in texts if text not in (answer.get("summary") or "")]
    yield "because", [("", text) for text in (fresh if settings.verbose else fresh[:2])]
    missing = [each for each in answer.get("not_understood") or () if each.get("card")]
    yield "unclear", [("", _missing(each)) for each in missing]
    yield "readings", [("", _reading(each)) for each in answer.get("readings") or ()]
    yield "assuming", _joined(answer.get("assumptions") or [])
    yield "CR", _joined([_rule(each) for each in _ordered_rules(answer)], settings)
    rulings = [_ruling(each) for each in answer.get("rulings") or ()]
    yield "Ruling", [("", each) for each in (rulings if settings.verbose else rulings[:1])]
    yield "Nearest", _joined([each["id"] for each in answer.get("nearest") or ()], settings)
    for example in answer.get("examples") or ():
        yield "Run", list(_run(example, answer, settings))
    yield "more", _joined(_more(answer))


def _joined(texts: list[str], settings: Settings | None = None) -> list[tuple[str, str]]:
    """Join texts on one row; without --verbose it ends where the second line would."""
    kept = list(texts)
    if settings is not None and not settings.verbose:
        room = 2 * (width() - _LABEL) - 12
        while len(kept) > 1 and len(" · ".join(kept)) > room:
            kept.pop()
        if len(kept) < len(texts):
            kept.append(f"+{len(texts) - len(kept)}")
    return [("", " · ".join(kept))] if kept else []


def _ordered_rules(answer: dict[str, Any]) -> list[str]:
    """Give the rules of the answer, those of its reasons first."""
    reasons = [number for each in answer.get("because") or () for number in each["rules"]]
    return list(dict.fromkeys([*reasons, *(answer.get("rules") or ())]))


def _rule(number: str) -> str:
    from rulings_cli.terms.citations import declared_rules

    known = declared_rules().get(number)
    return f"{number} {known.anchor}" if known is not None else number


def _ruling(each: dict[str, Any]) -> str:
    about = f"{each['date']}: " if each.get("date") else ""
    card = f" ({each['card']})" if each.get("card") else ""
    return f"{about}{each['id']}{card}"


def _missing(each: dict[str, Any]) -> str:
    place = ", ".join(part for part in (each.get("card"), each.get("where")) if part)
    return f"{place}: {each['reason']}" if place else str(each["reason"])


def _reading(each: dict[str, Any]) -> str:
    return ", ".join(f"{slot} {what}" for slot, what in each.items())


def _run(
    example: dict[str, Any], answer: dict[str, Any], settings: Settings
) -> Iterator[tuple[str, str]]:
    steps = example.get("steps") or []
    if settings.verbose:
        for line in example.get("given") or ():
            yield "", f"given {line}"
        for step in steps:
            rules = f" ({', '.join(step['rules'])})" if step.get("rules") else ""
            yield "", f"{step['text']}{rules}"
    else:
        yield "", _short_run(example, answer)
    for each in example.get("contrast") or ():
        mark = _FLIPS.get(answer["verdict"], "≠")
        change = str(each["change"]).removeprefix("but ")
        change = change if change.startswith("if ") else f"if {change}"
        yield f"{mark} ", f"{change}: {each['outcome']}"


def _short_run(example: dict[str, Any], answer: dict[str, Any]) -> str:
    """Give the run on two lines: the example's own lines, the middle left out where too many."""
    room = 2 * (width() - _LABEL) - 10
    shown = _script(example) or [str(each["text"]) for each in example.get("steps") or ()]
    outcome = str(example.get("outcome") or "")
    if outcome and outcome not in shown:
        shown.append(outcome)
    shown = [_short_names(each, answer) for each in shown]
    at = len(shown) - 2
    while len(" → ".join(shown)) > room and at > 0:
        end = at + 2 if "…" in shown else at + 1
        shown = [*shown[:at], "…", *shown[end:]]
        at -= 1
    return " → ".join(shown)


def _script(example: dict[str, Any]) -> list[str]:
    """Give what is given, then the lines of the example up to its contrast, without keywords."""
    given = "; ".join(str(each) for each in example.get("given") or ())
    lines: list[str] = []
    for line in example.get("lines") or ():
        keyword, _, text = str(line).partition(" ")
        if keyword == "but":
            break
        if keyword in ("when", "then"):
            lines.append(text.strip())
    return [given, *lines] if lines else []


def _short_names(text: str, answer: dict[str, Any]) -> str:
    """Call the cards of the reading by what stands before the comma of their names."""
    for name in (answer.get("reading") or {}).values():
        if isinstance(name, str) and ", " in name:
            text = text.replace(name, name.partition(", ")[0])
    return text


def _more(answer: dict[str, Any]) -> list[str]:
    kept = [each["id"] for each in answer.get("examples") or () if not each.get("generated")]
    found = [f"rulings run {each} --trace full" for each in kept[:1]]
    cards = {each["card"]: None for each in answer.get("not_understood") or () if each.get("card")}
    found += [f'rulings card "{each}"' for each in list(cards)[:2]]
    found += [f"rulings run {each['id']}" for each in (answer.get("nearest") or ())[:1]]
    if answer.get("examples") and not kept:
        found.append("every step: the same with -v")
    return found


def _labelled(label: str, row: tuple[str, str], *, color: bool) -> list[str]:
    mark, text = row
    lead = f"{label:<{_LABEL}}"
    lines = wrapped(text, first=lead + mark, indent=" " * (_LABEL + len(mark)), columns=width())
    if label:
        lines[0] = styled(label, "cyan", color=color) + lines[0][len(label) :]
    return lines
