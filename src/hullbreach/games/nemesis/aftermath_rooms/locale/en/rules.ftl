### The checklist of the rooms of Aftermath, one message per rule.

chapter-nemesis-aftermath-rooms = Aftermath rooms

rule-NA-001 = Aftermath adds 4 additional room tiles "2": alarm room, crafting room, server room and turret room.
rule-NA-004 = Aftermath room tiles used in a standard game are added to the "2" tiles before they are shuffled.
rule-NA-061 = Alarm room (1 card, as printed on the tile): choose another room without characters and make a noise roll there.
rule-NA-062 = Alarm room: the roll may cause an encounter, but never a surprise attack.
rule-NA-063 = Alarm room: an unexplored room may be chosen.
rule-NA-064 = Crafting room: with the craft item basic action there, one item is exchanged for a special crafted item.
rule-NA-065 = Crafting room exchange: Energy Charge becomes Laser Pointer.
rule-NA-066 = Crafting room exchange: Tools become Combat Drone.
rule-NA-067 = Crafting room exchange: Clothes become Enviro-Suit.
rule-NA-068 = Crafting room: its exchanges are unavailable while it has a malfunction marker.
rule-NA-069 = Server room (2 cards): the character carries out the action of another explored room whose computer works.
rule-NA-070 = Turret room (2 cards): change the status of any one turret on the board; the new status token goes face down on top of its stack.
rule-NA-164 = Aftermath supplies are limited: 3 turrets, 9 turret status tokens (3 of each status), 3 turret exploration tokens, 53 action cards, 6 starting items, 10 quest items and 2 Melted serious wounds.
rule-NA-165 = Reading adopted: with the Aftermath pack in use its 2 Melted cards are shuffled into the serious wound deck (18 cards).
rule-NA-166 = In a standard, solo or co-op game the Aftermath rooms, characters, traits, turrets and hourglass can each be included independently; shuttle, alerts, Aftermath events, Aftermath exploration tokens, requirements and the offer are used in epilogue and research mission only.
rule-NA-167 = Aftermath rooms in play bring the special crafted items into the crafted deck.
rule-NA-197 = Reading adopted: the alarm room's roll belongs to nobody, so no slime marker turns its silence into danger.
rule-NA-198 = Crafting room exchange: it costs only the 1 card of the craft action, is impossible in combat and needs a copy of the special item left in the crafted deck.
rule-NA-199 = Laser Pointer, Combat Drone and Enviro-Suit can be made nowhere but in the crafting room.
rule-NA-200 = Server room: only its own 2 cards are paid, not the cost of the room used through it.
rule-NA-201 = Server room: objects that the used room needs (laboratory) must be in that room, not in the server room.
