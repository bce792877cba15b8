"""Web Push: a notice is encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

The service that carries it to the browser reads neither, and all notices have the same length.
"""

from __future__ import annotations

import base64
import binascii
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of the one record that a notice is."""
LENGTH = 1024
"""Bytes of every notice before it is encrypted."""
LAST = b"\x02"
"""After the words of the last record."""
SALT, AUTH, NUMBER, POINT = 16, 16, 32, 65
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature holds."""


class BadKeys(Exception):
    """What a browser gave is no key."""


class Keys(msgspec.Struct, frozen=True):
    """What a browser gives so that only it can read a notice: a point of the curve, and a secret."""

    p256dh: str
    auth: str

    def check(self) -> Keys:
        """Raise `BadKeys` if nothing can be encrypted with them."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unwritten(self.p256dh))
            if len(unwritten(self.auth)) != AUTH:
                raise BadKeys("auth")
        except (ValueError, binascii.Error):
            raise BadKeys("p256dh") from None
        return self


def written(data: bytes) -> str:
    """Bytes as they stand in headers and addresses.

    >>> unwritten(written(b"hull")), written(b"hull")
    (b'hull', 'aHVsbA')
    """
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unwritten(words: str) -> bytes:
    """The bytes that were written."""
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


def encrypt(
    words: bytes,
    keys: Keys,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
    length: int = LENGTH,
) -> bytes:
    """A notice that only one browser can read; `salt` and `own` key are new each time."""
    salt = salt or os.urandom(SALT)
    own = own or ec.generate_private_key(CURVE)
    theirs, mine = unwritten(keys.p256dh), point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    key, nonce = secrets_of(shared, unwritten(keys.auth), theirs, mine, salt)
    padded = words + LAST + bytes(max(0, length - len(words)))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, padded, None)


def secrets_of(
    shared: bytes, auth: bytes, theirs: bytes, mine: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce that both sides come to."""
    both = _derive(shared, auth, b"WebPush: info\0" + theirs + mine, 32)
    key = _derive(both, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derive(both, salt, b"Content-Encoding: nonce\0", 12)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    public = key.public_key()
    return public.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def new_key() -> bytes:
    """A key for `Signer`, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(NUMBER, "big")


class Signer:
    """Signs for push services who sends: always the same server, which can be reached at its contact."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self._contact = contact
        self.public = written(point(self._key))
        """What browsers have to be told before they give an address."""

    def headers(self, address: str, now: float) -> dict[str, str]:
        """What goes with a notice to this address."""
        place = urlsplit(address)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": round(now) + SIGNED_FOR,
            "sub": self._contact,
        }
        head = written(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{written(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = written(r.to_bytes(NUMBER, "big") + s.to_bytes(NUMBER, "big"))
        return {"authorization": f"vapid t={signed}.{signature}, k={self.public}"}
