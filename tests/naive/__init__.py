"""A second, deliberately plain reading of the rules, against which the tests compare the engine.
It is written from the rules alone and must never import `cartographers`. Rule numbers
such as R3.4 are those of docs/rules.md."""
