"""The last stage: evidence becomes the answer's sentences, rules and links."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rulings_cli.ask.answer import Answer, Because, Contrast, RulingLink, ShownExample, Step
from rulings_cli.ask.plan import Option
from rulings_cli.ask.playing import Evidence
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.world import World

MOST_LINKS = 5
#: Rules of what happens in every game; a step with no other rule is no reason.
_EVERYDAY = (
    "101.3", "106.3", "106.4", "107.5", "117.", "118.3", "121.1", "405.", "50", "51", "601.2",
    "602.2", "603.3", "605.3b", "608.1", "608.2", "701.",
)  # fmt: skip
_COMMON = frozenset(("117.3", "117.3a", "117.3b", "117.3c", "117.3d", "117.4", "117.5", "500.1"))


def shown(evidence: Evidence, number: int, intent: str) -> ShownExample:
    """Give the run as the answer shows it."""
    plan, option = evidence.plan, evidence.option
    contrast: tuple[Contrast, ...] = ()
    if evidence.contrast is not None:
        contrast = (Contrast(evidence.contrast.change.words, evidence.contrast.outcome, True),)
    lines = [f"given {each}" for each in plan.script.given]
    lines += [f"when {each}" for each in plan.script.when]
    lines += [f"then {each}" for each in option.then]
    if evidence.contrast is not None:
        lines.append(f"but if {evidence.contrast.change.words}")
    return ShownExample(
        f"asked-{intent.replace('_', '-')}-{number}",
        plan.script.given,
        evidence.steps,
        True,
        contrast,
        True,
        tuple(lines),
        option.words,
    )


def rules_of(steps: Iterable[Step]) -> tuple[str, ...]:
    """Give the numbers of the rules of some steps, each once, in the order of the rules."""
    found = {rule for step in steps for rule in step.rules if rule not in _COMMON}
    return tuple(sorted(found, key=rule_order))


def rule_order(number: str) -> tuple[int, int, str]:
    """Give a key that sorts rule numbers as the document does: 702.9 before 702.10."""
    section, _, rest = number.partition(".")
    digits = "".join(each for each in rest if each.isdigit())
    return int(section or 0), int(digits or 0), rest[len(digits) :]


def because(evidence: Evidence) -> tuple[Because, ...]:
    """Give up to three reasons: what was checked or refused, then what else is uncommon."""
    decisive = set(evidence.option.then) | {each.text for each in evidence.option.steps}
    found: list[tuple[tuple[int, int], Step]] = []
    for at, step in enumerate(evidence.steps):
        telling = [each for each in step.rules if not each.startswith(_EVERYDAY)]
        if not telling:
            continue
        rank = 0 if step.text in decisive or " is refused" in step.text else 1
        found.append(((rank, -at), step))
    reasons: dict[str, Because] = {}
    for _, step in sorted(found, key=lambda each: each[0]):
        reasons.setdefault(step.text, Because(step.text, step.rules))
    return tuple(reasons.values())[:3] or _last(evidence)


def _last(evidence: Evidence) -> tuple[Because, ...]:
    ruled = [step for step in evidence.steps if step.rules]
    return tuple(Because(step.text, step.rules) for step in ruled[-1:])


def links(world: World, names: Sequence[str], rules: Sequence[str]) -> tuple[RulingLink, ...]:
    """Give the corpus's entries on the cards, those first that cite the same rules."""
    if world.entries is None:
        return ()
    found: list[tuple[int, Any]] = []
    for each in world.entries_about(tuple(names), tuple(rules)):
        cited = {str(one) for one in getattr(each, "rules", ())}
        found.append((-len(cited.intersection(rules)), each))
    found.sort(key=lambda pair: (pair[0], str(pair[1].id)))
    return tuple(
        RulingLink(each.id, each.card, each.source, each.date) for _, each in found[:MOST_LINKS]
    )


def _positively(reading: Reading, verdict: str) -> str:
    """Say in words whether what was asked in the negative is so."""
    if "can" in reading.words:
        return "On the contrary, it can" if verdict == "yes" else "Right, it can't"
    return "On the contrary, yes" if verdict == "yes" else "Right, no"


def depends(
    question: str,
    reading: Reading,
    read: tuple[tuple[str, str], ...],
    evidence: Sequence[Evidence],
    world: World,
) -> Answer:
    """Give the answer that tells the cases apart which were played."""
    proved = all(each.contrast is not None for each in evidence)
    found = told(question, reading, read, evidence, world)
    if not proved:
        return found
    cases = "; ".join(f"{each.plan.case}: {_in_case(each.option)}" for each in evidence)
    return found.evolve(verdict="depends", value=None, summary=f"It depends. {cases}.")


def _in_case(option: Option) -> str:
    """Say what it comes to in one of several cases."""
    says = option.says.rstrip(".")
    return f"{option.verdict} ({says})" if option.verdict in ("yes", "no") else says


def told(
    question: str,
    reading: Reading,
    read: tuple[tuple[str, str], ...],
    evidence: Sequence[Evidence],
    world: World,
) -> Answer:
    """Give the answer that evidence with one verdict carries."""
    first = evidence[0]
    option = first.option
    steps = [step for each in evidence for step in each.steps]
    rules = rules_of(steps)
    names = tuple(dict.fromkeys(name for each in evidence for name in each.plan.cards)) or tuple(
        value for key, value in read if key != "intent"
    )
    proved = all(each.contrast is not None for each in evidence if not each.plan.optional)
    summary = option.says
    if reading.negated and option.verdict in ("yes", "no"):
        summary = f"{_positively(reading, option.verdict)}: {summary}"
    answer = Answer(
        question,
        (("intent", reading.intent), *read),
        option.verdict,
        option.value,
        option.amount,
        option.detail,  # type: ignore[arg-type]  # a Detail, if there is one
        "verified",
        summary,
        because(first),
        rules,
        links(world, names, rules),
        tuple(shown(each, at, reading.intent) for at, each in enumerate(evidence, start=1)),
        tuple(dict.fromkeys(one for each in evidence for one in each.plan.assumptions)),
        edition=world.edition,
    )
    if not proved:
        return answer.evolve(
            verdict="unknown",
            value=None,
            amount=None,
            status="not_modelled",
            summary="The example came out, but no near change of it was found that comes out "
            "otherwise, so the answer is not proved.",
        )
    return answer
