"""Polish sentences decline names: every name that can stand in a sentence has the form it needs."""

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Message, StringLiteral, VariableReference
from fluent.syntax.visitor import Visitor

from hullbreach.games.lockdown.suite.scenario import BOARDS as BASE_BOARDS
from hullbreach.games.lockdown.suite.scenario import CONTENT as LOCKDOWN_BOX
from hullbreach.games.nemesis.suite.scenario import BOARDS as SHIP_BOARDS
from hullbreach.games.nemesis.suite.scenario import CONTENT as NEMESIS_BOX
from hullbreach.games.survival.content import Content
from hullbreach.games.survival.rules.model import OBJECTS
from hullbreach.kernel import Text, Texts, texts

BOXES: dict[str, Content] = {"nemesis": NEMESIS_BOX, "lockdown": LOCKDOWN_BOX}
BOARDS = {"nemesis": SHIP_BOARDS, "lockdown": BASE_BOARDS}
GAMES = pytest.mark.parametrize("game", BOXES)

Use = tuple[str, str, str]
"""A message, its argument, and the case in which the argument stands."""

CHARACTERS, INTRUDERS, FIGURES, ROOMS, WAYS = "character", "intruder", "figure", "room", "way"
ITEMS, WEAPONS, OBJECT, BACKS, PODS, SECTIONS, COLOURS, EGGS = (
    "item", "weapon", "object", "back", "pod", "section", "colour", "eggs"
)  # fmt: skip
PLANETS = "planet"
GOODS = (ITEMS, OBJECT)
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "who": (CHARACTERS,),
    "whom": (CHARACTERS,),
    "room": (ROOMS,),
    "place": (ROOMS,),
    "where": (WAYS,),
    "pod": (PODS,),
    "item": (ITEMS,),
    "weapon": (WEAPONS,),
    "thing": (*GOODS, BACKS),
    "wanted": GOODS,
    "returned": (*GOODS, BACKS),
    "into": (INTRUDERS,),
    "target": (INTRUDERS, OBJECT),
    "colour": (COLOURS,),
    "kept": (ITEMS,),
    "what": (ITEMS,),
}
"""What an argument of this name can be, where no message says otherwise."""
HERE: dict[tuple[str, str], tuple[str, ...]] = {
    ("log-power-changed", "place"): (SECTIONS,),
    ("log-power-moved", "place"): (SECTIONS,),
    ("ask-come-along", "where"): (ROOMS,),
    ("ask-doors", "where"): (ROOMS,),
    ("ask-go-along", "where"): (ROOMS,),
    ("ask-seek", "where"): (ROOMS,),
    ("why-holding", "thing"): (OBJECT,),
    ("why-not-holding", "thing"): (OBJECT,),
    ("log-took-object", "thing"): (OBJECT,),
    ("log-taped", "items"): (ITEMS,),
    ("why-ship-reached", "place"): (PLANETS,),
    ("why-not-ship-reached", "place"): (PLANETS,),
    ("why-not-ship-reached", "there"): (PLANETS,),
}
OPTIONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "option-rover-to": ((ROOMS,),),
    "option-suggest-move": ((ROOMS,), (WAYS,)),
    "option-suggest-careful": ((ROOMS,), (WAYS,)),
    "option-set-on": ((FIGURES,),),
    "option-exchange": ((ITEMS,),),
    "option-cross": ((ROOMS,),),
    "act-cross": ((ROOMS,),),
    "option-examine": ((OBJECT,),),
    "option-take-item": ((ITEMS,),),
    "option-ride-to": ((ROOMS,),),
    "act-drive": ((ROOMS,),),
    "option-drive": ((ROOMS,),),
    "option-panic-drop": ((ITEMS,),),
    "option-still": ((WAYS,),),
    "option-hush": ((WAYS,),),
    "option-drive-to": ((ROOMS,),),
    "option-instead": ((CHARACTERS,),),
    "option-command": ((FIGURES,), (ROOMS,)),
    "option-burn": ((ITEMS,),),
    "option-block": ((ROOMS,),),
    "option-intranet": ((ROOMS,),),
    "option-walk-outside": ((ROOMS,),),
    "option-flood": ((ROOMS,),),
    "option-let-air-out": ((ROOMS,),),
    "option-unlock-pod": ((PODS,),),
    "option-lock-pod": ((PODS,),),
    "option-enter-pod": ((PODS,),),
    "option-launch": ((PODS,),),
    "option-wait-in-pod": ((PODS,),),
    "option-leave-pod": ((PODS,),),
    "option-stay-in-pod": ((PODS,),),
    "option-shoot-at": ((FIGURES, EGGS),),
    "option-blow-door": ((WAYS,),),
    "option-go": ((ROOMS,), (WAYS,)),
    "option-punch": ((FIGURES,),),
    "option-send-laika": ((ROOMS,), (WAYS,)),
    "option-crawl": ((ROOMS,),),
    "option-crawl-to": ((ROOMS,),),
    "act-crawl": ((ROOMS,),),
    "option-go-back-to": ((ROOMS,),),
    "option-slay": ((FIGURES,),),
    "option-craft": ((ITEMS,),),
    "option-component": ((ITEMS,),),
    "option-offer": (GOODS,),
    "option-in-return": (GOODS,),
    "option-reload": ((WEAPONS,),),
    "option-recharge": ((WEAPONS,),),
    "option-attach": ((WEAPONS,),),
    "option-throw-at": ((FIGURES,), (ROOMS,)),
    "option-throw-into": ((ROOMS,),),
    "option-slip": ((ROOMS,), (WAYS,)),
    "option-move": ((ROOMS,), (WAYS,)),
    "option-careful": ((ROOMS,), (WAYS,)),
    "option-shoot": ((WEAPONS,), (FIGURES, EGGS)),
    "option-melee": ((FIGURES, EGGS),),
    "option-use": ((ITEMS,),),
    "option-pick-up": ((OBJECT,),),
    "option-activate": ((ITEMS,),),
    "option-drop": (GOODS,),
    "option-draft": ((CHARACTERS,),),
    "option-give-up": ((ITEMS,),),
    "option-keep": ((ITEMS,),),
    "option-noise": ((WAYS,),),
    "act-move": ((ROOMS,),),
    "act-careful": ((ROOMS,),),
    "act-shoot": ((WEAPONS,), (INTRUDERS, OBJECT)),
    "act-melee": ((INTRUDERS, OBJECT),),
    "act-use": ((ITEMS,),),
    "act-pick-up": ((OBJECT,),),
    "act-activate": ((ITEMS,),),
    "act-craft": ((ITEMS,),),
    "option-doors-of": ((ROOMS,),),
    "option-open-door": ((WAYS,),),
    "option-close-door": ((WAYS,),),
    "option-intruder-move": ((), (FIGURES,), (WAYS,)),
    "option-intruder-attack": ((), (FIGURES,), (CHARACTERS,)),
    "intruder-moves": ((INTRUDERS,), (WAYS,)),
    "intruder-attacks": ((INTRUDERS,), (CHARACTERS,)),
}
"""What the arguments `$a`, `$b`, `$c` of options and of actions in the log can be."""
LURES: dict[str, tuple[tuple[str, ...], ...]] = {
    "nemesis": ((ROOMS,),),
    "lockdown": ((OBJECT,),),
}
"""`option-lure` is another thing in each game."""


class Cases(Visitor):
    """Finds what a message asks for in which case."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "CASE"
        name, case = node.arguments.positional
        assert isinstance(name, VariableReference)
        assert isinstance(case, StringLiteral)
        self.found.append((name.id.name, case.value))


@cache
def uses(game: str) -> list[Use]:
    """Every argument that a Polish sentence of a game wants in a case; forms of names left out."""
    found: dict[str, list[Use]] = {}
    for source in texts.sources("pl", game):
        # Only a few files decline anything, and the parser takes its time.
        entries = FluentParser(with_spans=False).parse(source).body if "CASE(" in source else []
        for entry in entries:
            if isinstance(entry, Message) and entry.id.name not in found:
                cases = Cases()
                cases.visit(entry.value)
                found[entry.id.name] = [(entry.id.name, *one) for one in cases.found]
    return [use for uses in found.values() for use in uses]


def kinds(game: str, message: str, argument: str) -> tuple[str, ...] | None:
    """What an argument of a message can be; None if nobody has said so."""
    if argument in ("a", "b", "c"):
        options = OPTIONS | {"option-lure": LURES[game]}
        at = "abc".index(argument)
        return options[message][at] if message in options else None
    return HERE.get((message, argument), ARGUMENTS.get(argument))


def names(game: str, kind: str) -> list[Text]:
    """Every name of a kind that a sentence can have as an argument."""
    box, boards = BOXES[game], BOARDS[game].values()
    usable = {
        f"{what}-{id}": row
        for what, rows in (("item", box.items), ("quest", box.quests))
        for id, row in rows.items()
    }
    slots = {slot for board in boards for slot in board.slots}
    networks = {network for board in boards for network in board.networks}
    people = {**box.characters, **getattr(box, "guests", {})}
    corridor = Text("corridor-name", {"a": "room-nest", "b": "slot-001"})
    found: dict[str, list[str | Text]] = {
        CHARACTERS: [f"character-{id}" for id in people],
        INTRUDERS: [f"intruder-{id}" for id in box.intruders],
        FIGURES: [Text("table-figure", {"kind": f"intruder-{id}", "number": 1}) for id in box.intruders],
        ROOMS: [
            *(f"room-{id}" for id in box.rooms),
            *sorted(slots),
            Text("table-space", {"number": "001"}),
        ],
        WAYS: [
            corridor,
            Text("table-corridor", {"numbers": "1, 2"}),
            Text("table-way", {"a": "001", "b": "002"}),
            *sorted(networks),
        ],
        ITEMS: [*usable],
        WEAPONS: [id for id, row in usable.items() if row.weapon is not None],
        OBJECT: [thing for thing in OBJECTS if thing.removeprefix("supply-") in box.supplies],
        BACKS: [f"item-{deck}" for deck in ("red", "yellow", "green", "crafted", "starting")],
        PODS: [f"pod-{id}" for id in getattr(box, "pods", "abc")],
        SECTIONS: [f"section-{id}" for id in ("s-01", "s-02", "s-03", "elevator")],
        COLOURS: [f"colour-{colour}" for colour in ("red", "yellow", "green")],
        EGGS: ["eggs-here"],
        PLANETS: [f"destination-{to}" for to in ("earth", "mars", "venus", "deep-space")],
    }  # fmt: skip
    return [Text(one) if isinstance(one, str) else one for one in found[kind]]


@GAMES
def test_it_is_known_what_can_stand_in_every_case(game: str) -> None:
    unknown = [use for use in uses(game) if kinds(game, use[0], use[1]) is None]
    assert unknown == []


ELSEWHERE = (("nemesis", SECTIONS), ("lockdown", PLANETS))
"""What is nowhere in a game, though words that it shares speak of it."""


@GAMES
def test_every_name_has_the_forms_in_which_sentences_want_it(game: str) -> None:
    polish = Texts("pl", game)
    wanted = {
        (kind, case)
        for message, argument, case in uses(game)
        for kind in kinds(game, message, argument) or ()
        if (game, kind) not in ELSEWHERE
    }
    assert len(wanted) > 20
    lacking = []
    for kind, case in sorted(wanted):
        for name in names(game, kind):
            with texts.undeclined() as inner:
                form = polish.form(name, case)
            if form is None or inner:
                lacking.append((name, case))
    assert lacking == []


@GAMES
def test_only_known_forms_are_asked_for(game: str) -> None:
    assert {case for _message, _argument, case in uses(game)} <= set(texts.FORMS)


@GAMES
def test_english_does_not_decline(game: str) -> None:
    assert not any("CASE(" in source for source in texts.sources("en", game))


def test_a_sentence_is_natural_polish() -> None:
    polish = Texts("pl", "nemesis")
    moved = Text("log-moved", {"who": "character-scout", "room": "room-canteen"})
    assert polish.format(moved) == "Zwiadowca idzie do Stołówki."
    shot = Text("act-shoot", {"a": "item-shotgun#starting", "b": "figure-3"})
    labels = {"figure-3": Text("table-figure", {"kind": "intruder-adult", "number": 3})}
    assert polish.format(shot, labels) == "Strzał ze Strzelby do dorosłego osobnika #3"
