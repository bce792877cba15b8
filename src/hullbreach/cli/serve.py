"""`hullbreach serve`: tables in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import webbrowser
from pathlib import Path

from rich.console import Console

import hullbreach
from hullbreach.kernel import Text, Texts

NAME = "serve"
HOST = "127.0.0.1"
PORT = 8765


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help="help-serve-host")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help="help-serve-port")
    parser.add_argument("--data", type=Path, default=None, metavar="FOLDER", help="help-serve-data")
    parser.add_argument("--log", default="warning", metavar="LEVEL", help="help-serve-log")
    parser.add_argument(
        "--client", type=Path, default=None, metavar="FOLDER", help="help-serve-client"
    )
    parser.add_argument(
        "--bot-pause", type=float, default=0.6, metavar="N", help="help-serve-bot-pause"
    )
    parser.add_argument("--no-browser", action="store_true", help="help-serve-no-browser")


def built_client() -> Path | None:
    """The built client: packaged with an installation, or beside the sources of a checkout."""
    package = Path(hullbreach.__file__).parent
    for folder in (package / "server" / "client", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def run(args: argparse.Namespace, texts: Texts, console: Console) -> int:
    """Serve until somebody stops it."""
    import uvicorn

    from hullbreach.server.app import application
    from hullbreach.server.protocol import MAX_MESSAGE

    logging.basicConfig(level=args.log.upper(), format="%(levelname)s %(name)s %(message)s")
    data = args.data or Path(os.environ.get("XDG_DATA_HOME", "~/.local/share")).expanduser()
    client = args.client or built_client()
    if client is None:
        console.print(texts.format(Text("serve-no-client")))
    app = application(data, client=client, bot_pause=args.bot_pause)
    address = f"http://{args.host}:{args.port}/"
    console.print(texts.format(Text("serve-address", {"address": address})))
    if not args.no_browser and os.environ.get("DISPLAY"):
        webbrowser.open(address)
    uvicorn.run(
        app,
        host=args.host,
        port=args.port,
        log_level=args.log,
        access_log=False,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=None,
        server_header=False,
    )
    return 0
