"""The scene: the things that a question speaks of, where they are, and what is done with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.effects import Counter, CreateToken, DealDamage
from rulings_cli.ask.cards import DropsOut, has
from rulings_cli.ask.plans.asked import put, short
from rulings_cli.ask.plans.pairings import named_face
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import walk

#: Where a double-faced card has only the characteristics of its front (CR 712.8a).
_FRONT_ONLY = frozenset(("hand", "library", "graveyard", "exile"))
#: Types of spells that are no permanents.
_SPELLS = frozenset(("instant", "sorcery"))


#: Parts of a spell that stand for what it is aimed at.
TARGETS = ("target", "target creature", "creature")
#: How the line begins by which what was found is cast.
CASTS_IT = ("you cast it", "the opponent casts it")


class Misfit(DropsOut):
    """The words do not fit together in this way; another way to read them may."""


class Unsaid(NotSupported):
    """What the question leaves out: no other way to read it would say it either."""


class WantsMana(NotSupported):
    """What is asked about can't be paid for with what is there, and what is there was not said."""


class Unplanned(NotSupported):
    """No example is planned for what a reading says: another reading may be planned."""


#: What is done with a creature where it matters how large it is, and what it wears.
_SIZING = ("gets", "damage", "counter", "loses")
#: What is done with a card that is put onto the battlefield from somewhere.
PUT_THERE = "NAME is put onto the battlefield"


class Item:
    """One thing of the scene: a card, or a token by its description."""

    __slots__ = (
        "assumed", "attached_to", "card", "copy_of", "count", "face", "gained", "is_counted",
        "is_whose_unsaid", "lines", "noun", "owner", "soft", "tails", "token", "zone",
    )  # fmt: skip

    def __init__(self, card: Card | None, face: Face, noun: Noun | None, owner: str) -> None:
        self.card = card
        self.face = face
        self.noun = noun
        self.owner = owner
        self.zone = ""
        self.soft = False  # whether it is there only because it was named
        self.token = ""  # its description
        self.tails: list[str] = []
        self.lines: list[str] = []  # given lines that speak of it, with NAME in its place
        self.gained: list[str] = []
        self.count = 1
        self.assumed = not owner  # whether nobody said whose it is
        self.copy_of: Item | None = None  # what it is made a copy of
        self.attached_to: Item | None = None
        self.is_counted = False  # whether it is said how many counters are on it
        self.is_whose_unsaid = False

    @property
    def owned_by(self) -> str:
        """Give its owner, who may not be the one that controls it."""
        said = {"owned by you": "you", "owned by the opponent": "opponent"}
        return next((said[each] for each in self.tails if each in said), self.owner)

    @property
    def is_permanent(self) -> bool:
        """Tell whether it can be on the battlefield."""
        return self.is_hidden or not PERMANENT_TYPES.isdisjoint(self.face.types)

    @property
    def is_hidden(self) -> bool:
        """Tell whether it was manifested or cloaked: it is a creature with no name (CR 701.40a)."""
        return "manifested" in self.tails or "cloaked" in self.tails

    @property
    def is_spell(self) -> bool:
        """Tell whether it is an instant or a sorcery."""
        return not self.is_hidden and not _SPELLS.isdisjoint(self.face.types)

    @property
    def is_instant(self) -> bool:
        """Tell whether it may be cast whenever its player has priority."""
        return self.face.is_a("instant") or self.has("flash")

    def is_a(self, kind: str) -> bool:
        """Tell whether it is printed with the type, subtype or supertype."""
        face = self.face
        if self.is_hidden:
            return kind == "creature"
        return kind in face.types or kind in face.subtypes or kind in face.supertypes

    def has(self, keyword: str) -> bool:
        """Tell whether it is printed with the keyword."""
        from rulings_cli.ask.cards import is_protected
        from rulings_cli.ask.cards import keyword as printed

        if keyword.startswith("protection from ") and is_protected(self.face, keyword[16:]):
            return True
        return printed(self.face, keyword) is not None or keyword in self.gained

    @property
    def name(self) -> str:
        """Give the name by which lines speak of it, alone."""
        if self.card is None:
            return self.face.name
        if self.face is not self.card.front:
            return self.face.name
        return short(self.card)

    @property
    def put(self) -> str:
        """Give the words that put it somewhere."""
        words = self.token or (put(self.card) if self.card is not None else self.face.name)
        card = self.card
        turned = card is not None and card.layout in ("transform", "modal_dfc")
        shown = turned and self.is_permanent and self.zone not in _FRONT_ONLY
        if card is not None and shown and self.face is not card.front:
            words = f"{put(card)}, showing {self.face.name}"
        if self.count > 1:
            words = words.removeprefix("a ")
            words = f"{self.count} {words}"
        return ", ".join((words, *self.tails))


class Deed:
    """One event of the scene: who does what with what, and what else its line says."""

    __slots__ = (
        "ability", "asked", "begun", "beside", "given_up", "in_hand", "is_freely",
        "is_player_unsaid", "item", "kind", "line", "may_fail", "passes", "response", "tails",
        "targets", "text", "who",
    )  # fmt: skip

    def __init__(self, kind: str, who: str, item: Item | None, line: str = "") -> None:
        self.kind = kind
        self.who = who
        self.item = item
        self.line = line  # with NAME in the place of the item, TO in that of the first target
        self.targets: list[Item | str] = []
        self.tails: list[str] = []
        self.beside: list[Item] = []  # what does it together with the item
        self.response = False
        self.asked = False  # whether the question is about it
        self.begun = False  # whether its casting stands still where mana abilities are activated
        self.passes = True  # whether the stack resolves after it
        self.text = ""
        self.may_fail = False  # whether the rules may refuse it: that is what is asked
        self.ability: Any = None  # the placed ability that is activated
        self.given_up: Item | None = None  # what is sacrificed, discarded or tapped for it
        self.in_hand = False  # whether the commander that is cast was said to be in a hand
        self.is_freely = False  # whether it was said to be cast for nothing, not by what
        self.is_player_unsaid = False  # whether it was not said which player is its target


def _copied(one: Any, known: dict[int, Any]) -> Any:
    """Copy what a scene is made of; `known` has what was copied, by its identity.

    Values, texts and numbers are shared: they never change.
    """
    kind: Any = type(one)
    if kind not in _COPIED:
        return one
    found = known.get(id(one))
    if found is not None:
        return found
    if kind is tuple or kind is frozenset:
        return kind(_copied(each, known) for each in one)
    found = known[id(one)] = kind.__new__(kind)
    if kind is list:
        found += [_copied(each, known) for each in one]
    elif kind is set:
        found |= {_copied(each, known) for each in one}
    elif kind is dict:
        for key, value in one.items():
            found[_copied(key, known)] = _copied(value, known)
    elif kind is Scene:
        found.__dict__ |= {key: _copied(value, known) for key, value in vars(one).items()}
    else:
        for key in kind.__slots__:
            setattr(found, key, _copied(getattr(one, key), known))
    return found


#: Card types by which a spell is spoken of.
_SPELL_TYPES = frozenset(
    ("artifact", "creature", "enchantment", "instant", "sorcery", "planeswalker", "battle")
)


def _same_words(noun: Noun | None, other: Noun) -> bool:
    """Tell whether two things are called in the same words: "a blue spell", "the blue spell"."""
    if noun is None or noun.is_card:
        return False
    first, last = (
        [word for word in each.text.lower().split() if word not in ("a", "an", "the")]
        for each in (noun, other)
    )
    return first == last


class Scene:
    """The scene while it is built up, statement by statement."""

    def __init__(self, world: World, cards: dict[str, Card]) -> None:
        self.world = world
        self.cards = cards  # the card that each written name means
        self.items: list[Item] = []
        self.spoken: list[Item] = []  # in the order in which they were spoken of last
        self.deeds: list[Deed] = []
        self.given: list[str] = []
        self.lacking: list[Noun] = []  # what was said not to be there
        self.opposed: list[Item] = []  # what is the opponent's only since it burdens opponents
        self.turn = ""
        self.turn_assumed = False  # whether it only follows from what is cast
        self.step = ""
        self.life: dict[str, int] = {}
        self.empty_hand: set[str] = set()
        self.lands: dict[str, dict[str, int]] = {"you": {}, "opponent": {}}
        self.response = False  # whether the next deed is in response
        self.asks = ""  # the prefix of an ask that waits for its deed: "can", "must", "did"
        self.ask_who = ""
        self.asked: Deed | None = None
        self.assumptions: list[str] = []
        self.is_anchored = False  # whether the one who asks speaks of what is theirs
        self.mana_fixed: set[str] = set()
        self.extra: dict[str, int] = {}  # lands more, since something costs more
        self.open_lands: dict[str, int] = {}  # how many lands a player is said to have untapped
        self.alone: list[tuple[Item, Noun]] = []  # what is the only thing of a kind on its side
        self.library: dict[str, list[Item]] = {"you": [], "opponent": []}
        self.choices: list[str] = []  # names that choices of targets should take
        self.about: dict[str, object] = {}
        self.bound: dict[int, tuple[Noun, Item]] = {}  # what a noun phrase was taken for
        self.subject: Item | None = None  # of whom the rest of the sentence speaks
        self.focus: Item | None = None  # what the last statement was about
        self.beside: list[Item] = []  # what is only said to be there with something else
        self.judged: tuple[Any, Any] | None = None  # the last play, and the outcomes it may have

    def copy(self) -> Scene:
        """Give the same scene with things and deeds of its own, so that it may be changed."""
        known: dict[int, Any] = {id(each): each for each in (self.world, self.cards)}
        found: Scene = _copied(self, known)
        return found

    # --- things ---------------------------------------------------------------------------------

    def bind(self, noun: Noun, want: str = "") -> Item:
        """Give the thing that a noun phrase means: one spoken of before, or a new one."""
        known = self.bound.get(id(noun))
        found = known[1] if known else self._again(noun, want) or self._new(noun, want)
        self.mean(noun, found)
        if found not in self.items and found.copy_of is None:
            self.items.append(found)
        if found in self.spoken:
            self.spoken.remove(found)
        self.spoken.append(found)
        return self._target_of(noun, found) if noun.part in TARGETS else found

    def _target_of(self, noun: Noun, source: Item) -> Item:
        """Give what a spell targets; it is cast, if that was not said."""
        from rulings_cli.ask.statements import completing, doing

        on_creature = noun.part == "creature" and source.is_a("Equipment")
        if not source.is_spell and not source.is_a("Aura") and not on_creature:
            raise Misfit(f"{source.name} is no spell with a target")
        deed = next((e for e in self.deeds if e.item is source and e.kind == "cast"), None)
        if deed is None and noun.part == "creature" and not source.is_spell:
            return self._worn_by(noun, source)
        if deed is None:
            deed = doing.cast_item(self, source, source.owner or "you")
            self.response = True
        if not deed.targets and has(source.face.paragraphs, DealDamage):
            side = "opponent" if deed.who == "you" else "you"
            creature = Noun("a creature", head="creature", owner=side)
            doing.aim_at(self, deed, self.bind(creature, "creature"))
        if not deed.targets:
            completing.complete_targets(self, deed)
        for each in deed.targets:
            if isinstance(each, Item):
                self.mean(noun, each)
                return each
        raise Misfit(f"{source.name} targets nothing")

    def _worn_by(self, noun: Noun, worn: Item) -> Item:
        """Give the creature that an Aura or Equipment is attached to: "NAME's creature"."""
        from rulings_cli.ask.statements.wearing import attach

        holder = worn.attached_to
        if not isinstance(holder, Item):
            creature = Noun("a creature", head="creature", owner=worn.owner or "you")
            holder = self.bind(creature, "creature")
            attach(self, holder, noun.evolve(part=""))
        self.mean(noun, holder)
        return holder

    def mean(self, noun: Noun, item: Item) -> None:
        """Take a noun phrase for a thing from now on."""
        self.bound[id(noun)] = (noun, item)

    def mean_last(self, item: Item) -> None:
        """Take a thing as what was spoken of last: "the other" is another one."""
        self.focus = item
        self.spoken = [*(each for each in self.spoken if each is not item), item]

    def _holder(self) -> Item | None:
        """Give the thing that something is attached to."""
        held = [each.attached_to for each in self.items]
        found = next((each for each in held if isinstance(each, Item)), None)
        if found is not None:
            return found
        casts = [e for e in self.deeds if e.kind == "cast" and e.item is not None and e.targets]
        on = [
            each.targets[0]
            for each in casts
            if each.item is not None
            and (each.item.is_a("Aura") or "for its bestow cost" in each.tails)
        ]
        return next((each for each in on if isinstance(each, Item)), None)

    def _again(self, noun: Noun, want: str) -> Item | None:
        """Give a thing that was spoken of before; what more is said of it now is so, too."""
        if noun.head == "same" and noun.counted and noun.number > 1:
            raise Misfit(f"which ones {noun.text!r} are was not said")
        holds = {"enchanted", "equipped"} & set(noun.qualities)
        found = self._holder() if holds else self._taken_up(noun, want)
        if found is not None and noun.is_described:
            from rulings_cli.ask.statements.describing import describe_further

            describe_further(self, found, noun)
        return found

    def _taken_up(self, noun: Noun, want: str) -> Item | None:
        if noun.pronoun == "one of" or noun.text.lower().startswith("one of "):
            from rulings_cli.ask.statements.several import one_of

            return one_of(self, noun)
        if noun.pronoun:
            return self._by_pronoun(noun, want)
        if noun.another:
            return self._the_other(noun) if noun.text.startswith(_THE_OTHER) else None
        if noun.head in ("blocker", "attacker"):
            return self._fighter(noun)
        if noun.head == "commander" and not noun.is_card:
            self._need_other_commander()
        if noun.head == "copy":
            return self._copied()
        if noun.head == "target":
            return self._aimed_at()
        if noun.head == "token" and noun.definite and not noun.is_described:
            made = [each for each in self.items if each.copy_of is not None]
            if len(made) == 1:
                return made[0]
        if noun.is_card:
            return self._card_again(noun)
        if noun.head == "card" and (noun.definite or noun.text.lower() == "card"):
            taken = [e for e in self.spoken if e.noun is not None and e.noun.head == "card"]
            if len(taken) == 1 and not noun.is_described:
                return taken[0]
        if (noun.definite or _is_bare_kind(noun)) and not noun.counted:
            if noun.head == "token" and sum(self.fits(each, noun) for each in self.spoken) > 1:
                raise Misfit("which of the tokens is meant was not said")
            return self._last_of_kind(noun) or self._made_into(noun)
        return None

    def _made_into(self, noun: Noun) -> Item | None:
        """Give what became of a kind by what was used on it: "the Elk", "the Frog"."""
        from rulings_cli.abilities.static import BecomesA

        def makes(tool: Item | None) -> bool:
            nodes = walk(tool.face.paragraphs) if tool is not None else ()
            return any(noun.head in _kinds_of(e) for e in nodes if isinstance(e, BecomesA))

        for deed in self.deeds:
            aimed = [each for each in deed.targets if isinstance(each, Item)]
            if deed.kind in ("cast", "activate") and len(aimed) == 1 and makes(deed.item):
                return aimed[0]
        worn = [each for each in self.items if each.attached_to is not None and makes(each)]
        return worn[0].attached_to if len(worn) == 1 else None

    def _need_other_commander(self) -> None:
        """Refuse "my commander" right behind a legend's name: that may be the commander."""
        last = self.spoken[-1] if self.spoken else None
        named = last is not None and last.noun is not None and last.noun.is_card
        placed = last is not None and last.zone and not last.soft
        if last is None or not named or placed or "as commander" in last.tails:
            return
        if "legendary" in last.face.supertypes and last.is_a("creature"):
            raise Misfit(f"whether {last.name} is the commander was not said")

    def _last_of_kind(self, noun: Noun) -> Item | None:
        """Give what was spoken of last among those of the kind, or in the same words before."""
        alike = [each for each in self.spoken if _same_words(each.noun, noun)]
        alike = [each for each in alike if self.fits(each, noun)]
        if len(alike) == 1 and noun.text.endswith("spell"):
            return alike[0]
        for each in reversed(self.spoken):
            if not self.fits(each, noun) or (noun.owner and noun.owner != each.owner):
                continue
            if noun.place and not each.soft and not noun.place.endswith(each.zone):
                continue  # it lies elsewhere
            if noun.head == "commander" and each.noun and each.noun.owned != noun.owned:
                continue  # "my commander" is another one than what was stolen
            if "stolen" in noun.text.split() and not self._is_taken(each):
                continue
            named = each.noun is not None and each.noun.is_card
            used = any(deed.item is each and deed.kind == "activate" for deed in self.deeds)
            if noun.owner and (each.assumed or used) and named and noun.head == "creature":
                continue  # "my creature" is another one than what was named
            if not each.token:
                self._need_unmade(noun)
            if named and noun.definite and noun.head == "creature" and _takes_others(each):
                raise Misfit(f"{noun.text!r} may be what {each.name} takes")
            return each
        return self._of_printed_size(noun)

    def _is_taken(self, item: Item) -> bool:
        """Tell whether a thing is said to have been taken from its owner."""
        from rulings_cli.abilities.effects import GainControl
        from rulings_cli.abilities.static import GainsControl

        if item.noun is not None and item.noun.owned not in ("", item.owner):
            return True
        takes = (GainControl, GainsControl)
        return any(
            " control of NAME" in each.line
            if each.item is item
            else each.item is not None
            and item in each.targets
            and has(each.item.face.paragraphs, *takes)
            for each in self.deeds
        )

    def _of_printed_size(self, noun: Noun) -> Item | None:
        """Give the one card whose size is said: "the 3/2"."""
        found = [
            each
            for each in self.spoken
            if noun.size and not each.token and not noun.owner
            and f"{each.face.power}/{each.face.toughness}" == noun.size
            and self.fits(each, noun.evolve(size=""))
        ]  # fmt: skip
        return found[0] if len(found) == 1 else None

    def _card_again(self, noun: Noun) -> Item | None:
        """Give the card of that name that was spoken of before."""
        card = self._card(noun)
        for each in reversed(self.spoken):
            if each.card is not None and each.card.name == card.name:
                if each is self.about.get("named") and each.face is not self.face_of(noun):
                    return None  # one half was named, the other is spoken of
                if each.zone == "exile" and (
                    noun.text.startswith(("a ", "an ")) or each.is_a("basic")
                ):
                    continue  # another one of that name
                if each.count > 1 and noun.text.lower().startswith(("a ", "an ", "one ")):
                    continue  # "four Mountains …, a Mountain" is a fifth
                if noun.owner and each.zone and each.owner != noun.owner:
                    continue
                return each
        return None

    def _saga(self, noun: Noun) -> Item:
        """Give the one Saga whose chapter is meant."""
        found = [each for each in self.items if each.is_a("Saga")]
        if len(found) != 1:
            raise Misfit(f"of which Saga {noun.text!r} is was not said")
        return found[0]

    def _the_other(self, noun: Noun) -> Item | None:
        """Give the other one of two things that were spoken of."""
        last = self.focus or (self.spoken[-1] if self.spoken else None)
        kind = noun.evolve(head="") if noun.head == "same" else noun
        alike = [each for each in self.spoken if each is not last and self.fits(each, kind)]
        if noun.head == "same" and last is not None:
            alike = [each for each in alike if each.face.types == last.face.types]
        if len(alike) > 1 or any(each.count > 1 for each in alike):
            raise Misfit(f"which one {noun.text!r} is was not said")
        return alike[0] if alike else None

    def _by_pronoun(self, noun: Noun, want: str) -> Item:
        if noun.part.startswith("chapter"):
            return self._saga(noun)
        if noun.pronoun in ("mine", "theirs"):
            return self._of_side("you" if noun.pronoun == "mine" else "opponent")
        named = self.about.get("named")
        if isinstance(named, Item) and self.asks and self.focus is self.about.get("namer"):
            return named  # "X naming Y, can he use it"
        about = self.about.get("goes on about")
        if isinstance(about, Item) and noun.pronoun == "it":
            if not _wanted(about, want):
                raise Misfit(f"{noun.text!r} may be {about.name}")
            return about
        at_stake = self._at_stake()
        focus = tuple(each for each in (at_stake, self.focus) if each is not None)
        known = [each for each in (*focus, *reversed(self.spoken)) if _may_mean(noun, each)]
        if not known and noun.pronoun == "he" and not self._speaks_of_opponent():
            known = [e for e in (*focus, *reversed(self.spoken)) if e.is_a("creature")]
        if want == "creature":
            known = [e for e in known if e.is_a("creature") or self.animated(e)] or known
        if noun.part == "trigger":
            from rulings_cli.ask.statements.causing import triggered

            known = [each for each in known if triggered(each)] or known
        for each in sorted(known, key=lambda item: item in self.beside):
            if _wanted(each, want) or (want == "creature" and self.animated(each)):
                return each
        raise Misfit(f"nothing was said before that {noun.text!r} could mean")

    def _at_stake(self) -> Item | None:
        """Give what was put there for a while, where what is used then is used against its end."""
        last = self.deeds[-1] if self.deeds else None
        if last is None or last.kind != "activate" or last.targets or last.item is not self.focus:
            return None
        from rulings_cli.ask.statements.lasting import lasting

        found = [each for deed in self.deeds[:-1] for each in lasting(self, deed)]
        return found[0] if len(found) == 1 else None

    def _speaks_of_opponent(self) -> bool:
        """Tell whether the question speaks of the other player, who may be "he"."""
        said = self.about.get("said")
        return not isinstance(said, tuple) or any(
            "opponent" in (value, getattr(value, "owner", ""))
            for each in said
            for _, value in each.slots
        )

    def animated(self, item: Item) -> bool:
        """Tell whether a thing has used an ability by which it becomes a creature."""
        from rulings_cli.ask.statements.using import animates_itself

        used = any(each.item is item and each.kind == "activate" for each in self.deeds)
        return used and animates_itself(item)

    def _of_side(self, owner: str) -> Item:
        """Give the one creature of a side ("does mine die?")."""
        found = [e for e in self.items if e.is_a("creature") and e.owner == owner]
        if len(found) != 1 or found[0].count > 1:
            raise Misfit("which one of a side is meant was not said")
        return found[0]

    def _aimed_at(self) -> Item:
        """Give the one thing that was aimed at."""
        from rulings_cli.ask.statements.causing import wants_target

        found = {id(e): e for deed in self.deeds for e in deed.targets if isinstance(e, Item)}
        cast = [e.item for e in self.deeds if e.kind == "cast" and e.item is not None]
        if not found and len(cast) == 1 and wants_target(cast[0]):
            return self._target_of(Noun("the target", part="target"), cast[0])
        if len(found) != 1:
            raise Misfit("what the target is was not said")
        return next(iter(found.values()))

    def _copied(self) -> Item:
        copier = self.about.get("copier")
        if isinstance(copier, Item):
            return copier
        for each in reversed(self.items):
            if each.copy_of is not None:
                return each
        raise Misfit("no copy was made")

    def _fighter(self, noun: Noun) -> Item | None:
        kind = "block" if noun.head == "blocker" else "attack"
        for each in reversed(self.deeds):
            if each.kind == kind and each.item is not None:
                return each.item
        if noun.head == "attacker":
            return None
        if noun.is_described or noun.number > 1 or self.asks or self.about.get("ask"):
            raise Misfit(f"there is no {noun.head}")
        from rulings_cli.ask.statements.tapped_in_combat import some_blocker

        return some_blocker(self, noun)

    def fits(self, item: Item, noun: Noun) -> bool:
        """Tell whether a thing is what a general noun phrase says."""
        head = noun.head
        if noun.keywords and not all(item.has(each) for each in noun.keywords):
            return False
        if noun.size and (not item.token or noun.size not in item.token.split()):
            return False
        if noun.kinds and _is_of_any(noun) and item.noun and item.noun.is_card:
            return False  # "does NAME destroy fetchlands" is of another
        told = {*noun.kinds, *noun.qualities}
        if head == "land" and told & {"basic", "nonbasic"} and item.is_a("land"):
            return item.is_a("basic") == ("basic" in told)
        if head == "permanent":
            return item.is_permanent
        if head in ("card", ""):
            return True
        if head == "spell":
            types = [each for each in noun.qualities if each in _SPELL_TYPES]
            if types and not any(item.is_a(each) for each in types):
                return False
            return item.is_spell or any(
                each.kind == "cast" and each.item is item for each in self.deeds
            )
        if head == "counterspell":
            cast = any(each.item is item and each.targets for each in self.deeds)
            return cast and has(item.face.paragraphs, Counter)
        if head == "token":  # a creature that is only described need not be one
            said = item.noun is None or item.noun.token or item.noun.head != "creature"
            return bool(item.token) and said
        if head == "commander":
            return "as commander" in item.tails
        if head in ("equipment", "aura", "vehicle", "saga"):
            return item.is_a(head.title())
        bestowed = any("for its bestow cost" in e.tails for e in self.deeds if e.item is item)
        return item.is_a(head) and not (bestowed and head == "creature")

    def card_of(self, noun: Noun) -> Card:
        """Give the card that a noun phrase names."""
        return self._card(noun)

    def face_of(self, noun: Noun) -> Face:
        """Give the face that a noun phrase names: a half, or the back where that is named."""
        card = self._card(noun)
        assert noun.mention is not None
        index = named_face(noun.mention.text, card)
        return card.faces[index] if index is not None else card.front

    def _card(self, noun: Noun) -> Card:
        assert noun.mention is not None
        found = self.cards.get(noun.mention.text.lower())
        if found is None:
            raise NotSupported(f"the name {noun.mention.text} can be read in several ways")
        return found

    def _new(self, noun: Noun, want: str) -> Item:
        owner = noun.owner
        if noun.head == "attacker":
            attacks = (*noun.qualities, "attacking")
            owner = owner or ("opponent" if self.is_anchored or self.turn == "opponent" else "")
            noun = noun.evolve(head="creature", qualities=attacks, owner=owner)
        made = self._made_by(noun) if noun.is_card and noun.token else None
        if made is not None:
            return self._new(made, want)
        if noun.is_card:
            item = Item(self._card(noun), self.face_of(noun), noun, owner)
            if noun.token:
                self._as_token(item)
        elif noun.head == "same":
            if noun.text.startswith(_THE_OTHER):
                raise Misfit(f"which one {noun.text!r} is was not said")
            item = self._another()
        else:
            from rulings_cli.ask.statements.generic import generic

            self._need_unmade(noun)
            item = generic(self, noun, want)
        if noun.counted and noun.number > 1:
            item.count = noun.number
        self._describe(item, noun)
        if item not in self.items:  # what attacks has been taken in already
            self.items.append(item)
        if "evoked" in noun.qualities:
            self._evoked(item)
        if noun.befallen:
            self._befall(item, noun)
        if not {"animate", "crewed"}.isdisjoint(noun.qualities):
            from rulings_cli.ask.statements.using import animate

            self.onto_battlefield(item, owner or "you")
            animate(self, item, item.owner)
        return item

    def _made_by(self, noun: Noun) -> Noun | None:
        """Give "NAME token" as what the card makes; nothing more is said of the card itself."""
        from rulings_cli.ask.statements.generic import made_by

        card = self._card(noun)
        made = made_by(noun, card)
        if made is not None:
            self.about[f"told {card.name}"] = True
        return made

    def _as_token(self, item: Item) -> None:
        """Let a thing be a token that is a copy of a card: the card itself is in exile."""
        if not item.is_permanent or item.is_a("land") or self.about.get("token copy"):
            raise NotSupported("a token that is such a copy is not planned yet")
        self.about["token copy"] = True
        item.token = "a 1/1 Shapeshifter creature token"  # noqa: S105 - no password
        self.given.append(f"{item.name} is in exile")
        self.given.append(f"Shapeshifter Token is a copy of {item.name}")

    def _need_unmade(self, noun: Noun) -> None:
        """Abstain where "the Soldiers" or "the tokens" may be what something makes."""
        if noun.another:
            return
        for item in self.items:
            if noun.owner and item.owner and noun.owner != item.owner:
                continue
            if noun.text.startswith("the ") and noun.head in _words_of_name(item):
                raise Misfit(f"{noun.text!r} may be {item.name}")
            for node in walk(item.face.paragraphs):
                if isinstance(node, CreateToken) and _may_be_made(noun, node):
                    raise Misfit(f"{noun.text!r} may be what {item.name} makes")

    def _another(self) -> Item:
        """Give another one of the card that was named last."""
        for each in reversed(self.spoken):
            if each.card is not None and each.noun is not None and each.noun.is_card:
                return Item(each.card, each.face, each.noun, "")
        raise Misfit("another one of what was not said")

    def another_spell(self, noun: Noun) -> Noun:
        """Give "another" as another spell, where spells were said to have been cast."""
        unused = self.about.get("unused")
        told = isinstance(unused, dict) and "spells before" in unused
        return noun.evolve(head="spell", another=False) if noun.head == "same" and told else noun

    def _evoked(self, item: Item) -> None:
        """Cast a thing for its evoke cost; it has entered, and its abilities have triggered."""
        from rulings_cli.ask.statements.doing import cast_item

        before = self.deeds[-1] if self.deeds else None
        deed = cast_item(self, item, item.owner or "you")
        deed.tails.append("for its evoke cost")
        entered = Deed("happen", deed.who, item, "NAME resolves")
        entered.response = True
        self.deeds.append(entered)
        self.response = True
        if before is not None and before.kind == "cast" and not before.targets:
            self.deeds.remove(before)  # what is being cast is cast at what was evoked
            self.deeds.append(before)
            before.response = True

    def _befall(self, item: Item, noun: Noun) -> None:
        """Let happen to a thing what a participle says of it: "a countered NAME"."""
        from rulings_cli.ask.statements.acting import act
        from rulings_cli.ask.statements.rows import Statement

        if noun.number > 1:
            raise NotSupported(f"what befalls {noun.text!r} is not planned yet")
        if noun.befallen == "counter" and noun.is_card and not item.owner:
            item.owner = self._who_asks()
        it = Noun("it", pronoun="it")
        self.mean(it, item)
        asks, who = self.asks, self.ask_who
        self.asks = self.ask_who = ""
        act(self, Statement("event", noun.befallen, (("a", it),), noun.text, -1))
        self.asks, self.ask_who = asks, who

    def _who_asks(self) -> str:
        """Give the one player of whom something is asked: what is spoken of is theirs."""
        said = self.about.get("said")
        asks = [e for e in said if e.kind == "ask"] if isinstance(said, tuple) else []
        who = {each.word("who") or each.word("whom") for each in asks} - {""}
        return who.pop() if len(who) == 1 else ""

    def _describe(self, item: Item, noun: Noun) -> None:
        from rulings_cli.ask.statements.describing import describe

        describe(self, item, noun)

    def add(self, item: Item) -> Item:
        """Take in a thing that no words named."""
        self.items.append(item)
        return item

    # --- places ---------------------------------------------------------------------------------

    def onto_battlefield(self, item: Item, owner: str = "", *, soft: bool = False) -> Item:
        """Put a thing on the battlefield from the beginning."""
        dead = item.zone == "graveyard"
        if item.copy_of is not None or any(
            each.item is item
            and (each.kind in ("cast", "play") or (dead and each.line == PUT_THERE))
            for each in self.deeds
        ):
            return item  # it is there when that has been done
        if item.zone == "graveyard" and any(item in each.targets for each in self.deeds):
            return item  # it is put there from the graveyard
        if item.noun is not None and item.noun.is_card and "suspend" in item.noun.keywords:
            raise Misfit(f"{item.noun.text!r} is in exile")
        if item.zone and not (item.soft and item.zone != "battlefield"):
            if item.zone != "battlefield":
                if self._comes_by_itself(item):
                    return item
                raise Misfit(f"{item.name} is not on the battlefield")
            self._whose(item, owner)
            item.soft = item.soft and soft
            return item
        if not item.is_permanent:
            raise Misfit(f"{item.name} is never on the battlefield")
        self.place(item, "battlefield", owner)
        item.soft = soft
        self.put_on(item)
        return item

    def _comes_by_itself(self, item: Item) -> bool:
        """Let what may be cast as an ability resolves be cast; tell whether that is so."""
        if item is self.about.get("fetched"):
            return True
        last = self.deeds[-1] if self.deeds else None
        if item is not self.about.get("found") or last is None or not item.has("suspend"):
            return False
        if last.line == "the top of the stack resolves":
            casting = Deed("happen", "", None, "the top of the stack resolves")
            deed = Deed("happen", item.owner, item, "you cast it")
            casting.response = deed.response = True
            self.deeds += (casting, deed)
        return any(each.line == "you cast it" and each.item is item for each in self.deeds)

    def put_on(self, worn: Item) -> None:
        """Attach an Aura or Equipment to the thing that was said to be enchanted or equipped."""
        is_worn = worn.is_a("Aura") or worn.is_a("Equipment")
        holder = self.about.get("holder") or (is_worn and self._worn_by_befallen(worn))
        if not is_worn or not isinstance(holder, Item) or worn.zone != "battlefield":
            return
        if worn.attached_to is None:
            worn.lines.append("NAME is attached to TO")
            worn.attached_to = holder

    def _worn_by_befallen(self, worn: Item) -> Item | None:
        """Give the one creature to which something happens, for "the Aura" or "my Equipment"."""
        there = [e for e in self.items if e.is_a("creature") and e.zone == "battlefield"]
        done = any(
            e.kind == "happen" and e.item in there and not any(one in e.line for one in _SIZING)
            for e in self.deeds
        )
        if worn.noun is None or worn.noun.is_card or worn.count > 1 or not done or len(there) != 1:
            return None
        holder = there[0]
        if worn.is_a("Equipment") and worn.owner != holder.owner:
            return None
        self.assumptions.append(f"{worn.name} is attached to {holder.name}")
        return holder

    def place(self, item: Item, zone: str, owner: str = "") -> None:
        """Put a thing into a zone from the beginning; one that was only named may move."""
        if item.zone and not item.soft and item.zone != zone:
            raise Misfit(f"{item.name} can't be in two places")
        item.zone = zone
        item.soft = False
        self._whose(item, owner)
        item.owner = item.owner or "you"

    def _whose(self, item: Item, owner: str) -> None:
        """Set whose a thing is; what was only assumed gives way."""
        if not owner or owner == item.owner:
            return
        if item.owner and not item.assumed:
            raise Misfit(f"{item.name} is not controlled by that player")
        item.owner = owner

    def say_owner(self, item: Item, owner: str) -> None:
        """Set whose a thing is, as the question says it."""
        if owner:
            self._whose(item, owner)
            item.owner = owner
            item.assumed = False

    def change_sides(self) -> None:
        """Let the other player control and do what nobody was said to control and do."""
        for each in self.items:
            if each.assumed and each.owner:
                each.owner = "opponent" if each.owner == "you" else "you"
        for deed in self.deeds:
            if deed.who and (deed.item is None or deed.item.assumed):
                deed.who = "opponent" if deed.who == "you" else "you"
        if self.turn:
            self.turn = "opponent" if self.turn == "you" else "you"

    # --- names ----------------------------------------------------------------------------------

    def ref(self, item: Item) -> str:
        """Give the words by which a line speaks of a thing."""
        if item.copy_of is not None:
            return f"the second {item.copy_of.name}"
        if item.zone == "found":
            return item.name  # it is the very card that waits elsewhere
        alike = [
            each
            for each in self.items
            if each.zone and each.zone != "found" and each.name == item.name
            and (each.zone == "exile") == (item.zone == "exile")
        ]  # fmt: skip
        if len(alike) < 2:
            return item.name
        same_owner = [each for each in alike if each.owner == item.owner]
        whose = "your" if item.owner == "you" else "the opponent's"
        if len(same_owner) == 1:
            return f"{whose} {item.name}"
        nth = NTH[min(len(NTH) - 1, same_owner.index(item))]
        return f"the {nth} {item.name}"

    def permanents(self) -> Iterator[Item]:
        """Give the things that begin on the battlefield."""
        return (each for each in self.items if each.zone == "battlefield")


#: How the language of examples tells things of one name apart.
NTH = ("first", "second", "third", "fourth", "fifth", "sixth")
_THE_OTHER = ("the other", "other")
_PERSONS = frozenset(("he", "him", "she", "himself", "herself"))


def _words_of_name(item: Item) -> frozenset[str]:
    """Give the words of a named card's name, and of its other faces' names."""
    named = item.card is not None and item.noun is not None and item.noun.is_card
    return frozenset(item.card.name.split()) if named and item.card is not None else frozenset()


def _may_be_made(noun: Noun, made: CreateToken) -> bool:
    """Tell whether a thing that was not spoken of before may be a token that is made."""
    if noun.head == "token" and noun.text.startswith(("the ", "those ", "these ", "that ")):
        return True
    return noun.head in getattr(made.token, "subtypes", ())


def _kinds_of(node: Any) -> tuple[str, ...]:
    """Give the subtypes of what something becomes."""
    return tuple(getattr(getattr(node, "what", None), "subtypes", ()))


def _is_bare_kind(noun: Noun) -> bool:
    """Tell whether a phrase is only a kind, with nothing before it: "bears dead?"."""
    said = noun.text.lower()
    if noun.size and said == noun.size:
        return True
    alone = said == noun.head == "creature" and not noun.is_described
    return alone or said.removesuffix("s") in {each.lower() for each in noun.kinds}


def _takes_others(item: Item) -> bool:
    """Tell whether a creature's own ability exiles another, which may be "the creature"."""
    from rulings_cli.abilities.effects import Exile, ExileUntil
    from rulings_cli.ask.statements.causing import triggered

    return any(has(e, Exile, ExileUntil) and getattr(e, "targets", ()) for e in triggered(item))


def _may_mean(noun: Noun, item: Item) -> bool:
    """Tell whether a pronoun may stand for a thing: "him" for a legend, "them" for several."""
    if noun.pronoun in _PERSONS:
        if item.is_a("legendary") or item.is_a("planeswalker"):
            return True
        mine = item.is_a("creature") and item.owner != "opponent"
        return mine and noun.pronoun != "he"
    if noun.pronoun in ("they", "them", "themselves"):
        return item.count > 1 or item.is_a("legendary") or _is_said_of_all(item)
    return noun.pronoun not in ("it", "itself") or item.count == 1


def _is_of_any(noun: Noun) -> bool:
    """Tell whether a noun phrase is said of any thing of a kind, and of none spoken of before."""
    said = noun.text.lower()
    any_of_it = said.startswith(("a ", "an ", "any ")) or said.endswith("s")
    return any_of_it and not (noun.definite or noun.owner)


def _is_said_of_all(item: Item) -> bool:
    """Tell whether one thing stands for all of a kind: "do tokens die when they …"."""
    noun = item.noun
    plural = noun is not None and not (noun.is_card or noun.counted) and noun.text.endswith("s")
    return plural and noun is not None and not noun.text.startswith(("a ", "the "))


def _wanted(item: Item, want: str) -> bool:
    if want == "creature":
        return item.is_a("creature") or (item.is_permanent and not item.is_a("land"))
    if want == "spell":
        return item.is_spell or item.zone != "battlefield"
    if want == "permanent":
        return item.is_permanent
    if want == "trigger":
        return any(isinstance(each, TriggeredAbility) for each in item.face.abilities)
    return True


#: What has parts of its own in every copy of a scene.
_COPIED = frozenset((Deed, Item, Scene, dict, frozenset, list, set, tuple))
