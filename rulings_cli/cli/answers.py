"""The screen of an answer: the verdict first, why, and the run that shows it, in 100 by 14."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import styled, uses_color, width, wrapped

_LABEL = 9
_WORDS = {"yes": "YES", "no": "NO", "depends": "DEPENDS", "outcome": "OUTCOME"}
_STYLES = {"yes": "bold green", "no": "bold red", "unknown": "bold yellow"}
_FLIPS = {"yes": "✗", "no": "✓"}


def screen(answer: dict[str, Any], settings: Settings) -> str:
    """Draw an answer, given as its JSON object; --verbose shows every step of every run."""
    color = uses_color(settings)
    lines = [_head(answer, color=color), *_summary(answer)]
    for label, rows in _sections(answer, settings):
        for row in rows:
            lines += _labelled(label, row, color=color)
            label = ""
    return "\n".join(line.rstrip() for line in lines)


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
    return wrapped(answer["summary"], columns=width()) if answer.get("summary") else []


def _sections(
    answer: dict[str, Any], settings: Settings
) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Give each labelled part as rows of a mark and a text."""
    texts = [each["text"] for each in answer.get("because") or ()]
    fresh = [text for text in texts if text not in (answer.get("summary") or "")]
    yield "because", [("", text) for text in (fresh if settings.verbose else fresh[:2])]
    yield "unclear", [("", _missing(each)) for each in answer.get("not_understood") or ()]
    yield "readings", [("", _reading(each)) for each in answer.get("readings") or ()]
    yield "assuming", _joined(answer.get("assumptions") or [])
    yield "CR", _joined([_rule(each) for each in answer.get("rules") or ()], settings)
    rulings = [_ruling(each) for each in answer.get("rulings") or ()]
    yield "Ruling", [("", each) for each in (rulings if settings.verbose else rulings[:1])]
    yield "Nearest", _joined([each["id"] for each in answer.get("nearest") or ()], settings)
    for example in answer.get("examples") or ():
        yield "Run", list(_run(example, answer["verdict"], settings))
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


def _run(example: dict[str, Any], verdict: str, settings: Settings) -> Iterator[tuple[str, str]]:
    steps = example.get("steps") or []
    if settings.verbose:
        for line in example.get("given") or ():
            yield "", f"given {line}"
        for step in steps:
            rules = f" ({', '.join(step['rules'])})" if step.get("rules") else ""
            yield "", f"{step['text']}{rules}"
    else:
        yield "", _short_run(example, [str(step["text"]) for step in steps])
    for each in example.get("contrast") or ():
        mark = _FLIPS.get(verdict, "≠")
        change = str(each["change"]).removeprefix("but ")
        change = change if change.startswith("if ") else f"if {change}"
        yield f"{mark} ", f"{change}: {each['outcome']}"


def _short_run(example: dict[str, Any], texts: list[str]) -> str:
    """Give the run on two lines: its steps with the middle left out where they are too many."""
    room = 2 * (width() - _LABEL) - 16
    outcome = str(example.get("outcome") or "")
    shown = [*texts, outcome] if outcome and outcome not in texts else texts
    at = len(shown) - 2
    while len(" → ".join(shown)) > room and at > 0:
        shown = (
            [*shown[:at], "…", *shown[at + 1 :]]
            if "…" not in shown
            else [*shown[:at], *shown[at + 1 :]]
        )
        at -= 1
    return " → ".join(shown)


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
