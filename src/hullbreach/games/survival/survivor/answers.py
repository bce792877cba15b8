"""What the player answers to the questions that the games of the family have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from hullbreach.games.survival.rules.model import CLEAN, CONTAMINATION, INFECTED
from hullbreach.games.survival.survivor.mind import Mind
from hullbreach.games.survival.survivor.turns import RESERVE, Turn, least_dread
from hullbreach.kernel.asks import Option
from hullbreach.kernel.table import OpenAsk

M = TypeVar("M", bound=Mind[Any])
Answer = Callable[[M, OpenAsk], str]


class Answers(Generic[M]):
    """Which function answers which question; a game begins with those of the family."""

    def __init__(self, known: dict[str, Answer[Any]] | None = None) -> None:
        self.known: dict[str, Answer[M]] = dict(known or {})

    def __call__(self, *prompts: str) -> Callable[[Answer[M]], Answer[M]]:
        """Register a function as what answers these questions."""

        def register(function: Answer[M]) -> Answer[M]:
            self.known.update(dict.fromkeys(prompts, function))
            return function

        return register


RATHER = (INFECTED, CONTAMINATION, CLEAN)
"""Which contamination card is got rid of first."""

COMMON: Answers[Mind[Any]] = Answers()
answer = COMMON


def offered(ask: OpenAsk, *ids: str) -> str:
    """The first of these options that is on offer."""
    known = {option.id for option in ask.options}
    return next((id for id in ids if id in known), "")


@answer("ask-turn", "ask-turn-boundless")
def take_turn(mind: Mind[Any], ask: OpenAsk) -> str:
    """An action, or a pass."""
    return Turn(mind, ask.options).choose()


@answer("ask-draft")
def draft(mind: Mind[Any], ask: OpenAsk) -> str:
    """The character that is wished for most."""
    return offered(ask, *(f"draft:character-{name}" for name in mind.wished))


@answer("ask-objective")
def keep_objective(mind: Mind[Any], ask: OpenAsk) -> str:
    """The objective that is the least trouble."""
    return min(ask.options, key=lambda option: mind.preference(option.args[0])).id


# Cards


def worth(mind: Mind[Any], card: str, repairing: bool) -> int:
    """What a card in hand is worth now."""
    kit = mind.s.kit
    if card.startswith("contamination-"):
        return -1
    if card in kit.repairs:
        return 7 if repairing else 1
    return int(kit.card_worth.get(card, 1))


@answer("ask-pay", "ask-discard")
def pay(mind: Mind[Any], ask: OpenAsk) -> str:
    """With the card that is worth the least, and with none where nothing has to be paid."""
    if ask.options[-1].id == "done":
        return "done"
    view, kit = mind.s.view, mind.s.kit
    repairing = any(card in kit.repairs for card in view.hand) and (
        mind.s.malfunctions >= mind.keep_tools or mind.wants_repair
    )
    return min(ask.options, key=lambda option: worth(mind, option.args[0], repairing)).id


@answer("ask-pass-discard", "ask-drugs-discard")
def throw_away(mind: Mind[Any], ask: OpenAsk) -> str:
    """Contamination, and what is useless where a card for repairs is looked for."""
    if found := offered(ask, *map("discard:{}".format, RATHER)):
        return found
    if len(mind.s.view.hand) > RESERVE and mind.wants_repair:
        repairs = mind.s.kit.repairs
        spare = [option for option in ask.options if option.args and option.args[0] not in repairs]
        if spare:
            return min(spare, key=lambda option: worth(mind, option.args[0], True)).id
    return "done"


@answer("ask-drop-last")
def hold_on(mind: Mind[Any], ask: OpenAsk) -> str:
    """What is carried is needed; what is not was dropped before."""
    return "pass"


@answer("ask-disinfect")
def disinfect(mind: Mind[Any], ask: OpenAsk) -> str:
    """Rather an infected card than one that may be, rather that than a clean one."""
    return offered(ask, *map("discard:{}".format, RATHER))


# Ways


@answer("ask-careful", "ask-tremor")
def place_noise(mind: Mind[Any], ask: OpenAsk) -> str:
    """Not at an exit; into the corridor that the die will least often name; behind one's back."""
    s, aim = mind.s, mind.goal
    ahead = s.toward(aim) if aim and aim != s.here else {}
    onward = min(ahead, key=lambda slot: ahead[slot]) if ahead else ""
    exits = {slot for errand in mind.waiting for slot in errand.where if slot in s.rooms}

    def dread(option: Option) -> tuple[bool, int, int, str]:
        way = option.args[0]
        ends = s.board.passages[way].ends if way in s.board.passages else ()
        faces = sum(one == way for one in s.board.exits[s.here].values())
        leads = way in s.board.passages and s.board.passages[way].beyond(s.here) == onward
        return (any(end in exits for end in ends), faces, int(leads), option.id)

    return min(ask.options, key=dread).id


@answer("ask-go", "ask-go-covered", "ask-slip", "ask-order-to")
def go(mind: Mind[Any], ask: OpenAsk) -> str:
    """Where it is the least dangerous, and on the way."""
    return least_dread(mind, [option for option in ask.options if option.args]).id


@answer("ask-crawl", "ask-walk-outside", "ask-look-at")
def choose_room(mind: Mind[Any], ask: OpenAsk) -> str:
    """The room that is nearest to where one wants to go."""
    where = mind.errand.where if mind.errand is not None else []
    wanted = [option for option in ask.options if option.args[0] in where]
    return (wanted or list(ask.options))[0].id


@answer("ask-cover")
def cover(mind: Mind[Any], ask: OpenAsk) -> str:
    """Oneself."""
    return offered(ask, f"cover:{mind.s.me.id}", "stay")


@answer("ask-door", "ask-doors", "ask-doors-of", "ask-door-from", "ask-blow-door")
def doors(mind: Mind[Any], ask: OpenAsk) -> str:
    """The door on the way; any rather than to close one."""
    ways = [option for option in ask.options if option.verb in ("open-door", "blow-door")]
    ahead = [option for option in ways if option.args[0] == mind.door]
    return (ahead or ways)[0].id if ways else offered(ask, "done")


# Items


@answer("ask-keep")
def keep_item(mind: Mind[Any], ask: OpenAsk) -> str:
    """The most useful item."""
    wished = mind.s.kit.item_worth

    def rank(option: Option) -> int:
        item = option.args[0].partition("#")[0]
        return wished.index(item) if item in wished else len(wished)

    return min(ask.options, key=rank).id


@answer("ask-search-deck")
def search_deck(mind: Mind[Any], ask: OpenAsk) -> str:
    """Medicine for the wounded, tools for everyone else."""
    hurt = mind.s.serious or mind.s.me.light
    colours = ("green", "yellow") if hurt else ("yellow", "green")
    return offered(ask, *(f"search-deck:colour-{colour}" for colour in colours))


@answer("ask-scan")
def scan(mind: Mind[Any], ask: OpenAsk) -> str:
    """Only where an infected card is not the greater evil."""
    if mind.s.dreads_scan:
        return offered(ask, "no-scan")
    return offered(ask, "scan-hand", "no-scan")


# Chance and others


@answer("ask-nerves", "ask-armor", "ask-scanner")
def react(mind: Mind[Any], ask: OpenAsk) -> str:
    """Whatever helps."""
    if ask.text.id == "ask-scanner" and ask.text.args.get("face") == "noise-silence":
        return "pass"
    return ask.options[0].id


@answer("ask-reroll")
def reroll(mind: Mind[Any], ask: OpenAsk) -> str:
    """Whatever did not hit."""
    face = str(ask.text.args.get("face", ""))
    return "reroll" if face in ("combat-blank", "combat-creeper") else ask.options[-1].id


@answer("ask-second-try")
def try_again(mind: Mind[Any], ask: OpenAsk) -> str:
    """Whatever was no hard hit."""
    face = str(ask.text.args.get("face", ""))
    return ask.options[-1].id if face in ("combat-hit", "combat-double-hit") else "reroll"


@answer("ask-interrupt", "ask-interrupt-interruption")
def interrupt(mind: Mind[Any], ask: OpenAsk) -> str:
    """Let the others do what they want."""
    return "pass"


@answer("ask-trade")
def trade(mind: Mind[Any], ask: OpenAsk) -> str:
    """No."""
    return offered(ask, "done")


@answer("ask-trade-for-nothing")
def gift(mind: Mind[Any], ask: OpenAsk) -> str:
    """Yes, please."""
    return offered(ask, "agree")


@answer("ask-trade-for", "ask-trade-for-an-offer", "ask-trade-in-return")
def bargain(mind: Mind[Any], ask: OpenAsk) -> str:
    """No, thank you."""
    return offered(ask, "refuse")
