"""What the rooms of the three sectors do, and those that are printed on the board."""

from __future__ import annotations

from hullbreach.games.retaliation.rules.actions import lose_actions
from hullbreach.games.retaliation.rules.body import (
    cure,
)
from hullbreach.games.retaliation.rules.choices import (
    which_gap,
    which_space,
)
from hullbreach.games.retaliation.rules.effects import ROOMS
from hullbreach.games.retaliation.rules.events import ChambersOpened, DataTaken, ReactorShut
from hullbreach.games.retaliation.rules.gearing import take_any
from hullbreach.games.retaliation.rules.grid import (
    HIB,
    NEIGHBOURS,
    SECTORS,
    TOWARDS,
)
from hullbreach.games.retaliation.rules.lander import (
    attempt,
    leave,
    look_at_defence,
    start_destruct,
    switch_air,
)
from hullbreach.games.retaliation.rules.markers import (
    put_out,
)
from hullbreach.games.retaliation.rules.model import (
    ANTI_AIRCRAFT,
    GEAR,
    NOT_STARTED,
    STOCK,
)
from hullbreach.games.retaliation.rules.movement import lay_corridor
from hullbreach.games.retaliation.rules.noise import noise_roll
from hullbreach.games.retaliation.rules.play import Retaliation
from hullbreach.games.retaliation.rules.robot import stands_still
from hullbreach.games.retaliation.rules.things import gain_item
from hullbreach.games.retaliation.rules.using import resolve_room, usable_from_afar
from hullbreach.games.survival.rules.contamination import scan
from hullbreach.games.survival.rules.events import TookObject
from hullbreach.games.survival.rules.model import (
    EGG,
    EGG_BOARD,
    GONE,
    deck,
    discard,
)
from hullbreach.kernel import COMMIT, Rule, deny, rule


@rule("R-496", "R-475")
@ROOMS("room-landing-zone")
def stock_up(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any number of tokens out of the slots of the Landing Zone."""
    if not g.state.zones[STOCK]:
        yield deny("R-496", "denied-supply")
    yield COMMIT
    yield from take_any(g, seat, GEAR, STOCK)


@rule("R-407", "R-427", "R-496")
@ROOMS("room-landing-zone")
def board_lander(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise roll, then into the lander."""
    if g.crew[seat].slot != space:
        yield deny("R-207", "denied-elsewhere", g.room(space))
    if g.state.lander != "landed":
        yield deny("R-407", "denied-no-lander")
    yield COMMIT
    if (yield from attempt(g, seat)):
        leave(g, seat, "pod", "waiting", "R-407")


@rule("R-427", "R-430", "R-432", "R-495")
@ROOMS("room-hibernatorium")
def hibernate(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise roll, then into a chamber."""
    if g.crew[seat].slot != space:
        yield deny("R-207", "denied-elsewhere", g.room(space))
    if not g.state.hibernation:
        yield deny("R-430", "denied-hibernation")
    yield COMMIT
    if (yield from attempt(g, seat)):
        leave(g, seat, "hibernating", "chamber", "R-430")


@rule("R-427", "R-433", "R-434", "R-435", "R-501")
@ROOMS("room-escape-shuttle")
def take_shuttle(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A noise roll, then away."""
    if g.crew[seat].slot != space:
        yield deny("R-207", "denied-elsewhere", g.room(space))
    if not g.state.shuttle:
        yield deny("R-434", "denied-no-shuttle")
    yield COMMIT
    if (yield from attempt(g, seat)):
        g.state.shuttle = False
        leave(g, seat, "escaped", "shuttle", "R-433")


@rule("R-489", "R-490", "R-491")
@ROOMS("room-life-support-a", "room-life-support-b", "room-life-support-c")
def switch_support(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The life support of the sector is switched over."""
    if not g.rules.has_air_token(g, g.room(space)[-1]):
        yield deny("R-494", "denied-no-air-token")
    yield COMMIT
    sector = g.room(space)[-1]
    switch_air(g, sector, sector not in g.state.air)


@rule("R-489")
@ROOMS("room-life-support-a")
def stifle_fire(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The fire of any room is discarded."""
    burning = [one for one in g.rooms_on_map() if g.burning(one)]
    if not burning:
        yield deny("R-489", "denied-no-fire")
    yield COMMIT
    put_out(g, (yield from which_space(g, seat, burning, "ask-room", "R-489")))


@rule("R-403", "R-490")
@ROOMS("room-life-support-b")
def check_defence(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Both tokens of the anti-aircraft defence are seen, and put into any order."""
    if not g.state.zones[ANTI_AIRCRAFT]:
        yield deny("R-490", "denied-no-defence")
    yield COMMIT
    yield from look_at_defence(g, seat)


@rule("R-430", "R-491")
@ROOMS("room-life-support-c")
def open_chambers(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The Hibernatorium becomes active."""
    if g.state.hibernation:
        yield deny("R-491", "denied-hibernation-on")
    yield COMMIT
    g.state.hibernation = True
    g.tell(ChambersOpened(), "R-491")


@rule("R-498", "R-389")
@ROOMS("room-surgery")
def operate_on_larva(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """With a larva: it is removed, infected cards go, at the price of the hand."""
    if not g.crew[seat].larva:
        yield deny("R-498", "denied-no-larva")
    yield COMMIT
    lose_actions(g, seat)
    zones = [deck(seat), discard(seat)]
    scan(g, seat, zones, "R-498", clean=False, infected=True)
    cure(g, seat, "R-498")
    g.move_all(discard(seat), deck(seat))
    g.shuffle(deck(seat))


@rule("R-249", "R-497")
@ROOMS("room-drilling-station")
def drill(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A new corridor from the robot's room."""
    still = stands_still(g)
    if still:
        yield still
    if not undug(g, g.state.robot):
        yield deny("R-497", "denied-no-wall")
    yield COMMIT
    gap = yield from which_gap(g, seat, undug(g, g.state.robot), "ask-corridor", "R-497")
    lay_corridor(g, g.state.robot, gap)


def undug(g: Retaliation, space: str) -> list[str]:
    """The gaps around a room where a corridor could be laid."""
    if not g.state.zones["corridors"] or space == HIB:
        return []
    return [
        gap
        for way, gap in TOWARDS[space].items()
        if gap not in g.state.corridors and NEIGHBOURS[space][way] != HIB
    ]


SERVER_ROOM = "room-server-room"


@rule("R-492")
@ROOMS("room-server-room")
def remote_control(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Any other working computer room is used from here."""
    if not usable_from_afar(g, seat, SERVER_ROOM):
        yield deny("R-492", "denied-no-computer-room")
    yield COMMIT
    rooms = usable_from_afar(g, seat, SERVER_ROOM)
    goal = yield from which_space(g, seat, rooms, "ask-room", "R-492")
    yield from resolve_room(g, seat, goal)


@rule("R-448", "R-492")
@ROOMS("room-server-room")
def download(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """A data token."""
    if g.crew[seat].data:
        yield deny("R-492", "denied-data")
    yield COMMIT
    g.crew[seat].data = True
    g.tell(DataTaken(g.name(seat)), "R-492")


@rule("R-499", "R-642")
@ROOMS("room-cooling-system")
def overheat(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """The self-destruct begins."""
    if not g.state.wired:
        yield deny("R-499", "denied-reactor-off")
    if g.state.destruct != NOT_STARTED:
        yield deny("R-499", "denied-destruct")
    yield COMMIT
    start_destruct(g)


@rule("R-424", "R-493", "R-494")
@ROOMS("room-reactor")
def shut_reactor(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """Life support, self-destruct and anti-aircraft leave the game."""
    if not g.state.wired:
        yield deny("R-494", "denied-reactor-off")
    yield COMMIT
    for sector in SECTORS:
        switch_air(g, sector, active=False)
    g.state.wired, g.state.destruct = False, NOT_STARTED
    g.move_all(ANTI_AIRCRAFT, GONE)
    g.reveal()
    g.tell(ReactorShut(), "R-493")


@rule("R-203", "R-204", "R-500")
@ROOMS("room-nest")
def take_egg(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """An egg is taken; then there is noise."""
    if not g.state.zones[EGG_BOARD]:
        yield deny("R-500", "denied-no-egg")
    yield COMMIT
    yield from gain_item(g, seat, EGG, EGG_BOARD)
    g.tell(TookObject(g.name(seat), EGG), "R-500")
    g.rules.nest_checked(g)
    yield from noise_roll(g, seat)


@rule("R-204", "R-500")
@ROOMS("room-nest")
def crush_egg(g: Retaliation, seat: int, space: str) -> Rule[None]:
    """An egg is destroyed; then there is noise."""
    if not g.state.zones[EGG_BOARD]:
        yield deny("R-500", "denied-no-egg")
    yield COMMIT
    g.rules.lose_egg(g)
    yield from noise_roll(g, seat)
