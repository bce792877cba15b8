"""The numbers of the rules that the games of the family have in common, as rows of data."""

from hullbreach.kernel.content import Source, Table


class Setup(Table, frozen=True, kw_only=True):
    """Numbers of the setup."""

    eggs: int
    bag: dict[str, int]
    bag_per_player: dict[str, int]
    solo_objectives: int
    draft_choices: int
    source: Source


class Turn(Table, frozen=True, kw_only=True):
    """Numbers of the player phase."""

    hand: int
    actions: int
    source: Source


class Costs(Table, frozen=True, kw_only=True):
    """What the basic actions cost."""

    move: int
    careful_move: int
    shoot: int
    melee: int
    pick_up: int
    trade: int
    craft: int
    activate_quest: int
    source: Source


class Body(Table, frozen=True, kw_only=True):
    """How much a character can take and carry."""

    light_wounds: int
    serious_wounds: int
    hands: int
    contamination_check: int
    source: Source


class Effects(Table, frozen=True, kw_only=True):
    """Numbers of rooms, cards and items."""

    search_draws: int
    grenade_eggs: int
    fire_eggs: int
    fire_injuries: int
    fire_wounds: int
    vulnerable_energy_injuries: int
    bleeding_wounds: int
    grenade_injuries: int
    blast_injuries: int
    blast_wounds: int
    taser_injuries: int
    plans_tiles: int
    eclosion_cards: int
    regeneration: int
    full_auto_ammo: int
    source: Source


class Numbers(Table, frozen=True, kw_only=True):
    """All other numbers of the rules."""

    setup: Setup
    turn: Turn
    costs: Costs
    body: Body
    effects: Effects
