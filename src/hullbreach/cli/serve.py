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
from hullbreach.cli.places import add_place, check_database, tables_folder
from hullbreach.cli.values import add_folders
from hullbreach.client import Host
from hullbreach.kernel import Table, Text, Texts, registry
from hullbreach.kernel.folders import put_all
from hullbreach.server import logs, older, private, workers
from hullbreach.server.app import DATABASE, application
from hullbreach.server.errors import BadData, DataTaken, PortTaken
from hullbreach.server.limits import Limits, Network
from hullbreach.server.notices import NoticeSettings
from hullbreach.server.serving import BACKLOG, Server, config, tune
from hullbreach.server.soundness import examine
from hullbreach.server.tally import Place
from hullbreach.terminal.files import read

NAME = "serve"
HOST = "127.0.0.1"
PORT = 8765
LAST_PORT = 65535
LOCK = "lock"
SHORTEST_TOKEN = 20
"""Characters of the operator's token: nobody guesses it."""
CONTACTS = ("mailto:", "https://")


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default=HOST, metavar="HOST", help="help-serve-host")
    parser.add_argument("--port", type=int, default=PORT, metavar="PORT", help="help-serve-port")
    add_place(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="help-serve-workers")
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
    parser.add_argument("--contact", default="", metavar="ADDRESS", help="help-serve-contact")
    parser.add_argument(
        "--notice-host", action="append", default=[], metavar="NAME", help="help-serve-notice-host"
    )
    parser.add_argument("--operator", type=Path, metavar="FILE", help="help-serve-operator")
    parser.add_argument("--client", type=Path, metavar="FOLDER", help="help-serve-client")
    parser.add_argument(
        "--bot-pause", type=float, default=0.6, metavar="SECONDS", help="help-serve-bot-pause"
    )
    parser.add_argument("--no-browser", action="store_true", help="help-serve-no-browser")
    parser.add_argument("--file", type=Path, metavar="FILE", help="help-serve-file")
    add_folders(parser, "--packs", "help-serve-packs")


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Serve until somebody stops it."""
    _check(args)
    logs.set_up(args.log)
    _offer(args.packs, texts, console)
    shown_game = None if args.file is None else ShownGame(args.file)
    data = tables_folder(args)
    client = args.client or built_client()
    limits = Limits()
    operator = "" if args.operator is None else _operator_token(args.operator)
    with _place(args, data) as older_tables, _listening(args.host, args.port) as listening:
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

        def serve(
            channel: socket.socket | None, first: bool = True, place: Place | None = None
        ) -> None:
            app = application(
                data,
                database=args.database,
                client=client,
                limits=limits,
                bot_pause=args.bot_pause,
                hosts=[args.host, *args.allowed_host],
                notice=NoticeSettings(args.contact, tuple(args.notice_host)),
                operator=operator,
                place=place,
            )
            tune()
            ready = announce if first else lambda: None
            server = Server(config(app, limits, args.proxy), ready, channel=channel)
            server.run([listening] if channel is None else [])

        if client is None:
            console.print(texts.format(Text("serve-no-client")))
        if args.workers > 1:
            workers.Workers(args.workers, listening, serve).run()
        else:
            serve(None)
    console.print(texts.format(Text("serve-ended")))
    return 0


def _check(args: argparse.Namespace) -> None:
    """Whether what is asked for goes together."""
    check_database(args.database)
    if args.workers < 1 or (args.workers > 1 and not workers.possible()):
        raise UsageError("usage-bad-value", name="--workers", value=str(args.workers))
    if args.contact and not args.contact.startswith(CONTACTS):
        raise UsageError("usage-bad-value", name="--contact", value=args.contact)
    if args.workers > 1 and args.database is None:
        raise UsageError("usage-serve-workers")


@contextlib.contextmanager
def _place(args: argparse.Namespace, data: Path) -> Iterator[int]:
    """Where the tables are, and that they can be played on; how many are of older rules."""
    if args.database is not None:
        from hullbreach.server.postgres import examine as look_at

        _folder(data)
        yield older.count(look_at(args.database))
        return
    with _alone_in(data):
        _keep_private(data, own=args.data is None)
        examine(data / DATABASE)
        yield older.count(older.in_file(data / DATABASE))


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


def _operator_token(path: Path) -> str:
    """The token in a file: not on the command line, which others on the machine can read."""
    token = read(path).decode(errors="replace").strip()
    if len(token) < SHORTEST_TOKEN or not token.isascii():
        raise UsageError("usage-serve-operator", path=str(path), least=SHORTEST_TOKEN)
    return token


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


def _folder(data: Path) -> None:
    try:
        private.folder(data)
    except OSError as error:
        raise BadData(path=str(data), detail=error.strerror or str(error)) from None


@contextlib.contextmanager
def _alone_in(data: Path) -> Iterator[None]:
    """Two servers with the same tables would not hear of each other's answers."""
    _folder(data)
    try:
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
