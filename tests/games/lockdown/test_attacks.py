"""Lockdown, chapter on attacks: whom they hit, every attack card, and the reactions to them."""

from typing import Any

import pytest

from hullbreach.games.lockdown.rules.events import AttackDiverted, DarknessIgnored, KeptStill
from hullbreach.games.lockdown.suite.scenario import CONTENT, LockdownScenario
from hullbreach.games.survival.rules.events import (
    Attacked,
    AttackIgnored,
    Contaminated,
    Died,
    Infested,
    Injured,
    IntruderChanged,
    IntruderMoved,
    NoiseRolled,
    ReactionPlayed,
    Reshuffled,
    SeriouslyWounded,
    Slimed,
)

REACTIONS = ("inconspicuous", "feel-of-the-dark", "pheromones")


def facing(
    kind: str, card: str = "", *, lit: bool = True, who: str = "survivor", **more: Any
) -> LockdownScenario:
    """A hunter in the repository with somebody, and this attack card on top."""
    s = LockdownScenario(who, "hacker", "janitor", **more).intruder(kind, "repository")
    s.at(who, "repository").at("hacker", "013").at("janitor", "013").knows(who, 0)
    s = s.powered("s-01") if lit else s.dark("s-01")
    return s.top("deck-attack", card) if card else s


def attacked(s: LockdownScenario) -> LockdownScenario:
    """The attack step of the event phase comes; nothing else happens in it."""
    s.set(stage="noise-fades", queue=[]).top("deck-event", "bulkheads-open").blind(
        "bag", "token-blank"
    )
    return s.begin()


def asks(s: LockdownScenario, who: str) -> LockdownScenario:
    """Somebody is asked about reactions."""
    for topic in REACTIONS:
        s.stands(who, topic, "")
    return s


# Whom, and with what


@pytest.mark.rule("L-335")
def test_hunters_attack_in_the_event_phase() -> None:
    attacked(facing("adult", "cut#3")).heard(
        Attacked, intruder="adult", who="survivor", surprise=False
    )


@pytest.mark.rule("L-336")
def test_nobody_elsewhere_is_attacked() -> None:
    s = facing("adult", "cut#3").at("survivor", "002")
    attacked(s).unheard(Attacked)


@pytest.mark.rule("L-337")
@pytest.mark.parametrize(
    ("survivor", "hacker", "victim"),
    [
        (["rest"], ["rest", "search"], "survivor"),
        (["rest", "search"], ["rest"], "hacker"),
        (["rest"], ["rest"], "survivor"),
    ],
)
def test_the_victim_holds_the_fewest_action_cards(
    survivor: list[str], hacker: list[str], victim: str
) -> None:
    s = facing("adult", "cut#3").at("hacker", "repository")
    s.hand("survivor", *survivor).hand("hacker", *hacker)
    attacked(s).heard(Attacked, who=victim)


@pytest.mark.rule("L-337")
def test_contamination_does_not_count_when_a_victim_is_chosen() -> None:
    s = facing("adult", "cut#3").at("hacker", "repository").hand("survivor", "rest")
    s.hand("hacker").contaminated("hacker", clean=3)
    attacked(s).heard(Attacked, who="hacker")


@pytest.mark.rule("L-338")
@pytest.mark.parametrize(("first", "victim"), [(0, "survivor"), (1, "hacker"), (2, "survivor")])
def test_a_tie_goes_to_the_earliest_in_turn_order(first: int, victim: str) -> None:
    s = facing("adult", "cut#3").at("hacker", "repository").set(first=first)
    s.hand("survivor", "rest").hand("hacker", "rest")
    attacked(s).heard(Attacked, who=victim)


@pytest.mark.rule("L-340")
@pytest.mark.parametrize("card", CONTENT.attacks)
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_a_card_works_only_for_whom_it_shows(card: str, kind: str) -> None:
    row = CONTENT.attacks[card]
    s = attacked(facing(kind, f"{card}#{row.blood[0]}"))
    assert s.heard(Attacked, intruder=kind, card=f"{card}#{row.blood[0]}").hit is (
        kind in row.attackers
    )
    if kind not in row.attackers:
        s.unheard(SeriouslyWounded)
        assert s.crew("survivor").light == 0
        assert not s.crew("survivor").slimed


@pytest.mark.rule("L-341")
@pytest.mark.parametrize("blood", ["2", "5", "retreat"])
def test_the_blood_means_nothing_in_an_attack(blood: str) -> None:
    s = attacked(facing("adult", f"cut#{blood}")).unheard(Injured)
    s.unheard(IntruderMoved)
    assert s.crew("survivor").light == 1


@pytest.mark.rule("L-343")
def test_used_attack_cards_are_discarded_and_come_back_shuffled() -> None:
    s = attacked(facing("adult", "cut#3"))
    assert s.zone("discard-attack") == ["attack-cut#3"]
    s = facing("adult")
    s.edit().move_all("deck-attack", "discard-attack")
    attacked(s).heard(Reshuffled)
    assert len(s.zone("deck-attack")) == 19


# Every card, with light and without


@pytest.mark.rule("L-342", "L-344")
@pytest.mark.parametrize(("lit", "light"), [(True, 1), (False, 2)])
def test_cut(lit: bool, light: int) -> None:
    s = attacked(facing("creeper", "cut#3", lit=lit))
    s.heard(Contaminated, who="survivor")
    assert s.crew("survivor").light == light


@pytest.mark.rule("L-342")
def test_darkness_is_where_the_victim_is_and_needs_the_symbol() -> None:
    s = attacked(facing("creeper", "perched-in-the-dark#2", lit=False))
    s.unheard(SeriouslyWounded).unheard(Died)


@pytest.mark.rule("L-345")
@pytest.mark.parametrize("lit", [True, False])
def test_blood_chase(lit: bool) -> None:
    s = attacked(facing("creeper", "blood-chase#2", lit=lit))
    s.heard(Slimed, who="survivor")
    assert s.crew("survivor").light == 1


@pytest.mark.rule("L-345", "L-359")
def test_who_dies_of_a_blood_chase_gets_no_slime() -> None:
    s = facing("creeper", "blood-chase#2", lit=True).wounded("survivor", "leg", "arm", "body")
    attacked(s).heard(Died, who="survivor")
    s.unheard(Slimed)


@pytest.mark.rule("L-345")
@pytest.mark.parametrize(
    ("wounds", "dressed", "follows"),
    [(["leg"], [], True), ([], ["leg"], False), ([], [], False)],
)
def test_a_blood_chase_follows_the_bleeding(
    wounds: list[str], dressed: list[str], follows: bool
) -> None:
    s = facing("creeper", "blood-chase#2").wounded("survivor", *wounds, dressed=dressed)
    s.hand("survivor", "rest", "search", "search").dice(noise=1).goes("survivor", "006")
    assert s.crew("survivor").light == 1
    assert s.intruders("006") == (["creeper"] if follows else [])


@pytest.mark.rule("L-345")
def test_a_blood_chase_ends_at_a_door_that_falls_shut() -> None:
    s = facing("creeper", "blood-chase#2").wounded("survivor", "body").token("003", "doors", 1)
    s.hand("survivor", "rest", "search").dice(noise=1).goes("survivor", "003")
    assert s.intruders("repository") == ["creeper"]
    assert s.doors(ruined=True) == {"corridor-003-004"}


@pytest.mark.rule("L-345")
def test_no_other_attack_on_somebody_who_flees_leads_to_a_chase() -> None:
    s = facing("creeper", "cut#3").wounded("survivor", "body").token("003", "silence")
    s.hand("survivor", "rest", "search").goes("survivor", "003")
    assert s.intruders("003") == []


@pytest.mark.rule("L-342")
@pytest.mark.parametrize(
    ("card", "kind", "before", "lit", "dies"),
    [
        ("perched-in-the-dark#2", "adult", 0, True, False),
        ("perched-in-the-dark#2", "adult", 2, True, False),
        ("perched-in-the-dark#2", "adult", 1, False, False),
        ("perched-in-the-dark#2", "adult", 2, False, True),
        ("piercing-the-heart#3", "queen", 1, True, False),
        ("piercing-the-heart#3", "queen", 0, False, False),
        ("piercing-the-heart#3", "queen", 1, False, True),
        ("blood-rage#3", "breeder", 1, True, False),
        ("blood-rage#3", "breeder", 2, True, True),
    ],
)
def test_serious_wounds_and_death(card: str, kind: str, before: int, lit: bool, dies: bool) -> None:
    s = facing(kind, card, lit=lit).wounded("survivor", dressed=["leg", "hand", "arm"][:before])
    attacked(s)
    assert s.crew("survivor").alive is not dies
    if dies:
        s.heard(Died, who="survivor")
    else:
        assert len(s.zone("wounds-0")) == 1
    if card.startswith("piercing"):
        s.heard(Contaminated, who="survivor")


@pytest.mark.parametrize(("undressed", "taken"), [(0, 1), (1, 2)])
def test_blood_rage_is_worse_for_the_bleeding(undressed: int, taken: int) -> None:
    s = facing("breeder", "blood-rage#3").wounded("survivor", *["leg"][:undressed])
    attacked(s)
    assert len(s.zone("wounds-0")) == undressed + taken


@pytest.mark.rule("L-342")
@pytest.mark.parametrize("lit", [True, False])
def test_evolve_makes_a_breeder_which_attacks_in_darkness(lit: bool) -> None:
    s = facing("creeper", "evolve#4", lit=lit).set("intruders", 0, injuries=1)
    s.top("deck-attack", "evolve#4", "blood-rage#3")
    attacked(s).heard(IntruderChanged, intruder="creeper", into="breeder")
    assert s.figure("breeder").injuries == 1
    attacks = [one.intruder for one in s.told() if isinstance(one, Attacked)]
    assert attacks == ["intruder-creeper"] + ["intruder-breeder"] * (not lit)


def test_nothing_evolves_without_a_breeder_in_the_box() -> None:
    s = facing("creeper", "evolve#4", lit=False)
    for _ in range(len(s.zone("supply-of-intruder-breeder"))):
        s.intruder("breeder", "013")
    for seat in (1, 2):
        s.at(seat, "002")
    attacked(s).unheard(IntruderChanged)
    assert s.intruders("repository") == ["creeper"]


@pytest.mark.rule("L-342")
@pytest.mark.parametrize("lit", [True, False])
def test_infecting_the_host(lit: bool) -> None:
    s = attacked(facing("queen", "infecting-the-host#4", lit=lit))
    s.heard(Slimed, who="survivor")
    assert s.crew("survivor").larva is not lit
    if not lit:
        s.heard(Contaminated, who="survivor")


@pytest.mark.rule("L-346", "L-347")
@pytest.mark.parametrize("before", [True, False])
def test_a_larva_draws_no_card_and_infests(before: bool) -> None:
    s = facing("larva", "cut#3").is_("survivor", larva=before)
    deck = len(s.zone("deck-attack"))
    attacked(s).heard(Attacked, intruder="larva", card=None)
    s.heard(Contaminated, who="survivor")
    assert s.intruders("repository") == []
    assert s.crew("survivor").larva
    assert len(s.zone("deck-attack")) == deck
    if before:
        s.unheard(Infested)


# Inconspicuous


@pytest.mark.rule("L-203")
def test_the_inconspicuous_let_somebody_else_be_attacked_before_the_card_is_seen() -> None:
    s = (
        facing("adult", "cut#3", who="lab-rat")
        .at("hacker", "repository")
        .at("janitor", "repository")
    )
    s.hand("lab-rat", "inconspicuous")
    attacked(asks(s, "lab-rat")).asked("lab-rat", "inconspicuous")
    assert s.zone("discard-attack") == [], "no card has been drawn"
    s.does("lab-rat", "react").does("lab-rat", "instead", "janitor")
    s.heard(AttackDiverted, who="lab-rat", whom="janitor")
    s.heard(Attacked, who="janitor", card="cut#3")
    assert s.crew("lab-rat").light == 0
    assert s.crew("janitor").light == 1


@pytest.mark.rule("L-203")
def test_the_inconspicuous_turn_a_larva_away_too() -> None:
    s = facing("larva", who="lab-rat").at("hacker", "repository").hand("lab-rat", "inconspicuous")
    attacked(asks(s, "lab-rat")).does("lab-rat", "react").heard(Infested, who="hacker")


@pytest.mark.rule("L-203")
def test_whoever_is_alone_cannot_hide() -> None:
    s = facing("adult", "cut#3", who="lab-rat").hand("lab-rat", "inconspicuous")
    attacked(asks(s, "lab-rat")).heard(Attacked, who="lab-rat")


@pytest.mark.rule("L-203")
@pytest.mark.parametrize("holds", [True, False])
def test_being_asked_to_hide_tells_nothing(holds: bool) -> None:
    s = facing("adult", "cut#3", who="lab-rat").at("hacker", "repository")
    s.hand("lab-rat", "inconspicuous" if holds else "rest").hand("hacker", "rest", "search")
    attacked(asks(s, "lab-rat")).asked("lab-rat", "inconspicuous")
    assert s.is_offered("lab-rat", "react") is holds


@pytest.mark.rule("L-203")
def test_a_card_in_the_discard_pile_is_not_asked_for() -> None:
    s = facing("adult", "cut#3", who="lab-rat").at("hacker", "repository").hand("lab-rat", "rest")
    s.put("card-inconspicuous", "discard-0").hand("hacker", "rest", "search")
    attacked(asks(s, "lab-rat")).heard(Attacked, who="lab-rat")


@pytest.mark.rule("L-182", "L-203")
def test_a_reaction_can_be_interrupted() -> None:
    s = facing("adult", "cut#3", who="lab-rat", reactions=True).at("hacker", "repository")
    s.hand("lab-rat", "inconspicuous").hand("hacker", "interruption", "rest").at("janitor", "013")
    attacked(s).does("lab-rat", "react").does("hacker", "interrupt")
    s.heard(Attacked, who="lab-rat")


@pytest.mark.rule("L-203")
def test_nobody_is_chased_whose_attacker_was_turned_on_somebody_else() -> None:
    s = facing("creeper", "blood-chase#2", who="lab-rat").at("hacker", "repository")
    s.wounded("hacker", "leg").hand("lab-rat", "inconspicuous", "rest").dice(noise=1)
    asks(s, "lab-rat").does("lab-rat", "move", "006").pays("rest").does("lab-rat", "react")
    s.heard(Attacked, who="hacker")
    assert s.where("lab-rat") == s.slot("006")
    assert s.intruders("repository") == ["creeper"]


@pytest.mark.rule("L-203")
@pytest.mark.parametrize(
    ("who", "card"), [("lab-rat", "inconspicuous"), ("xenobiologist", "pheromones")]
)
def test_what_lurks_in_the_technical_corridors_finds_nobody_else(who: str, card: str) -> None:
    s = LockdownScenario(who, "hacker", rooms={who: "cave-entrance"}).at("hacker", "001")
    s.hand(who, card, "search", "search").has(who, "supply-egg").knows(who, 6)
    s.intruder("creeper", "001").powered("s-01", "s-02")
    asks(s, who).stands(who, "feel-of-the-dark").top("deck-attack", "cut#3")
    s.works(who, "search", "search").does(who, "crawl", "001")
    s.heard(Attacked, who=who)
    assert s.where(who) == s.slot("001")
    assert s.crew(who).light == 2


@pytest.mark.rule("L-204")
@pytest.mark.parametrize("lit", [True, False])
def test_in_darkness_the_inconspicuous_make_no_noise_when_the_colony_grows(lit: bool) -> None:
    s = LockdownScenario("lab-rat", "hacker").hand("lab-rat", "inconspicuous")
    s = s.powered("s-03") if lit else s.dark("s-03")
    asks(s, "lab-rat").rolls("lab-rat", 1)
    if lit:
        s.heard(NoiseRolled, who="lab-rat")
        return
    s.does("lab-rat", "react").heard(KeptStill, who="lab-rat")
    s.unheard(NoiseRolled)


# Feel of the Dark


@pytest.mark.rule("L-382")
@pytest.mark.parametrize("lit", [True, False])
def test_feel_of_the_dark_ignores_the_dark_box_of_an_attack(lit: bool) -> None:
    s = facing("creeper", "cut#3", who="lab-rat", lit=lit).hand("lab-rat", "feel-of-the-dark")
    attacked(asks(s, "lab-rat"))
    if not lit:
        s.does("lab-rat", "react").heard(DarknessIgnored, who="lab-rat")
    assert s.crew("lab-rat").light == 1


@pytest.mark.rule("L-342", "L-382")
@pytest.mark.parametrize(
    ("card", "before", "asked"),
    [
        ("perched-in-the-dark#2", 1, False),
        ("perched-in-the-dark#2", 2, True),
        ("piercing-the-heart#3", 0, False),
        ("piercing-the-heart#3", 1, True),
    ],
)
def test_only_whom_the_dark_box_would_kill_is_asked(card: str, before: int, asked: bool) -> None:
    s = facing("queen", card, who="lab-rat", lit=False).hand("lab-rat", "feel-of-the-dark")
    attacked(asks(s.wounded("lab-rat", *("leg", "body")[:before]), "lab-rat"))
    assert (s.state.stage == "attacks") == asked, "the event afterwards is dark, too"
    if asked:
        s.asked("lab-rat", "feel-of-the-dark")
        s.does("lab-rat", "react").unheard(Died)


@pytest.mark.rule("L-382")
def test_feel_of_the_dark_ignores_the_card_of_a_surprise_attack() -> None:
    s = LockdownScenario("lab-rat", "hacker").at("lab-rat", "002").noise_around("002").dark("s-01")
    s.stands("lab-rat", "feel-of-the-dark", "").hand("lab-rat", "feel-of-the-dark").top(
        "deck-attack", "perched-in-the-dark#2"
    )
    s.put("token-adult-2-4", "bag").blind("bag", "token-adult-2-4").rolls("lab-rat", 1)
    s.asked("lab-rat", "expect-surprise")
    s.does("lab-rat", "react").heard(AttackIgnored, who="lab-rat")
    assert s.zone("wounds-0") == []


@pytest.mark.rule("L-346", "L-382")
def test_feel_of_the_dark_is_no_help_where_no_card_is_drawn() -> None:
    s = LockdownScenario("lab-rat", "hacker").at("lab-rat", "002").noise_around("002").dark("s-01")
    s.stands("lab-rat", "feel-of-the-dark", "").hand("lab-rat", "feel-of-the-dark")
    s.put("token-larva-1-2", "bag").blind("bag", "token-larva-1-2").rolls("lab-rat", 1)
    s.heard(Attacked, intruder="larva", surprise=True)
    s.heard(Infested, who="lab-rat")


@pytest.mark.rule("L-382")
def test_in_the_light_a_surprise_is_a_surprise() -> None:
    s = (
        LockdownScenario("lab-rat", "hacker")
        .at("lab-rat", "002")
        .noise_around("002")
        .powered("s-01")
    )
    s.stands("lab-rat", "feel-of-the-dark", "").hand("lab-rat", "feel-of-the-dark").top(
        "deck-attack", "cut#3"
    )
    s.put("token-adult-2-4", "bag").blind("bag", "token-adult-2-4").rolls("lab-rat", 1)
    s.heard(Attacked, surprise=True)
    assert s.crew("lab-rat").light == 1


# Pheromones


def xenobiologist(*hand: str, knowledge: int = 1, beside: bool = False) -> LockdownScenario:
    """The Xenobiologist is about to be hit."""
    s = facing("adult", "cut#3", who="xenobiologist").knows("xenobiologist", knowledge)
    if beside:
        s.at("hacker", "repository")
    return asks(s, "xenobiologist").hand("xenobiologist", *hand)


@pytest.mark.parametrize("lure", ["egg", "carcass"])
def test_pheromones_leave_the_attacker_a_lure(lure: str) -> None:
    s = xenobiologist("pheromones", beside=True).has("xenobiologist", f"supply-{lure}")
    attacked(s).heard(Attacked, who="xenobiologist", hit=True)
    s.does("xenobiologist", "react").heard(ReactionPlayed, what="pheromones")
    s.heard(AttackIgnored, who="xenobiologist")
    assert f"supply-{lure}" not in s.zone("hands-0")
    assert s.crew("xenobiologist").light == 0
    assert s.crew("xenobiologist").slimed
    assert s.crew("hacker").slimed
    assert not s.crew("janitor").slimed


@pytest.mark.rule("L-366")
def test_pheromones_of_whoever_knows_enough_find_somebody_else() -> None:
    s = attacked(xenobiologist("pheromones", knowledge=6, beside=True))
    s.does("xenobiologist", "react").heard(AttackDiverted, whom="hacker")
    assert s.crew("hacker").light == 1
    assert s.crew("xenobiologist").light == 0
    assert not s.crew("hacker").slimed


@pytest.mark.rule("L-335", "L-345")
@pytest.mark.parametrize("reacts", [True, False])
def test_who_leaves_an_attack_to_somebody_else_is_not_chased(reacts: bool) -> None:
    s = facing("creeper", "blood-chase#2", who="xenobiologist").at("hacker", "repository")
    s.knows("xenobiologist", 6).wounded("xenobiologist", "leg").dice(noise=1)
    asks(s, "xenobiologist").hand("xenobiologist", "pheromones", "search", "search")
    s.does("xenobiologist", "move", "006").pays("search", "search")
    s.does("xenobiologist", "react" if reacts else "pass")
    assert s.where("xenobiologist") == s.slot("006")
    assert s.intruders("006") == ([] if reacts else ["creeper"])


@pytest.mark.rule("L-366")
@pytest.mark.parametrize(("knowledge", "beside"), [(5, True), (6, False)])
def test_pheromones_need_a_lure_or_knowledge_and_a_victim(knowledge: int, beside: bool) -> None:
    s = attacked(xenobiologist("pheromones", knowledge=knowledge, beside=beside))
    assert s.crew("xenobiologist").light == 1


@pytest.mark.parametrize("holds", [True, False])
def test_being_asked_for_pheromones_tells_nothing(holds: bool) -> None:
    s = xenobiologist("pheromones" if holds else "repairs").has("xenobiologist", "supply-egg")
    attacked(s).asked("xenobiologist", "pheromones")
    assert s.is_offered("xenobiologist", "react") is holds
