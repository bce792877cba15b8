from __future__ import annotations

from pathlib import Path

from hullbreach.server import typescript

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_committed_types_are_those_of_the_protocol() -> None:
    stale = "stale: python -m hullbreach.server.typescript > web/src/protocol.ts"
    assert COMMITTED.read_text("utf-8") == typescript.source(), stale


def test_tags_defaults_and_nested_structs_are_told() -> None:
    source = typescript.source()
    assert 'export interface Hello {\n  type: "hello";\n  token: string;\n' in source
    assert "  version?: number;" in source
    assert "  ends: [string, string];" in source
    assert "export type FromServer =\n  | Snapshot\n" in source
