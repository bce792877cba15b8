"""Numbers that a person who runs a server wants to watch, in Prometheus's text format."""

from __future__ import annotations

import resource
import time

from hullbreach.server.lobby import Lobby


class Metrics:
    """Counters of this process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.messages = 0

    def text(self, lobby: Lobby) -> str:
        """All numbers now."""
        listeners = sum(len(table.listeners) for table in lobby.tables.values())
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        rows = {
            "hullbreach_tables_in_memory": ("gauge", len(lobby.tables)),
            "hullbreach_clients": ("gauge", listeners),
            "hullbreach_messages_total": ("counter", self.messages),
            "hullbreach_start_time_seconds": ("gauge", int(self.started)),
            "hullbreach_memory_peak_bytes": ("gauge", memory),
        }
        lines = []
        for name, (kind, value) in rows.items():
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"
