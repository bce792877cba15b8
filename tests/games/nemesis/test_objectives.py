"""Nemesis, chapter Objectives: every card fulfilled and not, and the reason that is told."""

from collections.abc import Callable

import pytest

from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.games.survival.rules.events import Judged
from hullbreach.kernel import Texts

CREW = ("scout", "captain", "soldier", "pilot", "mechanic")
WORDS = Texts("en", "nemesis")

Story = Callable[[NemesisScenario], NemesisScenario]
Case = tuple[Story, bool, str]


def owner(card: str) -> NemesisScenario:
    """The scout has left in a pod and kept this objective; nobody else will survive."""
    alone = CONTENT.objectives[card].deck == "coop"
    s = NemesisScenario(*CREW[:1]) if alone else NemesisScenario(*CREW)
    s.engines("working", "working", "working").bound_for("earth")
    return s.escaped("scout").objective("scout", card)


def verdict(s: NemesisScenario, who: str = "scout") -> tuple[bool, str]:
    """How it ended for somebody, as it was told to them: won or lost, and the reason."""
    told = s.heard(Judged, who=who, listener=who)
    return told.won, WORDS.format(told.reason)


# What happens to the scout, in the words of the table


def sleeps(s: NemesisScenario) -> NemesisScenario:
    """The scout is asleep."""
    return s.asleep("scout").ends()


def leaves(s: NemesisScenario) -> NemesisScenario:
    """The scout has left in a pod, and the ship jumps with nobody alive."""
    return s.ends()


def watches_the_end(s: NemesisScenario) -> NemesisScenario:
    """The scout has left in a pod, and the ship is destroyed."""
    return s.ends("destruction")


def with_a_friend(s: NemesisScenario) -> NemesisScenario:
    """The captain, who is player 2, has left as well."""
    return s.escaped("captain").ends()


def to(place: str) -> Story:
    """The scout is asleep on a ship that flies there."""
    return lambda s: s.asleep("scout").bound_for(place).ends()


def without_eggs(s: NemesisScenario) -> NemesisScenario:
    """No egg is left in the nest."""
    return s.only("eggs", rest="supply-of-supply-egg")


def explorer(s: NemesisScenario, left: int = 0) -> NemesisScenario:
    """All rooms but so many are explored."""
    slots = [slot for slot in s.play.board.slots if slot not in s.state.explored]
    for slot in slots[left:]:
        s.explore(s.zone(f"tile-{slot}")[0], slot)
    return s


def signal(s: NemesisScenario) -> NemesisScenario:
    """The scout has sent the signal."""
    return s.is_("scout", signal=True)


def hunted(s: NemesisScenario) -> NemesisScenario:
    """The queen was killed."""
    return s.set(killed=["intruder-queen"])


def hoards(count: int) -> Story:
    """The scout has so many items, the starting weapon among them, in a pod."""
    items = ["tools", "bandages", "duct-tape", "clothes", "medkit", "alcohol", "chemicals"]

    def story(s: NemesisScenario) -> NemesisScenario:
        return s.has("scout", *items[: count - 1]).ends()

    return story


def laid_out(s: NemesisScenario, room: str) -> NemesisScenario:
    """The blue corpse lies in a room."""
    return s.explore(room).put("supply-corpse-blue", s.slot(room), source=s.slot("hibernatorium"))


def signal_and(what: str, done: Story, was: str, was_not: str) -> dict[str, Case]:
    """The signal, and something done that the end of the ship does as well."""
    sent = "The signal was sent. "
    return {
        what: (lambda s: done(signal(s)).ends(), True, sent + was),
        "the ship": (
            lambda s: signal(s).ends("destruction"),
            True,
            f"{sent}The ship was destroyed.",
        ),
        "neither": (lambda s: signal(s).ends(), False, f"The ship was not destroyed. {was_not}"),
        "no signal": (lambda s: done(s).ends(), False, "The signal was not sent."),
    }


EARTH_OR_ALONE = {
    "the ship reaches Earth": (
        lambda s: s.asleep("scout", "captain").ends(),
        True,
        "The ship reached Earth.",
    ),
    "only survivor": (lambda s: s.bound_for("venus").ends(), True, "Nobody else survived."),
    "elsewhere, with a friend": (
        lambda s: with_a_friend(s.bound_for("venus")),
        False,
        "The ship reached Venus; the objective needed Earth. Somebody else survived: Captain.",
    ),
    "no ship, with a friend": (
        lambda s: s.escaped("captain").ends("destruction"),
        False,
        "The ship was destroyed; the objective needed it to reach Earth. "
        "Somebody else survived: Captain.",
    ),
}
SIGNAL_AND_ROOMS = {
    "all": (
        lambda s: explorer(signal(s)).ends(),
        True,
        "The signal was sent. Every room was explored.",
    ),
    "one room left": (lambda s: explorer(signal(s), 1).ends(), False, "One room was not explored."),
    "no signal": (lambda s: explorer(s).ends(), False, "The signal was not sent."),
    "nothing": (
        lambda s: explorer(s, 2).ends(),
        False,
        "The signal was not sent. 2 rooms were not explored.",
    ),
}
SIGNAL_AND_QUEEN = signal_and("the queen", hunted, "The queen is dead.", "The queen lives.")
SIGNAL_AND_NEST = signal_and(
    "the nest",
    without_eggs,
    "The Nest is destroyed.",
    "The Nest is not destroyed: 5 eggs are left.",
)
TWO_WEAKNESSES = {
    "two": (lambda s: s.weakness("egg", "corpse").ends(), True, "Weaknesses revealed: 2."),
    "three": (
        lambda s: s.weakness("egg", "corpse", "carcass").ends(),
        True,
        "Weaknesses revealed: 3.",
    ),
    "one": (
        lambda s: s.weakness("carcass").ends(),
        False,
        "Weaknesses revealed: 1; the objective needed 2.",
    ),
}
EGG_HOME = {
    "in a pod": (lambda s: s.has("scout", "supply-egg").ends(), True, "Brought to safety: Egg."),
    "asleep": (lambda s: sleeps(s.has("scout", "supply-egg")), True, "Brought to safety: Egg."),
    "without": (leaves, False, "Not brought to safety: Egg."),
}

CASES: dict[str, dict[str, Case]] = {
    # Personal
    "salvaging-the-prime-asset": EARTH_OR_ALONE,
    "the-oldest-friend": EARTH_OR_ALONE,
    "quarantine": {
        "Mars": (to("mars"), True, "The ship reached Mars."),
        "Earth without the nest": (
            lambda s: sleeps(without_eggs(s)),
            True,
            "The Nest is destroyed.",
        ),
        "Earth with the nest": (
            sleeps,
            False,
            "The Nest is not destroyed: 5 eggs are left.",
        ),
        "elsewhere": (
            lambda s: s.bound_for("venus").ends(),
            False,
            "The ship reached Venus; the objective needed Mars.",
        ),
        "no ship": (
            watches_the_end,
            False,
            "The ship was destroyed; the objective needed it to reach Mars.",
        ),
    },
    "relentless-investigator": SIGNAL_AND_ROOMS,
    "a-proper-burial": {
        "in a pod": (
            lambda s: signal(s).has("scout", "supply-corpse-blue").ends(),
            True,
            "The signal was sent. Brought to safety: Blue corpse.",
        ),
        "asleep": (
            lambda s: sleeps(signal(s).has("scout", "supply-corpse-blue")),
            True,
            "The signal was sent. Brought to safety: Blue corpse.",
        ),
        "another corpse": (
            lambda s: signal(s).has("scout", "supply-corpse-red#1").ends(),
            False,
            "Not brought to safety: Blue corpse.",
        ),
        "no signal": (
            lambda s: s.has("scout", "supply-corpse-blue").ends(),
            False,
            "The signal was not sent.",
        ),
    },
    "hoarder": {
        "seven": (hoards(7), True, "Items taken along: 7."),
        "six": (hoards(6), False, "Items taken along: 6; the objective needed 7."),
        "asleep": (
            lambda s: hoards(7)(s.asleep("scout")),
            False,
            "The objective needed an escape pod.",
        ),
    },
    "the-great-hunt": SIGNAL_AND_QUEEN,
    "best-friends-forever": {
        "with a friend": (with_a_friend, True, "Somebody else survived: Captain."),
        "alone": (leaves, False, "Nobody else survived."),
    },
    "aliens-on-a-spaceship": SIGNAL_AND_NEST,
    # Corporate
    "my-precious": {
        "in a pod": (
            lambda s: signal(s).has("scout", "supply-egg").ends(),
            True,
            "The signal was sent. Brought to safety: Egg.",
        ),
        "asleep": (
            lambda s: sleeps(signal(s).has("scout", "supply-egg")),
            True,
            "The signal was sent. Brought to safety: Egg.",
        ),
        "without": (lambda s: signal(s).ends(), False, "Not brought to safety: Egg."),
        "no signal": (
            lambda s: s.has("scout", "supply-egg").ends(),
            False,
            "The signal was not sent.",
        ),
    },
    "necroscopy": {
        "carcass": (
            lambda s: signal(s).weakness("carcass").ends(),
            True,
            "The signal was sent. The weakness of the carcass slot is revealed.",
        ),
        "other weaknesses": (
            lambda s: signal(s).weakness("egg", "corpse").ends(),
            False,
            "The weakness of the carcass slot is not revealed.",
        ),
        "no signal": (lambda s: s.weakness("carcass").ends(), False, "The signal was not sent."),
    },
    "ab-ovo": {
        "egg": (
            lambda s: s.weakness("egg").ends(),
            True,
            "The weakness of the egg slot is revealed.",
        ),
        "other weaknesses": (
            lambda s: s.weakness("carcass", "corpse").ends(),
            False,
            "The weakness of the egg slot is not revealed.",
        ),
    },
    "extreme-field-biology": TWO_WEAKNESSES,
    "the-right-moment-to-strike": {
        "player 1 is oneself": (leaves, True, "Nobody else survived."),
        "oneself, with a friend": (with_a_friend, False, "Somebody else survived: Captain."),
    },
    "greener-pastures": {
        "player 2 is dead": (
            lambda s: s.escaped("soldier").ends(),
            True,
            "Captain did not survive.",
        ),
        "player 2 survives": (
            with_a_friend,
            False,
            "Captain survived. Somebody else survived: Captain.",
        ),
    },
    "an-old-feud": {
        "player 3 is dead": (with_a_friend, True, "Soldier did not survive."),
        "player 3 survives": (
            lambda s: s.escaped("soldier").ends(),
            False,
            "Soldier survived. Somebody else survived: Soldier.",
        ),
    },
    "hostile-takeover": {
        "player 4 is dead": (with_a_friend, True, "Pilot did not survive."),
        "player 4 survives": (
            lambda s: s.escaped("captain", "pilot").ends(),
            False,
            "Pilot survived. Somebody else survived: Captain.",
        ),
    },
    "the-final-enlightenment": {
        "player 5 is dead": (with_a_friend, True, "Mechanic did not survive."),
        "player 5 survives": (
            lambda s: s.escaped("mechanic").ends(),
            False,
            "Mechanic survived. Somebody else survived: Mechanic.",
        ),
    },
    # Solo and cooperative
    "destination-earth": {
        "Earth": (sleeps, True, "The ship reached Earth."),
        "also without oneself": (leaves, True, "The ship reached Earth."),
        "Mars": (
            lambda s: s.bound_for("mars").ends(),
            False,
            "The ship reached Mars; the objective needed Earth.",
        ),
        "no ship": (
            watches_the_end,
            False,
            "The ship was destroyed; the objective needed it to reach Earth.",
        ),
    },
    "emergency-post-mortem": {
        "there": (
            lambda s: laid_out(s, "surgery").ends(),
            True,
            "The blue corpse lies in the Surgery.",
        ),
        "there, and gone with the ship": (
            lambda s: laid_out(s, "surgery").ends("destruction"),
            True,
            "The blue corpse lies in the Surgery.",
        ),
        "elsewhere": (
            lambda s: laid_out(s.explore("surgery"), "laboratory").ends(),
            False,
            "The blue corpse does not lie in the Surgery.",
        ),
        "in somebody's hands": (
            lambda s: s.explore("surgery").has("scout", "supply-corpse-blue").ends(),
            False,
            "The blue corpse does not lie in the Surgery.",
        ),
    },
    "first-contact-protocol": TWO_WEAKNESSES,
    "cutting-off-the-head": SIGNAL_AND_QUEEN,
    "no-man-left-behind": SIGNAL_AND_ROOMS,
    "special-delivery": EGG_HOME,
    "clean-up-crew": SIGNAL_AND_NEST,
}


@pytest.mark.parametrize(
    ("card", "story", "won", "why"),
    [
        pytest.param(card, story, won, why, id=f"{card}: {name}")
        for card, stories in CASES.items()
        for name, (story, won, why) in stories.items()
    ],
)
def test_a_card_is_fulfilled_or_not_and_its_owner_hears_why(
    card: str, story: Story, won: bool, why: str
) -> None:
    s = story(owner(card))
    name = WORDS.name(f"objective-{card}")
    how = (
        f"Survived and fulfilled “{name}”." if won else f"Survived, but “{name}” was not fulfilled."
    )
    assert verdict(s) == (won, f"{how} {why}")


def test_no_card_is_left_out() -> None:
    assert CASES.keys() == CONTENT.objectives.keys()
    for card, stories in CASES.items():
        assert {won for _, won, _ in stories.values()} == {True, False}, card
    assert len(CASES) == 25


# Rules about several cards


@pytest.mark.rule("N-164")
@pytest.mark.parametrize("cause", ["before", "jump", "ship", "destination", "contamination"])
def test_it_does_not_matter_what_the_player_died_of(cause: str) -> None:
    s = owner("greener-pastures").escaped("soldier")
    if cause == "before":
        s.dead("captain")
    elif cause == "destination":
        s.asleep("captain").bound_for("venus")
    elif cause == "contamination":
        s.escaped("captain").only("deck-1", rest="box").only("hand-1", rest="box")
        s.contaminated("captain", infected=1)
    s.ends("destruction" if cause == "ship" else "jump")
    assert verdict(s)[0]
    assert not s.crew("captain").alive


@pytest.mark.rule("N-164")
@pytest.mark.parametrize("status", ["hibernating", "escaped"])
def test_a_player_who_sleeps_or_has_left_is_not_dead(status: str) -> None:
    assert not verdict(owner("greener-pastures").is_("captain", status=status).ends())[0]


@pytest.mark.rule("N-164")
def test_the_number_counts_and_not_the_seat() -> None:
    s = owner("greener-pastures").escaped("soldier")
    s.crew("captain").number, s.crew("soldier").number = 3, 2
    assert not verdict(s.ends())[0]


@pytest.mark.rule("N-165")
@pytest.mark.parametrize("other", ["captain", "mechanic"])
@pytest.mark.parametrize("status", ["hibernating", "escaped"])
def test_one_other_survivor_is_one_too_many(other: str, status: str) -> None:
    s = owner("the-right-moment-to-strike").is_(other, status=status).ends()
    assert not verdict(s)[0]
    assert verdict(owner("the-right-moment-to-strike").ends())[0]


def test_quest_items_count_once_they_are_active() -> None:
    s = owner("hoarder")
    quests = s.zone("quests-0")
    assert len(quests) == 2
    assert not verdict(hoards(5)(s))[0]
    s = owner("hoarder").has("scout", *quests)
    assert verdict(hoards(5)(s))[0]


@pytest.mark.rule("N-165")
def test_the_only_survivor_must_survive() -> None:
    s = owner("the-right-moment-to-strike").is_("scout", status="aboard").ends()
    assert s.winners == []


@pytest.mark.rule("N-166")
def test_a_signal_counts_for_whoever_sent_it() -> None:
    s = without_eggs(owner("aliens-on-a-spaceship")).is_("captain", signal=True).ends()
    assert not verdict(s)[0]
    assert verdict(without_eggs(signal(owner("aliens-on-a-spaceship"))).ends())[0]


@pytest.mark.rule("N-166")
def test_the_signal_is_sent_from_the_comms_room() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "comms-room", "captain": "comms-room"})
    s.does("scout", "room").pays()
    assert s.crew("scout").signal
    assert not s.crew("captain").signal


@pytest.mark.rule("N-167")
@pytest.mark.parametrize(
    ("card", "place"), [("salvaging-the-prime-asset", "earth"), ("quarantine", "mars")]
)
@pytest.mark.parametrize("damaged", range(4))
def test_the_ship_needs_two_engines_to_get_there(card: str, place: str, damaged: int) -> None:
    s = owner(card).escaped("captain").bound_for(place)
    s.engines(*["damaged"] * damaged, *["working"] * (3 - damaged)).ends()
    assert verdict(s)[0] is (damaged < 2)


@pytest.mark.rule("N-167")
@pytest.mark.parametrize(
    ("card", "place"), [("salvaging-the-prime-asset", "earth"), ("quarantine", "mars")]
)
def test_a_ship_that_was_destroyed_gets_nowhere(card: str, place: str) -> None:
    s = owner(card).escaped("captain").bound_for(place).ends("destruction")
    assert not verdict(s)[0]


@pytest.mark.rule("N-168")
@pytest.mark.parametrize("researcher", ["scout", "captain"])
def test_it_does_not_matter_who_discovered_a_weakness(researcher: str) -> None:
    s = NemesisScenario(*CREW, rooms={researcher: "laboratory"}, turn=CREW.index(researcher))
    s.objective("scout", "ab-ovo").has(researcher, "supply-egg")
    s.does(researcher, "room").pays()
    if researcher != "scout":
        s.edit()
        s.escaped("scout")
    else:
        s.asleep("scout").engines("working", "working", "working").bound_for("earth")
    assert verdict(s.ends())[0]


@pytest.mark.rule("N-169")
@pytest.mark.parametrize("eggs", [0, 1, 5])
def test_the_nest_is_destroyed_when_no_egg_is_left_in_it(eggs: int) -> None:
    s = signal(owner("aliens-on-a-spaceship"))
    s.only("eggs", *["supply-egg"] * eggs, rest="supply-of-supply-egg")
    assert verdict(s.ends())[0] is (eggs == 0)


@pytest.mark.rule("N-169")
def test_eggs_that_lie_or_are_carried_elsewhere_are_not_in_the_nest() -> None:
    s = without_eggs(signal(owner("aliens-on-a-spaceship")))
    s.mark("egg", "cockpit", 2).has("captain", "supply-egg")
    assert verdict(s.ends())[0]
