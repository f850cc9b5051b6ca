"""The whole command line on one page: every command with its arguments, options and help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from rulings_cli.cli import failures, terminal
from rulings_cli.cli.settings import Settings, checked, common_first
from rulings_cli.errors import InputError

_EVERYWHERE = (
    "--corpus, --as-of, --color, -q and -v are understood before and after the command's name. "
    "Exit status: 0 answered, 1 not found or a finding, 2 bad input, 3 not known, 4 disagreement."
)


def _new_app(text: str, epilog: str | None = None) -> typer.Typer:
    return typer.Typer(
        help=text,
        epilog=epilog,
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )


app = _new_app("Magic rulings that run: ask, and see the answer played.", _EVERYWHERE)
pool_app = _new_app("Build and describe the pool of all cards.")
data_app = _new_app("Import official files and say what is held of them.")
app.add_typer(pool_app, name="pool")
app.add_typer(data_app, name="data")

# The base of what typer says about a wrong command line; it has no public name in all versions.
_WrongUsage: type[Exception] = next(
    each for each in typer.BadParameter.__mro__ if each.__name__ == "ClickException"
)

AsJson = Annotated[bool, typer.Option("--json", help="Write JSON instead of a screen.")]
Words = Annotated[list[str], typer.Argument(show_default=False)]


def run_app(arguments: Sequence[str]) -> int:
    """Parse a command line and run its command; give the exit status."""
    try:
        status = app(common_first(arguments), prog_name="rulings", standalone_mode=False)
    except _WrongUsage as error:
        return _refused(error)
    except typer.Abort:
        return failures.INTERRUPTED
    except SystemExit as error:  # so typer leaves when nobody reads the answer any more
        raise BrokenPipeError from error
    return status if isinstance(status, int) else failures.OK


def _refused(error: Exception) -> int:
    """Say what is wrong with a command line; with no command at all, show the help."""
    context = getattr(error, "ctx", None)
    text = getattr(error, "format_message", error.__str__)()
    if type(error).__name__ == "NoArgsIsHelpError":
        terminal.complain(text)
        return failures.BAD_INPUT
    command = context.command_path if context is not None else "rulings"
    what = failures.printable(text).rstrip(".")
    what = what[:1].lower() + what[1:]
    terminal.complain(f"rulings: {what}; see {command} --help")
    return failures.BAD_INPUT


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            terminal.write(f"rulings {version('rulings-cli')}")
        except PackageNotFoundError:
            terminal.write("rulings, run from a folder where it is not installed")
        raise typer.Exit


@app.callback()
def _common(
    context: typer.Context,
    corpus: Annotated[str, typer.Option(metavar="DIR", help="Use this corpus.")] = "",
    as_of: Annotated[str, typer.Option(metavar="DATE", help="Answer as of this day.")] = "",
    color: Annotated[str, typer.Option(metavar="WHEN", help="auto, always or never.")] = "auto",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say no more than asked.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every step.")] = False,
    version: Annotated[  # noqa: ARG001 - its callback has said it
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    context.obj = checked(Settings(corpus, as_of, color, quiet, verbose))


def _settings(context: typer.Context) -> Settings:
    settings = context.obj
    assert isinstance(settings, Settings)
    return settings


@app.command()
def ask(
    context: typer.Context,
    question: Annotated[list[str] | None, typer.Argument(show_default=False)] = None,
    batch: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Answer a file, one question a line; - is stdin."),
    ] = None,
    as_json: AsJson = False,
    explain: Annotated[bool, typer.Option("--explain", help="Say what each stage did.")] = False,
) -> int:
    """Answer a question with a run that has just been played."""
    from rulings_cli.cli import ask as command

    if batch is not None:
        if question:
            raise InputError("a question and --batch were both given", "leave one out")
        return command.run_batch(_settings(context), batch, as_json=as_json)
    if question is None:
        raise InputError("there is no question", 'ask one: rulings ask "can X mana pay for Y"')
    text = " ".join(question)
    return command.run(_settings(context), text, as_json=as_json, explain=explain)


@app.command()
def pay(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="The card that makes the mana.")],
    target: Annotated[str, typer.Argument(metavar="TARGET", help="The card to be paid for.")],
    what: Annotated[
        str, typer.Option("--for", metavar="WHAT", help="cast, activate, equip, kicker, ward …")
    ] = "cast",
    as_json: AsJson = False,
    matrix: Annotated[
        bool,
        typer.Option(
            "--matrix", help="Both are files, a name a line: give all pairs as JSON Lines."
        ),
    ] = False,
    beside: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            metavar="CARD",
            help='A permanent that is there too; of the opponent: "opponent\'s CARD".',
        ),
    ] = None,
) -> int:
    """Say whether one card's mana can pay for another."""
    from rulings_cli.cli import pay as command

    settings = _settings(context)
    if matrix:
        return command.run_matrix(settings, source, target, what=what)
    return command.run(settings, source, target, as_json=as_json, what=what, beside=beside or ())


@app.command()
def card(context: typer.Context, name: Words, as_json: AsJson = False) -> int:
    """Show a card: its facts, what its abilities compile to, and its rulings."""
    from rulings_cli.cli import card as command

    return command.run(_settings(context), " ".join(name), as_json=as_json)


@app.command()
def cr(
    context: typer.Context,
    query: Words,
    at: Annotated[str, typer.Option(metavar="DATE", help="Read the edition of that day.")] = "",
    history: Annotated[
        bool, typer.Option("--history", help="Show what each edition made of the rule.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Show a rule, a section, an example or a glossary term, and which of our entries cite it."""
    from rulings_cli.cli import cr as command

    settings = _settings(context)
    return command.run(settings, " ".join(query), at=at, past=history, as_json=as_json)


@app.command(name="cr-diff")
def cr_diff(
    context: typer.Context,
    old: Annotated[str, typer.Argument(help="The date of an imported edition, or a rules file.")],
    new: Annotated[str, typer.Argument(help="The edition to compare it with.")],
    fix: Annotated[bool, typer.Option("--fix", help="Re-point our citations that moved.")] = False,
    as_json: AsJson = False,
) -> int:
    """Compare two editions of the rules and list which of our entries they touch."""
    from rulings_cli.cli import cr_diff as command

    return command.run(_settings(context), old, new, fix=fix, as_json=as_json)


@app.command()
def search(
    context: typer.Context,
    query: Words,
    limit: Annotated[int, typer.Option("-n", min=1, max=1000, help="At most so many.")] = 10,
    as_json: AsJson = False,
) -> int:
    """Search the rules, the rulings and our entries (card: cr: kw: source: "a phrase")."""
    from rulings_cli.cli import search as command

    return command.run(_settings(context), " ".join(query), limit=limit, as_json=as_json)


@app.command()
def run(
    context: typer.Context,
    example: Annotated[str, typer.Argument(help="The id of an example, a file, or - for stdin.")],
    trace: Annotated[str, typer.Option(help="none, short or full.")] = "short",
    change: Annotated[
        list[str] | None, typer.Option("--set", metavar="FACT", help="Change a given.")
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Line by line, each with the position after it.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Play an example and say whether every line of it held."""
    from rulings_cli.cli import run as command

    settings, changes = _settings(context), change or []
    return command.run(settings, example, trace=trace, change=changes, step=step, as_json=as_json)


@app.command(name="why-not")
def why_not(
    context: typer.Context,
    example: Annotated[str, typer.Argument(help="The id of an example, a file, or - for stdin.")],
    as_json: AsJson = False,
) -> int:
    """Say which condition an example is refused by, and the nearest change that lifts it."""
    from rulings_cli.cli import why_not as command

    return command.run(_settings(context), example, as_json=as_json)


@app.command()
def layers(
    context: typer.Context,
    example: Annotated[str, typer.Argument(help="The id of an example, a file, or - for stdin.")],
    thing: Annotated[str, typer.Argument(metavar="OBJECT", help="An object, as a line names it.")],
    as_json: AsJson = False,
) -> int:
    """Show what each layer makes of an object at the end of an example."""
    from rulings_cli.cli import layers as command

    return command.run(_settings(context), example, thing, as_json=as_json)


@app.command()
def check(
    context: typer.Context,
    path: Annotated[str, typer.Argument(help="A corpus, or a part of one.")] = "",
    form: Annotated[
        str, typer.Option("--format", help="text, json, github, sarif or junit.")
    ] = "text",
    select: Annotated[str, typer.Option(metavar="CODES", help="Only these, with commas.")] = "",
    ignore: Annotated[str, typer.Option(metavar="CODES", help="All but these.")] = "",
    jobs: Annotated[int, typer.Option("-j", min=1, max=64, help="Processes to share it.")] = 1,
) -> int:
    """Check the corpus: citations, anchors, examples and their contrasts."""
    from rulings_cli.cli import check as command

    settings = _settings(context)
    return command.run(settings, path, form=form, select=select, ignore=ignore, jobs=jobs)


@app.command()
def explain(
    context: typer.Context,
    code: Annotated[str, typer.Argument(help="A code of rulings check, such as R102.")],
) -> int:
    """Explain a code of the check, with a failing and a fixed example."""
    from rulings_cli.cli import explain as command

    return command.run(_settings(context), code)


@app.command(name="help")
def help_(
    context: typer.Context,
    topic: Annotated[str, typer.Argument(help="A command, or: examples.")] = "",
) -> int:
    """Show help on a command, or on the language of the examples."""
    from rulings_cli.cli import help as command

    return command.run(_settings(context), topic, run_app)


@app.command()
def coverage(
    context: typer.Context,
    as_json: AsJson = False,
    pool: Annotated[
        bool, typer.Option("--pool", help="Count only the pool, and what is missing most.")
    ] = False,
) -> int:
    """Count what is implemented, exercised, proved and compiled."""
    from rulings_cli.cli import coverage as command

    run = command.run_pool if pool else command.run
    return run(_settings(context), as_json=as_json)


@pool_app.command("build")
def pool_build(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="MTGJSON's AtomicCards, packed or not.")],
    to: Annotated[str, typer.Option(metavar="FILE", help="Write here, not into the corpus.")] = "",
) -> int:
    """Build the pool from an official file; it holds facts and trees, and none of the text."""
    from rulings_cli.cli import pool as command

    return command.build(_settings(context), file, to)


@pool_app.command("status")
def pool_status(context: typer.Context, as_json: AsJson = False) -> int:
    """Say what the pool was built from and how much of it is understood."""
    from rulings_cli.cli import pool as command

    return command.status(_settings(context), as_json=as_json)


@pool_app.command("say")
def pool_say(
    context: typer.Context,
    as_lines: Annotated[bool, typer.Option("--jsonl", help="One JSON object a line.")] = False,
) -> int:
    """Print every face's paragraphs as their trees say them."""
    from rulings_cli.cli import pool as command

    return command.say_all(_settings(context), as_lines=as_lines)


@data_app.command("add")
def data_add(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(help="Rules, AtomicCards, bulk rulings.")],
) -> int:
    """Import official files, all or none, told apart by what is in them."""
    from rulings_cli.cli import data as command

    return command.add(_settings(context), files)


@data_app.command("fetch")
def data_fetch(
    context: typer.Context,
    names: Annotated[
        list[str] | None, typer.Argument(help="cr, cards, rulings or oracle-cards.")
    ] = None,
    only: Annotated[bool, typer.Option("--only", help="Download, and import nothing.")] = False,
) -> int:
    """Download the official files from their publishers and import them."""
    from rulings_cli.cli import fetch as command

    return command.run(_settings(context), names or [], only=only)


@data_app.command("status")
def data_status(context: typer.Context, as_json: AsJson = False) -> int:
    """Say which editions, cards and rulings are imported."""
    from rulings_cli.cli import data as command

    return command.status(_settings(context), as_json=as_json)
