"""A place that notices are sent to: it keeps what it gets, and decrypts as a browser would."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from hullbreach.server.forms import Device
from hullbreach.server.push import CURVE, point, secrets_of, written


class Got(msgspec.Struct):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser that has asked to be told something."""

    def __init__(self, address: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.address = address

    def device(self, language: str = "en", *, off: bool = False) -> Device:
        """What the page gives to the server."""
        keys = written(point(self.key)), written(self.auth)
        return msgspec.convert(
            {
                "address": self.address,
                "p256dh": keys[0],
                "auth": keys[1],
                "language": language,
                "off": off,
            },
            Device,
        )

    def read(self, body: bytes) -> dict[str, str]:
        """The notice: all that was sent is for this browser alone."""
        salt, size, rest = body[:16], int.from_bytes(body[16:20], "big"), body[21 + body[20] :]
        theirs = body[21 : 21 + body[20]]
        assert len(rest) <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        )
        key, nonce = secrets_of(shared, self.auth, point(self.key), theirs, salt)
        words = AESGCM(key).decrypt(nonce, rest, None).rstrip(b"\0")
        assert words[-1:] == b"\x02"
        return msgspec.json.decode(words[:-1], type=dict[str, str])


class Receiver:
    """Listens on a port of this machine, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        """The next statuses; 201 when there are no more."""
        self.address = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                pairs = (line.partition(": ") for line in head[1:] if line)
                headers = {name.lower(): value for name, _, value in pairs}
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                self.got.append(Got(head[0].split(" ")[1], headers, body))
                status = self.answers.pop(0) if self.answers else 201
                writer.write(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\n\r\n".encode())
                await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver that listens as long as the block runs."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield receiver
    finally:
        server.close()
