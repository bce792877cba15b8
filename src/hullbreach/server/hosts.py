"""By which names a server may be asked: a page of somebody else must not reach it through a name of its own.

A page can let its own name lead to an address of this machine (DNS rebinding) and would then be
at home here. Programs and pages that use an address in numbers cannot do that, so those are let in.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from hullbreach.server.errors import UnknownHost
from hullbreach.server.protocol import Close

ANY = "*"
LONGEST = 253
"""Characters in the name of a machine."""


class Hosts:
    """The names of a server.

    >>> hosts = Hosts(["games.example"])
    >>> [hosts.known(one) for one in ("games.example", "GAMES.example.:8765", "localhost:8765")]
    [True, True, True]
    >>> [hosts.known(one) for one in ("192.0.2.7:80", "[::1]:8765", "evil.example", "")]
    [True, True, False, False]
    """

    def __init__(self, more: Iterable[str] = ()) -> None:
        self._names = {_plain(one) for one in (*own_names(), *more)}

    def known(self, host: str) -> bool:
        """Whether this is a name of the server, or an address in numbers; a port does not matter."""
        name = _plain(host)
        return name in self._names or ANY in self._names or _in_numbers(name)

    def missing(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The name in the head of a request that is not ours; no browser leaves the name out."""
        names = [value.decode("latin-1") for name, value in headers if name == b"host"]
        if len(names) > 1:
            return ", ".join(names)[:LONGEST]
        return None if not names or self.known(names[0]) else names[0][:LONGEST]

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Refuse whoever asks by another name."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            kind: Any = scope["type"]
            host = self.missing(scope["headers"]) if kind in ("http", "websocket") else None
            if host is None:
                await app(scope, receive, send)
            elif kind == "http":
                raise UnknownHost(host=host)
            else:
                await send({"type": "websocket.close", "code": Close.TOO_MUCH, "reason": ""})

        return guarded


def own_names() -> set[str]:
    """The names by which this machine knows itself."""
    name = socket.gethostname()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def _plain(host: str) -> str:
    """A name without its port, in small letters."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    if host.count(":") == 1:
        host = host.partition(":")[0]
    return host.removesuffix(".")


def _in_numbers(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
