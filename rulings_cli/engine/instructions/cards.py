"""Cards drawn, discarded, milled, searched for, exiled from libraries, put in order (CR 701)."""

from __future__ import annotations

from rulings_cli.abilities.described import HasState, IsAmong
from rulings_cli.abilities.effects import (
    ChooseCard,
    Discard,
    DiscardThose,
    Draw,
    ExileFound,
    ExileTop,
    ExileUntil,
    LookAtHand,
    LookAtTop,
    Mill,
    Reveal,
    RevealHand,
    Scry,
    SearchLibrary,
    Shuffle,
    ShuffleInto,
    SkipThatDraw,
)
from rulings_cli.abilities.quantities import AnyNumber, ValueOf, VariableX
from rulings_cli.abilities.references import Bound, ChosenObjects, EachOpponent, EachPlayer, This
from rulings_cli.abilities.static import SearchesTop
from rulings_cli.engine import (
    layers,
    looking_up,
    made_to_do,
    matching,
    performing,
    searchers,
    statics,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting, zones
from rulings_cli.engine.instructions.acting import because, move_of
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OrderOf, SubsetOf, Tape
from rulings_cli.game.events import Event, RuleApplied, WouldDraw, WouldShuffle
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.characteristics import X_IN_MANA_VALUE
from rulings_cli.terms.rules.keyword_actions import (
    DISCARDING,
    EXILING,
    LOOKING,
    MILLING,
    NEED_NOT_FIND,
    REVEALING,
    SCRYING,
    SCRYING_IS_COMPLETE,
    SEARCHING,
    SEARCHING_A_PORTION,
    SHUFFLING,
    SURVEILLING,
    SURVEILLING_IS_COMPLETE,
)
from rulings_cli.terms.rules.replacing import INSTEAD
from rulings_cli.terms.rules.resolving import LAST_KNOWN_INFORMATION
from rulings_cli.terms.rules.symbols import X_WHERE_IT_IS_NOT_DEFINED
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


@executes(Draw)
def draw(game: Game, tape: Tape, effect: Draw, context: Context) -> Context:
    """Draw cards, one after another, each player in turn."""
    facts: list[Event] = []
    for player in acting.players(game, effect.who, context):
        for _ in range(acting.amount_for(game, tape, effect.count, effect.who, player, context)):
            facts += performing.perform(game, tape, WouldDraw(because(), player, context.source))
    context = acting.remember(context, facts)
    return context.bind("drawn", acting.arrived(facts))


@executes(SkipThatDraw)
def skip_that_draw(game: Game, tape: Tape, effect: SkipThatDraw, context: Context) -> Context:  # noqa: ARG001
    """Do nothing: the draw has been replaced already (CR 614.6)."""
    return context


@executes(Discard)
@implements(DISCARDING)
def discard(game: Game, tape: Tape, effect: Discard, context: Context) -> Context:
    """Discard cards, as the player chooses unless at random; all players at once."""
    moves, many = [], []
    for player in acting.players(game, effect.who, context):
        if made_to_do.cant(game, player, "discard cards"):
            continue
        cards = _discarded(game, tape, effect, context, player)
        many.append((player, len(cards)))
        moves += [
            move_of(card, Zone.GRAVEYARD, context, DISCARDING, cause="discard") for card in cards
        ]
    facts = performing.perform_all(game, tape, moves)
    context = acting.remember(context, facts).evolve(did=bool(moves), amount=len(moves))
    context = context.evolve(many=tuple(many))
    return context.bind("discarded", acting.arrived(facts))


@executes(DiscardThose)
@implements(DISCARDING)
def discard_those(game: Game, tape: Tape, effect: DiscardThose, context: Context) -> Context:
    """Discard the cards that were spoken of, as far as they are still in a hand."""
    found, context = acting.objects(game, tape, effect.what, context)
    moves = [
        move_of(card, Zone.GRAVEYARD, context, DISCARDING, cause="discard")
        for card in found
        if game.get(card).zone is Zone.HAND
        and not made_to_do.cant(game, game.get(card).owner, "discard cards")
    ]
    facts = performing.perform_all(game, tape, moves)
    context = acting.remember(context, facts).evolve(did=bool(moves), amount=len(moves))
    return context.bind("discarded", acting.arrived(facts))


def _discarded(
    game: Game, tape: Tape, effect: Discard, context: Context, player: PlayerId
) -> tuple[ObjectId, ...]:
    held = game.in_zone(Zone.HAND, player)
    hand = tuple(each for each in held if game.get(each).kind == "card")  # no token (108.2b)
    if effect.hand:
        return hand
    if effect.what is not None:
        what = effect.what.evolve(zone=Zone.HAND)
        hand = tuple(each for each in hand if matching.matches(game, what, each, context))
    if effect.every:
        return hand
    if isinstance(effect.count, AnyNumber):  # who discards chooses how many
        context = context.evolve(controller=player)
    count = acting.amount_for(game, tape, effect.count, effect.who, player, context)
    if effect.at_random:
        return acting.at_random(game, tape, player, hand, count)
    return acting.choose(
        game,
        tape,
        player,
        hand,
        kind="discard",
        minimum=0 if effect.up_to else count,
        maximum=count,
        rule=DISCARDING,
    )


@executes(Mill)
@implements(MILLING)
def mill(game: Game, tape: Tape, effect: Mill, context: Context) -> Context:
    """Put the top cards of libraries into graveyards, at once; as many as there are."""
    moves = []
    for player in acting.players(game, effect.who, context):
        count = acting.amount_for(game, tape, effect.count, effect.who, player, context)
        moves += [
            move_of(card, Zone.GRAVEYARD, context, MILLING, cause="mill")
            for card in game.in_zone(Zone.LIBRARY, player)[:count]
        ]
    facts = performing.perform_all(game, tape, moves)
    return acting.remember(context, facts).bind("milled", acting.arrived(facts))


@executes(Shuffle)
@implements(SHUFFLING)
def shuffle(game: Game, tape: Tape, effect: Shuffle, context: Context) -> Context:
    """Shuffle libraries."""
    for player in acting.players(game, effect.who, context):
        performing.perform(game, tape, WouldShuffle(because(SHUFFLING), player, context.source))
    return context


@executes(Scry)
@implements(SCRYING, SURVEILLING, SCRYING_IS_COMPLETE, SURVEILLING_IS_COMPLETE)
def scry(game: Game, tape: Tape, effect: Scry, context: Context) -> Context:
    """Scry or surveil: some of the top cards away, the rest back on top in any order."""
    rule = SURVEILLING if effect.surveil else SCRYING
    for player in acting.players(game, effect.who, context):
        count = acting.amount(game, tape, effect.count, context)
        if count <= 0:
            continue
        top = game.in_zone(Zone.LIBRARY, player)[:count]
        away = acting.choose(
            game, tape, player, top, kind="card", minimum=0, maximum=len(top), rule=rule
        )
        kept = _in_order(game, tape, player, tuple(each for each in top if each not in away))
        if effect.surveil:
            moves = [move_of(each, Zone.GRAVEYARD, context, rule) for each in away]
            context = acting.remember(context, performing.perform_all(game, tape, moves))
            rest = game.in_zone(Zone.LIBRARY, player)[len(kept) :]
        else:
            rest = (
                *game.in_zone(Zone.LIBRARY, player)[len(top) :],
                *_in_order(game, tape, player, away),
            )
        game.reorder(Zone.LIBRARY, player, (*kept, *rest))
        done = SURVEILLING_IS_COMPLETE if effect.surveil else SCRYING_IS_COMPLETE
        words = f"{player} has {'surveilled' if effect.surveil else 'scried'} {count}"
        performing.record(game, tape, RuleApplied((rule, done), words, context.source))
    return context


def _in_order(
    game: Game, tape: Tape, player: PlayerId, cards: tuple[ObjectId, ...]
) -> tuple[ObjectId, ...]:
    if len(cards) < 2:
        return cards
    choice = Choice("card", player, SCRYING, OrderOf(cards), "in which order")
    found: tuple[ObjectId, ...] = tape.ask(choice, game)
    return found


@executes(LookAtTop)
@implements(LOOKING, REVEALING)
def look_at_top(game: Game, tape: Tape, effect: LookAtTop, context: Context) -> Context:
    """Look at or reveal the top cards of a library; binds "revealed" and "rest"."""
    found: list[ObjectId] = []
    for player in acting.players(game, effect.of, context):
        count = acting.amount(game, tape, effect.count, context)
        found += game.in_zone(Zone.LIBRARY, player)[:count]
    if effect.reveal:
        for each in found:
            game.update(each, revealed=True)
    cards = tuple(found)
    return context.bind("revealed", cards).bind("rest", cards)


@executes(Reveal)
@implements(REVEALING, X_WHERE_IT_IS_NOT_DEFINED)
def reveal(game: Game, tape: Tape, effect: Reveal, context: Context) -> Context:
    """Reveal cards where they are; binds "revealed"."""
    what, of_x = effect.what, False
    if isinstance(what, ChosenObjects) and what.count == VariableX():  # X is how many they are
        of_x = not acting.is_x_defined(context)
        what = what.evolve(count=AnyNumber()) if of_x else what
    found, context = acting.objects(game, tape, what, context)
    if of_x:
        context = context.evolve(x=len(found))
    return _revealed(game, tape, found, context)


@executes(RevealHand)
@implements(REVEALING)
def reveal_hand(game: Game, tape: Tape, effect: RevealHand, context: Context) -> Context:
    """Reveal hands; binds "revealed"."""
    found = tuple(
        card
        for player in acting.players(game, effect.who, context)
        for card in game.in_zone(Zone.HAND, player)
    )
    return _revealed(game, tape, found, context)


def _revealed(game: Game, tape: Tape, found: tuple[ObjectId, ...], context: Context) -> Context:
    for each in found:
        words = f"{game.get(each).name} is revealed"
        performing.record(game, tape, RuleApplied(because(REVEALING), words, each))
    return context.bind("revealed", found)


@executes(LookAtHand)
@implements(LOOKING)
def look_at_hand(game: Game, tape: Tape, effect: LookAtHand, context: Context) -> Context:
    """Look at hands: nothing is revealed; binds "revealed" for what is chosen from them."""
    del tape
    found = tuple(
        card
        for player in acting.players(game, effect.of, context)
        for card in game.in_zone(Zone.HAND, player)
    )
    return context.bind("revealed", found)


@executes(ShuffleInto)
@implements(SHUFFLING)
def shuffle_into(game: Game, tape: Tape, effect: ShuffleInto, context: Context) -> Context:
    """Put objects into libraries and shuffle those, even if nothing is put there (701.24)."""
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context)
    owners = dict.fromkeys(game.get(each).owner for each in found)
    if effect.of is not None:
        owners = dict.fromkeys(acting.players(game, effect.of, context))
    elif not found and isinstance(effect.what, This | Bound):
        owners = dict.fromkeys((game.get(context.source).owner,))
    elif not found or isinstance(effect.who, EachPlayer | EachOpponent):
        owners = dict.fromkeys(acting.players(game, effect.who, context))
    moves = [
        move_of(each, Zone.LIBRARY, context, SHUFFLING, position="bottom", cause="put")
        for each in found
    ]
    if isinstance(effect.who, EachPlayer | EachOpponent):  # "then draws that many cards"
        belongs = [game.get(each).owner for each in found]
        context = context.evolve(many=tuple((each, belongs.count(each)) for each in owners))
    context, _ = zones.moved(game, tape, context, moves)
    for player in owners:
        performing.perform(game, tape, WouldShuffle(because(SHUFFLING), player, context.source))
    return context


def _to_choose_from(game: Game, effect: ChooseCard, context: Context) -> tuple[ObjectId, ...]:
    """Give the cards that were revealed, or exiled, or that the text names otherwise."""
    for each in effect.what.further:
        if isinstance(each, IsAmong):
            return looking_up.objects_of(game, each.of, context)
        if isinstance(each, HasState) and each.word.endswith(" this way"):
            return context.objects_bound(each.word.removesuffix(" this way"))
    lying: tuple[ObjectId, ...] = ()
    if effect.graveyard is not None:
        for player in looking_up.players_of(game, effect.graveyard, context):
            lying += game.in_zone(Zone.GRAVEYARD, player)
    return (*context.objects_bound("revealed"), *lying)


@executes(ChooseCard)
def choose_card(game: Game, tape: Tape, effect: ChooseCard, context: Context) -> Context:
    """Let a player choose one of the cards spoken of that fits; binds "chosen"."""
    players = acting.players(game, effect.who, context)
    what = effect.what.evolve(zone=None, zone_of=None)
    options = tuple(
        each
        for each in _to_choose_from(game, effect, context)
        if game.exists(each) and matching.fits(game, what, game.get(each), context)
    )
    if not options or not players:
        acting.nothing(game, "no card fits")
        return context.bind("chosen", ())
    chosen = acting.choose(game, tape, players[0], options, kind="card")
    return context.bind("chosen", chosen)


@executes(SearchLibrary)
@implements(SEARCHING, NEED_NOT_FIND)
def search_library(game: Game, tape: Tape, effect: SearchLibrary, context: Context) -> Context:
    """Search a library; a card with a stated quality need not be found (CR 701.23b)."""
    for player in acting.players(game, effect.who, context):
        found = _found(game, tape, effect, context, player)
        _tell_search(game, tape, effect, player, found)
        facts = _put_found(game, tape, effect, context, player, found)
        context = acting.remember(context, facts).bind("found", acting.arrived(facts) or found)
        context = context.bind("rest", context.objects_bound("found"))
    return context


def _tell_search(
    game: Game, tape: Tape, effect: SearchLibrary, player: PlayerId, found: tuple[ObjectId, ...]
) -> None:
    """Let abilities trigger on the search of a library; a graveyard alone is none (CR 701.23)."""
    elsewhere = effect.graveyard and any(game.get(e).zone is Zone.GRAVEYARD for e in found)
    if not elsewhere and not made_to_do.cant_search(game, player):
        told = f"{player} searches their library"
        performing.record(game, tape, RuleApplied((SEARCHING,), told))


def _found(
    game: Game, tape: Tape, effect: SearchLibrary, context: Context, player: PlayerId
) -> tuple[ObjectId, ...]:
    further = tuple(each for each in effect.what.further if each != _DIFFERENT_NAMES)
    what = effect.what.evolve(zone=Zone.LIBRARY, zone_of=None, further=further)
    library = _searched(game, player, player, context)
    fitting = tuple(each for each in library if matching.matches(game, what, each, context))
    if effect.graveyard:
        lying = what.evolve(zone=Zone.GRAVEYARD)
        graveyard = game.in_zone(Zone.GRAVEYARD, player)
        fitting += tuple(e for e in graveyard if matching.matches(game, lying, e, context))
    any_number = isinstance(effect.count, AnyNumber)  # who searches finds as many as they like
    asked = len(fitting) if any_number else acting.amount(game, tape, effect.count, context)
    named = _by_name(game, fitting) if _DIFFERENT_NAMES in effect.what.further else ()
    count = min(asked, len(named or fitting))
    has_quality = bool(effect.what.kinds or effect.what.adjectives or effect.what.further)
    least = 0 if effect.up_to or any_number or has_quality else count
    if not fitting:
        return ()
    groups: tuple[tuple[ObjectId, ...], ...] = ()
    if matching.is_one_of_each(what):
        groups = matching.one_of_each(game, what, fitting, context)
        count = len(groups[0])
    weights, total = matching.together(game, effect.what, fitting, context)
    domain = SubsetOf(fitting, least, count, groups, named, weights, total)
    choice = Choice("card", player, SEARCHING, domain, "find cards", effect)
    return searchers.find(game, tape, choice)


#: What is said of the cards that are found together (CR 201.2b).
_DIFFERENT_NAMES = HasState("with different names")


def _by_name(game: Game, cards: tuple[ObjectId, ...]) -> tuple[tuple[ObjectId, ...], ...]:
    """Give the cards in groups of the same name."""
    groups: dict[str, list[ObjectId]] = {}
    for each in cards:
        groups.setdefault(layers.characteristics(game, each).name, []).append(each)
    return tuple(tuple(each) for each in groups.values())


@implements(SEARCHING_A_PORTION)
def _searched(
    game: Game, player: PlayerId, searcher: PlayerId, context: Context
) -> tuple[ObjectId, ...]:
    """Give the part of a player's library that is searched: all, its top cards, or none."""
    if made_to_do.cant_search(game, searcher):
        return ()
    library = game.in_zone(Zone.LIBRARY, player)
    for limit, source, where in statics.in_force(game, SearchesTop):
        if looking_up.player_matches(game, limit.who, context.controller, where):
            words = f"only the top {limit.count} cards are searched"
            game.emit(RuleApplied((INSTEAD, SEARCHING_A_PORTION), words, source.id))
            library = library[: limit.count]
    return library


@executes(ExileFound)
@implements(SEARCHING, NEED_NOT_FIND)
def exile_found(game: Game, tape: Tape, effect: ExileFound, context: Context) -> Context:
    """Search a graveyard, a hand and a library for cards, and exile what is found."""
    for player in acting.players(game, effect.of, context):
        found: list[ObjectId] = []
        hidden: list[ObjectId] = []
        for zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
            what = effect.what.evolve(zone=zone, zone_of=None)
            library = zone is Zone.LIBRARY
            cards = game.in_zone(zone, player)
            if library:
                cards = _searched(game, player, context.controller, context)
            fitting = [each for each in cards if matching.matches(game, what, each, context)]
            (found if zone is Zone.GRAVEYARD and not effect.some else hidden).extend(fitting)
        if hidden:
            domain = SubsetOf(tuple(hidden), 0, len(hidden))
            asked = Choice("card", context.controller, SEARCHING, domain, "find cards", effect)
            found += tape.ask(asked, game)
        moves = [move_of(each, Zone.EXILE, context, SEARCHING) for each in found]
        facts = performing.perform_all(game, tape, moves)
        told = f"{len(found)} cards are found"
        game.emit(RuleApplied((SEARCHING, NEED_NOT_FIND), told, context.source))
        exiled = (*context.objects_bound("exiled"), *acting.arrived(facts))
        context = acting.remember(context, facts).bind("exiled", exiled)
        context = context.bind_player("that player", player)
    return context


def _put_found(
    game: Game,
    tape: Tape,
    effect: SearchLibrary,
    context: Context,
    player: PlayerId,
    found: tuple[ObjectId, ...],
) -> tuple[Event, ...]:
    """Put what was found where it goes; on top of the library only after the shuffle."""
    exiled = searchers.exile(game, tape, player, found) if found else None
    if exiled is not None:
        if effect.shuffle:
            performing.perform(game, tape, WouldShuffle(because(SEARCHING), player, context.source))
        return exiled
    if effect.to is Zone.LIBRARY:
        shuffled = tuple(e for e in game.in_zone(Zone.LIBRARY, player) if e not in found)
        if effect.shuffle:
            would = WouldShuffle(because(SEARCHING), player, context.source)
            performing.perform(game, tape, would)
            shuffled = tuple(e for e in game.in_zone(Zone.LIBRARY, player) if e not in found)
        game.reorder(Zone.LIBRARY, player, (*found, *shuffled))
        return ()
    first = found
    if effect.others is not None and len(found) > 1:
        first = acting.choose(game, tape, player, found, kind="card")
    moves = [
        move_of(each, effect.to, context, SEARCHING, controller=player, tapped=effect.tapped)
        if each in first
        else move_of(each, effect.others or effect.to, context, SEARCHING)
        for each in found
    ]
    from_graveyard = [game.get(each).zone is Zone.GRAVEYARD for each in found]
    facts = performing.perform_all(game, tape, moves)
    # a card found in the graveyard needs no search of the library
    in_graveyard = any(from_graveyard) or (not found and made_to_do.cant_search(game, player))
    if effect.shuffle and not (effect.graveyard and in_graveyard):
        performing.perform(game, tape, WouldShuffle(because(SEARCHING), player, context.source))
    return facts


@executes(ExileTop)
@implements(EXILING)
def exile_top(game: Game, tape: Tape, effect: ExileTop, context: Context) -> Context:
    """Exile the top cards of libraries; binds "exiled", and "found" is the last."""
    moves = []
    for player in acting.players(game, effect.of, context):
        count = acting.amount(game, tape, effect.count, context)
        moves += [
            move_of(
                card,
                Zone.EXILE,
                context,
                EXILING,
                face_down=effect.face_down,
                counters=((effect.counter, 1),) if effect.counter else (),
            )
            for card in _taken(game.in_zone(Zone.LIBRARY, player), count, effect)
        ]
    facts = performing.perform_all(game, tape, moves)
    exiled = acting.arrived(facts)
    context = acting.remember(context, facts)
    return context.bind("exiled", exiled).bind("found", exiled[-1:]).bind("uncast", exiled)


def _taken(library: tuple[ObjectId, ...], count: int, effect: ExileTop) -> tuple[ObjectId, ...]:
    """Give so many cards from the top, or from the bottom."""
    return library[max(0, len(library) - count) :] if effect.bottom else library[:count]


@executes(ExileUntil)
@implements(EXILING, REVEALING)
def exile_until(game: Game, tape: Tape, effect: ExileUntil, context: Context) -> Context:
    """Exile or reveal cards from the top, one at a time, until one fits or none is left."""
    owners = acting.players(game, effect.who, context)
    if len(owners) != 1:
        raise NotSupported("several players who exile cards until one fits", "608.2e")
    taken: list[ObjectId] = []
    found: tuple[ObjectId, ...] = ()
    at = 0
    while not found:
        library = game.in_zone(Zone.LIBRARY, owners[0])[at:]
        if not library:
            acting.nothing(game, "the library holds no such card", rule=EXILING)
            break
        card: ObjectId | None = library[0]
        if effect.reveal:
            at += 1
            game.update(library[0], revealed=True)
        else:
            move = move_of(library[0], Zone.EXILE, context, EXILING)
            facts = performing.perform(game, tape, move)
            context = acting.remember(context, facts)
            card = next(iter(acting.arrived(facts)), None)
        if card is None:
            at += 1
            continue
        taken.append(card)
        if _fits(game, effect, card, context):
            found = (card,)
        _tell_comparison(game, effect, card, context, fits=bool(found))
    everything = tuple(taken)
    others = tuple(each for each in everything if each not in found)
    name = "revealed" if effect.reveal else "exiled"
    context = context.bind(name, everything).bind("found", found).bind("others", others)
    return context.bind("uncast", everything).bind("rest", everything)


def _tell_comparison(
    game: Game, effect: ExileUntil, card: ObjectId, context: Context, *, fits: bool
) -> None:
    """Tell by which rules the card was compared, where they are more than its printed values."""
    rules = [*layers.rules_of(game, card)]
    for each in walk(effect.until):
        if isinstance(each, ValueOf):
            than = matching.of_what_was_given_up(each, context)
            for one in looking_up.objects_of(game, than.of, context):
                spell = game.get(one)
                if spell.zone is Zone.STACK and spell.x is not None:
                    rules.append(X_IN_MANA_VALUE)
                if not game.exists(one):
                    rules.append(LAST_KNOWN_INFORMATION)
    if rules:
        words = f"{game.get(card).name} {'fits' if fits else 'does not fit'}"
        game.emit(RuleApplied(because(*dict.fromkeys(rules)), words, card))


def _fits(game: Game, effect: ExileUntil, card: ObjectId, context: Context) -> bool:
    """Tell whether the card is what is dug for, wherever it lies now."""
    return matching.fits(game, effect.until, game.get(card), context)
