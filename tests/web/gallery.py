"""A scene on the real page: the tests are the server's end of the socket, in the server's own words."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from tests.web.table import Person

from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.texts import Text
from hullbreach.server.hashing import scene_hash
from hullbreach.server.protocol import (
    Choice,
    LogLine,
    Now,
    Question,
    SeatInfo,
    SectionPatch,
    Snapshot,
    TableInfo,
    Update,
)


class Show:
    """What is shown to somebody who sits in the first seat."""

    def __init__(
        self,
        someone: Person,
        scene: Scene,
        touches: tuple[str, ...] = (),
        game: str = "airlock",
        question: Question | None = None,
    ) -> None:
        self.page = someone.page
        self.scene = scene
        self.touches = touches
        self.game = game
        self.question = question
        self.version = 1
        self._socket: Any = None
        self.page.route_web_socket("**/socket*", self._serve)
        kept = json.dumps([{"id": "sample", "game": "airlock", "seats": {"0": "sample"}, "at": 0}])
        self.page.add_init_script(f"localStorage.setItem('hullbreach.tables', {json.dumps(kept)})")
        self.page.goto(f"{someone.address}#/t/sample")
        self.page.wait_for_selector(".board .region")
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def _serve(self, socket: Any) -> None:
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, message: str) -> None:
        if json.loads(message)["type"] != "hello":
            return
        seats = [
            SeatInfo(
                panel.seat, f"P{panel.seat}", "person" if panel.seat == 0 else "bot", here=True
            )
            for panel in self.scene.panels
            if panel.seat is not None
        ]
        table = TableInfo("sample", self.game, {}, len(seats), "")
        whole = Snapshot(
            self.version, scene_hash(self.scene), 0, table, seats, self.scene, self._now(), [], []
        )
        self._socket.send(msgspec.json.encode(whole).decode())

    def _now(self) -> Now:
        options = [Choice(f"go-{one}", "go", Text(f"Go to {one}"), [one]) for one in self.touches]
        asked = self.question or Question(f"ask-{self.version}", Text("Where to?"), options)
        return Now(asked, [0], False, self.version, False)

    def tell(self, log: list[LogLine], now: Now | None = None) -> None:
        """Something happened, and nothing of the scene is different."""
        self.version += 1
        update = Update(self.version - 1, self.version, log, {}, now or self._now())
        self._socket.send(msgspec.json.encode(update).decode())

    def change(self, scene: Scene, touches: tuple[str, ...] | None = None) -> None:
        """Show another scene by what is different in it."""
        patches = {}
        for section in ("regions", "links", "pieces"):
            old = {one.id: one for one in getattr(self.scene, section)}
            new = getattr(scene, section)
            changed = [msgspec.to_builtins(one) for one in new if old.get(one.id) != one]
            order = None if list(old) == [one.id for one in new] else [one.id for one in new]
            if changed or order is not None:
                patches[section] = SectionPatch(changed, order)
        self.scene = scene
        self.touches = self.touches if touches is None else touches
        self.version += 1
        update = Update(self.version - 1, self.version, [], patches, self._now())
        self._socket.send(msgspec.json.encode(update).decode())
