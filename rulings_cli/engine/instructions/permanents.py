"""What happens to permanents in play: tapping, destroying, counters, tokens (CR 701)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.effects import (
    Attach,
    CopyException,
    CreateToken,
    Destroy,
    MoveCounters,
    PutCounters,
    PutThoseCounters,
    RemoveCountersFrom,
    Sacrifice,
    Tap,
    TokenDescription,
    Transform,
    Unattach,
    Untap,
)
from rulings_cli.abilities.quantities import AnyNumber, Number, Quantity
from rulings_cli.abilities.references import ChosenObjects, Each, This, You
from rulings_cli.engine import (
    attaching,
    attacking,
    dividing,
    layers,
    looking_up,
    made_to_do,
    matching,
    named_objects,
    performing,
    token_replacements,
    tokens,
    turning_over,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.acting import because, move_of
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, NumberBetween, OneOption, Tape
from rulings_cli.game.events import (
    Event,
    WouldAttach,
    WouldCreateToken,
    WouldDestroy,
    WouldPutCounters,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import COPIABLE_VALUES, DOUBLE_FACED_TOKEN
from rulings_cli.terms.rules.card_types import AURA_STAYS_BEHIND
from rulings_cli.terms.rules.general import MOVING_COUNTERS
from rulings_cli.terms.rules.keyword_actions import (
    ATTACHING,
    CREATING,
    DESTROYING,
    SACRIFICING,
    TAPPING,
    TRANSFORMED_SINCE,
    TRANSFORMING,
    UNATTACHING,
    UNTAPPING,
)
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING, LAST_KNOWN_INFORMATION
from rulings_cli.terms.zones import Zone


def on_battlefield(game: Game, ids: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Keep what is on the battlefield."""
    return tuple(
        each for each in ids if game.exists(each) and game.get(each).zone is Zone.BATTLEFIELD
    )


@executes(Tap)
@implements(TAPPING)
def tap(game: Game, tape: Tape, effect: Tap, context: Context) -> Context:
    """Tap permanents, at once."""
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context, kind="tap")
    woulds = [
        WouldTap(because(TAPPING), each, context.source) for each in on_battlefield(game, found)
    ]
    performing.perform_all(game, tape, woulds)
    return context.bind("tapped", tuple(found))


@executes(Untap)
@implements(UNTAPPING)
def untap(game: Game, tape: Tape, effect: Untap, context: Context) -> Context:
    """Untap permanents, at once."""
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context)
    woulds = [
        WouldTap(because(UNTAPPING), each, context.source, untap=True)
        for each in on_battlefield(game, found)
    ]
    performing.perform_all(game, tape, woulds)
    return context


@executes(Destroy)
@implements(DESTROYING)
def destroy(game: Game, tape: Tape, effect: Destroy, context: Context) -> Context:
    """Destroy permanents, at once."""
    found, context = acting.objects(game, tape, effect.what, context)
    woulds = [
        WouldDestroy(because(DESTROYING), each, context.source, effect.no_regeneration)
        for each in on_battlefield(game, found)
    ]
    facts = performing.perform_all(game, tape, woulds)
    return acting.remember(context, facts).bind("destroyed", acting.arrived(facts))


@executes(MoveCounters)
@implements(MOVING_COUNTERS)
def move_counters(game: Game, tape: Tape, effect: MoveCounters, context: Context) -> Context:
    """Remove counters from one object and put them onto another, or move none (CR 122.5)."""
    found, context = acting.objects(game, tape, effect.from_, context)
    onto, context = acting.objects(game, tape, effect.onto, context)
    if len(found) > 1:
        raise NotSupported("moving counters from several objects", str(MOVING_COUNTERS))
    if len(found) != 1 or len(onto) != 1 or found == onto:
        acting.nothing(game, "no counter is moved", rule=MOVING_COUNTERS)
        return context.evolve(did=False)
    (first,), (second,) = found, onto
    if not all(map(game.exists, (first, second))):
        acting.nothing(game, "no counter is moved", rule=MOVING_COUNTERS)
        return context.evolve(did=False)
    held = {kind: count for kind, count in game.objects[first].counters if count}
    kinds = tuple(kind for kind in held if effect.kind in ("", kind))
    if effect.count is not None and not effect.kind and effect.count != Number(1):
        return _move_some(game, tape, effect, first, second, held, context)
    if effect.count is not None and len(kinds) > 1:
        prompt = "which kind of counter moves"
        choice = Choice("counter", context.controller, MOVING_COUNTERS, OneOption(kinds), prompt)
        kinds = (tape.ask(choice, game),)
    woulds = []
    because = acting.because(MOVING_COUNTERS)
    for kind in kinds:
        most = held[kind]
        if effect.count is not None:
            most = min(most, acting.amount(game, tape, effect.count, context))
        woulds.append(WouldPutCounters(because, first, kind, -most, context.source))
        woulds.append(WouldPutCounters(because, second, kind, most, context.source))
    performing.perform_all(game, tape, woulds)
    return context.evolve(did=bool(woulds))


def _move_some(
    game: Game,
    tape: Tape,
    effect: MoveCounters,
    first: ObjectId,
    second: ObjectId,
    held: dict[str, int],
    context: Context,
) -> Context:
    """Move several counters of whatever kinds, as many of each as the player chooses."""
    any_number = isinstance(effect.count, AnyNumber)
    amount = sum(held.values())
    if effect.count is not None and not any_number:
        amount = acting.amount(game, tape, effect.count, context)
    removing = RemoveCountersFrom("", effect.from_, up_to=any_number)
    woulds = []
    for kind, count in _to_remove(game, tape, removing, held, amount, context).items():
        because = acting.because(MOVING_COUNTERS)
        woulds.append(WouldPutCounters(because, first, kind, -count, context.source))
        woulds.append(WouldPutCounters(because, second, kind, count, context.source))
    performing.perform_all(game, tape, woulds)
    return context.evolve(did=bool(woulds))


@executes(Sacrifice)
@implements(SACRIFICING)
def sacrifice(game: Game, tape: Tape, effect: Sacrifice, context: Context) -> Context:
    """Let players sacrifice permanents that they control, all at once (CR 701.21a)."""
    moves = []
    for player in acting.players(game, effect.who, context):
        if made_to_do.cant(game, player, "sacrifice permanents"):
            continue
        found, context = _sacrificed(game, tape, effect, context, player)
        moves += [
            move_of(each, Zone.GRAVEYARD, context, SACRIFICING, cause="sacrifice")
            for each in on_battlefield(game, found)
            if layers.characteristics(game, each).controller == player
        ]
    facts = performing.perform_all(game, tape, moves)
    gone = tuple(move.object for move in moves)
    done = len(gone) >= _asked_for(effect)
    context = acting.remember(context, facts).evolve(did=done).bind("sacrificed", gone)
    if not isinstance(effect.what, This):  # "sacrifice it and create that many": that tells none
        context = context.evolve(amount=len(gone))
    # "the sacrificed creature" is what a cost took, where a cost took one
    was_paid = any(name == "paid" for name, _ in context.bound)
    return context if was_paid else context.bind("paid", gone)


def _asked_for(effect: Sacrifice) -> int:
    """Give how many permanents a player must sacrifice for it to be done (CR 609.3)."""
    is_told = effect.described is not None and isinstance(effect.who, You)
    return effect.count.n if is_told and isinstance(effect.count, Number) else 1


def _sacrificed(
    game: Game, tape: Tape, effect: Sacrifice, context: Context, player: PlayerId
) -> tuple[tuple[ObjectId, ...], Context]:
    what = effect.described
    count: Quantity = effect.count
    if isinstance(effect.what, ChosenObjects):
        what = effect.what.what
        count = effect.what.count or Number(1)  # type: ignore[assignment]  # a Quantity or None
    elif effect.what is not None:
        if isinstance(effect.what, Each):  # "all creatures they control"
            of_player = context.bind_player("that player", player)
            return acting.objects(game, tape, effect.what, of_player)[0], context
        return acting.objects(game, tape, effect.what, context)
    if what is None:
        raise NotSupported("a sacrifice of nothing that is named", "701.21a")
    of_player = context.bind_player("that player", player)
    theirs = tuple(
        each
        for each in matching.objects(game, what.evolve(controller=None), of_player)
        if layers.characteristics(game, each).controller == player
    )
    groups: tuple[tuple[ObjectId, ...], ...] = ()
    number = acting.amount(game, tape, count, context)
    if matching.is_one_of_each(what):
        groups = matching.one_of_each(game, what, theirs, context)
        number = len(groups[0])
    chosen = acting.choose(
        game, tape, player, theirs, kind="sacrifice", minimum=number, maximum=number, groups=groups
    )
    return chosen, context


@executes(PutCounters)
def put_counters(game: Game, tape: Tape, effect: PutCounters, context: Context) -> Context:
    """Put counters on objects; "this creature" is none once it is a card in a graveyard."""
    found, context = acting.objects(game, tape, effect.on, context)
    if isinstance(effect.on, This):
        found = tuple(
            each
            for each in found
            if each == context.source or game.get(each).zone is not Zone.GRAVEYARD
        )
    if effect.words == "divided":
        shares = [(each, dividing.share_of(game, context, each)) for each in found]
    else:
        amount = acting.amount(game, tape, effect.count, context)
        shares = [(each, amount) for each in found]
    woulds = [
        WouldPutCounters(because(), each, effect.kind, share, context.source)
        for each, share in shares
        if share or effect.words != "divided"
    ]
    performing.perform_all(game, tape, woulds)
    return context


@executes(PutThoseCounters)
@implements(LAST_KNOWN_INFORMATION)
def put_those_counters(
    game: Game, tape: Tape, effect: PutThoseCounters, context: Context
) -> Context:
    """Put on an object as many counters of each kind as what has left had as it last was."""
    if not context.event_was:
        raise NotSupported("counters of what no event was about", str(LAST_KNOWN_INFORMATION))
    found, context = acting.objects(game, tape, effect.on, context)
    woulds = [
        WouldPutCounters(because(LAST_KNOWN_INFORMATION), each, kind, count, context.source)
        for each in found
        for was in context.event_was
        for kind, count in was.counters
        if count > 0
    ]
    performing.perform_all(game, tape, woulds)
    return context


@executes(RemoveCountersFrom)
def remove_counters(
    game: Game, tape: Tape, effect: RemoveCountersFrom, context: Context
) -> Context:
    """Remove counters from objects, as many as there are."""
    found, context = acting.objects(game, tape, effect.of, context)
    amount = acting.amount(game, tape, effect.count, context)
    for each in found:
        held = {k: n for k, n in game.get(each).counters if n and effect.kind in ("", k)}
        for kind, count in _to_remove(game, tape, effect, held, amount, context).items():
            would = WouldPutCounters(because(), each, kind, -count, context.source)
            performing.perform(game, tape, would)
    return context


@implements(CHOICES_WHILE_RESOLVING)
def _to_remove(
    game: Game,
    tape: Tape,
    effect: RemoveCountersFrom,
    held: dict[str, int],
    amount: int,
    context: Context,
) -> dict[str, int]:
    """Give how many counters of each kind are removed; of more than is asked for one chooses."""
    most = min(amount, sum(held.values()))
    if not effect.up_to and len(held) > 1 and most == sum(held.values()):
        return held
    removed = dict.fromkeys(held, 0)
    for number, kind in enumerate(held, start=1):
        left = most - sum(removed.values())
        least = 0
        if not effect.up_to:  # what the kinds after it can't give
            least = max(0, left - sum(list(held.values())[number:]))
        domain = NumberBetween(min(least, held[kind]), min(left, held[kind]))
        if domain.lowest == domain.highest:
            removed[kind] = domain.lowest
            continue
        prompt = f"how many {kind} counters are removed"
        choice = Choice("number", context.controller, CHOICES_WHILE_RESOLVING, domain, prompt)
        removed[kind] = tape.ask(choice, game)
    return {kind: count for kind, count in removed.items() if count}


@executes(Attach)
@implements(ATTACHING)
def attach(game: Game, tape: Tape, effect: Attach, context: Context) -> Context:
    """Attach objects to another; what can't legally be attached doesn't move (CR 701.3b)."""
    what, context = acting.objects(game, tape, effect.what, context, kind="attach")
    to, context = _host(game, tape, effect, what, context)
    if not what or not to:
        acting.nothing(game, "one of the two is gone or no legal target", rule=ATTACHING)
        return context
    for each in what:
        attaching.attach(game, tape, each, to[0], because=because(), source=context.source)
    return context


def _host(
    game: Game, tape: Tape, effect: Attach, what: tuple[ObjectId, ...], context: Context
) -> tuple[tuple[ObjectId, ...], Context]:
    """Give what to attach it to; "another creature" is other than the one it is attached to."""
    now = game.get(what[0]).attached_to if what else None
    if now is None or not isinstance(effect.to, ChosenObjects):
        return acting.objects(game, tape, effect.to, context, kind="attach")
    seen_from = context.evolve(source=now)
    found, after = acting.objects(game, tape, effect.to, seen_from, kind="attach")
    return found, after.evolve(source=context.source)


@executes(Unattach)
@implements(UNATTACHING)
def unattach(game: Game, tape: Tape, effect: Unattach, context: Context) -> Context:
    """Move attachments away from what they are attached to; they stay on the battlefield."""
    found, context = acting.objects(game, tape, effect.what, context)
    woulds = [WouldAttach(because(UNATTACHING), each, None, context.source) for each in found]
    performing.perform_all(game, tape, woulds)
    return context


@executes(CreateToken)
@implements(CREATING)
def create_token(game: Game, tape: Tape, effect: CreateToken, context: Context) -> Context:
    """Create tokens; binds "created"."""
    if effect.words == "also" and token_replacements.adds_once(game):
        raise NotSupported("tokens beside those of two kinds", str(CREATING))
    made = _faces(game, tape, effect, context)
    if made is None:
        acting.nothing(game, "there is nothing to copy", rule=CREATING)
        return context.bind("created", ())
    face, card = made
    host: ObjectId | None = None
    if effect.attached is not None:
        hosts, context = acting.objects(game, tape, effect.attached, context, kind="attach")
        host = next(iter(on_battlefield(game, hosts)), None)
        if host is None and "Aura" in face.subtypes:
            acting.nothing(game, "there is nothing to attach it to", rule=AURA_STAYS_BEHIND)
            return context.bind("created", ())
    facts: list[Event] = []
    for player in acting.players(game, effect.who, context):
        amount = acting.amount_for(game, tape, effect.count, effect.who, player, context)
        if amount:
            facts += performing.perform(
                game,
                tape,
                WouldCreateToken(
                    because(CREATING, *_of_copy(effect, card)),
                    player,
                    face,
                    amount,
                    context.source,
                    effect.tapped,
                    card=card,
                    attached_to=host,
                ),
            )
    created = performing.created(tuple(facts))
    if effect.attacking:
        attacking.put_attacking(game, tape, created)
    return context.bind("created", created)


def _of_copy(effect: CreateToken, card: Card | None) -> tuple[Rule, ...]:
    """Give the rules by which a token is a copy."""
    from rulings_cli.engine import copying

    if effect.copy_of is None:
        return ()
    exception = () if effect.except_ is None else copying.rules_of(effect.except_)
    return (COPIABLE_VALUES, *exception, *((DOUBLE_FACED_TOKEN,) if card else ()))


def _faces(
    game: Game, tape: Tape, effect: CreateToken, context: Context
) -> tuple[Face, Card | None] | None:
    """Give the face that a token has, and both faces of a double-faced one."""
    amount: Callable[[Quantity], int] = lambda each: acting.amount(  # noqa: E731
        game, tape, each, context
    )
    if effect.copy_of is not None:
        if effect.token is not None:
            raise NotSupported("a token that is a copy with changes", "707.9")
        if isinstance(effect.copy_of, ChosenObjects):
            found, context = acting.objects(game, tape, effect.copy_of, context)
        else:
            found = looking_up.objects_of(game, effect.copy_of, context)
        if not found:
            return None
        original = looking_up.that_creature(game, effect.copy_of, found[0], context)
        return _copied(game, original, effect.except_, amount)
    if effect.token is None:
        raise NotSupported("a token that is not described", "111.3")
    token: TokenDescription = effect.token
    if token.abilities:
        token = token.evolve(
            abilities=tuple(
                named_objects.particular(game, each, context.source) for each in token.abilities
            )
        )
    if token.name.startswith("~"):
        token = token.evolve(name=token.name.replace("~", game.get(context.source).name))
    return tokens.face_of(token, amount), None


@implements(DOUBLE_FACED_TOKEN)
def _copied(
    game: Game,
    id: ObjectId,
    except_: CopyException | None,
    amount: Callable[[Quantity], int],
) -> tuple[Face, Card | None]:
    """Give the face of a token that is a copy, with both faces of a double-faced object."""
    from rulings_cli.engine import copying

    def made(face: Face) -> Face:
        return face if except_ is None else copying.excepted(face, except_, amount)

    original, face = game.get(id), copying.copiable(game, id)
    card = original.card
    if (
        card is None
        or card.layout not in ("transform", "modal_dfc")
        or len(card.faces) < 2
        or face not in card.faces
    ):
        return made(face), None
    return made(face), card.evolve(faces=tuple(made(each) for each in card.faces))


@executes(Transform)
@implements(TRANSFORMING)
def transform(game: Game, tape: Tape, effect: Transform, context: Context) -> Context:
    """Turn double-faced permanents over; others stay as they are (CR 701.27c-d)."""
    found, context = acting.objects(game, tape, effect.what, context)
    for each in on_battlefield(game, found):
        if turning_over.has_turned_since(game, each, context):
            acting.nothing(game, "it has transformed since", each, rule=TRANSFORMED_SINCE)
            continue
        turning_over.transform(game, tape, each)
    return context
