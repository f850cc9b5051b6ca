"""Questions about costs, before they are played: what is cast or activated, and in which way."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.static import AlternativeCost, CostChange
from rulings_cli.ask.cards import has
from rulings_cli.ask.plans.free_casts import casts_free
from rulings_cli.ask.statements import (
    commander_tax,
    free_cast,
    lent_flashback,
    mana_more,
)
from rulings_cli.ask.statements.attack_costs import ask_attack, attacks_at_cost
from rulings_cli.ask.statements.cost_totals import asked_deed, is_way_said
from rulings_cli.ask.statements.costs_in_life import can_life
from rulings_cli.ask.statements.costs_of import (
    activated_of,
    by_ability,
    cast_of,
    changes_costs,
    done,
    last_permanent,
    need_lack,
    put_beside,
    unpaid,
    with_x,
)
from rulings_cli.ask.statements.costs_open import ask_of
from rulings_cli.ask.statements.costs_taxed import attack_tax, tax, tax_nth
from rulings_cli.ask.statements.foretold import is_foretelling
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler, noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.special_costs import ask_special
from rulings_cli.ask.statements.tapping import can_make
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.ways import ACTIVATED, SPECIAL
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: Parts of a thing that are an ability of it.
_ABILITIES = ("ability", "first ability", "second ability", "third ability", "last ability",
              "activate ability")  # fmt: skip


def _is_warded(scene: Scene) -> bool:
    """Tell whether something with ward was aimed at."""
    aimed = [one for each in scene.deeds for one in each.targets]
    return any(not isinstance(each, str) and each.has("ward") for each in aimed)


def _need_no_ward(scene: Scene, statement: Statement, noun: Noun | None) -> None:
    """Refuse to ask for a cost where it may be what ward asks for."""
    if noun is not None and not noun.pronoun:
        return
    if statement.name == "pays_any" and _is_warded(scene):
        raise Misfit("it is asked what ward asks for")
    if {"pay", "cost"} & set(statement.text.split()) and _is_warded(scene):
        raise Unsaid("whether what ward asks for is counted was not said")


def _is_lent(scene: Scene, statement: Statement, noun: Noun | None) -> bool:
    """Ask for the flashback cost of what was given flashback; tell whether it is that."""
    if not scene.about.get("lent flashback") or lent_flashback.lent(scene, noun) is None:
        return False
    slots = (*(e for e in statement.slots if e[0] != "way"), ("way", lent_flashback.WORD))
    _cost_way(scene, statement.evolve(slots=slots))
    return True


def _need_no_mana(scene: Scene, statement: Statement) -> None:
    """Give way where only "how much" is asked of what makes mana."""
    cast = [each.item for each in scene.deeds if each.kind == "cast"]
    makes = any(has(each.face.paragraphs, Add) for each in cast if each is not None)
    more = any(map(mana_more.is_more, scene.items))
    makes = makes or (more and any(map(can_make, scene.items)))
    if makes and statement.text.rstrip(" ?") in ("how much", "how much mana"):
        raise Misfit("how much mana is made may be what is asked")


def _of_abilities(scene: Scene, noun: Noun) -> bool:
    """Tell whether a thing changes the costs of abilities, and of no spell."""
    changes = [e for e in walk(scene.bind(noun).face.paragraphs) if isinstance(e, CostChange)]
    return bool(changes) and not any(each.this or _of_spells(each) for each in changes)


def _changed_by(scene: Scene, noun: Noun | None, changing: Noun) -> bool:
    """Put there what would change a cost; if it is that of abilities, ask for that of a card's.

    So it is asked of a kind of lands, too. Tell whether it was asked.
    """
    put_beside(scene, changing)
    if noun is None or noun.part or noun.pronoun or not _of_abilities(scene, changing):
        return False
    if noun.is_card or scene.bind(noun).is_a("land"):
        ask_of(scene, activated_of(scene, noun, "ability"))
        return True
    return False


def _of_spells(change: CostChange) -> bool:
    return change.abilities_of is None and change.of is None and not change.keyword


def _cost(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of casting or activating something; it is not done."""
    noun = statement.noun()
    _need_of_cost(scene, statement)
    if noun is None:
        _need_no_mana(scene, statement)
    _need_no_ward(scene, statement, noun)
    if _is_lent(scene, statement, noun):
        return
    other = statement.noun("b")
    if (noun is None or noun.pronoun) and other is None and attacks_at_cost(scene):
        ask_attack(scene)
        return
    if other is not None and _changed_by(scene, noun, other):
        return
    if free_cast.is_asked(scene, noun):
        ask_of(scene, free_cast.cast(scene))
        return
    if noun is not None and "activating" in statement.text.split():
        ask_of(scene, activated_of(scene, noun, "ability"))
        return
    if noun is not None and noun.part in _ABILITIES:
        ask_of(scene, activated_of(scene, noun, noun.part))
        return
    if noun is not None and any(e in ACTIVATED or e in SPECIAL for e in noun.keywords):
        raise Misfit("it is another cost of it that is asked for")
    used = [(each.noun, word) for each in scene.items if each.noun is not None
            for word in each.noun.keywords if word in ACTIVATED or word in SPECIAL]  # fmt: skip
    if used and (noun is None or noun.pronoun):
        cast = any(each.kind == "cast" and each.text for each in scene.deeds)
        cast = cast and used[-1][1] in SPECIAL
        if cast or used[-1][0].text.startswith(_DONE):
            raise Unsaid(f"what {used[-1][0].text!r} costs then is not planned yet")
        slots = (("a", used[-1][0]), ("way", used[-1][1]))
        _cost_way(scene, statement.evolve(slots=slots))
        return
    if (noun is None or noun.pronoun) and scene.about.get("said ability"):
        _cost_part(scene, statement)
        return
    if noun is None and _of_foretelling(scene, statement):
        return
    if noun is not None and noun.head == "card" and (noun.counted or noun.place):
        raise Misfit(f"{noun.text!r} is not what is cast")
    if noun is not None and noun.part:
        raise NotSupported(f"what is paid for {noun.text!r} is not planned yet")
    if noun is None and scene.about.get("cast together"):
        raise Misfit("what is paid for each of several things was not asked apart")
    _need_told(scene, noun)
    ask_of(scene, _paid_for(scene, statement, noun, other))


def _paid_for(scene: Scene, statement: Statement, noun: Noun | None, other: Noun | None) -> Deed:
    """Give what is cast or activated, which another player does not pay for."""
    deed = done(scene, noun) or with_x(scene, noun) or cast_of(scene, noun, other)
    if noun is None and statement.word("who") == "you" and deed.who == "opponent":
        raise Misfit("what another player does is not paid for by who asks")
    return deed


def _need_told(scene: Scene, noun: Noun | None) -> None:
    """Abstain where "it" may be a spell of either player, or a legend the commander spoken of."""
    if commander_tax.may_be_meant(scene, noun):
        raise Unsaid("whether that is the commander that was cast was not said")
    casting = {each.who for each in scene.deeds if each.kind == "cast"}
    if noun is not None and noun.pronoun and len(casting) > 1:
        raise Unsaid(f"which of the spells of both players {noun.text!r} is")


def _of_foretelling(scene: Scene, statement: Statement) -> bool:
    """Ask what foretelling costs, where that is what was said last; tell whether it is."""
    last = scene.deeds[-1] if scene.deeds and "cast" not in statement.text.split() else None
    if last is None or last.item is None or last.item.noun is None:
        return False
    if "foretold" in last.text.split():
        raise Unsaid(f"what {last.text!r} costs then is not planned yet")
    if not is_foretelling(last):
        return False
    slots = (("a", last.item.noun), ("way", "foretell"))
    _cost_way(scene, statement.evolve(slots=slots))
    return True


def _need_of_cost(scene: Scene, statement: Statement) -> None:
    """Refuse what is asked of a tax, of ward, or of another way to cast something."""
    noun = statement.noun()
    if statement.name == "is_free" and statement.text.startswith(("can ", "may ")):
        _need_printed_free(scene, noun)
    words = statement.text.split()
    if "left" in words and "pay" not in words and not scene.about.get("unused"):
        raise Misfit("what else may be left was not told apart")
    taxed = "tax" in words and noun is None
    if taxed and commander_tax.is_meant(scene, statement):
        raise Misfit("it is the tax on a commander that is asked for")


def _need_printed_free(scene: Scene, noun: Noun | None) -> None:
    """Refuse "can I cast it for free" of what costs something: that asks for another way."""
    item = scene.bind(noun, "spell") if noun is not None else None
    cost = item.face.mana_cost if item is not None else None
    if cost is None or any(each != "0" for each in cost.symbols):
        raise Misfit("it is asked whether another way to cast it may be taken")


#: Words for what was done with a card before it is cast.
_DONE = ("foretold", "plotted", "suspended")


def _costs_more(scene: Scene, statement: Statement) -> None:
    """Ask whether something costs more; of a commander, the tax is asked for."""
    named = statement.noun() or statement.noun("b")
    escaped = statement.noun("b") if statement.name == "costs_kept" else None
    if escaped is not None and escaped.is_card and scene.bind(escaped).has("escape"):
        raise Misfit(f"{escaped.text!r} is cast by its escape")
    if escaped is not None and named is not None and named is not escaped and named.is_card:
        card = scene.bind(named).card
        if card is not None and casts_free(card):
            raise Misfit(f"what {named.text!r} lets be cast was not said")
    if "tax" in statement.text.split() and not named and commander_tax.is_meant(scene, statement):
        raise Misfit("it is the tax on a commander that is asked for")
    if commander_tax.counts_another(scene, statement.noun()) and statement.noun("b") is None:
        commander_tax.ask(scene, statement)
        return
    _cost(scene, statement)


def _cost_less(scene: Scene, statement: Statement) -> None:
    """Ask whether something costs so much more or less; of a commander, it may be the tax."""
    noun = statement.noun()
    more = not {"more", "extra"}.isdisjoint(statement.text.split()) and statement.noun("b") is None
    spoken = noun is None or bool(noun.pronoun) or noun.head == "commander"
    meant = spoken and commander_tax.is_meant(scene, statement)
    alone = not any(changes_costs(each) for each in scene.permanents())
    if more and alone and (meant or commander_tax.counts_another(scene, noun)):
        name = "tax" if statement.name == "less_or" else statement.name
        commander_tax.ask(scene, statement.evolve(name=name))
    else:
        _cost(scene, statement)


def _cost_changed(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing that changes costs changes that of another."""
    noun = statement.noun("b")
    if noun is None or not noun.is_card or not changes_costs(scene.bind(noun, "permanent")):
        raise Misfit("it is not asked about a cost")
    _cost(scene, statement)


def _cost_other(scene: Scene, statement: Statement) -> None:
    """Ask for the other cost that a card names itself (CR 118.9)."""
    noun = statement.noun()
    deed = done(scene, noun) or cast_of(scene, noun, None)
    if any(each.startswith(("for its", "without")) for each in deed.tails):
        raise Misfit("for what it is cast was said before")
    item = deed.item
    assert item is not None
    if not has(item.face.paragraphs, AlternativeCost):
        need_lack(item, "alternative cost")
    deed.tails.append("for its alternative cost")
    ask_of(scene, deed)


def _cost_part(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of an ability that is told by what is said of it."""
    from rulings_cli.ask.statements.abilities_asked import chosen, need_one_cost

    said = statement.get("p") or scene.about.get("said ability")
    if not isinstance(said, tuple) or not said[1]:
        raise Misfit("which ability is meant was not said")
    scene.about["said ability"] = said
    item = scene.bind(said[0])
    if set(said[1]) <= {"ability"}:
        ask_of(scene, activated_of(scene, said[0], "ability"))
        return
    each = chosen(scene, item, said[1])
    need_one_cost(item, said[1])
    if not isinstance(each.ability, ActivatedAbility):
        raise Misfit("that ability is not activated")
    if each.ability.zone is Zone.BATTLEFIELD:
        scene.onto_battlefield(item, item.owner)
    ask_of(scene, unpaid(scene, item, each, item.owner or "you"))


def _cost_untap(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of the ability by which a permanent untaps itself."""
    noun = noun_of(statement)
    _cost_part(scene, statement.evolve(slots=(("p", (noun, ("untap",))),)))


def _cost_ability(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of an activated ability."""
    noun = statement.noun()
    deed = None if noun is not None else done(scene, None)
    if deed is None or deed.kind == "cast":
        deed = activated_of(scene, noun or last_permanent(scene), "ability")
    ask_of(scene, deed)


def _cost_way(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of casting or using something by its keyword."""
    word, noun, other = statement.word("way"), statement.noun(), statement.noun("b")
    if other is not None:
        put_beside(scene, other)
    if word in SPECIAL:
        ask_special(scene, noun, word)
        return
    if noun is None and statement.name in _OF_ANY and not any(e.has(word) for e in scene.items):
        noun = _any(scene, word)
    if word in ACTIVATED:
        ask_of(scene, by_ability(scene, noun, word))
        return
    given = lent_flashback.lent(scene, noun) if word == lent_flashback.WORD else None
    if given is not None:
        noun = Noun(given.name, pronoun="it")
        scene.mean(noun, given)
        deed = cast_of(scene, noun, other, word)
    else:
        _need_own(scene, noun, word)
        deed = done(scene, noun) or cast_of(scene, noun, other, word)
    item = deed.item
    assert item is not None
    if not item.has(word) and not (word == "kicker" and item.has("multikicker")):
        need_lack(item, word)
    add_way(scene, deed, word)
    ask_of(scene, deed)


def _cost_is(scene: Scene, statement: Statement) -> None:
    """Ask whether something costs so much; "it costs 4 and …" tells that, and asks nothing."""
    said = scene.about.get("said")
    told = statement.text.split()[0] not in _ASKING and statement.noun() is not None
    later = isinstance(said, tuple) and any(e.start > statement.start for e in said)
    if told and later:
        raise Misfit("what it costs is told, and not asked")
    _cost(scene, statement)


#: Words with which it is asked.
_ASKING = frozenset(
    ("do", "does", "did", "will", "would", "can", "could", "may", "must", "is", "are", "still")
)


def _need_own(scene: Scene, noun: Noun | None, word: str) -> None:
    """Refuse "its flashback" where a card is named that gives another one flashback."""
    said = noun is not None and not noun.pronoun
    if word == lent_flashback.WORD and not said and lent_flashback.giver(scene) is not None:
        raise Misfit("whose flashback is meant was not said")


#: Asks that are about any card with a keyword, where none is named.
_OF_ANY = frozenset(("way_less", "way_more", "way_n"))


def _any(scene: Scene, word: str) -> Noun:
    """Take a plain card with a keyword, the one whose cost for it has the most generic mana."""
    card = max(scene.world.stock.all_of(word), key=lambda each: _generic(each, word), default=None)
    if card is None or not _generic(card, word):
        raise NotSupported(f"no plain card with {word} is at hand")
    noun = Noun(f"a card with {word}", head="card", keywords=(word,))
    item = scene.add(Item(card, card.front, noun, "you"))
    scene.mean(noun, item)
    scene.spoken.append(item)
    scene.assumptions.append(f"asked of {card.front.name}")
    return noun


def _generic(card: Card, word: str) -> int:
    """Give how much generic mana a card's cost for a keyword has."""
    costs = [e.cost for e in card.front.abilities if isinstance(e, Keyword) and e.name == word]
    paid = [e for cost in costs if cost is not None for e in walk(cost) if isinstance(e, PayMana)]
    symbols = [each for one in paid for each in one.cost.symbols if each.isdigit()]
    return sum(map(int, symbols))


def _pays_part(scene: Scene, statement: Statement) -> None:
    """Ask whether an ability can be activated, its cost paid."""
    from rulings_cli.ask.statements import using
    from rulings_cli.ask.statements.abilities_asked import chosen

    said = statement.get("p")
    if not isinstance(said, tuple):
        told = tuple(e for e in ("untap", "tap") if e in statement.text.split())
        said = (statement.noun() or last_permanent(scene), told[:1] or ("activate",))
    item = scene.bind(said[0], "permanent")
    scene.onto_battlefield(item, item.owner or "you")
    words = tuple(each for each in said[1] if each != "cost")
    each = chosen(scene, item, words) if words else None
    if each is None or not isinstance(each.ability, ActivatedAbility):
        raise Misfit("that ability is not activated")
    deed = using.activated(scene, item, each, item.owner or "you")
    deed.asked, scene.asked, scene.asks = True, deed, "can"
    scene.about["a"] = item


def _both_paid(scene: Scene, statement: Statement) -> None:
    """Ask whether the mana cost is paid besides what it is cast for."""
    if statement.word("way") and not scene.deeds:
        _cost_way(scene, statement)
    else:
        _cost(scene, statement.evolve(slots=()))
    if not is_way_said(asked_deed(scene)):
        raise Misfit("for what it is cast was not said")


COSTS: dict[str, Handler] = {
    "can_life": can_life,
    "tax": attack_tax,
    "tax_nth": tax_nth,
    "pays_part": _pays_part,
    "tax_due": attack_tax,
    "tax_up": attack_tax,
    "cost": _cost,
    "cost_way": _cost_way,
    "cost_ability": _cost_ability,
    "cost_part": _cost_part,
    "cost_untap": _cost_untap,
    "cost_other": _cost_other,
    "cost_is": _cost_is,
    "cost_or": _cost,
    "taxed_n": _costs_more,
    "costs_kept": _costs_more,
    "tax_skipped": attack_tax,
    "cost_over": _cost,
    "cost_under": _cost,
    "cost_down": _cost,
    "less_or": _cost_less,
    "cost_less": _cost_less,
    "cost_changed": _cost_changed,
    "costs_less": _cost,
    "costs_more": _costs_more,
    "way_less": _cost_way,
    "both_paid": _both_paid,
    "way_more": _cost_way,
    "way_free": _cost_way,
    "way_n": _cost_way,
    "way_is": _cost_way,
    "way_or": _cost_way,
    "way_pays": _cost_way,
    "is_free": _cost,
    "tax_less": tax,
    "tax_more": tax,
    "pays_any": _cost,
}
