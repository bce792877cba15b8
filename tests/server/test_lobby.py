"""The lobby: codes, how tables stand, replays that are shared, playing again with the same people."""

import asyncio
import random
from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hullbreach.client import RefusedError, bot, guest, mine
from hullbreach.kernel import registry
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.table import Table
from hullbreach.kernel.texts import LANGUAGES, Texts
from hullbreach.server import statuses
from hullbreach.server.codes import LENGTH, LETTERS
from hullbreach.server.forms import Links, NewSeat
from hullbreach.server.interface import game_info
from hullbreach.server.names import NAMES, alias
from hullbreach.testkit.serving import GENEROUS, Running, serving

both = pytest.mark.usefixtures("database")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 90))


@cache
def ended(seats: int) -> Table:
    """A game of Airlock that is over."""
    table = Table.new("airlock", seats=seats, options={"open_votes": True}, seed="to the end")
    chance = random.Random(1)
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.id, chance.choice(ask.options).id)
    return table


async def over(server: Running, *seats: NewSeat) -> Links:
    """A table at which the game is over."""
    return await server.lobby.settle(ended(len(seats)).clone(), list(seats))


async def forgotten(server: Running) -> None:
    """Nobody looks any more, and the tables are put away."""
    while server.lobby.clients:
        await asyncio.sleep(0.001)
    await server.lobby.forget_idle()


# Codes


@both
def test_a_code_leads_to_the_table_as_long_as_a_seat_is_open() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), guest(), bot()])
            code = await host.code(links.seats[0])
            assert len(code) == LENGTH
            assert set(code) <= set(LETTERS)
            assert await host.code(links.seats[0]) == code
            seen = await host.invited(f" {code[:3].lower()}-{code[3:]}")
            assert (seen.game, seen.table, seen.over) == ("airlock", links.table, False)
            assert [one.name for one in seen.people if one.host] == ["Ann"]
            joined = await host.join(code.lower(), "Ben")
            assert (joined.table, joined.seat) == (links.table, 1)
            for late in (host.invited(code), host.join(code)):
                with pytest.raises(RefusedError, match="unknown-link"):
                    await late
            with pytest.raises(RefusedError, match="table-full"):
                await host.code(links.seats[0])

    run(work())


@both
def test_only_the_host_has_a_code_and_a_new_invitation_ends_it() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), guest(), guest()])
            code = await host.code(links.seats[0])
            joined = await host.join(code, "Ben")
            for other in (joined.token, links.spectators):
                with pytest.raises(RefusedError, match="not-host"):
                    await host.code(other)
            async with host.sit(links.seats[0]) as ann:
                await ann.renew("invitation")
            with pytest.raises(RefusedError, match="unknown-link"):
                await host.invited(code)
            assert await host.code(links.seats[0]) != code

    run(work())


def test_nobody_tries_codes_one_after_the_other() -> None:
    async def work() -> None:
        limits = msgspec.structs.replace(GENEROUS, codes_burst=3, codes_rate=0)
        async with serving(limits=limits) as server:
            links = await server.host.create("airlock", [mine("Ann"), guest(), bot()])
            code = await server.host.code(links.seats[0])
            for _ in range(3):
                with pytest.raises(RefusedError, match="unknown-link"):
                    await server.host.invited("AAAAAA")
            for last in (server.host.invited(code), server.host.join(code)):
                with pytest.raises(RefusedError, match="too-fast"):
                    await last
            # A link of 128 bits cannot be guessed, and is not counted.
            assert (await server.host.invited(links.invitation)).game == "airlock"

    run(work())


def test_a_guest_is_told_what_is_played_and_that_the_deal_is_fixed() -> None:
    async def work() -> None:
        async with serving() as server:
            options = {"mode": "coop"}
            links = await server.host.create("nemesis", [mine("Ann"), guest()], options)
            seen = await server.host.invited(links.invitation)
            async with server.host.sit(links.seats[0]) as ann:
                assert seen.options == ann.table.options
                assert seen.commitment == ann.table.commitment
            assert seen.options["mode"] == "coop"
            assert "ship" in seen.options["packs"]

    run(work())


# Names


def test_bots_have_names_in_every_language_and_no_two_at_a_table_the_same() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        names = [texts.name(f"bot-name-{number}") for number in range(1, NAMES + 1)]
        assert len(set(names)) == NAMES
        assert not any(name.startswith("bot-") for name in names)
    for table in map(str, range(50)):
        assert len({alias(table, seat) for seat in range(6)}) == 6


def test_a_bot_is_called_by_its_name_unless_it_plays_for_somebody() -> None:
    async def work() -> None:
        async with serving(bot_pause=60) as server:
            links = await server.host.create("airlock", [mine("Ann"), bot(), guest()])
            async with server.host.sit(links.seats[0]) as ann:
                assert ann.people[1].alias == alias(links.table, 1)
                await ann.hand_over("random")
                await ann.until(lambda: ann.people[0].kind == "bot")
                assert (ann.people[0].alias, ann.people[0].name) == ("", "Ann")

    run(work())


@both
def test_a_seat_at_two_screens_says_so() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create("airlock", [mine("Ann"), bot(), bot()])
            async with server.host.sit(links.seats[0]) as one:
                assert one.people[0].screens == 0
                async with server.host.sit(links.seats[0]):
                    await one.until(lambda: one.people[0].screens == 2)
                await one.until(lambda: one.people[0].screens == 0)

    run(work())


# How tables stand


@both
def test_my_tables_with_round_turn_and_result() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            today = 1000.0
            server.lobby.house.today = lambda: today
            links = await host.create("airlock", [mine("Ann"), mine("Ben"), bot()])
            today += 720
            asked = [links.seats[1], "nonsense", links.spectators]
            ben, nobody, eve = await host.statuses(asked)
            assert nobody is None
            assert ben is not None
            assert eve is not None
            assert (ben.table, ben.seat, eve.seat) == (links.table, 1, -1)
            assert (ben.game, ben.state, ben.over, ben.since) == ("airlock", "known", False, 720)
            assert ben.waiting == [0]
            assert [one.name for one in ben.people[:2]] == ["Ann", "Ben"]
            assert [one.seat for one in ben.faces] == [0, 1, 2]
            links = await over(server, mine("Ann"), mine("Ben"), bot())
            (end,) = await host.statuses([links.seats[0]])
            assert end is not None
            assert end.over
            assert end.waiting == []
            assert [one.seat for one in end.outcomes] == [0, 1, 2]

    run(work())


@both
def test_a_list_of_tables_plays_few_of_them_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving() as server:
            host, lobby = server.host, server.lobby
            seats = [mine("Ann"), bot(), bot()]
            tokens = [(await host.create("airlock", seats)).seats[0] for _ in range(6)]
            await forgotten(server)
            found = await host.statuses(tokens)
            # What was kept when they were put away is enough.
            assert not lobby.tables
            assert [one.state for one in found if one] == ["known"] * 6
            # As after a stop without a goodbye: their summaries are of no use.
            for one in found:
                assert one is not None
                await lobby.store.table_changed(one.table, summary=None)
            monkeypatch.setattr(statuses, "MOST_LOADS", 2)
            for ready in (2, 4, 6):
                found = await host.statuses(tokens)
                states = [one.state for one in found if one]
                assert states == ["known"] * ready + ["later"] * (6 - ready)
            assert [one.waiting for one in found if one] == [[0]] * 6

    run(work())


@both
def test_what_was_kept_of_a_table_that_went_on_is_not_told() -> None:
    async def work() -> None:
        async with serving() as server:
            host, lobby = server.host, server.lobby
            links = await host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cid")])
            old = (await host.statuses([links.seats[0]]))[0]
            assert old is not None
            assert old.waiting == [0]
            await forgotten(server)
            async with host.sit(links.seats[0]) as ann:
                await ann.answer("stop")
            while lobby.clients:
                await asyncio.sleep(0.001)
            lobby.tables.clear()  # no goodbye
            (now,) = await host.statuses([links.seats[0]])
            assert now is not None
            assert now.waiting == [1]

    run(work())


def test_a_table_whose_game_is_not_here_any_more_spoils_no_list(breaks: str) -> None:
    async def work() -> None:
        async with serving() as server:
            links = await server.host.create(breaks, [mine("Ann"), mine("Ben"), mine("Cid")])
            other = await server.host.create("airlock", [mine("Ann"), bot(), bot()])
            await server.lobby.store.table_changed(links.table, game="gone")
            server.lobby.tables.clear()
            gone, here = await server.host.statuses([links.seats[0], other.seats[0]])
            assert gone is not None
            assert here is not None
            assert (gone.game, gone.state, here.state) == ("gone", "broken", "known")

    run(work())


# Replays


async def sat_down(server: Running, token: str) -> None:
    async with server.host.sit(token):
        pass


@both
def test_a_shared_link_shows_the_replay_and_opens_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), mine("Ben"), bot()])
            with pytest.raises(RefusedError, match="not-over"):
                await host.share(links.seats[0])
            links = await over(server, mine("Ann"), mine("Ben"), bot())
            with pytest.raises(RefusedError, match="not-seated"):
                await host.share(links.spectators)
            shared = await host.share(links.seats[1])
            assert (await host.moment(shared, 2)).seat == -1
            assert (await host.moment(shared, 2, seat=1)).seat == 1
            assert (await host.course(shared)).rows
            assert await host.statuses([shared]) == [None]
            attempts: tuple[Coroutine[Any, Any, Any], ...] = (
                host.file(shared),
                host.fork(shared, 1),
                host.share(shared),
                host.unshare(shared),
                host.rematch(shared),
                host.report(shared, "words"),
                host.join(shared),
                sat_down(server, shared),
            )
            for attempt in attempts:
                with pytest.raises(RefusedError, match="unknown-link"):
                    await attempt
            with pytest.raises(RefusedError, match="not-host"):
                await host.unshare(links.seats[1])
            await host.unshare(links.seats[0])
            with pytest.raises(RefusedError, match="unknown-link"):
                await host.moment(shared, 2)
            assert shared.encode() not in b"".join(one.read_bytes() for one in tmp_path.iterdir())

    run(work())


# Again


async def finished(server: Running) -> Links:
    """A game of Ann, of Ben, who came by the invitation, and of two bots, that is over."""
    links = await over(server, mine("Ann"), guest(), bot("search"), bot())
    ben = await server.host.join(links.invitation, "Ben")
    links.seats[1] = ben.token
    return links


@both
def test_the_same_people_play_again() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await finished(server)
            async with host.sit(links.seats[0]) as old:
                assert old.rematch == ""
                bens = await host.rematch(links.seats[1])
                await old.until(lambda: old.rematch == bens.table)
            anns = await host.rematch(links.seats[0])
            assert (bens.seat, anns.seat, anns.table) == (1, 0, bens.table)
            # Whoever was first is the host; the other one gets the own seat and nothing else.
            assert bens.invitation
            assert bens.spectators
            assert anns.invitation == anns.spectators == ""
            assert len({anns.token, bens.token, *links.seats.values()}) == 4
            async with host.sit(anns.token) as ann, host.sit(bens.token) as ben:
                assert (ann.number, ben.number) == (0, 1)
                assert ann.table.options == {**old.table.options}
                assert ann.table.id == bens.table
                assert ann.table.commitment != old.table.commitment
                kinds = [(one.name, one.kind, one.bot) for one in ben.people]
                assert kinds[:3] == [
                    ("Ann", "person", ""),
                    ("Ben", "person", ""),
                    ("search", "bot", "search"),
                ]
                assert [one.host for one in ben.people] == [False, True, False, False]
            # The same link on another device, and after a loss.
            assert (await host.rematch(links.seats[0])).token == anns.token

    run(work())


def test_another_game_goes_on_where_one_has_ended() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.upload(finished_ship())
            offer = await host.sequel(links.seats[0])
            assert (offer.possible, offer.reason) == (True, None)
            again = await host.rematch(links.seats[0], sequel=True)
            async with host.sit(again.token) as ann:
                assert "epilogue" in ann.table.options["packs"]
                assert ann.table.options["after"]
            # Whoever comes later comes to the same table, however they ask for it.
            assert (await host.rematch(links.seats[0])).table == again.table

    run(work())


@both
def test_not_every_game_goes_on() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await finished(server)
            offer = await server.host.sequel(links.seats[0])
            assert not offer.possible
            assert offer.reason is not None
            assert offer.reason.id == "error-no-sequel"
            with pytest.raises(RefusedError, match="no-sequel"):
                await server.host.rematch(links.seats[0], sequel=True)
            with pytest.raises(RefusedError, match="not-seated"):
                await server.host.sequel(links.spectators)

    run(work())


def finished_ship() -> bytes:
    """The file of a game of Nemesis that is over, with a ship that is still there."""
    table = Table.new("nemesis", seats=1, seed="a ship is left")
    while not table.over:
        ask = table.asks()[0]
        ways = {option.verb: option for option in ask.options}
        table.answer(ask.seat, ask.id, ways.get("pass", ask.options[0]).id)
    assert not table.play.state.destroyed
    return table.save()


@both
def test_a_rematch_waits_for_the_end_and_is_for_players() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await host.create("airlock", [mine("Ann"), bot(), bot()])
            with pytest.raises(RefusedError, match="not-over"):
                await host.rematch(links.seats[0])
            with pytest.raises(RefusedError, match="not-seated"):
                await host.rematch(links.spectators)

    run(work())


@both
def test_whoever_the_host_removed_does_not_come_back_by_the_old_table() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await finished(server)
            again = await host.rematch(links.seats[0])
            async with host.sit(again.token) as ann:
                await ann.remove(1)
            with pytest.raises(RefusedError, match="table-full"):
                await host.rematch(links.seats[1])

    run(work())


def test_nobody_alone_has_the_file_while_the_others_are_still_on_their_way() -> None:
    async def work() -> None:
        async with serving() as server:
            host = server.host
            links = await finished(server)
            again = await host.rematch(links.seats[0])
            with pytest.raises(RefusedError, match="still-secret"):
                await host.file(again.token)

    run(work())


@both
def test_two_who_ask_at_the_same_time_meet_at_one_table() -> None:
    async def work() -> None:
        async with serving() as server:
            links = await finished(server)
            both = [server.host.rematch(links.seats[seat]) for seat in (0, 1)]
            one, other = await asyncio.gather(*both)
            assert one.table == other.table

    run(work())


# What is offered


def test_no_option_is_offered_where_it_does_not_apply() -> None:
    for name in registry.names():
        for one in game_info(name).settings:
            known = {setting.name for setting in game_info(name).settings} | {"seats", "packs"}
            assert set(one.needs) <= known
    needs = {one.name: one.needs for one in game_info("nemesis").settings}
    assert needs["revive"] == {"mode": ["coop"]}
    # What the lobby leaves out is what the game refuses.
    with pytest.raises(BadOption):
        Table.new("nemesis", seats=3, options={"revive": True})
    with pytest.raises(BadOption):
        Table.new("nemesis", seats=1, options={"intruder_player": True})
    assert needs["intruder_player"]["seats"] == [2, 3, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_of_all_games_are_among_the_words_of_each(language: str) -> None:
    async def work() -> None:
        async with serving() as server, httpx.AsyncClient(base_url=server.address) as http:
            for game in registry.names():
                words = (await http.get(f"/api/texts/{language}", params={"game": game})).text
                for other in registry.names():
                    title = Texts(language).name(f"game-{other}")
                    assert f"\ngame-{other} = {title}\n" in f"\n{words}\n"

    run(work())
