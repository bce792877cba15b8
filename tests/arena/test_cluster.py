"""The same on a Ray cluster: only where Ray is installed (the extra `cluster`)."""

from pathlib import Path

import pytest

from hullbreach.arena import Plan, crew, play, write
from hullbreach.arena.crew import Cluster
from hullbreach.kernel.errors import MissingExtra
from hullbreach.kernel.texts import Texts


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"hullbreach\[cluster\]"):
        Cluster("auto")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_gives_the_same_results(tmp_path: Path, plan: Plan) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: make cluster")
    for folder, ray in (("here", ""), ("cluster", "local")):
        play(plan, 8, tmp_path / folder, jobs=1, ray=ray)
        write(plan, 8, tmp_path / folder, Texts("en"))
    for name in ("games.parquet", "seats.parquet", "report.html"):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "cluster" / name).read_bytes()
