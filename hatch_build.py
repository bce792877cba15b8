"""What a distribution carries beside the package: the client, the list of proofs, compiled modules.

The client comes along where it was built. A wheel has it as `hullbreach/server/client`, where
`hullbreach serve` looks first; a source distribution has it as `web/dist`, so that a wheel made of
that has it, too. The list of proofs says which test names which rule, read from the tests whenever
a wheel is made, for `hullbreach rules` where there are no tests. With HULLBREACH_COMPILE=1 a wheel also has the modules that pay for it compiled
with mypyc, beside their sources; pyproject.toml names them. An editable installation needs none of
this.
"""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "web/dist"
PROOFS = "hullbreach/testkit/proofs.json"
PLACES = {"wheel": "hullbreach/server/client", "sdist": BUILT}
COMPILE = os.environ.get("HULLBREACH_COMPILE") == "1"
COMPILED = (".so", ".pyd")


class Hook(BuildHookInterface[Any]):
    """Adds them."""

    def dependencies(self) -> list[str]:
        """What compiling needs; nobody else does."""
        return ["mypy>=1.14", "setuptools", "msgspec>=0.19"] if COMPILE else []

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
        if COMPILE and self.target_name == "wheel":
            added.update(self._compiled())
            # Such a wheel is for this machine only.
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _proofs(self) -> Path:
        """The list of proofs, made anew."""
        root, made = Path(self.root), Path(self.root, ".cache", "proofs.json")
        runpy.run_path(str(root / "src" / "hullbreach" / "testkit" / "proofs.py"))["write"](
            root, made
        )
        return made

    def _compiled(self) -> dict[str, str]:
        """The compiled modules, and where each belongs in the wheel."""
        root, out = Path(self.root), Path(self.root, ".cache", "compiled")
        files = [file for modules in self.config["compiled"] for file in spelled_out(modules)]
        out.mkdir(parents=True, exist_ok=True)
        (out / "setup.py").write_text(
            "from mypyc.build import mypycify\n"
            "from setuptools import setup\n"
            f"arguments = ['--config-file', {str(root / 'pyproject.toml')!r}]\n"
            f"arguments += ['--ignore-missing-imports', *{files!r}]\n"
            f"modules = mypycify(arguments, target_dir={str(out)!r}, opt_level='2', debug_level='0')\n"
            "setup(name='hullbreach', ext_modules=modules)\n"
        )
        places = ["--build-lib", out / "lib", "--build-temp", out / "temp"]
        subprocess.run(
            [sys.executable, out / "setup.py", "build_ext", *places],
            cwd=root / "src",
            env={**os.environ, "MYPYPATH": str(root / "src")},
            check=True,
        )
        found = sorted(file for file in (out / "lib").rglob("*") if file.suffix in COMPILED)
        return {str(file): str(file.relative_to(out / "lib")) for file in found}


def spelled_out(modules: str) -> list[str]:
    """`kernel/{play,run}` is the files `hullbreach/kernel/play.py` and `hullbreach/kernel/run.py`."""
    match = re.fullmatch(r"(.*)\{(.*)\}", modules)
    names = [match[1] + name for name in match[2].split(",")] if match else [modules]
    return [f"hullbreach/{name}.py" for name in names]
