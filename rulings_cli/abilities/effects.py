"""What happens: the instructions of spells and abilities (CR 608.2c), in written order.

A body is a tuple of `Sentence`s. The engine performs the effects in order; the grammar needs the
sentences to say the text again. Durations, players and objects are nodes, never flags.
"""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.durations import Duration, ForTheRestOfTheGame, UntilEndOfTurn
from rulings_cli.abilities.mana import ManaProduced, ManaRider
from rulings_cli.abilities.quantities import Number, Quantity
from rulings_cli.abilities.references import ObjectRef, PlayerRef, You
from rulings_cli.abilities.spending import Restriction
from rulings_cli.abilities.triggers import TriggerEvent
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Step, Zone


class Add(Value):
    """Add mana (CR 106.3); restriction and riders are that of each unit."""

    mana: ManaProduced
    who: PlayerRef = You()
    restriction: Restriction | None = None
    riders: tuple[ManaRider, ...] = ()
    words: str = ""  # an unusual order, such as "add an additional {G}"


class NoteMana(Value):
    """Notes what mana was spent to pay the activation cost: "the type", "the type and amount"."""

    what: str


class DoubleUnspentMana(Value):
    """The amount of each type of unspent mana of a player is doubled (CR 106.4)."""

    who: PlayerRef = You()


class LoseUnspentMana(Value):
    """A player loses all unspent mana (CR 106.4)."""

    who: PlayerRef = You()


class Draw(Value):
    """A player draws cards."""

    who: PlayerRef = You()
    count: Quantity = Number(1)


class Discard(Value):
    """A player discards cards, as the player chooses; `every`: all that are so described."""

    who: PlayerRef = You()
    count: Quantity = Number(1)
    what: Described | None = None
    hand: bool = False
    at_random: bool = False
    up_to: bool = False
    every: bool = False


class DiscardThose(Value):
    """A player discards cards that were spoken of: "that player discards that card"."""

    what: ObjectRef
    who: PlayerRef = You()


class Mill(Value):
    """A player mills cards (CR 701.17)."""

    who: PlayerRef = You()
    count: Quantity = Number(1)


class SetLifeTotal(Value):
    """A player's life total becomes an amount (CR 119.5)."""

    amount: Quantity
    who: PlayerRef = You()


class DoubleLife(Value):
    """A player's life total is doubled (CR 701.10d)."""

    who: PlayerRef = You()


class ExchangeLife(Value):
    """A player exchanges their life total with that of another, or with a number of an object.

    `what` "power" or "toughness" of the object `of` (CR 701.12c, 701.12g).
    """

    who: PlayerRef = You()
    other: PlayerRef | None = None
    of: ObjectRef | None = None
    what: str = ""


class GainLife(Value):
    """A player gains life."""

    amount: Quantity
    who: PlayerRef = You()


class LoseLife(Value):
    """A player loses life."""

    amount: Quantity
    who: PlayerRef = You()


class DealDamage(Value):
    """A source deals damage; `to` a player or objects, or the `index`-th target of either kind.

    `AnyTarget(i)` stands for a target that may be a creature, player, planeswalker or battle.
    """

    amount: Quantity
    to: ObjectRef | PlayerRef | AnyTarget | Several
    source: ObjectRef | None = None  # None: this; said "~ deals"
    words: str = field(default="", compare=False)
    divided: bool = False  # "divided as you choose among" its targets (CR 601.2d)
    evenly: bool = False  # "divided evenly, rounded down, among" its targets


class Several(Value):
    """Several receivers at once: "to each creature and each player"."""

    of: tuple[ObjectRef | PlayerRef | AnyTarget, ...]


class AttackedBy(Value):
    """What a creature attacks, or attacked as it was removed from combat (CR 508.5).

    "The player or planeswalker it's attacking"; nothing where that is gone.
    """

    of: ObjectRef


class AnyTarget(Value):
    """The `index`-th target, an object or player ("any target")."""

    index: int = 0
    words: str = field(default="", compare=False)


class Destroy(Value):
    """Destroy permanents (CR 701.8); `no_regeneration` for "can't be regenerated"."""

    what: ObjectRef
    no_regeneration: bool = False
    words: str = field(default="", compare=False)


class Exile(Value):
    """Exile objects; binds "exiled". `until_leaves`: until this leaves the battlefield."""

    what: ObjectRef
    face_down: bool = False
    until_leaves: bool = False
    from_zone: Zone | None = None
    words: str = field(default="", compare=False)
    who: PlayerRef = You()


class ExileWithCounters(Value):
    """Exile an object with counters on it: "exile ~ with three time counters on it"."""

    what: ObjectRef
    kind: str
    count: Quantity = Number(1)
    who: PlayerRef = You()


class ReturnToHand(Value):
    """Return objects to their owner's hand, from `from_zone` when said; `words` the rest."""

    what: ObjectRef
    from_zone: Zone | None = None
    words: str = ""
    who: PlayerRef = You()


class PutOntoBattlefield(Value):
    """Put or return cards onto the battlefield, under `under` control; binds "moved".

    `attached` is what they enter attached to (CR 303.4h, 303.4i).
    """

    what: ObjectRef
    from_zone: Zone | None = None
    under: PlayerRef | None = None
    tapped: bool = False
    transformed: bool = False
    verb: str = "put"  # or "return"
    words: str = ""
    who: PlayerRef = You()
    attacking: bool = False
    counter: str = ""  # "with a finality counter on it"
    counters: Quantity = Number(1)
    attached: ObjectRef | None = None
    attacked: PlayerRef | None = None  # whom it enters attacking
    origin: str = field(default="", compare=False)  # how `from_zone` is said


class PutIntoZone(Value):
    """Put objects into a graveyard, hand or library; position "top", "bottom" or "" elsewhere.

    `order` "random" or "any" for several cards put into a library.
    """

    what: ObjectRef
    zone: Zone
    position: str = ""
    order: str = ""
    of: PlayerRef | None = None
    words: str = ""
    who: PlayerRef = You()


class Counter(Value):
    """Counter a spell or ability (CR 701.6); binds "countered".

    `exile`: a spell countered this way is exiled, not put into its owner's graveyard; else `to` is
    the zone where it is put, and `position` where in a library; `kind` and `count` the counters
    that it is exiled with.
    """

    what: ObjectRef
    exile: bool = False
    to: Zone = Zone.GRAVEYARD
    position: str = ""
    kind: str = ""
    count: Quantity = Number(0)


class Tap(Value):
    """Tap permanents."""

    what: ObjectRef
    who: PlayerRef = You()


class Untap(Value):
    """Untap permanents."""

    what: ObjectRef
    who: PlayerRef = You()


class Sacrifice(Value):
    """A player sacrifices permanents; `what` This or Bound, or `described` and `count`."""

    what: ObjectRef | None = None
    who: PlayerRef = You()
    described: Described | None = None
    count: Quantity = Number(1)
    words: str = field(default="", compare=False)


class PutCounters(Value):
    """Put counters on objects: "put two +1/+1 counters on target creature".

    With `words` "divided" they are distributed among targets, as announced (CR 601.2d).
    """

    kind: str
    on: ObjectRef
    count: Quantity = Number(1)
    words: str = ""


class PutThoseCounters(Value):
    """Put on an object the counters that the object of the event had: "put its counters on ~"."""

    on: ObjectRef
    words: str = field(default="those", compare=False)


class RemoveCountersFrom(Value):
    """Remove counters from objects; `kind` "" is of any kind, as the controller chooses."""

    kind: str
    of: ObjectRef
    count: Quantity = Number(1)
    words: str = field(default="", compare=False)  # "those counters"
    up_to: bool = False


class MoveCounters(Value):
    """Move counters from one object onto another (CR 122.5); `kind` "" is any kind.

    `count` None is all of them.
    """

    kind: str
    from_: ObjectRef
    onto: ObjectRef
    count: Quantity | None = Number(1)


class GivePlayerCounters(Value):
    """A player gets counters: energy, poison, experience."""

    kind: str
    count: Quantity = Number(1)
    who: PlayerRef = You()


class TokenDescription(Value):
    """The characteristics of a token (CR 111.3).

    `name` "" means that the subtypes are its name. `predefined` names a token of CR 111.10
    ("Treasure"), whose characteristics the rules give.
    """

    power: Quantity | None = None
    toughness: Quantity | None = None
    colors: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    keywords: tuple[Value, ...] = ()  # Keyword
    abilities: tuple[Value, ...] = ()  # Ability, quoted
    name: str = ""
    predefined: str = ""
    words: str = ""


class CopyException(Value):
    """What a copy has otherwise than the original: "except it's 1/1" (CR 707.9).

    `types`, `subtypes`, `keywords` and `abilities` are added to its own; `lacks` names supertypes
    that it does not have.
    """

    power: Quantity | None = None
    toughness: Quantity | None = None
    colors: tuple[str, ...] | None = None
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    keywords: tuple[Value, ...] = ()  # Keyword
    abilities: tuple[Value, ...] = ()  # Ability
    lacks: tuple[str, ...] = ()
    no_mana_cost: bool = False
    words: str = ""
    supertypes: tuple[str, ...] = ()
    #: the subtypes take the place of those of their kind (no "in addition")
    only: bool = False
    #: "~": its name is that of the object that has the ability
    name: str = ""
    #: characteristics that are not copied: "it doesn't copy that creature's color" (707.9c)
    own: tuple[str, ...] = ()
    #: it enters with so many additional counters (707.9e)
    counter: str = ""
    counters: Quantity | None = None
    #: counters that it enters with if it is of a card type: kind, how many, type
    counters_if: tuple[tuple[str, Quantity, str], ...] = ()


class ThisAbility(Value):
    """The ability that makes the copy, as one that the copy has: "except it has this ability"."""


class CreateToken(Value):
    """Create tokens; binds "created". `copy_of` for "a token that's a copy of …".

    `attached` is what an Aura or Equipment token enters attached to (CR 303.4i).
    """

    token: TokenDescription | None = None
    count: Quantity = Number(1)
    who: PlayerRef = You()
    copy_of: ObjectRef | None = None
    tapped: bool = False
    attacking: bool = False
    words: str = ""
    except_: CopyException | None = None
    attached: ObjectRef | None = None


class Attach(Value):
    """Attach an object to another (CR 701.3)."""

    what: ObjectRef
    to: ObjectRef


class Unattach(Value):
    """Unattach an object from what it is attached to (CR 701.3d)."""

    what: ObjectRef


class Shuffle(Value):
    """A player shuffles their library."""

    who: PlayerRef = You()
    words: str = ""


class ShuffleInto(Value):
    """Objects are shuffled into a library (CR 701.24); `of` None is each one's owner's library."""

    what: ObjectRef
    of: PlayerRef | None = None
    who: PlayerRef = You()
    words: str = field(default="", compare=False)


class LookAtHand(Value):
    """A player looks at a player's hand."""

    of: PlayerRef
    who: PlayerRef = You()


class Scry(Value):
    """Scry (CR 701.22); `surveil` looks like it but puts into the graveyard (CR 701.25)."""

    count: Quantity
    who: PlayerRef = You()
    surveil: bool = False


class LookAtTop(Value):
    """Look at or reveal the top cards of a library; binds "revealed"."""

    count: Quantity
    of: PlayerRef = You()
    reveal: bool = False
    who: PlayerRef = You()  # who looks, or reveals their own


class SearchLibrary(Value):
    """A player searches their library for cards; binds "found"."""

    what: Described
    count: Quantity = Number(1)
    up_to: bool = False
    who: PlayerRef = You()
    reveal: bool = False
    to: Zone = Zone.HAND
    tapped: bool = False
    shuffle: bool = True
    words: str = field(default="", compare=False)
    graveyard: bool = False  # and/or a graveyard; shuffles if the library was searched
    #: where all but one go: "put one onto the battlefield tapped and the other into your hand"
    others: Zone | None = None


class ExileFound(Value):
    """Search a player's graveyard, hand and library for cards and exile them (CR 701.23).

    `some` where any number of them may be exiled; else all that are found, though what is hidden
    need not be found. Binds "exiled", and the player is "that player" then.
    """

    what: Described
    of: PlayerRef
    some: bool = False


class ExileTop(Value):
    """Exile the top cards of a player's library, face up; binds "exiled" and "found" (the last)."""

    who: PlayerRef = You()
    of: PlayerRef = You()
    count: Quantity = Number(1)
    words: str = ""
    face_down: bool = False
    counter: str = ""  # "with a collection counter on it"
    bottom: bool = False  # the bottom cards


class ExileUntil(Value):
    """A player exiles cards from the top of their library until they exile a fitting one.

    Binds "exiled" (all of them) and "found" (the last, if it fits); "… until you exile an instant
    or sorcery card with lesser mana value".
    """

    until: Described
    who: PlayerRef = You()
    reveal: bool = False  # reveals instead of exiling; binds "revealed"


class CastCard(Value):
    """A player casts a card while this resolves (CR 608.2g); inside `May` when optional.

    `free` for "without paying its mana cost"; `copy` casts a copy of it; `only` what the resulting
    spell must be ("if it's …", CR 702.85a). `cost` is paid rather than the mana cost, where it is
    cast for a keyword that is named by `alternative`.
    """

    what: ObjectRef
    who: PlayerRef = You()
    free: bool = True
    copy: bool = False
    words: str = ""
    only: Described | None = None
    cost: Cost | None = None
    alternative: str = ""
    any_mana: str = ""  # "type": mana of any type can be spent to cast it
    transformed: bool = False  # with its back face up (CR 712.11a)
    play: bool = False  # "play that card": a land card is played (CR 701.18b)


class PermitPlay(Value):
    """A permission for some time (CR 611): "you may cast that card" or "may play that card".

    `play` allows lands too; `free` is "without paying its mana cost"; `any_mana` "mana of any
    type can be spent to cast it"; `later` only after the current turn has ended; `one`: only
    one of the cards.
    """

    what: ObjectRef
    duration: Duration
    who: PlayerRef = You()
    play: bool = False
    free: bool = False
    any_mana: bool = False
    words: str = field(default="", compare=False)
    later: bool = False
    any_color: bool = False  # with `any_mana`: as though it were mana of any color, so no {C}
    of_mana: str = ""  # with `any_color`: only colorless mana ("C") or mana of snow sources ("S")
    one: bool = False


class PermitLook(Value):
    """A player may look at a face-down card in exile for some time (CR 406.3)."""

    what: ObjectRef
    duration: Duration
    who: PlayerRef = You()


class ContinuousChange(Value):
    """A continuous effect from a resolution (CR 611.2): what changes is `changes`.

    "Target creature gets +2/+2 and gains flying until end of turn": `of` the target, `changes`
    (ModifyPowerToughness, GrantAbilities) of module `static`.
    """

    of: ObjectRef | PlayerRef
    changes: tuple[Value, ...]  # Change of module static
    duration: Duration = UntilEndOfTurn()
    words: str = ""


class DelayedTrigger(Value):
    """Create a delayed triggered ability (CR 603.7): "when you next cast a spell this turn, …".

    `once` – it triggers only once; `duration` how long it waits; `targets` are chosen as it is
    put onto the stack, without them it speaks of those of the ability that it is part of.
    """

    event: TriggerEvent
    body: tuple[Sentence, ...]
    once: bool = True
    duration: Duration = ForTheRestOfTheGame()
    words: str = ""
    targets: tuple[Target, ...] = ()


class BecomeReflexive(Value):
    """Says "When you do, …": a reflexive triggered ability (CR 603.12)."""

    body: tuple[Sentence, ...]
    targets: tuple[Target, ...] = ()


class May(Value):
    """A player may do it: "you may draw a card"."""

    effects: tuple[Effect, ...]
    who: PlayerRef = You()
    words: str = field(default="", compare=False)  # how the effects are joined


class MayPay(Value):
    """A player may pay a cost; what follows depends on it by "if you do".

    `must` where the text says no "may": they are still not made to activate mana abilities.
    """

    cost: Cost
    who: PlayerRef = You()
    must: bool = False


class UnlessPays(Value):
    """The effects happen unless a player pays: "counter it unless its controller pays"."""

    effects: tuple[Effect, ...]
    cost: Cost
    who: PlayerRef


class If(Value):
    """The effects happen only if the condition holds; `trailing` when the text says it last.

    `otherwise` for "otherwise, …"; `instead` when they replace the previous sentence's effects.
    """

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    trailing: bool = False
    instead: bool = False
    words: str = field(default="", compare=False)  # how the effects are joined


class ForEach(Value):
    """The effects happen once for each of something."""

    each: Quantity | Described | PlayerRef
    effects: tuple[Effect, ...]


class Choose(Value):
    """A choice made on resolution or as something enters, remembered on the object.

    `what`: "creature type", "color", "card name", "opponent", "basic land type", "number".
    """

    what: str
    words: str = ""
    who: PlayerRef = You()


class CopySpell(Value):
    """Copy a spell or ability on the stack (CR 707.10); `new_targets` if they may be chosen."""

    what: ObjectRef
    new_targets: bool = False
    count: Quantity = Number(1)
    words: str = field(default="", compare=False)
    except_: CopyException | None = None


class GainControl(Value):
    """Gain control of objects for a duration."""

    what: ObjectRef
    duration: Duration = ForTheRestOfTheGame()
    who: PlayerRef = You()


class ChangeTarget(Value):
    """The only target of a spell or ability is changed (CR 115.7a), to `to` where that is said.

    With `one` a single one of however many targets it has is changed (CR 115.7b).
    """

    what: ObjectRef
    to: ObjectRef | None = None
    one: bool = False


class ChooseNewTargets(Value):
    """New targets may be chosen for a spell or ability (CR 115.7d)."""

    what: ObjectRef


class Fight(Value):
    """Two creatures fight (CR 701.14)."""

    first: ObjectRef
    second: ObjectRef


class Transform(Value):
    """Transform a permanent (CR 701.27), or convert it, by the same rules (CR 701.28)."""

    what: ObjectRef
    words: str = field(default="", compare=False)


class Regenerate(Value):
    """Regenerate a permanent (CR 701.19)."""

    what: ObjectRef


class ExtraTurn(Value):
    """A player takes an extra turn, or so many."""

    who: PlayerRef = You()
    count: Quantity = Number(1)


class ExtraPhases(Value):
    """Phases are added to the turn directly after this one, in their order (CR 500.8).

    `phases` "combat", "main" or "beginning"; `after` "main" or "combat" where it is only after
    such a phase.
    """

    phases: tuple[str, ...]
    after: str = ""
    words: str = field(default="", compare=False)


class ControlPlayer(Value):
    """A player controls another player during that player's next turn (CR 723.1).

    `extra_turn`: "After that turn, that player takes an extra turn."
    """

    whom: PlayerRef
    who: PlayerRef = You()
    words: str = field(default="their", compare=False)
    extra_turn: bool = False


class EndTheTurn(Value):
    """End the turn (CR 724)."""


class WinGame(Value):
    """A player wins the game; `lose` for losing it."""

    who: PlayerRef = You()
    lose: bool = False


class SkipThatDraw(Value):
    """A player doesn't draw the card that they would: "skip that draw"."""

    who: PlayerRef = You()


class SkipStep(Value):
    """A player skips their next step or phase."""

    step: Step
    who: PlayerRef = You()


class KeywordAction(Value):
    """A keyword action of CR 701 with at most a number: proliferate, explore, amass."""

    name: str
    count: Quantity | None = None
    of: ObjectRef | None = None
    who: PlayerRef = You()
    words: str = ""


class CantBeCountered(Value):
    """The spell can't be countered, as an instruction or static of the spell itself."""

    what: ObjectRef


class DoesntUntap(Value):
    """Objects don't untap during their controller's next untap step, or that of a player `who`."""

    what: ObjectRef
    words: str = ""
    who: PlayerRef | None = None


class Prevent(Value):
    """Prevent damage (CR 615): `amount` None is all of it; `to` and `source` None are any."""

    amount: Quantity | None = None
    to: ObjectRef | PlayerRef | AnyTarget | None = None
    source: ObjectRef | None = None
    combat: bool = False
    duration: Duration = UntilEndOfTurn("this turn")
    words: str = field(default="", compare=False)
    once: bool = False  # the next time that source would deal damage
    both: bool = False  # to it and by it: "that would be dealt to and dealt by …"


class RevealHand(Value):
    """A player reveals their hand; binds "revealed"."""

    who: PlayerRef = You()


class SeparatePiles(Value):
    """A player separates objects into two piles (CR 700.3).

    Who then speaks of "one pile" chooses it; else `ChoosePile` says who does.
    """

    what: ObjectRef
    who: PlayerRef = You()
    words: str = field(default="two piles", compare=False)


class ChoosePile(Value):
    """A player chooses one of the piles; binds "chosen pile" and "other pile"."""

    who: PlayerRef = You()
    words: str = field(default="those", compare=False)


class ChooseTarget(Value):
    """Names a target that what follows speaks of: "choose target creature"; it does nothing."""

    what: ObjectRef | PlayerRef
    who: PlayerRef = You()


class ChooseCard(Value):
    """A player chooses one of the cards spoken of: "you choose a land card from it".

    `graveyard`: or one from the graveyard of the player whose hand was revealed.
    """

    what: Described
    who: PlayerRef = You()
    graveyard: PlayerRef | None = None
    words: str = field(default="", compare=False)


class ChooseObject(Value):
    """A player chooses an object that is no target: "choose a creature you control".

    Binds "chosen", and "rest", the others that could have been chosen; `up_to`: or none.
    """

    what: Described
    who: PlayerRef = You()
    up_to: bool = False


class Reveal(Value):
    """A player reveals cards; binds "revealed"."""

    what: ObjectRef
    who: PlayerRef = You()


class ApplyStatic(Value):
    """What a static ability may say, for some time: "target player can't cast spells this turn".

    `more` is what else the sentence says of that time, `words` how it is joined.
    """

    effect: Value  # StaticEffect of module static
    duration: Duration
    more: Value | None = None
    words: str = field(default="", compare=False)


class NextSpell(Value):
    """The next such spell that is cast is changed, for as long as the effect waits (CR 611.2f).

    `change` is what it then has: CantBe, GrantAbilities, a CostChange of itself, or AsThoughFlash
    (which lets it be cast). "The next creature spell you cast this turn can't be countered."
    """

    what: Described
    change: Value
    duration: Duration = UntilEndOfTurn("this turn")


class DoubleX(Value):
    """The value of X of a spell is doubled (CR 107.3)."""

    of: ObjectRef


class GetEmblem(Value):
    """A player gets an emblem with abilities (CR 114)."""

    abilities: tuple[Value, ...]
    who: PlayerRef = You()


class DoubleCounters(Value):
    """The number of counters of a kind on each object is doubled (CR 701.10e)."""

    kind: str
    on: ObjectRef


class ExchangeControl(Value):
    """Two players exchange control of permanents, or nothing happens (CR 701.12b)."""

    first: ObjectRef
    #: None where `first` are both
    second: ObjectRef | None
    duration: Duration = ForTheRestOfTheGame()


class Flip(Value):
    """Flip a permanent of a flip card (CR 710.4)."""

    what: ObjectRef


class Meld(Value):
    """Exile both and meld them, if one both owns and controls them (CR 701.42)."""

    this: ObjectRef
    partner: str
    into: str


class GainFlashback(Value):
    """Cards gain flashback until end of turn, for their mana costs (CR 702.34)."""

    of: ObjectRef
    words: str = field(default="gains|its mana cost", compare=False)


class Redirect(Value):
    """Damage that would be dealt this turn is dealt to something else (CR 614.9)."""

    to: ObjectRef | PlayerRef | AnyTarget
    new: ObjectRef | PlayerRef | AnyTarget
    amount: Quantity | None = None
    combat: bool = False


class RemoveFromCombat(Value):
    """Remove a creature from combat (CR 506.4)."""

    what: ObjectRef


class OncePerTurn(Value):
    """What the ability lets a player do may be done only once each turn."""


class MultiplyPower(Value):
    """Double or triple the power, the toughness, or both (CR 701.10b, 701.11b)."""

    of: ObjectRef
    power: bool = True
    toughness: bool = False
    factor: int = 2
    duration: Duration = UntilEndOfTurn()
    words: str = ""


class Vote(Value):
    """Each player votes for one of the options, the controller first (CR 701.38).

    With `what` they vote for such objects instead; binds "voted", those with the most votes.
    """

    options: tuple[str, ...]
    secretly: bool = False
    words: str = "starting with you"
    what: Described | None = None


class VillainousChoice(Value):
    """A player chooses one of two options, and what it says is done (CR 701.55)."""

    who: PlayerRef
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    joiners: tuple[str, str] = ("and", "and")


class EitherEffect(Value):
    """One of some instructions, as the controller chooses: "create a Food or a Treasure token"."""

    options: tuple[Effect, ...]
    words: str = field(default="", compare=False)


class FlipCoin(Value):
    """A player flips a coin, or flips until a flip is lost (CR 705)."""

    who: PlayerRef = You()
    until_lost: bool = False


class RollDie(Value):
    """A player rolls a die of so many sides (CR 706); `words` how the die is called."""

    sides: int
    who: PlayerRef = You()
    words: str = field(default="", compare=False)
    plus: Quantity | None = None  # a modifier of the result (CR 706.2)


class RepeatProcess(Value):
    """What the sentences before say is done again: "repeat this process" (CR 608.2c).

    `times` None, or any number as the player likes: the process says of itself that it is
    repeated, so it may be again. `following`: it is what the sentences after say.
    """

    times: Quantity | None = None
    following: bool = False


class ResultTable(Value):
    """What happens by the result of the roll before it (CR 706.3)."""

    rows: tuple[ResultRow, ...]


class ResultRow(Value):
    """One row: the results from `low` to `high` (None: and greater), and what happens."""

    low: int
    high: int | None
    body: tuple[Sentence, ...]


class ModesInstead(Value):
    """Another number of modes if a condition holds as they are chosen: "choose both instead"."""

    condition: Condition
    minimum: int
    maximum: int
    words: str = ""


class Modes(Value):
    """Modes after "choose one —" (CR 700.2); each has its own targets and body."""

    modes: tuple[Mode, ...]
    minimum: int = 1
    maximum: int = 1
    words: str = "choose one"
    again: bool = False  # the same mode may be chosen more than once (CR 700.2d)
    #: how many, least and most, may be chosen instead if the spell was kicked
    kicked: tuple[int, int] | None = None
    #: how many may be chosen instead while a condition holds
    instead: ModesInstead | None = None


class Mode(Value):
    """One mode: the words before its body (a name or a cost) and what it does."""

    body: tuple[Sentence, ...]
    targets: tuple[Target, ...] = ()
    cost: Cost | None = None
    words: str = ""


class Sentence(Value):
    """One sentence of a body: effects and how they are joined.

    `joiner`: ". " never occurs inside; "and", "then", ", then", ", and" between effects.
    `opening`: "Then" and the like before the first effect.
    """

    effects: tuple[Effect, ...]
    joiner: str = "and"
    opening: str = ""


class Target(Value):
    """One target requirement (CR 115): "target creature you control", "up to two target lands".

    `what` a description of objects, or None where only players are meant; `player` a description
    of the player ("opponent", "player", ""); `any_target` the set of CR 115.4. `minimum` below
    `maximum` for "up to". Zone of a spell or card target is in `what`.
    """

    what: Described | None = None
    player: str = ""
    any_target: bool = False
    minimum: int = 1
    maximum: int = 1
    another: bool = False
    words: str = ""


Effect: TypeAlias = (
    Add
    | Draw
    | DoubleUnspentMana
    | LoseUnspentMana
    | Discard
    | DiscardThose
    | SetLifeTotal
    | Mill
    | GainLife
    | DoubleLife
    | ExchangeLife
    | LoseLife
    | DealDamage
    | Destroy
    | Exile
    | ExileWithCounters
    | ReturnToHand
    | PutOntoBattlefield
    | PutIntoZone
    | Counter
    | Tap
    | Untap
    | Sacrifice
    | PutCounters
    | PutThoseCounters
    | RemoveCountersFrom
    | MoveCounters
    | GivePlayerCounters
    | CreateToken
    | Attach
    | Unattach
    | Shuffle
    | ShuffleInto
    | NoteMana
    | LookAtHand
    | Scry
    | LookAtTop
    | SearchLibrary
    | ExileTop
    | ExileUntil
    | CastCard
    | PermitPlay
    | PermitLook
    | ContinuousChange
    | DelayedTrigger
    | BecomeReflexive
    | May
    | MayPay
    | UnlessPays
    | If
    | ForEach
    | Choose
    | CopySpell
    | GainControl
    | Fight
    | ChooseNewTargets
    | ChangeTarget
    | Transform
    | Regenerate
    | ExtraTurn
    | ExtraPhases
    | ControlPlayer
    | EndTheTurn
    | WinGame
    | SkipStep
    | SkipThatDraw
    | ExileFound
    | KeywordAction
    | CantBeCountered
    | DoesntUntap
    | Prevent
    | RevealHand
    | ChooseCard
    | ChooseObject
    | ChooseTarget
    | SeparatePiles
    | ChoosePile
    | Reveal
    | ApplyStatic
    | NextSpell
    | DoubleX
    | GetEmblem
    | Modes
    | DoubleCounters
    | FlipCoin
    | Vote
    | Meld
    | MultiplyPower
    | Redirect
    | OncePerTurn
    | RemoveFromCombat
    | GainFlashback
    | VillainousChoice
    | EitherEffect
    | ExchangeControl
    | Flip
    | RollDie
    | RepeatProcess
    | ResultTable
)
