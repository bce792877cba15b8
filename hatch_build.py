"""What a distribution carries beside the package: the client and the list of proofs.

The client comes along where it was built. A wheel has it as `hullbreach/server/client`, where
`hullbreach serve` looks first; a source distribution has it as `web/dist`, so that a wheel made of
that has it, too. The list of proofs says which test names which rule, read from the tests whenever
a wheel is made, for `hullbreach rules` where there are no tests. An editable installation needs
neither.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
PROOFS = "hullbreach/testkit/proofs.json"
PLACES = {"wheel": "hullbreach/server/client", "sdist": BUILT}


class Hook(BuildHookInterface[Any]):
    """Adds them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a distribution is made."""
        if version == "editable":
            return
        added = build_data["force_include"]
        built = Path(self.root) / BUILT
        if (built / "index.html").is_file():
            added[str(built)] = PLACES[self.target_name]
        if self.target_name == "wheel" and (Path(self.root) / "tests").is_dir():
            added[str(self._proofs())] = PROOFS

    def _proofs(self) -> Path:
        """The list of proofs, made anew."""
        root, made = Path(self.root), Path(self.root, ".cache", "proofs.json")
        runpy.run_path(str(root / "src" / "hullbreach" / "testkit" / "proofs.py"))["write"](
            root, made
        )
        return made
