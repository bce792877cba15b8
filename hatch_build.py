"""What a distribution carries beside the package: the client for the browser, where it was built.

A wheel has it as `hullbreach/server/client`, where `hullbreach serve` looks first; a source
distribution has it as `web/dist`, so that a wheel made of that has it, too. An editable
installation needs none of this: there the client is found beside the sources.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
PLACES = {"wheel": "hullbreach/server/client", "sdist": BUILT}


class ClientHook(BuildHookInterface[Any]):
    """Adds the built client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a distribution is made."""
        built = Path(self.root) / BUILT
        if version != "editable" and (built / "index.html").is_file():
            build_data["force_include"][str(built)] = PLACES[self.target_name]
