"""Can this mana pay for that, in a scene: the plan of payments with all that is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import Repeated, Symbols
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.spending import SpendOnly
from rulings_cli.abilities.static import CostChange, ManaInstead
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import DropsOut, has, mana_abilities
from rulings_cli.ask.parts import tolls
from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans.pairings import named_face, pairing_of
from rulings_cli.ask.statements import mana_more
from rulings_cli.ask.statements.mana_spent import EXTRA, SOURCES
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plans.pairings import Pairing
    from rulings_cli.ask.prospects import Prospect
    from rulings_cli.ask.stock import Stock
    from rulings_cli.ask.supplies import Made
    from rulings_cli.ask.world import World


def _need_no_mana_effect(statement: Statement, card: Card) -> None:
    """Leave a bare "A with B?" open where A changes what B makes: that may be asked."""
    bare = statement.text.endswith(" ?") and "pay" not in statement.text
    if bare and has(card.front.paragraphs, ManaInstead, TappedForMana):
        raise Misfit("it changes what mana is made, and that may be asked")


def asked(scene: Scene, statement: Statement) -> None:
    """Take in what pays for what; it is planned once the whole scene is there."""
    source, cost, taxing = statement.get("from"), statement.get("t"), statement.noun("c")
    assert isinstance(source, tuple)
    if not {"sick", "tapped"}.isdisjoint(source[0].qualities):
        raise Misfit("how it is decides whether it makes any mana")
    if cost is None:  # the tax is a generic part of the cost of casting a commander (CR 903.8)
        scene.about["pays tax"] = True
        cost = (Noun("a commander", head="commander"), "")
    assert isinstance(cost, tuple)
    if taxing is not None:
        if not taxing.is_card:
            raise Misfit("what makes it cost more was not said")
        item = scene.bind(taxing, "permanent")
        if not has(item.face.paragraphs, CostChange):
            raise Misfit(f"{item.name} makes nothing cost more")
        scene.onto_battlefield(item, item.owner or "opponent")
    scene.about["pays source"] = _card_of(scene, source[0])
    target, purpose = cost
    if target is not None and (target.is_card or target.pronoun):
        card = _card_of(scene, target)
        _need_no_mana_effect(statement, card)
        scene.about["pays target"] = (card,)
        if target.mention is not None:
            scene.about["pays face"] = named_face(target.mention.text, card)
    if target is not None and target.place.endswith("graveyard"):
        purpose = purpose or _from_graveyard(scene, target)
    elif target is not None and target.place and not target.place.endswith("hand"):
        raise NotSupported("from where it is cast is not planned yet")
    said = {plain(each) for each in statement.text.split()}
    if "work" in said and target is not None and _is_beside(scene, target, "mana" in said):
        raise Misfit(f"what {target.text!r} is for was not said")
    down = target is not None and {"face-down", "facedown"} & set(target.qualities)
    if (down or "face down" in statement.text or "face-down" in statement.text) and not purpose:
        purpose = "face down"
    scene.about["pays for"] = purpose or ("activate" if "activate" in said else "")
    alone = not {"just", "only", "alone"}.isdisjoint(source[1])
    scene.about["pays alone"] = alone
    scene.about["pays whole"] = alone or (
        not {"cast", "play", "activate"}.isdisjoint(said) and said.isdisjoint(_HELPING)
    )
    if source[0].is_card:
        name = scene.card_of(source[0]).name.casefold()
        scene.about["pays plural"] = source[0].text.casefold().endswith(f"{name}s")
    if source[0].counted or source[0].number > 1:
        raise NotSupported("how much so many of them pay is not planned yet")
    for noun in (source[0], target):
        if noun is not None and noun.is_card:
            scene.about[f"told {scene.card_of(noun).name}"] = True


def _is_beside(scene: Scene, target: Noun, of_mana: bool) -> bool:
    """Tell whether something is rather there than paid for: "work with two artifacts"."""
    source = scene.about["pays source"]
    assert isinstance(source, Card)
    if not of_mana and not has(source.front.paragraphs, SpendOnly):
        return True  # what has no limit pays for anything
    if target.is_card:
        return mana_more.changes_mana(scene.card_of(target).front)
    return target.counted and target.number > 1


#: Verbs beside "cast" with which a part that is paid is enough.
_HELPING = frozenset(("help", "pay", "spend", "use", "put", "for", "on", "towards"))


def _card_of(scene: Scene, noun: Noun) -> Card:
    """Give the card that is meant, or the token in the shape of one."""
    if noun.is_card:
        return scene.card_of(noun)
    if noun.pronoun:
        item = _pronounced(scene, noun)
        if item.card is None and item.token and item.name.endswith(" Token"):
            from rulings_cli.ask.plans.tokens import token_card

            return token_card(item.name.removesuffix(" Token"))
        if item.card is None:
            raise NotSupported("what pays was not said")
        return item.card
    from rulings_cli.ask.plans.tokens import token_card

    kind = next((each for each in noun.text.lower().split() if each.rstrip("s") in SOURCES), "")
    return token_card(kind.rstrip("s").title() or noun.head.title())


def _pronounced(scene: Scene, noun: Noun) -> Item:
    """Give what a pronoun means: nothing is paid for with its own mana."""
    item, source = scene.bind(noun), scene.about.get("pays source")
    if source is None or item.card is not source:
        return item
    others = [e for e in scene.spoken if e is not item and e.card is not None]
    if len(others) != 1:
        raise NotSupported("what is paid for was not said")
    return others[0]


def _from_graveyard(scene: Scene, noun: Noun) -> str:
    known = set(noun.keywords)
    if noun.is_card:
        known = {e for e in _GRAVEYARD if has_keyword(scene.card_of(noun), e)}
    found = [each for each in _GRAVEYARD if each in known]
    if len(found) != 1:
        raise NotSupported("how it is cast from the graveyard is not planned yet")
    return found[0]


_GRAVEYARD = ("flashback", "escape", "unearth", "disturb", "embalm", "eternalize")


def has_keyword(card: Card, word: str) -> bool:
    """Tell whether a card has a keyword."""
    from rulings_cli.ask.cards import keyword

    return any(keyword(face, word) is not None for face in card.faces)


# --- planned ------------------------------------------------------------------------------------


def settle_payment(scene: Scene) -> None:
    """Plan the payment with what else is in the scene."""
    from rulings_cli.ask.plans.payments import need_paid_by_mana

    statement = scene.about.get("ask")
    if not isinstance(statement, Statement) or statement.name != "pays":
        return
    source = scene.about["pays source"]
    assert isinstance(source, Card)
    purpose = str(scene.about["pays for"]) or _toll_met(scene) or "cast"
    if scene.deeds and purpose not in ("ward", "toll"):
        raise NotSupported("what is done besides paying is not planned yet")
    scene.deeds = []  # it only tells why that is asked for
    from_, cost = statement.get("from"), statement.get("t")
    cost = cost or (Noun("a commander", head="commander"), "")
    assert isinstance(from_, tuple)
    assert isinstance(cost, tuple)
    _need_mana(source, from_[2])
    targets = _targets(scene, source, cost[0], purpose)
    said = {plain(each) for each in statement.text.split()}
    if said & _BY_TAPPING and not from_[2]:
        raise Misfit("it is tapped for that itself, and no mana of it is meant")
    for verb in said & {"tap", "sacrifice", "use"} if not from_[2] else ():
        need_paid_by_mana(verb, source, targets)
    only = _only(from_[1], source)
    also = _also(scene, source, targets)
    scene.about["plan"] = _planned(scene, source, targets, purpose, only, also)


#: What is paid for by tapping creatures, and with no mana (CR 702.122a, 702.171a).
_BY_TAPPING = frozenset(("crew", "crews", "crewed", "saddle", "saddles", "saddled"))


def take_up(scene: Scene, statement: Statement) -> None:
    """Let "it" be the spell whose toll is paid, where more is said after that is asked."""
    cost = statement.get("t")
    noun = cost[0] if isinstance(cost, tuple) else None
    if noun is None or not noun.is_card:
        return
    card = scene.card_of(noun)
    if card.front.is_a("instant") and any(True for _ in tolls(card.front, 0)):
        scene.focus = scene.bind(noun)
        scene.place(scene.focus, "hand", "opponent")


def _toll_met(scene: Scene) -> str:
    """Tell that what a card asks players for is meant, where something is done that meets it."""
    met = [each for each in scene.deeds if each.kind not in ("tap", "mana", "activate")]
    target = scene.about.get("pays target")
    if not met or not isinstance(target, tuple):
        return ""
    asks = any(True for index, face in enumerate(target[0].faces) for _ in tolls(face, index))
    return "toll" if asks else ""


def _need_mana(source: Card, said: bool) -> None:
    from rulings_cli.ask.cards import intrinsic

    makes = has(source.faces, Add) or any(intrinsic(each) for each in source.faces)
    if not makes and not any(list(face.uncompiled) for face in source.faces):
        raise DropsOut(f"{source.name} makes no mana")
    if not said and has(source.faces, TappedForMana) and not any(map(mana_abilities, source.faces)):
        raise Misfit(f"{source.name} only adds to the mana of other things")
    if not said and any(not each.is_a("land") and not _only_makes_mana(each)
                        for each in source.faces):  # fmt: skip
        raise Misfit("whether its mana is meant was not said")


def _only_makes_mana(face: object) -> bool:
    from rulings_cli.ask.cards import adds_mana, placed

    abilities = [each.ability for each in placed(face)]  # type: ignore[arg-type]
    return bool(abilities) and any(adds_mana(each) for each in abilities)


def _targets(scene: Scene, source: Card, noun: Noun | None, purpose: str) -> tuple[Card, ...]:
    """Give what is paid for; of a kind several that differ."""
    from rulings_cli.ask.plans.payments import of_purpose

    known = scene.about.get("pays target")
    if isinstance(known, tuple):
        return known
    if noun is not None and noun.head and any(_is_such(scene, e, noun) for e in scene.spoken[1:]):
        raise Misfit(f"whether {noun.text!r} is what is named was not said")
    stock: Stock = scene.world.stock
    if noun is None:
        return of_purpose(source, stock, purpose)
    kinds = _kinds(noun)
    keyword = () if purpose in ("cast", "face down") else (purpose,)
    keyword = ("activation",) if purpose == "activate" else keyword
    colors = {COLORS_BY_NAME[each] for each in noun.qualities if each in COLORS_BY_NAME}
    if colors or noun.mana_value is not None or noun.size or noun.owner == "opponent":
        raise NotSupported("a spell of a color or size that pays is not planned yet")
    if "colorless" in noun.qualities:
        return (stock.pick(*kinds, *keyword, color="", least=1),)
    return stock.several(*kinds, *keyword)


def _is_such(scene: Scene, item: Item, noun: Noun) -> bool:
    """Tell whether a card that is named may be what "a creature" means: "…, like NAME"."""
    ask = scene.about.get("ask")
    told = item.noun is not None and item.noun.is_card and isinstance(ask, Statement)
    return told and item.is_a(noun.head) and scene.spoken[-1] is item


def _kinds(noun: Noun) -> tuple[str, ...]:
    """Give what the stock lists a spell of the kind under."""
    kinds = [e for e in noun.qualities if e in _LISTED or e[:1].isupper() or e[:3] == "non"]
    kinds += [each.replace(" ", "-") for each in noun.keywords]
    other = set(noun.qualities) - set(kinds) - set(COLORS_BY_NAME) - {"colorless"}
    if {"face-down", "facedown"} & other and noun.head in ("creature", "spell", "morph", "card"):
        return ("morph",)
    if "face-down" in other or "facedown" in other:
        raise NotSupported("a face-down spell is not planned yet here")
    if other - {"single", "random", "plain", "normal"}:
        raise NotSupported(f"a spell that is {min(other)} is not planned yet")
    head = noun.head
    if head in ("commander", "general"):
        return (*dict.fromkeys((*kinds, "legendary", "creature")),)
    if head in ("spell", "card", "permanent"):
        kinds = kinds or ["spell"]
    elif head:
        kinds.append(head.title() if head in ("equipment", "aura", "vehicle", "saga") else head)
    if noun.kinds:
        raise NotSupported("a spell of that kind is not planned yet")
    return tuple(dict.fromkeys(kinds))


_LISTED = frozenset(("creature", "artifact", "enchantment", "land", "planeswalker", "instant",
                     "sorcery", "legendary", "noncreature", "nonartifact", "split"))  # fmt: skip


def _only(words: tuple[str, ...], source: Card) -> Callable[[Made], bool] | None:
    """Give which of the source's mana is meant: of a color, colored, colorless, so much of it."""
    letters = {COLORS_BY_NAME[each] for each in words if each in COLORS_BY_NAME}
    letters |= {each[0].upper() for each in words if len(each) > 1 and len(set(each)) == 1}
    if any(each in ("colored", "coloured", "any-color") for each in words):
        letters = set(COLORS)
    elif any(each in ("colorless", "colourless") for each in words):
        letters = {"C"}
    if "first" in words or not EXTRA.isdisjoint(words):
        raise NotSupported("which of its mana is meant is not planned yet")
    added = [each.mana for each in walk(source.front.paragraphs) if isinstance(each, Add)]
    amounts = set(filter(None, map(_amount, added)))
    meant = {int(each) for each in words if each.isdigit()} & amounts if len(amounts) > 1 else set()
    if not letters and not meant:
        return None
    return lambda made: (
        bool(made.units)
        and (not letters or all(unit.type in letters for unit in made.units))
        and (not meant or len(made.units) in meant)
    )


def _amount(mana: object) -> int:
    """Give how much mana always is added, 0 where it varies."""
    if isinstance(mana, Symbols):
        return len(mana.symbols)
    if isinstance(mana, Repeated) and isinstance(mana.times, Number):
        return mana.times.n * _amount(mana.what)
    return 0


def _also(scene: Scene, source: Card, targets: tuple[Card, ...]) -> tuple[str, ...]:
    """Give the lines of what else is there."""
    from rulings_cli.ask.statements.writing import _things

    apart = {source.name, *(each.name for each in targets)}
    kept = [each for each in scene.items if each.card is None or each.card.name not in apart]
    mine = [each for each in scene.items if each not in kept]
    told = [f"naming {_chosen(scene, source)}"]
    if any(each.tails not in ([], told) or each.lines or each.count > 1 for each in mine):
        raise NotSupported("what is said of what pays is not planned yet")
    if any(each.is_a("basic") or (each.is_a("land") and each.count > 1) for each in kept):
        raise NotSupported("what else may pay for it is not planned yet")
    items, scene.items = scene.items, kept
    try:
        lines = tuple(_things(scene))
    finally:
        scene.items = items
    if scene.given or scene.life or scene.step:
        raise NotSupported("what else is said is not planned yet with a payment")
    return lines


def _chosen(scene: Scene, source: Card) -> str:
    """Give the creature type that was said to be chosen for what pays, "" for none."""
    statement = scene.about["ask"]
    from_ = statement.get("from") if isinstance(statement, Statement) else None
    noun = from_[0] if isinstance(from_, tuple) else None
    said = noun.naming if isinstance(noun, Noun) else ""
    tails = (tail for each in scene.items if each.card is source for tail in each.tails)
    said = said or next((e.partition(" ")[2] for e in tails if e.startswith("naming ")), "")
    return said.title() if said.title() in CREATURE_TYPES else ""


def _planned(
    scene: Scene,
    source: Card,
    targets: tuple[Card, ...],
    purpose: str,
    only: Callable[[Made], bool] | None,
    also: tuple[str, ...],
) -> PlannedExample:
    from rulings_cli.ask.plans.payments import cast_or_toll, need_all_paid, of_a_kind, plan_payment
    from rulings_cli.ask.prospects import prospects
    from rulings_cli.ask.purposes import generic_parts, is_only_a_land

    if purpose == "cast" and is_only_a_land(targets[0]):
        raise NotSupported("a land is played, never cast, so it is not cast with any mana")
    commander = _is_commander(scene, targets[0])
    tax = scene.about.get("pays tax") is True
    alike = tax or (scene.about.get("pays target") is None and _only_for_commanders(source))
    if commander and alike:
        targets = targets[:1]  # it is told apart by nothing else
    elif len(targets) > 1 or scene.about.get("pays target") is None:
        if _chosen(scene, source):
            raise NotSupported("what its mana may be spent on is not planned yet")
        return of_a_kind(source, targets, purpose, scene.world, also, only)
    whole = scene.about.get("pays whole") is True
    said = set(map(plain, getattr(scene.about["ask"], "text", "").split()))
    face = scene.about.get("pays face")
    named = face if isinstance(face, int) else None
    pairing = pairing_of(source, targets[0], purpose, whole=whole, named=named)
    if tax:
        pairing = pairing.evolve(purposes=generic_parts(pairing.purposes))
    chosen = _chosen(scene, source)
    found = prospects(
        source, targets[0], pairing.purposes, scene.world, whole=whole, also=also, only=only,
        chosen=chosen,
    )  # fmt: skip
    source_said = scene.about.get("pays plural")
    if source_said and "help" not in said:
        need_all_paid(source, targets[0], found)
    if purpose == "cast" and said.isdisjoint(("cast", "play")):
        if chosen:
            return plan_payment(pairing, found, scene.world, also, commander=commander)
        weighed = cast_or_toll((pairing, found), scene.world, also, pays="pay" in said)
        pairing, found = weighed
    if purpose == "cast" and "into" in said and "part" not in said and not chosen:
        pairing, found = _sunk(pairing, found, scene.world, also, only)
    alone = scene.about.get("pays alone") is True
    parts: tuple[Prospect, ...] = ()
    if whole and not alone:
        parts = prospects(
            source, targets[0], pairing.purposes, scene.world, whole=False, also=also, only=only,
            chosen=chosen,
        )  # fmt: skip
    if parts and len({e.verdict(whole=w) for e in (*found, *parts) for w in (False, True)}) > 1:
        raise NotSupported(f"whether the mana of {source.name} alone is to pay was not said")
    return plan_payment(pairing, found, scene.world, also, commander=commander)


def _is_commander(scene: Scene, target: Card) -> bool:
    """Tell whether a commander was said to be paid for."""
    ask = scene.about["ask"]
    cost = ask.get("t") if isinstance(ask, Statement) else None
    noun = cost[0] if isinstance(cost, tuple) else Noun("a commander", head="commander")
    said = noun is not None and (noun.head in _COMMANDERS or "commander" in noun.qualities)
    known = any(e.card is target and "as commander" in e.tails for e in scene.items)
    return said or known or any(e.card is target and e.zone == "command zone" for e in scene.items)


_COMMANDERS = frozenset(("commander", "general"))


def _only_for_commanders(source: Card) -> bool:
    """Tell whether all mana of a thing may be spent on commanders only."""
    limits = [each for face in source.faces for each in walk(face.paragraphs)]
    found = [each for each in limits if isinstance(each, SpendOnly)]
    return bool(found) and all(has(e, HasState) and "commander" in _states(e) for e in found)


def _states(limit: SpendOnly) -> set[str]:
    return {each.word for each in walk(limit) if isinstance(each, HasState)}


def _sunk(
    pairing: Pairing,
    found: tuple[Prospect, ...],
    world: World,
    also: tuple[str, ...],
    only: Callable[[Made], bool] | None,
) -> tuple[Pairing, tuple[Prospect, ...]]:
    """Give what mana is put into: the abilities of a permanent, rather than its spell.

    Where the spell has {X} too and comes out otherwise, it depends on which of them is meant.
    """
    from rulings_cli.ask.prospects import prospects
    from rulings_cli.ask.purposes import other_purposes

    source, target = pairing.source, pairing.target
    if all(kind != "activate" for kind, _ in other_purposes(target, "cast")):
        return pairing, found
    sunk = pairing_of(source, target, "activate")
    weighed = prospects(source, target, sunk.purposes, world, whole=False, also=also, only=only)
    if not any(
        face.mana_cost is not None and "X" in face.mana_cost.symbols for face in target.faces
    ):
        return sunk, weighed
    if {e.verdict(whole=False) for e in (*found, *weighed)} == {weighed[0].verdict(whole=False)}:
        return pairing, found
    return pairing.evolve(purposes=(*pairing.purposes, *sunk.purposes)), (*found, *weighed)
