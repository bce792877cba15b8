"""Retaliation: what an action would do is told before it is done."""

from __future__ import annotations

import pytest

from hullbreach.games.retaliation.neosoma.suite import CultScenario
from hullbreach.games.retaliation.suite.scenario import RetaliationScenario
from hullbreach.kernel import Text
from hullbreach.kernel.previews import Preview, Previews

CARBINE = "item-carbine"
BURST = f"burst:{CARBINE}:gap-lz-a4"
SHOT = f"shoot:{CARBINE}:intruder-adult"
HELD = ("rest", "demolition", "repairs")


def medic(drawing: str) -> RetaliationScenario:
    """The Medic with three cards and the carbine."""
    return RetaliationScenario(drawing).hand("medic", *HELD)


def previews(s: RetaliationScenario) -> Previews:
    (ask,) = s.table.asks()
    found = s.table.previews(ask)
    assert found is not None
    return found


def preview(s: RetaliationScenario, id: str) -> Preview:
    return previews(s).options[id]


def faces(one: Preview) -> list[tuple[str, str]]:
    """The faces of the only die, each by its words and its tone."""
    (roll,) = one.rolls
    return [(str(face.label.args.get("count", face.label.id)), face.tone) for face in roll.faces]


def targets(one: Preview) -> list[tuple[str, int]]:
    return [(target.art, target.count) for target in one.targets]


def test_a_burst_tells_whom_it_hits_with_which_die_and_what_it_uses() -> None:
    one = preview(medic("lz:@medic -204:ADA- a4"), BURST)
    assert targets(one) == [("intruder-drone", 1), ("intruder-adult", 2)]
    assert [target.note.args["count"] for target in one.targets if target.note] == [2, 1]
    assert [count for count, _ in faces(one)] == ["1", "1", "1", "2", "3", "4"]
    assert [(use.now, use.then, use.most) for use in one.uses] == [(2, 1, 2)]
    assert one.cost == 1


def test_faces_that_kill_nobody_are_pale() -> None:
    one = preview(medic("lz:@medic -204:D- a4"), BURST)
    assert [tone for _, tone in faces(one)] == ["muted"] * 3 + ["good"] * 3


def test_a_weapon_changes_what_a_face_deals() -> None:
    base = medic("lz:@medic -204:A- a4").has("medic", "handgun", "gear-ammo")
    one = preview(base, "burst:item-handgun:gap-lz-a4")
    assert [count for count, _ in faces(one)] == ["0", "0", "0", "1", "2", "3"]


def test_a_shot_tells_the_faces_that_kill() -> None:
    one = preview(medic("lz:A@medic -204- a4"), SHOT)
    assert dict(faces(one)) == {
        "shot-2": "muted",
        "shot-3": "muted",
        "shot-4": "muted",
        "shot-5": "muted",
        "shot-ammo": "warning",
        "shot-critical": "good",
    }


def test_damage_makes_more_faces_kill() -> None:
    base = medic("lz:A@medic -204- a4")
    base.shoots("medic", CARBINE, "intruder-adult", "5")
    (id,) = [id for id in previews(base).options if id.startswith("shoot")]
    assert dict(faces(preview(base, id)))["shot-3"] == "good"


def test_anything_kills_a_larva() -> None:
    one = preview(medic("lz:L@medic -204- a4"), f"shoot:{CARBINE}:intruder-larva")
    assert {tone for _, tone in faces(one)} == {"good"}


def test_a_blow_spends_no_ammo() -> None:
    one = preview(medic("lz:A@medic -204- a4"), "melee:intruder-adult")
    assert dict(faces(one))["shot-ammo"] == "muted"
    assert one.uses == []


def test_a_way_tells_who_attacks_on_it() -> None:
    one = preview(medic("lz:A@medic -204:AAD- a4"), "move:gap-lz-a4")
    assert targets(one) == [("intruder-drone", 1), ("intruder-adult", 3)]
    assert one.heading is not None
    assert one.heading.args == {"count": 3}
    calm = preview(medic("lz:@medic -204- a4"), "move:gap-lz-a4")
    assert (calm.targets, calm.heading) == ([], None)


def test_wounds_make_ways_dear() -> None:
    base = medic("lz:A@medic -204- a4").wounded("medic", "leg", "knee")
    assert preview(base, "move:gap-lz-a4").cost == 2
    far = medic("lz:@medic -204- a4").wounded("medic", "leg", "knee")
    assert preview(far, "move:gap-lz-a4").cost == 1
    assert preview(far, "careful:gap-lz-a4").cost == 3


def test_contamination_never_pays() -> None:
    base = medic("lz:@medic -204:A- a4").contaminated("medic", clean=1)
    told = previews(base)
    assert [one.card for one in told.means] == [f"card-{name}" for name in HELD]
    base.does("medic", "burst", CARBINE, "gap-lz-a4")
    (ask,) = base.table.asks()
    assert ask.text.id == told.prompt
    assert {one.id for one in ask.options} == {one.option for one in told.means}


def test_a_burst_of_a_card_costs_nothing_more() -> None:
    base = RetaliationScenario("lz:@recon -204:A- a4\nlz -302:A- a3")
    base.hand("recon", "taking-aim", "sprint")
    base.does("recon", "play", "card-taking-aim")
    told = previews(base)
    assert {one.cost for one in told.options.values()} == {0}
    assert told.means == []


def cult(drawing: str, *, active: bool) -> CultScenario:
    """The Medic with three cards and the carbine, and all abilities of the cult active or none."""
    base = CultScenario(drawing).hand("medic", *HELD)
    if not active:
        base.g.put_all(list(base.g.state.zones["abilities"]), "abilities", "abilities-off")
    return base


@pytest.mark.parametrize("active", [True, False])
def test_the_abilities_of_the_cult_count(active: bool) -> None:
    one = preview(cult("lz:@medic -204:PA- a4", active=active), BURST)
    needed = {target.note.args["count"] for target in one.targets if target.note}
    assert (len(one.targets), needed) == ((1, {2}) if active else (2, {1}))


@pytest.mark.parametrize(("health", "then"), [(0, 7), (7, 0), (8, 0)])
def test_a_burst_at_firespitters_tells_the_health_that_it_costs(health: int, then: int) -> None:
    base = cult("lz:@medic -204:PPA- a4", active=True).is_("medic", health=health)
    ammo, cost = preview(base, BURST).uses
    assert (cost.label.id, cost.now, cost.then, cost.most) == ("meter-health", 9 - health, then, 9)
    assert ammo.label.id == CARBINE


@pytest.mark.parametrize(("drawing", "active"), [(":PA", False), (":KA", True)])
def test_other_bursts_at_the_cult_cost_no_health(drawing: str, active: bool) -> None:
    base = cult(f"lz:@medic -204{drawing}- a4", active=active)
    assert [one.label.id for one in preview(base, BURST).uses] == [CARBINE]


@pytest.mark.parametrize(
    ("letter", "kind"), [("A", "armored"), ("C", "cultist"), ("E", "explobot"), ("K", "slasher")]
)
@pytest.mark.parametrize("active", [True, False])
def test_a_shot_and_a_blow_tell_what_an_ability_adds(letter: str, kind: str, active: bool) -> None:
    base = cult(f"lz:{letter}@medic -204- a4", active=active)
    adds = active and letter != "K"
    blow = "preview-melee-cultist" if letter == "C" else "preview-melee"
    for id, usual in ((f"shoot:{CARBINE}:", "preview-shot"), ("melee:", blow)):
        text = preview(base, f"{id}intruder-{kind}").text
        assert text is not None
        assert text.id == (f"preview-{kind}" if adds else usual)
        told = text.args.get("told", text)
        assert isinstance(told, Text)
        assert told.id == usual


def test_of_a_horde_the_frailest_says_which_faces_kill() -> None:
    one = preview(medic("lz:@medic -204:AD- a4"), BURST)
    assert {tone for _, tone in faces(one)} == {"good"}
    assert [face.label.args["special"] for face in one.rolls[0].faces] == [False] * 5 + [True]


@pytest.mark.rule("R-173")
@pytest.mark.parametrize(("air", "uses"), [([], [(7, 6)]), (["a"], [])])
def test_the_oxygen_of_a_flamethrower_is_told(air: list[str], uses: list[tuple[int, int]]) -> None:
    base = medic("lz:A@medic -204:A- a4").has("medic", "flamethrower").set(air=air)
    for id in ("burst:item-flamethrower:gap-lz-a4", "shoot:item-flamethrower:intruder-adult"):
        found = preview(base, id).uses
        assert [(one.now, one.then) for one in found if one.art == "meter-oxygen"] == uses


@pytest.mark.rule("R-514")
@pytest.mark.parametrize("grenades", [True, False])
def test_a_launcher_tells_of_the_grenades_in_it(grenades: bool) -> None:
    base = medic("lz:@medic -204:A- a4").has("medic", "grenade-launcher", "gear-grenade")
    if not grenades:
        base.empties("medic", "grenade-launcher")
        base.edit().put("gear-ammo", "supply-of-gear-ammo", "on-item-grenade-launcher")
    told = preview(base, "burst:item-grenade-launcher:gap-lz-a4").text
    assert told == Text("preview-launcher" if grenades else "preview-burst")


@pytest.mark.rule("R-359", "R-508")
def test_a_shotgun_and_hurt_eyes_change_the_faces_that_kill() -> None:
    who = "contractor"
    base = RetaliationScenario(f"lz:A1@{who} -204- a4").hand(who, *HELD[:1])
    base.has(who, "automatic-shotgun")
    id = "shoot:item-automatic-shotgun:intruder-adult#1"
    good = {name for name, tone in faces(preview(base, id)) if tone == "good"}
    assert good == {"shot-2", "shot-3", "shot-critical"}
    base.wounded(who, "eyes")
    good = {name for name, tone in faces(preview(base, id)) if tone == "good"}
    assert good == {"shot-2", "shot-critical"}


@pytest.mark.rule("R-379")
def test_a_shot_at_the_queen_counts_what_she_has_suffered() -> None:
    base = medic("lz:Q@medic -204- a4").set(queen_damage=3)
    good = [
        n for n, tone in faces(preview(base, f"shoot:{CARBINE}:intruder-queen")) if tone == "good"
    ]
    assert "shot-4" in good
    assert "shot-5" not in good


@pytest.mark.rule("R-345")
def test_who_wears_a_belt_of_ammo_chooses_later_what_is_spent() -> None:
    base = medic("lz:@medic -204:A- a4").has("medic", "autoloader-belt")
    assert preview(base, BURST).uses == []


@pytest.mark.rule("R-271")
@pytest.mark.parametrize(("goal", "known"), [("a4", True), ("a4?", False)])
def test_a_way_tells_whether_its_end_is_known(goal: str, known: bool) -> None:
    told = preview(medic(f"lz:@medic -204- {goal}"), "move:gap-lz-a4").text
    assert told == Text("preview-move", {"known": known})


@pytest.mark.rule("RN-144")
def test_cultists_attack_nobody_on_the_way() -> None:
    one = preview(CultScenario("lz:C@medic -204- a4").hand("medic", *HELD), "move:gap-lz-a4")
    assert (one.targets, one.heading) == ([], None)


def test_what_somebody_else_could_do_is_told_to_nobody() -> None:
    s = medic("lz:@medic@recon -204:A- a4")
    (ask,) = s.table.asks()
    assert s.table.game.previews(s.view(1), ask) is None
