"""What can be done with mutations: every verb once, with the kinds of its arguments."""

from __future__ import annotations

from hullbreach.games.survival.rules.verbs import CONTAMINATION, EVENT, PERSON
from hullbreach.kernel.verbs import Kind, Verb, declared

MUTATION = Kind("mutation")

MUTATE = Verb("mutate", CONTAMINATION)
MIMIC = Verb("mimic", CONTAMINATION)
KEEP_MUTATION = Verb("keep-mutation", MUTATION)
DIVERT = Verb("divert", PERSON)
SPIT_ACID = Verb("spit-acid")
COMES_NEXT = Verb("comes-next", EVENT)

VERBS = declared(vars())
