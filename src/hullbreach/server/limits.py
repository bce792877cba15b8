"""How much one address or one client may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec

from hullbreach.server.protocol import MAX_MESSAGE


class Limits(msgspec.Struct, frozen=True):
    """How much there may be of everything."""

    tables: int = 2000
    """In memory at the same time."""
    connections: int = 128
    """Per address: what browsers hold open, and sockets."""
    clients: int = 64
    """Sockets per address."""
    tables_burst: float = 30
    """New tables, uploads and reports per address: so many at once,"""
    tables_rate: float = 0.2
    """and so many a second after that."""
    codes_burst: float = 20
    """Short codes per address: so many are looked up at once,"""
    codes_rate: float = 0.1
    """and so many a second after that. Nobody guesses one."""
    requests_burst: float = 200
    """HTTP requests per address."""
    requests_rate: float = 20
    messages_burst: float = 60
    """Messages per connection."""
    messages_rate: float = 20
    message: int = MAX_MESSAGE
    """Bytes in a message from a client."""
    body: int = 1024 * 1024
    """Bytes in a request: enough for the file of any game."""
    head: int = 16 * 1024
    """Bytes in the head of a request,"""
    headers: int = 100
    """and lines."""
    head_time: float = 10.0
    """Seconds in which the head of a request must come,"""
    body_time: float = 60.0
    """and after that its body."""
    hello: float = 10.0
    """Seconds in which a client must say who it is."""
    silence: float = 90.0
    """Seconds without a word after which a client counts as gone; it pings every 25."""
    absence: float = 60.0
    """Seconds after which the others may let a bot play for an absent player."""
    idle: float = 600.0
    """Seconds after which a table at which nobody listens is put away."""


Network = IPv4Network | IPv6Network

PREFIX = 64
"""Bits of an IPv6 address that one household has to itself."""


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 it is a whole prefix, since nobody has fewer.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> neighbourhood("2001:db8::7") == neighbourhood("2001:db8::8")
    True
    >>> neighbourhood("2001:db8::7") == neighbourhood("2001:db8:0:1::7")
    False
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), PREFIX), strict=False))


def within(address: str, networks: Collection[Network]) -> bool:
    """Whether an address belongs to one of these networks.

    >>> within("10.0.0.7", [ip_network("10.0.0.0/8")]), within("here", [ip_network("::/0")])
    (True, False)
    """
    if not networks:
        return False
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


class Bucket:
    """So many at once, and so many a second after that.

    >>> clock = iter([0.0, 0.0, 0.0, 0.0, 1.0]).__next__
    >>> bucket = Bucket(burst=2, rate=1.0, clock=clock)
    >>> bucket.take(), bucket.take(), bucket.take(), bucket.take()
    (True, True, False, True)
    """

    __slots__ = ("_clock", "_left", "_since", "burst", "rate", "refused")

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.rate = rate
        self.refused = 0
        """How many were not allowed since the last one that was."""
        self._clock = clock
        self._left = burst
        self._since = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._since) * self.rate)
        self._since = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        self.refused = 0
        return True

    def full(self) -> bool:
        """Whether nothing was taken lately."""
        return self._left + (self._clock() - self._since) * self.rate >= self.burst


class PerAddress:
    """A bucket for every address, forgotten when it is full again."""

    MOST = 10_000

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        if len(self._buckets) >= self.MOST:
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full()}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._burst, self._rate, self._clock)
        return bucket.take()


class Places:
    """So many at the same time for every address.

    >>> places = Places(1)
    >>> places.enter("here"), places.enter("here"), places.enter("there")
    (True, False, True)
    >>> places.leave("here")
    >>> places.enter("here")
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Take a place if one is free."""
        if self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
