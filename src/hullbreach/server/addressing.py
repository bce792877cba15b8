"""The HTTP interface of notices: where somebody wants to be told something while no page is open."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from hullbreach.kernel.table import SPECTATOR
from hullbreach.server.addresses import ROOM
from hullbreach.server.errors import NotSeated, TooMany
from hullbreach.server.forms import Device, Room
from hullbreach.server.interface import Bearer, link_of
from hullbreach.server.push import Keys


@post("/api/table/device", status_code=204, tags=["table"])
async def tell_device(data: JSONBody[Device], state: State, authorization: Bearer = "") -> None:
    """Tell this browser when it is your turn, also while no page is open (Web Push); or no longer."""
    lobby = state.lobby
    async with lobby.at(link_of(authorization)) as (hosted, seat):
        if seat == SPECTATOR:
            raise NotSeated()
        if data.off:
            await lobby.store.addresses.forget(hosted.id, seat, data.address)
            return
        keys = Keys(data.p256dh, data.auth)
        one = lobby.house.notices.device(seat, data.address, keys, data.language)
        if not await lobby.store.addresses.add(hosted.id, one):
            raise TooMany()
        hosted.addressed.add(seat)


@post("/api/table/room", status_code=204, tags=["table"])
async def tell_room(data: JSONBody[Room], state: State, authorization: Bearer = "") -> None:
    """Tell a chat room whose turn it is, by its webhook; or no longer. For the host."""
    lobby = state.lobby
    async with lobby.at(link_of(authorization)) as (hosted, seat):
        hosted.seating.only_host(seat)
        if not data.address:
            await lobby.store.addresses.forget(hosted.id, ROOM)
            hosted.addressed.discard(ROOM)
            return
        one = lobby.house.notices.room(data.address, data.language)
        await lobby.store.addresses.add(hosted.id, one)
        hosted.addressed.add(ROOM)


ADDRESSING: list[Any] = [tell_device, tell_room]
