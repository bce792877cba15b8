"""The epilogue: its setup, its round, requirements, the offer, and its end."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.aftermath.events import AlertFailed, AlertRevealed
from hullbreach.games.nemesis.aftermath.model import MAIN, SHUTTLE, lying
from hullbreach.games.nemesis.epilogue import former, setup
from hullbreach.games.nemesis.epilogue.events import DestructTicks, OfferTaken, ShuttleLaunched
from hullbreach.games.nemesis.epilogue.requirements import REQUIREMENTS
from hullbreach.games.nemesis.epilogue.suite import EpilogueScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.rules.model import NemesisState
from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.survival.rules.events import BagDeveloped, Judged, NoiseRolled, WeaknessFound
from hullbreach.games.survival.rules.intruders import stand
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.settings import read_options

PACKS = ["epilogue", "aftermath-rooms", "turrets"]
EDITION = GAME.edition(GAME.agree(PACKS))
SHIP = [f"slot-{number:03d}" for number in range(1, 22)]


def new(seed: str, seats: int = 3, **options: object) -> NemesisState:
    """The box unpacked."""
    read = read_options(GAME, {"packs": PACKS, **options}, seats)
    return GAME.setup(read, seats, key_of(seed))


def many() -> list[NemesisState]:
    """Some positions at the start."""
    return [new(f"many {seed}", 2 + seed % 3) for seed in range(12)]


def crew(*names: str) -> EpilogueScenario:
    """Everybody is in the main room; there is no alert, and no token lies about."""
    s = EpilogueScenario(*(names or ("scout", "captain"))).bare().calm()
    for name in names or ("scout", "captain"):
        s.hand(name, "rest", "search", "search")
    return s


# Setup: what is left of the game before


@pytest.mark.rule("NA-126")
def test_somebody_has_been_aboard() -> None:
    for state in many():
        tokens = sum(thing.startswith("exploration-") for thing in state.zones["gone"])
        assert tokens >= 16
        assert set(SHIP) <= set(state.explored)
    scars = [sum("supply-malfunction" in state.zones[slot] for slot in SHIP) for state in many()]
    assert max(scars) > 1
    assert len(set(scars)) > 2


@pytest.mark.rule("NA-127", "NA-128", "NA-215")
def test_who_was_aboard_is_not_drafted() -> None:
    for state in many():
        were = [thing for thing in state.zones["gone"] if thing.startswith("character-")]
        assert len(were) == min(state.seats, 5 - state.seats)
        assert set(were).isdisjoint(state.zones["draft"])
        assert len(state.zones["draft"]) + len(were) == 6
    with_medic = read_options(GAME, {"packs": [*PACKS, "medic"]}, 2)
    drafts = [GAME.setup(with_medic, 2, key_of(f"{seed}")).zones["draft"] for seed in range(8)]
    assert any("character-medic" in draft for draft in drafts)
    assert any("character-medic" not in draft for draft in drafts)


def finished(seats: int = 2) -> Nemesis:
    """A finished game on the ship, before the epilogue is set up on it."""
    return Nemesis(GAME, new("finished", seats))


@pytest.mark.rule("NA-130")
def test_intruders_go_back_into_the_bag() -> None:
    g = finished()
    before = len(g.state.zones["bag"])
    stand(g, "intruder-breeder", "slot-001", "")
    stand(g, "intruder-queen", "slot-002", "")
    setup.recall_intruders(g)
    assert g.state.intruders == []
    kinds = Counter(token.split("-")[1] for token in g.state.zones["bag"])
    assert kinds["breeder"] == 1
    assert len(g.state.zones["bag"]) >= before + 1


@pytest.mark.rule("NA-131", "NA-132", "NA-133", "NA-221")
@pytest.mark.parametrize(
    ("seats", "larvae", "adults"), [(1, 1, 2), (2, 1, 2), (3, 1, 2), (4, 2, 4), (5, 3, 6)]
)
def test_the_bag_grows_with_the_crew(seats: int, larvae: int, adults: int) -> None:
    g = finished(seats)
    for token in [one for one in g.state.zones["bag"] if one != "token-blank"]:
        g.put(token, "bag", "pool")
    setup.recall_intruders(g)
    kinds = Counter(token.split("-")[1] for token in g.state.zones["bag"])
    assert (kinds["larva"], kinds["adult"]) == (larvae, adults)


@pytest.mark.rule("NA-134")
def test_tokens_that_are_not_there_are_not_added() -> None:
    g = finished()
    for token in [one for one in g.state.zones["pool"] if "larva" in one or "adult" in one]:
        g.put(token, "pool", "gone")
    before = len(g.state.zones["bag"])
    setup.recall_intruders(g)
    assert len(g.state.zones["bag"]) == before


@pytest.mark.rule("NA-135", "NA-136", "NA-218")
def test_fire_and_noise_go_and_the_rest_stays() -> None:
    g = finished()
    for slot in SHIP:
        for marker in ("supply-malfunction", "supply-carcass"):
            if g.has(marker, slot):
                g.lift(marker, slot)
    for marker in ("supply-fire", "supply-malfunction", "supply-carcass", "supply-egg"):
        g.lay(marker, "slot-003")
    way = g.board.ways["slot-003"][0][0]
    if not g.has("supply-door", way):
        g.lay("supply-door", way)
    g.lay("supply-noise", "corridor-005-006")
    g.state.destruct, eggs = 3, list(g.state.zones["eggs"])
    pods = [list(g.pods(one)) for one in "ab"]
    setup.clear_board(g)
    here = g.state.zones["slot-003"]
    assert "supply-fire" not in here
    assert {"supply-malfunction", "supply-carcass", "supply-egg"} <= set(here)
    assert g.has("supply-door", way)
    assert not g.noisy("corridor-005-006")
    assert g.state.destruct == -1
    assert (g.state.zones["eggs"], [list(g.pods(one)) for one in "ab"]) == (eggs, pods)


@pytest.mark.rule("NA-135", "NA-225")
def test_nobody_has_anything_from_before() -> None:
    s = EpilogueScenario("scout", "captain")
    box = s.box.characters["scout"]
    assert s.carries("scout") == [box.weapon]
    assert s.loaded("scout", box.weapon) == s.box.items[box.weapon].weapon.ammo
    assert len(s.zone("quests-0")) == 2
    assert (s.contamination("scout"), s.wounds("scout"), s.light("scout")) == (0, [], 0)
    numbers = {tuple(one.number for one in new(f"numbers {seed}", 4).crew) for seed in range(6)}
    assert len(numbers) > 1
    assert all(sorted(one) == [1, 2, 3, 4] for one in numbers)


@pytest.mark.rule("NA-137", "NA-217")
def test_weaknesses_that_were_known_must_be_discovered_again() -> None:
    s = crew().explore("laboratory").at("scout", "laboratory").has("scout", "supply-egg")
    s.edit().turn_up("weakness-egg")
    assert s.state.weaknesses == []
    s.works("scout")
    s.heard(WeaknessFound)
    assert s.state.weaknesses == s.zone("weakness-egg")
    known = [
        sum(state.eyes[f"weakness-{one}"] != 0 for one in ("egg", "corpse", "carcass"))
        for state in many()
    ]
    assert len(set(known)) > 1
    assert all(not state.weaknesses for state in many())


@pytest.mark.rule("NA-137")
def test_what_is_known_again_is_not_learned_twice() -> None:
    s = crew().explore("laboratory").at("scout", "laboratory").has("scout", "supply-egg")
    s.weakness("egg")
    assert s.denied("scout", "room") == "N-396"


@pytest.mark.rule("NA-138")
def test_decks_are_shuffled_anew() -> None:
    g = finished()
    for _ in range(5):
        g.draw("deck-attack", "discard-attack")
    before = list(g.state.zones["deck-wound"])
    setup.shuffle_decks(g)
    assert g.state.zones["discard-attack"] == []
    assert len(g.state.zones["deck-attack"]) == 20
    assert g.state.zones["deck-wound"] != before
    assert len(new("events").zones["deck-event"]) == 10
    g.draw("deck-wound", "discard-wound")
    setup.reset(g)
    assert g.state.zones["discard-wound"] == []


@pytest.mark.rule("NA-139")
def test_engines_and_course_are_new() -> None:
    g = finished()
    for number in (1, 2, 3):
        g.show(f"engine-{number}", 1, 1)
    courses, engines = set(), set()
    for _ in range(10):
        setup.shuffle_decks(g)
        courses.add(g.state.zones["coordinates"][0])
        engines.add(g.state.zones["engine-1"][-1])
        assert g.see("engine-1", 0) == [None, None]
        assert len(g.state.zones["coordinates"]) == 1
    assert len(courses) > 2
    assert len(engines) == 2


@pytest.mark.rule("NA-140", "NA-216")
def test_rooms_that_nobody_explored_are_turned_up() -> None:
    s = EpilogueScenario("scout")
    g = s.edit()
    slot = next(one for one in SHIP if g.colour(one))
    explored = dict(g.state.explored)
    room = explored.pop(slot)
    g.state.explored = explored
    token = next(one for one in g.state.zones["gone"] if one.startswith("exploration-fire"))
    g.put(token, "gone", f"exploration-{slot}")
    before = dict(g.state.searches)
    setup.reveal_rooms(g)
    assert g.room(slot) == room
    expected = (int(token.partition("#")[2]) + 1) // 2
    assert g.state.searches[slot] == expected, "alone one finds half"
    assert not g.burning(slot)
    assert {one: count for one, count in before.items() if one != slot} == {
        one: count for one, count in g.state.searches.items() if one != slot
    }


# Setup: the epilogue itself


@pytest.mark.rule("NA-141", "NA-219")
def test_twenty_one_tokens_lie_face_down() -> None:
    state = new("tokens")
    assert all(len(state.zones[lying(slot)]) == 1 for slot in SHIP)
    assert all(state.eyes[lying(slot)] == 0 for slot in SHIP)
    assert not any(lying(slot) in state.zones for slot in SHUTTLE)
    assert sum(thing.startswith("aftermath-") for thing in state.zones["box"]) == 2


@pytest.mark.rule("NA-142", "NA-143")
def test_the_shuttle_has_tiles_that_are_not_on_the_ship() -> None:
    for state in many():
        cabins = [state.explored[slot] for slot in SHUTTLE[1:]]
        ship = [state.explored[slot] for slot in SHIP]
        assert len(set(cabins)) == 3
        assert set(cabins).isdisjoint([*ship, "room-room-covered-with-slime"])
    s = EpilogueScenario("scout", "captain")
    assert s.where("scout") == s.where("captain") == MAIN


@pytest.mark.rule("NA-144", "NA-146", "NA-147")
def test_one_requirement_each_and_an_offer_for_all() -> None:
    state = new("requirements", 4)
    cards = [state.zones[f"requirement-{seat}"] for seat in range(4)]
    assert all(len(one) == 1 for one in cards)
    assert len({one[0] for one in cards}) == 4
    assert not any(state.zones[f"objectives-{seat}"] for seat in range(4))
    assert state.zones["offer"] == ["offer-lucrative"]
    s = EpilogueScenario("scout", "captain")
    assert s.shuttle() == 5
    assert s.view("captain").requirements[0] == [None]
    for seat in (0, 1, -1):
        assert s.play.see("offer", seat) == ["offer-lucrative"], "it lies face up for everybody"
    assert s.view("scout").requirements[0] == s.zone("requirement-0")
    assert s.view(-1).offer == ["offer-lucrative"]


@pytest.mark.rule("NA-145")
def test_the_first_alert_is_there_from_the_start() -> None:
    alerts = {new(f"alert {seed}").zones["alert"][0] for seed in range(10)}
    assert len(alerts) > 3
    assert len(new("alert").zones["deck-alert"]) == 9
    s = EpilogueScenario("scout", "captain").alert("outbreak").set(stage="round", round=0).begin()
    assert s.heard(AlertRevealed, rule="NA-145").alert == "alert-outbreak"


@pytest.mark.rule("NA-220", "NA-221")
def test_one_may_come_alone() -> None:
    assert len(new("alone", 1).zones["requirement-0"]) == 1
    assert "alternative" in new("other side", 2, layout="alternative").layout


@pytest.mark.parametrize("options", [{"mode": "coop"}, {"intruder_player": True}])
def test_some_ways_to_play_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        read_options(GAME, {"packs": PACKS, **options}, 3)


# Rounds


@pytest.mark.rule("NA-009", "NA-034")
def test_the_second_alert_comes_before_the_cards_of_round_three() -> None:
    s = crew().set(round=2).shuttle_at(4).event_phase("screeching")
    s.heard(AlertRevealed)
    kinds = [type(event).__name__ for event in s.told()]
    assert kinds.index("AlertRevealed") < kinds.index("Drew")
    for round_ in (1, 3, 4):
        crew().set(round=round_).shuttle_at(5).event_phase("screeching").unheard(AlertRevealed)


@pytest.mark.rule("NA-010", "NA-011", "NA-017", "NA-029", "NA-034")
@pytest.mark.parametrize(("space", "over"), [(5, False), (4, True), (3, False), (2, True)])
def test_yellow_spaces_ask_for_the_alert(space: int, over: bool) -> None:
    s = crew().alert("outbreak").shuttle_at(space).time_passes()
    assert s.over == over
    assert s.shuttle() == space - 1


@pytest.mark.rule("NA-035", "NA-036")
def test_a_fulfilled_alert_goes_at_the_check() -> None:
    s = crew().explore("surgery").alert("outbreak").shuttle_at(4)
    s.is_("scout", slot=s.slot("surgery")).activates("scout")
    assert s.alerts() == ["outbreak"], "not before"
    s.time_passes()
    assert (s.alerts(), s.over) == ([], False)
    assert "alert-outbreak" in s.zone("gone")
    fifth = crew().set(round=4).shuttle_at(2).time_passes()
    assert (fifth.alerts(), fifth.over, fifth.state.round) == ([], False, 5)


@pytest.mark.rule("NA-019", "NA-126")
def test_after_five_rounds_the_shuttle_leaves() -> None:
    s = crew().set(round=5).launches()
    assert s.over
    s.heard(ShuttleLaunched)


@pytest.mark.rule("NA-019")
def test_all_on_the_shuttle_get_away_and_hear_how_it_ended() -> None:
    s = crew().aboard_shuttle("scout", "captain").set(round=5).launches()
    assert s.crew("scout").alive
    assert s.crew("captain").alive
    judged = [event.who for event in s.told() if isinstance(event, Judged)]
    assert judged == ["character-scout", "character-captain"]


@pytest.mark.rule("NA-020")
@pytest.mark.parametrize("late", ["scout", "captain"])
def test_whoever_is_still_on_the_ship_stays_behind(late: str) -> None:
    s = crew()
    other = "captain" if late == "scout" else "scout"
    s.aboard_shuttle(other).at(late, "cockpit").set(round=5).launches()
    assert (s.crew(other).alive, s.crew(late).alive) == (True, False)
    cause = s.crew(late).cause
    assert cause is not None
    assert cause.id == "cause-left-behind"


@pytest.mark.rule("NA-013")
def test_the_alert_symbol_makes_noise() -> None:
    s = crew("scout", "captain", "soldier").at("captain", "003").intruder("adult", "003")
    s.at("soldier", "cockpit").dice(noise=["silence", "silence"]).happens("sparks")
    rolled = [event.who for event in s.told() if isinstance(event, NoiseRolled)]
    assert rolled == ["character-scout", "character-soldier"], "who fights does not roll"
    crew().happens("screeching").unheard(NoiseRolled)
    crew().set(startled=["0", "1"]).happens("screeching").unheard(NoiseRolled)


@pytest.mark.rule("NA-016")
def test_the_bag_does_not_develop() -> None:
    crew().event_phase("screeching").unheard(BagDeveloped)


@pytest.mark.rule("NA-051")
def test_tokens_set_no_item_counters() -> None:
    s = crew().explore("storage", at="010").remnant("013", "egg").is_("scout", slot="slot-010")
    before = dict(s.state.searches)
    s.dice(noise="silence").goes("scout", "013")
    assert s.state.searches == before


@pytest.mark.rule("NA-171")
def test_nobody_sleeps() -> None:
    s = crew().at("scout", "hibernatorium")
    assert s.denied("scout", "room") == "N-524"
    s = crew().time_passes()
    assert s.state.time == 0


@pytest.mark.rule("NA-172")
def test_the_ship_can_still_blow_up() -> None:
    pods = crew().zone("pods-a") + crew().zone("pods-b")
    s = crew().set(destruct=1, locked=pods).time_passes()
    s.heard(DestructTicks)
    assert s.state.destruct == 2
    assert s.state.locked == pods != []
    s = crew().set(destruct=2, locked=pods).time_passes()
    assert s.state.locked == [], "on the first yellow space all pods are open"
    s = crew().explore("generator").at("scout", "generator").works("scout")
    assert s.state.destruct == 0


# Requirements


def met(s: EpilogueScenario, card: str) -> bool:
    """Whether the scout has fulfilled a requirement."""
    return REQUIREMENTS[f"requirement-{card}"](s.play, 0)


@pytest.mark.rule("NA-024")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("specimen", ["supply-egg"]),
        ("dissection", ["supply-carcass"]),
        ("bring-them-home", ["supply-corpse-blue"]),
        ("scavenger", ["tools", "clothes", "bandages"]),
    ],
)
def test_requirements_for_what_one_has(card: str, things: list[str]) -> None:
    s = crew()
    assert not met(s, card)
    for thing in things[:-1]:
        s.has("scout", thing)
        assert not met(s, card)
    assert met(s.has("scout", things[-1]), card)


@pytest.mark.rule("NA-024")
def test_field_notes_and_call_home() -> None:
    s = crew()
    assert not met(s, "field-notes")
    assert not met(s, "call-home")
    s.weakness("egg").is_("scout", signal=True)
    assert met(s, "field-notes")
    assert met(s, "call-home")


@pytest.mark.rule("NA-024")
def test_a_surveyor_turns_three_tokens_up() -> None:
    s = crew().explore("storage", at="010").is_("scout", slot="slot-010")
    for number, slot in enumerate(("013", "014", "017")):
        assert not met(s, "surveyor")
        s.remnant(slot, "carcass").set(turn=0, actions=2).hand("scout", "rest")
        s.dice(noise="silence").goes("scout", slot)
        assert s.crew("scout").counters["surveyed"] == number + 1
    assert met(s, "surveyor")


@pytest.mark.rule("NA-024")
def test_a_private_errand_and_the_black_box() -> None:
    s = crew().at("scout", "cockpit")
    assert not met(s, "black-box")
    s.works("scout").does("scout", "effect", "check-coordinates")
    assert met(s, "black-box")
    s = crew().at("scout", "cockpit")
    assert not met(s, "private-errand")
    s.does("scout", "activate", "security-key").pays()
    assert met(s, "private-errand")


@pytest.mark.rule("NA-024")
@pytest.mark.parametrize(
    ("states", "fine"),
    [(("working", "working", "damaged"), True), (("working", "damaged", "damaged"), False)],
)
def test_sound_engines(states: tuple[str, ...], fine: bool) -> None:
    s = crew().engines(*states).at("scout", "engine-1")
    assert not met(s, "sound-engines"), "nobody has looked"
    s.works("scout")
    assert met(s, "sound-engines") == fine


@pytest.mark.rule("NA-024")
def test_unharmed() -> None:
    assert met(crew(), "unharmed")
    assert not met(crew().is_("scout", slimed=True), "unharmed")
    assert not met(crew().wounded("scout", dressed=["leg"]), "unharmed")


@pytest.mark.rule("NA-024")
@pytest.mark.parametrize(("kind", "fine"), [("larva", False), ("creeper", True)])
def test_payback(kind: str, fine: bool) -> None:
    s = crew().at("scout", "cockpit").intruder(kind, "cockpit", 6)
    s.top("deck-attack", "attack-bite#4").shoots("scout", s.zone("hands-0")[0], kind, "hit")
    assert s.intruders("cockpit") == []
    assert met(s, "payback") == fine


@pytest.mark.rule("NA-024")
def test_never_alone() -> None:
    assert met(crew(), "never-alone")
    assert not met(crew().at("captain", "cockpit"), "never-alone")
    assert met(crew().escaped("captain"), "never-alone")
    assert met(crew("scout"), "never-alone")
    assert not met(crew("scout").contaminated("scout", clean=1), "never-alone")


# The offer


@pytest.mark.rule("NA-027", "NA-177")
def test_the_offer_is_taken_for_good_and_costs_no_action() -> None:
    s = crew().does("scout", "take-offer")
    assert (s.actions_left(), s.zone("requirement-0"), s.zone("offer-0")) == (
        2,
        [],
        ["offer-lucrative"],
    )
    s.heard(OfferTaken)
    s.set(turn=1)
    assert s.denied("captain", "take-offer") == "NA-177"


@pytest.mark.rule("NA-177")
def test_it_needs_no_turn() -> None:
    s = EpilogueScenario("scout", "captain", reactions=True).bare().calm()
    s.escaped("captain").has("captain", "supply-egg").shuttle_at(1).set(stage="time").begin()
    s.asked("scout", "take-offer")
    s.passes("scout").does("captain", "take-offer")
    assert [verdict.won for verdict in s.table.verdicts] == [False, True]


@pytest.mark.rule("NA-028")
@pytest.mark.parametrize(
    ("thing", "eggs", "won"),
    [("egg", True, True), ("carcass", True, False), ("carcass", False, True), ("", True, False)],
)
def test_what_the_offer_asks_for(thing: str, eggs: bool, won: bool) -> None:
    s = crew().does("scout", "take-offer")
    g = s.edit()
    if not eggs:
        for slot in g.board.slots:
            while g.has("supply-egg", slot):
                g.lift("supply-egg", slot)
        g.move_all("eggs", "supply-of-supply-egg")
    if thing:
        s.has("scout", f"supply-{thing}")
    s.launches()
    assert s.table.verdicts[0].won == won


@pytest.mark.rule("NA-028", "NA-178")
def test_the_offer_does_not_care_for_the_mission() -> None:
    s = crew().remnant("001", "egg").remnant("002", "egg").remnant("003", "egg")
    s.remnant("004", "fire").does("scout", "take-offer").has("scout", "supply-egg").launches()
    assert [verdict.won for verdict in s.table.verdicts] == [True, False]


@pytest.mark.rule("NA-021", "NA-178")
@pytest.mark.parametrize("place", ["pod", "shuttle", "ship"])
def test_a_failed_alert_is_the_end_of_all_others(place: str) -> None:
    s = crew("scout", "captain", "soldier").does("scout", "take-offer").has("scout", "supply-egg")
    s.alert("outbreak").shuttle_at(4).escaped("captain")
    if place == "pod":
        s.escaped("scout")
    elif place == "ship":
        s.at("scout", "cockpit")
    s.time_passes()
    assert s.over
    s.heard(AlertFailed)
    assert [who.alive for who in s.state.crew] == [True, False, False]
    assert [verdict.won for verdict in s.table.verdicts] == [place != "ship", False, False]


# The end


@pytest.mark.rule("NA-020", "NA-025")
def test_who_is_on_the_shuttle_or_in_a_pod_lives() -> None:
    s = crew("scout", "captain", "soldier").escaped("captain").at("soldier", "cockpit")
    for who in ("scout", "captain", "soldier"):
        s.wants(who, ("unharmed", "never-alone", "call-home")[s.seat_of(who)])
    s.launches()
    assert [who.alive for who in s.state.crew] == [True, True, False]
    assert [verdict.won for verdict in s.table.verdicts] == [True, True, False]


@pytest.mark.rule("NA-020")
def test_who_waits_in_a_pod_is_left_behind() -> None:
    s = crew()
    g = s.edit()
    if not g.pods("a"):
        pod = next(
            one for zone in ("pods-b", "gone") for one in s.zone(zone) if one.startswith("pod-")
        )
        source = "pods-b" if pod in g.pods("b") else "gone"
        g.put(pod, source, "pods-a")
    s.in_pod("captain").launches()
    assert not s.state.crew[1].alive


@pytest.mark.rule("NA-024")
@pytest.mark.parametrize("card", ["unharmed", "call-home"])
def test_the_requirement_decides(card: str) -> None:
    s = crew().wants("scout", card).wants("captain", "specimen").launches()
    assert [verdict.won for verdict in s.table.verdicts] == [card == "unharmed", False]


@pytest.mark.rule("NA-026")
@pytest.mark.parametrize("sick", [False, True])
def test_the_scanner_has_the_last_word(sick: bool) -> None:
    s = crew().wants("scout", "unharmed").wants("captain", "specimen")
    if sick:
        s.is_("scout", larva=True).hand("scout").contaminated("scout", infected=5, zone="deck")
        s.contaminated("scout", clean=12, zone="deck")
    s.launches()
    assert s.table.verdicts[0].won != sick


@pytest.mark.rule("NA-022", "NA-023")
@pytest.mark.parametrize(
    ("people", "left", "won"), [(2, 3, True), (2, 4, False), (3, 0, True), (3, 1, False)]
)
def test_tokens_must_be_turned_up(people: int, left: int, won: bool) -> None:
    names = ("scout", "captain", "soldier")[:people]
    s = crew(*names).wants("scout", "unharmed")
    for slot, token in zip(
        ("001", "002", "003", "004")[:left], ("egg", "egg", "fire", "fire"), strict=False
    ):
        s.remnant(slot, token)
    s.launches()
    assert s.unrevealed() == left
    assert s.table.verdicts[0].won == won


@pytest.mark.rule("NA-022")
def test_a_slimed_room_that_lies_open_counts_as_revealed() -> None:
    s = crew("scout", "captain", "soldier").remnant("001", "slimed-room").wants("scout", "unharmed")
    s.edit().turn_up(lying("slot-001"))
    assert s.launches().table.verdicts[0].won


@pytest.mark.rule("NA-173")
def test_the_end_of_the_ship_is_the_end_of_the_shuttle() -> None:
    s = crew().wants("scout", "unharmed").wants("captain", "never-alone").escaped("captain")
    s.set(destruct=5).time_passes()
    assert s.over
    assert [who.alive for who in s.state.crew] == [False, True]
    assert s.state.destroyed


@pytest.mark.rule("NA-174")
def test_with_nobody_left_aboard_no_alert_is_checked() -> None:
    s = crew("scout", "captain").wants("captain", "unharmed").alert("outbreak").shuttle_at(4)
    s.escaped("captain").dead("scout").set(stage="player-end").begin()
    assert s.over
    assert s.shuttle() == 0
    s.unheard(AlertFailed)
    assert [verdict.won for verdict in s.table.verdicts] == [False, True]


def test_the_game_before_is_dealt_by_the_seed() -> None:
    one, again, other = new("same"), new("same"), new("other")
    assert one.zones == again.zones
    assert one.zones != other.zones
    assert former.OF_FIVE == 5
