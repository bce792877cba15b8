# The nightstalkers: tokens, events, attacks and weaknesses.

## Figures and tokens

token-larva-0-1 = Larva 0/1
token-larva-1-2 = Larva 1/2
token-creeper-1-2 = Creeper 1/2
token-adult-1-3 = Adult 1/3
token-adult-2-3 = Adult 2/3
token-adult-2-4 = Adult 2/4
token-adult-3-4 = Adult 3/4
token-breeder-2-4 = Breeder 2/4
token-breeder-3-4 = Breeder 3/4
token-queen-4-4 = Queen 4/4

## Events

event-bulkheads-open-text = All closed doors open; destroyed ones stay destroyed.
event-bulkheads-open-dark = noise in every corridor without one around each character.
event-coolant-leak-text = Put a malfunction in the Cooling System; if there is one already, the autodestruction starts instead. { -remove-event }
event-fire-in-the-hole = Fire in the Hole
event-fire-in-the-hole-text = Put fire in CSS A, CSS B and CSS C. Every character there without action cards in hand takes 1 serious wound.
event-leaving-the-shell-a = Leaving the Shell
event-leaving-the-shell-a-text = Whoever has a larva takes 1 contamination card and scans it: if it is infected, they die and a creeper appears, otherwise it is discarded. Everybody else draws 4 cards and scans the contamination among them: with any infected card, a larva is put on their board. The 4 cards are discarded.
event-leaving-the-shell-b = { event-leaving-the-shell-a }
event-leaving-the-shell-b-text = { event-leaving-the-shell-a-text }
event-nest-text = If the Nest is explored, put noise in every corridor around it that has none.
event-nest-dark = likewise around each character.
event-blood-trace-a = Blood Trace
event-blood-trace-a-text = In each section, every nightstalker that is not in combat goes to the room of a character with an undressed serious wound and no action cards in hand; of several, to the one with the lowest number.
event-blood-trace-a-dark = also to those who still have action cards.
event-blood-trace-b = { event-blood-trace-a }
event-blood-trace-b-text = { event-blood-trace-a-text }
event-blood-trace-b-dark = { event-blood-trace-a-dark }
event-consuming-fire-text = The item counter of every burning room drops to 0. Then { -fire-spreads }
event-hatching-text = Discard 1 egg from the Nest. Every character in the Nest without action cards in hand is infested; if nobody was, put a larva token in the bag.
event-hatching-dark = also characters elsewhere without action cards are infested.
event-lurking-text = All nightstalkers that share no room with a character leave the board, and a token of each goes into the bag.
event-lurking-dark = each nightstalker in combat attacks.
event-sanitary-network-failure = Sanitary Network Failure
event-sanitary-network-failure-text = Put a malfunction marker in every explored green room. { -remove-event }
event-blue-screen = Blue Screen
event-blue-screen-text = Of the explored computer rooms in sections with power, the one with the lowest number gets a malfunction. { -remove-event }
event-damage-text = Put a malfunction marker in each room that holds an adult, a breeder or the queen.
event-damage-dark = also in each room with a character.
event-noise-in-corridors = Noise in Corridors
event-noise-in-corridors-text = Put noise in the technical corridors. If there is noise already, 1 malfunction and 1 fire marker leave the supply for good.
event-noise-in-corridors-dark = every character in a room with an entrance takes 1 light wound.
event-power-surge = Power Surge
event-power-surge-text = The time token turns to its inactive side.
event-egg-protection-text = Resolve an encounter for each character who is in the Nest or carries an egg.
event-egg-protection-dark = each character takes 1 contamination card.
event-panic = Panic
event-panic-text = Characters without action cards in hand discard 2 ammo, or 1 item if they cannot.
event-panic-dark = also those who have action cards.
event-scent-of-blood = Scent of Blood
event-scent-of-blood-text = Around each character with an undressed serious wound, put noise in every corridor that has none.
event-scent-of-blood-dark = put an adult in the room of each such character who is not in combat.
event-short-circuit-text = Put fire in each explored computer room of the sections with power. { -remove-event }
event-kickstopper = Kickstopper
event-kickstopper-text = The elevator loses its power. Put a malfunction in all Elevator Rooms. { -remove-event }
event-thats-hot = That's Hot
event-thats-hot-text = Put fire in the Backup Power Supply and in the Generator. { -remove-event }
-remove-event = Remove this card from the game and shuffle the discard pile into the event deck.

## Nightstalker attacks

attack-cut = Cut
attack-cut-text = The target takes 1 light wound and 1 contamination card.
attack-cut-dark = 1 more light wound.
attack-blood-chase = Blood Chase
attack-blood-chase-text = The target takes 1 light wound and gets slime. If it was escaping and has an undressed serious wound, the nightstalker follows it.
attack-perched-in-the-dark = Perched in the Dark
attack-perched-in-the-dark-text = The target takes 1 serious wound.
attack-perched-in-the-dark-dark = a target with 3 serious wounds dies.
attack-blood-rage = Blood Rage
attack-blood-rage-text = A target that already has 2 serious wounds dies. Otherwise it takes 2 serious wounds if one of its wounds is undressed, else 1.
attack-piercing-the-heart = Piercing the Heart
attack-piercing-the-heart-text = The target takes 1 serious wound and 1 contamination card.
attack-piercing-the-heart-dark = a target with 2 or more serious wounds dies.
attack-evolve = Evolve
attack-evolve-text = The attacking creeper turns into a breeder, if a miniature is free.
attack-evolve-dark = this breeder attacks.
attack-infecting-the-host = Infecting the Host
attack-infecting-the-host-text = The target gets slime.
attack-infecting-the-host-dark = it is infested by a larva.

## Weaknesses

weakness-wary-of-shadows = Wary of Shadows
weakness-wary-of-shadows-text = If an adult attacks you with Perched in the Dark, ignore what the card does in darkness.
weakness-sensitivity-to-light = Sensitivity to Light
weakness-sensitivity-to-light-text = While you are not in darkness, the number on an encounter token counts as 1 less, but at least 1.
