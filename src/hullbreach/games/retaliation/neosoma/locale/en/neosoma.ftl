### The Neosoma cult: its figures and tokens, its abilities, and what its cards do.

pack-retaliation = What is played with
pack-retaliation-neosoma = the Neosoma cult
pack-retaliation-neosoma-text = Other intruders: four kinds of machines with abilities, cultists that keep the abilities alive, runts that feed the dead to the matrix.
content-retaliation-ability-cards = Ability cards
content-retaliation-corpse-tokens = Corpse tokens
content-retaliation-cult-tiles = Tiles of the cult
content-retaliation-cult-sheets = Intruder sheet and help cards

## Figures

intruder-slasher = Slasher
intruder-slasher-text = An adult, and the first of them. While its ability is active, an attack that costs health or brings a serious wound is followed by a second one.
intruder-explobot = Explobot
intruder-explobot-text = An adult. While its ability is active it may explode when it dies in a room.
intruder-armored = Armored
intruder-armored-text = An adult. While its ability is active it is aimed at before all others, takes 2 damage at once in a corridor, and is expelled from a room instead of dying.
intruder-firespitter = Firespitter
intruder-firespitter-text = An adult. While its ability is active it costs 1 health to fire a burst into its corridor, for each of them.
intruder-runt = Runt
intruder-runt-text = It gives its victim 1 contamination card and stays. After the attacks every runt moves one step to the nearest unexplored corridor; in one, it leaves the map, and the corpse tokens come one space closer.
intruder-cultist = Cultist
intruder-cultist-text = It neither moves nor attacks, and nobody is in combat with it. Each one killed switches off an ability, and events need them alive.
intruder-matrix = Matrix
intruder-matrix-text = The largest: in a corridor it takes 4 of 6 places. It comes only once a corpse is absorbed, and every corpse makes it stronger. Enough damage, a critical, or a number not above its damage draws one of its health cards.
intruder-adult = Adult
intruder-adult-text = A slasher, an explobot, an armored intruder or a firespitter: which one is seen when the token is drawn.
intruder-other = Others
intruder-other-text = Every attacker without a row of its own.

## Tokens

token-blank = Blank token
token-blank-text = Nobody comes. Add 2 random adult tokens to the bag, and put this one back.
token-matrix = Matrix token
token-matrix-text = Activate the matrix; if it is not on the map, it comes. Put the token back into the bag. Once the matrix is dead, the token leaves the game.
token-slasher-1 = Slasher token (2 slashers, 1 explobot)
token-slasher-1-text = In a corridor 2 slashers and 1 explobot, in a room 1 slasher.
token-slasher-2 = Slasher token (2 slashers, 1 firespitter)
token-slasher-2-text = In a corridor 2 slashers and 1 firespitter, in a room 1 slasher.
token-slasher-3 = Slasher token (2 slashers, 1 armored intruder)
token-slasher-3-text = In a corridor 2 slashers and 1 armored intruder, in a room 1 slasher.
token-slasher-4 = Slasher token (2 slashers, 1 armored intruder, 1 firespitter)
token-slasher-4-text = In a corridor 2 slashers, 1 armored intruder and 1 firespitter, in a room 1 slasher.
token-slasher-5 = Slasher token (1 slasher, 1 explobot)
token-slasher-5-text = In a corridor 1 slasher and 1 explobot, in a room 1 slasher.
token-armored-1 = Armored token (2 armored intruders, 1 firespitter)
token-armored-1-text = In a corridor 2 armored intruders and 1 firespitter, in a room 1 armored intruder.
token-armored-2 = Armored token (2 armored intruders, 1 explobot)
token-armored-2-text = In a corridor 2 armored intruders and 1 explobot, in a room 1 armored intruder.
token-armored-3 = Armored token (2 armored intruders, 1 slasher)
token-armored-3-text = In a corridor 2 armored intruders and 1 slasher, in a room 1 armored intruder.
token-armored-4 = Armored token (2 armored intruders, 1 firespitter, 1 explobot)
token-armored-4-text = In a corridor 2 armored intruders, 1 firespitter and 1 explobot, in a room 1 armored intruder.
token-armored-5 = Armored token (1 armored intruder, 1 slasher)
token-armored-5-text = In a corridor 1 armored intruder and 1 slasher, in a room 1 armored intruder.
token-explobot-1 = Explobot token (2 explobots, 1 firespitter)
token-explobot-1-text = In a corridor 2 explobots and 1 firespitter, in a room 1 explobot.
token-explobot-2 = Explobot token (2 explobots, 1 armored intruder)
token-explobot-2-text = In a corridor 2 explobots and 1 armored intruder, in a room 1 explobot.
token-explobot-3 = Explobot token (2 explobots, 1 slasher)
token-explobot-3-text = In a corridor 2 explobots and 1 slasher, in a room 1 explobot.
token-explobot-4 = Explobot token (2 explobots, 1 slasher, 1 armored intruder)
token-explobot-4-text = In a corridor 2 explobots, 1 slasher and 1 armored intruder, in a room 1 explobot.
token-explobot-5 = Explobot token (1 explobot, 1 firespitter)
token-explobot-5-text = In a corridor 1 explobot and 1 firespitter, in a room 1 explobot.
token-firespitter-1 = Firespitter token (2 firespitters, 1 explobot)
token-firespitter-1-text = In a corridor 2 firespitters and 1 explobot, in a room 1 firespitter.
token-firespitter-2 = Firespitter token (1 firespitter, 1 armored intruder)
token-firespitter-2-text = In a corridor 1 firespitter and 1 armored intruder, in a room 1 firespitter.
token-firespitter-3 = Firespitter token (1 firespitter, 1 explobot)
token-firespitter-3-text = In a corridor 1 firespitter and 1 explobot, in a room 1 firespitter.
token-firespitter-4 = Firespitter token (2 firespitters, 1 slasher)
token-firespitter-4-text = In a corridor 2 firespitters and 1 slasher, in a room 1 firespitter.
token-firespitter-5 = Firespitter token (2 firespitters, 1 armored intruder)
token-firespitter-5-text = In a corridor 2 firespitters and 1 armored intruder, in a room 1 firespitter.
token-runt-firespitter = Runt token (1 runt, 1 firespitter)
token-runt-firespitter-text = In a corridor 1 runt and 1 firespitter, in a room 1 runt.
token-runt-armored = Runt token (1 runt, 1 armored intruder)
token-runt-armored-text = In a corridor 1 runt and 1 armored intruder, in a room 1 runt.
token-runt-slasher = Runt token (1 runt, 1 slasher)
token-runt-slasher-text = In a corridor 1 runt and 1 slasher, in a room 1 runt.
token-runt-explobot = Runt token (1 runt, 1 explobot)
token-runt-explobot-text = In a corridor 1 runt and 1 explobot, in a room 1 runt.

## Components of the cult

corpse-token = Corpse
corpse-token-text = When the round marker and this token meet, the matrix absorbs the corpse: a matrix token goes into the bag, and its damage track is 2 spaces longer from its next health card on.
tile-absorbed-corpses = Absorbed corpses
tile-absorbed-corpses-text = It has 3 slots, each with a matrix token until a corpse takes its place.
tile-dead-cultists = Dead cultists
tile-dead-cultists-text = The symbols that are not covered yet are the cultists that live.
cult-sheet = Intruder sheet of the cult
cult-sheet-text = What tokens do while the matrix is on the map, and while it is not.
cult-help = Help card of the cult
cult-help-text = The round with the activation of runts.

## Abilities

ability-slasher = 1 Slasher
ability-slasher-text = If the attack of a slasher costs health or brings a serious wound, it attacks a second time. If its victim is dead, it attacks somebody else in the room.
ability-explobot = 2 Explobot
ability-explobot-text = When an explobot dies in a room, 3 attack cards are drawn. If any is an Explosion, every character in the room loses 3 health. Then the cards are shuffled back.
ability-armored = 3 Armored
ability-armored-text = Whoever aims at intruders in a place aims at the armored ones first. In a corridor one dies only of 2 damage at once. In a room it is expelled instead of dying.
ability-firespitter = 4 Firespitter
ability-firespitter-text = Whoever fires a burst into a corridor first loses 1 health for each firespitter in it.
ability-runt = 5 Runt
ability-runt-text = Runts in rooms take damage like adults. When this ability is switched off, those that are hurt die.
ability-cultist = 6 Cultist
ability-cultist-text = Whoever deals damage to a cultist makes a noise roll at the end of the action.

## Events

-neo-moves = All intruders in corridors with { $kind } move, but no runts
-neo-rooms = , then those in rooms without characters.
-neo-danger = Finally each character in a room that is not secured resolves danger.
-neo-noise = Finally each character makes a noise roll.
-neo-mark = Finally put a noise marker in each unexplored corridor without one.
-neo-resolve = Finally resolve each noise marker in an unexplored corridor.
-neo-shuffle = Finally shuffle the event deck anew, this card included.
event-detonation-procedure = Detonation Procedure
event-detonation-procedure-text = { -neo-moves(kind: "an explobot") }. With at least 2 living cultists: put fire and a malfunction in each room with an explobot, each character there loses 3 health, and the explobots there go back to the supply. { -neo-mark }
event-system-overload = System Overload
event-system-overload-text = { -neo-moves(kind: "a firespitter") }{ -neo-rooms } With at least 2 living cultists: put fire in each room with a computer, and close all doors that touch those with a character. { -neo-mark }
event-artificial-fever = Artificial Fever
event-artificial-fever-text = { -neo-moves(kind: "a slasher") }. Each character with a larva takes 1 contamination card, shuffles hand, deck and discards together and performs the metamorphosis procedure; where one dies, a slasher is placed. Each other character draws 4 cards, performs the contamination procedure and discards the whole hand. { -neo-shuffle }
event-call-of-the-faithful = Call of the Faithful
event-call-of-the-faithful-text = { -neo-moves(kind: "a slasher") }{ -neo-rooms } With at least 1 living cultist: put 1 slasher in each room with a cultist; it tries to attack. { -neo-danger }
event-suppressing-fire = Suppressing Fire
event-suppressing-fire-text = { -neo-moves(kind: "a firespitter") }. With at least 1 living cultist: each character next to a corridor with a firespitter and without a closed door between loses 2 health. { -neo-noise }
event-hijacked-landing = Hijacked Landing
event-hijacked-landing-text = { -neo-moves(kind: "a slasher") }{ -neo-rooms } With at least 3 living cultists: if the lander has landed and a slasher is in the Landing Zone, everybody leaves the lander and it is destroyed; otherwise put 1 slasher in the Landing Zone, and it tries to attack. { -neo-danger }
event-rogue-chassis = Rogue Chassis
event-rogue-chassis-text = { -neo-moves(kind: "an armored intruder") }{ -neo-rooms } With at least 2 living cultists: put a malfunction on the robot. Alone in its room it goes up to 2 rooms towards the nearest character. Roll the burst die: each character in its room loses that much health. { -neo-noise }
event-jammed-beacon = Jammed Beacon
event-jammed-beacon-text = { -neo-moves(kind: "an armored intruder") }{ -neo-rooms } With at least 3 living cultists: the lander comes 5 rounds later; beyond the end of the track it is destroyed. { -neo-mark }
event-meltdown-order = Meltdown Order
event-meltdown-order-text = { -neo-moves(kind: "an explobot") }{ -neo-rooms } With at least 4 living cultists: the self-destruct begins. { -neo-shuffle }
event-infiltration = Infiltration
event-infiltration-text = { -neo-moves(kind: "a slasher") }{ -neo-rooms } With at least 2 living cultists: in the room with the highest number of each sector discard 1 security token and put 1 runt; it tries to attack. { -neo-resolve }
event-data-leeches = Data Leeches
event-data-leeches-text = { -neo-moves(kind: "a firespitter") }{ -neo-rooms } With at least 1 living cultist: put 1 runt in each room with a computer and a character; it tries to attack. { -neo-noise }
event-scavengers = Scavengers
event-scavengers-text = { -neo-moves(kind: "an explobot") }{ -neo-rooms } With at least 3 living cultists: put all runts in the Landing Zone. For each of them, at most 4, remove 1 gear token of each kind from the slots there. { -neo-danger }
event-supply-raid = Supply Raid
event-supply-raid-text = { -neo-moves(kind: "an armored intruder") }{ -neo-rooms } With at least 2 living cultists: remove 1 gear token of each kind from the slots of the Landing Zone. { -neo-noise }
event-cut-air = Cut Air
event-cut-air-text = { -neo-moves(kind: "a firespitter") }{ -neo-rooms } With at least 3 living cultists: all life support becomes inactive. { -neo-mark }
event-system-purge = System Purge
event-system-purge-text = { -neo-moves(kind: "an explobot") }{ -neo-rooms } With at least 4 living cultists: life support tokens that are inactive leave the game, the others become inactive. { -neo-resolve }
event-cold-sleep-sabotage = Cold Sleep Sabotage
event-cold-sleep-sabotage-text = { -neo-moves(kind: "an armored intruder") }{ -neo-rooms } With at least 3 living cultists: put fire and a malfunction in the Hibernatorium. { -neo-noise }
event-crawling-walls = Crawling Walls
event-crawling-walls-text = { -neo-moves(kind: "a firespitter") }{ -neo-rooms } With at least 2 living cultists: put 1 runt in each corridor with noise next to a character; the noise is removed. { -neo-resolve }
event-burning-circuits = Burning Circuits
event-burning-circuits-text = { -neo-moves(kind: "an armored intruder") }. With at least 1 living cultist: put a malfunction on the robot and fire in its room; each character there loses 2 health. { -neo-danger }
event-will-of-the-matrix = Will of the Matrix
event-will-of-the-matrix-text = { -neo-moves(kind: "a slasher or the matrix") }{ -neo-rooms } Activate the matrix, if it is on the map. { -neo-danger }
event-swarm-signal = Swarm Signal
event-swarm-signal-text = { -neo-moves(kind: "an explobot") }{ -neo-rooms } With at least 3 living cultists: activate all runts. { -neo-mark }

## Attacks

-neo-explodes = every character in the room loses 3 health, and this explobot goes back to the supply.
-neo-again = Others: draw and resolve another attack card.
-neo-heavy = in a critical state you die, otherwise you take 1 serious wound.
attack-explosion-1 = Explosion
attack-explosion-1-text = Explobot: { -neo-explodes } Matrix with at least 3 corpses: you die. { -neo-again }
attack-explosion-2 = Explosion
attack-explosion-2-text = Explobot: { -neo-explodes } Matrix with at least 2 corpses: lose 3 health. { -neo-again }
attack-explosion-3 = Explosion
attack-explosion-3-text = Explobot: { -neo-explodes } Matrix with at least 1 corpse: lose 2 health, take 1 contamination card. { -neo-again }
attack-slash-1 = Slash
attack-slash-1-text = Slasher: { -neo-heavy } Matrix with at least 2 corpses: take 1 serious wound and 1 contamination card. Others: lose 1 health.
attack-slash-2 = Slash
attack-slash-2-text = Slasher: lose 2 health, take 1 contamination card. Matrix with at least 1 corpse: lose 2 health. Others: lose 1 health.
attack-slash-3 = Slash
attack-slash-3-text = Slasher: every character in the room loses 1 health. Matrix with at least 3 corpses: in a critical state you die, otherwise you take 2 serious wounds. Others: lose 1 health, take 1 contamination card.
attack-seize-1 = Seize
attack-seize-1-text = Armored: with fewer than 3 serious wounds take 1 serious wound. Matrix with at least 1 corpse: lose 1 health, and 1 more for each absorbed corpse. Others: lose 2 health.
attack-seize-2 = Seize
attack-seize-2-text = Armored: lose 2 health, discard 1 action card. Matrix with at least 2 corpses: take 1 serious wound. Others: lose 1 health.
attack-crush-1 = Crush
attack-crush-1-text = Armored: lose 1 health, discard all action cards in your hand. Matrix with at least 2 corpses: { -neo-heavy } Others: lose 1 health, take 1 contamination card.
attack-crush-2 = Crush
attack-crush-2-text = Armored: { -neo-heavy } Matrix with at least 3 corpses: in a bad or critical state you die, otherwise you take 1 serious wound. Others: lose 2 health.
attack-flames-1 = Flames
attack-flames-1-text = Firespitter: lose 2 health, put fire in the room. Matrix with at least 1 corpse: lose 2 health, take 1 contamination card. Others: lose 1 health.
attack-flames-2 = Flames
attack-flames-2-text = Firespitter: lose 1 health, put fire in the room. Matrix with at least 2 corpses: every character in the room loses 2 health. Others: lose 1 health.
attack-flames-3 = Flames
attack-flames-3-text = Firespitter: every character in the room loses 1 health. Matrix with at least 1 corpse: lose 2 health. Others: take 1 contamination card.
attack-flames-4 = Flames
attack-flames-4-text = Firespitter: { -neo-heavy } Matrix with at least 3 corpses: take 2 serious wounds. Others: lose 2 health.
attack-scrape-1 = Scrape
attack-scrape-1-text = Anybody: take 1 contamination card.
attack-scrape-2 = Scrape
attack-scrape-2-text = Anybody: lose 1 health.
attack-scrape-3 = Scrape
attack-scrape-3-text = Anybody: lose 1 health, take 1 contamination card.
attack-misfire = Misfire
attack-misfire-text = Anybody: nothing happens. The attack deck is shuffled anew, this card included.

## Health of the matrix

-neo-more-1 = Discard 1 more of its health cards unseen.
-neo-more-2 = Discard 2 more of its health cards unseen.
-neo-more-3 = Discard 3 more of its health cards unseen.
health-matrix-expelled = It Lets Go
health-matrix-expelled-text = The matrix is expelled. With at least 1 absorbed corpse each character in its room takes 1 contamination card.
health-matrix-draw = Silence on All Channels
health-matrix-draw-text = Each character in its room draws 2 action cards. With at least 2 absorbed corpses activate the matrix.
health-matrix-retreat = Offline
health-matrix-retreat-text = The matrix leaves the map and goes back to the supply. With at least 2 absorbed corpses activate all runts.
health-matrix-expelled-noise = It Howls
health-matrix-expelled-noise-text = { -neo-more-1 } The matrix is expelled. With at least 1 absorbed corpse each character in its room makes a noise roll first.
health-matrix-expelled-spite = It Spits
health-matrix-expelled-spite-text = { -neo-more-1 } The matrix is expelled. With at least 2 absorbed corpses each character in its room takes 1 contamination card first.
health-matrix-draw-more = It Falters
health-matrix-draw-more-text = { -neo-more-1 } Each character in its room draws 2 action cards. With at least 2 absorbed corpses activate the matrix.
health-matrix-runts = It Calls Its Servants
health-matrix-runts-text = { -neo-more-1 } Activate all runts. With at least 1 absorbed corpse put 1 runt in its room.
health-matrix-feint = It Reels
health-matrix-feint-text = { -neo-more-2 } The matrix is expelled. With at least 3 absorbed corpses activate it then.
health-matrix-noise = Feedback
health-matrix-noise-text = { -neo-more-2 } Each character in its room makes a noise roll. With at least 1 absorbed corpse put a malfunction in its room.
health-matrix-rage = Overdrive
health-matrix-rage-text = { -neo-more-3 } Activate the matrix. With at least 2 absorbed corpses activate it again.
health-matrix-taint = It Bleeds Oil
health-matrix-taint-text = { -neo-more-3 } Activate the matrix. With at least 3 absorbed corpses each character in its room takes 1 contamination card.
health-matrix-collapse = It Breaks Apart
health-matrix-collapse-text = { -neo-more-3 } Put a malfunction in its room. With at least 1 absorbed corpse put fire there, too.

## Exploration

exploration-neosoma-1 = Exploration 1 (Neosoma)
exploration-neosoma-1-text = A “?” room with a malfunction; corridors ↖ ↗ ↘ ↙, all with noise. In a room with a computer put 1 cultist. Close the doors that touch this room. This card leaves the game.
exploration-neosoma-2 = Exploration 2 (Neosoma)
exploration-neosoma-2-text = A “?” room with a malfunction and fire; corridors ↖ ↗ (noise) ↘. Close the doors that touch this room. Then make a noise roll. This card leaves the game.
exploration-neosoma-3 = Exploration 3 (Neosoma)
exploration-neosoma-3-text = A “?” room; corridors ↗ (noise) ↘ ↙. In a room with a computer put 1 cultist. Then resolve danger. This card leaves the game.
exploration-neosoma-4 = Exploration 4 (Neosoma)
exploration-neosoma-4-text = A room with the letter of the sector (“?” if none is left) with a malfunction; corridors ↗ (noise) → ↘. In a room with a computer put 1 cultist. Then make a noise roll.
exploration-neosoma-5 = Exploration 5 (Neosoma)
exploration-neosoma-5-text = A room with the letter of the sector (“?” if none is left) with a malfunction; corridors ↗ → (noise). Close the doors that touch this room. Then make a noise roll.
exploration-neosoma-6 = Exploration 6 (Neosoma)
exploration-neosoma-6-text = A room with the letter of the sector (“?” if none is left) with fire; corridors ↗ ↘ (noise). In a room with a computer put 1 cultist. Then make a noise roll.
exploration-neosoma-7 = Exploration 7 (Neosoma)
exploration-neosoma-7-text = A room with the letter of the sector (“?” if none is left) with fire; corridors → ↘. Close the doors that touch this room. Then make a noise roll.
exploration-neosoma-8 = Exploration 8 (Neosoma)
exploration-neosoma-8-text = A room with the letter of the sector (“?” if none is left); corridors → ←. In a room with a computer put 1 cultist. Close the doors that touch this room. Then resolve danger.
exploration-neosoma-9 = Exploration 9 (Neosoma)
exploration-neosoma-9-text = A room with the letter of the sector (“?” if none is left); corridors ↗ → (noise) ↘. In a room with a computer put 1 cultist. Then resolve danger.
exploration-neosoma-10 = Exploration 10 (Neosoma)
exploration-neosoma-10-text = A room with the letter of the sector (“?” if none is left); corridors ↖ (noise) → ↘ (noise). Put 1 slasher and 1 explobot in the corridor you came through. Then make a noise roll.
exploration-neosoma-11 = Exploration 11 (Neosoma)
exploration-neosoma-11-text = A room with the letter of the sector (“?” if none is left); corridors → (noise) ←. Put 1 slasher, 1 explobot and 1 armored intruder in the corridor you came through. Then make a noise roll.
exploration-neosoma-12 = Exploration 12 (Neosoma)
exploration-neosoma-12-text = A room with the letter of the sector (“?” if none is left); corridors ↗ (noise) → ↙. Put 1 slasher, 1 explobot, 1 armored intruder and 1 firespitter in the corridor you came through. Then make a noise roll.
