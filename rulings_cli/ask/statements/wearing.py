"""What creatures wear: Auras and Equipment attached from the beginning (CR 301.5, 303.4)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import HasColor, HasType
from rulings_cli.abilities.static import GainsControl
from rulings_cli.ask.cards import has
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements.doing import _noun
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def speak_of_worn(scene: Scene, statement: Statement) -> None:
    """Let "A is attached to B" go on about A, where A may be a creature itself."""
    noun = statement.noun("b") if statement.name == "attached" else None
    known = scene.bound.get(id(noun)) if noun is not None else None
    if noun is None or known is None or not statement.text.startswith(noun.text):
        return
    if not known[1].is_a("creature"):
        return
    scene.subject = scene.focus = known[1]
    said = scene.about["said"]
    asks = next((e for e in said if e.kind == "ask"), None) if isinstance(said, tuple) else None
    about = asks.noun() if asks is not None else None
    if asks is not None and asks.name != "is_a" and about is not None and about.pronoun:
        raise Unsaid(f"which of the two {about.text!r} means was not said")


def attached(scene: Scene, statement: Statement) -> None:
    """Begin with what is said to be on a creature."""
    attach(scene, scene.bind(_noun(statement, "a"), "creature"), _noun(statement, "b"))


def wear_what_is_there(scene: Scene) -> None:
    """Attach the one Equipment that was only named to the one creature of its side that attacks."""
    said = scene.about.get("said")
    named = [e.noun() for e in said if e.name == "topic"] if isinstance(said, tuple) else []
    lying = [e for e in scene.items if e.is_a("Equipment") and any(e.noun is n for n in named)]
    asked = (scene.about.get("a"), scene.about.get("b"))
    fighting = {id(e.item): e.item for e in scene.deeds if e.kind == "attack" and e.item}
    others = [e for e in scene.items if e.is_a("creature") and id(e) not in fighting]
    if len(lying) != 1 or len(fighting) != 1 or scene.asks:
        return
    (worn,), (holder,) = lying, fighting.values()
    used = any(worn is each.item or worn in each.targets for each in scene.deeds)
    mine = all(each.owner != holder.owner for each in others) and holder.count == 1
    told = worn.attached_to is not None or worn in asked or worn.noun is None or used
    if mine and not told and worn.owner in ("", holder.owner) and worn.noun is not None:
        attach(scene, holder, worn.noun)
        scene.assumptions.append(f"{worn.name} is attached to {holder.name}")


def attach(scene: Scene, holder: Item, noun: Noun) -> None:
    """Begin with an Aura or Equipment attached to a permanent."""
    worn = scene.bind(noun, "permanent")
    if worn.has("bestow") and not worn.is_a("Aura"):
        cast_first(scene, worn, holder)
        return
    if not (worn.is_a("Aura") or worn.is_a("Equipment") or worn.is_a("Fortification")):
        raise Misfit(f"{worn.name} is attached to nothing")
    last = scene.deeds[-1] if scene.deeds else None
    taken = last is not None and last.item is holder and " control of NAME" in last.line
    if taken and has(worn.face.paragraphs, GainsControl):
        raise Misfit("what it wears is how it was taken")
    if not may_lie_on(worn):
        cast_first(scene, worn, holder)
        return
    need_may_hold(holder, worn)
    scene.onto_battlefield(holder)
    is_told = not holder.assumed and worn.is_a("Equipment") and not worn.owner
    scene.onto_battlefield(worn, worn.owner or holder.owner)
    if is_told:  # nobody equips what another player controls (301.5c)
        worn.assumed = False
    if not _may_wear(holder, worn):
        _attach_animated(scene, holder, worn)
        return
    worn.lines.append("NAME is attached to TO")
    worn.attached_to = holder


def let_be_worn(scene: Scene, item: Item) -> bool:
    """Let an Aura or Equipment be on the one creature that something befalls; tell if it is."""
    befallen = [
        one for e in scene.deeds for one in (e.targets or (e.item,)) if isinstance(one, Item)
    ]
    holders = {id(e): e for e in befallen if e.is_a("creature") and e.zone == "battlefield"}
    worn = item.is_a("Aura") or item.is_a("Equipment")
    shrinks = any(" gets -" in each.line for each in scene.deeds)  # it rests on the size then
    if not worn or shrinks or item.attached_to is not None or item in befallen:
        return False
    if len(holders) != 1:
        return False
    (holder,) = holders.values()
    item.lines.append("NAME is attached to TO")
    item.attached_to = holder
    return True


def _may_wear(holder: Item, worn: Item) -> bool:
    """Tell whether something may be attached to a thing as that is printed (301.5, 303.4)."""
    from rulings_cli.ask.statements.completing import may_be

    if worn.is_a("Equipment"):
        return holder.is_a("creature")
    wanted = [e for e in required_targets(worn.face)[:1] if e.what is not None]
    return not worn.is_a("Aura") or not wanted or may_be(holder, wanted[0])


def _attach_animated(scene: Scene, holder: Item, worn: Item) -> None:
    """Attach something to what becomes a creature by its own ability, and only for a time."""
    from rulings_cli.ask.statements.using import animate

    if scene.asks or scene.deeds:
        raise NotSupported(f"when {holder.name} became a creature was not said")
    animate(scene, holder, holder.owner)
    if worn.is_a("Aura"):
        from rulings_cli.ask.statements.doing import cast_item

        worn.zone = ""
        cast_item(scene, worn, worn.owner).targets.append(holder)
        return
    deed = Deed("happen", holder.owner, worn, "NAME becomes attached to TO")
    deed.targets.append(holder)
    scene.deeds.append(deed)


def cast_first(scene: Scene, worn: Item, holder: Item) -> None:
    """Let an Aura that changes where its holder is have been cast before all else."""
    from rulings_cli.ask.statements import doing
    from rulings_cli.ask.statements.using import zone_and_side

    if scene.asks or any(each.item is worn for each in scene.deeds):
        raise Misfit(f"{worn.name} is cast, and not just attached")
    takes = has(worn.face.paragraphs, *doing.TAKING)
    other = "you" if holder.owner == "opponent" else "opponent"
    who = worn.owner or (other if takes else holder.owner) or "you"
    later = list(scene.deeds)
    scene.deeds.clear()
    worn.zone = ""
    bestowed = worn.has("bestow")
    zone = "" if bestowed else zone_and_side(required_targets(worn.face)[0])[0]
    if zone == "graveyard":
        holder.zone = ""
        scene.place(holder, "graveyard", holder.owner or who)
    else:
        mine = ("you" if who == "opponent" else "opponent") if takes else who
        scene.onto_battlefield(holder, holder.owner or mine)
    deed = doing.cast_item(scene, worn, who)
    if bestowed:
        deed.tails.append("for its bestow cost")
        deed.targets.append(holder)
    else:
        doing.aim_at(scene, deed, holder)
    scene.deeds += later


def need_may_hold(holder: Item, worn: Item) -> None:
    """Refuse what is attached to a thing that has protection from it."""
    if any(_is_against(each, worn) for each in walk(holder.face.paragraphs)):
        raise Misfit(f"{holder.name} has protection from {worn.name}")


def _is_against(node: object, worn: Item) -> bool:
    """Tell whether a keyword is protection from what would be attached (702.16c, 702.16d)."""
    if not isinstance(node, Keyword) or node.name != "protection":
        return False
    said = list(walk(node.quality)) if node.quality is not None else []
    colors = {each.color for each in said if isinstance(each, HasColor)}
    types = {each.name for each in said if isinstance(each, HasType)}
    return (
        node.words == "everything"
        or bool(colors & set(worn.face.colors))
        or bool(types & set(worn.face.types))
    )


def may_lie_on(worn: Item) -> bool:
    """Tell whether an Aura may be on a permanent from the beginning: it changes nothing's place."""
    from rulings_cli.ask.statements.doing import TAKING
    from rulings_cli.ask.statements.using import zone_and_side

    if not worn.is_a("Aura"):
        return True
    zones = {zone_and_side(each)[0] for each in required_targets(worn.face)[:1]}
    return zones <= {"battlefield"} and not has(worn.face.paragraphs, *TAKING)


def attached_two(scene: Scene, statement: Statement) -> None:
    """Begin with two things attached to one creature."""
    holder = scene.bind(_noun(statement, "a"), "creature")
    for slot in ("b", "c"):
        attach(scene, holder, _noun(statement, slot))


def is_put_there(scene: Scene, worn: Item) -> bool:
    """Tell whether an Aura is put onto the battlefield by what was done, and not cast."""
    told = any(worn in each.targets for each in scene.deeds) or worn.name in scene.choices
    return worn.is_a("Aura") and worn.zone == "graveyard" and bool(scene.deeds) and told


def ask_where(scene: Scene, worn: Item, noun: Noun) -> None:
    """Ask whether an Aura that is not cast may be put onto a thing: it targets none (303.4f)."""
    thing = scene.bind(noun, "creature")
    scene.onto_battlefield(thing, thing.owner or "opponent")
    scene.choices.insert(0, thing.name)
    scene.about["a"], scene.about["b"] = worn, thing
    scene.about["ask"] = Statement("ask", "attached", (), "is it attached to that")
