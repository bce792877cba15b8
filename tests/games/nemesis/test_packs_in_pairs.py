"""Packs in pairs: whose deed a kill is, what cannot be parted with, and who is beside whom."""

from collections import Counter

import pytest

from hullbreach.games.nemesis.achievements.events import AchievementWon
from hullbreach.games.nemesis.aftermath_characters.suite import AftermathScenario
from hullbreach.games.nemesis.carnomorphs.suite import CarnomorphScenario
from hullbreach.games.nemesis.epilogue.requirements import AVENGED, REQUIREMENTS
from hullbreach.games.nemesis.epilogue.suite import EpilogueScenario
from hullbreach.games.nemesis.game import GAME
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.nemesis.turrets.suite import TurretScenario
from hullbreach.games.nemesis.void_seeders.suite import VoidScenario
from hullbreach.games.survival.rules.events import Found, Peeked

SPARE = ("rest", "search", "search", "demolition", "reconnaissance")


# Whose deed it is


def dying(s: NemesisScenario, place: str = "canteen") -> NemesisScenario:
    """A creeper whom the next injury kills."""
    return s.intruder("creeper", place, injuries=5).top("deck-attack", "scratch#2")


def first_blood(room: str = "canteen") -> NemesisScenario:
    """The scout in a room, and First Blood is still to be won."""
    rooms = {"scout": room, "captain": "cockpit"}
    s = NemesisScenario("scout", "captain", rooms=rooms, options={"packs": ["achievements"]})
    g = s.edit()
    g.move_all("achievements", "deck-prize")
    g.put("item-first-blood#prize", "deck-prize", "achievements")
    return s.hand("scout", *SPARE)


def susceptible(s: NemesisScenario) -> NemesisScenario:
    """It is known that phosphates hurt intruders."""
    s.only("weakness-corpse", "weakness-susceptibility-to-phosphates")
    return s.weakness("corpse")


@pytest.mark.rule("NP-006")
def test_who_threw_a_molotov_has_killed_what_it_kills() -> None:
    s = dying(first_blood()).has("scout", "molotov-cocktail").uses("scout", "molotov-cocktail")
    s.heard(AchievementWon, who="scout")
    assert not s.intruders("canteen")


@pytest.mark.rule("NP-006", "N-693")
def test_who_sprays_an_intruder_to_death_has_killed_it() -> None:
    s = dying(susceptible(first_blood())).has("scout", "fire-extinguisher")
    s.uses("scout", "fire-extinguisher").heard(AchievementWon, who="scout")
    s = dying(susceptible(first_blood("fire-control-system")), "hibernatorium")
    s.works("scout").does("scout", "flood", "hibernatorium").heard(AchievementWon, who="scout")


@pytest.mark.rule("NA-087", "NP-006")
def test_who_punches_an_intruder_to_death_has_killed_it() -> None:
    rooms = {"ceo": "canteen", "scout": "cockpit"}
    s = AftermathScenario("ceo", "scout", rooms=rooms, options={"packs": ["achievements"]})
    g = s.edit()
    g.move_all("achievements", "deck-prize")
    g.put("item-first-blood#prize", "deck-prize", "achievements")
    dying(s.hand("ceo", "robotic-punch")).dice(combat="hit").plays("ceo", "robotic-punch")
    s.does("ceo", "spare-energy").heard(AchievementWon, who="ceo")


@pytest.mark.rule("NP-006")
def test_a_fire_that_burns_is_nobodys_deed() -> None:
    s = dying(first_blood(), "hibernatorium").mark("fire", "hibernatorium").phase("fire")
    s.unheard(AchievementWon)
    assert not s.intruders("hibernatorium")


@pytest.mark.rule("NA-024")
def test_a_molotov_pays_an_intruder_back() -> None:
    s = EpilogueScenario("scout", "captain").calm().bare().hand("scout", *SPARE)
    dying(s, s.where("scout")).has("scout", "molotov-cocktail").uses("scout", "molotov-cocktail")
    assert s.crew("scout").counters[AVENGED] == 1


@pytest.mark.rule("NA-024", "NP-006")
def test_an_achievement_is_no_item_that_was_found() -> None:
    s = EpilogueScenario("scout", "captain", options={"packs": ["achievements"]}).calm().bare()
    s.has("scout", "tools", "clothes", "first-blood")
    met = REQUIREMENTS["requirement-scavenger"]
    assert not met(s.play, 0)
    assert met(s.has("scout", "bandages").play, 0)


# What stays with somebody


def mad(who: str, level: int, *packs: str) -> VoidScenario:
    rooms = {who: "canteen", "mechanic": "cockpit"}
    s = VoidScenario(who, "mechanic", rooms=rooms, options={"packs": list(packs)})
    return s.mad(who, level)


@pytest.mark.rule("NV-065", "NA-073", "NA-092")
@pytest.mark.parametrize(("who", "part"), [("android", "arm-gun"), ("ceo", "robot")])
def test_no_panic_destroys_what_is_a_part_of_somebody(who: str, part: str) -> None:
    s = mad(who, 4).panics(who, "destruction")
    assert part in s.carries(who)
    assert s.insanity(who) == 5, "there was nothing to destroy"


@pytest.mark.rule("NV-065", "NA-113")
def test_nor_do_cuffs_break_in_a_panic() -> None:
    s = mad("convict", 4).panics("convict", "destruction")
    assert ("cuffs" in s.carries("convict"), s.insanity("convict")) == (True, 5)
    s = mad("convict", 4).has("convict", "prototype-rifle").panics("convict", "destruction")
    assert (s.carries("convict"), s.insanity("convict")) == (["cuffs"], 4)


@pytest.mark.rule("NV-065", "NA-066")
def test_a_combat_drone_is_nothing_heavy() -> None:
    s = mad("scout", 4, "aftermath-rooms").has("scout", "combat-drone")
    s.panics("scout", "destruction")
    assert s.carries("scout") == ["combat-drone"], "the rifle was all that could be destroyed"


@pytest.mark.rule("NA-103")
def test_nobody_burns_the_drone_that_follows_them() -> None:
    rooms = {"mechanic": "canteen", "psychologist": "cockpit"}
    s = AftermathScenario("mechanic", "psychologist", rooms=rooms)
    s.put("quest-oculobe-drone", "pack-0", source="quests-1").hand(
        "mechanic", "pyrotechnics", "search"
    )
    s.plays("mechanic", "pyrotechnics")
    assert [one.args[0] for one in s.asked("mechanic").options] == [
        "item-sawed-off-shotgun#starting"
    ]
    s = AftermathScenario("mechanic", "psychologist", rooms=rooms)
    s.put("quest-oculobe-drone", "pack-0", source="quests-1")
    s.edit().move_all("hands-0", "gone")
    s.hand("mechanic", "pyrotechnics", "search")
    assert s.denied("mechanic", "play", "pyrotechnics").startswith("N-173")


@pytest.mark.rule("N-405", "NA-113")
@pytest.mark.parametrize("hurt", [False, True])
def test_without_a_hand_nothing_heavy_is_made_or_found(hurt: bool) -> None:
    s = AftermathScenario("convict", "scout", rooms={"convict": "canteen"})
    s.hand("convict", "rest", "search").has("convict", "chemicals", "tools")
    if hurt:
        s.wounded("convict", "arm")
        assert s.denied("convict", "activate", "pipe") == "N-405"
        assert s.denied("convict", "craft", "flamethrower") == "N-405"
    else:
        s.does("convict", "activate", "pipe").pays()
        assert s.carries("convict") == ["chemicals", "cuffs", "pipe", "tools"]


# Who keeps what is found


def limber(*crew: str, packs: tuple[str, ...] = (), room: str = "storage") -> CarnomorphScenario:
    """The scout can search with a spare limb, and keeps whatever turns up."""
    rooms = dict.fromkeys(crew, room)
    s = CarnomorphScenario(*crew, rooms=rooms, options={"packs": list(packs)}, reactions=True)
    return s.hand("scout").contaminated("scout", infected=1).mutated("scout", "spare-limb")


@pytest.mark.rule("NA-122", "NC-060")
def test_the_convict_may_need_what_a_spare_limb_finds() -> None:
    s = limber("scout", "convict").hand("convict", "i-need-this")
    s.top("deck-red", "item-grenade", "item-recon-drone").does("scout", "mutate")
    s.until("need-this").does("convict", "react", "i-need-this")
    assert "grenade" in s.carries("convict")
    assert set(s.carries("scout")) == {"cuffs-key", "recon-drone", "rifle"}


@pytest.mark.rule("NP-032", "NC-060")
def test_a_scavenger_with_a_spare_limb_looks_everywhere() -> None:
    s = limber("scout", "captain", packs=("traits",), room="cabins").hand("captain")
    s.does("scout", "mutate")
    found = [one for one in s.told("scout") if isinstance(one, Found)]
    assert len(found) == 3
    assert s.items_left("cabins") == 1


# Who is beside whom


@pytest.mark.rule("NP-032", "N-461")
@pytest.mark.parametrize("both", [False, True])
def test_whoever_waits_in_a_pod_is_no_company_for_her_outside(both: bool) -> None:
    s = AftermathScenario("psychologist", "scout", traits=True).in_pod("scout")
    s.at("psychologist", "evacuation-section-a")
    if both:
        s.in_pod("psychologist")
    assert s.play.rules.hand_limit(s.play, 0) == (5 if both else 4)


@pytest.mark.rule("N-461", "N-549")
@pytest.mark.parametrize("inside", [False, True])
def test_nobody_calms_who_panics_in_a_pod(inside: bool) -> None:
    s = VoidScenario("scout", "psychologist", reactions=True).mad("scout", 3).in_pod("scout")
    s.at("psychologist", "evacuation-section-a").hand("psychologist", "dont-panic").hand("scout")
    if not inside:
        s.is_("scout", status="aboard", pod="")
    s.panics("scout", "self-mutilation")
    if not inside:
        s.until("ask-steady").does("psychologist", "react")
    assert s.light("scout") == (2 if inside else 0)


@pytest.mark.rule("NA-088", "N-082")
def test_no_more_turn_follows_when_the_ship_was_manoeuvred() -> None:
    s = AftermathScenario("pilot", "ceo", reactions=True).hand("pilot", "search", "search")
    s.put("quest-orbital-maneuvering-system", "pack-0", source="quests-0")
    s.hand("ceo", "just-one-more-thing").does("pilot", "use", "orbital-maneuvering-system").pays()
    while s.state.round == 1 and s.state.stage == "turn":
        ask = s.table.asks()[0]
        assert ask.text.id != "ask-one-more-thing"
        s.does(ask.seat, ask.options[-1].id)


# Keys and words


@pytest.mark.rule("NA-144", "N-433")
def test_the_comms_key_reads_a_personal_requirement() -> None:
    s = EpilogueScenario("scout", "captain").calm().bare().hand("scout", *SPARE)
    s.has("scout", "comms-key").is_("captain", signal=True).at("scout", "generator")
    s.wants("captain", "specimen").uses("scout", "comms-key")
    s.heard(Peeked, listener="scout", seen=["requirement-specimen"])


def test_no_two_packs_mean_different_things_by_one_verb() -> None:
    verbs = {id(verb): str(verb) for pack in GAME.packs.values() for verb in pack.parts.verbs}
    assert [verb for verb, count in Counter(verbs.values()).items() if count > 1] == []


@pytest.mark.rule("NP-032", "NV-066")
def test_to_rush_and_to_dare_are_two_things() -> None:
    rooms = {"soldier": "hibernatorium", "scout": "cockpit"}
    s = VoidScenario("soldier", "scout", rooms=rooms, options={"packs": ["traits"]})
    assert "rush" in s.offered("soldier")
    s.mad("soldier", 2).intruder("lurker", "006").panics("soldier", "insane-courage")
    assert s.intruders(s.where("soldier")) == ["lurker"]


# Turrets


@pytest.mark.rule("NP-023")
def test_what_a_turret_kills_on_entry_splashes_at_once() -> None:
    packs = {"packs": ["turrets", "carnomorphs"]}
    s = TurretScenario("scout", "captain", options=packs, rooms={"captain": "engine-2"})
    s.explore("evacuation-section-a").at("scout", "evacuation-section-a").set(locked=[])
    s.turret("evacuation-section-a", "intruders", shown=True).hand("scout", *SPARE)
    s.edit().state.weaknesses = ["weakness-caustic-blood"]
    near = s.play.board.neighbours[s.slot("evacuation-section-a")][0]
    s.intruder("metagorger", near, injuries=5).top("deck-attack", "slash#6-1").dice(noise="danger")
    s.works("scout").asked("scout", "turn")
    assert not s.intruders("evacuation-section-a")
    assert (s.light("scout"), s.crew("scout").slimed) == (1, True)


@pytest.mark.rule("NP-062", "NP-009")
def test_who_has_gone_on_in_the_same_move_is_not_shot() -> None:
    packs = {"packs": ["turrets", "feats"]}
    rooms = {"scout": "cockpit", "captain": "engine-2"}
    s = TurretScenario("scout", "captain", options=packs, rooms=rooms)
    s.only("feat-0", "card-pathfinder", rest="box").at("captain", "003").at("captain", "007")
    s.at("captain", "engine-2").turret("003", "all", shown=True).hand("scout", "rest")
    s.put("card-pathfinder", "hand-0", source="feat-0").dice(noise="silence")
    s.plays("scout", "pathfinder").does("scout", "go", "slot-007")
    assert s.where("scout") == "slot-007"
    assert s.light("scout") == 0
