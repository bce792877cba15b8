# Hullbreach: everything that one does with a clone. `make` alone prints what there is.
#
# Everything is installed into the clone: .venv holds the Python packages, .cache the downloads and
# the tools' memories. PYTHON=... chooses the interpreter, ARGS=... goes on to the command.

.DEFAULT_GOAL := help
.SUFFIXES:
SHELL := /bin/sh

VENV := .venv
BIN := $(VENV)/bin
GAME ?= airlock
ARGS ?=
VERSIONS ?= 3.11 3.12 3.13
CLIENT := web/dist/index.html
CLIENT_FROM := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' \
	-not -path 'web/src/generated/*' -not -path 'web/tests/*')
TREES := $(wildcard src tests benchmarks examples hatch_build.py)

# The tools of this machine's user must not leak in.
unexport VIRTUAL_ENV
unexport PYTHONHOME
unexport PYTHONPATH
# Compiled modules are kept: the tests start many processes, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
export PYTHON
export CHROMIUM
export DATABASE
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export UV_SYSTEM_CERTS ?= 1
export UV_PYTHON_DOWNLOADS := never

# A stamp says that the environment is up to date; it is not believed after the clone was moved.
STALE := $(shell [ -x $(BIN)/python ] && [ "`cat $(VENV)/.place 2>/dev/null`" = "`pwd -P`" ] || echo stale)
INSTALL_FROM := pyproject.toml constraints.txt $(if $(STALE),stale)

.PHONY: help play terminal arena web wheel wheel-check web-check chromium postgresql test lint format types unit chaos coverage bench bench-server sheet stills audit test-all lock install dev serve postgres sim rl cluster clean stale

help: ## this list
	@echo "Hullbreach. From a fresh clone:  make play"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.installed-serve $(CLIENT) ## play in the browser
	@$(BIN)/hullbreach serve $(ARGS)

terminal: $(VENV)/.installed ## play in this terminal (GAME=airlock)
	@$(BIN)/hullbreach play $(GAME) $(ARGS)

arena: $(VENV)/.installed-sim ## let bots play many games (GAME=airlock ARGS="--games 100")
	@$(BIN)/hullbreach arena $(GAME) $(ARGS)

web: $(CLIENT) ## build the client for the browser

$(CLIENT): $(CLIENT_FROM) $(VENV)/.installed
	@scripts/web $(VENV) build

wheel: $(VENV)/.installed-dev $(CLIENT) ## a wheel and a source distribution with the client, in dist/
	@$(BIN)/hatchling build --directory dist

wheel-check: wheel ## a short game from the wheel, with the oldest and the newest Python of this machine
	@scripts/try-wheel $(VENV)

web-check: $(VENV)/.installed-dev $(CLIENT) ## the client's types, its logic, and its size
	@scripts/web $(VENV) check

chromium:
	@scripts/chromium

postgresql:
	@scripts/postgresql

test: $(VENV)/.installed-dev chromium postgresql $(CLIENT) ## all that must pass: lint, types, web-check, unit
	@$(MAKE) --no-print-directory -k -j 2 lint types web-check $(if $(CI),audit); static=$$?; \
	$(MAKE) --no-print-directory unit && exit $$static

lint: $(VENV)/.installed-dev ## style, formatting, and the borders between packages
	@$(BIN)/ruff check --quiet $(TREES)
	@$(BIN)/ruff format --quiet --check $(TREES) || \
		{ echo "make format puts that right"; exit 1; }
	@$(BIN)/lint-imports --cache-dir .cache/import-linter > .cache/import-linter.log 2>&1 || \
		{ cat .cache/import-linter.log; exit 1; }

format: $(VENV)/.installed-dev ## put the formatting and the order of imports right
	@$(BIN)/ruff check --quiet --select I --fix $(TREES)
	@$(BIN)/ruff format --quiet $(TREES)

types: $(VENV)/.installed-dev ## mypy, strict
	@$(BIN)/mypy

unit: $(VENV)/.installed-dev ## the tests and the examples in the docstrings (ARGS=tests/test_project.py)
	@$(BIN)/python -m pytest -q $(if $(ARGS),$(ARGS),-n auto --dist worksteal)

chaos: $(VENV)/.installed-dev ## minutes of kills, full disks, damage and floods (ARGS="kills --seed 7")
	@$(BIN)/python -m tests.chaos $(ARGS)

coverage: $(VENV)/.installed-dev ## the tests, and which lines they reach
	@$(BIN)/python -m pytest -q -n auto --dist worksteal --cov --cov-report=term --cov-report=html $(ARGS)

bench: $(VENV)/.installed-dev ## how fast it is, beside others (ARGS=--write for docs/performance.md)
	@$(BIN)/python -m benchmarks $(ARGS)

bench-server: $(VENV)/.installed-dev ## how fast tables are served (ARGS="--tables 100 --rate 500")
	@$(BIN)/python -m benchmarks.server $(ARGS)

sheet: $(VENV)/.installed ## what the table is made of, and every drawing of a game, on one page, .cache/sheet.html (GAME=nemesis)
	@$(BIN)/python -m hullbreach.testkit.sheet $(GAME) $(ARGS) > .cache/sheet.html
	@echo .cache/sheet.html

stills: $(VENV)/.installed-dev chromium $(CLIENT) ## pictures of the table in known moments, .cache/stills (ARGS="table dark")
	@$(BIN)/python -m tests.web.pictures $(ARGS)

audit: $(VENV)/.installed-dev ## whether a known weakness is in what we depend on (needs a network)
	@scripts/audit $(BIN)/python

test-all: $(VENV)/.installed-dev ## the tests under every supported Python of this machine
	@tested=; for version in $(VERSIONS); do \
		if ! python=`scripts/find-python $$version`; then \
			echo "== Python $$version is not installed here, left out"; continue; fi; \
		echo "== Python $$version"; \
		scripts/install .cache/venv-$$version dev "$$python" || exit 1; \
		.cache/venv-$$version/bin/python -m pytest -q -n auto --dist worksteal $(ARGS) || exit 1; \
		tested="$$tested $$version"; \
	done; \
	[ -n "$$tested" ] || { echo "none of Python $(VERSIONS) is installed here"; exit 1; }; \
	echo "== passed:$$tested"

lock: $(VENV)/.installed ## pin all dependencies by version and hash (ARGS=--upgrade for the newest)
	@scripts/lock $(VENV) $(ARGS)

install: serve
serve: $(VENV)/.installed-serve ## only install what playing in the browser needs

postgres: $(VENV)/.installed-postgres ## only install what serving from PostgreSQL needs

sim: $(VENV)/.installed-sim ## only install what the arena needs

cluster: $(VENV)/.installed-cluster ## only install what the arena needs on a Ray cluster

rl: $(VENV)/.installed-rl ## only install what learning needs

dev: $(VENV)/.installed-dev ## only install what developing needs

clean: ## remove everything that was installed or built
	rm -rf web/dist web/node_modules web/src/generated
	rm -rf .venv .cache .hypothesis .benchmarks .coverage* dist build
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.installed: $(INSTALL_FROM)
	@scripts/install $(VENV)
	@touch $@

# After the first one, so that two jobs never install at the same time.
$(VENV)/.installed-%: $(INSTALL_FROM) $(VENV)/.installed
	@scripts/install $(VENV) $*
	@touch $@

.SECONDARY:
