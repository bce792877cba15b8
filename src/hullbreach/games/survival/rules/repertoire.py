"""What everybody can do in a turn, in every game of the family; a game puts its own in between."""

from __future__ import annotations

from hullbreach.games.survival.rules import basic, combat, crafting, trade, using, verbs
from hullbreach.games.survival.rules.actions import empty_handed, needs, no_prey
from hullbreach.kernel import Action

BOLD = (
    Action(verbs.MOVE, basic.move, basic.ways_out, barred=needs("move", afoot=True)),
    Action(
        verbs.CAREFUL,
        basic.careful_move,
        basic.ways_out,
        barred=needs("careful_move", "N-190", afoot=True),
    ),
    Action(verbs.SHOOT, combat.shoot, combat.shots, barred=needs("shoot"), idle=no_prey),
    Action(verbs.MELEE, combat.melee, combat.blows, barred=needs("melee"), idle=no_prey),
    Action(verbs.PLAY, using.play_card, using.cards_held),
    Action(verbs.ROOM, using.use_room),
    Action(verbs.USE, using.use_item, using.items_usable, idle=empty_handed),
)
"""Going, fighting, and using what one has."""

THRIFTY = (
    Action(verbs.PICK_UP, basic.pick_up, basic.things_here, barred=needs("pick_up", "N-195")),
    Action(verbs.TRADE, trade.trade, barred=needs("trade", "N-203")),
    Action(
        verbs.CRAFT,
        crafting.craft,
        crafting.recipes,
        crafting.worth_crafting,
        needs("craft", "N-207"),
        empty_handed,
    ),
    Action(
        verbs.ACTIVATE, using.activate, using.quests_open, barred=needs("activate_quest", "N-183")
    ),
    Action(verbs.DROP, basic.let_go, basic.belongings, idle=empty_handed),
)
"""Taking, giving, making, and letting go."""
