"""When a server looks for garbage."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from hullbreach.server import tidying
from hullbreach.server.tidying import Tidying


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    yield
    gc.enable()


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_while_somebody_plays_it_looks_only_after_as_much_has_gone_as_is_there() -> None:
    tidy, sockets = Tidying(), 200
    tidy.beat(1, lambda: sockets)
    circle = weakref.ref(Circle())
    for _ in range(199):
        tidy.socket()
    tidy.beat(2, lambda: sockets)
    assert circle() is not None
    tidy.socket()
    tidy.beat(3, lambda: sockets)
    assert circle() is None


def test_requests_are_garbage_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "LEAST", 10)
    tidy = Tidying()
    tidy.beat(1, lambda: 0)
    circle = weakref.ref(Circle())
    for _ in range(10):
        tidy.request()
    tidy.beat(2, lambda: 0)
    assert circle() is None


def test_very_much_is_looked_through_whatever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    tidy = Tidying()
    tidy.beat(1, lambda: 0)
    circle = weakref.ref(Circle())
    tidy.beat(2, lambda: 0)
    assert circle() is not None
    monkeypatch.setattr(tidying, "MOST", 0)
    tidy.beat(3, lambda: 0)
    assert circle() is None


def test_while_nobody_plays_the_collector_does_as_usual() -> None:
    tidy = Tidying()
    tidy.beat(7, lambda: 0)
    assert not gc.isenabled()
    tidy.beat(7, lambda: 0)
    assert gc.isenabled()


def test_what_has_gone_is_looked_for_as_soon_as_nobody_plays() -> None:
    tidy = Tidying()
    tidy.beat(7, lambda: 200)
    circle = weakref.ref(Circle())
    tidy.socket()
    tidy.beat(7, lambda: 200)
    assert circle() is not None
    tidy.socket()
    tidy.beat(7, lambda: 200)
    assert circle() is None


def test_after_the_end_of_a_server_the_collector_does_as_usual() -> None:
    tidy = Tidying()
    tidy.beat(7, lambda: 0)
    tidy.end()
    assert gc.isenabled()
