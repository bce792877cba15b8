"""The bag of the Void Seeders: how it begins, develops, and what an encounter takes out of it."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.play import Nemesis
from hullbreach.games.nemesis.void_seeders.events import InsanityBack, InsanityLeft, Lurked
from hullbreach.games.nemesis.void_seeders.insanity import insanity, panic
from hullbreach.games.nemesis.void_seeders.kinds import (
    INSANITY_TOKEN,
    LOOSENED_CONTROL,
    LURKER,
    NUMBERS,
    WHISPERER,
    mad_colour,
    seeders,
)
from hullbreach.games.survival.rules.events import BagDeveloped
from hullbreach.games.survival.rules.intruders import add_token, place, remove
from hullbreach.games.survival.rules.model import BAG, BLANK, DRAWN, GONE, POOL, Intruder
from hullbreach.games.survival.rules.noise import noise_around
from hullbreach.games.survival.rules.phases import startle
from hullbreach.games.survival.rules.play import row_id
from hullbreach.kernel import Rule, rule
from hullbreach.kernel.packs import Insert, Stage

# Insanity tokens


@rule("NV-007", "NV-076")
def insanity_token(g: Nemesis, seat: int) -> str:
    """The insanity token of a character: by its colour."""
    return f"{INSANITY_TOKEN}-{g.box.characters[row_id(g.crew[seat].id)].colour}"


@rule("NV-007")
def add_insanity(g: Nemesis, seat: int) -> None:
    """The insanity token of a character who joins goes into the bag."""
    g.put(insanity_token(g, seat), POOL, BAG)


@rule("NV-098")
def return_insanity(g: Nemesis, seat: int) -> None:
    """Somebody lives again: the insanity token may have left the game."""
    token = insanity_token(g, seat)
    if g.has(token, GONE):
        g.put(token, GONE, BAG)
        g.tell(InsanityBack(token), "NV-098")


def bearer(g: Nemesis, token: str) -> int:
    """The seat whose insanity token it is."""
    colours = [g.box.characters[row_id(who.id)].colour for who in g.crew]
    return colours.index(mad_colour(token))


# The bag develops


@rule("NV-018", "NV-019", "NV-020", "NV-021")
def develop(g: Nemesis, token: str) -> Rule[None]:
    """Something stirs, somebody panics, or one more of them is out there."""
    while mad_colour(token) and not g.crew[bearer(g, token)].awake:
        g.put(token, DRAWN, GONE)
        g.tell(InsanityLeft(token), "NV-020")
        if not g.state.zones[BAG]:
            return
        token = g.draw_blind(BAG, DRAWN)
        g.tell(BagDeveloped(g.rules.token_face(token)), "NV-020")
    g.put(token, DRAWN, BAG)
    if mad_colour(token):
        yield from panic(g, bearer(g, token), "NV-019")
    elif token == BLANK:
        add_token(g, LURKER, "NV-021")
    else:
        startle(g)


# Encounters


@rule("NV-040")
def creature(g: Nemesis, seat: int) -> str:
    """What a mind makes of what it meets."""
    kind = f"intruder-{NUMBERS(g).creatures[insanity(g, seat) - 1]}"
    loosened = insanity(g, seat) == 2 and g.weakness(LOOSENED_CONTROL)
    return LURKER if loosened and kind == WHISPERER else kind


@rule("NV-040", "NV-044", "NV-045", "NV-046", "NV-047", "NV-091")
def emerge(g: Nemesis, token: str, slot: str, seat: int) -> Rule[Intruder | None]:
    """What the mind sees, or noise all around; an insanity token is panic as well, of any colour."""
    if token != BLANK and not mad_colour(token):
        return (yield from place(g, creature(g, seat), slot, "NV-040"))
    noise_around(g, slot, "NV-046" if token == BLANK else "NV-044")
    if token != BLANK:
        yield from panic(g, seat, "NV-045")
    return None


@rule("NV-043", "NV-044", "NV-046")
def put_back(g: Nemesis, token: str) -> None:
    """A Void Seeder token is put aside, the others go back."""
    back = token == BLANK or mad_colour(token)
    g.put(token, DRAWN, BAG if back else POOL)


# Lurking


@rule("NV-015", "NV-079", "NV-081")
def unseen(g: Nemesis) -> list[str]:
    """The rooms with Void Seeders that nobody is in or next to, whatever doors are between."""
    return [
        slot
        for slot in g.board.slots
        if seeders(g, slot)
        and not any(g.people(near) for near in (slot, *g.board.neighbours[slot]))
    ]


@rule("NV-014", "NV-016", "NV-017", "NV-080")
def lurk(g: Nemesis) -> Rule[None]:
    """After the event: Void Seeders whom nobody sees fade away, and are heard all around."""
    for slot in unseen(g):
        noise_around(g, slot, "NV-016")
        for one in seeders(g, slot):
            remove(g, one)
            g.tell(Lurked(one.kind, g.place(slot)), "NV-017")
            add_token(g, one.kind, "NV-017")
    g.advance()
    yield from ()


LURKING = (Insert(Stage("lurking", lurk), after="event"),)
