"""What the host of a table may do: take links back, mute people, send them away."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from hullbreach.client import RefusedError, bot, guest, mine
from hullbreach.testkit.serving import serving

pytestmark = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_somebody_is_muted_and_heard_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            links = await server.host.create("airlock", [mine("Ann"), mine("Ben"), bot()])
            async with (
                server.host.sit(links.seats[0]) as ann,
                server.host.sit(links.seats[1]) as ben,
                server.host.sit(links.spectators) as watching,
            ):
                assert [one.host for one in ben.people] == [True, False, False]
                await ann.mute(1)
                await ben.until(lambda: ben.people[1].muted)
                await ann.mute(-1)
                for one in (ben, watching):
                    with pytest.raises(RefusedError, match="muted"):
                        await one.say("psst")
                await ann.say("quiet, please")
                await ann.mute(-1, False)
                await watching.say("sorry")
                with pytest.raises(RefusedError, match="not-host"):
                    await ben.mute(0)
                with pytest.raises(RefusedError, match="unknown-seat"):
                    await ann.mute(9)
                with pytest.raises(RefusedError, match="not-seated"):
                    await watching.mute(0)
        async with serving(tmp_path) as server, server.host.sit(links.seats[1]) as ben:
            with pytest.raises(RefusedError, match="muted"):
                await ben.say("still?")
            assert [line.text for line in ben.chat] == ["quiet, please", "sorry"]

    run(work())


def test_somebody_is_removed_and_another_comes() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), guest(), bot()])
            ben = await host.join(links.invitation, "Ben")
            async with host.sit(links.seats[0]) as ann:
                async with host.sit(ben.token) as his:
                    with pytest.raises(RefusedError, match="not-host"):
                        await his.remove(0)
                    with pytest.raises(RefusedError, match="not-host"):
                        await ann.remove(0)
                    invitation = await ann.remove(1)
                    with pytest.raises(RefusedError, match="removed"):
                        await his.until(lambda: False)
                await ann.until(lambda: ann.people[1].kind == "open")
                # Neither link leads there any more: not the seat's, and not the old invitation.
                with pytest.raises(RefusedError, match="unknown-link"):
                    async with host.sit(ben.token):
                        pass
                with pytest.raises(RefusedError, match="unknown-link"):
                    await host.join(links.invitation)
                cid = await host.join(invitation, "Cid")
                assert cid.seat == 1
                await ann.until(lambda: ann.people[1].name == "Cid")

    run(work())


def test_links_are_made_anew() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), mine("Ben"), guest()])
            async with (
                host.sit(links.seats[0]) as ann,
                host.sit(links.seats[1]) as ben,
                host.sit(links.seats[1]) as thief,
                host.sit(links.spectators) as watching,
            ):
                token = await ben.renew("seat")
                with pytest.raises(RefusedError, match="removed"):
                    await thief.until(lambda: False)
                with pytest.raises(RefusedError, match="unknown-link"):
                    async with host.sit(links.seats[1]):
                        pass
                assert ben._socket is not None
                await ben._socket.close()
                await ben.until(lambda: ben.connections == 2)
                async with host.sit(token) as again:
                    assert again.number == 1
                with pytest.raises(RefusedError, match="not-host"):
                    await ben.renew("invitation")
                with pytest.raises(RefusedError, match="not-host"):
                    await ben.renew("spectators")
                spectators = await ann.renew("spectators")
                with pytest.raises(RefusedError, match="removed"):
                    await watching.until(lambda: False)
                async with host.sit(spectators) as looking:
                    assert looking.number == -1
                invitation = await ann.renew("invitation")
                with pytest.raises(RefusedError, match="unknown-link"):
                    await host.invited(links.invitation)
                assert (await host.join(invitation)).seat == 2

    run(work())
