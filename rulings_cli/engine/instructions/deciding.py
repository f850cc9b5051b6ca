"""Votes and villainous choices (CR 701.38, 701.55)."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.effects import ChooseObject, EitherEffect, VillainousChoice, Vote
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import VotesAgain
from rulings_cli.engine import looking_up, matching, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute_all, executes
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import ChoiceMade
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import VILLAINOUS_CHOICE, VOTING, VOTING_AGAIN
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING
from rulings_cli.terms.zones import Zone


@executes(Vote)
@implements(VOTING, VOTING_AGAIN)
def vote(game: Game, tape: Tape, effect: Vote, context: Context) -> Context:
    """Let each player vote in turn order, the controller first."""
    order = game.apnap()
    first = order.index(context.controller)
    options: tuple[Any, ...] = effect.options
    if effect.what is not None:
        options = matching.objects(game, effect.what, context)
        if not options:
            acting.nothing(game, "there is nothing to vote for", rule=VOTING)
            return context.bind("voted", ())
    votes: list[Any] = []
    for player in (*order[first:], *order[:first]):
        for may in (False, *_further(game, player)):
            domain = OneOption((*options, *(("no vote",) if may else ())))
            asked = Choice("vote", player, VOTING, domain, "what to vote for", context.source)
            chosen = tape.ask(asked, game)
            if chosen != "no vote" or not may:
                game.emit(ChoiceMade((VOTING,), player, "vote", chosen, context.source))
                votes.append(chosen)
    if effect.what is None:
        return context.evolve(votes=tuple(votes))
    most = max(votes.count(each) for each in votes)
    voted = tuple(each for each in dict.fromkeys(votes) if votes.count(each) == most)
    return context.bind("voted", voted)


def _further(game: Game, player: PlayerId) -> tuple[bool, ...]:
    """Give whether each additional vote that the player has may be left out."""
    return tuple(
        node.may
        for node, _, where in statics.in_force(game, VotesAgain)
        if looking_up.player_matches(game, node.who, player, where)
    )


@executes(VillainousChoice)
@implements(VILLAINOUS_CHOICE)
def villainous_choice(
    game: Game, tape: Tape, effect: VillainousChoice, context: Context
) -> Context:
    """Let each of the players choose and suffer one option, one player after another."""
    for player in acting.players(game, effect.who, context):
        options = ("first", "second")
        prompt = "which option of the villainous choice"
        domain = OneOption(options)
        asked = Choice("option", player, VILLAINOUS_CHOICE, domain, prompt, context.source)
        chosen: str = tape.ask(asked, game)
        game.emit(ChoiceMade((VILLAINOUS_CHOICE,), player, "option", chosen, context.source))
        effects = effect.first if chosen == "first" else effect.second
        context = execute_all(game, tape, effects, context.bind_player("that player", player))
    return context


@executes(EitherEffect)
@implements(CHOICES_WHILE_RESOLVING)
def either(game: Game, tape: Tape, effect: EitherEffect, context: Context) -> Context:
    """Let the controller choose one of the instructions, and carry it out."""
    options = ("first", "second")
    prompt = "which of the two is done"
    domain = OneOption(options)
    player = context.controller
    asked = Choice("option", player, CHOICES_WHILE_RESOLVING, domain, prompt, context.source)
    chosen: str = tape.ask(asked, game)
    game.emit(ChoiceMade((CHOICES_WHILE_RESOLVING,), player, "option", chosen, context.source))
    return execute_all(game, tape, (effect.options[options.index(chosen)],), context)


@executes(ChooseObject)
@implements(CHOICES_WHILE_RESOLVING)
def choose_object(game: Game, tape: Tape, effect: ChooseObject, context: Context) -> Context:
    """Let players choose an object each, in turn order; binds "chosen" and "rest"."""
    what = effect.what
    if HasState("exiled") in what.adjectives:
        what = what.evolve(zone=Zone.EXILE)
    chosen: tuple[ObjectId, ...] = ()
    among: tuple[ObjectId, ...] = ()
    for player in acting.players(game, effect.who, context):
        theirs = context.bind_player("that player", player)
        where = context if isinstance(effect.who, You) else theirs
        options = matching.objects(game, what, where)
        among += options
        least = 0 if effect.up_to else 1
        chosen += acting.choose(game, tape, player, options, kind="card", minimum=least)
    if not among:
        acting.nothing(game, "there is nothing to choose", rule=CHOICES_WHILE_RESOLVING)
    rest = tuple(each for each in dict.fromkeys(among) if each not in chosen)
    return context.bind("chosen", chosen).bind("rest", rest)
