"""The files of hosting/: whoever begins with them gets a server that works."""

import argparse
import asyncio
import json
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

from hullbreach.cli import serve
from hullbreach.client import Host, mine
from hullbreach.server.metrics import Metrics
from hullbreach.testkit.serving import serving

FILES = Path(__file__).resolve().parents[2] / "hosting"
PATIENCE = 20.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def running(words: list[str], port: int, **environment: str) -> Iterator[None]:
    """A program that listens at a port as long as the block runs."""
    process = subprocess.Popen(words, env=environment or None, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert process.poll() is None, f"{words[0]} has ended"
                assert time.monotonic() < until, f"{words[0]} does not listen"
                time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait()


def play_through(address: str) -> None:
    """Somebody begins a table, sits down and answers, all by way of a proxy."""

    async def work() -> None:
        async with Host(address) as host:
            links = await host.create("airlock", [mine("Ann"), mine("Ben"), mine("Cy")])
            for token in links.seats.values():
                async with host.sit(token) as seat:
                    if seat.now.question is not None:
                        await seat.answer(seat.now.question.options[0].id)
        async with httpx.AsyncClient(base_url=address) as http:
            for path in ("/metrics", "/health", "/health/ready", "/health/live"):
                assert (await http.get(path)).status_code == 404

    asyncio.run(asyncio.wait_for(work(), 60))


@contextmanager
def a_server() -> Iterator[str]:
    """A server that believes a proxy on this machine, in a thread of its own; its place."""
    ready, ending, place = threading.Event(), threading.Event(), [""]

    async def work() -> None:
        async with serving(proxies=[ip_network("127.0.0.1")], hosts=["games.example"]) as server:
            place[0] = server.address.removeprefix("http://")
            ready.set()
            await asyncio.to_thread(ending.wait)

    thread = threading.Thread(target=lambda: asyncio.run(work()))
    thread.start()
    ready.wait()
    try:
        yield place[0]
    finally:
        ending.set()
        thread.join()


def needed(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed here")
    return found


def test_caddy_passes_everything_on_but_what_is_nobodys_business() -> None:
    program, port = needed("caddy"), free_port()
    with a_server() as place:
        words = [program, "run", "--config", str(FILES / "Caddyfile"), "--adapter", "caddyfile"]
        site = f"http://127.0.0.1:{port}"
        home = {"HOME": "/nonexistent", "XDG_CONFIG_HOME": "/tmp", "XDG_DATA_HOME": "/tmp"}
        with running(
            words, port, SITE=site, SERVER=place, CADDY_ADMIN=f"127.0.0.1:{free_port()}", **home
        ):
            play_through(site)


def test_nginx_passes_everything_on_but_what_is_nobodys_business(tmp_path: Path) -> None:
    program, port = needed("nginx"), free_port()
    with a_server() as place:
        block = (FILES / "nginx.conf").read_text(encoding="utf-8")
        block = re.sub(r"\n +ssl_[^\n]*", "", block)
        block = block.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
        block = block.replace("127.0.0.1:8765", place)
        conf = tmp_path / "nginx.conf"
        temporary = "".join(
            f"{one}_temp_path {tmp_path}/{one};"
            for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        conf.write_text(
            f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/log;"
            f"events {{}} http {{ access_log off; {temporary}\n{block}\n}}"
        )
        with running([program, "-c", str(conf), "-p", str(tmp_path)], port):
            play_through(f"http://127.0.0.1:{port}")


def commands(text: str) -> list[list[str]]:
    """Every `hullbreach serve` in a file, as words."""
    joined = re.sub(r"\\\n", " ", text)
    found = re.findall(r"hullbreach serve ((?:--[^\n`]*\n?\s*)+)", joined)
    lists = re.findall(r'"hullbreach", "serve", (.*)\]', joined)
    return [one.split() for one in found] + [json.loads(f"[{one}]") for one in lists]


@pytest.mark.parametrize("name", ["hullbreach.service", "Containerfile", "compose.yaml"])
def test_the_commands_in_the_files_are_understood(name: str) -> None:
    found = commands((FILES / name).read_text(encoding="utf-8"))
    assert found
    for words in found:
        parser = argparse.ArgumentParser()
        serve.add(parser)
        parser.parse_args(words)


def test_the_board_shows_numbers_that_the_server_has() -> None:
    board = (FILES / "grafana.json").read_text(encoding="utf-8")
    metrics = Metrics()
    metrics.refused["too-fast"] += 1
    known = set(
        re.findall(r"^(\w+)[ {]", metrics.numbers(1, 1, 1, (0, 0)).text(), flags=re.MULTILINE)
    )
    shown = set(re.findall(r"\b(?:hullbreach|process)_\w+", board))
    assert shown
    assert shown - known == set()


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    program = needed("systemd-analyze")
    unit = tmp_path / "hullbreach.service"
    text = (FILES / unit.name).read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/hullbreach/bin/hullbreach", "/bin/true"))
    done = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True)
    assert [line for line in done.stderr.splitlines() if unit.name in line] == []
