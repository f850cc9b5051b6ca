# Two commands for a fresh machine with Python 3.11 or newer, venv and make:
#   make demo    set everything up in .venv and ask the question
#   make test    set everything up with the tools and run every test and every example
# Another Python: make demo PYTHON=python3.12. Another folder: make demo VENV=/some/folder.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# What pip does for an installed package: the first question is answered as fast as the next.
COMPILE = @$(BIN)/python -m compileall -q rulings_cli

.PHONY: demo test dev clean

demo: $(VENV)/.installed
	$(BIN)/rulings ask "can Codie mana pay for Lightning Bolt"

test: dev
	$(BIN)/python -m pytest tests corpus

dev: $(VENV)/.installed-dev

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) --editable .
	$(COMPILE)
	@touch $@

$(VENV)/.installed-dev: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) pip
	$(PIP) --editable . --group dev
	$(COMPILE)
	@touch $@ $(VENV)/.installed

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("rulings needs Python 3.11 or newer: make PYTHON=…" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
