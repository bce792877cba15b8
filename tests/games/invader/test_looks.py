"""What is seen of Invader: places for cards, what is left, and what is held up."""

from collections.abc import Iterator

import pytest

from hullbreach.games.invader.box import At
from hullbreach.games.invader.game import GAME
from hullbreach.games.invader.suite.scenario import InvaderScenario
from hullbreach.kernel import Table, Texts
from hullbreach.kernel.scenes import Hand, Reveal, Scene

SPAWNS = (
    At(cell="a1", colour="red"),
    At(cell="b1", colour="green"),
    At(cell="c1", colour="red"),
)

LOST = {
    "m0": ["objective"],
    "m1": ["gun", "oxygen"],
    "m2": ["child", "objective"],
    "m3": ["crew"],
    "m4": ["objective"],
    "m5": ["objective"],
    "m7": ["objective"],
    "m8": ["locked", "objective"],
    "m9": ["guest"],
    "m10": ["objective", "oxygen"],
}
"""How missions are lost but for a survivor who falls, and mold."""


def scene(s: InvaderScenario, seat: int = 0) -> Scene:
    return s.table.scene(seat)


def hands(s: InvaderScenario) -> dict[str, Hand]:
    return {hand.id: hand for hand in scene(s).hands}


def held(hand: Hand) -> list[str]:
    return [card.id for card in hand.cards]


def reveals(s: InvaderScenario) -> Iterator[Reveal]:
    people = scene(s).people()
    for line in s.table.events(0):
        if (found := GAME.reveal(line.event, s.state.packs, people)) is not None:
            yield found


def test_each_hand_has_its_place_and_what_is_attached_hangs_on_the_weapon() -> None:
    s = InvaderScenario(
        "m0",
        cards={"jared": ["assault-shotgun", "energy-cell", "oxygen-tank", "mre"]},
        acting="jared",
    )
    found = hands(s)
    assert held(found["hand-left"]) == ["item-assault-shotgun"]
    assert held(found["hand-right"]) == []
    assert held(found["place-body"]) == ["item-oxygen-tank"]
    assert set(held(found["place-pack"])) == {"item-energy-cell", "item-mre"}
    limits = {hand.id: hand.limit for hand in scene(s).in_front() if hand.limit}
    assert limits == {"hand-left": 1, "hand-right": 1, "place-body": 2, "place-pack": 5}


def test_whoever_acts_comes_first_among_the_survivors_of_a_seat() -> None:
    s = InvaderScenario("m0", cards={"mitsuki": ["mre"]}, acting="jared")
    figures = [*dict.fromkeys(hand.figure for hand in scene(s).hands if hand.figure)]
    assert figures[0] == "panel-survivor-jared"
    assert len(figures) == len(s.state.crew)
    assert held(hands(s)["place-pack-survivor-mitsuki"]) == ["item-mre"]
    assert {hand.figure for hand in scene(s).in_front()} == {"", "panel-survivor-jared"}


def test_skills_stand_under_their_levels_and_are_pale_until_they_are_learned() -> None:
    s = InvaderScenario("m0", skills={"jared": ["free-melee", "action"]}, acting="jared")
    skills = hands(s)["skills"]
    (track,) = (one for one in scene(s).tracks if one.id == skills.track)
    assert sum(space.wide for space in track.spaces[:-1]) == GAME.edition().box.numbers.levels[-1]
    learned = {card.id for card in skills.cards if card.tone != "muted"}
    assert learned == {"skill-free-melee", "skill-action"}
    assert [card.space for card in skills.cards] == [0, 1, 2, 2, 3, 3, 3]


def test_a_weapon_tells_its_numbers() -> None:
    s = InvaderScenario("m0", cards={"jared": ["assault-shotgun"]}, acting="jared")
    (shotgun,) = hands(s)["hand-left"].cards
    assert [one.label.id for one in shotgun.stats] == [
        "invader-range",
        "invader-dice",
        "invader-hit",
        "invader-damage",
    ]


def test_whatever_can_be_laid_can_be_dragged() -> None:
    """Every option of a reorganisation but to discard names a card, and a place takes its verb."""
    s = InvaderScenario(
        "m0",
        cards={"jared": ["assault-shotgun", "ablative-armor", "mre", "sledge"]},
        acting="jared",
    )
    s.does("jared", "arrange")
    places = hands(s)
    cards = {card for hand in places.values() for card in held(hand)}
    (ask,) = s.table.asks()
    laid = [one for one in ask.options if one.args and one.verb != "discard"]
    assert laid
    for option in laid:
        assert option.args[0] in cards
        assert any(option.verb in hand.takes for hand in places.values())


def test_what_is_left_is_told_in_the_head() -> None:
    s = InvaderScenario("m0", xenos={"a1": "3 workers"}, where={"jared": "b1"})
    panel = next(one for one in scene(s).panels if one.id == "panel-mission")
    left = {meter.label.id: meter.count for meter in panel.meters}
    for kind in GAME.edition().kinds:
        if not kind.row.abomination:
            assert left[f"invader-left-{kind.id}"] == s.state.stock[kind.at] < kind.row.count
            break
    assert left["invader-objectives"] == len(GAME.view(s.play, 0).objectives)


def test_a_xeno_card_shows_the_level_that_is_read() -> None:
    s = InvaderScenario(
        drawn="r=r|r",
        where={"jared": "c1"},
        xp={"jared": 20},
        row={"spawns": (At(cell="a1", colour="red"),)},
    )
    s.top("xeno-deck", "xenocard-02").xenos_phase()
    assert s.horde("a1") == "5 worker"
    drawn = [one for one in reveals(s) if one.card is not None and one.card.kind == "spawn"]
    card = drawn[0].card
    assert card is not None
    words = Texts("en", "invader")
    read = [(row.label, row.value) for row in card.rows if row.lit]
    assert [[words.format(one) for one in pair if one] for pair in read] == [["orange", "5"]]


def test_spawn_zones_are_shown_one_after_the_other() -> None:
    s = InvaderScenario(drawn="r=r=r|r", where={"jared": "d1"}, row={"spawns": SPAWNS})
    s.xenos_phase()
    shown = [one.steps for one in reveals(s) if one.steps]
    states = [[(step.note.id, step.now) for step in steps if step.note] for steps in shown]
    assert [[id.removeprefix("invader-spawns-") for id, _ in one] for one in states] == [
        ["now", "asleep", "next"],
        ["done", "asleep", "now"],
    ]
    assert [[now for _, now in one].count(True) for one in states] == [1, 1]


def test_an_attack_is_held_up_with_whom_it_hurts() -> None:
    s = InvaderScenario(drawn="r=r", where={"jared": "a1"}, xenos={"a1": "1 worker, 1 tank"})
    s.xenos_act()
    attack, hurt = [one for one in reveals(s) if one.kind in ("attack", "wound")]
    assert (attack.at, attack.art) == ("zone-a1", "xeno-tank")
    assert (hurt.at, hurt.part) == ("zone-a1", "joins")
    most = s.person("jared").most
    assert [effect.fill for effect in hurt.effects] == [(most - s.person("jared").armor, most)]


def eyes(drawn: Scene) -> dict[str, int]:
    """The zones that bear the sign of sight, with the range on it."""
    return {
        region.id.removeprefix("zone-"): marker.count
        for region in drawn.regions
        for marker in region.markers
        if marker.icon == "eye"
    }


def test_what_who_acts_can_see_is_marked_with_its_range() -> None:
    s = InvaderScenario(drawn="c:c:c=r=r", where={"jared": "a1"}, acting="jared")
    assert eyes(scene(s)) == {"b1": 1, "c1": 2, "d1": 3}


def test_while_nobody_acts_nothing_is_marked_as_seen() -> None:
    assert eyes(Table.new("invader", seats=2, seed="eyes").scene(0)) == {}


def goals(s: InvaderScenario) -> dict[str, bool | None]:
    (card,) = hands(s)["mission"].cards
    return {goal.label.id: goal.reached for goal in card.goals}


def test_the_mission_lies_beside_the_skills_with_what_is_reached() -> None:
    assert goals(InvaderScenario("m0")) == {"invader-goal-take": False, "invader-goal-out": False}
    assert goals(InvaderScenario("m3"))["invader-goal-crew"] is False


def test_what_is_taken_is_known_while_others_lie_face_down() -> None:
    s = InvaderScenario("m2", where={"jared": "c9"})
    (white,) = [zone for zone, tokens in s.state.zones.items() if tokens == ["objective-white"]]
    assert [goal.reached for goal in hands(s)["mission"].cards[0].goals] == [False, False, False]
    s.only(white, rest="taken")
    assert [goal.reached for goal in hands(s)["mission"].cards[0].goals] == [True, False, False]


def test_who_left_with_a_remote_control_has_taken_it() -> None:
    s = InvaderScenario("m7", where={"jared": "b8"})
    for zone in s.game.edition(("m7",)).objective_zones:
        s.only(zone, rest="taken")
    s.put("objective-green", "place-remotes-survivor-jared")
    s.does("jared", "stop").does("jared", "leave")
    assert goals(s)["invader-goal-all"] is True


def briefing(s: InvaderScenario, language: str = "en") -> list[str]:
    """What the mission asks for, as it is written."""
    words = Texts(language, "invader")
    (card,) = hands(s)["mission"].cards
    return [words.format(goal.label) for goal in card.goals]


def test_goals_tell_how_far_they_are() -> None:
    gathering = InvaderScenario("m1", where={"jared": "c4", "cole": "c4"}, xenos={"c4": "2 worker"})
    assert briefing(gathering) == ["at the sentry gun: 2 of 6", "2 Xenos there"]
    s = InvaderScenario("m5")
    (red, *_) = [zone for zone, tokens in s.state.zones.items() if tokens == ["objective-red"]]
    s.only(red, rest="taken")
    assert briefing(s) == ["take red objective: 1 of 4", "out: 0 of 6"]
    experienced = InvaderScenario("m8", xp={"jared": 19})
    assert briefing(experienced) == ["take all objectives: 0 of 6", "at level orange: 1 of 6"]


def test_samples_and_new_tanks_are_counted() -> None:
    s = InvaderScenario("m10")
    assert briefing(s)[1:] == ["wear new oxygen tanks: 0 of 6", "samples: 0 of 5"]
    s = InvaderScenario("m10", marks={"sample-tank": 1, "old-survivor-jared": 1})
    assert briefing(s)[1:] == ["wear new oxygen tanks: 5 of 6", "samples: 1 of 5"]


def test_the_nest_is_burnt_once_it_is_marked() -> None:
    assert goals(InvaderScenario("m6")) == {"invader-goal-burnt": False}
    assert goals(InvaderScenario("m6", marks={"burnt": 1})) == {"invader-goal-burnt": True}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("mission", [f"m{number}" for number in range(11)])
def test_every_mission_says_how_it_is_lost(mission: str, language: str) -> None:
    s = InvaderScenario(mission)
    words = Texts(language, "invader")
    (card,) = hands(s)["mission"].cards
    said = [words.format(one) for one in card.lost]
    assert len(said) >= 2
    assert not [one for one in (*said, *briefing(s, language)) if "invader-" in one or "{" in one]
    special = [one.id.removeprefix("invader-lost-") for one in card.lost][1:-1]
    assert special == LOST.get(mission, [])


def test_what_is_left_says_of_how_many() -> None:
    panel = next(one for one in scene(InvaderScenario("m1")).panels if one.id == "panel-mission")
    assert [one.most for one in panel.meters] == [6, 35, 14, 14, 6, 5]
    assert all(one.count <= one.most for one in panel.meters)
