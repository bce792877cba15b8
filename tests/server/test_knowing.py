"""Whoever may know what is to come is known to the others, before they sit down."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from hullbreach.client import RefusedError, bot, guest, mine
from hullbreach.kernel.chance import verify
from hullbreach.kernel.table import Table
from hullbreach.testkit.serving import Running, serving

both = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


async def finish(server: Running, token: str) -> None:
    async with server.host.sit(token) as seat:
        while (question := await seat.question()) is not None:
            await seat.answer(question.options[-1].id, question.id)


@both
def test_a_guest_is_told_that_the_host_has_had_the_file(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), bot(), bot()])
            async with host.sit(links.seats[0]) as ann, host.sit(links.spectators) as watching:
                assert (await host.invited(links.invitation)).origin == "dealt"
                await host.file(links.seats[0])
                # Who is there already is told at once.
                await watching.until(lambda: watching.table.origin == "known")
                await ann.hand_over(None, 1)
        async with serving(tmp_path) as server:
            told = await server.host.invited(links.invitation)
            assert (told.game, told.origin) == ("airlock", "known")
            assert [one.kind for one in told.people] == ["person", "open", "bot"]
            joined = await server.host.join(links.invitation)
            async with server.host.sit(joined.token) as ben:
                assert ben.table.origin == "known"

    run(work())


def test_what_everyone_may_have_when_it_is_over_is_no_secret() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), bot(), bot()])
            await finish(server, links.seats[0])
            await server.host.file(links.seats[0])
            async with server.host.sit(links.seats[0]) as seat:
                assert seat.table.origin == "dealt"
                # But whoever goes back from the end has seen the seed.
                await seat.undo(to=seat.now.answers - 1)
                await seat.until(lambda: seat.table.origin == "known")
                assert (await server.host.invited(links.invitation)).origin == "known"

    run(work())


def test_a_link_that_is_no_invitation_tells_nothing() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine(), guest(), guest()])
            for wrong in ("nonsense", links.spectators, links.seats[0]):
                with pytest.raises(RefusedError, match="unknown-link"):
                    await server.host.invited(wrong)

    run(work())


def hidden(table: Table) -> dict[str, list[str]]:
    state = table.play.state
    return {zone: items for zone, items in state.zones.items() if zone != "hand-0"}


def seen(table: Table) -> Any:
    """What seat 0 saw when the step began."""
    return table.game.view(table.game.Play(table.game, table.position), 0)


@pytest.mark.parametrize("game", ["airlock", "nemesis"])
def test_no_file_foretells_a_game_that_goes_on_from_a_finished_one(game: str) -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.create(game, [mine(), bot("random"), bot("random")])
            await finish(server, links.seats[0])
            finished = server.lobby.tables[links.table].table
            for answers in (0, finished.answers // 4, finished.answers // 2):
                forked = await host.fork(links.seats[0], answers)
                table = server.lobby.tables[forked.table].table
                then = finished.at(finished.at(answers).step_began)
                assert table.commitment != finished.commitment
                assert table.play.state.key != then.play.state.key
                assert hidden(table) != hidden(then)
                # The seat that plays on sits where it sat, and sees what it saw.
                assert seen(table) == seen(then)
                assert Table.load(table.save()).hash() == table.hash()
            # The seed that is shown at the end is the one of the new dice.
            async with host.sit(forked.seats[0]) as seat:
                for number in (1, 2):
                    await seat.hand_over("random", number)
            await finish(server, forked.seats[0])
            async with host.sit(forked.seats[0]) as seat:
                assert verify(seat.table.commitment, seat.now.seed)
                assert seat.table.origin == "fork"

    run(work())


def test_who_goes_on_keeps_the_own_seat() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [bot(), mine(), bot()])
            await finish(server, links.seats[1])
            forked = await server.host.fork(links.seats[1], 2)
            assert list(forked.seats) == [1]
            watched = await server.host.fork(links.spectators, 2)
            assert list(watched.seats) == [0]

    run(work())
