"""Power: which sections have it, what makes it drop, and how it is brought back."""

from __future__ import annotations

from hullbreach.games.lockdown.rules.events import BackupPower, PowerChanged
from hullbreach.games.lockdown.rules.model import POWERED, power
from hullbreach.games.lockdown.rules.play import Lockdown
from hullbreach.kernel import COMMIT, Rule, deny, rule


def token_at(g: Lockdown, place: str) -> str:
    """The power token of a section, or of the elevator."""
    return g.state.zones[power(place)][0]


def place_of(g: Lockdown, token: str) -> str:
    """The section, or the elevator, where a power token lies."""
    return next(place for place in POWERED if token in g.state.zones[power(place)])


def number_of(g: Lockdown, token: str) -> int:
    """The number on a power token."""
    return g.box.power[token.removeprefix("power-")].number


@rule("L-374", "L-435")
def turn(g: Lockdown, token: str, active: bool, rule_id: str) -> None:
    """Turn a power token to its blue or red side."""
    if (token in g.state.active) == active:
        return
    if active:
        g.state.active = [*g.state.active, token]
    else:
        g.state.active = [other for other in g.state.active if other != token]
    g.tell(PowerChanged(token, f"section-{place_of(g, token)}", active), rule_id)


@rule("L-435")
def switch(g: Lockdown, place: str, rule_id: str) -> None:
    """Turn the power of a section, or of the elevator, on or off."""
    token = token_at(g, place)
    turn(g, token, token not in g.state.active, rule_id)


@rule("L-255", "L-435")
def switch_own(g: Lockdown, seat: int, rule_id: str) -> Rule[None]:
    """Turn the power of the section where the character is on or off; not every room is in one."""
    section = g.section(g.crew[seat].slot)
    if not section:
        yield deny("L-255", "denied-no-base-section")
    yield COMMIT
    switch(g, section, rule_id)


@rule("L-378", "L-575")
def drop(g: Lockdown, rule_id: str) -> None:
    """The active token with the highest number goes out."""
    if g.state.active:
        turn(g, max(g.state.active, key=lambda token: number_of(g, token)), False, rule_id)


@rule("L-379", "L-380", "L-381")
def cross(g: Lockdown, space: int) -> None:
    """The time token has come to a space: there may have been a threshold before it."""
    threshold = g.box.time.threshold(space)
    if threshold == "blue":
        drop(g, "L-380")
    elif threshold == "red" and not g.state.backup:
        drop(g, "L-379")


@rule("L-377", "L-467")
def set_backup(g: Lockdown, active: bool, rule_id: str) -> None:
    """Turn the time token to its active or inactive side."""
    if g.state.backup != active:
        g.state.backup = active
        g.tell(BackupPower(active), rule_id)
