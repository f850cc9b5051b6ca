"""What holds all the time: continuous, prohibiting, permitting and replacement effects.

Static abilities (CR 604) and continuous effects of resolutions (CR 611) are made of these.
"""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import CopyException, Effect, Sentence
from rulings_cli.abilities.mana import ManaProduced
from rulings_cli.abilities.quantities import Number, Quantity
from rulings_cli.abilities.references import ObjectRef, PlayerRef, You
from rulings_cli.abilities.spending import OnlyMana
from rulings_cli.abilities.triggers import TriggerEvent
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Step, Zone

# --- changes of characteristics (CR 613): what `ContinuousChange` and `Affects` carry ---------


class ModifyPowerToughness(Value):
    """Gets +N/+N (layer 7c). A sign belongs to the amounts: Number(-1) is "-1".

    `for_each` multiplies both: "+1/+1 for each artifact you control".
    """

    power: Quantity
    toughness: Quantity
    for_each: Quantity | None = None
    words: str = ""


class SetPowerToughness(Value):
    """Has base power and toughness (layer 7b), or is defined by the ability itself (7a)."""

    power: Quantity | None
    toughness: Quantity | None
    defining: bool = False
    words: str = ""


class GrantAbilities(Value):
    """Has or gains abilities (layer 6): keywords or whole abilities in quotes."""

    abilities: tuple[Value, ...]  # Keyword or Ability
    words: str = field(default="", compare=False)  # "have" or "gain"


class GrantChoice(Value):
    """Gains one of several keywords, the player's choice: "your choice of flying or haste".

    `words` "or from" where it is protection from one of two things.
    """

    abilities: tuple[Value, ...]
    words: str = ""


class LoseAbilities(Value):
    """Loses abilities (layer 6): all of them when `abilities` is empty.

    `others` spares the abilities that the same effect gives ("loses all other abilities");
    `words` whatever else the text says is lost with them ("all other card types and abilities").
    `spares_mana`: mana abilities are kept.
    """

    abilities: tuple[Value, ...] = ()
    others: bool = False
    words: str = ""
    spares_mana: bool = False


class CantHave(Value):
    """Loses abilities, and no effect can give them to it (CR 113.11): "can't have or gain"."""

    abilities: tuple[Value, ...]


class ChangeTypes(Value):
    """Types change (layer 4): `adding` keeps the old ones ("in addition to its other types").

    `every` names a whole kind: "creature type", "basic land type".
    """

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    adding: bool = False
    every: str = ""
    words: str = ""


class BecomesA(Value):
    """Becomes what is described: "becomes a 3/3 Elemental creature with haste" (CR 613, 205.1b).

    `what` sets power and toughness, colors, types and abilities where it has them; `keeps` is said
    "in addition to its other types" or "that's still a land": then the old types stay.
    """

    what: Value  # TokenDescription
    keeps: str = ""
    verb: str = field(default="become", compare=False)  # or "be": "is a 3/3 Elemental creature"
    every: str = ""  # "creature type": it is of all of them, too


class ChangeColors(Value):
    """Colors change (layer 5)."""

    colors: tuple[str, ...]
    adding: bool = False
    words: str = field(default="", compare=False)


class CantBe(Value):
    """Can't attack, block, be blocked, be countered, be regenerated, be the target.

    `what` is the word: "attack", "block", "attack or block", "be blocked", "be countered",
    "be regenerated", "be sacrificed"; `except_` limits it ("except by creatures with flying").
    """

    what: str
    except_: Described | None = None
    by: Described | None = None
    words: str = ""


class MustDo(Value):
    """Attacks or blocks each combat if able; "must be blocked if able"."""

    what: str


class DoesntUntapInUntapStep(Value):
    """Doesn't untap during its controller's untap step."""

    words: str = ""


class GainsAbilitiesOf(Value):
    """Has all abilities of a kind that other objects have (layer 6): "all activated abilities of".

    `kind` "activated" or "triggered"; "activated and triggered" for both.
    """

    of: ObjectRef
    kind: str = "activated"
    words: str = field(default="have", compare=False)
    spared: str = ""  # "except mana abilities"


class BecomesChosen(Value):
    """Becomes the creature type, color or basic land type that the player chooses (613.1d, e).

    `chosen`: it was chosen before ("is the chosen color"); else as the effect is applied.
    `adding` keeps what it was ("in addition to its other types").
    """

    what: str
    chosen: bool = False
    adding: bool = False
    words: str = field(default="", compare=False)


class LosesLandTypes(Value):
    """Loses all land types (layer 4): "loses all land types and abilities"."""

    words: str = field(default="", compare=False)


class IsNoLonger(Value):
    """Isn't of some card types (layer 4): "~ isn't a creature"."""

    types: tuple[str, ...]


class CanAlso(Value):
    """Can do what it usually can't: "can block an additional creature each combat" (a Change)."""

    what: str


class SwitchPowerToughness(Value):
    """Power and toughness change places (layer 7d, CR 613.4d)."""


class BecomesCopy(Value):
    """Becomes a copy of another object (layer 1, CR 707.4), as the exception says."""

    of: ObjectRef
    except_: CopyException | None = None
    words: str = field(default="a copy", compare=False)


class LuresBlockers(Value):
    """All creatures able to block it do so, those that fit `by` (CR 509.1c)."""

    by: Described | None = None


class AssignsOtherDamage(Value):
    """It assigns combat damage equal to its toughness, or none at all (CR 510.1a).

    `how`: "toughness", "none", or "unblocked" where it may be as though it weren't blocked.
    """

    how: str
    words: str = field(default="", compare=False)


class HelpsWithPower(Value):
    """It crews or saddles as though its power were greater, or by its toughness (CR 702.122a).

    `to`: "crew", "saddle" or both.
    """

    to: tuple[str, ...]
    more: Quantity = Number(0)
    by_toughness: bool = False


class CantBlockIt(Value):
    """It can't block a certain creature (CR 509.1b): "can't block this creature this turn"."""

    what: ObjectRef


class MustBlockIt(Value):
    """It blocks a certain creature if able (CR 509.1c): "blocks this creature this turn"."""

    what: ObjectRef


class GainsControl(Value):
    """Another player controls it (layer 2): "you control enchanted creature"."""

    who: PlayerRef = You()


class ChangeText(Value):
    """Its text changes: all instances of one word become another (layer 3, CR 612, 613.1c).

    `kinds`: of which kind the words may be: "color word", "basic land type", "creature type".
    `old` becomes `new`, as they are printed; what the text doesn't say is chosen as the effect
    begins. `never` may not be chosen.
    """

    kinds: tuple[str, ...]
    old: str = ""
    new: str = ""
    never: str = ""


Change: TypeAlias = (
    ModifyPowerToughness
    | SetPowerToughness
    | GrantAbilities
    | GrantChoice
    | LoseAbilities
    | CantHave
    | ChangeTypes
    | BecomesA
    | ChangeColors
    | CantBe
    | MustDo
    | DoesntUntapInUntapStep
    | CanAlso
    | GainsAbilitiesOf
    | IsNoLonger
    | LosesLandTypes
    | BecomesChosen
    | BecomesCopy
    | SwitchPowerToughness
    | GainsControl
    | LuresBlockers
    | AssignsOtherDamage
    | MustBlockIt
    | CantBlockIt
    | HelpsWithPower
    | ChangeText
)

# --- what a static ability may say ----------------------------------------------------------


class Affects(Value):
    """Objects have changed characteristics: "commanders you control have ward {2}".

    `of` This, AttachedTo or Each(...); `changes` in written order.
    """

    of: ObjectRef
    changes: tuple[Change, ...]
    words: str = ""


class CantGainLife(Value):
    """A player can't gain life (CR 119.7)."""

    who: PlayerRef


class LifeCantChange(Value):
    """A player's life total can't change: no gain, no loss, no payment (CR 119.7, 119.8)."""

    who: PlayerRef


class LifeIsNoLoss(Value):
    """A player doesn't lose the game for having 0 or less life (CR 704.5a)."""

    who: PlayerRef


class DamageAsInfect(Value):
    """Damage is dealt to a player as though its source had infect (CR 120.3b)."""

    who: PlayerRef


class LifeFloor(Value):
    """Damage that would reduce a player's life total to less than a number reduces it to that."""

    who: PlayerRef
    least: int = 1


class AttachesOnlyTo(Value):
    """It can be attached only to what is described (CR 301.5, 303.4, 701.3)."""

    what: ObjectRef
    to: Described


class DamageCantBePrevented(Value):
    """Damage can't be prevented (CR 615.12), or only that of such sources, or combat damage."""

    source: Described | None = None
    combat: bool = False


class MayBeginOnBattlefield(Value):
    """The card may begin the game on the battlefield, from the opening hand (CR 103.6a)."""

    what: ObjectRef


class CantCast(Value):
    """A player can't cast spells: "you can't cast permanent spells" (CR 101.2, 601.3)."""

    who: PlayerRef
    what: Described
    during: Condition | None = None
    words: str = ""


class CastOnlyWhen(Value):
    """A player can cast spells only at some times: `when` "sorcery" or "own turn"."""

    who: PlayerRef
    what: Described
    when: str


class CantPayWith(Value):
    """Costs of spells and abilities can't be paid with life, or by sacrificing (CR 118.3).

    `except_mana` spares mana abilities.
    """

    who: PlayerRef
    life: bool = False
    sacrifice: Described | None = None
    except_mana: bool = False


class CantLoseGame(Value):
    """A player can't lose the game (CR 104.3); `wins`: their opponents can't win it."""

    who: PlayerRef
    wins: bool = False


class EnteringDoesntTrigger(Value):
    """Objects that enter, or die, don't cause abilities (of some objects) to trigger (CR 603.2)."""

    what: Described
    of: Described | None = None
    dying: bool = False


class TriggersAgain(Value):
    """An ability of `of` that triggers as `what` enters triggers once more (CR 603.2d)."""

    what: Described
    of: Described


class TriggersMore(Value):
    """A triggered ability of `of` triggers once more (CR 603.2d): "a creature dying causes …".

    `event` None is whatever makes it trigger: "if a triggered ability of … triggers".
    """

    event: TriggerEvent | None
    of: Described
    words: str = field(default="", compare=False)


class CombatLimit(Value):
    """No more than so many creatures can attack, or block, each combat (CR 508.1c, 509.1b)."""

    count: int
    what: str


class CantEnter(Value):
    """Objects can't enter the battlefield (CR 614.17d).

    What is described lies in a zone, or in `other` beside it: "in graveyards and libraries".
    """

    what: Described
    other: Zone | None = None


class ReplaceEntering(Value):
    """What would enter is exiled instead (CR 614.1a); `uncast`: only if it was not cast."""

    what: Described
    uncast: bool = False


class CantDraw(Value):
    """A player can't draw cards, or no more than so many each turn (CR 121.2, 614.17)."""

    who: PlayerRef
    more_than: int = 0


class CantSearch(Value):
    """A player can't search libraries (CR 101.2, 701.23)."""

    who: PlayerRef


class SkipsExtraTurns(Value):
    """If a player would begin an extra turn, they skip that turn instead (CR 614.10)."""

    who: PlayerRef


class CantHaveCounters(Value):
    """Counters can't be put on objects, or players can't get them; `kind` "" for any (614.17).

    With `more_than` it can have so many of them, and what is over is removed (CR 704.5r).
    """

    on: ObjectRef | Described | None = None
    who: PlayerRef | None = None
    kind: str = ""
    more_than: Quantity | None = None


class DevotionMore(Value):
    """A player's devotion to each color and combination is increased (CR 700.5a)."""

    count: int = 1
    who: PlayerRef = You()


class UntapLimit(Value):
    """A player can't untap more than so many permanents during their untap step (CR 502.3)."""

    who: PlayerRef
    count: int
    what: Described


class CantActivate(Value):
    """Abilities of objects can't be activated; `except_mana` spares mana abilities."""

    of: ObjectRef | Described
    except_mana: bool = False
    who: PlayerRef | None = None
    words: str = ""


class CantPlayLands(Value):
    """A player can't play lands, or not from one zone: "you can't play lands … from your hand"."""

    who: PlayerRef
    zone: Zone | None = None


class CastLimit(Value):
    """A player can't cast more than so many spells each turn."""

    who: PlayerRef
    count: int = 1
    what: Described | None = None
    more: bool = False  # so many more, beside those cast before the effect began


class AsThoughFlash(Value):
    """A player may cast spells as though they had flash."""

    who: PlayerRef
    what: Described


class OwnFlash(Value):
    """The spell that says so may be cast as though it had flash (CR 601.3c-d).

    `more` is paid in addition then ("if you pay {2} more"); `sacrificed`: cast so any time a
    sorcery couldn't have been, its permanent is sacrificed at the next cleanup step.
    """

    condition: Condition | None = None
    more: ManaCost | None = None
    sacrificed: bool = False


class MayPlayFrom(Value):
    """A player may play or cast cards from another zone: "play lands from your graveyard"."""

    who: PlayerRef
    what: Described
    zone: Zone
    play: bool = False
    free: bool = False
    top_only: bool = False
    words: str = ""
    mana: str = ""  # "type" or "color": as what mana may be spent on it; "color:S" only snow mana
    once: str = ""  # "your turn" or "turn": once in each
    for_life: bool = False  # life equal to its mana value rather than its mana cost
    more: Cost | None = None  # in addition to paying their other costs
    each_type: bool = False  # with `once`: once for each permanent type
    exiles: str = ""  # exiled instead of going to "your" graveyard, or "a" graveyard, if cast so


class AdditionalLandPlays(Value):
    """A player may play additional lands each turn."""

    count: int = 1
    who: PlayerRef = You()
    words: str = ""


class CostChange(Value):
    """Spells or abilities cost more or less (CR 601.2f).

    `what` the spells (or `abilities_of` the sources); `who` casts them, None is anyone; `amount`
    generic mana or symbols; `less` for a reduction; `for_each` multiplies; `this` for "this spell
    costs {1} less to cast"; `minimum` "can't reduce the mana in that cost to less than".
    """

    amount: ManaCost
    less: bool
    what: Described | None = None
    who: PlayerRef | None = None
    this: bool = False
    abilities_of: Described | None = None
    keyword: str = ""  # "equip abilities you activate"
    for_each: Quantity | None = None
    condition: Condition | None = None
    minimum: int = 0
    words: str = ""
    of: ObjectRef | None = None  # abilities of this object: "enchanted artifact's"
    only_colored: bool = False  # "reduces only the amount of colored mana you pay"


class MinimumCost(Value):
    """Spells that would cost less cost so much (CR 601.2f's last step): "less than three mana"."""

    amount: int
    words: str = ""


class AdditionalCost(Value):
    """Says "As an additional cost to cast this spell, …"; `optional` for "you may"."""

    cost: Cost
    optional: bool = False
    words: str = ""


class AlternativeCost(Value):
    """Says "You may pay … rather than pay this spell's mana cost" (CR 118.9)."""

    cost: Cost
    condition: Condition | None = None
    free: bool = False  # "cast this spell without paying its mana cost"
    words: str = ""
    only: OnlyMana | None = None  # "spend only mana produced by … to cast it this way"


class CastOnly(Value):
    """Says "Cast this spell only during …" or "only if …" (CR 601.3)."""

    condition: Condition
    words: str = ""


class AsThoughAnyMana(Value):
    """A player may spend mana as though it had any color, or any type (CR 609.4b)."""

    who: PlayerRef = You()
    any_type: bool = False
    for_what: Described | None = None
    abilities: bool = False
    words: str = ""
    of: ObjectRef | None = None  # with `abilities`: those of this object


class ManaAsThough(Value):
    """Mana of some types may be spent as though it were other mana (CR 609.4b).

    `types` what is spent; `becomes` "any color", "any type" or a letter: "you may spend white mana
    as though it were mana of any color". `of` limits it to activating abilities of an object;
    `only` where the mana may not be spent as what it is.
    """

    types: tuple[str, ...]
    becomes: str
    who: PlayerRef = You()
    for_what: Described | None = None
    of: ObjectRef | None = None
    only: bool = False
    words: str = field(default="", compare=False)


class LifeForMana(Value):
    """A player may pay 2 life for each symbol of a kind in a cost, rather than that mana."""

    symbol: str
    who: PlayerRef = You()


class MayPayInstead(Value):
    """Spells may be cast for another cost (CR 118.9): "rather than pay the mana cost for …"."""

    cost: Cost
    what: Described
    once_each_turn: bool = False
    who: PlayerRef = You()
    x: str = ""  # what of the spell the X in the cost is: "mana value"
    free: bool = False  # said as "without paying their mana costs"


class ManaPersists(Value):
    """A player doesn't lose unspent mana as steps and phases end (of a type, or any)."""

    who: PlayerRef
    types: tuple[str, ...] = ()
    becomes: str = ""
    words: str = ""


class LosingManaHurts(Value):
    """A player loses life for unspent mana as it is lost: "… to lose that much life" (CR 106.4)."""

    who: PlayerRef


class ManaInstead(Value):
    """Replaces production (CR 106.12b): tapped for mana, it produces "twice as much".

    `factor` multiplies, `becomes` changes the type. `mana` says to which it applies: "two or more",
    or a type or "colored", and then only that part of it is changed.
    """

    what: Described
    who: PlayerRef | None = None
    factor: int = 1
    becomes: ManaProduced | None = None
    mana: str = ""
    tapped: bool = True  # False: "if … would produce mana" without tapping
    words: str = ""


class EntersTapped(Value):
    """Objects enter tapped; `unless` a condition or a payment."""

    what: ObjectRef | Described
    unless: Condition | None = None
    unless_pay: Cost | None = None
    only_if: Condition | None = None
    words: str = field(default="", compare=False)


class EntersInState(Value):
    """Says that it enters in a state that isn't tapped: "~ enters prepared"."""

    what: ObjectRef
    state: str


class EntersWithCounters(Value):
    """Objects enter with counters: "~ enters with X +1/+1 counters on it" (CR 614.1c, 107.3m)."""

    kind: str
    count: Quantity
    what: ObjectRef | Described
    additional: bool = False
    condition: Condition | None = None
    words: str = field(default="", compare=False)


class AsEnters(Value):
    """Says "As ~ enters, …" (CR 614.1c): choices and payments made as it enters."""

    what: ObjectRef
    effects: tuple[Effect, ...]
    words: str = ""


class EntersAsCopy(Value):
    """Says "You may have ~ enter as a copy of …" (CR 707.5)."""

    of: Described
    optional: bool = True
    words: str = ""
    except_: CopyException | None = None
    #: who enters so, where it is others: "creatures you control enter as a copy of ~"; `of` is
    #: of no account then
    others: Described | None = None
    tapped: bool = False  # "enter tapped as a copy of"


class EntersOnlyIf(Value):
    """If it would enter, something is done instead; only if it is done, it enters (CR 614.12a).

    Else it is put into its owner's graveyard.
    """

    what: ObjectRef
    cost: Cost
    optional: bool = False


class ReplaceDying(Value):
    """If something would die (or go to a graveyard), it is exiled (or other) instead."""

    what: ObjectRef | Described
    to: Zone = Zone.EXILE
    from_anywhere: bool = False
    words: str = ""
    #: in a library: "top", else it is shuffled in
    position: str = ""
    #: the counters that it is exiled with
    counter: str = ""
    counters: Quantity = Number(1)
    #: what is done, too: "instead exile it and draw a card"
    further: tuple[Sentence, ...] = ()


class ReplaceLeaving(Value):
    """If something would leave the battlefield, it is exiled instead of going anywhere else."""

    what: ObjectRef | Described
    words: str = ""


class ReplaceDamage(Value):
    """Damage is multiplied, increased or prevented instead."""

    source: Described | None = None
    to: Described | PlayerRef | None = None
    factor: int = 1
    plus: Quantity = Number(0)
    prevent: bool = False
    words: str = ""
    #: "combat" or "noncombat" damage only
    combat: str = ""
    #: so much of the damage is prevented: "prevent 1 of that damage"
    less: int = 0
    #: a player who counts beside what `to` describes: "you or a permanent you control"
    to_player: PlayerRef | None = None


class PreventAlways(Value):
    """Damage to or by an object is prevented (CR 615): which "to", "by" or "to and dealt by"."""

    of: ObjectRef | None
    which: str = "to"
    combat: bool = False
    noncombat: bool = False
    who: PlayerRef | None = None  # damage to that player, too
    source: Described | None = None  # only damage by such sources


class CountersForDamage(Value):
    """Damage to something puts counters somewhere, or removes them, and is prevented or replaced.

    `to` is what the damage would be dealt to: an object, a kind of permanent, or You; with
    `counted`, only while a counter of that kind is on it. `many` counts the damage, else it is one
    counter. They are put on the damaged object (`on` "it"), or on what the ability is on ("this").
    `of_prevented` counts the damage "prevented this way", which is none where it can't be.
    """

    to: ObjectRef | Described | You
    kind: str
    many: bool = True
    removes: bool = False
    prevents: bool = True
    on: str = "it"
    counted: str = ""
    combat: str = ""  # only "combat" or "noncombat" damage
    of_prevented: bool = False
    words: str = field(default="", compare=False)


class ReplaceCount(Value):
    """Tokens, counters, life or cards drawn are multiplied or increased instead.

    `kind` limits it to counters of a kind or tokens of a card type, `on` to those put on such
    objects, `by` to those that such a player puts, on whatever it may be. `half` is "half that
    many, rounded down".
    """

    what: str
    who: PlayerRef = You()
    factor: int = 1
    plus: int = 0
    words: str = ""
    kind: str = ""
    on: ObjectRef | Described | None = None
    by: PlayerRef | None = None
    half: bool = False


class ReplaceTokens(Value):
    """Other tokens are created instead, or more of them (CR 614.1a, 614.16).

    Only tokens that have one of the `types`, or are of one of the `predefined` kinds; none named is
    all of them. With `besides` they are created too, and `made` is what comes to them.
    """

    made: tuple[Value, ...]  # CreateToken
    besides: bool = False
    types: tuple[str, ...] = ()
    predefined: tuple[str, ...] = ()
    who: PlayerRef = You()
    words: str = field(default="", compare=False)


class VotesAgain(Value):
    """A player votes an additional time, or may do so (CR 701.38d)."""

    may: bool = False
    who: PlayerRef = You()


class InsteadOf(Value):
    """Something else is done instead of what would happen to a player (CR 614.1a).

    `event`: "draw a card", "gain life", "lose life" or "lose the game". `after_first` leaves out
    the first draw of each of the player's draw steps. `front` if "instead" comes before the body.
    """

    event: str
    who: PlayerRef
    body: tuple[Sentence, ...]
    condition: Condition | None = None
    after_first: bool = False
    words: str = field(default="", compare=False)
    front: bool = field(default=False, compare=False)


class SearchesTop(Value):
    """A search of a library is one of so many of its top cards instead (CR 701.23f)."""

    who: PlayerRef
    count: int


class ControlsSearchers(Value):
    """Players are controlled while they search their libraries (CR 723.2)."""

    who: PlayerRef


class ExilesWhatIsFound(Value):
    """Players exile each card that they find as they search their libraries, and then `then`."""

    who: PlayerRef
    then: Effect


class CastThisFrom(Value):
    """A permission about its own card: "cast this card from your graveyard" (CR 601.3).

    `cost` is paid in addition to its other costs; `using` names the keyword ability by which alone
    it is cast.
    """

    zone: Zone
    condition: Condition | None = None
    words: str = field(default="", compare=False)
    cost: Cost | None = None
    using: str = ""


class MayNotUntap(Value):
    """A player may choose not to untap it during their untap step."""

    of: ObjectRef


class UntapsInOthersUntapStep(Value):
    """Objects untap during the untap step of each other player too (CR 502.3)."""

    what: ObjectRef


class CanBeCommander(Value):
    """The card can be a commander (CR 903.3)."""


class RedirectDamage(Value):
    """Damage that would be dealt to something is dealt to something else (CR 614.9)."""

    to: ObjectRef | PlayerRef
    new: ObjectRef
    combat: bool = False
    words: str = ""


class NoLegendRule(Value):
    """The legend rule doesn't apply to permanents (CR 704.5j); `words` where none are said."""

    what: Described
    words: str = field(default="", compare=False)


class AnyNumberInDeck(Value):
    """A deck can have any number of the card, or so many (CR 100.2a)."""

    most: int | None = None


class SkipsStep(Value):
    """A player skips a step each turn."""

    step: Step
    who: PlayerRef = You()


class AttackTax(Value):
    """Creatures can't attack a player unless their controller pays for each (CR 508.1d).

    `planeswalkers`: nor a planeswalker that the player controls.
    """

    cost: Cost
    whom: PlayerRef = You()
    planeswalkers: bool = False


class EntersIfDiscarded(Value):
    """The card is put onto the battlefield where another player's effect has it discarded.

    `counters` are the kind and number that it enters with.
    """

    by: PlayerRef
    counters: tuple[str, int] | None = None


class CantBeMadeTo(Value):
    """Spells and abilities of other players can't cause a player to do something.

    `deeds`: "discard cards", "sacrifice permanents", "search their library"; `who` None is the
    controller of such a spell or ability.
    """

    by: PlayerRef
    deeds: tuple[str, ...]
    who: PlayerRef | None = You()


class MaximumHandSize(Value):
    """A player's maximum hand size; None is none."""

    who: PlayerRef = You()
    size: int | None = None
    words: str = ""


class PlayWithTopRevealed(Value):
    """A player plays with the top card of their library revealed."""

    who: PlayerRef = You()
    look: bool = False


class HasHexproof(Value):
    """A player has hexproof, shroud or "protection from everything"; `words`: "gain".

    `protection` is the keyword ability of a player who has protection from anything else.
    """

    who: PlayerRef = You()
    keyword: str = "hexproof"
    words: str = field(default="", compare=False)
    protection: Value | None = None  # a Keyword of module abilities


class AsThoughHaste(Value):
    """Abilities may be activated as though the creatures had haste."""

    of: Described
    words: str = ""


class ActivateWhenever(Value):
    """A player may activate abilities of some kind at instant speed, or as though otherwise."""

    words: str


StaticEffect: TypeAlias = (
    Affects
    | CantGainLife
    | LifeCantChange
    | AttachesOnlyTo
    | CastOnlyWhen
    | CantLoseGame
    | LifeIsNoLoss
    | DamageAsInfect
    | LifeFloor
    | CantPayWith
    | EnteringDoesntTrigger
    | TriggersAgain
    | TriggersMore
    | UntapLimit
    | CombatLimit
    | CantEnter
    | CantHaveCounters
    | CantDraw
    | CantSearch
    | SkipsExtraTurns
    | ReplaceEntering
    | DevotionMore
    | DamageCantBePrevented
    | MayBeginOnBattlefield
    | CantCast
    | CantActivate
    | CantPlayLands
    | CastLimit
    | AsThoughFlash
    | OwnFlash
    | MayPlayFrom
    | AdditionalLandPlays
    | CostChange
    | MinimumCost
    | AdditionalCost
    | AlternativeCost
    | CastOnly
    | OnlyMana
    | AsThoughAnyMana
    | ManaAsThough
    | MayPayInstead
    | LifeForMana
    | ManaPersists
    | LosingManaHurts
    | EntersOnlyIf
    | ManaInstead
    | EntersTapped
    | EntersInState
    | EntersWithCounters
    | AsEnters
    | EntersAsCopy
    | ReplaceDying
    | ReplaceLeaving
    | ReplaceDamage
    | PreventAlways
    | CountersForDamage
    | ReplaceCount
    | ReplaceTokens
    | VotesAgain
    | InsteadOf
    | SearchesTop
    | ControlsSearchers
    | ExilesWhatIsFound
    | CastThisFrom
    | MayNotUntap
    | CanBeCommander
    | AnyNumberInDeck
    | NoLegendRule
    | RedirectDamage
    | SkipsStep
    | AttackTax
    | EntersIfDiscarded
    | CantBeMadeTo
    | MaximumHandSize
    | PlayWithTopRevealed
    | HasHexproof
    | AsThoughHaste
    | ActivateWhenever
)
