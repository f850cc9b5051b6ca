"""What is asked of convoke, improvise and delve themselves: taxes, mana values, whether one must.

They pay for the total cost, whatever is in it, and change no cost and no mana value (CR 702.51a,
702.66a, 702.126a); nobody has to use them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.static import CostChange, LifeForMana
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option, Script
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import doing, tapping_for
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost, mana_value

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_PIECES = {
    "PAY": "[help] [to] pay|cover|count|work|cancel|offset|handle [for|with|toward|towards]",
    "MORE": "[the|an|that|any] [extra|additional|more|increased] "
    "[cost|mana|tax|1|one|2|generic|{1}|{2}]",
    "RATHER": "[instead|rather] [of|than] [mana]",
    "EXTRA": "extra|additional|more [<m:number>] [mana] [of|from|for] [the|my]",
    "TAX": "commander|command tax|cost",
    "TOO": "[too|as well]",
    "LOWER": "lower|reduce|change|affect|alter|decrease|modify|lessen",
    "STOPS": "stop|prevent|affect|hinder|matter|apply",
    "MUST": "have|need|force|require|oblige to [use|pay|apply|do]",
    "CAST": "[when|if|to|for|with|as|while] [i] [cast|play|casting] <a>",
}
_ASKS = """
help_tax: can|do|will|may HELP PAY MORE from|of|off|by|due|with|under [to] <b> [on|for <a>]
help_tax: can|do|will|may HELP PAY <b> 's [extra|additional] [tax|cost|mana]
help_tax: can|may <who> HELP to|for PAY MORE from|of|off|by|due|with|under [to] <b>
help_tax: can|may <who> use HELP to|for PAY MORE from|of|off|by|due|with|under [to] <b>
help_tax: can|may <who> use HELP to|for PAY <b> 's [extra|additional] [tax|cost|mana]
help_tax: can|do|will|may HELP [also|even] PAY MORE [on|for|of|with <a>] TOO
help_tax: can|may <who> [also|even] HELP to|for PAY MORE [on|for|of|with <a>] TOO
help_tax: can|may <who> [also|even] use HELP to|for PAY MORE [on|for|of|with <a>] TOO
help_tax: can|do|will|may HELP [on|for|of|from|with <a>] [also|even] PAY [the|my] TAX TOO
help_tax: can|do|will|may <a> 's HELP [also|even] PAY [the|my] TAX [on it|him|her] TOO
help_tax: can|may <who> [also|even] HELP to|for PAY [the|my] TAX [on|for|of <a>] TOO
help_tax: can|may <who> [also|even] use HELP to|for|on PAY [the|my] TAX [on|for|of <a>] TOO
tax_life: can|may <who> [also|even] pay [<n>] life RATHER for [the|my] [EXTRA] TAX [on|for <a>] TOO
tax_life: can|may|do|will <b> [let] [<who>] pay [<n>] life RATHER for [the|my] [EXTRA] TAX \
    [on|for <a>] TOO
tax_life: can|may|do|will [the|my] TAX be paid with|by|in life [with|by|through <b>]
help_value: do|will|can HELP LOWER [the] mana value [of|on|for <a>] [on the stack]
help_value: do|will|can HELP LOWER <a> 's mana value [on the stack]
help_value: do|will <a> 's mana value change|drop|shrink [if|when|with|from|by] [i] [use] HELP [it]
help_sick: do|will [summoning] sickness STOPS [me] [from|for|to] [tap] [for] HELP [with <a>]
help_sick: do|will [summoning] sickness stop|prevent <a> from HELP
help_must: must <who> [use] HELP [CAST]
help_must: do|will|be <who> MUST HELP [CAST]
help_must: be HELP mandatory|required|forced|compulsory [CAST]
help_may: be HELP optional [CAST]
help_may: can|may <who> cast|play <a> without [use] HELP
help_may: can|may <who> choose|decide not to [use] HELP [CAST]
help_may: can|may <who> just pay mana [for <a>] [instead|without] [of] [use] [HELP]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    lines = with_pieces(_ASKS, _PIECES)
    return table("ask", lines.replace("HELP", "[my|the] <help:helper>"))


def _spell(scene: Scene, statement: Statement, word: str) -> Item:
    """Give the spell that is asked about, or a plain one with the keyword."""
    noun = statement.noun()
    named = [scene.bind(noun)] if noun is not None and not noun.pronoun else []
    named = named or [each for each in scene.items if each.has(word) and each.card is not None]
    if named:
        if not named[0].has(word):
            raise Misfit(f"{named[0].name} has no {word}")
        if named[0].zone == "battlefield" and named[0].soft:
            named[0].zone, named[0].soft = "", False
        return named[0]
    card = scene.world.stock.pick(word)
    scene.assumptions.append(f"tried with {card.front.name}")
    return scene.add(Item(card, card.front, None, "you"))


def helper(scene: Scene, word: str) -> Item:
    """Give a plain thing that may be tapped."""
    kind = "creature" if word == "convoke" else "artifact"
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick(kind, "plain", other_than=taken)
    return scene.add(Item(card, card.front, None, "you"))


#: What casting a commander for the second time costs more (CR 903.8).
_TAX = 2


def _tax(scene: Scene, statement: Statement) -> None:
    """Pay just what the card costs with lands, and the rest with the keyword."""
    word, noun = statement.word("help"), statement.noun("b")
    if scene.deeds or (noun is not None and noun.pronoun):
        raise Misfit("what makes it cost more was not said")
    if not {"commander", "command"}.isdisjoint(statement.text.split()):
        spell = _commander(scene, statement, word)
    else:
        if statement.noun() is not None:
            _spell(scene, statement, word)
        tax = scene.bind(noun, "permanent") if noun is not None else _there(scene, word)
        spell = _taxed(scene, word, scene.onto_battlefield(tax, soft=True))
    scene.asks = "can"
    deed = _with_lands(scene, spell)
    number = _TAX if spell.zone == "command zone" else 1
    if word == "delve":
        kinds = [scene.world.stock.pick("land", each).name for each in ("Forest", "Island")]
        scene.given += [f"{each} is in your graveyard" for each in kinds[:number]]
        deed.tails.append(f"exiling {'; '.join(kinds[:number])}")
    else:
        items = [scene.onto_battlefield(helper(scene, word), "you") for _ in range(number)]
        deed.tails.append(f"tapping {'; '.join(each.name for each in items)}")
        if number == 1:
            deed.given_up = items[0]
    deed.asked, deed.text = True, statement.text
    scene.asked = deed


def _tax_in_life(scene: Scene, statement: Statement) -> None:
    """Cast a commander for a second time with lands for what is printed on it, and with life."""
    noun, holder = statement.noun(), statement.noun("b")
    if holder is not None:
        scene.onto_battlefield(scene.bind(holder, "permanent"), "you")
    lent = [e for e in scene.permanents() if has(e.face.paragraphs, LifeForMana)]
    if scene.deeds or len(lent) != 1 or statement.word("who") == "opponent":
        raise Misfit("what lets life be paid was not said")
    if noun is not None and not noun.pronoun:
        raise NotSupported("which commander it is rests on its symbols")
    card = scene.world.stock.pick("creature", "legendary", "plain", other_than=(lent[0].name,))
    item = scene.add(Item(card, card.front, None, "you"))
    scene.assumptions.append(f"tried with {card.front.name}")
    scene.place(item, "command zone", "you")
    scene.given.append(f"you have cast {item.name} from the command zone once")
    scene.asks = "can"
    deed = _with_lands(scene, item)
    deed.tails = [each for each in deed.tails if not each.startswith("paying with")]
    deed.asked, deed.text = True, statement.text
    scene.asked = deed


def _there(scene: Scene, word: str) -> Item:
    """Give the one permanent that was said to be there and may make the spell cost more."""
    found = [e for e in scene.items if e.zone == "battlefield" and not e.has(word)]
    if len(found) != 1 or not has(found[0].face.paragraphs, CostChange):
        raise Misfit("what makes it cost more was not said")
    return found[0]


def _commander(scene: Scene, statement: Statement, word: str) -> Item:
    """Give the commander with the keyword, in the command zone, cast once from there before."""
    if statement.noun() is not None:
        item = _spell(scene, statement, word)
    else:
        named = [each for each in scene.items if each.has(word) and each.card is not None]
        if len(named) > 1 or (not named and scene.items):
            raise Misfit("which commander is meant was not said")
        card = None if named else scene.world.stock.pick(word, "legendary")
        item = named[0] if card is None else scene.add(Item(card, card.front, None, "you"))
        if card is not None:
            scene.assumptions.append(f"tried with {card.front.name}")
    if item.zone and not item.soft:
        raise Misfit(f"{item.name} is not in the command zone")
    item.zone, item.soft = "", False
    scene.place(item, "command zone", "you")
    scene.given.append(f"you have cast {item.name} from the command zone once")
    return item


def _taxed(scene: Scene, word: str, tax: Item) -> Item:
    """Give a spell with the keyword that costs more with the permanent there."""
    named = [e for e in scene.items if e is not tax and e.has(word) and e.card is not None]
    for kind in ("artifact", "instant", "creature", "sorcery") if not named else ():
        try:
            card = scene.world.stock.pick(word, kind)
        except NotSupported:
            continue
        if not required_targets(card.front) and _costs_more(scene, card, tax):
            scene.assumptions.append(f"tried with {card.front.name}")
            return scene.add(Item(card, card.front, None, "you"))
    if len(named) == 1 and named[0].card is not None and _costs_more(scene, named[0].card, tax):
        return named[0]
    raise NotSupported(f"no plain spell with {word} costs more with {tax.name}")


def _costs_more(scene: Scene, card: Card, tax: Item) -> bool:
    """Tell whether lands for what is printed on a card do not pay for it there."""
    from rulings_cli.ask.playing import run_of

    if card.front.mana_cost is None or "X" in card.front.mana_cost.symbols:
        return False
    lands = "; ".join(lands_for(card.front.mana_cost))
    side = "the opponent controls" if tax.owner == "opponent" else "you control"
    script = Script((f"{side} {tax.put}, tapped", f"you control {lands}", f"you hold {card.name}"))
    return run_of(script, scene.world).holds(f"you can't cast {card.front.name}")


def _with_lands(scene: Scene, spell: Item) -> Deed:
    """Cast the spell with lands for just what is printed on it."""
    cost = spell.face.mana_cost
    if cost is None or "X" in cost.symbols:
        raise NotSupported(f"what {spell.name} costs is not plain")
    deed = doing.cast_item(scene, spell, "you")
    lands = "; ".join(lands_for(ManaCost(cost.symbols)))
    scene.mana_fixed.add("you")
    scene.given.append(f"you control {lands}")
    deed.tails.append(f"paying with {lands}")
    return deed


def _value(scene: Scene, statement: Statement) -> None:
    """Cast the spell so, and look at it on the stack."""
    word = statement.word("help")
    if scene.deeds:
        raise NotSupported("what is done besides is not planned yet")
    spell = _spell(scene, statement, word)
    if word == "delve":
        deed = doing.cast_item(scene, spell, "you")
        cost = spell.face.mana_cost
        symbols = tapping_for.left_of(cost.symbols if cost is not None else (), 1)
        filler = scene.world.stock.pick("land", "basic")
        lands = "; ".join(lands_for(ManaCost(symbols)))
        scene.mana_fixed.add("you")
        scene.given += [f"{filler.name} is in your graveyard", f"you control {lands}"]
        deed.tails += [f"paying with {lands}", f"exiling {filler.name}"]
    else:
        item = scene.onto_battlefield(helper(scene, word), "you")
        tapping_for.for_spell(scene, item, spell, "you", word)
    scene.about["held"] = True
    x = sum(int(e.removeprefix("with X=")) for d in scene.deeds for e in d.tails if "X=" in e)
    scene.about["a"], scene.about["printed"] = spell, mana_value(spell.face.mana_cost, x=x)


def _value_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    from rulings_cli.ask.statements.mana_values import value_of

    name, number = value_of(scene, run)
    line = f"{name} has mana value {number}"
    verdict = "no" if number == scene.about["printed"] else "yes"
    says = f"{line}, whatever pays for it"
    del statement
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


def _must(scene: Scene, statement: Statement) -> None:
    """Cast the spell for mana alone, with a thing there that could help."""
    word = statement.word("help")
    if scene.deeds and not any(each.kind == "cast" for each in scene.deeds):
        raise NotSupported("what is done besides is not planned yet")
    spell = _spell(scene, statement, word)
    scene.deeds.clear()
    if word == "delve":
        filler = scene.world.stock.pick("land", "basic")
        scene.given.append(f"{filler.name} is in your graveyard")
    else:
        scene.onto_battlefield(helper(scene, word), "you")
    deed = _with_lands(scene, spell)
    scene.about["a"], scene.about["held"] = spell, True
    deed.may_fail = True


def _must_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run
    item = scene.about["a"]
    assert isinstance(item, Item)
    word = statement.word("help")
    free, bound = ("no", "yes") if statement.name == "help_must" else ("yes", "no")
    says = f"{item.name} is cast for mana alone: {word} need not be used"
    return (
        Option((f"{item.name} was cast",), free, f"{free.title()}: {says}.", outcome=says),
        Option((f"{item.name} was not cast",), bound, f"{bound.title()}: it can't be cast so.",
               outcome="it can't be cast so"),
    )  # fmt: skip


def _sick(scene: Scene, statement: Statement) -> None:
    """Let a creature that came this turn be tapped for it."""
    word, noun = statement.word("help"), statement.noun()
    if word == "delve" or scene.deeds:
        raise Misfit("nothing is tapped for it")
    if noun is not None:
        item = scene.bind(noun, "permanent")
    else:
        kinds = ("creature", "artifact") if word == "improvise" else ("creature",)
        card = scene.world.stock.pick(*kinds, "plain")
        item = scene.add(Item(card, card.front, None, "you"))
    if not item.is_a("creature"):
        raise Misfit(f"{item.name} is no creature")
    scene.onto_battlefield(item, "you")
    item.tails.append("since this turn")
    plain = statement.evolve(slots=tuple(each for each in statement.slots if each[0] != "a"))
    spell = _spell(scene, plain, word)
    scene.asks = "can"
    deed = tapping_for.for_spell(scene, item, spell, "you", word)
    deed.asked, deed.text = True, statement.text
    scene.asked = deed


def _sick_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    from rulings_cli.ask.statements.judged import _opposite
    from rulings_cli.ask.statements.judging_deeds import can_plainly

    del statement
    return _opposite(can_plainly(scene, run))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let there be one land too few, or another spell."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement):
        return
    name = asks.name
    if name == "help_tax" and scene.deeds:
        yield "nothing helps to pay", _unhelped
    if name == "tax_life" and scene.deeds:
        yield "there are lands for the tax, too", _by_more_lands
    if name in ("help_must", "help_may"):

        def less(scene: Scene) -> None:
            lines = [each for each in scene.given if not each.startswith("you control")]
            scene.given = lines
            for deed in scene.deeds:
                deed.tails = [e for e in deed.tails if not e.startswith("paying with")]

        yield "there are no lands", less
    if name == "help_value":
        spell = scene.about["a"]
        assert isinstance(spell, Item)
        at, word = scene.items.index(spell), asks.word("help")
        for kind in ("creature", "artifact", "instant"):
            try:
                card = scene.world.stock.pick(word, kind, other_than=(spell.name,))
            except NotSupported:
                continue
            yield f"{card.front.name} instead of {spell.name}", _cast_rather(at, card)


def _unhelped(scene: Scene) -> None:
    """Let only the lands pay."""
    deed = scene.deeds[-1]
    deed.tails = [each for each in deed.tails if not each.startswith(("tapping ", "exiling "))]


def _by_more_lands(scene: Scene) -> None:
    """Let two more lands be there."""
    scene.given.append(f"you control {_TAX} {scene.world.stock.pick('makes-colorless').name}")


def _cast_rather(at: int, card: Card) -> Callable[[Scene], None]:
    """Let another spell with the keyword be cast in that way."""

    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.card, item.face = card, card.front
        cost = card.front.mana_cost
        symbols = tapping_for.left_of(cost.symbols if cost is not None else (), 1)
        lands = "; ".join(lands_for(ManaCost(symbols)))
        scene.given = [each for each in scene.given if not each.startswith("you control")]
        scene.given.append(f"you control {lands}")
        for deed in scene.deeds:
            if deed.item is item:
                kept = [e for e in deed.tails if e.startswith(("tapping", "exiling"))]
                deed.tails = [f"paying with {lands}", *kept]

    return change


PREPARED_ASKED: dict[str, Handler] = {
    "help_tax": _tax, "help_value": _value, "help_must": _must, "help_may": _must,
    "help_sick": _sick, "tax_life": _tax_in_life,
}  # fmt: skip
JUDGED_ASKED: dict[str, Judge] = {
    "help_value": _value_judged, "help_must": _must_judged, "help_may": _must_judged,
    "help_sick": _sick_judged,
}  # fmt: skip
