"""Lockdown, chapter Power and darkness."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import BackupPower, PowerChanged
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.survival.rules.events import Attacked, Contaminated
from hullbreach.kernel import Option
from hullbreach.kernel.table import OpenAsk

PLACES = ("s-01", "s-02", "s-03", "elevator")


def base(*crew: str, **position: Any) -> LockdownScenario:
    """Workers in the repository (S-01), or these people."""
    return LockdownScenario(*(crew or ("hacker", "sentry")), **position)


def tokens(s: LockdownScenario) -> LockdownScenario:
    """Power tokens 1 to 4 in S-01, S-02, S-03 and on the elevator."""
    for number, place in enumerate(PLACES, 1):
        s.power_token(number, place)
    return s


# Light and darkness


@pytest.mark.rule("L-374", "L-375", "L-376")
@pytest.mark.parametrize("lit", ["s-01", "s-02", "s-03", "elevator"])
def test_a_section_has_light_while_its_token_is_blue(lit: str) -> None:
    s = base("hacker", "sentry", "janitor").blackout().powered(lit)
    s.at("hacker", "002").at("sentry", "007").at("janitor", "018")
    for seat, section in enumerate(("s-01", "s-02", "s-03")):
        assert s.play.powered(section) == (section == lit)
        assert s.play.dark(seat) == (section != lit)
    s.dark(lit)
    assert all(s.play.dark(seat) for seat in range(3))


@pytest.mark.rule("L-374")
def test_the_side_of_the_token_is_what_counts_not_its_number() -> None:
    s = tokens(base()).blackout().powered("s-03")
    assert s.lit("isolation-room")
    s.power_token(1, "s-03")
    assert not s.lit("isolation-room"), "this one is red"
    assert s.lit("repository"), "the blue one lies here now"


@pytest.mark.rule("L-375", "L-376")
@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("effect", ["event", "attack", "token"])
def test_what_happens_in_the_dark_happens_only_there(effect: str, dark: bool) -> None:
    s = base("hacker").powered(*PLACES).hand("hacker", "rest", "search")
    if dark:
        s.dark("s-01")
    if effect == "event":
        s.happens("egg-protection")
        assert len([one for one in s.told() if isinstance(one, Contaminated)]) == int(dark)
    elif effect == "attack":
        s.intruder("adult", "repository").top("deck-attack", "cut#2").phase("noise-fades")
        assert s.crew("hacker").light == 1 + dark
    else:
        s.noise_around("repository").blind("bag", "token-adult-1-3").top("deck-attack", "cut#2")
        s.rolls("hacker", 1)
        assert len([one for one in s.told() if isinstance(one, Attacked)]) == int(dark)


@pytest.mark.rule("L-376")
def test_power_elsewhere_is_no_light_here() -> None:
    s = base("hacker").blackout().powered("s-02", "s-03", "elevator").happens("egg-protection")
    s.heard(Contaminated, who="hacker")


# Emergency power


@pytest.mark.rule("L-377")
@pytest.mark.parametrize("active", [True, False])
def test_a_power_surge_turns_the_time_token_to_its_red_side(active: bool) -> None:
    s = base(backup=active).happens("power-surge")
    assert not s.state.backup
    assert len([one for one in s.told() if isinstance(one, BackupPower)]) == int(active)


@pytest.mark.rule("L-377")
def test_a_game_begins_without_emergency_power_and_the_backup_room_turns_it_on() -> None:
    s = base()
    assert not s.state.backup
    s.at("hacker", "backup-power-supply").works("hacker")
    s.until(lambda s: s.state.backup, "first")
    s.heard(BackupPower, active=True)


# Thresholds


RED, BLUE = (14, 13, 9, 7, 4), (11, 5, 3)


@pytest.mark.rule("L-379", "L-380", "L-381")
@pytest.mark.parametrize("backup", [True, False])
@pytest.mark.parametrize("space", range(14, 0, -1))
def test_which_thresholds_make_the_power_drop(space: int, backup: bool) -> None:
    s = base(backup=backup).blackout().powered(*PLACES).space(space + 1).phase("time")
    drops = space in BLUE or (space in RED and not backup)
    told = [one for one in s.told() if isinstance(one, PowerChanged)]
    assert [one.active for one in told] == [False] * drops
    assert len(s.state.active) == 4 - drops
    if drops:
        s.heard(PowerChanged, rule="L-380" if space in BLUE else "L-379")


@pytest.mark.rule("L-381")
def test_two_thresholds_in_a_row_drop_twice() -> None:
    s = tokens(base()).blackout().powered(*PLACES).space(15).phase("time")
    assert sorted(s.state.active) == ["power-1", "power-2", "power-3"]
    s.rests("sentry").until(lambda s: s.play.space() == 13 and s.state.stage == "turn", "idle")
    assert sorted(s.state.active) == ["power-1", "power-2"]


@pytest.mark.rule("L-378", "L-225")
@pytest.mark.parametrize(
    ("blue", "drops"),
    [
        (("s-01", "s-02", "s-03", "elevator"), "elevator"),
        (("s-01", "s-02", "s-03"), "s-03"),
        (("s-01", "elevator"), "elevator"),
        (("s-02",), "s-02"),
        ((), ""),
    ],
)
def test_the_blue_token_with_the_highest_number_goes_out(blue: tuple[str, ...], drops: str) -> None:
    s = tokens(base()).blackout().powered(*blue).space(12).phase("time")
    assert {place for place in PLACES if s.play.powered(place)} == set(blue) - {drops}


@pytest.mark.rule("L-378")
def test_the_number_counts_and_not_the_place() -> None:
    s = base().power_token(4, "s-01").power_token(1, "elevator").powered(*PLACES).space(12)
    s.phase("time")
    assert [place for place in PLACES if not s.play.powered(place)] == ["s-01"]


# What helps against the dark


@pytest.mark.rule("L-382")
@pytest.mark.parametrize("effect", ["event", "attack", "token"])
@pytest.mark.parametrize("remedy", ["", "feel-of-the-dark", "glowstick"])
def test_whoever_may_ignore_the_dark_does_so_everywhere(remedy: str, effect: str) -> None:
    hand = ("feel-of-the-dark", "rest", "search", "demolition")
    s = base("lab-rat", "hacker", reactions=True).blackout().at("lab-rat", "011")
    s.has("lab-rat", "glowstick").hand("lab-rat", *hand[: 2 if effect == "token" else 4])
    s.top("deck-attack", "cut#2")
    if effect == "event":
        s.happens("egg-protection")
    elif effect == "attack":
        s.intruder("adult", "011").phase("noise-fades", "power-surge")
    else:
        s.noise_around("011").blind("bag", "token-adult-1-3").rolls("lab-rat", 1)

    def answer(ask: OpenAsk) -> Option:
        """Take the remedy, and pay for it with whatever comes first."""
        wanted = [one for one in ask.options if remedy and one.verb == "react" and remedy in one.id]
        passing = [one for one in ask.options if one.verb == "pass"]
        return (wanted or passing or ask.options)[0]

    s.until(lambda s: s.state.round == 2, answer)
    dark = {"event": (1, 0), "attack": (1, 2), "token": (1, 2)}[effect]
    light = {"event": (0, 0), "attack": (1, 1), "token": (0, 0)}[effect]
    contaminated = sum(one.startswith("contamination") for one in s.zone("discard-0"))
    assert (contaminated, s.crew("lab-rat").light) == (light if remedy else dark)
