"""Compiles the modules that pay for it with mypyc when a wheel is built with HULLBREACH_COMPILE=1.

A build hook of hatchling: pyproject.toml names the modules. Everything else in the wheel stays as
it is, and without the variable nothing happens at all.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = os.environ.get("HULLBREACH_COMPILE") == "1"
COMPILED = (".so", ".pyd")


def spelled_out(modules: str) -> list[str]:
    """`kernel/{play,run}` is the files `hullbreach/kernel/play.py` and `hullbreach/kernel/run.py`."""
    match = re.fullmatch(r"(.*)\{(.*)\}", modules)
    names = [match[1] + name for name in match[2].split(",")] if match else [modules]
    return [f"hullbreach/{name}.py" for name in names]


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources."""

    def dependencies(self) -> list[str]:
        """What compiling needs; nobody else does."""
        return ["mypy>=1.14", "setuptools", "msgspec>=0.19"] if WANTED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say which files come into the wheel, and that it is for this machine only."""
        if not WANTED or version == "editable":
            return
        root, out = Path(self.root), Path(self.root, ".cache", "compiled")
        files = [file for modules in self.config["modules"] for file in spelled_out(modules)]
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
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in sorted((out / "lib").rglob("*")):
            if file.suffix in COMPILED:
                build_data["force_include"][str(file)] = str(file.relative_to(out / "lib"))
