"""Neosoma: what is seen of the cult, on the table and in numbers."""

import pytest

from hullbreach.games.retaliation.game import GAME
from hullbreach.games.retaliation.neosoma.events import AbilityLost
from hullbreach.games.retaliation.neosoma.suite import Cult
from hullbreach.games.retaliation.rules.body import infest
from hullbreach.games.retaliation.rules.events import EventRevealed
from hullbreach.games.survival.rules.events import Attacked, Infested
from hullbreach.kernel import Text
from hullbreach.kernel.scenes import Scene
from hullbreach.kernel.texts import LANGUAGES, Texts

EDITION = GAME.edition(GAME.agree(["neosoma"]))


def scene(base: Cult) -> Scene:
    """The table as the first player sees it."""
    return GAME.scene(GAME.view(base.g, 0))


def test_corpses_lie_on_the_round_track() -> None:
    (rounds,) = [one for one in scene(Cult("lz:@medic -204- a4")).tracks if one.id == "rounds"]
    there = [
        at
        for at, one in enumerate(rounds.spaces, 1)
        if "corpse-token" in [t.art for t in one.tokens]
    ]
    assert there == [8, 11, 14]


def test_the_track_of_the_matrix_grows() -> None:
    base = Cult("lz:@medic -204:Q- a4").fed(2).top("health", "health-matrix-draw")
    base.carried_out(base.g.rules.health_card(base.g, 0))  # type: ignore[attr-defined]
    (track,) = [one for one in scene(base).tracks if one.id == "queen"]
    assert (len(track.spaces), track.at) == (10, 0)


def test_abilities_that_are_off_are_pale() -> None:
    (track,) = [
        one
        for one in scene(Cult("lz:@medic -204- a4").off("armored")).tracks
        if one.id == "abilities"
    ]
    assert [one.tone for one in track.spaces] == ["danger", "danger", "muted", *["danger"] * 3]


def test_the_panel_counts_cultists_and_corpses() -> None:
    panel = scene(Cult("lz:@medic -204- a4").dead(2).fed(1)).panels[0]
    counts = {one.label.id: one.count for one in panel.meters}
    assert (counts["table-cultists"], counts["table-corpses"]) == (3, 1)
    assert not {one.label.id for one in panel.facts} & {"table-cultists", "table-corpses"}


def test_the_panel_names_life_support_that_is_lost_for_good() -> None:
    base = Cult("lz:@medic -204- a4")
    base.g.state.air = ["b"]
    for lost in ([], ["sector-a", "sector-c"]):
        facts = [one for one in scene(base).panels[0].facts if one.label.id == "table-airless"]
        assert [one.value.id for one in facts] == lost
        base.effect("system-purge")


@pytest.mark.rule("RN-074")
@pytest.mark.parametrize(("there", "fights"), [("C", False), ("CR", True)])
def test_a_soldier_with_cultists_alone_does_not_fight(there: str, fights: bool) -> None:
    (panel,) = [p for p in scene(Cult(f"lz:{there}@medic -204- a4")).panels if p.seat == 0]
    assert (panel.status == Text("soldier-fights")) is fights


def test_runts_act_in_the_phase_of_the_intruders() -> None:
    base = Cult("lz:@medic -204- a4")
    base.g.state.stage = "runts"
    (phase,) = [one for one in scene(base).tracks if one.id == "phase"]
    assert phase.at == 1


@pytest.mark.parametrize("card", EDITION.box.attacks)
def test_every_row_of_an_attack_is_shown_in_words(card: str) -> None:
    harm = EDITION.box.attacks[card].harm
    for intruder in EDITION.rules.kinds:
        event = Attacked(intruder, "character-medic", f"attack-{card}", True, False)
        shown = GAME.reveal(event, EDITION.ids, {})
        assert shown is not None
        told = shown.effects[0].label
        assert all(Texts(language, EDITION.words).format(told) for language in LANGUAGES)
        if intruder == "intruder-matrix" and "matrix" in harm:
            assert told.id == "harm-needs"
        else:
            assert (told.id == "harm-nothing") is (card == "misfire")


def test_a_runt_that_draws_no_card_says_what_it_does() -> None:
    event = Attacked("intruder-runt", "character-medic", None, True, False)
    shown = GAME.reveal(event, EDITION.ids, {})
    assert shown is not None
    assert (shown.card, shown.text) == (None, Text("intruder-runt-text"))


@pytest.mark.parametrize("aim", ["aim-queen", "aim-queen-alone"])
def test_nobody_is_sent_after_a_queen(aim: str) -> None:
    assert "matrix" in Texts("en", EDITION.words).format(Text(aim))
    assert "macierz" in Texts("pl", EDITION.words).format(Text(aim))


def test_an_event_names_the_kinds_in_whose_corridors_everybody_moves() -> None:
    event = EventRevealed("event-will-of-the-matrix")
    shown = GAME.reveal(event, EDITION.ids, {})
    assert shown is not None
    assert shown.card is not None
    assert shown.card.note is not None
    told = Texts("en", EDITION.words).format(shown.card.note)
    assert told == "moving: corridors (Slasher, Matrix), then rooms"


def test_an_ability_that_is_lost_is_held_up() -> None:
    shown = GAME.reveal(AbilityLost("ability-runt"), EDITION.ids, {})
    assert shown is not None
    assert shown.card is not None
    assert shown.card.id == "ability-runt"


@pytest.mark.rule("RN-119")
def test_a_larva_in_a_body_has_a_picture() -> None:
    base = Cult("lz:@medic -204- a4")
    infest(base.g, 0, "R-416")
    (event,) = base.told(Infested)
    shown = GAME.reveal(event, base.g.state.packs, {})
    assert shown is not None
    assert shown.art in base.g.edition.art
