"""Setting up the position that the given lines of an example describe."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.effects import Choose
from rulings_cli.engine import any_time, setup
from rulings_cli.engine.faces import DISGUISED
from rulings_cli.errors import Ambiguous, NotSupported
from rulings_cli.examples import marks, naming, phrases, tokens
from rulings_cli.examples.effects import begin_effect
from rulings_cli.examples.lines import Line, Ref, Thing
from rulings_cli.examples.made_mana import mana_from
from rulings_cli.examples.naming import UNKNOWN, Cards, Names, Unclear
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import CREATURE_TYPES, LAND_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Step, Zone

#: A library of which nothing is said has so many cards of which nothing is known.
UNKNOWN_CARDS: Final = 8
_SINCE: Final = {"this_turn": "this turn", "other_turn": "opponent's turn"}


def edition_on(date: str, newest: Edition) -> Edition:
    """Give the edition as it was on a day; a day before its document is NotSupported."""
    if date < newest.cr:
        raise NotSupported(f"{date} is before {newest.cr}, the oldest edition that is played")
    kept = tuple(each for each in newest.amendments if each.split()[-1] <= date)
    return newest.evolve(as_of=date, amendments=kept)


def set_up(given: tuple[Line, ...], cards: Cards, edition: Edition) -> tuple[Names, Game]:
    """Give the position of the given lines, and the names that they use.

    A library of which nothing is said gets a few unknown cards, so that drawing does not lose the
    game; see `understanding` for when they count.
    """
    names, game = _set_up(given, cards, edition)
    return names.copy(), game.fork()


@lru_cache(maxsize=64)
def _set_up(given: tuple[Line, ...], cards: Cards, edition: Edition) -> tuple[Names, Game]:
    """Set up what others may begin with, too: an example is often played again, in other ways."""
    names = Names(cards)
    return names, _SettingUp(given, names, edition).game_of()


@cache
def _unknown_card() -> Card:
    return Card(UNKNOWN, "normal", (Face(UNKNOWN),))


class _SettingUp:
    """One position while it is set up."""

    def __init__(self, given: tuple[Line, ...], names: Names, edition: Edition) -> None:
        self.given = given
        self.names = names
        self.game = self._new_game(edition)
        self.attached: list[tuple[ObjectId, Ref]] = []

    def _new_game(self, edition: Edition) -> Game:
        active, step = "you", Step.PRECOMBAT_MAIN
        for each in self.given:
            if each.form == "edition":
                edition = edition_on(each.get("date"), edition)
            elif each.form in ("turn", "step"):
                active, step = each.get("whose"), each.get("step", step)
        return setup.new_game(edition, active=active, step=step)

    def game_of(self) -> Game:
        """Place everything first, then what refers to it."""
        for forms in (_PRINTED, _PLACED, _LATER, _LAST):
            for each in self.given:
                if each.form in forms:
                    SET_UP[each.form](self, each)
            if forms is _PLACED:
                self._attach()
        told = {each.get("whose") for each in self.given if each.form in _LIBRARIES}
        self._fill_libraries(told)
        any_time.look_again(self.game, Tape())
        self.game.trace.clear()
        return self.game

    # --- things in zones --------------------------------------------------------------------

    def control(self, line: Line) -> None:
        """Put permanents onto the battlefield."""
        for each in line.get("things"):
            for _ in range(each.count):
                self._put(each, Zone.BATTLEFIELD, line.get("player"))

    def hold(self, line: Line) -> None:
        """Put cards into a hand."""
        self._cards(line.get("things"), Zone.HAND, line.get("player"))

    def library(self, line: Line) -> None:
        """Put the cards of a library in order."""
        self._cards(line.get("things"), Zone.LIBRARY, line.get("whose"))

    def zone(self, line: Line) -> None:
        """Put cards into a graveyard, exile or the command zone."""
        place = line.get("place")
        whose = place.whose if place.whose in ("you", "opponent") else "you"
        zone = naming.ZONES.get(place.zone)
        if zone is None or zone is Zone.STACK:
            raise Unclear(f"nothing is put {line.text.split(' is ')[-1]}", "use another given line")
        self._cards(line.get("things"), zone, whose, face_down=place.face == "down")

    def _cards(self, things: tuple[Thing, ...], zone: Zone, owner: str, **fields: Any) -> None:
        for each in things:
            for _ in range(each.count):
                self._put(each, zone, owner, **fields)

    def _put(self, thing: Thing, zone: Zone, player: str, **fields: Any) -> ObjectId:
        from rulings_cli.examples import meld_cards

        what = tokens.described(thing.name) if thing.token else self.names.card(_bare(thing))
        owner, since = player, "before"
        for tail in thing.tails:
            if tail.form in _SINCE:
                since = _SINCE[tail.form]
            elif tail.form == "owned":
                owner = tail.get("player")
            elif tail.form == "attached":
                continue
            else:
                TAILS[tail.form](self, fields, tail, thing)
        if zone is Zone.BATTLEFIELD and isinstance(what, Card):
            fields.setdefault("face", _face_up(what, thing.name))
            _check_permanent(what.faces[fields["face"]], hidden=bool(fields.get("face_down")))
        if zone is Zone.COMMAND:
            fields.setdefault("is_commander", True)
        id = setup.put(
            self.game,
            what,
            zone,
            owner,
            controller=player,
            since=since,
            kind="token" if thing.token else "card",
            **fields,
        )
        card = self.game.get(id).card
        if card is not None and card.layout == "meld" and meld_cards.is_of_two_cards(card.name):
            if zone is not Zone.BATTLEFIELD:
                raise Unclear(f"{thing.name} is no card", "it is what two cards are melded into")
            meld_cards.represent(self.game, id, self.names.card)
        attached = thing.tail("attached")
        if attached is not None:
            self.attached.append((id, attached.get("object")))
        return id

    def _attach(self) -> None:
        for id, to in self.attached:
            self.game.update(id, attached_to=naming.one(self.game, to, (Zone.BATTLEFIELD,)))

    def _fill_libraries(self, told: set[str]) -> None:
        for player in self.game.turn_order:
            if player not in told:
                self._put_unknown(Zone.LIBRARY, player, UNKNOWN_CARDS)

    def _put_unknown(self, zone: Zone, player: str, count: int) -> None:
        for _ in range(count):
            setup.put(self.game, _unknown_card(), zone, player)

    def unknown(self, line: Line) -> None:
        """Put cards of which nothing is known into a hand or library."""
        zone = Zone.HAND if line.form == "hand_size" else Zone.LIBRARY
        player = line.get("player") or line.get("whose")
        self._put_unknown(zone, player, line.get("number"))

    def exiled_with(self, line: Line) -> None:
        """Put cards into exile that a permanent exiled."""
        by = naming.one(self.game, line.get("object"), (Zone.BATTLEFIELD,))
        owner = self.game.objects[by].owner
        self._cards(line.get("things"), Zone.EXILE, owner, exiled_with=by)

    def fighting(self, line: Line) -> None:
        """Let creatures attack or block, in the first step of combat in which they can."""
        from rulings_cli.examples.positions import let_attack, let_block

        if line.form == "is_attacking":
            let_attack(self.game, line)
        else:
            let_block(self.game, line)

    def commander(self, line: Line) -> None:
        """Mark a card or permanent as a commander."""
        self.game.update(naming.one(self.game, line.get("object")), is_commander=True)

    def two_of_them(self, line: Line) -> None:
        """Let one permanent be older than another, or a copy of it."""
        game, there = self.game, (Zone.BATTLEFIELD,)
        one = naming.one(game, line.get("object"), there)
        elsewhere = line.form == "is_copy" and not naming.find(game, line.get("other"), there)
        other = naming.one(game, line.get("other"), naming.ANYWHERE if elsewhere else there)
        first, second = game.objects[one].timestamp, game.objects[other].timestamp
        if line.form == "is_copy":
            from rulings_cli.engine import copying

            game.update(one, face=copying.copiable(game, other))
        elif first > second:
            game.update(one, timestamp=second)
            game.update(other, timestamp=first)

    # --- the stack --------------------------------------------------------------------------

    def stack(self, line: Line) -> None:
        """Put spells onto the stack, the last listed first."""
        for each in reversed(line.get("things")):
            ref = phrases.ref(each.name)
            if ref.part:
                raise Unclear(f"{each.name} can't be set up", "let it be activated or trigger")
            owner = ref.whose or "you"
            by = each.tail("cast_by")
            controller = owner if by is None else by.get("player")
            card = self.names.card(ref.name)
            x = each.tail("x")
            chosen = each.tail("targets")
            targets = () if chosen is None else chosen.get("objects")
            number = None if x is None else x.get("number")
            setup.put(
                self.game,
                card,
                Zone.STACK,
                owner,
                controller=controller,
                face=_face_index(card, ref.name),
                x=number,
                cast=CastRecord(controller, Zone.HAND, x=number),
                targets=tuple((naming.one_or_player(self.game, one),) for one in targets),
            )

    # --- players ----------------------------------------------------------------------------

    def life(self, line: Line) -> None:
        """Set a life total."""
        self.game.update_player(line.get("player"), life=line.get("number"))

    def pool(self, line: Line) -> None:
        """Put mana into a pool, with the limits of its source where one is named."""
        player, types = line.get("whose"), line.get("mana")
        source = line.get("object")
        if source is None:
            setup.put_mana(self.game, player, *types)
            return
        units = mana_from(self.game, naming.one(self.game, source), types)
        held = self.game.players[player].mana
        units = tuple(each.evolve(serial=self.game.new_id()) for each in units)
        self.game.update_player(player, mana=(*held, *units))

    def lands_played(self, line: Line) -> None:
        """Count land plays."""
        self.game.update_player(line.get("player"), lands_played=line.get("number"))

    def player_counters(self, line: Line) -> None:
        """Give a player counters."""
        player = line.get("player")
        held = dict(self.game.players[player].counters)
        held[line.get("counters")] = line.get("number")
        self.game.update_player(player, counters=tuple(held.items()))

    def mark(self, line: Line) -> None:
        """Give a designation of a player or of the game."""
        marks.set_up(self.game, line)

    def commander_casts(self, line: Line) -> None:
        """Count how often a commander was cast from the command zone (CR 903.8)."""
        player = line.get("player")
        name = self.names.card(line.get("object").name).name
        held = dict(self.game.players[player].commander_casts)
        held[name] = line.get("times")
        self.game.update_player(player, commander_casts=tuple(held.items()))

    def companion(self, line: Line) -> None:
        """Put a companion that was chosen outside the game (CR 702.139a)."""
        card = self.names.card(line.get("name"))
        chosen = (("companion", "chosen"),)
        setup.put(self.game, card, Zone.OUTSIDE, line.get("whose"), chosen=chosen)

    def priority(self, line: Line) -> None:
        """Give a player priority; the players before them have passed."""
        player = line.get("player")
        if player != self.game.active_player:
            self.game.passed = (self.game.active_player,)
        self.game.priority = player

    def defense(self, line: Line) -> None:
        """Tell the defense of a battle whose card data lack it."""
        self.names.with_defense(line.get("name").strip('"'), line.get("number"))

    def nothing(self, line: Line) -> None:
        """Do nothing: read elsewhere, or the usual case."""

    # --- the state of an object ---------------------------------------------------------------

    def state(self, line: Line) -> None:
        """Change the status of a permanent, or since when it is controlled."""
        id = naming.one(self.game, line.get("object"), (Zone.BATTLEFIELD,))
        began = self.game.players[self.game.active_player].turn_began
        form = line.form
        if form in ("is_tapped", "is_untapped"):
            self.game.update(id, tapped=form == "is_tapped")
        elif form == "came_this_turn":
            self.game.update(id, controlled_since=self.game.clock, controller=line.get("whose"))
        elif form == "came_other_turn":
            self.game.update(id, controlled_since=began - 1, controller=line.get("whose"))
        elif form == "damaged":
            self.game.update(id, marked_damage=line.get("number"))
        elif form == "is_attached":
            to = naming.one(self.game, line.get("to"), (Zone.BATTLEFIELD,))
            self.game.update(id, attached_to=to)
        elif form == "is_unattached":
            self.attached = [each for each in self.attached if each[0] != id]
            self.game.update(id, attached_to=None)
        elif form == "has_counters":
            held = dict(self.game.objects[id].counters)
            held[line.get("counters")] = line.get("number")
            kept = tuple((kind, count) for kind, count in held.items() if count)
            self.game.update(id, counters=kept)
        elif form in ("has_level", "is_designated"):
            marks.designate(self.game, id, line)
        else:
            new = choice_named(line.get("value"))
            others = (each for each in self.game.objects[id].chosen if each[0] != new[0])
            self.game.update(id, chosen=(*others, new))

    def gained(self, line: Line) -> None:
        """Let an effect until end of turn be there."""
        begin_effect(self.game, line)


def _bare(thing: Thing) -> str:
    """Give a card's name without "the opponent's", which zones and tails say otherwise."""
    return thing.name


def _face_up(card: Card, name: str) -> int:
    """Give the face that is up where a permanent is named by it: of cards with two of them."""
    from rulings_cli.engine.faces import DOUBLE_FACED

    return _face_index(card, name) if card.layout in (*DOUBLE_FACED, "flip") else 0


def _check_permanent(face: Face, *, hidden: bool = False) -> None:
    if set(face.types) & {"instant", "sorcery"} and not hidden:
        hint = "a card with another face is on the battlefield by the name of that face"
        raise Unclear(f"{face.name} can't be on the battlefield", hint)


def _face_index(card: Any, name: str) -> int:
    return next((at for at, each in enumerate(card.faces) if each.name == name), 0)


def choice_named(value: str) -> tuple[str, str]:
    """Give a choice that was made for an object: its kind and its value."""
    for kind in ("creature type", "color", "name"):
        if value.startswith(f"{kind} "):
            return (kind, value.removeprefix(f"{kind} "))
    if value.removeprefix("the ") in ("you", "opponent"):
        return ("player", value.removeprefix("the "))
    if value in COLORS_BY_NAME:
        return ("color", COLORS_BY_NAME[value])
    if value in LAND_TYPES:
        return ("land type", value)
    return ("creature type" if value in CREATURE_TYPES else "name", value)


def _tail_tapped(_at: _SettingUp, fields: dict[str, Any], tail: Any, _thing: Thing) -> None:
    fields["tapped"] = tail.form == "tapped"


def _tail_counters(_at: _SettingUp, fields: dict[str, Any], tail: Any, _thing: Thing) -> None:
    held = fields.get("counters", ())
    kind = "loyalty" if tail.form == "loyalty" else tail.get("counters")
    fields["counters"] = (*held, (kind, tail.get("number")))


def _tail_naming(at: _SettingUp, fields: dict[str, Any], tail: Any, thing: Thing) -> None:
    kind, value = choice_named(tail.get("value"))
    if kind == "name":
        _need_nameable(at, thing, value)
    fields["chosen"] = (*fields.get("chosen", ()), (kind, value))


def _need_nameable(at: _SettingUp, thing: Thing, name: str) -> None:
    """Refuse a land's name where a nonland card name is chosen."""
    holder = at.names.card(thing.name)
    asked = [e.what for face in holder.faces for e in walk(face) if isinstance(e, Choose)]
    if "nonland card name" not in asked:
        return
    try:
        named = at.names.card(name)
    except Ambiguous:
        return  # halves of several cards are called so, and no land
    face = next((each for each in named.faces if each.name == name), named.front)
    if face.is_a("land"):
        raise Unclear(f"{thing.name} can't name {name}", "name a card that is no land")


def _tail_showing(at: _SettingUp, fields: dict[str, Any], tail: Any, thing: Thing) -> None:
    fields["face"] = _face_index(at.names.card(thing.name), tail.get("name"))


def _tail_face_down(at: _SettingUp, fields: dict[str, Any], _tail: Any, thing: Thing) -> None:
    """Put it face down; a card with disguise is taken to have been cast for that (CR 702.168a)."""
    fields["face_down"] = True
    what = None if thing.token else at.names.card(_bare(thing))
    abilities = what.front.abilities if isinstance(what, Card) else ()
    if any(isinstance(each, Keyword) and each.name == "disguise" for each in abilities):
        fields["chosen"] = (*fields.get("chosen", ()), DISGUISED)


def _tail_manifested(_at: _SettingUp, fields: dict[str, Any], tail: Any, _thing: Thing) -> None:
    """Put it face down as one that was manifested or cloaked (CR 701.40a, 701.58a)."""
    fields["face_down"] = True
    fields["chosen"] = (*fields.get("chosen", ()), (tail.form, "yes"))


def _tail_value(key: str, slot: str = "", value: Any = None) -> Callable[..., None]:
    def put(_at: _SettingUp, fields: dict[str, Any], tail: Any, _thing: Thing) -> None:
        fields[key] = tail.get(slot) if slot else value

    return put


#: What a tail of a thing sets when the thing is put somewhere.
TAILS: Final[dict[str, Callable[..., None]]] = {
    "tapped": _tail_tapped,
    "untapped": _tail_tapped,
    "counters": _tail_counters,
    "loyalty": _tail_counters,
    "naming": _tail_naming,
    "showing": _tail_showing,
    "face_down": _tail_face_down,
    "manifested": _tail_manifested,
    "cloaked": _tail_manifested,
    "commander": _tail_value("is_commander", value=True),
    "damage": _tail_value("marked_damage", "number"),
    "x": _tail_value("x", "number"),
}
_PRINTED: Final = frozenset(("has_defense",))
_PLACED: Final = frozenset(("control", "hold", "library", "zone", "hand_size", "library_size"))
_LAST: Final = frozenset(
    ("stack", "pool", "priority", "gained", "became", "is_attacking", "is_blocking")
)
_LIBRARIES: Final = ("library", "no_library", "library_size")
SET_UP: Final[dict[str, Callable[[_SettingUp, Line], None]]] = {
    "control": _SettingUp.control,
    "hold": _SettingUp.hold,
    "library": _SettingUp.library,
    "no_library": _SettingUp.nothing,
    "zone": _SettingUp.zone,
    "hand_size": _SettingUp.unknown,
    "library_size": _SettingUp.unknown,
    "exiled_with": _SettingUp.exiled_with,
    "damaged": _SettingUp.state,
    "older": _SettingUp.two_of_them,
    "is_copy": _SettingUp.two_of_them,
    "is_commander": _SettingUp.commander,
    "is_attacking": _SettingUp.fighting,
    "is_blocking": _SettingUp.fighting,
    "life": _SettingUp.life,
    "pool": _SettingUp.pool,
    "turn": _SettingUp.nothing,
    "step": _SettingUp.nothing,
    "edition": _SettingUp.nothing,
    "lands_played": _SettingUp.lands_played,
    "stack": _SettingUp.stack,
    "priority": _SettingUp.priority,
    "player_counters": _SettingUp.player_counters,
    **dict.fromkeys(marks.FORMS, _SettingUp.mark),
    "commander_casts": _SettingUp.commander_casts,
    "companion": _SettingUp.companion,
    "is_tapped": _SettingUp.state,
    "is_untapped": _SettingUp.state,
    "came_this_turn": _SettingUp.state,
    "came_other_turn": _SettingUp.state,
    "has_counters": _SettingUp.state,
    "is_attached": _SettingUp.state,
    "is_unattached": _SettingUp.state,
    "names": _SettingUp.state,
    "has_level": _SettingUp.state,
    "is_designated": _SettingUp.state,
    "has_defense": _SettingUp.defense,
    "gained": _SettingUp.gained,
    "became": _SettingUp.gained,
    "is_color": _SettingUp.gained,
}
_LATER: Final = frozenset(SET_UP) - _PRINTED - _PLACED - _LAST
