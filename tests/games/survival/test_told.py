"""What players are told, so that they can follow what happens: on cards, in the log, in questions."""

import pytest

from hullbreach.games.lockdown.game import GAME as LOCKDOWN
from hullbreach.games.lockdown.suite.scenario import LockdownScenario
from hullbreach.games.nemesis.game import GAME as NEMESIS
from hullbreach.games.nemesis.suite.scenario import NemesisScenario
from hullbreach.games.survival.looks.faces import Faces
from hullbreach.games.survival.rules.events import (
    Discarded,
    Dropped,
    Encountered,
    GaveUp,
    HandMeasured,
    Healed,
    Injured,
    Summoned,
    TookObject,
    Used,
)
from hullbreach.kernel import Event, Texts
from hullbreach.kernel.scenes import Card
from hullbreach.kernel.texts import LANGUAGES

SHIP = NEMESIS.edition(("medic",)).picture.faces
BASE = LOCKDOWN.edition(("guests",)).picture.faces

SPARE = ["rest", "search", "search", "demolition", "reconnaissance"]


def small_print(faces: Faces, face: str, game: str = "nemesis") -> str:
    """What the card says besides its name and text."""
    kind = faces.card(face).note
    assert kind is not None
    return Texts("en", game).format(kind)


def line(event: Event, game: str = "nemesis") -> str:
    """An event as it stands in the log."""
    return Texts("en", game).format(event.text())


# Cards


def test_an_event_card_shows_its_corridors_and_who_moves() -> None:
    assert small_print(SHIP, "event-hunt-a") == "corridor 2 · moving: Creeper, Breeder, Queen"
    printed = small_print(BASE, "event-kickstopper", "lockdown")
    assert printed == "corridor 2, 4 · moving: Adult, Breeder, Queen"


def test_an_attack_card_shows_who_strikes_with_it_and_its_blood() -> None:
    assert small_print(SHIP, "attack-tail-attack#5") == "attackers: Queen · blood 5"
    printed = small_print(SHIP, "attack-claw-attack#retreat")
    assert printed == "attackers: Adult, Breeder, Queen · retreat arrow"
    theirs = LOCKDOWN.edition(("intruders",)).picture.faces
    printed = small_print(theirs, "attack-summoning#3", "lockdown")
    assert printed == "attackers: Creeper, Queen · blood 3"


@pytest.mark.parametrize(
    ("quest", "cost", "when", "printed"),
    [
        (
            "flashlight",
            "2",
            "out of combat only",
            "unlocked by giving up: Energy Charge · reusable",
        ),
        (
            "motion-scanner",
            "1",
            "reaction",
            "unlocked by giving up: Energy Charge · heavy · reusable",
        ),
        ("armor", "0", "reaction", "unlocked by giving up: Tools or Duct Tape · one use"),
        ("holo-computer", "", "works by itself", "unlocked in: Generator · heavy"),
        ("log-key", "1", "out of combat only", "unlocked in: Comms Room · one use"),
    ],
)
def test_a_quest_item_shows_its_cost_its_weight_and_how_long_it_lasts(
    quest: str, cost: str, when: str, printed: str
) -> None:
    card = SHIP.card(f"quest-{quest}")
    assert card.when is not None
    assert (card.cost, Texts("en", "nemesis").format(card.when)) == (cost, when)
    assert small_print(SHIP, f"quest-{quest}") == printed


def test_an_item_says_whether_it_is_used_up() -> None:
    assert small_print(SHIP, "item-tools#yellow").endswith("tool component · one use")
    assert small_print(BASE, "quest-overmind", "lockdown").endswith("reusable")
    for weapon in ("item-rifle#starting", "item-shotgun#starting"):
        assert small_print(SHIP, weapon) == "Starting items · energy weapon · heavy"
    assert "us" not in small_print(BASE, "item-probe-arm#starting", "lockdown").split(" · ")[-1]


@pytest.mark.rule("N-063")
def test_whoever_assesses_a_risk_sees_direction_and_movers() -> None:
    s = NemesisScenario("scientist", "captain", rooms={"scientist": "laboratory"})
    s.hand("scientist", "risk-assessment", "rest", "search").top("deck-event", "event-hunt-a")
    s.does("scientist", "play", "risk-assessment")
    s.until(lambda s: s.asked().text.id == "ask-foresee", "first")
    cards: list[Card] = [card for hand in s.table.scene(0).hands for card in hand.cards]
    (hunt,) = [card for card in cards if card.id == "event-hunt-a"]
    assert hunt.note is not None
    assert "corridor 2 · moving: Creeper" in Texts("en", "nemesis").format(hunt.note)
    others = [card.id for hand in s.table.scene(1).hands for card in hand.cards]
    assert "event-hunt-a" not in others


# Encounters


def meets(token: str, cards: int) -> NemesisScenario:
    s = NemesisScenario("scout", "captain", hands={"scout": SPARE[:cards]})
    s.at("scout", "006").at("captain", "engine-2").noise(s.exit("006", 1))
    return s.blind("bag", f"token-{token}").top("deck-attack", "attack-scratch#2")


@pytest.mark.rule("N-304", "N-306", "N-307", "N-308")
@pytest.mark.parametrize(("cards", "surprised"), [(2, True), (3, False)])
def test_the_number_of_a_drawn_token_is_told(cards: int, surprised: bool) -> None:
    s = meets("adult-3", cards).rolls("scout", 1)
    told = s.heard(Encountered, listener="captain", token="adult-3")
    assert line(told).endswith("draws Adult 3 from the bag.")
    measured = s.heard(HandMeasured, listener=-1, cards=cards, number=3, surprised=surprised)
    end = "a surprise attack." if surprised else "no surprise attack."
    assert line(measured) == f"Scout holds {cards} cards, the token counts as 3: {end}"


@pytest.mark.rule("N-310")
def test_a_blank_is_measured_against_no_hand() -> None:
    s = meets("blank", 1).rolls("scout", 1)
    s.heard(Encountered, token="blank")
    s.unheard(HandMeasured)


@pytest.mark.rule("L-288", "L-289")
@pytest.mark.parametrize(("light", "number"), [("powered", 1), ("dark", 3)])
def test_the_number_that_counts_in_light_or_darkness_is_told(light: str, number: int) -> None:
    s = LockdownScenario("survivor", "hacker", rooms={"survivor": "002", "hacker": "repository"})
    s.hand("survivor", "rest", "search").noise_around("002")
    getattr(s, light)("s-01")
    s.put("token-adult-1-3", "bag").blind("bag", "token-adult-1-3").rolls("survivor", 1)
    s.heard(Encountered, listener="hacker", token="adult-1-3")
    s.heard(HandMeasured, listener="hacker", number=number, surprised=number > 2)


@pytest.mark.rule("N-362")
def test_a_summoning_is_no_encounter_in_the_log() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    s.intruder("queen", "canteen").top("deck-attack", "summoning#3").blind("bag", "token-adult-4")
    s.does("scout", "move", "hibernatorium").pays()
    s.unheard(Encountered).unheard(HandMeasured)
    assert line(s.heard(Summoned, token="adult-4")) == "Out of the bag into Canteen: Adult 4."


# Injuries


def shoots(card: str, kind: str = "adult") -> Injured:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    s.intruder(kind, "canteen").top("deck-attack", card, "attack-scratch#3")
    s.top("deck-event", "regeneration")
    return s.shoots("scout", "rifle", kind, "hit").heard(Injured, listener="captain")


@pytest.mark.rule("N-345", "N-346", "N-347", "N-350")
@pytest.mark.parametrize(
    ("card", "kind", "words"),
    [
        ("attack-bite#4", "adult", "Adult has one injury (Bite); blood 4: it lives."),
        ("attack-bite#4", "breeder", "Breeder has one injury (Bite, Scratch); blood 7: it lives."),
        ("attack-bite#retreat", "adult", "Adult has one injury (Bite) and flees: the card shows an arrow."),
    ],
)  # fmt: skip
def test_the_log_of_injuries_tells_the_blood_and_who_flees(
    card: str, kind: str, words: str
) -> None:
    told = shoots(card, kind)
    assert line(told) == words
    assert "lives" not in words or "flees" not in words


@pytest.mark.rule("N-343")
def test_a_larva_has_no_blood() -> None:
    assert line(shoots("attack-bite#4", "larva")) == "Larva has one injury: it dies."


@pytest.mark.rule("N-345")
def test_a_weakness_is_told_beside_the_blood() -> None:
    told = Injured("intruder-adult", 2, ["attack-scratch#3"], True, False, 3, 1)
    words = "Adult has 2 injuries (Scratch); blood 3, less 1 for a weakness: it dies."
    assert line(told) == words


@pytest.mark.rule("N-352")
def test_an_arrow_that_is_not_heeded_is_told_instead_of_the_blood() -> None:
    told = Injured("intruder-adult", 2, ["attack-scratch#3"], False, blood=0, unmoved=True)
    words = "Adult has 2 injuries (Scratch); the card shows an arrow: it lives and stays."
    assert line(told) == words


# Wounds and items


@pytest.mark.rule("N-497")
def test_the_canteen_is_said_to_heal_what_it_heals() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    s.is_("scout", light=2).works("scout")
    assert line(s.heard(Healed, listener="captain", count=1)) == "Scout: one light wound healed."
    assert s.crew("scout").light == 1


@pytest.mark.rule("N-205")
def test_components_are_given_up_and_not_used() -> None:
    s = NemesisScenario("scout", "captain", rooms={"scout": "canteen", "captain": "cockpit"})
    s.has("scout", "chemicals", "clothes").does("scout", "craft", "molotov-cocktail").pays()
    s.until(lambda s: s.asked().text.id == "ask-turn", "first")
    s.unheard(Used).heard(GaveUp, listener="captain", item="clothes")
    assert line(s.heard(GaveUp, item="chemicals")) == "Scout gives up Chemicals."


@pytest.mark.rule("N-398")
def test_what_is_burned_is_given_up_and_not_used() -> None:
    s = NemesisScenario("mechanic", "captain", rooms={"mechanic": "canteen", "captain": "cockpit"})
    s.hand("mechanic", "pyrotechnics", "rest", "search").has("mechanic", "tools")
    s.does("mechanic", "play", "pyrotechnics").pays()
    s.until(lambda s: s.asked().text.id == "ask-turn", "first")
    s.unheard(Used).heard(GaveUp, listener="captain", item="tools")


@pytest.mark.rule("L-041", "L-045")
def test_the_probe_arm_that_lies_open_is_dropped_for_all_to_see() -> None:
    s = LockdownScenario("xenobiologist", "hacker")
    s.has("xenobiologist", "medkit").does("xenobiologist", "drop", "probe-arm")
    s.heard(Dropped, listener="hacker", thing="probe-arm")
    s.does("xenobiologist", "drop", "medkit").unheard(Dropped, listener="hacker", thing="medkit")
    s.heard(Dropped, listener="hacker", thing="item-green")


# What can be interrupted


def together(*crew: str) -> NemesisScenario:
    s = NemesisScenario(*crew, rooms=dict.fromkeys(crew, "comms-room"), reactions=True)
    return s.hand(crew[0], "rest", "search", "demolition").hand(crew[1], "interruption")


@pytest.mark.rule("N-548")
def test_the_question_names_what_can_be_interrupted() -> None:
    s = together("scout", "captain").works("scout")
    words = Texts("en", "nemesis").format(s.asked("captain", "interrupt").text)
    assert words == "In your room Scout does this: Use the room: Comms Room. Do you interrupt it?"


@pytest.mark.rule("N-548")
def test_where_an_interruption_is_at_stake_the_question_says_so() -> None:
    s = together("scout", "captain").hand("scout", "rest", "search", "interruption")
    s.works("scout").does("captain", "interrupt")
    words = Texts("en", "nemesis").format(s.asked("scout").text)
    assert words.startswith("Captain interrupts Scout (Use the room: Comms Room).")
    assert words.endswith("Do you stop that Interruption with yours?")


@pytest.mark.rule("L-182", "L-534")
def test_a_tremor_does_not_ask_about_careful_movement() -> None:
    s = LockdownScenario("hacker", "survivor", mars=True)
    s.at("hacker", "x1").has("hacker", "enviro-suit").top("deck-mars", "tremor")
    s.rolls("hacker", "mars").asked("hacker", "tremor")


@pytest.mark.rule("L-200")
def test_a_recharge_does_not_ask_what_to_fill_up() -> None:
    s = LockdownScenario("hacker", "survivor").powered("s-01", "s-02", "s-03")
    s.hand("hacker", "recharge", "rest", "search").has("hacker", "prototype-shotgun")
    s.ammo("hacker", "smart-gun", 1).ammo("hacker", "prototype-shotgun", 0)
    s.does("hacker", "play", "recharge").asked("hacker", "recharge")


# Characters, and what counts only in darkness


@pytest.mark.parametrize(
    ("faces", "game", "who", "said"),
    [
        (SHIP, "nemesis", "captain", "Own cards: Order, Motivation"),
        (BASE, "lockdown", "hacker", "Cards in the deck: 10."),
    ],
)
def test_a_character_card_says_what_there_is_to_choose(
    faces: Faces, game: str, who: str, said: str
) -> None:
    card = faces.card(f"character-{who}")
    assert card.kind == "character"
    assert card.text is not None
    assert said in Texts("en", game).format(card.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_only_in_darkness_stands_apart(language: str) -> None:
    texts, seen = Texts(language, "lockdown"), 0
    for kind, rows in (("event", BASE.rows.events), ("attack", BASE.rows.attacks)):
        for id_, row in rows.items():
            card = BASE.card(f"{kind}-{id_}")
            assert (card.also is not None) == bool(row.dark)
            assert card.text is not None
            assert texts.has(card.text.id)
            if card.also is not None:
                seen += 1
                assert texts.format(card.also) not in texts.format(card.text)
                assert not texts.problems(card.also)
    assert seen > 10


# Aboard as in the base


@pytest.mark.rule("N-099", "N-372")
def test_the_cards_that_an_eclosion_looks_through_are_told() -> None:
    s = NemesisScenario("captain", "scout").hand("scout").happens("eclosion")
    assert len(s.heard(Discarded, who="scout", listener="captain").cards) == 4


@pytest.mark.rule("N-392")
def test_what_the_dead_drop_is_told() -> None:
    s = NemesisScenario("captain", "scout").wounded("scout", "leg", "body", "hand")
    s.has("scout", "egg").hand("scout").set(turn=1).mark("fire", s.where("scout")).rests("scout")
    s.heard(Dropped, who="scout", thing="egg", listener="captain", rule="N-392")


@pytest.mark.rule("N-469")
def test_an_egg_of_the_nest_is_told_with_its_rule() -> None:
    s = NemesisScenario("captain", "scout", rooms={"captain": "nest"}).dice(noise="silence")
    s.works("captain").heard(TookObject, who="captain", thing="egg", rule="N-469")
