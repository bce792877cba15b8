### What the missions of Aftermath share: the shuttle, alerts, events, exploration tokens.

pack-nemesis-aftermath = Aftermath
content-nemesis-alerts = alerts
content-nemesis-aftermaths = Aftermath exploration tokens
pile-alert = Alerts
pile-aftermath = Aftermath exploration tokens
track-shuttle = Shuttle
table-shuttle-end = check
zone-shuttle = Shuttle
supply-shuttle-board = Shuttle board
supply-sample = Sample
table-remnant = Aftermath exploration token
table-remnants = Unrevealed tokens
table-alert = Alert
setting-nemesis-aftermath-not-coop = this mission has no shared objectives: it is played for oneself, not as a cooperative game
setting-nemesis-aftermath-no-intruder-player = in this mission nobody can play the intruders: it lives on events and alerts
room-main-room = Main Room
room-main-room-text = Has no action. From here you can go to every room of the ship with an entrance to the technical corridors.

## Exploration tokens

aftermath-lockdown = Lockdown
aftermath-lockdown-text = Doors close in all corridors of this room, except in the one by which you came. Then make the noise roll.
aftermath-danger = Danger
aftermath-danger-text = No noise roll. Every intruder in a neighbouring room that is not in combat comes here. If there is none, noise goes into each corridor of this room that has none, technical corridors included.
aftermath-egg = Egg
aftermath-egg-text = An egg lies here. Make the noise roll.
aftermath-slimed-room = Slimed Room
aftermath-slimed-room-text = The token stays here: whoever comes in gets a slime marker. Make the noise roll.
aftermath-larva = Larva
aftermath-larva-text = A larva is here. That is no encounter, and there is no noise roll.
aftermath-fire = Fire
aftermath-fire-text = Put a fire marker here; then make the noise roll.
aftermath-carcass = Carcass
aftermath-carcass-text = A carcass lies here. Make the noise roll.
aftermath-corpse = Corpse
aftermath-corpse-text = The corpse of a character lies here. Make the noise roll.

## Alerts

alert-reactor-instability = Reactor Instability
alert-reactor-instability-text = Stage 1: Activation in the Generator. Stage 2: Activation in any engine room.
alert-failing-docking-clamps = Failing Docking Clamps
alert-failing-docking-clamps-text = Stage 1: Activation in the Main Room of the shuttle. Stage 2: Activation in the Cockpit.
alert-lost-flight-recorder = Lost Flight Recorder
alert-lost-flight-recorder-text = A sample lies in the Cockpit. Bring it to the Main Room of the shuttle.
alert-unknown-organism = Unknown Organism
alert-unknown-organism-text = A sample lies in the Hibernatorium. Stage 1: Activation in the Laboratory by whoever carries the sample. Stage 2: bring the sample to the Main Room of the shuttle.
alert-hull-stress = Hull Stress
alert-hull-stress-text = There are at least 2 malfunctions from now on. Remove 2 malfunction markers, whoever does it and wherever.
alert-runaway-fire = Runaway Fire
alert-runaway-fire-text = The Hibernatorium burns. At the check there must be no fire in the Hibernatorium, the Cockpit, the engine rooms and on the shuttle.
alert-evacuation-test = Evacuation Test
alert-evacuation-test-text = Activation in Evacuation Section A and in Evacuation Section B, in any order.
alert-corporate-uplink = Corporate Uplink
alert-corporate-uplink-text = Stage 1: Activation in the Comms Room. Stage 2: Activation in the Main Room of the shuttle.
alert-outbreak = Outbreak
alert-outbreak-text = Activation in the Surgery or in the Emergency Room by 2 different characters; with 1 or 2 players by 1.
alert-stowaway = Stowaway
alert-stowaway-text = A larva is in the Main Room of the shuttle. At the check no intruder may be on the shuttle, and at least 1 must have been killed since.
cause-alert = an alert that nobody dealt with

## Events

-alert-symbol = Alert symbol.
event-royal-ceremony = Royal Ceremony
event-royal-ceremony-text = If the queen is not on the board, she appears in the Nest. If she is, or if the Nest is not explored, 1 egg is added to the intruder board. Nothing happens if she was killed.
event-screeching = Screeching
event-screeching-text = Noise in all corridors of every room with an intruder.
event-slimy = Slimy
event-slimy-text = { -alert-symbol } Everybody covered with slime gets 2 contamination cards.
event-eggs-hatching = Eggs Hatching
event-eggs-hatching-text = { -alert-symbol } Eggs that lie in rooms are removed, and a larva appears in each of these rooms. Another one appears in the Nest if it is explored and not destroyed.
event-infested-supplies = Infested Supplies
event-infested-supplies-text = { -alert-symbol } Everybody in a green room gets 1 contamination card.
event-adaptability = Adaptability
event-adaptability-text = { -alert-symbol } A random weakness that is known leaves the game; it counts for nothing any more.
event-maneuver = Maneuver
event-maneuver-text = Next round everybody draws up to 1 card fewer.
event-dripping = Dripping
event-dripping-text = { -alert-symbol } Everybody in a room with an entrance to the technical corridors gets a slime marker.
event-sparks = Sparks
event-sparks-text = { -alert-symbol } Fire in every room with a malfunction.
event-warbling = Warbling
event-warbling-text = Noise in all corridors of the engine rooms. Roll the combat die for each engine in turn: at the first hit or double hit its tokens change places, and it is over.

## What is asked and told

end-alert = The situation is out of control.
