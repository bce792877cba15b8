# The Primebloods: their figures and tokens, what they bring, and what their cards do, in our own words.
# The terms for movement and side effects of events are in retaliation.ftl.

pack-retaliation-intruders = the Primebloods
pack-retaliation-intruders-text = The intruders of the box: larvae, adults, drones and a queen with a health of her own.

## Figures

intruder-larva = Larva
intruder-larva-text = The smallest. Any damage kills it. It draws no attack card: its victim takes 1 contamination card and the larva itself; if it carries one already, the attacker is discarded. In the colony step its token adds 2 random drone tokens to the bag.
intruder-adult = Adult
intruder-adult-text = In a corridor 1 damage kills it. In a room damage stays beside it, and the die of a shot or a blow decides: it dies at its damage or less, or at a critical. In the colony step its token adds 2 queen tokens to the bag, or 2 larva tokens once the queen is dead.
intruder-drone = Drone
intruder-drone-text = In a corridor exactly 2 damage kill it, 1 cannot be dealt to it; in a room it takes damage like an adult. In the colony step its token adds 2 queen tokens to the bag, or 2 larva tokens once the queen is dead.
intruder-queen = Queen
intruder-queen-text = The largest: in a corridor she takes 4 of 6 places. Damage moves her marker. The fifth damage, a critical, or a number not above her damage draws one of her health cards. Her token activates her: she attacks somebody in her room, or moves one step. If she is not on the map, it places her; in the colony step it adds 2 larva tokens instead.

## Tokens

token-blank = Blank token
token-blank-text = Nobody comes. Add 2 random adult tokens to the bag, and put this one back.
token-larva = Larva token
token-larva-text = 1 larva, in a corridor as in a room.
token-adult-2 = Adult token (2)
token-adult-2-text = In a corridor 2 adults, in a room 1 adult.
token-adult-3 = Adult token (3)
token-adult-3-text = In a corridor 3 adults, in a room 1 adult.
token-adult-4 = Adult token (4)
token-adult-4-text = In a corridor 4 adults, in a room 1 adult.
token-drone-1 = Drone token (1 + 1)
token-drone-1-text = In a corridor 1 drone and 1 adult, in a room 1 drone.
token-drone-2 = Drone token (1 + 2)
token-drone-2-text = In a corridor 1 drone and 2 adults, in a room 1 drone.
token-drone-3 = Drone token (1 + 3)
token-drone-3-text = In a corridor 1 drone and 3 adults, in a room 1 drone.
token-queen = Queen token
token-queen-text = Activate the queen; if she is not on the map, she comes, or in the colony step 2 larva tokens go into the bag. Once she is dead: 1 drone, or in the colony step 2 random drone tokens for the bag, and this token leaves the game.

## Events

event-breaking-in = Breaking In
event-breaking-in-text = { -falling }{ -and-rooms } Discard 1 security token from each room. { -side-resolve }
event-damage = Damage
event-damage-text = { -level }. Put a malfunction in each room with an intruder. { -side-danger }
event-damaging-fire = Damaging Fire
event-damaging-fire-text = { -rising }{ -and-rooms } Put a malfunction in each burning room; then fire spreads from each of them through the corridors with its lowest noise value. { -side-danger }
event-egg-protection = Egg Protection
event-egg-protection-text = { -falling }. Put 2 drones in the Nest; they try to attack. Put 1 drone in each unexplored corridor of sector C. { -side-noise }
event-fire-breath = Fire Breath
event-fire-breath-text = { -level }{ -and-rooms } Fire spreads from each burning room to all neighbouring rooms in sectors with active life support. { -side-noise }
event-generators-overheat = Generators Overheat
event-generators-overheat-text = { -falling }{ -and-rooms } In each sector: with active life support put fire in its Life Support Control, otherwise a malfunction. { -side-noise }
event-hatching = Hatching
event-hatching-text = { -rising }. Put 1 larva in the Nest; it tries to attack. Put 1 larva in each unexplored corridor next to a character. { -side-resolve }
event-landing-zone-explodes = Landing Zone Explodes
event-landing-zone-explodes-text = { -level }{ -and-rooms } Put fire and a malfunction in the Landing Zone. { -side-mark }
event-leaving-the-shell = Leaving the Shell
event-leaving-the-shell-text = Nobody moves. Each character with a larva takes 1 contamination card, discards the hand, shuffles deck and discards together and performs the metamorphosis procedure. Each other character draws 4 cards, performs the contamination procedure and discards the whole hand. { -side-shuffle }
event-life-support-failure = Life Support Failure
event-life-support-failure-text = { -rising }{ -and-rooms } All life support becomes inactive. Put a malfunction in each Life Support Control. { -side-mark }
event-no-way-out = No Way Out
event-no-way-out-text = { -rising }{ -and-rooms } Put 4 adults in each corridor at the Landing Zone that is not reinforced. { -side-noise }
event-overwhelming-enemies = Overwhelming Enemies
event-overwhelming-enemies-text = { -rising }{ -and-rooms } Put 1 drone in each corridor with noise next to a character. { -side-danger }
event-panic = Panic
event-panic-text = { -level }{ -and-rooms } Each character with an intruder in the room or in an adjacent corridor loses 1 oxygen or spends ammo once. { -side-resolve }
event-protect-and-serve = Protect and Serve
event-protect-and-serve-text = { -level }{ -and-rooms } Put 2 drones where the queen is; they do not attack. If she is not on the map, add 2 drone tokens to the bag. { -side-danger }
event-reactor-overheating = Reactor Overheating
event-reactor-overheating-text = { -all-ways }{ -and-rooms } If there is a malfunction in the Cooling System or the Reactor, the self-destruct begins. Then put a malfunction in both. { -side-shuffle }
event-rise-of-the-machine = Rise of the Machine
event-rise-of-the-machine-text = { -falling }{ -and-rooms } Put a malfunction on the robot and in its room. Each character there loses 2 health. { -side-mark }
event-scent-of-prey = Scent of Prey
event-scent-of-prey-text = { -falling }{ -and-rooms } Resolve each noise marker in a corridor next to a character. { -side-noise }
event-short-circuit = Short Circuit
event-short-circuit-text = { -falling }{ -and-rooms } In sectors with active life support put fire in each room with a malfunction. { -side-danger }
event-system-failure = System Failure
event-system-failure-text = { -level }{ -and-rooms } Put a malfunction in each room with a computer. { -side-resolve }
event-the-queen-awakens = The Queen Awakens
event-the-queen-awakens-text = { -rising }{ -and-rooms } As long as the queen lives, add all queen tokens to the bag. { -side-mark }

## Attacks

-claws = A critical character dies; in a bad state it takes 1 serious wound, in a good one 2.
-fury = Every character in the room: who is critical dies, everybody else takes 1 serious wound and 1 contamination card.
-tail = A character in a bad or critical state dies; any other takes 1 serious wound and 1 contamination card.
attack-bite = Bite
attack-bite-text = Anybody: a critical character dies; any other takes 1 serious wound and 1 contamination card.
attack-deadly-claws-1 = Deadly Claws
attack-deadly-claws-1-text = Adult, queen: lose 1 health. Drone: { -claws }
attack-deadly-claws-2 = Deadly Claws
attack-deadly-claws-2-text = Adult, queen: lose 2 health, take 1 contamination card. Drone: { -claws }
attack-deadly-claws-3 = Deadly Claws
attack-deadly-claws-3-text = Adult, queen: lose 3 health. Drone: { -claws }
attack-fury-1 = Fury
attack-fury-1-text = Adult: lose 1 health, take 1 contamination card. Drone, queen: { -fury }
attack-fury-2 = Fury
attack-fury-2-text = Adult: lose 2 health, take 1 contamination card. Drone, queen: { -fury }
attack-infecting = Infecting
attack-infecting-text = Adult, drone: lose 2 health. Queen: take 1 contamination card and, if you have none, a larva.
attack-miss = Miss
attack-miss-text = Anybody: nothing happens. The attack deck is shuffled anew, this card included.
attack-scratch-1 = Scratch
attack-scratch-1-text = Anybody: take 1 contamination card.
attack-scratch-2 = Scratch
attack-scratch-2-text = Anybody: lose 1 health, take 1 contamination card.
attack-scratch-3 = Scratch
attack-scratch-3-text = Anybody: lose 1 health.
attack-scratch-4 = Scratch
attack-scratch-4-text = Anybody: lose 2 health.
attack-blood-sense = Blood Sense
attack-blood-sense-text = Anybody: lose 2 health. If you are moving away, a drone or the queen comes along to where you arrive, and does not attack for that.
attack-tail-attack-1 = Tail Attack
attack-tail-attack-1-text = Adult, drone: take 1 contamination card. Queen: { -tail }
attack-tail-attack-2 = Tail Attack
attack-tail-attack-2-text = Adult, drone: lose 1 health, take 1 contamination card. Queen: { -tail }

## The queen's health

-more-1 = Discard 1 more of her health cards unseen.
-more-2 = Discard 2 more of her health cards unseen.
-more-3 = Discard 3 more of her health cards unseen.
health-repel-0 = She Gives Way
health-repel-0-text = The queen is expelled.
health-repel-1 = She Staggers Back
health-repel-1-text = { -more-1 } The queen is expelled.
health-repel-2 = She Is Thrown Back
health-repel-2-text = { -more-2 } The queen is expelled.
health-activate-0 = She Strikes
health-activate-0-text = Activate the queen.
health-activate-3 = She Rages
health-activate-3-text = { -more-3 } Activate the queen.
health-retreat-0 = She Withdraws
health-retreat-0-text = The queen leaves the map and goes back to the supply.
health-all-tokens-1 = She Calls
health-all-tokens-1-text = { -more-1 } Add all queen tokens to the bag.
health-draw-1 = A Moment's Breath
health-draw-1-text = { -more-1 } Each character in her room draws 2 action cards.
health-noise-2 = She Screams
health-noise-2-text = { -more-2 } Each character in her room makes a noise roll.
health-malfunction-3 = She Thrashes About
health-malfunction-3-text = { -more-3 } Put a malfunction in her room.

## Exploration

exploration-1 = Exploration 1
exploration-1-text = { -explore-any } with a malfunction; corridors ↖ ↗ ↘ ↙, all with noise. { -explore-doors }. { -explore-once }
exploration-2 = Exploration 2
exploration-2-text = { -explore-any } with a malfunction and fire; corridors ↖ ↗ (noise) ↘. { -explore-doors }. { -explore-noise } { -explore-once }
exploration-3 = Exploration 3
exploration-3-text = { -explore-any }; corridors ↗ (noise) ↘ ↙. { -explore-danger } { -explore-once }
exploration-4 = Exploration 4
exploration-4-text = { -explore-sector } with a malfunction; corridors ↗ (noise) → ↘. { -explore-noise }
exploration-5 = Exploration 5
exploration-5-text = { -explore-sector } with a malfunction; corridors ↗ → (noise). { -explore-doors }. { -explore-noise }
exploration-6 = Exploration 6
exploration-6-text = { -explore-sector } with fire; corridors ↗ ↘ (noise). { -explore-noise }
exploration-7 = Exploration 7
exploration-7-text = { -explore-sector } with fire; corridors → ↘. { -explore-doors }. { -explore-noise }
exploration-8 = Exploration 8
exploration-8-text = { -explore-sector }; corridors → ←. { -explore-doors }. { -explore-danger }
exploration-9 = Exploration 9
exploration-9-text = { -explore-sector }; corridors ↗ → (noise) ↘. { -explore-danger }
exploration-10 = Exploration 10
exploration-10-text = { -explore-sector }; corridors ↖ (noise) → ↘ (noise). Put 2 adults in the corridor you came through. { -explore-noise }
exploration-11 = Exploration 11
exploration-11-text = { -explore-sector }; corridors → (noise) ←. Put 3 adults in the corridor you came through. { -explore-noise }
exploration-12 = Exploration 12
exploration-12-text = { -explore-sector }; corridors ↗ (noise) → ↙. Put 4 adults in the corridor you came through. { -explore-noise }
