"""Dungeons: their rooms, the venture marker, and completing them (CR 309, 701.49)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import Cost, DiscardCards, SacrificeObjects
from rulings_cli.abilities.described import Described, HasSupertype, HasType, IsAmong
from rulings_cli.abilities.durations import ForTheRestOfTheGame, UntilYourNextTurn
from rulings_cli.abilities.effects import (
    CastCard,
    ContinuousChange,
    CreateToken,
    Discard,
    Draw,
    Effect,
    ExileTop,
    GainLife,
    KeywordAction,
    LookAtTop,
    LoseLife,
    May,
    PermitPlay,
    PutCounters,
    PutOntoBattlefield,
    Sacrifice,
    Scry,
    SearchLibrary,
    Sentence,
    Shuffle,
    Target,
    TokenDescription,
    UnlessPays,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import (
    Bound,
    ChosenObjects,
    EachOpponent,
    EachPlayer,
    TargetObject,
    TargetPlayer,
    ThatPlayer,
)
from rulings_cli.abilities.static import CantBe, GrantAbilities, ModifyPowerToughness
from rulings_cli.abilities.triggers import OtherEvent
from rulings_cli.engine import designations, layers, moving, triggering
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.effects import WaitingTrigger
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.card_types import DUNGEON_COMPLETED, ROOM_ABILITY
from rulings_cli.terms.rules.keyword_actions import (
    UNDERCITY,
    VENTURING_AT_THE_BOTTOM,
    VENTURING_FIRST,
    VENTURING_ON,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class Room(Value):
    """One room: its name (flavor, 309.4b), what its ability does, and where its arrows lead."""

    name: str
    leads: tuple[int, ...]
    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()


_CREATURE: Final = Described(kinds=((HasType("creature"),),))
_ARTIFACT: Final = Described(kinds=((HasType("artifact"),),))
_LAND: Final = Described(kinds=((HasType("land"),),))
_A_CREATURE: Final = (Target(_CREATURE),)
_TREASURE: Final = CreateToken(TokenDescription(predefined="Treasure"))


def _token(size: tuple[int, int], color: str, *subtypes: str, **more: object) -> TokenDescription:
    power, toughness = map(Number, size)
    kinds = {"types": ("creature",), "subtypes": subtypes, **more}
    return TokenDescription(power, toughness, (color,), **kinds)  # type: ignore[arg-type]  # fields


def _counters(count: int) -> PutCounters:
    return PutCounters("+1/+1", TargetObject(), Number(count))


def _until_next_turn(change: Value, of: Value) -> ContinuousChange:
    return ContinuousChange(of, (change,), UntilYourNextTurn())  # type: ignore[arg-type]  # an ObjectRef


def _scry(count: int) -> Scry:
    return Scry(Number(count))


_LOST_MINE: Final = (
    Room("Cave Entrance", (1, 2), (_scry(1),)),
    Room("Goblin Lair", (3, 4), (CreateToken(_token((1, 1), "R", "Goblin")),)),
    Room("Mine Tunnels", (4, 5), (_TREASURE,)),
    Room("Storeroom", (6,), (_counters(1),), _A_CREATURE),
    Room("Dark Pool", (6,), (LoseLife(Number(1), EachOpponent()), GainLife(Number(1)))),
    Room(
        "Fungi Cavern",
        (6,),
        (_until_next_turn(ModifyPowerToughness(Number(-4), Number(0)), TargetObject()),),
        _A_CREATURE,
    ),
    Room("Temple of Dumathoin", (), (Draw(),)),
)
_MAD_MAGE: Final = (
    Room("Yawning Portal", (1,), (GainLife(Number(1)),)),
    Room("Dungeon Level", (2, 3), (_scry(1),)),
    Room("Goblin Bazaar", (4,), (_TREASURE,)),
    Room(
        "Twisted Caverns",
        (4,),
        (_until_next_turn(CantBe("attack"), TargetObject()),),
        _A_CREATURE,
    ),
    Room("Lost Level", (5, 6), (_scry(2),)),
    Room(
        "Runestone Caverns",
        (7,),
        (
            ExileTop(count=Number(2)),
            PermitPlay(Bound("exiled", "them"), ForTheRestOfTheGame(), play=True),
        ),
    ),
    Room("Muiral's Graveyard", (7,), (CreateToken(_token((1, 1), "B", "Skeleton"), Number(2)),)),
    Room("Deep Mines", (8,), (_scry(3),)),
    Room(
        "Mad Wizard's Lair",
        (),
        (
            Draw(count=Number(3)),
            May(
                (
                    CastCard(
                        ChosenObjects(
                            Described(noun="card", further=(IsAmong(Bound("drawn", "them")),))
                        )
                    ),
                )
            ),
        ),
    ),
)
_TWO_LIFE: Final = (LoseLife(Number(2), EachPlayer()),)
_TOMB: Final = (
    Room("Trapped Entry", (1, 3), (LoseLife(Number(1), EachPlayer()),)),
    Room(
        "Veils of Fear",
        (2,),
        (UnlessPays(_TWO_LIFE, Cost((DiscardCards(),)), ThatPlayer("they")),),
    ),
    Room(
        "Sandfall Cell",
        (4,),
        (
            UnlessPays(
                _TWO_LIFE,
                Cost(
                    (
                        SacrificeObjects(
                            Described(kinds=(*_CREATURE.kinds, *_ARTIFACT.kinds, *_LAND.kinds))
                        ),
                    )
                ),
                ThatPlayer("they"),
            ),
        ),
    ),
    Room(
        "Oubliette",
        (4,),
        (Discard(), *(Sacrifice(described=each) for each in (_CREATURE, _ARTIFACT, _LAND))),
    ),
    Room(
        "Cradle of the Death God",
        (),
        (
            CreateToken(
                _token(
                    (4, 4),
                    "B",
                    "God",
                    "Horror",
                    name="The Atropal",
                    supertypes=("legendary",),
                    keywords=(Keyword("deathtouch"),),
                )
            ),
        ),
    ),
)
_BASIC_LAND: Final = _LAND.evolve(adjectives=(HasSupertype("basic"),), noun="card")
_ONE_OF_THEM: Final = _CREATURE.evolve(noun="card", further=(IsAmong(Bound("revealed", "them")),))
_UNDERCITY: Final = (
    Room("Secret Entrance", (1, 2), (SearchLibrary(_BASIC_LAND, reveal=True),)),
    Room("Forge", (3, 4), (_counters(2),), _A_CREATURE),
    Room("Lost Well", (4, 5), (_scry(2),)),
    Room("Trap!", (6,), (LoseLife(Number(5), TargetPlayer()),), (Target(player="player"),)),
    Room("Arena", (6, 7), (KeywordAction("goad", of=TargetObject()),), _A_CREATURE),
    Room("Stash", (7,), (_TREASURE,)),
    Room("Archives", (8,), (Draw(),)),
    Room(
        "Catacombs",
        (8,),
        (CreateToken(_token((4, 1), "B", "Skeleton", keywords=(Keyword("menace"),))),),
    ),
    Room(
        "Throne of the Dead Three",
        (),
        (
            LookAtTop(Number(10), reveal=True),
            PutOntoBattlefield(ChosenObjects(_ONE_OF_THEM), counter="+1/+1", counters=Number(3)),
            _until_next_turn(GrantAbilities((Keyword("hexproof"),)), Bound("chosen", "it")),
            Shuffle(),
        ),
    ),
)
#: What may be ventured into of one's choice, and what only the initiative leads into.
DUNGEONS: Final = {
    "Lost Mine of Phandelver": _LOST_MINE,
    "Dungeon of the Mad Mage": _MAD_MAGE,
    "Tomb of Annihilation": _TOMB,
}
_BY_QUALITY: Final = {"Undercity": {"Undercity": _UNDERCITY}}
#: Every dungeon with its rooms, the topmost first.
ALL: Final = {**DUNGEONS, **_BY_QUALITY["Undercity"]}


def of(game: Game, player: PlayerId) -> ObjectId | None:
    """Give the dungeon card that a player owns in the command zone, if there is one."""
    for id in game.in_zone(Zone.COMMAND):
        each = game.objects[id]
        if each.owner == player and "dungeon" in each.face.types:
            return id
    return None


def room_of(game: Game, dungeon: ObjectId) -> Room:
    """Give the room in which the venture marker is."""
    each = game.get(dungeon)
    return ALL[each.name][int(dict(each.chosen)["room"])]


@implements(VENTURING_FIRST, VENTURING_ON, VENTURING_AT_THE_BOTTOM, UNDERCITY)
def venture(game: Game, tape: Tape, player: PlayerId, quality: str = "") -> None:
    """Let a player venture into the dungeon, or into one of a quality (CR 701.49)."""
    dungeon = of(game, player)
    rule = VENTURING_FIRST
    if dungeon is not None:
        room = room_of(game, dungeon)
        if room.leads:
            _move(game, player, dungeon, _next(game, tape, player, dungeon, room), VENTURING_ON)
            return
        rule = VENTURING_AT_THE_BOTTOM
        complete(game, tape, dungeon, rule)
    among = _BY_QUALITY.get(quality, DUNGEONS)
    name = _ask(game, tape, player, tuple(among), "which dungeon is brought into the game", rule)
    enter(game, player, name, 0, rule)


def enter(game: Game, player: PlayerId, name: str, room: int, rule: Rule = VENTURING_FIRST) -> None:
    """Bring a dungeon card into the game, with the venture marker in one of its rooms."""
    face = Face(name, types=("dungeon",))
    new = GameObject(game.new_id(), face, Zone.COMMAND, player, player, timestamp=game.tick())
    game.place(new)
    game.emit(RuleApplied((rule,), f"{player} puts {name} into the command zone", new.id))
    _move(game, player, new.id, room, rule)


def _next(game: Game, tape: Tape, player: PlayerId, dungeon: ObjectId, room: Room) -> int:
    rooms = ALL[game.get(dungeon).name]
    names = {rooms[each].name: each for each in room.leads}
    return names[_ask(game, tape, player, tuple(names), "which room is next", VENTURING_ON)]


def _ask(
    game: Game, tape: Tape, player: PlayerId, names: tuple[str, ...], prompt: str, rule: Rule
) -> str:
    if len(names) == 1:
        return names[0]
    return str(tape.ask(Choice("name", player, rule, OneOption(names), prompt), game))


@implements(ROOM_ABILITY)
def _move(game: Game, player: PlayerId, dungeon: ObjectId, room: int, rule: Rule) -> None:
    """Move the venture marker into a room: its ability triggers (CR 309.4c)."""
    game.update(dungeon, chosen=(("room", str(room)),))
    entered = room_of(game, dungeon)
    words = f"{player} moves the venture marker into {entered.name}"
    game.emit(RuleApplied((rule,), words, dungeon))
    body = tuple(Sentence((each,)) for each in entered.effects)
    ability = TriggeredAbility(OtherEvent("venture marker"), body, entered.targets, words="room")
    source_was = layers.snapshot(game, dungeon)
    triggering.wait(
        game, WaitingTrigger(ability, dungeon, source_was, player), because=(ROOM_ABILITY,)
    )


@implements(DUNGEON_COMPLETED)
def complete(game: Game, tape: Tape, dungeon: ObjectId, rule: Rule) -> None:
    """Remove a dungeon card from the game: its owner completes it (CR 309.7)."""
    from rulings_cli.engine import performing  # it asks for the state-based actions, too

    player = game.get(dungeon).owner
    name = game.get(dungeon).name
    moving.cease(game, dungeon, (rule,))
    key = designations.of_player("completed dungeons", player)
    done = game.marks.get(key, "")
    game.marks = {**game.marks, key: f"{done}; {name}" if done else name}
    game.forget()
    performing.record(
        game, tape, RuleApplied((DUNGEON_COMPLETED,), f"{player} completes a dungeon", dungeon)
    )


def complete_what_is_at_the_bottom(game: Game, tape: Tape, rule: Rule) -> None:
    """Complete each dungeon in whose bottommost room nothing waits or resolves (CR 704.5t)."""
    on_stack = tuple(game.objects[each].on_stack for each in game.stack())
    for player in game.apnap():
        dungeon = of(game, player)
        if dungeon is None or room_of(game, dungeon).leads:
            continue
        in_flight = any(each.source == dungeon for each in game.waiting) or any(
            each is not None and each.source == dungeon for each in on_stack
        )
        if not in_flight:
            complete(game, tape, dungeon, rule)
