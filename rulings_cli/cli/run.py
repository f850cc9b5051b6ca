"""`rulings run`: play an example and say which of its lines held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.reading import read_text
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, styled, uses_color, width, wrapped, write
from rulings_cli.errors import InputError

if TYPE_CHECKING:
    from rulings_cli.examples.running import RunResult

TRACES = ("none", "short", "full")


def run(
    settings: Settings,
    example: str,
    *,
    trace: str = "short",
    change: Sequence[str] = (),
    step: bool = False,
    as_json: bool = False,
) -> int:
    """Play the examples that a name, a file or standard input (`-`) gives; JSON is one a line."""
    if trace not in TRACES:
        raise InputError(f"--trace {trace} is unknown", f"say one of {', '.join(TRACES)}")
    if step:
        from rulings_cli.cli import step as stepping

        if as_json:
            raise InputError("--step and --json do not go together", "leave one out")
        return stepping.run(settings, example, change=change, full=trace == "full")
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    full = trace == "full"
    text = read_text(example)
    if text is None:
        results = rulings.run(example, change=change, full=full)
    else:
        results = rulings.run_text(text, example, change=change, full=full)
    if as_json:
        import json

        for each in results:
            write(json.dumps(api.run_as_json(each), ensure_ascii=False))
    else:
        color = uses_color(settings)
        shown = ["\n".join(_lines(each, trace, color=color)) for each in results]
        page("\n\n".join(shown))
    if any(each.not_modelled for each in results):
        return failures.UNKNOWN
    return failures.OK if all(each.passed for each in results) else failures.NOTHING_FOUND


def _lines(result: RunResult, trace: str, *, color: bool) -> Iterator[str]:
    word, style = ("held", "bold green") if result.passed else ("FAILED", "bold red")
    if result.not_modelled:
        word, style = "not modelled", "bold yellow"
    name = styled(result.id or "example", "bold", color=color)
    yield f"{name}  {styled(word, style, color=color)}"
    if trace != "none":
        for each in result.given:
            yield from _wrapped("  given ", each)
        for number, step in enumerate(result.steps, 1):
            rules = f" ({', '.join(step.rules)})" if step.rules else ""
            yield from _wrapped(f"  {number:>5} ", f"{step.text}{rules}")
    for failure in result.failed:
        yield from _wrapped("  ✗ ", f"line {failure.line}: {failure.expected}")
        yield from _wrapped("    ", failure.got)
    for contrast in result.contrasts:
        mark = "✓" if contrast.passed else "✗"
        yield from _wrapped(f"  {mark} ", f"but if {contrast.change}: {contrast.outcome}")
        if not contrast.differs and not contrast.not_modelled:
            yield "    that comes out the same, so it shows nothing"
        for failure in contrast.failed:
            yield from _wrapped("    ✗ ", f"line {failure.line}: {failure.expected}")
            yield from _wrapped("      ", failure.got)


def _wrapped(first: str, text: str) -> list[str]:
    return wrapped(text, first=first, indent=" " * len(first), columns=width())
