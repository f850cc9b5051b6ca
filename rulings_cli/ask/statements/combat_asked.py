"""Questions of combat: damage that a creature takes, what must block, what attacking costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import Prevent
from rulings_cli.abilities.static import AttackTax, LuresBlockers, PreventAlways
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.doing import fight
from rulings_cli.ask.statements.judged import (
    Judge,
    _either,
    _facts,
    _item,
    _name_of,
    _opposite,
    _value,
)
from rulings_cli.ask.statements.judging_deeds import _must_attack
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler, _thing, noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


# --- damage to a creature -----------------------------------------------------------------------


def _takes_damage(scene: Scene, statement: Statement) -> None:
    """Ask whether a permanent is dealt damage, by a thing or at all."""
    _thing("creature")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    noun = statement.noun("b")
    if noun is not None:
        source = scene.about["b"] = scene.bind(noun)
        if not scene.deeds and source.is_spell:
            from rulings_cli.ask.statements import causing

            who = source.owner or ("opponent" if item.owner == "you" else "you")
            causing.use_on(scene, source, who, item)
    if not scene.deeds and statement.name == "damage_taken":
        from rulings_cli.abilities import effects
        from rulings_cli.ask.statements import causing

        causing.imply(scene, effects.DealDamage)
    if not scene.deeds or item.count > 1:
        raise NotSupported("what would deal it damage was not said")
    if statement.name == "damage_taken" and any(each.has("trample") for each in scene.items):
        raise NotSupported("how much of it tramples over is not told")


def _took_damage(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item, source = _item(scene), scene.about.get("b")
    wanted = statement.number()
    dealt = sum(
        each.amount
        for each in _facts(run, "DamageDealt")
        if _name_of(run, each.to) == item.name
        and (not isinstance(source, Item) or _name_of(run, each.source) == source.name)
    )
    if sum(each.name == item.name for each in scene.items) > 1:
        raise NotSupported("which of several takes it is not told")
    name = scene.ref(item)
    says = f"{name} is dealt {dealt or 'no'} damage"
    if isinstance(source, Item):
        line = f"{scene.ref(source)} dealt {dealt} damage to {name}"
    elif run.holds(f"{name} is on the battlefield"):
        line = f"{name} has {dealt} damage"
    else:
        line = f"{name} is in exile" if run.holds(f"{name} is in exile") else f"{name} died"
    if statement.name == "damage_taken":
        return _value(line, str(dealt), f"{dealt} damage", dealt)
    good = bool(dealt) if wanted is None else dealt == wanted
    verdict = "yes" if good else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


# --- what must block ----------------------------------------------------------------------------


def _must_block(scene: Scene, statement: Statement) -> None:
    """Ask whether creatures must block: whether one of two may be kept from it."""
    attacker = _attacker(scene, statement)
    noun = statement.noun()
    who = "opponent" if attacker.owner == "you" else "you"
    kinds = [e for e in scene.items if e.is_a("creature") and e.owner == who and e is not attacker]
    if noun is not None and not noun.pronoun:
        kinds = [scene.bind(noun, "creature")]
    if len(kinds) > 1:
        raise NotSupported("which creature must block was not said")
    item = kinds[0] if kinds else scene.bind(Noun("", head="creature", owner=who), "creature")
    if not item.is_a("creature"):
        raise Misfit(f"{item.name} does not block")
    scene.onto_battlefield(item, item.owner or who)
    if item.owner != who:
        raise Misfit("a creature does not block its own side")
    card = scene.world.stock.pick("creature", "plain", other_than=(item.name, attacker.name))
    other = scene.add(Item(card, card.front, None, who))
    scene.onto_battlefield(other, who)
    scene.about["a"], scene.about["b"], scene.about["c"] = item, other, attacker
    scene.about["held"] = scene.about["before damage"] = True


def _attacker(scene: Scene, statement: Statement) -> Item:
    """Give what attacks: what is named, or said to attack before, or what something is on."""
    noun = statement.noun("b")
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    if noun is not None:
        item = scene.bind(noun, "creature")
    elif attack is not None and attack.item is not None:
        item = attack.item
    else:
        lures = [each for each in scene.items if has(each.face, LuresBlockers)]
        borne = [e.attached_to if e.is_a("Aura") else e for e in lures]
        if len(borne) != 1 or not isinstance(borne[0], Item):
            raise NotSupported("what attacks was not said")
        item = borne[0]  # "Lure on my creature, must he block?"
    if attack is None:
        scene.onto_battlefield(item, item.owner or "you")
        scene.turn = scene.turn or item.owner
        scene.deeds.append(Deed("attack", item.owner, item))
    return item


def _had_to_block(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    item, other, attacker = (scene.ref(_item(scene, key)) for key in "abc")
    line = f"blocking {attacker} with {other} is"
    yes, no = f"{item} must block {attacker}", f"{item} need not block {attacker}"
    found = _either(f"{line} illegal", f"{line} legal", yes, no)
    return tuple(each.evolve(steps=(Step(each.outcome, ("509.1c",)),)) for each in found)


# --- what attacking costs -----------------------------------------------------------------------


def _pays_to_attack(scene: Scene, statement: Statement) -> None:
    """Ask whether attacking costs something: it is tried with no mana at all."""
    noun, defender, tax = statement.noun(), statement.noun("b"), statement.noun("c")
    if tax is not None:
        taxes = scene.bind(tax, "permanent")
        if not has(taxes.face.paragraphs, AttackTax):
            raise Misfit(f"{taxes.name} lets no attack cost something")
        scene.onto_battlefield(taxes, taxes.owner or (defender.owner if defender else ""))
    attacked = statement.word("whom") or (defender.owner if defender is not None else "")
    who = statement.word("who") or ("opponent" if attacked == "you" else "you")
    other = "opponent" if who == "you" else "you"
    if attacked == who:
        raise Misfit("nobody attacks what is theirs")
    item = scene.bind(noun or Noun("", head="creature", owner=who), "creature")
    if not item.is_a("creature"):
        raise Misfit(f"{item.name} does not attack")
    scene.onto_battlefield(item, item.owner or who)
    taxing = [each for each in scene.permanents() if has(each.face.paragraphs, AttackTax)]
    if not taxing or scene.deeds:
        raise Misfit("nothing makes attacking cost something")
    for each in taxing:
        if each.assumed:
            each.owner = other
    deed = Deed("attack", who, item)
    if defender is not None:
        target = scene.bind(defender, "permanent")
        if not target.is_a("planeswalker"):
            raise Misfit(f"{target.name} is not attacked")
        scene.onto_battlefield(target, target.owner or other)
        deed.targets.append(target)
        scene.about["defender"] = target
    deed.may_fail = True
    scene.turn = scene.turn or who
    scene.deeds.append(deed)
    scene.mana_fixed.add(who)
    scene.about["a"] = item
    scene.about["before damage"] = True


def _paid_to_attack(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = scene.ref(_item(scene))
    yes, no = "attacking must be paid for", "attacking costs nothing"
    found = _either(f"{name} is not attacking", f"{name} is attacking", yes, no)
    return tuple(each.evolve(steps=(Step(each.outcome, ("508.1h",)),)) for each in found)


# --- keywords that work in combat -----------------------------------------------------------------


def _kw_works(scene: Scene, statement: Statement) -> None:
    """Let a creature with a keyword attack or block, and ask whether the keyword does its work."""
    word = statement.word("kw")
    if word not in ("lifelink", "deathtouch") or scene.deeds:
        raise NotSupported(f"how {word} would work is not planned yet")
    noun = statement.noun() or Noun(f"a creature with {word}", head="creature", keywords=(word,))
    item = scene.bind(noun, "creature")
    if not item.is_a("creature") or item.count > 1:
        raise Misfit(f"{item.name} does not fight")
    scene.onto_battlefield(item, item.owner or "you")
    other = "opponent" if item.owner == "you" else "you"
    met = scene.bind(Noun("", head="creature", size="5/5", owner=other, another=True), "creature")
    scene.onto_battlefield(met, other)
    scene.turn = ""
    _meet(scene, statement, item, met)
    scene.about["a"], scene.about["b"], scene.about["who"] = item, met, item.owner


def _meet(scene: Scene, statement: Statement, item: Item, met: Item) -> None:
    """Let a creature attack into another, or block it where the question says so."""
    blocks = not {"block", "blocks", "blocking"}.isdisjoint(statement.text.split())
    fight(scene, *((met, item) if blocks else (item, met)))


def _deals_n(scene: Scene, statement: Statement) -> None:
    """Let a creature fight, and ask how much combat damage it deals."""
    item = scene.bind(noun_of(statement), "creature")
    if not item.is_a("creature") or item.count > 1:
        raise Misfit(f"{item.name} does not fight")
    scene.onto_battlefield(item, item.owner or "you")
    if not scene.deeds:
        other = "opponent" if item.owner == "you" else "you"
        met = scene.bind(Noun("", head="creature", size="1/9", owner=other, another=True))
        scene.onto_battlefield(met, other)
        _meet(scene, statement, item, met)
        scene.about["b"] = met
    scene.about["a"] = item


def _dealt_n(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item, met = _item(scene), _item(scene, "b")
    found = _facts(run, "DamageDealt")
    dealt = sum(each.amount for each in found if _name_of(run, each.source) == item.name)
    line = f"{scene.ref(item)} dealt {dealt} damage to {scene.ref(met)}"
    wanted = statement.number()
    verdict = "yes" if dealt == (item.face.toughness if wanted is None else wanted) else "no"
    return (Option((line,), verdict, f"{verdict.title()}: it deals {dealt}.", outcome=line),)


def _cant_be_blocked(scene: Scene, statement: Statement) -> None:
    """Ask whether a creature that could block most others may block this one."""
    item = scene.bind(noun_of(statement, "b"), "creature")
    if not item.is_a("creature") or item.count > 1:
        raise Misfit(f"{item.name} does not attack")
    scene.onto_battlefield(item, item.owner or "you")
    noun = statement.noun()
    if noun is not None:
        _use_for(scene, noun, item)
    other = "opponent" if item.owner == "you" else "you"
    met = Noun("", head="creature", size="5/5", owner=other, another=True, keywords=("flying",),
               qualities=("black", "artifact"))  # fmt: skip
    scene.about["a"] = scene.onto_battlefield(scene.bind(met), other)
    scene.about["b"] = item
    scene.turn = scene.turn or item.owner
    scene.assumptions.append("the blocker is a black artifact creature with flying")


def _use_for(scene: Scene, noun: Noun, item: Item) -> None:
    """Put on a creature what is worn, or use on it what is said to make it so."""
    from rulings_cli.ask.statements import causing
    from rulings_cli.ask.statements.wearing import attach

    tool = scene.bind(noun)
    if tool.is_a("Equipment") or (tool.is_a("Aura") and not scene.deeds):
        attach(scene, item, noun)
    elif tool.is_permanent and not causing.wants_target(tool):
        scene.onto_battlefield(tool, tool.owner or item.owner, soft=True)
    else:
        causing.use_on(scene, tool, tool.owner or item.owner, item)


def _could_not_be_blocked(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    blocker, item = scene.ref(_item(scene)), scene.ref(_item(scene, "b"))
    yes, no = f"{item} can't be blocked by it", f"{item} can be blocked"
    line = f"{blocker} can't block {item}"
    return _either(line, f"{blocker} can block {item}", yes, no)


def _of_loyalty(scene: Scene, statement: Statement) -> None:
    """Ask how much loyalty a planeswalker loses by what was done."""
    noun = noun_of(statement)
    walkers = [each for each in scene.permanents() if each.is_a("planeswalker")]
    item = walkers[0] if noun.pronoun and len(walkers) == 1 else scene.bind(noun, "permanent")
    if not scene.deeds or not item.is_a("planeswalker") or item.count > 1:
        raise NotSupported("what befalls the planeswalker was not said")
    scene.about["a"] = item


def _loyalty_lost(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item = _item(scene)
    name = scene.ref(item)
    dealt = sum(
        each.amount
        for each in _facts(run, "DamageDealt")
        if _name_of(run, each.to) == item.name and item.is_a("planeswalker")
    )
    before = next((int(tail.split()[1]) for tail in item.tails if "loyalty" in tail), None)
    before = int(str(item.face.loyalty)) if before is None else before
    if run.holds(f"{name} is on the battlefield"):
        line, lost = f"{name} has {before - dealt} loyalty counters", dealt
    else:
        line, lost = f"{name} died", before
    if not run.holds(line):
        raise NotSupported("its loyalty changes otherwise, too")
    wanted = statement.number()
    if statement.name == "loyalty_lost":
        return (Option((line,), "value", f"It loses {lost}.", value=str(lost), amount=lost,
                       outcome=f"{lost} lost"),)  # fmt: skip
    good = bool(lost) if wanted is None else lost == wanted
    verdict = "yes" if good else "no"
    return (Option((line,), verdict, f"{verdict.title()}: it loses {lost}.", outcome=line),)


def _assigns(scene: Scene, statement: Statement) -> None:
    """Ask whether an attacker may give each that blocks it so much, and a player the rest."""
    from rulings_cli.ask.statements.generic import generic

    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    blockers = [each.item for each in scene.deeds if each.kind == "block" and each.item is not None]
    number = statement.number()
    if attack is None or attack.item is None or len(blockers) != 1 or not number:
        raise NotSupported("what attacks, and what blocks it, was not said")
    item = attack.item
    noun = item.noun
    least = number * blockers[0].count
    if noun is not None and not (noun.is_card or noun.size):  # large enough that there is a rest
        said = noun.evolve(size=f"{least + 2}/{least + 2}", keywords=tuple(item.gained))
        made = generic(scene, said, "creature")
        item.card, item.face, item.token, item.noun = None, made.face, made.token, made.noun
        item.lines, item.gained = [each for each in item.lines if "gained" not in each], []
    scene.about["a"], scene.about["b"], scene.about["divides"] = item, blockers[0], "killing"
    scene.about["who"] = statement.word("whom")


def _assigned(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item, who = _item(scene), str(scene.about["who"])
    mine = [each for each in _facts(run, "DamageDealt") if _name_of(run, each.source) == item.name]
    most = sum(each.amount for each in mine if each.to == who)
    rest = sum(e.amount for e in mine) - (statement.number() or 0) * _item(scene, "b").count
    if rest <= 0 and not scene.about.get("change"):
        raise NotSupported("there would be no rest")
    to = "you" if who == "you" else "the opponent"
    line = f"{scene.ref(item)} dealt {most} damage to {to}"
    verdict = "yes" if 0 < rest <= most else "no"
    says = f"at most {most} may be assigned to {to}"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


def _poisoned(scene: Scene, statement: Statement) -> None:
    """Ask whether a player gets poison counters by what was done."""
    if not scene.deeds:
        raise NotSupported("what might give them was not said")
    who = statement.word("who") or "you"
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    if attack is not None and attack.item is not None and attack.item.assumed and attack.who == who:
        scene.change_sides()
    scene.about["who"] = who


def _got_poison(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who = str(scene.about["who"])
    got = sum(e.amount for e in _facts(run, "CountersPut") if e.on == who and e.kind == "poison")
    has = "you have" if who == "you" else "the opponent has"
    line = f"{has} {got} poison counter{'' if got == 1 else 's'}"
    verdict = "yes" if got else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _of_prevention(scene: Scene, statement: Statement) -> None:
    """Ask whether damage is prevented, of one source or all of it."""
    noun = statement.noun()
    if noun is not None:
        scene.about["a"] = scene.bind(noun, "permanent")
    if not scene.deeds:
        raise NotSupported("what would deal damage was not said")
    if not any(has(each.face.paragraphs, Prevent, PreventAlways) for each in scene.items):
        raise Misfit("nothing prevents damage")


#: How lines speak of the players.
_PLAYERS = {"you": "you", "opponent": "the opponent"}


def _prevented(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether none of the damage is dealt that is prevented otherwise (CR 615.1)."""
    source = scene.about.get("a") if statement.noun() is not None else None
    attacks = [each for each in scene.deeds if each.kind == "attack" and each.item is not None]
    attack = attacks[0] if attacks else None
    hits = [
        each
        for each in _facts(run, "DamageDealt")
        if (each.combat or attack is None)
        and (not isinstance(source, Item) or _name_of(run, each.source) == source.name)
    ]
    fighting = {one.name for each in attacks for one in (each.item, *each.beside) if one}
    if source is None and hits and not fighting <= {_name_of(run, e.source) for e in hits}:
        raise NotSupported("some of the damage is prevented, and some is not")
    item = source if isinstance(source, Item) else attack.item if attack is not None else None
    if hits:
        name, met = _name_of(run, hits[0].source), hits[0].to
        met = met if met in _PLAYERS else _name_of(run, met)
        alike = [e for e in hits if (e.source, e.to) == (hits[0].source, hits[0].to)]
        dealt = sum(each.amount for each in alike)
    elif item is not None:
        name, met, dealt = scene.ref(item), "opponent" if item.owner == "you" else "you", 0
    else:
        raise NotSupported("what would deal damage was not said")
    to = _PLAYERS.get(met, met)
    line, verdict = f"{name} dealt {dealt} damage to {to}", "no" if hits else "yes"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _kw_worked(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    who, met = str(scene.about["who"]), scene.ref(_item(scene, "b"))
    if statement.word("kw") == "deathtouch":
        return _either(f"{met} died", f"{met} is on the battlefield", "it kills", "it does not")
    gained = sum(e.amount for e in _facts(run, "LifeChanged") if e.player == who and e.amount > 0)
    line = f"{'you' if who == 'you' else 'the opponent'} gained {gained} life"
    verdict = "yes" if gained else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


COMBAT_PREPARED: dict[str, Handler] = {
    "takes_damage": _takes_damage,
    "damage_taken": _takes_damage,
    "kw_works": _kw_works,
    "assigns": _assigns,
    "loyalty_lost": _of_loyalty,
    "loses_loyalty": _of_loyalty,
    "unblockable": _cant_be_blocked,
    "deals_n": _deals_n,
    "poisoned": _poisoned,
    "prevented": _of_prevention,
    "must_block": _must_block,
    "pays_to_attack": _pays_to_attack,
    "attacks_free": _pays_to_attack,
}
COMBAT_JUDGED: dict[str, Judge] = {
    "takes_damage": _took_damage,
    "damage_taken": _took_damage,
    "kw_works": _kw_worked,
    "assigns": _assigned,
    "loyalty_lost": _loyalty_lost,
    "loses_loyalty": _loyalty_lost,
    "unblockable": _could_not_be_blocked,
    "deals_n": _dealt_n,
    "poisoned": _got_poison,
    "prevented": _prevented,
    "must_block": _had_to_block,
    "pays_to_attack": _paid_to_attack,
    "stays_home": lambda *asked: _opposite(_must_attack(*asked)),
    "attacks_free": lambda *asked: _opposite(_paid_to_attack(*asked)),
}
