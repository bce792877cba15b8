"""Notices off the page: who is told, what, and that nobody else can read it."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.server.receiver import Browser, Receiver, receiving

from hullbreach.client import RefusedError, mine
from hullbreach.server import push
from hullbreach.server.days import look_at_all
from hullbreach.server.forms import Links, Room
from hullbreach.server.notices import PAUSES, Notices, NoticeSettings
from hullbreach.server.paces import HOUR, Pace
from hullbreach.testkit.serving import Running, serving

both = pytest.mark.usefixtures("database")

CONTACT = "mailto:host@games.example"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


@asynccontextmanager
async def telling() -> AsyncIterator[tuple[Running, Receiver]]:
    """A server that may send to a receiver of this machine, and nowhere else."""
    async with receiving() as receiver:
        settings = NoticeSettings(CONTACT, (receiver.address,))
        async with serving(notice=settings) as server:
            yield server, receiver


async def play_once(server: Running, links: Links) -> int:
    """Whoever is asked first answers, and leaves; the seat."""
    seat = server.lobby.tables[links.table].table.waiting()[0]
    async with server.host.sit(links.seats[seat]) as one:
        question = await one.question()
        assert question is not None
        await one.answer(question.options[0].id)
    return seat


async def until_told(server: Running, links: Links, receiver: Receiver) -> None:
    """Play until somebody was told something."""
    for _ in range(40):
        await play_once(server, links)
        await server.lobby.house.notices.settled()
        if receiver.got:
            return
    raise AssertionError("nobody was told anything")


THREE = [mine("Ann"), mine("Ben"), mine("Cy")]


def test_a_browser_is_told_that_it_is_its_turn_and_only_it_can_read_that() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            links = await server.host.create("airlock", THREE)
            browser = Browser(f"{receiver.address}/push/ann")
            await server.host.device(links.seats[0], browser.device("pl"))
            while server.lobby.tables[links.table].table.waiting()[0] == 0:
                await play_once(server, links)
            receiver.got.clear()
            await until_told(server, links, receiver)
            got = receiver.got[0]
            assert got.path == "/push/ann"
            assert got.headers["content-encoding"] == "aes128gcm"
            notice = browser.read(got.body)
            assert notice["table"] == links.table
            assert "Twoja kolej" in notice["body"]
            seed = server.lobby.tables[links.table].table.seed
            for secret in (*links.seats.values(), links.invitation, links.spectators, seed):
                assert secret not in str(notice)
            assert len(got.body) == 16 + 4 + 1 + 65 + push.LENGTH + 1 + 16, "all have one length"

    run(work())


@both
def test_a_push_service_can_tell_who_sends() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            info = await server.host.info()
            signer = push.Signer(push.new_key(), CONTACT)
            assert len(push.unwritten(info.push)) == len(push.unwritten(signer.public)) == 65
            links = await server.host.create("airlock", THREE)
            for seat in links.seats.values():
                await server.host.device(seat, Browser(f"{receiver.address}/x").device())
            await until_told(server, links, receiver)
            said = receiver.got[0].headers["authorization"]
            token, key = said.removeprefix("vapid t=").split(", k=")
            assert key == info.push
            head, claims, signature = token.split(".")
            found = json.loads(push.unwritten(claims))
            assert (found["aud"], found["sub"]) == (receiver.address, CONTACT)
            both = push.unwritten(signature)
            r, s = (int.from_bytes(half, "big") for half in (both[:32], both[32:]))
            public = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.unwritten(key))
            public.verify(
                encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
            )
            # The key is kept: whoever asks again, also after a restart, is told the same one.
            again = Notices(server.lobby.store, lambda: 0.0, NoticeSettings(CONTACT))
            await again.open()
            assert again.public == info.push

    run(work())


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    key = int.from_bytes(push.unwritten("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    keys = push.Keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    made = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        keys,
        salt=push.unwritten("DGv6ra1nlYgDCS1FRnbzlw"),
        own=ec.derive_private_key(key, push.CURVE),
        length=0,
    )
    assert base64.urlsafe_b64encode(made).decode().rstrip("=") == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_at_the_table_is_not_told_off_the_page() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            links = await server.host.create("airlock", THREE)
            for seat in links.seats.values():
                await server.host.device(seat, Browser(f"{receiver.address}/x").device())
            async with (
                server.host.sit(links.seats[0]),
                server.host.sit(links.seats[1]),
                server.host.sit(links.seats[2]),
            ):
                for _ in range(6):
                    await play_once(server, links)
            await server.lobby.house.notices.settled()
            assert receiver.got == []

    run(work())


def test_a_chat_room_is_told_whose_turn_it_is() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            links = await server.host.create("airlock", THREE)
            room = Room(f"{receiver.address}/hook")
            with pytest.raises(RefusedError, match="not-host"):
                await server.host.room(links.seats[1], room)
            await server.host.room(links.seats[0], room)
            await until_told(server, links, receiver)
            said = json.loads(receiver.got[0].body)["text"]
            assert "turn" in said
            assert any(name in said for name in ("Ann", "Ben", "Cy"))
            receiver.got.clear()
            await server.host.room(links.seats[0], Room(""))
            for _ in range(4):
                await play_once(server, links)
            await server.lobby.house.notices.settled()
            assert receiver.got == []

    run(work())


def test_nothing_is_sent_to_a_host_that_is_not_allowed() -> None:
    async def work() -> None:
        async with telling() as (server, _), receiving() as elsewhere:
            links = await server.host.create("airlock", THREE)
            with pytest.raises(RefusedError, match="notice-host"):
                await server.host.room(links.seats[0], Room(f"{elsewhere.address}/hook"))
            with pytest.raises(RefusedError, match="notice-host"):
                await server.host.device(
                    links.seats[0], Browser("https://169.254.169.254/latest").device()
                )
        async with serving() as server:
            links = await server.host.create("airlock", THREE)
            assert (await server.host.info()).push == ""
            with pytest.raises(RefusedError, match="notice-host"):
                await server.host.device(
                    links.seats[0], Browser("https://fcm.googleapis.com/x").device()
                )

    run(work())


def test_keys_that_are_none_are_refused() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            links = await server.host.create("airlock", THREE)
            browser = Browser(f"{receiver.address}/x").device()
            for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}):
                with pytest.raises(RefusedError, match="bad-request"):
                    await server.host.device(links.seats[0], replaced(browser, **bad))
            with pytest.raises(RefusedError, match="not-seated"):
                await server.host.device(links.spectators, browser)

    run(work())


def replaced(device: Any, **changes: str) -> Any:
    return type(device)(
        **{name: getattr(device, name) for name in device.__struct_fields__} | changes
    )


def test_a_notice_that_is_not_taken_is_sent_again_and_one_for_nobody_is_the_last() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            waited: list[float] = []

            async def pause(seconds: float) -> None:
                waited.append(seconds)

            server.lobby.house.notices._pause = pause
            links = await server.host.create("airlock", THREE)
            await server.host.room(links.seats[0], Room(f"{receiver.address}/hook"))
            receiver.answers = [503, 429, 200]
            await until_told(server, links, receiver)
            assert (len(receiver.got), waited) == (3, list(PAUSES[:2]))
            receiver.answers = [410]
            await until_told_again(server, links, receiver)
            seen = len(receiver.got)
            for _ in range(4):
                await play_once(server, links)
            await server.lobby.house.notices.settled()
            assert len(receiver.got) == seen

    run(work())


async def until_told_again(server: Running, links: Links, receiver: Receiver) -> None:
    before = len(receiver.got)
    while len(receiver.got) == before:
        await play_once(server, links)
        await server.lobby.house.notices.settled()


@both
def test_who_is_late_is_reminded_and_then_the_others_are_told() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            now = 1_800_000_000.0
            server.lobby.house.today = lambda: now
            links = await server.host.create("airlock", THREE, pace=Pace(2))
            hosted = server.lobby.tables[links.table]
            late = hosted.table.waiting()[0]
            browsers = {seat: Browser(f"{receiver.address}/{seat}") for seat in links.seats}
            for seat, link in links.seats.items():
                await server.host.device(link, browsers[seat].device())
            now += 2 * HOUR
            await look_at_all(server.lobby)
            await server.lobby.house.notices.settled()
            reminded = [got.path for got in receiver.got]
            assert f"/{late}" in reminded
            assert len(reminded) == len(hosted.table.waiting())
            words = browsers[late].read(receiver.got[reminded.index(f"/{late}")].body)["body"]
            assert "in one hour" in words
            await look_at_all(server.lobby)
            await server.lobby.house.notices.settled()
            assert len(receiver.got) == len(reminded), "nobody is reminded twice"
            receiver.got.clear()
            now += 1 * HOUR
            await look_at_all(server.lobby)
            await server.lobby.house.notices.settled()
            other = next(seat for seat in links.seats if seat != late)
            got = next(one for one in receiver.got if one.path == f"/{other}")
            assert "did not answer in time" in browsers[other].read(got.body)["body"]

    run(work())


@both
def test_who_was_removed_is_told_nothing_more() -> None:
    async def work() -> None:
        async with telling() as (server, receiver):
            links = await server.host.create("airlock", THREE)
            await server.host.device(links.seats[1], Browser(f"{receiver.address}/1").device())
            async with server.host.sit(links.seats[0]) as ann:
                await ann.remove(1)
            assert await server.lobby.store.addresses.of(links.table, 1) == []

    run(work())
