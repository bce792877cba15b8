"""A bot from a file: `my_bot.py:Brave` is the class `Brave` of `my_bot.py`.

The file is run where the bot plays, in every process anew. Its fingerprint tells whether two
processes, or two days, mean the same bot.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec

from hullbreach.bots.protocol import Bot, BotFailed, Kind
from hullbreach.kernel.errors import HullbreachError

NAME = re.compile(r"(?P<path>.+\.py):(?P<kind>[A-Za-z_]\w*)")


class BotFileError(HullbreachError):
    """The file of a bot cannot be read."""

    code = "bot-file"


class BotMissingError(HullbreachError):
    """The file has no such bot."""

    code = "bot-missing"


def is_file(name: str) -> bool:
    """Whether the name of a bot means a file.

    >>> is_file("my_bot.py:Brave"), is_file("random")
    (True, False)
    """
    return NAME.fullmatch(name) is not None


class FileKind(msgspec.Struct, frozen=True):
    """A kind of bot that a file has; another process reads the file again."""

    path: str
    kind: str
    fingerprint: str
    """Of the file: of what it imports, nothing is known."""

    @classmethod
    def of(cls, name: str) -> FileKind:
        """A kind by its name; its file is read and not run yet."""
        read = NAME.fullmatch(name)
        if read is None:
            raise BotFileError(path=name, detail="path.py:Class")
        return cls(read["path"], read["kind"], _fingerprint(read["path"]))

    @property
    def name(self) -> str:
        """As on the command line."""
        return f"{self.path}:{self.kind}"

    def load(self) -> Kind:
        """What makes a bot from a seed."""
        module = _module(self.path, self.fingerprint)
        made = getattr(module, self.kind, None)
        if not callable(made):
            known = [name for name, value in vars(module).items() if hasattr(value, "choose")]
            raise BotMissingError(path=self.path, name=self.kind, known=", ".join(known) or "-")
        found: Kind = made
        return found

    def __call__(self, seed: str) -> Bot:
        """A bot with a seed."""
        return self.load()(seed)


def _fingerprint(path: str) -> str:
    try:
        return blake2b(Path(path).read_bytes(), digest_size=8).hexdigest()
    except OSError as error:
        raise BotFileError(path=path, detail=error.strerror or str(error)) from None


@cache
def _module(path: str, fingerprint: str) -> ModuleType:
    """The file as a module, run once for as long as it does not change."""
    name = f"hullbreach_bot_{fingerprint}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotFileError(path=path, detail="path.py:Class")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BotFailed.by(path, error) from error
    return module
