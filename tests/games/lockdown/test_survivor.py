"""The survivor in the base: its rules of thumb, one by one, and whole games in every way to play."""

import pytest

from hullbreach import bots
from hullbreach.games.lockdown.game import GAME
from hullbreach.games.lockdown.rules.model import POWERED
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.lockdown.survivor import Survivor
from hullbreach.games.lockdown.survivor.errands import DEEDS, PREFERENCE, destroys, errands
from hullbreach.games.lockdown.survivor.hope import CREW_WEIGHTS, WEIGHTS, features, hope
from hullbreach.games.lockdown.survivor.kit import (
    CLEANSING,
    FREE_ACTIONS,
    KIT,
)
from hullbreach.games.lockdown.survivor.leaving import countdown, exits, preparations
from hullbreach.games.lockdown.survivor.plan import next_errand
from hullbreach.games.lockdown.survivor.situation import BaseSituation
from hullbreach.games.survival.rules.model import EGG, supply
from hullbreach.games.survival.survivor.mind import DOOR_EFFECTS
from hullbreach.kernel import Table

HAND = ["search", "demolition", "interruption", "repairs", "search"]


def alone(objective: str = "leaked-files", who: str = "sentry") -> LockdownScenario:
    """Somebody alone in the base, with an objective, a full hand and no idea of the plan."""
    s = LockdownScenario(who, hands={who: HAND}).objective(who, objective)
    return s.contingency(who, "blue", "yellow")


def decides(s: LockdownScenario, who: str = "sentry") -> str:
    """What the survivor would do now."""
    ask = s.asked(who)
    return Survivor("seed").choose(s.view(ask.seat), ask)


def situation(s: LockdownScenario, who: str = "sentry") -> BaseSituation:
    return BaseSituation(s.view(who))


def wants(s: LockdownScenario, who: str = "sentry") -> str:
    """The errand that comes next."""
    errand = next_errand(situation(s, who))
    return "" if errand is None else errand.name


def done(s: LockdownScenario, who: str = "sentry") -> LockdownScenario:
    """All that `leaked-files` asks for."""
    return s.is_(who, signal=True).knows(who, 5, informed=True)


# Fighting and moving


def test_it_runs_from_an_adult() -> None:
    assert decides(alone().intruder("adult", "repository")).startswith("move:")


def test_it_shoots_a_larva() -> None:
    assert decides(alone().intruder("larva", "repository")).startswith("shoot:item-smg")


def test_it_gets_away_unharmed_if_it_can() -> None:
    s = alone().intruder("adult", "repository").has("sentry", "smoke-grenade")
    assert decides(s).startswith("use:item-smoke-grenade")


@pytest.mark.parametrize("dark", [True, False])
def test_it_is_the_more_easily_surprised_in_the_dark(dark: bool) -> None:
    s = alone()
    s = s.dark("s-01") if dark else s.powered("s-01")
    surprised = situation(s).surprise(2, s.slot("repository"))
    assert surprised > 0.75 if dark else surprised < 0.5


def test_it_goes_by_lighted_rooms() -> None:
    s = alone().powered("s-01").dark("s-02")
    seen = situation(s)
    assert seen.step("slot-001") < seen.step("slot-011")


def test_it_blows_a_door_that_is_in_the_way() -> None:
    s = done(alone("nothing-left-behind")).explore("css-c", "001").set(gate_open=True)
    s.countdown(9, critical=True).space(11)
    assert decides(s).startswith(("move:slot-001", "careful:slot-001"))
    for way in ("001", "003", "006"):
        s.door("repository", way)
    assert decides(s) == "play:card-demolition"
    s.does("sentry", "play", "demolition")
    assert s.asked("sentry").text.id in ("ask-effect", "ask-blow-door")


# Power


def test_it_turns_the_backup_power_on_when_it_comes_by() -> None:
    s = alone().at("sentry", "backup-power-supply")
    assert decides(s) == "room"
    assert wants(alone().at("sentry", "backup-power-supply").set(backup=True)) != "backup"


def test_it_lays_the_power_where_it_is() -> None:
    s = alone().at("sentry", "backup-power-supply").blackout().does("sentry", "room").pays()
    order = decides(s).split(":")[1:]
    places = dict(zip(POWERED, order, strict=True))
    assert places["s-03"] == "power-1"
    assert places["elevator"] == "power-4"


def test_power_everywhere_begins_beside_the_generator() -> None:
    s = alone("lights-on").explore("generator", "010").at("sentry", "backup-power-supply")
    s.blackout().only("eggs", rest=supply(EGG))
    assert wants(s) == "backup"
    s.does("sentry", "room").pays()
    order = decides(s).split(":")[1:]
    assert {order[0], order[2]} == {"power-1", "power-2"}
    s.does("sentry", *decides(s).split(":"))
    assert wants(s) == "switch"


# Errands


@pytest.mark.parametrize(
    ("objective", "wanted"),
    [
        ("leaked-files", {"signal", "archive"}),
        ("special-delivery", {"take-egg"}),
        ("final-report", {"signal", "take-egg"}),
        ("institutional-knowledge", {"archive", "take-egg"}),
        ("clean-up-crew", {"signal", "break-eggs"}),
        ("cutting-off-the-head", {"signal"}),
        ("full-survey", {"explore"}),
        ("nothing-left-behind", set()),
    ],
)
def test_an_objective_is_a_list_of_errands(objective: str, wanted: set[str]) -> None:
    s = alone(objective).computer("a")
    assert {errand.name for errand in errands(situation(s))} == wanted


def test_every_objective_is_known() -> None:
    cards = {card for card, row in CONTENT.objectives.items() if row.victim is None}
    assert set(PREFERENCE) == cards
    printed = {
        row.id
        for row in CONTENT.objectives.values()
        if row.knowledge or row.active_token or row.weaknesses or row.egg or row.sections
    }
    assert set(DEEDS) | printed | {"no-witnesses"} == cards


def test_it_keeps_the_objective_that_fulfils_itself() -> None:
    cards = ("complete-study", "the-right-moment-to-strike")
    s = LockdownScenario("sentry", "hacker").objective("sentry", *cards)
    s = s.set(met=False).noise_around("repository").rolls("sentry", "1")
    assert s.asked("sentry").text.id == "ask-objective"
    assert decides(s) == "objective:objective-the-right-moment-to-strike"


@pytest.mark.parametrize("room", ["archive", "transmitter-control-room"])
def test_it_reads_and_sends_the_signal_where_it_is(room: str) -> None:
    s = alone().explore(room).at("sentry", room)
    assert decides(s) == "room"


def test_it_repairs_a_room_that_it_needs() -> None:
    s = alone().explore("archive").at("sentry", "archive").mark("malfunction", "archive")
    assert decides(s) == "play:card-repairs"


def test_it_uses_a_room_for_nothing_with_the_card_for_it() -> None:
    s = alone().explore("archive").at("sentry", "archive")
    assert decides(s.hand("sentry", "defense-plan", "search", "search")) == "play:card-defense-plan"


def test_it_brings_an_egg_to_the_laboratory_and_examines_it() -> None:
    s = alone("final-report").explore("laboratory").is_("sentry", signal=True)
    s.has("sentry", "egg")
    assert wants(s) == "examine-egg"
    assert decides(s.at("sentry", "laboratory")) == "room"


def test_what_the_laboratory_has_it_does_not_fetch_again() -> None:
    s = alone("know-your-enemy").examined("2", "egg")
    assert "take-egg" not in {errand.name for errand in errands(situation(s))}


def test_it_examines_an_egg_anywhere_with_the_tools_for_it() -> None:
    s = alone("final-report").is_("sentry", signal=True)
    s.has("sentry", "egg").has("sentry", "analyze-toolset")
    assert decides(s).startswith("use:item-analyze-toolset")


def test_it_learns_from_a_computer_that_has_power() -> None:
    s = alone("institutional-knowledge").explore("testing-lab", "001").at("sentry", "testing-lab")
    s.computer("b")
    assert decides(s.powered("s-01")) == "computer:computer-option-knowledge"
    assert decides(s.dark("s-01")) != "computer:computer-option-knowledge"


def test_it_takes_an_egg_in_the_nest() -> None:
    s = alone("special-delivery").explore("nest").at("sentry", "nest")
    assert decides(s) == "room"


# Leaving


def test_what_it_holds_cannot_be_in_force() -> None:
    s = alone().contingency("sentry", "red", "grey")
    seen = situation(s)
    assert seen.likely("isolated") == seen.likely("launched") == 0.0
    assert seen.likely("silent") == seen.likely("ignorant") == pytest.approx(2 / 5)
    assert seen.doom("isolated") == pytest.approx(4 / 5)
    assert situation(done(s)).doom("isolated") == 0.0


def test_it_knows_which_pods_a_token_launches() -> None:
    s = alone().cargo(10, "a")
    assert situation(s).launch("a", 10) == pytest.approx(3 / 7)
    s.edit().show("css-10", 0, 1)
    assert (situation(s).launch("a", 10), situation(s).launch("b", 10)) == (1.0, 0.0)
    assert situation(s).launch("a", 9) == 0.0


def test_it_locks_itself_in_where_the_plan_cannot_reach_it() -> None:
    s = done(alone()).contingency("sentry", "red", "blue").at("sentry", "isolation-room")
    assert decides(s.space(8)) == "room"
    assert exits(situation(s))[0].errand.name == "isolate"
    assert decides(s.space(11)) == "pass"


def test_it_needs_the_signal_and_knowledge_for_that_as_long_as_they_may_be_asked_for() -> None:
    s = alone("special-delivery").has("sentry", "egg").rover("away").computer("a")
    names = {errand.name for errand in preparations(situation(s))}
    assert {"signal", "archive"} <= names
    s = s.contingency("sentry", "blue", "blue")
    assert "signal" not in {errand.name for errand in preparations(situation(s))}


def test_it_lets_the_base_go_where_nothing_else_is_as_safe() -> None:
    s = alone("special-delivery").has("sentry", "egg").explore("cooling-system", "011")
    assert [errand.name for errand in countdown(situation(s))] == ["countdown"]
    assert wants(s) == "countdown"
    assert decides(s.at("sentry", "cooling-system")) == "room"
    assert wants(s.countdown(12)) == "rover"


def test_an_objective_may_ask_for_that() -> None:
    s = alone("nothing-left-behind")
    assert destroys(situation(s))
    assert wants(s) == "countdown"
    assert not any(one.errand.name == "isolate" for one in exits(situation(s.space(7))))


def test_in_a_crew_nobody_does_it_to_the_others() -> None:
    s = LockdownScenario("sentry", "hacker", options={"mode": "coop"})
    s.only("shared-objectives", "objective-special-delivery", rest="box")
    assert countdown(situation(s)) == []


def at_the_exit() -> LockdownScenario:
    """All is done, no plan can ask for anything more, and the gate is near."""
    s = alone("special-delivery").has("sentry", "egg").is_("sentry", signal=True, knowledge=5)
    return s.explore("css-c", "001").at("sentry", "001")


def test_it_drives_off_as_soon_as_the_gate_is_open() -> None:
    s = at_the_exit()
    s.set(gate_open=True)
    assert decides(s) == "bunker:way-by-rover"
    assert decides(s.rover("away")) != "bunker:way-by-rover"


def test_it_unlocks_the_gate_if_it_has_the_key() -> None:
    s = at_the_exit()
    assert decides(s.has("sentry", "main-gate-key")).startswith("use:item-main-gate-key")


def test_it_walks_where_it_can_breathe() -> None:
    s = at_the_exit()
    s.rover("away").set(gate_open=True).has("sentry", "enviro-suit")
    assert decides(s) == "bunker:way-on-foot"


def test_it_enters_a_pod_that_will_be_launched() -> None:
    s = done(alone()).explore("css-a").at("sentry", "css-a").contingency("sentry", "grey", "blue")
    s.rover("away").space(4).cargo(4, "a").edit().show("css-4", 0, 1)
    assert decides(s) == "room"


def test_whoever_cannot_win_by_leaving_does_not_leave() -> None:
    s = alone().at("sentry", "isolation-room").space(1)
    assert decides(s) != "room"
    assert decides(done(alone()).at("sentry", "isolation-room").space(1)) == "room"


# Questions


def test_it_looks_at_the_next_cargo_that_it_does_not_know() -> None:
    s = alone().explore("css-control-room", "001").at("sentry", "001").space(9)
    s.does("sentry", "room").pays()
    assert decides(s) == "cargo-token:space-8"


def test_what_it_knows_of_cards_and_items_is_in_the_box() -> None:
    everything = GAME.edition(("guests",))
    effects_ = everything.effects
    registries = (effects_.cards, effects_.items, effects_.rooms)
    ids = {id for registry in registries for id in registry.ids()}
    effects = {effect.__name__ for one in registries for id in one.ids() for effect in one.get(id)}
    assert {name.replace("-", "_") for name in (*KIT.effects, *DOOR_EFFECTS)} <= effects
    options = (*KIT.repairing, *KIT.free_escapes, *KIT.drive_off, *KIT.healing)
    options += (*CLEANSING, *KIT.opening, *FREE_ACTIONS)
    assert {option.partition(":")[2] for option in options} <= ids
    assert {*KIT.repairs, *KIT.card_worth} <= {f"card-{id}" for id in everything.box.actions}
    assert {*KIT.item_worth, *KIT.repair_items} <= set(everything.rules.things)


# Hope


def test_hope_shrinks_with_wounds_and_grows_with_what_is_done() -> None:
    healthy, hurt = alone(), alone().wounded("sentry", "body", "arm", light=1)
    assert hope(situation(hurt)) < hope(situation(healthy)) < hope(situation(done(alone()))) < 1.0
    assert set(WEIGHTS) <= set(features(situation(healthy)))


def test_the_plan_counts_for_those_who_are_out() -> None:
    safe, doubtful = done(alone()).in_bunker("sentry"), done(alone()).isolated("sentry")
    assert hope(situation(doubtful)) < hope(situation(safe))
    assert hope(situation(alone().in_bunker("sentry"))) < 0.1


def test_the_plan_counts_in_the_bunker_too() -> None:
    s = done(alone()).in_bunker("sentry").is_("sentry", signal=True, knowledge=5)
    unharmed = hope(situation(s))
    assert unharmed == pytest.approx(0.9)
    assert hope(situation(s.is_("sentry", signal=False))) < unharmed
    assert hope(situation(s.is_("sentry", signal=True, knowledge=4))) < unharmed


def test_the_way_to_the_bunker_is_as_good_as_what_the_plan_may_ask_for() -> None:
    s = alone().set(gate_open=True).is_("sentry", signal=True, knowledge=5)
    assert [one.chance for one in exits(situation(s)) if one.errand.name == "rover"] == [1.0]
    s.is_("sentry", signal=False)
    assert [one.chance for one in exits(situation(s)) if one.errand.name == "rover"] < [1.0]


def test_in_a_crew_the_others_count() -> None:
    s = LockdownScenario("sentry", "hacker", options={"mode": "coop"})
    before = hope(situation(s))
    assert set(CREW_WEIGHTS) <= set(features(situation(s)))
    assert hope(situation(s.wounded("hacker", "body"))) < before


def test_the_dead_have_no_hope() -> None:
    s = LockdownScenario("sentry", "hacker").is_("sentry", status="dead")
    assert hope(situation(s)) == 0.0


# Whole games


@pytest.mark.parametrize(("mode", "options", "seats"), list(GAME.modes()))
def test_it_plays_to_the_end(mode: str, options: dict[str, object], seats: range) -> None:
    count = max(seats)
    table = Table.new(GAME, seats=count, options=options, seed=f"survivor {mode}", limit=None)
    players = [Survivor(f"player {seat}") for seat in range(count)]
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, players[ask.seat].choose(table.view(ask.seat), ask))
    assert len(table.verdicts) == count


@pytest.mark.parametrize(("mode", "options", "seats"), list(GAME.modes()))
def test_it_has_an_answer_in_any_game(mode: str, options: dict[str, object], seats: range) -> None:
    """Others get into positions that it would never come to: also there nothing fails."""
    count, seed = max(seats), f"anything {mode}"
    table = Table.new(GAME, seats=count, options=options, seed=seed, hashes=False, limit=None)
    chance, player = bots.find("random")(seed), Survivor(seed)
    while not table.over:
        ask = table.asks()[0]
        view = table.view(ask.seat)
        opinion = player.answers.known.get(ask.text.id)
        if opinion is not None and len(ask.options) > 1:
            offered = {option.id for option in ask.options}
            assert opinion(player.mind(view), ask) in {"", *offered}, ask
        assert 0.0 <= player.hope(view) <= 1.0
        table.answer(ask.seat, ask.id, chance.choose(None, ask))


def test_it_wins_alone_now_and_then() -> None:
    """Of the first games a few; at random nobody ever does (docs/bots.md)."""
    won = 0
    for number in range(24):
        table = Table.new(GAME, seats=1, seed=f"arena/{number}", hashes=False, limit=None)
        player = Survivor(f"{number}/0")
        while not table.over:
            ask = table.asks()[0]
            table.answer(0, ask.id, player.choose(table.view(0), ask))
        won += table.verdicts[0].won
    assert won >= 2


def test_in_the_elevator_it_asks_whoever_is_there() -> None:
    crew = ("sentry", "hacker")
    s = LockdownScenario(*crew, rooms=dict.fromkeys(crew, "elevator-room-s-01"))
    s.powered("elevator").elevator("s-01").works("sentry").does("sentry", "ride-to", "slot-007")
    assert decides(s) == "together:character-hacker"
