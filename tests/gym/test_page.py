"""What docs/environments.md shows runs as it stands there."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "environments.md"
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_the_examples_run_one_after_the_other() -> None:
    blocks = CODE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) >= 4
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert names["seen"]["action_mask"].shape[0] == 4
