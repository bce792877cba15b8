"""`hullbreach serve`: tables in the browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path

from rich.console import Console

import hullbreach
from hullbreach.cli.parser import UsageError
from hullbreach.cli.values import add_folders
from hullbreach.client import Host
from hullbreach.kernel import Table, Text, Texts, registry
from hullbreach.kernel.folders import put_all
from hullbreach.server import logs, older, private
from hullbreach.server.app import DATABASE, application
from hullbreach.server.errors import BadData, DataTaken, PortTaken
from hullbreach.server.limits import Limits, Network
from hullbreach.server.serving import BACKLOG, Server, config, tune
from hullbreach.server.soundness import examine
from hullbreach.terminal.files import game_folder, read

NAME = "serve"
HOST = "127.0.0.1"
PORT = 8765
LAST_PORT = 65535
LOCK = "lock"


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default=HOST, metavar="HOST", help="help-serve-host")
    parser.add_argument("--port", type=int, default=PORT, metavar="PORT", help="help-serve-port")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="help-serve-data")
    parser.add_argument(
        "--log", default="warning", choices=logs.LEVELS, metavar="LEVEL", help="help-serve-log"
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="help-serve-allowed-host",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        type=_network,
        default=[],
        metavar="ADDRESS",
        help="help-serve-proxy",
    )
    parser.add_argument("--client", type=Path, metavar="FOLDER", help="help-serve-client")
    parser.add_argument(
        "--bot-pause", type=float, default=0.6, metavar="SECONDS", help="help-serve-bot-pause"
    )
    parser.add_argument("--no-browser", action="store_true", help="help-serve-no-browser")
    parser.add_argument("--file", type=Path, metavar="FILE", help="help-serve-file")
    add_folders(parser, "--packs", "help-serve-packs")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Serve until somebody stops it."""
    logs.set_up(args.log)
    _offer(args.packs, texts, console)
    shown_game = None if args.file is None else ShownGame(args.file)
    data = args.data or game_folder(os.environ) / "server"
    with _alone_in(data), _listening(args.host, args.port) as listening:
        _keep_private(data, own=args.data is None)
        examine(data / DATABASE)
        older_tables = older.count(data / DATABASE)
        host, port = listening.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}/"

        def announce() -> None:
            console.print(texts.format(Text("serve-address", {"address": address})))
            if older_tables:
                words = Text("serve-older", {"tables": older_tables})
                console.print(texts.format(words), soft_wrap=True)
            if not ip_address(host).is_loopback:
                console.print(texts.format(Text("serve-open")), soft_wrap=True)
            if shown_game is not None:
                shown_game.begin(address, tell)
            else:
                browse(address)

        def tell(page: str) -> None:
            console.print(texts.format(Text("serve-file", {"address": page})), soft_wrap=True)
            browse(page)

        def browse(page: str) -> None:
            if not args.no_browser and (os.environ.get("DISPLAY") or sys.platform == "darwin"):
                webbrowser.open(page)

        limits = Limits()
        client = args.client or built_client()
        if client is None:
            console.print(texts.format(Text("serve-no-client")))
        app = application(
            data,
            client=client,
            limits=limits,
            bot_pause=args.bot_pause,
            hosts=[args.host, *args.allowed_host],
        )
        tune()
        Server(config(app, limits, args.proxy), announce).run([listening])
    console.print(texts.format(Text("serve-ended")))
    return 0


def _offer(folders: list[Path], texts: Texts, console: Console) -> None:
    """Put folders of data on the shelf, and say which packs they are."""
    for game, pack in put_all(folders):
        (fingerprint,) = registry.find(game).edition((pack,)).houses.values()
        told = {"pack": f"pack-{game}-{pack}", "game": f"game-{game}", "fingerprint": fingerprint}
        console.print(texts.format(Text("serve-pack", {**told})), soft_wrap=True)


class ShownGame:
    """The game of a file, put on a table of its own as soon as the server is there."""

    def __init__(self, path: Path) -> None:
        self.data = read(path)
        # A file that cannot be played is refused before the server begins.
        self.page = "replay" if Table.load(self.data).over else "t"
        self.task: asyncio.Task[None] | None = None

    def begin(self, address: str, tell: Callable[[str], None]) -> None:
        """Put it on a table, by the door that everybody uses, and tell the page that shows it."""
        self.task = asyncio.get_running_loop().create_task(self._upload(address, tell))

    async def _upload(self, address: str, tell: Callable[[str], None]) -> None:
        async with Host(address.rstrip("/")) as host:
            links = await host.upload(self.data)
        tell(f"{address}#/{self.page}/{links.seats[0]}")


def _network(words: str) -> Network:
    """The address of a proxy, or of several."""
    return ip_network(words)


def _keep_private(data: Path, *, own: bool) -> None:
    """Mend the modes of what an older version made; a folder that somebody named is theirs."""
    files = [*data.glob(f"{DATABASE}*"), *data.glob("reports"), *data.glob("reports/*")]
    private.close_off([data, *files] if own else files)


def built_client() -> Path | None:
    """The built client: packaged with an installation, or beside the sources of a checkout."""
    package = Path(hullbreach.__file__).parent
    for folder in (package / "server" / "client", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    if not 0 <= port <= LAST_PORT:
        raise UsageError("usage-bad-value", name="--port", value=str(port))
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        detail = error.strerror or str(error)
        raise PortTaken(address=f"{host}:{port}", detail=detail) from None
    with listening:
        yield listening


@contextlib.contextmanager
def _alone_in(data: Path) -> Iterator[None]:
    """Two servers with the same tables would not hear of each other's answers."""
    try:
        private.folder(data)
        private.write(data / LOCK, b"")
        lock = (data / LOCK).open("w")
    except OSError as error:
        raise BadData(path=str(data), detail=error.strerror or str(error)) from None
    with lock:
        try:
            import fcntl
        except ImportError:  # not on this system: whoever starts two servers is on their own
            pass
        else:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise DataTaken(path=str(data)) from None
        yield
