"""What a noun phrase says of a thing beside what it is: carried out in the scene."""

from __future__ import annotations

from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.static import EntersAsCopy
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.chosen_on_entering import choose
from rulings_cli.ask.statements.doing import has_x
from rulings_cli.ask.statements.face_down import hide
from rulings_cli.ask.statements.generic import EVERGREEN
from rulings_cli.ask.statements.helping import leave_open
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.sized_cards import let_be_sized
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import CARD_TYPES, SUPERTYPES
from rulings_cli.terms.values import walk


def describe(scene: Scene, item: Item, noun: Noun) -> None:
    """Let a new thing be as it is said to be."""
    if noun.is_card and noun.size:
        let_be_sized(scene, item, noun)
    for each in noun.qualities:
        _quality(scene, item, noun, each)
    _keywords(item, noun)
    if noun.owned:
        item.tails.append(f"owned by {'you' if noun.owned == 'you' else 'the opponent'}")
    if noun.place:
        _place(scene, item, noun)
    if noun.naming or noun.named:
        _chosen(scene, item, noun)
    _with_others(scene, item, noun)
    if "unearthed" in noun.qualities:
        _does_first(scene, item, "by_keyword", ("kw", "unearth"))
    if not {"attacking", "unblocked"}.isdisjoint(noun.qualities):
        if noun.is_card and not item.is_a("creature"):
            raise Misfit(f"{item.name} does not attack")
        _attacks(scene, item)


def describe_further(scene: Scene, item: Item, noun: Noun) -> None:
    """Let a thing that was spoken of be as it is said to be now, where that is new.

    After something was done it may have become so, which is not for the question to set.
    """
    said = item.noun or Noun("")
    new = noun.evolve(
        size="",
        owned="",
        qualities=tuple(each for each in noun.qualities if each not in said.qualities),
        keywords=tuple(each for each in noun.keywords if not item.has(each)),
        counters=tuple(each for each in noun.counters if each not in said.counters),
        wears=tuple(each for each in noun.wears if each not in said.wears),
        naming="" if noun.naming == said.naming else noun.naming,
        named=() if noun.named == said.named else noun.named,
        place="" if noun.place == said.place else noun.place,
        under=() if noun.under == said.under else noun.under,
        copying=() if noun.copying == said.copying else noun.copying,
    )
    if not scene.deeds or new.copying:
        describe(scene, item, new)
    elif new.counters or new.wears or new.naming or new.named or new.under:
        raise NotSupported(f"whether {noun.text!r} is so from the beginning")


def said_to_be(scene: Scene, item: Item, said: Noun) -> None:
    """Let a thing be as it is said to be; what was only described becomes a thing that is so."""
    known = item.noun
    is_new = said.head not in _ANYTHING and not item.is_a(said.head)
    if known is None or known.is_card:
        size = f"{item.face.power}/{item.face.toughness}"
        is_other = said.head == "creature" and not item.is_a("creature")
        if is_new or is_other or (said.size and said.size != size):
            raise Misfit(f"{item.name} is not {said.text}")
        describe_further(scene, item, said.evolve(size="", mention=known and known.mention))
        return
    if is_new and (known.head not in _ANYTHING or known.kinds):
        raise Misfit(f"{known.text!r} is not {said.text!r}")
    fought = all(each.kind in ("attack", "block") for each in scene.deeds)
    if scene.deeds and not (fought and said.keywords and not (said.size or said.qualities)):
        raise NotSupported(f"whether {said.text!r} is so from the beginning")
    new = known.evolve(
        head=said.head if is_new else known.head,
        size=said.size or known.size or ("2/2" if item.is_a("creature") and not is_new else ""),
        qualities=tuple(dict.fromkeys((*known.qualities, *said.qualities))),
        keywords=tuple(dict.fromkeys((*known.keywords, *said.keywords))),
    )
    from rulings_cli.ask.statements.generic import generic

    other = generic(scene, new, "permanent")
    item.card, item.face, item.token, item.noun = other.card, other.face, other.token, known
    describe_further(scene, item, said.evolve(size="", head=known.head))
    item.noun = new


#: Heads that say nothing of what a thing is that is spoken of again.
_ANYTHING = frozenset(("", "creature", "permanent", "card"))


def _abilities_with_x(item: Item) -> bool:
    """Tell whether one ability of a permanent has {X} in its cost."""
    costs = [getattr(each, "cost", None) for each in item.face.abilities]
    paid = [e for cost in costs for e in walk(cost) if isinstance(e, PayMana)]
    return item.is_permanent and sum("X" in each.cost.symbols for each in paid) == 1


def _as_cast(scene: Scene, item: Item, quality: str) -> None:
    """Keep how a thing is cast, for when it is; what is melded is there."""
    if quality in _HELPED:
        if not item.has(_HELPED[quality]):
            raise Misfit(f"{item.name} has no {_HELPED[quality]}")
        leave_open(scene, _HELPED[quality], 0)
        return
    if quality == "melded":
        if item.card is None or item.card.layout != "meld":
            raise Misfit(f"{item.name} is not melded")
        scene.onto_battlefield(item)
        return
    word, _, number = quality.partition("=")
    if word == "x" and not has_x(item):
        if not _abilities_with_x(item):
            raise Misfit(f"{item.name} has no X")
        leave_open(scene, "X", int(number))
        return
    if word == "delve" and not item.has("delve"):
        raise Misfit(f"{item.name} has no delve")
    if word == "kicked" and not (item.has("multikicker") or item.has("kicker")):
        raise Misfit(f"{item.name} has no kicker")
    leave_open(scene, "delve" if word == "delve" else f"{word} of {item.name}", int(number))


#: What a line of the example says where a thing is so.
_TAILS = {"tapped": "tapped", "sick": "since this turn", "fresh": "since this turn"}


def _quality(scene: Scene, item: Item, noun: Noun, quality: str) -> None:
    if "=" in quality or quality in _HELPED or quality == "melded":
        _as_cast(scene, item, quality)
    elif quality in _TAILS:
        item.tails.append(_TAILS[quality])
    elif quality == "bare":
        scene.onto_battlefield(item)
        line = "NAME loses all abilities until end of turn"
        scene.deeds.append(Deed("happen", item.owner, item, line))
    elif quality == "turn-before":
        item.tails.append("since the opponent's turn" if noun.owner == "you" else "since your turn")
    elif quality in ("face-down", "manifested", "cloaked"):
        _face_down(scene, item, quality)
    elif quality == "some-counters":
        scene.about["some counters"] = True
    elif quality in ("transformed", "flipped"):
        if item.card is None or item.card.layout not in ("transform", "flip"):
            raise Misfit(f"{item.name} has no other side")
        item.face = item.card.faces[1]
    elif quality == "commander":
        if "as commander" not in item.tails:
            item.tails.append("as commander")
    elif quality == "only":
        scene.alone.append((item, Noun("", head=noun.head)))
    elif quality in ("enchanted", "equipped"):
        _holds(scene, item)
    elif quality in ("blocking", "free"):
        raise NotSupported(f"a thing that is {quality} is not planned yet")
    elif noun.is_card and not _may_be_so(item, quality):
        raise Misfit(f"{item.name} is not {quality}")


def _face_down(scene: Scene, item: Item, quality: str) -> None:
    if quality != "face-down":
        hide(scene, item, quality)
        return
    if not (item.has("morph") or item.has("megamorph") or item.has("disguise")):
        raise Misfit(f"{item.name} is not put face down by itself")
    item.tails.append("face down")


#: Words for what pays for a spell besides mana.
_HELPED = {"delved": "delve", "convoked": "convoke", "improvised": "improvise"}


def _holds(scene: Scene, item: Item) -> None:
    """Let a thing be the one that an Aura or Equipment is attached to, spoken of now or later."""
    scene.about["holder"] = item
    scene.onto_battlefield(item)
    for each in scene.items:
        scene.put_on(each)


def _may_be_so(item: Item, quality: str) -> bool:
    """Tell whether a named card may be what is said of it: its printed types and colors."""
    if quality.startswith("non") and quality[3:] in (*COLORS_BY_NAME, *CARD_TYPES, *SUPERTYPES):
        return not _may_be_so(item, quality[3:])
    if quality in COLORS_BY_NAME:
        return COLORS_BY_NAME[quality] in item.face.colors
    if quality in ("colorless", "multicolored"):
        return len(item.face.colors) > 1 if quality == "multicolored" else not item.face.colors
    if quality in CARD_TYPES or quality in SUPERTYPES or quality[:1].isupper():
        return item.is_a(quality)
    return True


def _keywords(item: Item, noun: Noun) -> None:
    for each in noun.keywords:
        if item.has(each):
            continue
        if not noun.is_card and each not in EVERGREEN and " " not in each:
            continue  # a plain card of that kind was taken
        if each not in EVERGREEN and not each.startswith("protection"):
            raise Misfit(f"{item.name} has no {each}")
        item.gained.append(each)
        item.lines.append(f"NAME has gained {each} until end of turn")


def _place(scene: Scene, item: Item, noun: Noun) -> None:
    """Put a thing where it is said to be."""
    whose, _, zone = noun.place.rpartition("|")
    if zone == "battlefield":
        scene.onto_battlefield(item, whose)
        return
    if noun.owner and whose and noun.owner != whose:
        raise Misfit(f"whose {item.name} is")
    last = scene.about.get("last")
    of_their_time = (
        isinstance(last, Statement)
        and last.name in ("step", "turn")
        and last.word("whose") == "opponent"
    )
    if of_their_time and not (whose or noun.owner):
        raise Misfit(f"whose {noun.text!r} is was not said")
    whose = whose or noun.owner or "you"
    scene.place(item, zone, whose)
    if zone == "library":
        scene.library[whose].append(item)


def _chosen(scene: Scene, item: Item, noun: Noun) -> None:
    """Set what was chosen for a permanent."""
    if noun.naming in ("you", "opponent"):
        choose(scene, item, noun.naming)
        return
    from rulings_cli.ask.positions.setting import chosen_kind

    if item.is_spell and noun.naming in COLORS_BY_NAME and not noun.named:
        scene.choices.insert(0, noun.naming)  # it is chosen as the spell resolves
        return
    kind = chosen_kind(item.face)
    is_color = noun.naming in COLORS_BY_NAME
    if not kind or ((kind == "color") != is_color and kind != "something"):
        raise Misfit(f"no such thing is chosen for {item.name}")
    scene.onto_battlefield(item)
    for each in noun.named:
        item.tails.append(f"naming {scene.face_of(each).name}")
        named = Item(scene.card_of(each), scene.face_of(each), each, "")
        scene.about["namer"], scene.about["named"] = item, named
    later = is_color and not noun.named and chooses_later(scene, item, noun.naming)
    if noun.naming and not later:
        item.tails.append(f"naming {noun.naming}")


def _left_of_both(counters: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
    """Give the counters on a thing; those that raise and lower it have gone in pairs (704.5q)."""
    numbers = {kind: number for number, kind in counters}
    pairs = min(numbers.get("+1/+1", 0), numbers.get("-1/-1", 0))
    kinds = ("+1/+1", "-1/-1") if pairs else ()
    return tuple(
        (number - pairs * (kind in kinds), kind)
        for number, kind in counters
        if number != pairs or kind not in kinds
    )


def _with_others(scene: Scene, item: Item, noun: Noun) -> None:
    """Put counters on a thing, what it wears, and what exiled it."""
    from rulings_cli.ask.statements.placing import exile_with, speaks_of_exiled
    from rulings_cli.ask.statements.staging import begin_with, own_counter
    from rulings_cli.ask.statements.wearing import attach

    for number, kind in _left_of_both(noun.counters):
        if not number and not kind:
            continue  # it has none, as is so anyway
        scene.onto_battlefield(item)
        if kind == "damage":
            item.tails.append(f"with {number} damage")
            continue
        begin_with(scene, item, number, kind or own_counter(item))
    for each in noun.wears:
        if each.is_card and scene.card_of(each).front.is_a("instant"):
            exile_with(scene, scene.bind(each), scene.onto_battlefield(item))
            continue
        if not (each.is_card or each.head == "role"):
            raise NotSupported(f"what is attached to {item.name} was not said")
        attach(scene, item, each)
    for each in noun.copying:
        _enters_as(scene, item, each)
    for each in noun.under:
        if each.is_card and scene.card_of(each).front.is_a("Aura"):
            attach(scene, item, each)
            continue
        host = scene.onto_battlefield(scene.bind(each, "permanent"), each.owner)
        if speaks_of_exiled(host):
            exile_with(scene, item, host)  # else it is only there, as in "under" an enchantment


def _enters_as(scene: Scene, item: Item, copied: Noun) -> None:
    """Let a thing enter as a copy of another."""
    if not has(item.face.paragraphs, EntersAsCopy):
        raise Misfit(f"{item.name} is no copy of anything")
    _does_first(scene, item, "copies", ("b", copied))
    said = scene.about.get("said")
    if isinstance(said, tuple) and any(each.name.startswith(_FIGHTS) for each in said):
        whose = "the opponent's" if item.owner == "opponent" else "your"
        scene.deeds.append(Deed("happen", "", None, f"it is {whose} next turn"))


#: How the names begin of statements by which a creature attacks, that must have been there (302.6).
_FIGHTS = ("attack", "hit", "connect", "deals_commander", "swing")


def _does_first(scene: Scene, item: Item, name: str, *slots: tuple[str, object]) -> None:
    """Let a thing have done something before what the question goes on to say and ask."""
    from rulings_cli.ask.statements.acting import act

    asks, who = scene.asks, scene.ask_who
    scene.asks = scene.ask_who = ""
    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    act(scene, Statement("event", name, (("a", it), *slots), name if slots else ""))
    scene.asks, scene.ask_who = asks, who


def _attacks(scene: Scene, item: Item) -> None:
    """Let a creature attack from the beginning."""
    before = scene.deeds[-1] if scene.deeds else None
    subject, focus = scene.subject, scene.focus
    _does_first(scene, item, "attack")
    scene.subject, scene.focus = subject, focus  # the sentence does not go on about it
    if before is not None and before.kind == "cast" and not before.targets:
        scene.deeds.remove(before)  # what is being cast is cast at what attacks
        scene.deeds.append(before)


def chooses_later(scene: Scene, item: Item, word: str) -> bool:
    """Let a color be chosen as a permanent's trigger resolves, if that is when one is chosen."""
    from rulings_cli.abilities.effects import Choose
    from rulings_cli.ask.cards import has
    from rulings_cli.ask.statements import causing

    found = [each for each in causing.triggered(item) if has(each, Choose)]
    if len(found) != 1 or scene.deeds:
        return False
    scene.step, scene.turn = "untap step", "you"
    causing.cause(scene, item, found[0])
    scene.deeds.append(Deed("happen", "", None, f"you choose {word}"))
    return True
