"""Playing a scene's script while watching what it leaves open, and filling that in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any

from rulings_cli.abilities.effects import CastCard, DealDamage, Destroy, Exile
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Script
from rulings_cli.ask.playing import Run, stands_still, what_cannot_be_played
from rulings_cli.ask.statements.scene import NTH
from rulings_cli.ask.world import World
from rulings_cli.engine.combat import has_keyword
from rulings_cli.engine.combat_damage import _lethal
from rulings_cli.errors import InputError, NotSupported
from rulings_cli.examples.answering import Answerer, _alike
from rulings_cli.examples.hints import Hints
from rulings_cli.examples.playing import Play
from rulings_cli.examples.reading import parse_line
from rulings_cli.examples.running import Run as Played
from rulings_cli.game.choices import NO_ANSWER, Choice, OneOption, SubsetOf
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: Choices that any way will do for: they never change what is asked.
_HARMLESS = frozenset(
    ("order triggers", "shuffle", "random order", "untap", "tap", "mana abilities", "pay",
     "optional costs", "alternative cost", "face", "hybrid", "mana")
)  # fmt: skip


class ModeUnsaid(NotSupported):
    """Nobody said which mode of a spell is chosen (CR 700.2)."""

    def __init__(self) -> None:
        super().__init__("it rests on which mode is chosen", "700.2")


#: The line that lets everything on the stack resolve.
RESOLVES = "the stack resolves"
TOP_RESOLVES = "the top of the stack resolves"
#: So many times a script is filled in.
_MOST = 8


#: Names of things that choices should take: what is aimed at, and whatever is named.
Wanted = tuple[tuple[str, ...], tuple[str, ...]]


class Left:
    """A choice that no line answers: at which "when" line, and what may be chosen."""

    __slots__ = ("choice", "game", "line")

    def __init__(self, line: int, choice: Choice, game: Game) -> None:
        self.line = line
        self.choice = choice
        self.game = game


class _Watching(Answerer):
    """An answerer that keeps what it had to decide by itself."""

    __slots__ = ("play",)
    play: Watched

    def _undecided(self, choice: Choice, game: Game) -> Any:
        if choice.kind == "combat damage" and not self.is_open(choice.kind):
            self.play.note(choice, game)
            return shares_of(choice, game, divides=self.play.divides)
        answer = super()._undecided(choice, game)
        if answer is not NO_ANSWER:
            self.play.note(choice, game)
        return answer


#: The rules of scrying and surveilling.
_SCRYING = ("701.22", "701.25")


def _stays_on_top(choice: Choice, game: Game) -> bool:
    """Tell whether cards of a library may all stay where they are, as in a scry."""
    domain = choice.domain
    if not isinstance(domain, SubsetOf) or domain.minimum:
        return False
    scries = choice.rule.number.startswith(_SCRYING)
    if choice.prompt == "find cards" or (choice.prompt == "choose card" and not scries):
        return False  # what fits is found
    return all(
        each not in game.players and game.get(each).zone is Zone.LIBRARY for each in domain.options
    )


#: How an attacker may divide its damage among what blocks it: so that as many die as can, or all
#: to the first, or all to the last of them.
KILLING, FIRST, LAST = "killing", "first", "last"


def shares_of(choice: Choice, game: Game, *, divides: str = "") -> tuple[int, ...]:
    """Give the division of combat damage that lets the most through to the player (702.19b).

    Where there is no player among those that get some, `divides` says how (510.1c).
    """
    domain: Any = choice.domain
    least = tuple(domain.least)[: len(domain.among) - 1]
    if least and sum(least) <= domain.amount:
        return (*least, domain.amount - sum(least))
    if not (least or divides):
        raise NotSupported("how combat damage is divided was not said", "510.1c")
    among = domain.among[:-1] if least else domain.among
    shares = [0] * len(among)
    rest = domain.amount
    if divides not in (FIRST, LAST):
        for number, at in sorted((each, at) for at, each in enumerate(_wanted(choice, game))):
            if at < len(among):
                shares[at] = min(number, rest)
                rest -= shares[at]
    shares[0 if divides == FIRST else -1] += rest
    return (*shares, *(0 for _ in least[:1]))


def _wanted(choice: Choice, game: Game) -> Iterator[int]:
    """Give how much damage is lethal for each that may get some (702.2c, 120.6)."""
    domain: Any = choice.domain
    source: Any = choice.about
    deadly = has_keyword(game, source, "deathtouch")
    for each in domain.among:
        lethal = _lethal(game, each) if isinstance(each, int) else domain.amount
        yield max(0, min(lethal, 1) if deadly else lethal)


class Watched(Play):
    """A play that keeps the choices that its lines leave open.

    Lines that would resolve what is not on the stack are left out; `script` is what was played.
    """

    def __init__(self, script: Script, world: World, *, divides: str = "") -> None:
        self.divides = divides
        given = tuple(parse_line(each, keyword="given") for each in script.given)
        super().__init__(given, world.card, world.edition, lenient=True)
        self.left: list[Left] = []
        self.ordered: frozenset[str] = frozenset()  # who chose an order of replacement effects
        self.at = 0
        self.told: dict[str, Any] = {}
        self.script = script
        lines = tuple(parse_line(each, keyword="when") for each in script.when)
        kept: list[str] = []
        for at, line in enumerate(lines):
            idle = self.pending is None and not self.game.stack()
            if idle and (script.when[at] == RESOLVES or self._is_idle_top(script.when[at])):
                if self.left:
                    kept.append(script.when[at])  # it may be needed where that is answered
                continue
            self.at = len(kept)
            kept.append(script.when[at])
            try:
                self.do(line, lines[at + 1] if at + 1 < len(lines) else None)
            except InputError:
                if not self.left:
                    raise
                kept += script.when[at + 1 :]  # a choice before it may be made otherwise
                break
        else:
            if not stands_still(self, script):
                self.finish()
        self.script = Script(script.given, tuple(kept))
        #: whether every line was played, and nothing is left open: so would any other play go
        self.is_whole = not self.left and self.script == script

    def _is_idle_top(self, line: str) -> bool:
        return line == TOP_RESOLVES and not self.left

    def as_run(self) -> Run:
        """Give the play as a run of its script."""
        found = Run.__new__(Run)
        found.script = self.script
        found._run = Played(self)
        found._told = self.told
        found.play = self
        return found

    def keep(self, world: World) -> Run:
        """Give the play as a run, which is kept where the script will be shown."""
        found = self.as_run()
        if self.is_whole:
            world.kept.runs[self.script] = found
        return found

    def note(self, choice: Choice, game: Game) -> None:
        """Keep a choice that was left open, unless every way is alike."""
        if choice.kind in _HARMLESS:
            return
        options = getattr(choice.domain, "options", None)
        if choice.kind == "card" and _stays_on_top(choice, game):
            return
        if choice.kind == "card" and "order in which they are put" in (choice.prompt or ""):
            return  # nothing is known of those cards
        if isinstance(choice.domain, SubsetOf | OneOption) and options is not None:
            alike = {_alike(game, each) for each in options}
            if len(alike) <= 1 and not (
                isinstance(choice.domain, SubsetOf)
                and choice.domain.minimum < min(choice.domain.maximum, len(options))
            ):
                return
        self.left.append(Left(self.at, choice, game.fork()))

    def _answerer(self, hints: Hints, *, pausing: bool = False) -> Answerer:
        found = _Watching(
            [hints], is_open=self._is_open, pausing=pausing, lenient=self.lenient, seed=self.seed
        )
        found.play = self
        return found


def watched(script: Script, world: World, *, divides: str = "") -> Watched:
    """Play a script; what can't be played is NotSupported."""
    plays, played = world.kept.plays, (script, divides)
    if played not in plays:
        with what_cannot_be_played():
            plays[played] = Watched(script, world, divides=divides)
    found: Watched = plays[played]
    return found


def filled(
    script: Script,
    world: World,
    wanted: Wanted,
    *,
    accepts: bool = False,
    stays: bool = False,
    divides: str = "",
    loosely: bool = False,
    apart: str = "",
    orders: str = "",
) -> Watched:
    """Play a script, with a line added for each choice that it leaves open.

    What is optional is done, costs aside; a target or another object is one of the `wanted`. A
    choice that nothing tells how to make is NotSupported.
    """
    at, ordered = 0, frozenset[str]()
    for _ in range(_MOST):
        try:
            play = watched(script, world, divides=divides)
        except NotSupported as missing:
            name = _told_apart(missing.what)
            if not name:
                raise
            when = list(script.when)
            when.insert(at, f"you choose {name}")  # one of two alike goes first (CR 704.5j)
            script = Script(script.given, tuple(when))
            continue
        script = play.script
        if ordered:
            play = copy(play)  # another play came to this script without an order
            play.ordered = ordered
        left = next((each for each in play.left if not _would_harm_itself(each)), None)
        if left is None:
            return play
        line: str | None = _without(left, apart) if apart else None
        if _is_of_order(left):
            line = _order_for(left, orders)
            ordered |= {left.choice.player}
        line = line or _line_for(
            left, wanted, accepts=accepts, stays=stays, divides=divides, loosely=loosely
        )
        if line is None:
            return play
        at = left.line + 1
        when = list(script.when)
        while at < len(when) and _answers(when[at]):
            at += 1
        when.insert(at, line)
        script = Script(script.given, tuple(when))
    raise NotSupported("too much is left open")


def _would_harm_itself(left: Left) -> bool:
    """Tell whether an ability that needs no target could only be aimed at what it would harm."""
    choice, game = left.choice, left.game
    about = choice.about[0] if isinstance(choice.about, tuple) else None
    on_stack = getattr(game.objects.get(about), "on_stack", None) if about else None
    if (
        choice.kind != "targets"
        or bool(getattr(choice.domain, "minimum", True))
        or on_stack is None
    ):
        return False
    options = getattr(choice.domain, "options", ())
    names = {game.objects[each].name for each in options if isinstance(each, int)}
    harms = has(on_stack.ability, DealDamage, Destroy, Exile)
    return harms and names == {on_stack.source_was.name} and len(options) == len(names)


def _is_of_order(left: Left) -> bool:
    return left.choice.kind == "order replacement"


def _order_for(left: Left, orders: str) -> str:
    """Let one of two replacement effects apply first: the first that there is, or the last.

    Those of one name do the same, in whatever order they apply.
    """
    choice, game = left.choice, left.game
    sources = choice.about[1] if isinstance(choice.about, tuple) else ()
    names = list(dict.fromkeys(game.objects[each].name for each in sources))
    if not 1 <= len(names) <= _MOST_ORDERED or orders not in (FIRST, LAST):
        raise NotSupported("it rests on the order of replacement effects", "616.1")
    chooses = "you choose" if choice.player == "you" else "the opponent chooses"
    return f"{chooses} {names[0 if orders == FIRST else -1]}"


#: Replacement effects of so many names are put in each order.
_MOST_ORDERED = 2


def _without(left: Left, name: str) -> str:
    """Answer without a card: nothing is cast that may be, and any other card is chosen."""
    choice, game = left.choice, left.game
    you = choice.player == "you"
    about: Any = choice.about
    if choice.kind == "may" and any(isinstance(each, CastCard) for each in walk(about)):
        return "you decline" if you else "the opponent declines"
    least = getattr(choice.domain, "minimum", 0)
    if choice.kind != "card" or not least or least != getattr(choice.domain, "maximum", 0):
        return ""
    options = getattr(choice.domain, "options", ())
    names = [game.objects[each].name for each in options if isinstance(each, int)]
    others = [each for each in dict.fromkeys(names) if each != name][:least]
    chooses = "you choose" if you else "the opponent chooses"
    return f"{chooses} {'; '.join(others)}" if len(others) == least else ""


def _told_apart(refusal: str) -> str:
    """Give the name of the legend of which one of two must go before what a line answers."""
    _, found, asked = refusal.partition("is no answer to: which ")
    name, stays, who = asked.partition(" stays with ")
    return name if found and stays and who == "you" else ""


def _answers(line: str) -> bool:
    words = line.split()
    return len(words) > 1 and (
        words[1] in ("choose", "chooses", "decline", "declines", "pay", "pays")
        or line.startswith(("the opponent chooses", "the opponent declines"))
        or " assigns " in line
        or "does not pay" in line
        or "do not pay" in line
    )


def _line_for(
    left: Left, wanted: Wanted, *, accepts: bool, stays: bool, divides: str, loosely: bool
) -> str | None:
    choice, game = left.choice, left.game
    if choice.kind.startswith("replace") or "616" in choice.rule.number:
        raise NotSupported("it rests on the order of replacement effects", "616.1")
    who = "you" if choice.player == "you" else "the opponent"
    s = "" if who == "you" else "s"
    if choice.kind == "may":
        if stays and choice.rule.number.startswith("903.9"):
            return f"{who} decline{s}"
        if _is_payment(choice) and not accepts:
            return f"{who} decline{s}"
        return f"{who} choose{s} to do so"
    if choice.kind == "combat damage":
        return _division(choice, game, divides=divides)
    if choice.kind == "modes":
        raise ModeUnsaid
    options = getattr(choice.domain, "options", ())
    named = [each for each in options if isinstance(each, int) and each in game.objects]
    # what is spoken of as a target; else the one thing that is named at all
    aimed, others = wanted
    if choice.prompt == "find cards":
        found = [e for e in aimed if any(game.objects[each].name == e for each in named)]
        if found:
            most = getattr(choice.domain, "maximum", 1)
            return f"{who} choose{s} {'; '.join(dict.fromkeys(found[:most]))}"
    for name in aimed:
        chosen = _chosen(choice, game, name, named)
        if chosen:
            return f"{who} choose{s} {_with_others(choice, game, chosen, named)}"
    only = [name for name in others if any(game.objects[each].name == name for each in named)]
    if len(only) == 1 and not _is_its_own(choice, game, only[0]):
        return f"{who} choose{s} {only[0]}"
    if choice.kind == "targets" and "anything" in aimed and named:
        held = [game.objects[each].name for each in named]
        if held.count(held[0]) == 1:
            return f"{who} choose{s} {held[0]}"
    players = [each for each in options if isinstance(each, str)]
    if choice.prompt == "proliferate" and _is_of_poison(choice, game, players):
        return f"{who} choose{s} {_PLAYERS[players[0]]}"
    if choice.kind == "targets" and players and (loosely or len(players) == len(options)):
        other = "the opponent" if choice.player == "you" else "you"
        return f"{who} choose{s} {other}"
    raise NotSupported(
        f"it rests on a choice that the question leaves open: {choice.prompt or choice.kind}"
    )


def _is_of_poison(choice: Choice, game: Game, players: Sequence[str]) -> bool:
    """Tell whether only the other player can be given another counter, which is a poison one."""
    options = getattr(choice.domain, "options", ())
    if list(options) != list(players) or len(players) != 1 or choice.player in players:
        return False
    return {kind for kind, _ in game.players[players[0]].counters} == {"poison"}


def _chosen(choice: Choice, game: Game, name: str, named: Sequence[int]) -> str:
    """Give what a choice takes of what is spoken of, "" where that is none of its options."""
    options = getattr(choice.domain, "options", ())
    player = name.removeprefix("player ")
    if choice.kind == "targets" and player != name and player in options:
        return _PLAYERS[player]
    if any(game.objects[each].name == name for each in named):
        alone = len({game.objects[each].name for each in named}) == 1
        if alone and _is_its_own(choice, game, name):
            return "the opponent" if choice.player == "you" else "you"
        return name
    if choice.kind == "color" and COLORS_BY_NAME.get(name) in options:
        return name
    return ""


def _with_others(choice: Choice, game: Game, chosen: str, named: Sequence[int]) -> str:
    """Give what is discarded: what is spoken of, and other cards with it, as many as must be."""
    least = getattr(choice.domain, "minimum", 0)
    all_there = list(getattr(choice.domain, "options", ())) == list(named)
    if choice.kind != _DISCARDING or least < _SEVERAL or not all_there:
        return chosen
    others = [game.objects[each].name for each in named if game.objects[each].name != chosen]
    return "; ".join((chosen, *others[: least - 1]))


_DISCARDING, _SEVERAL = "discard", 2


def _is_its_own(choice: Choice, game: Game, name: str) -> bool:
    """Tell whether an ability that may be aimed at players would be aimed at its own source."""
    options = getattr(choice.domain, "options", ())
    if choice.kind != "targets" or not any(isinstance(each, str) for each in options):
        return False
    on_stack = getattr(game.objects.get(choice.about[0]), "on_stack", None)
    return on_stack is not None and on_stack.source_was.name == name


def _division(choice: Choice, game: Game, *, divides: str) -> str:
    domain: Any = choice.domain
    about: Any = choice.about
    source = game.get(about).name
    said: list[str] = []
    names = [game.get(e).name if isinstance(e, int) else _PLAYERS[e] for e in domain.among]
    for at, share in enumerate(shares_of(choice, game, divides=divides)):
        nth = NTH[min(len(NTH) - 1, names[:at].count(names[at]))]
        to = f"the {nth} {names[at]}" if names.count(names[at]) > 1 else names[at]
        said.append(f"{share} damage to {to}")
    return f"{source} assigns {'; '.join(said)}"


_PLAYERS = {"you": "you", "opponent": "the opponent"}


def _is_payment(choice: Choice) -> bool:
    words = (choice.prompt or "").lower()
    return "pay" in words.split()[:3] or "unless" in words
