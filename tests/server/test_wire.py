"""A connection over which the event loop itself speaks to PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from hullbreach.server.postgres import ADD, MORE, PostgresStore
from hullbreach.server.wire import BYTEA, Wire, array, numbered, numbers, texts, whole

T = TypeVar("T")

LINES = {
    "add": ADD,
    "who": "SELECT pg_backend_pid()",
    "long": "SELECT length(%b::text), pg_sleep(0.01)",
}


async def in_a_thread(work: Callable[[], T]) -> T:
    return await asyncio.to_thread(work)


def over(address: str, play: Callable[[Wire], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await PostgresStore.open(address)
        wire = Wire(address, LINES, in_a_thread)
        try:
            await play(wire)
        finally:
            wire.close()
            await store.close()

    asyncio.run(run())


async def who(wire: Wire) -> int:
    found = (await wire.ask("who", [])).get_value(0, 0)
    assert found is not None
    return whole(found)


def an_entry(table: str, number: int) -> list[bytes]:
    return [texts([table]), numbers([number]), array(BYTEA, [b"{}"])]


def test_what_is_refused_leaves_the_connection_as_it_was(shared: str) -> None:
    async def play(wire: Wire) -> None:
        before = await who(wire)
        await wire.ask("add", an_entry("one", 0))
        with pytest.raises(psycopg.errors.UniqueViolation):
            await wire.ask("add", an_entry("one", 0))
        await wire.ask("add", an_entry("one", 1))
        assert await who(wire) == before

    over(shared, play)


def test_more_than_a_socket_holds_is_sent_as_there_is_room(shared: str) -> None:
    async def play(wire: Wire) -> None:
        found = await wire.ask("long", [b"x" * 20_000_000])
        value = found.get_value(0, 0)
        assert value is not None
        assert whole(value) == 20_000_000

    over(shared, play)


def test_who_waits_hears_that_the_connection_was_lost_and_the_next_gets_another(
    shared: str,
) -> None:
    async def play(wire: Wire) -> None:
        before = await who(wire)
        with psycopg.connect(make_conninfo(shared), autocommit=True) as line:
            line.execute("SELECT pg_terminate_backend(%s, 5000)", (before,))
        with pytest.raises(psycopg.OperationalError):
            # The loop has not heard of it yet.
            await wire.ask("who", [])
        assert await who(wire) != before

    over(shared, play)


def test_whoever_no_longer_waits_leaves_no_answer_to_somebody_else(shared: str) -> None:
    async def play(wire: Wire) -> None:
        await who(wire)
        asked = asyncio.create_task(wire.ask("long", [b"abc"]))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await who(wire) > 3

    over(shared, play)


def test_what_others_have_added_is_found_by_the_index(shared: str) -> None:
    """Every process looks once a second: it must not read all entries of all tables."""
    asyncio.run(_make(shared))
    with psycopg.connect(make_conninfo(shared), autocommit=True) as line:
        line.execute(
            "INSERT INTO entries (table_id, number, entry) SELECT 'table-' || t, n, 'x'"
            " FROM generate_series(1, 40) t, generate_series(0, 99) n"
        )
        line.execute(f"PREPARE more (text[], int4[], text[]) AS {numbered(MORE)}")
        line.execute("SET plan_cache_mode = force_generic_plan")
        ids, known = "{table-1,table-2}", "{100,98}"
        plan = line.execute(f"EXPLAIN EXECUTE more('{ids}', '{known}', '{ids}')").fetchall()
        found = line.execute(f"EXECUTE more('{ids}', '{known}', '{ids}')").fetchall()
    assert [one[:2] for one in found] == [("table-2", 98), ("table-2", 99)]
    assert "Seq Scan on entries" not in "\n".join(one[0] for one in plan)


async def _make(address: str) -> None:
    store = await PostgresStore.open(address)
    await store.close()
