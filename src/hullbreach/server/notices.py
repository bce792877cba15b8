"""Notices off the page: whose turn it is, who is late, that a game is over. To browsers by Web Push, and to chat rooms.

Only who is not at the table is told, and nothing that is secret: the name of the game, the round, names that everybody at the table
sees, and the id of the table, which opens nothing. A notice may be lost when the server ends; the reminder comes in any case.
Addresses are given by people, so nothing is sent to a host that is not allowed, and no redirection is followed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx
import msgspec

from hullbreach.kernel.errors import HullbreachError
from hullbreach.kernel.texts import Text, Texts
from hullbreach.server.addresses import ROOM, Address
from hullbreach.server.errors import BadRequest, NotThere
from hullbreach.server.limits import PerAddress
from hullbreach.server.push import BadKeys, Keys, Signer, encrypt, new_key

if TYPE_CHECKING:
    from hullbreach.server.hosting import Hosted
    from hullbreach.server.store import Store

log = logging.getLogger("hullbreach.server")

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Where browsers have notices sent."""
KEY = "push"
"""The name of the key that notices are signed with."""
PAUSES = (5.0, 60.0, 600.0)
"""Seconds before a notice is tried again that was not taken."""
KEPT = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is off."""
PATIENCE = 10.0
AT_ONCE = 16
MOST = 2000
"""Notices on their way: more are given up."""
BURST, RATE = 20, 1 / 30
"""Notices to one table's chat room: so many at once, and so many a second after that."""
DISCORD = ("discord.com", "discordapp.com")


class NoticeSettings(msgspec.Struct, frozen=True):
    """What the operator allows."""

    contact: str = ""
    """How push services reach the operator, mailto:… or https://…; without it there is no Web Push."""
    hosts: tuple[str, ...] = ()
    """Hosts of chat rooms, such as discord.com; `.example` is every host below it, and `http://127.0.0.1:9` just this place."""


def allowed(address: str, hosts: Iterable[str]) -> bool:
    """Whether something may be sent to an address: encrypted, and to a host that is named.

    >>> allowed("https://web.push.apple.com/abc", [".push.apple.com"])
    True
    >>> (
    ...     allowed("http://discord.com/api", ["discord.com"]),
    ...     allowed("https://discord.com:81/", ["discord.com"]),
    ... )
    (False, False)
    >>> (
    ...     allowed("http://127.0.0.1:9/x", ["http://127.0.0.1:9"]),
    ...     allowed("https://a@discord.com/", ["discord.com"]),
    ... )
    (True, False)
    """
    try:
        place = urlsplit(address)
        port = place.port
    except ValueError:
        return False
    name = place.hostname or ""
    if f"{place.scheme}://{place.netloc}" in hosts:
        return True
    if place.scheme != "https" or port is not None or "@" in place.netloc:
        return False
    return any(name == one or (one.startswith(".") and name.endswith(one)) for one in hosts)


class Notices:
    """Says to people who are not there what they should know."""

    def __init__(
        self,
        store: Store,
        today: Callable[[], float],
        settings: NoticeSettings | None = None,
        pause: Callable[[float], Awaitable[Any]] = asyncio.sleep,
    ) -> None:
        self._store, self._today, self._pause = store, today, pause
        self.settings = settings or NoticeSettings()
        self._signer: Signer | None = None
        self._http: httpx.AsyncClient | None = None
        self._places = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._rooms = PerAddress(BURST, RATE)
        self.sent = 0
        self.failed = 0

    async def open(self) -> None:
        """Find the key, where there is Web Push here."""
        if self.settings.contact:
            key = await self._store.addresses.key(KEY, new_key)
            self._signer = Signer(key, self.settings.contact)

    async def close(self) -> None:
        """Nothing more is sent."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._http is not None:
            await self._http.aclose()

    async def settled(self) -> None:
        """All that is on its way has come, or will not."""
        while self._sending:
            await asyncio.wait(self._sending)

    @property
    def public(self) -> str:
        """The key that browsers must know; empty where there is no Web Push."""
        return "" if self._signer is None else self._signer.public

    # Addresses

    def device(self, seat: int, address: str, keys: Keys, language: str) -> Address:
        """The address of a browser; raises what is wrong with it."""
        hosts = (*PUSH_SERVICES, *self.settings.hosts)
        if self._signer is None or not allowed(address, hosts):
            raise NotThere(host=_host(address))
        try:
            return Address(seat, address, msgspec.json.encode(keys.check()), language)
        except BadKeys as bad:
            raise BadRequest(detail=str(bad)) from None

    def room(self, address: str, language: str) -> Address:
        """The address of a chat room; raises what is wrong with it."""
        if not allowed(address, self.settings.hosts):
            raise NotThere(host=_host(address))
        return Address(ROOM, address, b"", language)

    # What is said

    def went_on(self, hosted: Hosted) -> None:
        """The table went on: who is asked and is not there is told, once for every question."""
        if not hosted.addressed:
            return
        table = hosted.table
        if table.over:
            if not hosted.noticed.get(ROOM):
                hosted.noticed = {ROOM: "over"}
                self._say(hosted, "over", range(table.seats))
            return
        asked = {one.seat: one.id for one in table.asks()}
        people = [seat for seat in asked if hosted.people[seat].kind == "person"]
        new = [seat for seat in people if hosted.noticed.get(seat) != asked[seat]]
        hosted.noticed = asked
        self._say(hosted, "turn", new)

    def late(self, hosted: Hosted, seat: int) -> None:
        """Somebody should have answered by now."""
        self._say(hosted, "late", [seat], present=True)

    def gone(self, hosted: Hosted, seat: int) -> None:
        """Somebody was reminded in vain: the others may hand the seat over."""
        others = [one for one in range(hosted.table.seats) if one != seat]
        self._say(hosted, "gone", others, about=[seat])

    def _say(
        self,
        hosted: Hosted,
        what: str,
        seats: Iterable[int],
        *,
        about: Sequence[int] = (),
        present: bool = False,
    ) -> None:
        """Tell people in these seats, and the chat room of whom it is about."""
        told = [one for one in seats if present or not hosted.here(one)]
        if not hosted.addressed or not (told or about):
            return
        args = _args(hosted, about or told)
        wanted = [(one, f"notice-{what}") for one in told if one in hosted.addressed]
        if ROOM in hosted.addressed and self._rooms.take(hosted.id):
            wanted.append((ROOM, f"room-{what}"))
        for seat, id in wanted:
            self._begin(self._tell(hosted.id, seat, Text(id, args)))

    def _begin(self, work: Any) -> None:
        if len(self._sending) >= MOST:
            work.close()
            self.failed += 1
            return
        task = asyncio.create_task(work, name="notice")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # How it is sent

    async def _tell(self, table: str, seat: int, text: Text) -> None:
        try:
            found = await self._store.addresses.of(table, seat)
            await asyncio.gather(*(self._send(table, one, text) for one in found))
        except HullbreachError as error:
            log.error("table %s: a notice is not sent: %s", table, error)

    async def _send(self, table: str, to: Address, text: Text) -> None:
        texts = Texts(to.language)
        title, said = texts.format(Text("notice-title", text.args)), texts.format(text)
        for pause in (*PAUSES, None):
            async with self._places:
                taken = await self._post(table, to, title, said)
            if taken or taken is None or pause is None:
                break
            await self._pause(pause)
        self.sent += bool(taken)
        self.failed += not taken
        if taken is None:
            await self._store.addresses.forget(table, to.seat, to.address)

    async def _post(self, table: str, to: Address, title: str, said: str) -> bool | None:
        """Whether a notice was taken; None: there is nobody any more."""
        if to.keys:
            if self._signer is None:
                return False
            notice = msgspec.json.encode({"title": title, "body": said, "table": table})
            body = encrypt(notice, msgspec.json.decode(to.keys, type=Keys))
            headers = {
                "ttl": str(KEPT),
                "urgency": "normal",
                "topic": table,  # a newer notice of the same table takes the place of an older one
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                **self._signer.headers(to.address, self._today()),
            }
        else:
            body = msgspec.json.encode(for_room(to.address, f"{title}: {said}"))
            headers = {"content-type": "application/json"}
        try:
            reply = await self._line().post(to.address, content=body, headers=headers)
        except httpx.HTTPError as error:
            log.warning("a notice to %s is not taken: %s", _host(to.address), error)
            return False
        if reply.status_code in (404, 410):
            return None
        if not reply.is_success:
            log.warning("a notice to %s is not taken: %d", _host(to.address), reply.status_code)
        return reply.is_success

    def _line(self) -> httpx.AsyncClient:
        if self._http is None:
            self._http = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False)
        return self._http


def for_room(address: str, said: str) -> dict[str, Any]:
    """A message as the chat room of an address understands it; no name in it calls or links anybody.

    >>> for_room("https://discord.com/api/webhooks/1/x", "Ann, @everyone")["allowed_mentions"]
    {'parse': []}
    >>> for_room("https://hooks.slack.com/services/x", "<!channel> & Ann")
    {'text': '&lt;!channel&gt; &amp; Ann'}
    """
    if _host(address) in DISCORD:
        return {"content": said, "allowed_mentions": {"parse": []}}
    return {"text": said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}


def _args(hosted: Hosted, seats: Sequence[int]) -> dict[str, Any]:
    names = [hosted.people[one].name or str(one + 1) for one in seats]
    pace = hosted.days.pace
    return {
        "game": f"game-{hosted.table.game.name}",
        "round": hosted.table.game.round_of(hosted.table.play),
        "names": ", ".join(names),
        "late": "others" if pace is None else pace.late,
        "hours": 0 if pace is None else round(pace.grace / 3600),
    }


def _host(address: str) -> str:
    try:
        return urlsplit(address).hostname or address[:100]
    except ValueError:
        return address[:100]
