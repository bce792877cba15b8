"""What the survivor answers to the questions of Nemesis alone, and otherwise than its family."""

from __future__ import annotations

from hullbreach.games.nemesis.survivor.errands import needs
from hullbreach.games.nemesis.survivor.plan import Plan
from hullbreach.games.nemesis.survivor.situation import DESTINATIONS
from hullbreach.games.survival.rules.model import BLUE_CORPSE, EGG
from hullbreach.games.survival.survivor.answers import COMMON, Answers, offered
from hullbreach.games.survival.survivor.turns import RESERVE, least_dread
from hullbreach.kernel.asks import Option
from hullbreach.kernel.table import OpenAsk

ANSWERS: Answers[Plan] = Answers(COMMON.known)
answer = ANSWERS


@answer("ask-effect")
def effect(mind: Plan, ask: OpenAsk) -> str:
    """What the player came for."""
    s = mind.s
    wanted = mind.effects
    if s.course is None:
        wanted = ["check-coordinates", "plot-course", *wanted]
    elif not s.course:
        wanted = ["set-destination", *wanted]
    return offered(ask, *(f"effect:effect-{name}" for name in wanted))


@answer("ask-flood")
def flood(mind: Plan, ask: OpenAsk) -> str:
    """Where it must not burn; else of the burning rooms the one from which the fire would spread furthest."""
    s, first = mind.s, mind.first_fires

    def spread(option: Option) -> tuple[bool, bool, int, str]:
        slot = option.args[0]
        ways = s.board.ways[slot]
        reach = sum(way not in s.barred and not s.burning(beyond) for way, beyond in ways)
        return (slot in first, s.burning(slot), reach, option.id)

    return max(ask.options, key=spread).id


@answer("ask-destination")
def set_course(mind: Plan, ask: OpenAsk) -> str:
    """Earth."""
    earth = mind.s.earth
    return "" if earth is None else offered(ask, f"destination:space-{DESTINATIONS[earth]}")


@answer("ask-engine")
def stack_engine(mind: Plan, ask: OpenAsk) -> str:
    """The working token on top."""
    room = ask.options[0].args[0]
    works = mind.s.engine(int(room[-1]))
    return f"keep-order:{room}" if works else f"swap-order:{room}"


@answer("ask-hatch")
def open_hatch(mind: Plan, ask: OpenAsk) -> str:
    """Unlock a pod, never lock one; in a section that is known, if possible."""
    keys = [option for option in ask.options if option.verb == "unlock-pod"]
    return keys[0].id if keys else ""


@answer("ask-launch", "ask-pod")
def launch(mind: Plan, ask: OpenAsk) -> str:
    """Off, without waiting for anybody."""
    return ask.options[0].id


@answer(
    "ask-stop-it", "ask-sentinel", "ask-dont-panic", "ask-switch-off", "ask-need-this", "ask-seek",
    "ask-set-on", "ask-shoot-on", "ask-punch-harder", "ask-scan-one", "ask-hardened", "ask-press",
)  # fmt: skip
def help_oneself(mind: Plan, ask: OpenAsk) -> str:
    """Whatever helps."""
    return ask.options[0].id


@answer("ask-walk-laika", "ask-go-along")
def keep_together(mind: Plan, ask: OpenAsk) -> str:
    """Laika stays, and who is alone does not follow."""
    return offered(ask, "stay", "pass")


@answer("ask-squeeze")
def squeeze(mind: Plan, ask: OpenAsk) -> str:
    """A card is sooner replaced than a wound healed; but the last one is kept."""
    return offered(ask, "squeeze" if len(mind.s.view.hand) > 1 else "force")


@answer("ask-hourglass")
def live_with_it(mind: Plan, ask: OpenAsk) -> str:
    """Who is in no hurry need not fear it."""
    return "pass"


@answer("ask-one-more-thing")
def one_more_turn(mind: Plan, ask: OpenAsk) -> str:
    """Only with cards to do something with."""
    return ask.options[0].id if len(mind.s.view.hand) > RESERVE + 1 else "pass"


@answer("ask-authority")
def lead(mind: Plan, ask: OpenAsk) -> str:
    """Where it is the least dangerous, and on the way."""
    return least_dread(mind, ask.options).id


@answer("ask-authorization")
def work_door(mind: Plan, ask: OpenAsk) -> str:
    """Only the door on the way."""
    return offered(ask, f"open-door:{mind.door}", "done")


@answer("ask-ignore-wound")
def forget_wound(mind: Plan, ask: OpenAsk) -> str:
    """The one that costs the most."""
    return offered(ask, *(f"ignore-wound:wound-{one}" for one in ("body", "hand", "leg", "arm")))


@answer("ask-lend-hand")
def help_hand(mind: Plan, ask: OpenAsk) -> str:
    """Oneself."""
    return offered(ask, f"lend-hand:{mind.s.me.id}")


@answer("ask-drop-heavy")
def let_go(mind: Plan, ask: OpenAsk) -> str:
    """Whatever is not asked for by an objective; of weapons the one with less ammo."""
    s = mind.s
    wanted = set(needs(s))
    precious = {EGG} if "egg" in wanted else set()
    if wanted & {"post-mortem", "corpse", "biology"}:
        precious.add(BLUE_CORPSE)

    def rank(option: Option) -> tuple[bool, int]:
        return (option.args[0] in precious, s.view.ammo.get(option.args[0], 0))

    return min(ask.options, key=rank).id
