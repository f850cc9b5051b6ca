"""Votes and villainous choices (CR 701.38, 701.55)."""

from __future__ import annotations

from rulings_cli.abilities.effects import VillainousChoice, Vote
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute_all, executes
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import ChoiceMade
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import VILLAINOUS_CHOICE, VOTING


@executes(Vote)
@implements(VOTING)
def vote(game: Game, tape: Tape, effect: Vote, context: Context) -> Context:
    """Let each player vote in turn order, the controller first."""
    order = game.apnap()
    first = order.index(context.controller)
    votes: list[str] = []
    for player in (*order[first:], *order[:first]):
        domain = OneOption(effect.options)
        asked = Choice("vote", player, VOTING, domain, "what to vote for", context.source)
        chosen: str = tape.ask(asked, game)
        game.emit(ChoiceMade((VOTING,), player, "vote", chosen, context.source))
        votes.append(chosen)
    return context.evolve(votes=tuple(votes))


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
