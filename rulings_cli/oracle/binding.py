"""Number the targets of an ability and tell what its pronouns stand for.

While an ability is read, a target is `Introduced` and a later mention a `Pronoun`. When it is
whole, targets are numbered in the order of the text, and each mention is bound to the last thing
of its kind that was spoken of. Where two things of one instruction could be meant, the text is
not compiled: `Unclear`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias

from rulings_cli.abilities import effects as _effects
from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.conditions import (
    CostWasPaid,
    ManaWasSpent,
    ObjectIs,
    WasBeheld,
    WasCast,
    WasKicked,
    YouDo,
)
from rulings_cli.abilities.costs import SacrificeThis
from rulings_cli.abilities.described import (
    Another,
    Described,
    HasType,
    InCombatWith,
    IsAttachedTo,
    OneOrMore,
    SharesQuality,
    TargetsObject,
    ThisOr,
)
from rulings_cli.abilities.effects import AnyTarget, Target
from rulings_cli.abilities.mana import CouldProduce
from rulings_cli.abilities.quantities import (
    CountersOn,
    CountOf,
    DoneThisWay,
    Number,
    ThatMuch,
    ValueOf,
)
from rulings_cli.abilities.references import (
    AttachedTo,
    Bound,
    ChosenObjects,
    ControllerOf,
    Each,
    EachOpponent,
    EachPlayer,
    OpponentsWith,
    TargetObject,
    TargetPlayer,
    ThatPlayer,
    This,
    You,
)
from rulings_cli.abilities.static import (
    Affects,
    CantBlockIt,
    CostChange,
    EntersWithCounters,
    ExilesWhatIsFound,
    InsteadOf,
    MustBlockIt,
)
from rulings_cli.abilities.triggers import (
    Activates,
    AnyEvent,
    BecomesTarget,
    FirstTime,
    PlayerDiscards,
    PutsCounters,
    While,
)
from rulings_cli.oracle.rewriting import rewritten
from rulings_cli.oracle.targeting import Introduced, Pronoun, is_mixed_target, is_player_target
from rulings_cli.terms.values import Value, of_kinds, walk

_NESTS: Final = (
    _effects.May,
    _effects.If,
    _effects.ForEach,
    _effects.UnlessPays,
    _effects.DelayedTrigger,
    _effects.BecomeReflexive,
    _effects.Modes,
    _effects.Mode,
    _effects.ResultTable,
    _effects.ResultRow,
    _effects.VillainousChoice,
    _effects.Sentence,
)
#: What an instruction does to two objects: they are never the same.
_TWO: Final[dict[type, tuple[str, str]]] = {
    _effects.Attach: ("what", "to"),
    _effects.DealDamage: ("source", "to"),
    _effects.Fight: ("first", "second"),
}
#: What an instruction binds, and whether it is one thing or several.
_BINDS: Final[dict[type, str]] = {
    _effects.CreateToken: "created",
    _effects.ExileTop: "found",
    _effects.ExileUntil: "found",
    _effects.SearchLibrary: "found",
    _effects.Draw: "drawn",
    _effects.Mill: "milled",
    _effects.LookAtTop: "revealed",
    _effects.CopySpell: "copied",
    _effects.Discard: "discarded",
    _effects.ChooseCard: "chosen",
    _effects.ChooseObject: "chosen",
    _effects.RevealHand: "revealed hand",
}
#: What keyword actions bind, by the first word of their names (CR 701).
_BOUND_BY_ACTION: Final = {
    "manifest": "moved",
    "cloak": "moved",
    "incubate": "created",
    "amass": "amassed",
}
#: Mentions whose words tell what they mean.
_NAMED: Final = {
    "each other card exiled this way": "others",
    "the exiled cards that weren't cast this way": "uncast",
    "cards exiled this way": "exiled",
    "the cards exiled this way": "exiled",
    "the card exiled this way": "exiled",
    "the exiled cards": "exiled",
    "those exiled cards": "exiled",
    "the exiled nonland card": "found",
    "the exiled card": "exiled",
    "the rest": "rest",
    "one pile": "chosen pile",
    "that pile": "chosen pile",
    "the token": "created",
    "the tokens": "created",
    "that token": "created",
    "those tokens": "created",
    "the copy": "copied",
    "the milled card": "milled",
    "the milled cards": "milled",
    "the revealed card": "revealed",
    "the discarded card": "discarded",
    "the countered spell": "countered",
    "the chosen card": "chosen",
    "the chosen creature": "chosen",
    "itself": "self",
}
_OTHERS: Final = ("the other", "one pile", "that pile")
_PAID: Final = ("the sacrificed", "the tapped", "the exiled creature", "the returned")
_TARGETING: Final = ("that spell", "that ability", "that spell or ability")
_SEVERAL: Final = (EachPlayer, EachOpponent, OpponentsWith)
_MANY: Final = ("them", "they", "those")


class Unclear(Exception):
    """A mention could stand for several things, or for nothing that was spoken of."""

    def __init__(self, words: str) -> None:
        super().__init__(f"unclear what is meant by {words!r}")
        self.words = words


class _Mention(Value):
    """Something spoken of: the reference to it, its types if known, and in which instruction."""

    ref: Any
    types: frozenset[str]
    many: bool
    step: int


_Apart: TypeAlias = tuple[list[Target], list[_Mention]]


class _Binder:
    def __init__(self) -> None:
        self.targets: list[Target] = []
        self.mentions: list[_Mention] = []
        self.step = 0
        self.answers: dict[int, Any] = {}
        self.paid = False
        #: the instruction that measured something with which a cost was paid
        self.measured = -1
        #: whether the instructions stand under "if this spell was kicked" or the like
        self.under_the_spell = False
        #: whether a card has been put onto the battlefield
        self.arrives = False
        #: the instruction whose placeholders are answered
        self.asking: Any = None
        #: how "those cards" are bound that were looked through until one was found
        self.dug = ""
        #: the targets that the text says to choose: "choose target creature"
        self.aimed: list[Any] = []
        #: whether the single one is of those to which the effect has done something
        self.done_this_way = False
        self.casts = False
        #: how the pile that is chosen is called: "one pile" or "that pile", "" without piles
        self.piles = ""
        #: whether an object was chosen that is no target: "other creatures" are others than that
        self.chose = False
        self.of_a_spell = False
        self.of_a_discard = False
        #: whether something became the target of "that spell or ability"
        self.targeted = False
        #: how many targets are those of the paragraph before
        self.before = 0
        self.modes: list[tuple[Target, ...]] = []
        self.reflexives: list[tuple[Target, ...]] = []
        self.delayed: list[tuple[Target, ...]] = []
        #: what the sentence before would have made, which is not done
        self.undone: frozenset[str] = frozenset()

    def mention(self, ref: Any, described: Described | None, *, many: bool) -> None:
        types = _types_of(described)
        self.mentions = [each for each in self.mentions if each.ref != ref]
        self.mentions.append(_Mention(ref, types, many, self.step))

    def begin(self, ability: Any) -> None:
        """Note what can be spoken of before the instructions begin."""
        self.of_a_spell = isinstance(ability, SpellAbility)
        if not self.of_a_spell:  # a spell has to speak of itself first
            self.mention(This(), None, many=False)
        if self.of_a_spell and _BEFORE:
            self.step += 1  # said after the spell itself was spoken of
            for target in _BEFORE[-1]:
                self.introduce(target)
            self.before = len(self.targets)
        if isinstance(ability, ActivatedAbility):
            self.paid = any(
                not isinstance(each, SacrificeThis) and hasattr(each, "what")
                for each in ability.cost.components
            )
        if isinstance(ability, TriggeredAbility):
            _bind_event(self, ability)
            self.of_a_discard = isinstance(ability.event, PlayerDiscards)
        if isinstance(ability, StaticAbility) and isinstance(ability.effects[0], ExilesWhatIsFound):
            self.mention(Bound("exiled", ""), Described(noun="card"), many=True)

    def note_subject(self, ability: StaticAbility) -> None:
        """Note what a static ability is about, of which its condition speaks.

        "Enchanted creature has shroud as long as it's untapped": not the Aura.
        """
        first: Any = ability.effects[0]
        if (
            isinstance(first, CostChange)
            and first.what is not None
            and _placeholders(first.for_each)
        ):
            raise Unclear("it")  # it is counted for the spell that is cast
        if ability.condition is None:
            return
        if not ability.trailing or not isinstance(first, Affects):
            subject: Any = next(iter(of_kinds(ability.condition, AttachedTo)), None)
        elif isinstance(first.of, Each) and _placeholders(ability.condition):
            raise Unclear("it")  # each of them is asked
        else:
            subject = first.of
        if isinstance(subject, AttachedTo):
            self.step += 1
            self.mention(subject, None, many=False)

    # --- walking ---------------------------------------------------------------------------------

    def walk(self, node: Any) -> None:
        """Answer the placeholders of an instruction, then note what it binds."""
        self.step += 1
        if isinstance(node, _effects.DealDamage):
            self.same_source(node)
            self.its_own_size(node)
            if isinstance(node.source, Each):  # "its power" is that of each source
                self.mention(This(), None, many=False)
        for rider in getattr(node, "riders", ()):
            if rider.on is not None or rider.kind == "when spent":
                self.mention(Bound("triggering", ""), rider.on, many=False)
        own, children = _split(node)
        if self.chose and any(isinstance(e, Another) and e.words == "other" for e in walk(node)):
            raise Unclear("other")  # than what was chosen
        children, made = self.walk_first(node, children)
        self.same_as_its_controllers(node)
        self.measured_like_before(node)
        self.meant_as_card(node)
        self.other_of_two(node)
        self.answer_own(node, own)
        self.note_owner_of_exiled(node)
        self.mentions += made
        if not isinstance(node, _NESTS):
            self.note_objects(node)
        under = self.under_the_spell
        if isinstance(node, _effects.If) and isinstance(node.condition, _OF_THE_SPELL):
            self.mention(This(), None, many=False)
            self.under_the_spell = True
        if isinstance(node, _effects.ForEach):
            if getattr(node.each, "words", "") != "opponent" and _aims(node.effects):
                raise Unclear("target")  # as many targets as there are
            if _is_of_objects(node.each):
                self.note_each(node)
        if isinstance(node, _effects.DelayedTrigger):
            self.walk_delayed(node, children)
        else:
            self.walk_children(children)
        self.under_the_spell = under
        if isinstance(node, _effects.Sacrifice) and node.described is not None:
            many = node.count != Number(1)
            self.mention(Bound("sacrificed", ""), node.described, many=many)
        self.casts = self.casts or isinstance(node, _effects.CastCard)
        self.note_what_it_binds(node)
        if isinstance(node, _effects.ChooseTarget) and isinstance(node.what, Introduced):
            self.aimed += [self.answers[node.what.at]]  # "the chosen creature"
        if isinstance(node, _effects.PermitPlay):
            self.note_permitted(node.what)
            if isinstance(node.what, Each):  # one of them is cast, which has no reference
                self.step += 1
                self.mention(_EACH_OF_A_NUMBER, node.what.what, many=False)

    def walk_children(self, children: list[Any]) -> None:
        """Walk the instructions inside an instruction; some have targets of their own.

        What is done instead of a sentence can't speak of what that sentence would have made.
        """
        before = list(self.mentions)
        for child, last in zip(children, [None, *children], strict=False):
            if _asks_whether_it_was_done(child) and _is_done_later(last):
                raise Unclear("do")  # it is asked then, not now
            if _is_instead(child) or _is_otherwise(child):
                kept = [each.ref for each in before]
                made = [
                    each
                    for each in self.mentions
                    if isinstance(each.ref, Bound)
                    and each.ref not in kept
                    and each.ref.name != "found"  # only where it goes is another place then
                ]
                self.undone = frozenset(each.ref.name for each in made)
                self.mentions = [each for each in self.mentions if each not in made]
            before = list(self.mentions)
            if isinstance(child, _effects.Mode):
                self.walk_mode(child)
            elif isinstance(child, _effects.BecomeReflexive):
                self.walk_reflexive(child)
            else:
                self.walk(child)
            if isinstance(child, _effects.ResultRow):  # another row knows nothing of this one
                self.mentions = before
            self.undone = frozenset()

    def walk_delayed(self, node: _effects.DelayedTrigger, children: list[Any]) -> None:
        """Walk what a delayed trigger does: it knows the object of its event."""
        event = node.event.events[-1] if isinstance(node.event, AnyEvent) else node.event
        what = getattr(event, "what", None)
        if isinstance(what, Described):
            self.step += 1
            self.mention(Bound("triggering", ""), what, many=False)
        apart = None if node.words in _AS_IT_IS_MADE else self.set_apart(node.body)
        self.walk_children(children)
        self.delayed.append(self.put_back(apart))

    def other_of_two(self, node: Any) -> None:
        """Let "that creature" be another than the target that fights it, or is attached to it."""
        first, second = (getattr(node, each, None) for each in _TWO.get(type(node), ("", "")))
        if isinstance(node, _effects.ContinuousChange):  # "target creature blocks it"
            blocked = (e.what for e in node.changes if isinstance(e, MustBlockIt | CantBlockIt))
            first, second = node.of, next(blocked, None)
        if isinstance(first, Introduced) and isinstance(second, Pronoun) and second.words:
            self.answer(first)
            mentions, ref = self.mentions, self.answers[first.at]
            self.mentions = [each for each in mentions if each.ref != ref]
            self.answer(second)
            self.mentions = mentions
        if isinstance(first, Pronoun) and isinstance(second, Pronoun):
            self.tell_apart(first, second)
        if isinstance(node, _effects.DealDamage):
            self.amount_of_source(node)

    def tell_apart(self, first: Pronoun, second: Pronoun) -> None:
        """Let "it" that deals damage to "that creature" be another than that creature."""
        self.answer(second)
        mentions, ref = self.mentions, self.answers[second.at]
        self.mentions = [each for each in mentions if each.ref != ref.evolve(words="")]
        with suppress(Unclear):
            self.answer(first)
        self.mentions = mentions

    def amount_of_source(self, node: _effects.DealDamage) -> None:
        """Let "its power" be that of the target that deals the damage, or of "this creature"."""
        source: Any = node.source
        if isinstance(source, Introduced):
            self.answer(source)
            meant = self.answers[source.at]
        elif isinstance(source, AttachedTo):
            meant = _said(source, "it")
        elif isinstance(source, This) and source.words.startswith("this creature"):
            meant = source if isinstance(node.to, Pronoun) else None
        else:
            meant = None
        for each in _placeholders(node.amount) if meant is not None else ():
            if isinstance(each, Pronoun) and each.words == "it":
                self.answers[each.at] = meant.evolve(words="it")

    def same_as_its_controllers(self, node: Any) -> None:
        """Let "it" be that creature in "that creature's controller sacrifices it"."""
        who = getattr(node, "who", None)
        if isinstance(node, _effects.Sacrifice) and isinstance(who, ControllerOf):
            whose, what = who.of, node.what
            if isinstance(whose, Pronoun) and isinstance(what, Pronoun) and what.words == "it":
                self.answer(whose)
                self.answers[what.at] = self.answers[whose.at].evolve(words="it")
            elif isinstance(whose, AttachedTo) and isinstance(what, Pronoun) and what.words == "it":
                self.answers[what.at] = _said(whose, "it")

    def measured_like_before(self, node: Any) -> None:
        """Let "its power" go on with what the instruction before has measured, which is gone."""
        for value in of_kinds(node, ValueOf) if not isinstance(node, _NESTS) else ():
            if isinstance(value.of, Pronoun):
                if value.of.words.startswith(_PAID):
                    self.measured = self.step
                elif value.of.words == "it" and self.measured == self.step - 1:
                    self.answers[value.of.at] = Bound("paid", "it")

    def meant_as_card(self, node: Any) -> None:
        """Let "you may play it" speak of a card that was spoken of, not of the permanent."""
        what = getattr(node, "what", None)
        is_played = isinstance(node, _effects.PermitPlay | _effects.CastCard)
        if not is_played or not isinstance(what, Pronoun) or what.words != "it":
            return
        cards = [each for each in self.candidates("it") if _is_of_cards(each.ref)]
        if cards and self.candidates("it")[-1].ref in (This(), Bound("created", "")):
            self.answers[what.at] = _said(cards[-1].ref, "it")

    def answer_own(self, node: Any, own: list[Introduced | Pronoun]) -> None:
        """Answer the placeholders of an instruction itself, in the order of the text."""
        self.asking = node
        self.arrives = self.arrives or isinstance(node, _effects.PutOntoBattlefield)
        single = any(isinstance(each, Pronoun) and each.words in _SINGLE for each in own)
        hidden = self.hide_cards(node) if single else []
        for each in sorted(own, key=lambda one: one.at):
            self.answer(each)
        if hidden:
            self.mentions = sorted((*self.mentions, *hidden), key=lambda one: one.step)
        self.note_condition(node, own)

    def hide_cards(self, node: Any) -> list[_Mention]:
        """Take away what an instruction or a condition can't be about; it is given back after it.

        A card that was drawn is no permanent, a card that was revealed only where it was put onto
        the battlefield; and a token is no card.
        """
        out: tuple[Any, ...] = ()
        if isinstance(node, _OF_PERMANENTS):
            out = _IN_HAND if self.arrives else (*_IN_HAND, Bound("revealed", ""))
        elif isinstance(node, _effects.If) and _is_of_a_card(node.condition):
            out = (Bound("created", ""),)
        hidden = [each for each in self.mentions if each.ref in out]
        self.mentions = [each for each in self.mentions if each.ref not in out]
        return hidden

    def note_owner_of_exiled(self, node: Any) -> None:
        """Let "that card" speak of the card whose owner does something."""
        if getattr(getattr(node, "who", None), "words", "") == "the exiled card's owner":
            self.mention(Bound("exiled", ""), Described(noun="card"), many=False)

    def note_condition(self, node: Any, own: list[Introduced | Pronoun]) -> None:
        """Let "it" speak of what the condition before it has spoken of."""
        if not isinstance(node, _effects.If) or node.trailing:
            return
        for each in own:
            words = each.words if isinstance(each, Pronoun) else ""
            if words.startswith(("that ", "it")) and words != "that spell":
                self.say_again(self.answers[each.at])
        if not own and any(isinstance(each, This) for each in walk(node.condition)):
            self.mention(This(), None, many=False)

    def note_each(self, node: _effects.ForEach) -> None:
        """Note the single one of several that something is done for."""
        self.step += 1
        self.done_this_way = isinstance(node.each, DoneThisWay)
        one = _EACH_ONE if self.are_known(node) else _EACH_OF_A_NUMBER
        what = node.each if isinstance(node.each, Described) else None
        self.mention(one, what or getattr(node.each, "what", None), many=False)

    def forget_each(self) -> None:
        """Let later sentences not speak of a single one."""
        self.mentions = [
            each.evolve(ref=_EACH_OF_A_NUMBER) if each.ref == _EACH_ONE else each
            for each in self.mentions
        ]

    def are_known(self, node: _effects.ForEach) -> bool:
        """Tell whether the objects of "for each" are given one by one, and "it" is such a one.

        What changes "it" in an ability of a permanent may speak of that permanent.
        """
        each = node.each.what if isinstance(node.each, CountOf) else node.each
        inside = list(walk(node.effects))
        if any(isinstance(one, ThatPlayer) for one in inside):
            return False
        changes = (_effects.ContinuousChange, _effects.PutCounters)
        if not self.of_a_spell and any(isinstance(one, changes) for one in inside):
            return False
        if isinstance(each, ThatMuch):
            return each.words == "card exiled this way"
        if isinstance(each, DoneThisWay):
            return each.verb == "exiled"
        if not isinstance(each, Described) or (each.noun == "card" and each.zone is None):
            return False
        states = (*each.adjectives, *each.further)
        return not any(getattr(one, "word", "").endswith(" this way") for one in states)

    def note_what_it_binds(self, node: Any) -> None:
        """Note what an instruction gives a name to: tokens, cards found, what is chosen."""
        if isinstance(node, _effects.ForEach):
            self.forget_each()
        if isinstance(node, _effects.SeparatePiles | _effects.ChoosePile):
            chosen = isinstance(node, _effects.ChoosePile)
            self.piles = "that pile" if chosen else "one pile"
        self.chose = self.chose or isinstance(node, _effects.ChooseObject)
        name = _BINDS.get(type(node))
        if isinstance(node, _effects.LookAtHand):
            self.mention(Bound("revealed", ""), Described(noun="card"), many=True)
        if isinstance(node, _effects.CreateToken) and node.copy_of is not None:
            self.step += 1  # "it" is the token, not what it is a copy of
        if isinstance(node, _effects.KeywordAction):
            name = _BOUND_BY_ACTION.get(node.name.split(" ")[0])
        if name is not None:
            count = getattr(node, "count", None)
            many = count not in (None, Number(1)) or getattr(node, "up_to", False)
            if isinstance(node, _effects.ExileTop | _effects.LookAtTop):
                many = many or isinstance(node.of, _SEVERAL)
            many = many or isinstance(getattr(node, "who", None), _SEVERAL)
            many = many or getattr(getattr(node, "of", None), "words", "").startswith("each of")
            if many and isinstance(node, _effects.ExileTop):
                name = "exiled"
            until = getattr(node, "until", None) or getattr(node, "what", None)
            described = until if isinstance(until, Described) else None
            self.mention(Bound(name, ""), described, many=bool(many))
            if isinstance(node, _effects.ExileUntil):
                self.dug = "revealed" if node.reveal else "exiled"
            if isinstance(node, _effects.CreateToken) and node.token and node.token.types:
                types = frozenset(node.token.types)
                self.mentions[-1] = self.mentions[-1].evolve(types=types)

    def walk_first(self, node: Any, children: list[Any]) -> tuple[list[Any], list[_Mention]]:
        """Walk what stands before the price or the condition; give what is still to walk."""
        if isinstance(node, _effects.If) and node.trailing:
            return [], self.walk_before(children)
        if not isinstance(node, _effects.UnlessPays):
            return children, []
        for child in children:
            self.walk(child)
        if self.targets:  # "its controller" is another than who does this
            self.mentions = [each for each in self.mentions if each.ref != This()]
        return [], []

    def walk_before(self, nodes: list[Any]) -> list[_Mention]:
        """Walk instructions that a condition stands after; give what they make, to note later.

        "Draw a card if that creature …" does not speak of the card that is drawn.
        """
        known = {each.ref for each in self.mentions}
        for each in nodes:
            self.walk(each)
        made = [
            each
            for each in self.mentions
            if isinstance(each.ref, Bound) and each.ref not in known and "spell" not in each.types
        ]
        self.mentions = [each for each in self.mentions if each not in made]
        self.note_named(nodes)
        return made

    def note_named(self, nodes: list[Any]) -> None:
        """Let "it" speak of "the exiled card", said last in these instructions."""
        said = sorted(_placeholders(tuple(nodes)), key=lambda one: one.at)
        ref = self.answers.get(said[-1].at) if said else None
        if isinstance(ref, Bound):
            self.step += 1
            self.mention(ref, None, many=False)

    def note_permitted(self, what: Any) -> None:
        """Let "that spell" speak of a card that was allowed to be cast (CR 400.7h)."""
        ref = self.answers.get(what.at) if isinstance(what, Introduced | Pronoun) else None
        if isinstance(ref, TargetObject | Bound):
            self.mentions.append(_Mention(ref, frozenset({"spell"}), False, self.step))

    def walk_mode(self, mode: _effects.Mode) -> None:
        """Walk a mode: it has its own targets, and knows what was spoken of before the modes."""
        targets, mentions = self.targets, self.mentions
        self.targets, self.mentions = [], list(mentions)
        self.walk(mode)
        self.modes.append(tuple(self.targets))
        self.targets, self.mentions = targets, mentions

    def walk_reflexive(self, node: _effects.BecomeReflexive) -> None:
        """Walk a reflexive ability, which has its own targets (CR 603.12)."""
        apart = self.set_apart(node.body)
        self.walk(node)
        self.reflexives.append(self.put_back(apart))

    def set_apart(self, body: tuple[_effects.Sentence, ...]) -> _Apart | None:
        """Begin to number the targets of an ability in an ability, if it has any of its own.

        With targets of its own it can't speak of those of the ability that it is part of.
        """
        if not any(isinstance(each, Introduced) for each in _placeholders(body)):
            return None
        kept = self.targets, self.mentions
        self.targets = []
        self.mentions = [
            each.evolve(ref=_OF_THE_OTHER) if isinstance(each.ref, TargetObject) else each
            for each in self.mentions
            if not isinstance(each.ref, AnyTarget)
        ]
        return kept

    def put_back(self, apart: _Apart | None) -> tuple[Target, ...]:
        """Give the targets of the ability in the ability, and go on with the outer one."""
        if apart is None:
            return ()
        own = tuple(self.targets)
        self.targets, self.mentions = apart
        return own

    def of_delayed(self, ability: Any) -> Iterator[tuple[Target, ...]]:
        """Give the targets of each delayed trigger in an ability, in the order of the text."""
        waiting = [each for each in walk(ability) if isinstance(each, _effects.DelayedTrigger)]
        if any(self.delayed) and len(waiting) != len(self.delayed):
            raise Unclear("target")
        return iter(self.delayed)

    def its_own_size(self, node: _effects.DealDamage) -> None:
        """Let "its power" be that of the creature which deals the damage, as the text says."""
        source = node.source
        if not isinstance(source, This) or source.words not in ("~", "this creature"):
            return
        for value in of_kinds(node.amount, ValueOf, CountersOn):
            assert isinstance(value, ValueOf | CountersOn)
            is_size = isinstance(value, CountersOn) or value.what in ("power", "toughness")
            if is_size and isinstance(value.of, Pronoun) and value.of.words == "it":
                self.answers[value.of.at] = This("it")

    def same_source(self, node: _effects.DealDamage) -> None:
        """Let "it deals 4 damage instead" speak of the source that dealt the first damage."""
        repeats = isinstance(node.to, Pronoun) and not node.to.words
        if repeats and isinstance(node.source, Pronoun) and node.source.words == "it":
            self.mentions = [each for each in self.mentions if each.ref != This()]
            self.mention(This(), None, many=False)

    def note_objects(self, node: Any) -> None:
        for name in type(node)._fields:
            held = getattr(node, name)
            if isinstance(held, This):
                self.mention(This(), None, many=False)
            elif isinstance(held, AttachedTo):
                arrives = isinstance(node, _effects.PutOntoBattlefield)
                self.mention(Bound("moved", "") if arrives else held, None, many=False)
            elif isinstance(held, ChosenObjects):
                many = held.up_to or held.count not in (None, Number(1))
                self.mention(Bound("chosen", ""), held.what, many=many)
            elif isinstance(held, Each):
                self.mention(held, held.what, many=True)
            elif isinstance(held, Pronoun) and held.words in ("the exiled card", *_TARGETING):
                ref = self.answers[held.at]
                if isinstance(ref, Bound) and ref.name in ("paid", "targeting", "exiled"):
                    self.mention(ref.evolve(words=""), None, many=False)
        if isinstance(node, _effects.DealDamage) and node.source is None:
            self.mention(This(), None, many=False)

    def answer(self, each: Introduced | Pronoun) -> None:
        """Answer a placeholder; one that stands in two instructions is one mention (CR 601.2c)."""
        if each.at in self.answers:
            return
        if isinstance(each, Introduced):
            self.answer_within(each.target)
            self.answers[each.at] = self.introduce(each.target)
        else:
            self.answers[each.at] = self.resolve(each.words)
            if self.under_the_spell and each.words.startswith("that "):
                self.say_again(self.answers[each.at])

    def answer_within(self, target: Target) -> None:
        """Answer what describes a target, if it can be: "that creature" is another than it."""
        for inner in _placeholders(target):
            if isinstance(inner, Pronoun) and inner.words.startswith("that "):
                with suppress(Unclear):
                    self.answer(inner)
        for relation in of_kinds(target, InCombatWith, IsAttachedTo, SharesQuality):
            for inner in _placeholders(relation):  # "target creature blocking it": not itself
                if isinstance(inner, Pronoun):
                    with suppress(Unclear):
                        self.answer(inner)

    def say_again(self, ref: Any) -> None:
        """Let "it" speak of "that creature" rather than of the spell that was kicked."""
        said = [each for each in self.mentions if each.ref == ref]
        if said:
            self.mentions = [each for each in self.mentions if each.ref != ref]
            self.mentions.append(said[-1].evolve(step=self.step))

    def introduce(self, target: Target) -> Any:
        index = len(self.targets)
        self.targets.append(target)
        many = target.maximum != 1
        if is_mixed_target(target):
            self.mention(AnyTarget(index), target.what, many=many)
            return AnyTarget(index)
        if is_player_target(target):
            return TargetPlayer(index)
        self.mention(TargetObject(index), target.what, many=many)
        return TargetObject(index)

    def resolve(self, words: str) -> Any:
        """Give what a mention stands for; Unclear where that is not certain."""
        told = self.told(words)
        if told is not None:
            return told
        found = self.candidates(words)
        if not found and self.casts and words == "that spell":
            return Bound("cast", words)
        if words == "those cards" and self.dug:
            return Bound(self.dug, words)
        if not found and self.paid and words.split()[-1] not in ("spell", "ability"):
            return Bound("paid", words)
        if not found:
            raise Unclear(words)
        last = found[-1]
        others = any(isinstance(each.ref, TargetObject) for each in found[:-1])
        if last.ref in _UNKNOWN or (last.ref == _EACH_ONE and others and not self.done_this_way):
            raise Unclear(words)  # what is done with each single object has no reference
        mixed = next((one for one in self.mentions[::-1] if isinstance(one.ref, AnyTarget)), None)
        is_given_up = isinstance(self.asking, _effects.Sacrifice)  # what the player controls
        if mixed is not None and words == "it" and mixed.step >= last.step and not mixed.many:
            if is_given_up:
                return _said(last.ref, words)
            if not self.of_a_spell:  # else it can be what deals the damage
                raise Unclear(words)
            return TargetObject(mixed.ref.index, words)
        if len(found) > 1 and found[-2].step == last.step:
            raise Unclear(words)
        return _said(last.ref, words)

    def told(self, words: str) -> Any:
        """Give what the words themselves tell, whatever was spoken of; None where they don't."""
        if words == "":
            return self.same_target()
        if words.startswith("the creature ") and words.endswith((" control", " controls")):
            return self.target_of(words)
        other = self.other(words) if words in _OTHERS else None
        if other is not None:
            return other
        if words in _NAMED and _NAMED[words] not in self.undone:
            return self.named(words)
        if words.startswith(_PAID):
            return Bound(self.given_up(words), words)
        return Bound("targeting", words) if self.targeted and words in _TARGETING else None

    def other(self, words: str) -> Bound | None:
        """Give the pile that is meant (CR 700.3), or the rest; None where that is neither."""
        if self.piles and words == "the other":
            return Bound("other pile", words)
        if words != "the other" and self.piles != words:
            raise Unclear(words)
        return Bound("rest", words) if words == "the other" and self.is_the_rest() else None

    def is_the_rest(self) -> bool:
        """Tell whether "the other" is what was found or revealed beside the one spoken of."""
        names = {getattr(each.ref, "name", "") for each in self.mentions}
        if names & {"found", "revealed"}:
            return True
        if any(each.ref == Bound("chosen", "") for each in self.mentions):
            raise Unclear("the other")  # what was not chosen has no reference
        return False

    def given_up(self, words: str) -> str:
        """Give the name for what was given up: as a cost, or exiled by the ability itself."""
        by_itself = words == "the exiled creature" and not (self.paid or self.of_a_spell)
        return "exiled" if by_itself else "paid"

    def target_of(self, words: str) -> Any:
        """Give the only target that "the creature you control", or an opponent, speaks of."""
        yours = words.endswith(" you control")
        fitting = [
            index
            for index, each in enumerate(self.targets)
            if each.what is not None
            and each.what.controller is not None
            and (each.what.controller == You() and not each.what.controls_not) == yours
        ]
        if len(fitting) != 1:
            raise Unclear(words)
        return TargetObject(fitting[0], words)

    def named(self, words: str) -> Any:
        """Give what a mention stands for whose words tell it."""
        name = _NAMED[words]
        if name == "discarded" and self.of_a_discard:
            return Bound("triggering", words)
        if self.paid and name in ("exiled", "discarded", "revealed"):
            name = "paid"
        if name == "chosen" and self.aimed:
            if len(self.aimed) > 1:  # one of them, by a condition
                raise Unclear(words)
            return self.aimed[0].evolve(words=words)
        return Bound(name, words)

    def same_target(self) -> Any:
        if not self.targets:
            raise Unclear("the same target")
        index = len(self.targets) - 1
        if is_player_target(self.targets[index]):
            return TargetPlayer(index, " ")
        if is_mixed_target(self.targets[index]):
            return AnyTarget(index, " ")
        return TargetObject(index, " ")

    def candidates(self, words: str) -> list[_Mention]:
        many = words.startswith(_MANY)
        noun = words.split()[-1]
        fitting = []
        for each in self.mentions:
            if each.many != many or isinstance(each.ref, AnyTarget):
                continue
            if noun in _NOUN_TYPES:
                wanted = _NOUN_TYPES[noun]
                if each.types and not each.types & wanted:
                    continue
                if not each.types and _is_of_cards(each.ref) and noun not in ("spell", "ability"):
                    continue
            if noun in ("card", "cards") and each.ref == Bound("created", ""):
                continue
            if isinstance(each.ref, This) and words.startswith(("that ", "the ")):
                continue
            fitting.append(each)
        if noun == "spell":  # a card that was drawn is no spell
            return [each for each in fitting if "spell" in each.types] or fitting
        return fitting


_NOUN_TYPES: Final = {
    "creature": frozenset({"creature", "permanent"}),
    "creatures": frozenset({"creature", "permanent"}),
    "land": frozenset({"land", "permanent"}),
    "lands": frozenset({"land", "permanent"}),
    "artifact": frozenset({"artifact", "permanent"}),
    "Equipment": frozenset({"artifact", "permanent"}),
    "enchantment": frozenset({"enchantment", "permanent"}),
    "planeswalker": frozenset({"planeswalker", "permanent"}),
    "permanent": frozenset(
        {"permanent", "creature", "land", "artifact", "enchantment", "planeswalker"}
    ),
    "permanents": frozenset(
        {"permanent", "creature", "land", "artifact", "enchantment", "planeswalker"}
    ),
    "spell": frozenset({"spell"}),
    "ability": frozenset({"ability"}),
}


#: Conditions that speak of the spell itself: "if this spell was kicked".
_OF_THE_SPELL: Final = (CostWasPaid, ManaWasSpent, WasBeheld, WasCast, WasKicked)
#: Stands for the single object in what is done for each of several.
_EACH_ONE: Final = Bound("each one", "")
#: The same where the text counts objects which nothing gives one by one.
_EACH_OF_A_NUMBER: Final = Bound("each of a number", "")
#: Stands for a target of the ability that another one, with its own targets, is part of.
_OF_THE_OTHER: Final = Bound("target of the other", "")
_UNKNOWN: Final = (_EACH_OF_A_NUMBER, _OF_THE_OTHER)
#: Words of delayed triggers whose targets are those of the ability that makes them.
_AS_IT_IS_MADE: Final = ("last", "when")
_SINGLE: Final = ("it", "him", "her")
#: Cards that are in a hand or were discarded, and instructions that can't be about those.
_IN_HAND: Final = (Bound("drawn", ""), Bound("discarded", ""))
_OF_PERMANENTS: Final = (
    _effects.ContinuousChange,
    _effects.PutCounters,
    _effects.Sacrifice,
    _effects.Tap,
    _effects.Untap,
)
_OF_CARDS: Final = ("found", "drawn", "revealed", "milled", "discarded")


def _is_of_objects(each: Any) -> bool:
    """Tell whether something is done for each of some objects."""
    return isinstance(each, Described | CountOf | ThatMuch | DoneThisWay)


def _is_of_cards(ref: Any) -> bool:
    """Tell whether a reference is to cards, which are no permanents."""
    return isinstance(ref, Bound) and ref.name in _OF_CARDS


def _types_of(described: Described | None) -> frozenset[str]:
    if described is None:
        return frozenset()
    found = {each.name for kind in described.kinds for each in kind if isinstance(each, HasType)}
    if described.noun == "spell or ability":
        return frozenset({"spell", "ability", *found})
    if described.noun.startswith("spell or "):
        return frozenset({"spell", "permanent", *found})
    if described.noun in ("card", "spell", "ability"):
        return frozenset({described.noun, *found})
    if described.kinds and not found:
        known = {getattr(each, "name", "") for kind in described.kinds for each in kind}
        return frozenset({"artifact"} if known == {"Equipment"} else ())
    return frozenset(found or {"permanent"})


def _said(ref: Any, words: str) -> Any:
    if isinstance(ref, AttachedTo):
        return Bound("attached", words)
    if isinstance(ref, Each):
        return Bound("affected", words)
    return ref.evolve(words=words)


def _split(node: Any) -> tuple[list[Introduced | Pronoun], list[Any]]:
    """Give the placeholders of an instruction itself, and the instructions inside it."""
    if not isinstance(node, _NESTS):
        return _placeholders(node), []
    own: list[Introduced | Pronoun] = []
    children: list[Any] = []
    for name in type(node)._fields:
        held = getattr(node, name)
        if name in ("effects", "otherwise", "body", "modes", "rows"):
            children += held
        elif name != "targets":
            own += _placeholders(held)
    return own, children


def _placeholders(node: Any) -> list[Introduced | Pronoun]:
    """Give the placeholders in a tree, in no order."""
    return of_kinds(node, Introduced, Pronoun)


def _aims(effects: Any) -> bool:
    """Tell whether instructions have targets of their own."""
    return any(isinstance(each, Introduced) for each in _placeholders(effects))


def _with_that_type(ability: Any) -> Any:
    """Let "mana of that type" be of the types that the mana before it could have (CR 106.7)."""
    produced = [each for each in walk(ability) if isinstance(each, CouldProduce)]
    open_ = [each for each in produced if each.what == Described()]
    if not open_:
        return ability
    known = next((each for each in produced if each not in open_), None)
    if known is None:
        raise Unclear("that type")
    return rewritten(
        ability,
        lambda each: (
            each.evolve(what=known.what, only_colors=known.only_colors) if each in open_ else each
        ),
    )


#: The targets of the paragraph before, while a paragraph is read that speaks of them.
_BEFORE: list[tuple[Target, ...]] = []


@contextmanager
def speaking_of(targets: tuple[Target, ...]) -> Iterator[None]:
    """Let a spell's instructions speak of what the paragraph before them targets."""
    _BEFORE.append(targets)
    try:
        yield
    finally:
        _BEFORE.pop()


def bind(ability: Any) -> Any:
    """Give the ability with its targets numbered and its mentions bound; Unclear if it can't be."""
    if not of_kinds(ability, Introduced, Pronoun, CouldProduce):
        return ability
    ability = _with_that_type(ability)
    if not _placeholders(ability):
        return ability
    binder = _Binder()
    binder.begin(ability)
    instead = _done_instead(ability)
    for name in ("event", "cost", "condition", "effects", "limits"):
        held: Any = getattr(ability, name, None)
        if name == "condition" and isinstance(ability, StaticAbility):
            binder.note_subject(ability)
        if held is not None and not (instead and name == "effects"):
            for mention in sorted(_placeholders(held), key=lambda one: one.at):
                binder.answer(mention)
            if isinstance(held, ObjectIs) and isinstance(held.what, AttachedTo | This):
                binder.step += 1
                what = held.what if isinstance(held.what, AttachedTo) else This()
                binder.mention(what, None, many=False)
    body: Any = getattr(ability, "body", None) or ()
    binder.walk_children([*body, *instead])

    own: dict[type, Iterator[tuple[Target, ...]]] = {
        _effects.Mode: iter(binder.modes),
        _effects.BecomeReflexive: iter(binder.reflexives),
        _effects.DelayedTrigger: binder.of_delayed(ability),
    }

    def change(node: Any) -> Any:
        if isinstance(node, Introduced | Pronoun):
            if node.at not in binder.answers:
                raise Unclear(getattr(node, "words", "target"))
            return binder.answers[node.at]
        if type(node) in own:
            return node.evolve(targets=rewritten(next(own[type(node)], ()), change))
        return node

    bound = rewritten(ability, change)
    if binder.before:
        late = any(isinstance(each, EntersWithCounters) for each in walk(bound))
        if late or len(binder.targets) > binder.before:  # late: it has entered by then
            raise Unclear("target")
        return bound
    if binder.targets and "targets" not in type(bound)._fields:
        raise Unclear("target")
    if not binder.targets:
        return bound
    return bound.evolve(targets=rewritten(tuple(binder.targets), change))


def _asks_whether_it_was_done(sentence: Any) -> bool:
    """Tell whether a sentence begins with "if you do"."""
    first = sentence.effects[0] if isinstance(sentence, _effects.Sentence) else None
    return isinstance(first, _effects.If) and isinstance(first.condition, YouDo)


def _is_done_later(sentence: Any) -> bool:
    """Tell whether a sentence lets something be done at a later time: "at end of combat"."""
    effects = sentence.effects if isinstance(sentence, _effects.Sentence) else ()
    return any(
        isinstance(each, _effects.DelayedTrigger) and each.words in _AS_IT_IS_MADE
        for each in effects
    )


def _is_of_a_card(condition: Any) -> bool:
    """Tell whether a condition is about a card: "if it's a land card"."""
    return isinstance(condition, ObjectIs) and condition.described.noun == "card"


def _is_otherwise(sentence: Any) -> bool:
    """Tell whether a sentence says what is done where the one before it is not."""
    is_sentence = isinstance(sentence, _effects.Sentence)
    return is_sentence and sentence.opening.lower().startswith("otherwise")


def _is_instead(sentence: Any) -> bool:
    """Tell whether a sentence says what is done instead of the one before it."""
    effects = getattr(sentence, "effects", ()) if isinstance(sentence, _effects.Sentence) else ()
    return any(isinstance(each, _effects.If) and each.instead for each in effects)


def _done_instead(ability: Any) -> tuple[Any, ...]:
    """Give the sentences of a static ability that are carried out instead of an event."""
    effects = getattr(ability, "effects", ())
    return tuple(one for each in effects if isinstance(each, InsteadOf) for one in each.body)


def _bind_event(binder: _Binder, ability: TriggeredAbility) -> None:
    event: Any = ability.event
    while isinstance(event, While | FirstTime):
        event = event.event
    events = event.events if isinstance(event, AnyEvent) else (event,)
    binder.targeted = any(isinstance(each, BecomesTarget) for each in events)
    if isinstance(event, AnyEvent) and event.joiner == "or activate":
        binder.step += 1
        binder.mention(Bound("triggering", ""), None, many=False)
        return
    if isinstance(event, AnyEvent) and event.joiner in ("either", "either one"):
        binder.step += 1
        binder.mentions.clear()
        binder.mention(Bound("triggering", ""), None, many=False)
        return
    if isinstance(event, AnyEvent) and event.joiner not in ("or", "or else"):
        binder.step += 1
        for each in event.events:
            what = getattr(each, "what", None)
            if isinstance(what, Described):
                binder.mention(Bound("triggering", ""), what, many=False)
        return
    what = event.on if isinstance(event, PutsCounters) else getattr(event, "what", None)
    if isinstance(event, Activates):
        binder.step += 1
        binder.mention(Bound("triggering", ""), Described(noun="ability"), many=False)
        return
    if what is None and isinstance(event, AnyEvent):
        what = getattr(event.events[0], "what", None)
    if what is None and isinstance(event, PlayerDiscards):
        what = Described(noun="card")
    binder.step += 1
    if isinstance(what, Described):
        binder.mention(Bound("triggering", ""), what, many=False)
        if any(isinstance(e, TargetsObject) and isinstance(e.what, This) for e in what.further):
            binder.step += 1  # "a spell that targets this creature": "it" is rather the creature
            binder.mention(This(), None, many=False)
    elif isinstance(what, ThisOr):
        binder.mentions.clear()
        binder.mention(Bound("triggering", ""), what.what.evolve(kinds=()), many=False)
    elif isinstance(what, OneOrMore):
        binder.mention(Bound("triggering", ""), what.what, many=True)
    elif isinstance(what, This | AttachedTo):
        binder.mention(what if isinstance(what, AttachedTo) else This(), None, many=False)
    whose = getattr(getattr(event, "whose", None), "of", None)
    if isinstance(whose, AttachedTo):  # "the upkeep of enchanted creature's controller"
        binder.mention(whose, None, many=False)
    _mention_opposing(binder, event.events[0] if isinstance(event, AnyEvent) else event)


def _mention_opposing(binder: _Binder, event: Any) -> None:
    """Note the second object of an event: what is blocked, what blocks, what is dealt damage."""
    for name, held in (("blocked", "opposing"), ("by", "opposing"), ("to", "damaged")):
        other = getattr(event, name, None)
        if isinstance(other, Described):
            binder.step += 1
            binder.mention(Bound(held, ""), other, many=False)
