"""`rulings ask`: a question in plain words, answered by a run."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.answers import screen
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import complain, page, say, write
from rulings_cli.errors import CorpusError, InputError, RulingsError
from rulings_cli.processes import in_order


def run(settings: Settings, question: str, *, as_json: bool = False, explain: bool = False) -> int:
    """Answer one question; with `explain`, say on stderr what each stage made of it."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    if explain:
        for line in rulings.explained(question):
            complain(line)
    try:
        answer = rulings.ask(question).to_json()
    except RulingsError as error:
        if as_json:
            write(_dumped(_failed(question, failures.as_json(error))))
        raise
    if as_json:
        write(_dumped(answer))
    else:
        page(screen(answer, settings))
    return failures.OF_STATUS[answer["status"]]


#: After so many new objects the collector looks at the youngest, and so on (see `gc`): a game
#: leaves few cycles behind, and to look for them as often as usual takes a tenth of the time.
_SELDOM = (200_000, 20, 20)


def run_batch(settings: Settings, file: str, *, as_json: bool = False) -> int:
    """Answer a file of questions, one a line (`-`: standard input), in order, each at once."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    gc.set_threshold(*_SELDOM)
    failed = faults = 0

    def answered(line: str) -> tuple[dict[str, Any], bool, bool]:
        try:
            return rulings.ask(line).to_json(), False, False
        except CorpusError:
            raise
        except RulingsError as error:
            return _failed(line, failures.as_json(error)), True, False
        except Exception as fault:  # the other lines still want their answers
            return _failed(line, failures.fault_as_json(fault)), False, True

    lines = _lines(file)
    first = map(answered, islice(lines, 1))  # it loads what all of them need
    is_typed = file == "-" and sys.stdin.isatty()
    others = in_order(answered, lines, processes=1 if is_typed else 0)
    for answer, is_bad, is_fault in chain(first, others):
        failed, faults = failed + is_bad, faults + is_fault
        write(_dumped(answer) if as_json else _short(answer))
        sys.stdout.flush()
    if failed:
        say(f"rulings: {failed} of the lines held no question", settings)
    if faults:
        complain(f"rulings: {faults} of the lines met a fault in rulings; please report them")
    return failures.OK


def _lines(file: str) -> Iterator[str]:
    """Give the lines of a file, as text whatever their bytes are."""
    try:
        with open(0 if file == "-" else file, "rb", closefd=file != "-") as stream:
            for line in stream:
                yield line.decode("utf-8", "replace").rstrip("\r\n")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise InputError(f"{file} cannot be read: {why}", "check the path") from error


def _failed(question: str, error: dict[str, Any]) -> dict[str, Any]:
    return {"schema": 1, "question": question, "verdict": "unknown", "error": error}


def _short(answer: dict[str, Any]) -> str:
    """Give an answer on one line."""
    if "error" in answer:
        what = answer["error"]
        return f"UNKNOWN  {'; '.join(each for each in (what['what'], what['hint']) if each)}"
    verdict = answer["value"] if answer["verdict"] == "value" else answer["verdict"].upper()
    return f"{verdict}  {answer['status'].replace('_', ' ')}  {answer['summary']}"


def _dumped(data: dict[str, Any]) -> str:
    import json

    return json.dumps(data, ensure_ascii=False)
