"""What a seat sees of Nemesis in particular: inventories, memories, the picture of the ship."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import CONTENT, NemesisScenario
from hullbreach.kernel import Table, eye
from hullbreach.kernel.chance import key_of
from hullbreach.kernel.texts import Texts
from hullbreach.kernel.twins import redeal
from hullbreach.testkit.leaks import Window


def test_nobody_imagines_a_heavy_item_in_an_inventory() -> None:
    rooms = {"scout": "canteen", "captain": "canteen"}
    s = NemesisScenario("scout", "captain", rooms=rooms).has("captain", *["tools"] * 3, "clothes")
    for seed in range(20):
        play = GAME.Play(GAME, redeal(s.table, eye(0), str(seed)).position)
        assert not any(play.rules.usable(item).heavy for item in play.state.zones["pack-1"])
        assert GAME.ledger(play.state) == GAME.ledger(s.state)


@pytest.mark.rule("N-046")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_imagines_an_objective_for_more_players(seats: int) -> None:
    """Which ones were sorted out before the deal, everybody knows."""
    table = Table.new(GAME, seats=seats, seed="objectives")
    for seed in range(20):
        zones = redeal(table, eye(0), str(seed)).position.zones
        for seat in range(seats):
            for card in zones[f"objectives-{seat}"]:
                assert CONTENT.objectives[card.removeprefix("objective-")].players <= seats


def test_in_another_deal_nobody_drops_what_is_shown_later() -> None:
    """Whoever drops something else there keeps the decoy: the scout is to see it used."""
    s = NemesisScenario("scout", "captain", rooms={"captain": "canteen"}).set(turn=1)
    s.has("captain", "energy-charge#red", "decoy", "grenade", "item-evacuation-key")
    s.hand("captain", "rest").begin()
    dropped = ["item-grenade#red", "item-energy-charge#red", "item-evacuation-key#red"]
    answers = [(1, f"drop:{item}") for item in dropped] + [(1, "use:item-decoy#red")]
    window = Window(GAME, s.table.position, answers, [0])
    for deal in range(60):
        window.compare(eye(0), key_of(str(deal)))


def test_what_left_the_game_unseen_lies_in_no_order_that_could_be_seen() -> None:
    seen = []
    for things in (("tools", "medkit"), ("medkit", "tools")):
        s = NemesisScenario("scout", "captain").has("captain", *things)
        g = s.edit()
        for at in range(len(things)):
            g.show("pack-1", at, eye(0))
        g.move_all("pack-1", "box")
        seen.append([one for one in s.view("scout").seen if one.face.startswith("item-")])
    assert seen[0] == seen[1]
    assert len(seen[0]) == 2


@pytest.mark.parametrize("texts", [Texts("en", "nemesis"), Texts("pl", "nemesis")])
def test_what_is_noted_of_a_room_is_never_nothing(texts: Texts) -> None:
    s = NemesisScenario("scout")
    for slot in s.play.board.slots:
        s.explore(s.zone(f"tile-{slot}")[0])
    regions = s.table.scene(0).regions
    notes = [texts.format(region.note) for region in regions if region.note is not None]
    assert all(note.strip() for note in notes)
    assert len(notes) < len(regions), "the hibernatorium has neither a colour nor a computer"
