"""Abilities (CR 112, 113): activated, triggered, static, spell, loyalty, and keywords (CR 702)."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Sentence, Target
from rulings_cli.abilities.quantities import Quantity
from rulings_cli.abilities.references import PlayerRef
from rulings_cli.abilities.spending import OnlyMana
from rulings_cli.abilities.static import StaticEffect
from rulings_cli.abilities.triggers import TriggerEvent
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Zone


class ActivationLimit(Value):
    """One "Activate only …" (CR 602.5).

    `kind`: "sorcery" (only as a sorcery), "instant" (only as an instant), "once each turn",
    "turn" (only during your turn), "step", "if" (with `condition`), "any player".
    """

    kind: str
    condition: Condition | None = None
    words: str = ""


class ActivatedAbility(Value):
    """Cost: effect (CR 602). Zone: where it works, the battlefield unless the text says so."""

    cost: Cost
    body: tuple[Sentence, ...]
    targets: tuple[Target, ...] = ()
    limits: tuple[ActivationLimit, ...] = ()
    zone: Zone = Zone.BATTLEFIELD
    label: str = ""  # an ability word or flavor word, no rules text (CR 207.2c)
    cost_change: StaticEffect | None = None  # "this ability costs {1} less to activate …"
    only_mana: OnlyMana | None = None  # "spend only red mana on X"


class LoyaltyAbility(Value):
    """[+N]: effect of a planeswalker (CR 606). `amount` as printed: "+1", "-3", "0", "-X"."""

    amount: str
    body: tuple[Sentence, ...]
    targets: tuple[Target, ...] = ()


class TriggeredAbility(Value):
    """When, whenever or at … (CR 603).

    `word` "when", "whenever" or "at"; `condition` the intervening "if" (CR 603.4); `once_each_turn`
    for "this ability triggers only once each turn".
    """

    event: TriggerEvent
    body: tuple[Sentence, ...]
    targets: tuple[Target, ...] = ()
    condition: Condition | None = None
    word: str = "when"
    once_each_turn: bool = False
    zone: Zone = Zone.BATTLEFIELD
    words: str = ""


class StaticAbility(Value):
    """What is simply true (CR 604). `condition` for "as long as …"; `trailing` where it is last."""

    effects: tuple[StaticEffect, ...]
    condition: Condition | None = None
    trailing: bool = False
    zone: Zone = Zone.BATTLEFIELD
    words: str = ""


class SpellAbility(Value):
    """What an instant or sorcery does as it resolves (CR 113.3a).

    `cleaved` is what it does without the words in square brackets (CR 702.148a), `brackets` where
    in its text those begin and end.
    """

    body: tuple[Sentence, ...]
    targets: tuple[Target, ...] = ()
    cleaved: SpellAbility | None = None
    brackets: tuple[tuple[int, int], ...] = ()


class ChapterAbility(Value):
    """A chapter ability of a Saga (CR 714.2)."""

    chapters: tuple[int, ...]
    body: tuple[Sentence, ...]
    targets: tuple[Target, ...] = ()


class Keyword(Value):
    """A keyword ability with its parameters (CR 702).

    `name` in lower case as the rules list it ("first strike", "ward", "protection", "landwalk",
    "basic landcycling"). `cost` for kicker, ward, equip …; `amount` for crew, annihilator …;
    `quality` for enchant, protection, equip, affinity, landwalk; `second_cost` for "kicker {U}
    and/or {B}"; `words` whatever else the text adds or how it is written when it is unusual.
    """

    name: str
    cost: Cost | None = None
    amount: Quantity | None = None
    quality: Described | None = None
    second_cost: Cost | None = None
    who: PlayerRef | None = None
    words: str = ""


class Uncompiled(Value):
    """A paragraph that the grammar does not understand; its text is not kept.

    `digest` is a hash of the normalised text, `reason` at which word the grammar stopped and why
    (never more than three words of the text), `touches` what its words may concern; `cost` what
    activating it costs, where it is an activated ability and so much of it is read; `makes` the
    instructions in it that add mana or create tokens that do, all of them or none.
    """

    digest: str
    reason: str
    touches: tuple[str, ...]
    at: int = field(default=0, compare=False)  # the word, counted from 1
    cost: Cost | None = field(default=None, compare=False)
    makes: tuple[Value, ...] = field(default=(), compare=False)


Ability: TypeAlias = (
    ActivatedAbility
    | LoyaltyAbility
    | TriggeredAbility
    | StaticAbility
    | SpellAbility
    | ChapterAbility
    | Keyword
)


class Paragraph(Value):
    """One printed paragraph: its abilities (several keywords on one line), or what failed.

    `label` is an ability or flavor word before a dash, without meaning (CR 207.2c, 207.2d).
    `separator` is how a line of keywords is divided: ", " or "; ".
    """

    abilities: tuple[Ability | Uncompiled, ...]
    label: str = ""
    separator: str = ", "
    playable: bool = False
    #: it is printed with "enters the battlefield", as texts were before "enters"
    long: bool = False


#: What an uncompiled paragraph may touch, the closed list that `touches` draws from.
TOUCHES = (
    "casting",  # whether, when, from where the card may be cast
    "cost",  # what it costs to cast it, additional and alternative costs
    "activation",  # an activated ability and its cost
    "activated",  # it is an activated ability as a whole
    "mana",  # adding mana, or what mana may be spent on
    "types",
    "colors",
    "name",
    "abilities",  # gains or loses abilities
    "size",  # power and toughness
    "zones",  # moves objects
    "enters",  # replacement of how it enters
    "timing",
    "targets",
    "combat",
    "damage",
    "life",
    "cards",  # draws, discards, libraries
    "tokens",
    "counters",
    "control",
    "copy",
    "triggers",
    "others",  # a static effect on other objects or players
    "forbids",  # says that something can't be done, or only so
    "turn",
    "game",
    "keyword",  # a keyword ability that is not modelled
    "chance",  # coins that are flipped, dice that are rolled
)
