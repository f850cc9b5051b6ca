"""Work shared by several processes comes back in order, and so do its errors."""

import os
import pickle
from collections.abc import Iterator

import pytest

from rulings_cli.errors import CorpusError, ExampleSyntax, InputError, NotFound, RulingsError
from rulings_cli.processes import in_order

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked here")


def test_what_is_made_comes_in_the_order_of_the_items() -> None:
    held = {"more": 1}  # the work has what this process has
    made = in_order(lambda each: each + held["more"], range(50), processes=3, chunk=4)
    assert list(made) == list(range(1, 51))


@forks
def test_several_processes_work() -> None:
    assert os.getpid() not in set(in_order(lambda _: os.getpid(), range(4), processes=2))


def test_one_process_works_alone_and_only_when_it_is_asked() -> None:
    seen: list[int] = []
    made = in_order(lambda each: seen.append(each) or os.getpid(), range(4), processes=1)
    assert next(made) == os.getpid()
    assert seen == [0]


def _refusing(at: int) -> int:
    if at == 2:
        raise CorpusError("the pool is damaged", "build it again")
    return at


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_of_the_work_is_raised_with_what_it_says(processes: int) -> None:
    made = in_order(_refusing, range(4), processes=processes)
    assert [next(made), next(made)] == [0, 1]
    with pytest.raises(CorpusError, match="the pool is damaged") as error:
        next(made)
    assert error.value.hint == "build it again"


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_of_the_items_is_raised(processes: int) -> None:
    def items() -> Iterator[int]:
        yield 0
        raise InputError("it cannot be read", "check the path")

    made = in_order(str, items(), processes=processes)
    with pytest.raises(InputError, match="it cannot be read"):
        list(made)


@pytest.mark.parametrize(
    "error",
    [
        RulingsError("so"),
        NotFound("no such card", ["another"]),
        ExampleSyntax("no such line", path="a", line=1, column=2, expected=["then"]),
    ],
)
def test_errors_are_the_same_in_another_process(error: RulingsError) -> None:
    same = pickle.loads(pickle.dumps(error))
    assert (type(same), same.args, vars(same)) == (type(error), error.args, vars(error))
