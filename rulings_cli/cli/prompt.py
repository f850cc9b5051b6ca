"""`rulings` with no arguments: a prompt with history and completion of card names.

A line is a question; `set FACT` changes the position of every further answer and asks the last
question again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli import api
from rulings_cli.cli.answers import screen
from rulings_cli.cli.failures import OK, message
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import complain, write
from rulings_cli.errors import RulingsError

HELP = """\
Ask in plain words, or say one of these:
  set FACT      a fact of the position, such as: set you control Blood Moon
                set it is the opponent's turn; the last question is asked again
  unset [FACT]  take back that fact, or all of them
  facts         what has been set
  help          this
  quit          leave (or Ctrl-D)"""
PROMPT = "rulings> "
#: How many of the last words may be the beginning of a name.
_WORDS = 6
#: How many names are offered.
_MOST = 12


class Session:
    """One sitting at the prompt: the facts that were set, and the last question."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
        self.facts: tuple[str, ...] = ()
        self.question = ""

    def take(self, line: str) -> bool:
        """Do what a line says; tell whether the sitting goes on."""
        word, _, rest = line.strip().partition(" ")
        if word.lower() in ("quit", "exit") and not rest:
            return False
        doing: dict[str, Callable[[str], None]] = {
            "set": self._set,
            "unset": self._unset,
            "facts": self._tell,
            "help": lambda _: write(HELP),
        }
        asked = word.lower() in doing and (not rest or word.lower() in ("set", "unset"))
        try:
            if asked:
                doing[word.lower()](rest.strip())
            elif word:
                self._ask(line.strip())
        except RulingsError as error:
            complain(message(error))
        return True

    def _set(self, fact: str) -> None:
        if not fact:
            self._tell(fact)
            return
        self.rulings.check_fact(fact)
        self.facts = (*(each for each in self.facts if each != fact), fact)
        self._again()

    def _unset(self, fact: str) -> None:
        self.facts = tuple(each for each in self.facts if fact and each != fact)
        self._again()

    def _tell(self, _: str) -> None:
        write("\n".join(self.facts) or "nothing is set")

    def _again(self) -> None:
        if self.question:
            self._ask(self.question)
        else:
            self._tell("")

    def _ask(self, question: str) -> None:
        self.question = question
        write(screen(self.rulings.ask(question, facts=self.facts).to_json(), self.settings))


def run(settings: Settings) -> int:
    """Read lines until the end, and do what they say."""
    session = Session(settings)
    read = _reader(session)
    while True:
        try:
            line = read()
        except KeyboardInterrupt:
            continue
        except EOFError:
            return OK
        if not session.take(line):
            return OK


def completions(rulings: api.Rulings, text: str) -> Iterator[tuple[str, int]]:
    """Give the names that the last words may begin, each with the length of what is written."""
    from rulings_cli.corpus.names import squash

    words = text.split(" ")
    table = rulings.pool.names()
    seen: set[str] = set()
    for count in range(min(_WORDS, len(words)), 0, -1):
        written = " ".join(words[-count:])
        key = squash(written)
        if len(key) < 2:
            continue
        for each in table.starting_with(key, _MOST):
            if each.how in ("full", "face") and each.card not in seen and len(seen) < _MOST:
                seen.add(each.card)
                yield each.card, len(written)


def _reader(session: Session) -> Callable[[], str]:
    """Give what reads a line: with history and completion where prompt_toolkit is at hand."""
    try:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.history import FileHistory, InMemoryHistory
    except ImportError:
        return lambda: input(PROMPT)

    class Names(Completer):
        """Completes the names of cards."""

        def get_completions(self, document: object, _: object) -> Iterator[Completion]:
            """Give the names that the text before the cursor may begin."""
            text = getattr(document, "text_before_cursor", "")
            for name, length in completions(session.rulings, text):
                yield Completion(name, start_position=-length)

    history = _history_file()
    kept = FileHistory(history) if history else InMemoryHistory()
    prompt: PromptSession[str] = PromptSession(
        PROMPT, history=kept, completer=Names(), complete_while_typing=False
    )
    return prompt.prompt


def _history_file() -> str:
    """Give the file that keeps the lines, or nothing where no folder may be written."""
    from rulings_cli.corpus.folders import home_folder

    folder = home_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return ""
    return str(folder / "history")
