### The carnomorphs: figures, tokens, attacks, events, adaptations, mutations.

pack-nemesis-carnomorphs = the carnomorphs
content-nemesis-mutations = character mutations
counter-mutations = Mutation markers
table-mutations = Mutation
pile-mutation = Mutations
cause-mutation = a mutation that went too far
cause-metagorger = a metagorger

## Figures and tokens

intruder-metagorger = Metagorger
intruder-metagorger-blue = Blue metagorger
intruder-metagorger-red = Red metagorger
intruder-shambler = Shambler
intruder-fleshbeast = Fleshbeast
intruder-butcher = Butcher
token-metagorger-blue-1 = Blue metagorger 1
token-metagorger-blue-2 = Blue metagorger 2
token-metagorger-red-2 = Red metagorger 2
token-metagorger-red-3 = Red metagorger 3
token-shambler-2 = Shambler 2
token-shambler-3 = Shambler 3
token-shambler-4 = Shambler 4
token-fleshbeast-3 = Fleshbeast 3
token-fleshbeast-4 = Fleshbeast 4
token-butcher-4 = Butcher 4
supply-carnomorph-board = Carnomorph board
supply-carnomorph-help-card = Help card for carnomorphs
supply-new-carcass = Carcass of the expansion

## Attacks

attack-devour = Devour
attack-devour-text = A target with at least 1 serious wound dies; any other takes 1 serious wound. The Butcher loses all its injuries.
attack-spawn = Spawn
attack-spawn-text = A Metagorger appears in the room, and the target gets a slime marker. The Metagorger does not attack now.
attack-bash = Bash
attack-bash-text = The target takes 1 serious wound and 1 contamination card.
attack-regurgitate = Regurgitate
attack-regurgitate-text = The target gets a slime marker and 1 contamination card. A carcass is put in the room.
attack-slash = Slash
attack-slash-text = The target takes 1 light wound and 1 contamination card.
attack-whiplash = Whiplash
attack-whiplash-text = The target takes 2 light wounds and 1 contamination card.

## Events

-rampant-mutation = Everybody draws 4 cards from their own action deck and scans the contamination among them. Whoever finds an infected card gets a mutation marker. The drawn cards are discarded.
event-rampant-mutation-a = Rampant Mutation
event-rampant-mutation-a-text = { -rampant-mutation }
event-rampant-mutation-b = Rampant Mutation
event-rampant-mutation-b-text = { -rampant-mutation }
-reawakening = In each room where a carcass lies, one carcass becomes a Shambler. If a character is there, the Shambler attacks at once.
event-reawakening-a = Reawakening
event-reawakening-a-text = { -reawakening }
event-reawakening-b = Reawakening
event-reawakening-b-text = { -reawakening }
-hiding = All Shamblers, Fleshbeasts and the Butcher leave the board unless a character is with them; their tokens go into the bag.
event-lurking-a = Lurking
event-lurking-a-text = { -hiding }
event-lurking-b = Lurking
event-lurking-b-text = { -hiding }
-stalking = Each Shambler, Fleshbeast and the Butcher, unless in combat, moves to a neighbouring room with a character; among several to the one with the lowest number.
event-stalking-a = Stalking
event-stalking-a-text = { -stalking }
event-stalking-b = Stalking
event-stalking-b-text = { -stalking }
event-airlock-procedure-glitch = Airlock Procedure Glitch
event-airlock-procedure-glitch-text = The emergency airlock procedure starts in the yellow room with the highest number around which no door is destroyed.
event-generator-overload = Generator Overload
event-generator-overload-text = If there are at least 3 malfunctions on the board, the self-destruct sequence starts.
event-marked-prey = Marked Prey
event-marked-prey-text = Every character who carries a heavy object, or is in a room where one lies, gets a slime marker.
event-evacuation-hatches-jam = Evacuation Hatches Jam
event-evacuation-hatches-jam-text = Put a malfunction marker in both evacuation sections, as far as they are explored.
event-quarantine-procedure = Quarantine Procedure
event-quarantine-procedure-text = Doors close in all corridors around the room of every slimed character.
event-growl = Growl
event-growl-text = Noise goes into every corridor of the rooms with carnomorphs.
event-scavenging-biomatter = Scavenging Biomatter
event-scavenging-biomatter-text = All carnomorphs but the Butcher, unless in combat, move to a neighbouring room with a heavy object, also one that is carried; among several to the one with the lowest number.
event-structural-weakness = Structural Weakness
event-structural-weakness-text = Put a malfunction marker in each explored white room.
event-emergency-protocol-failure = Emergency Protocol Failure
event-emergency-protocol-failure-text = The escape pod of section B with the highest number is removed from the game. Whoever waits in it is back in the room.
event-chemical-fire = Chemical Fire
event-chemical-fire-text = The burning room with the highest number gets a malfunction and loses its fire marker; put fire markers in all neighbouring rooms. Fire does not pass closed doors or technical corridors.
event-ammunition-meltdown = Ammunition Meltdown
event-ammunition-meltdown-text = In the explored red room with the lowest number the item counter drops to 0. Put fire markers there and in all neighbouring rooms. Fire does not pass closed doors or technical corridors.
event-beast-on-the-prowl = Beast on the Prowl
event-beast-on-the-prowl-text = A Butcher that is not in combat is placed with the first slimed character in player order. If it is not on the board, every slimed character makes a noise roll.

## Adaptations

weakness-voracious = Voracious
weakness-voracious-text = Carnomorphs feed before they attack.
weakness-agile = Agile
weakness-agile-text = A creeper on the combat die is a miss, also with the Flamethrower and the Prototype Shotgun.
weakness-thick-hide = Thick Hide
weakness-thick-hide-text = The numbers on attack cards count 1 more when it is checked whether a carnomorph dies.
weakness-fireproof = Fireproof
weakness-fireproof-text = Carnomorphs are not injured by fire markers or by Molotov Cocktails.
weakness-ambusher = Ambusher
weakness-ambusher-text = For surprise attacks the numbers on tokens count 1 more.
weakness-fearless = Fearless
weakness-fearless-text = A retreat arrow has no effect: the carnomorph neither retreats nor dies.
weakness-battering-ram = Battering Ram
weakness-battering-ram-text = A carnomorph that meets a closed door destroys it and still moves through it.
weakness-caustic-blood = Caustic Blood
weakness-caustic-blood-text = When a carnomorph is killed, every character in that room gets a slime marker and, when the action or step is over, 1 light wound.

## Mutations

mutation-mimicry = Mimicry
mutation-mimicry-text = Reaction to an attack on you. Infected: the attack is cancelled. Not infected: another character of your choice in the room is attacked instead; if nobody else is there, you are.
mutation-claws = Claws
mutation-claws-text = Infected: 2 injuries to a carnomorph in your room. Not infected: 1 injury.
mutation-rapid-regrowth = Rapid Regrowth
mutation-rapid-regrowth-text = Infected: heal all your light wounds and dress one serious wound. Not infected: heal all your light wounds.
mutation-acid-glands = Acid Glands
mutation-acid-glands-text = Infected: destroy a closed door at your room, or 1 injury to each carnomorph in it. Not infected: destroy a closed door at your room.
mutation-spare-limb = Spare Limb
mutation-spare-limb-text = Infected: search the room and keep both cards. Not infected: search the room.
mutation-adrenal-node = Adrenal Node
mutation-adrenal-node-text = Infected: draw 3 cards. Not infected: draw 1 card.
mutation-echo-sense = Echo Sense
mutation-echo-sense-text = Infected: look at 2 unexplored room tiles and their exploration tokens. Not infected: at 1.
mutation-boneless-body = Boneless Body
mutation-boneless-body-text = From a room with an entrance to technical corridors go to any other such room. Infected: without a noise roll. Not infected: with one.
mutation-repellent-scent = Repellent Scent
mutation-repellent-scent-text = Infected: every carnomorph in your room retreats. Not infected: one of them does.
mutation-shed-skin = Shed Skin
mutation-shed-skin-text = Infected: discard your slime marker and leave the room without an attack or a noise roll. Not infected: discard your slime marker.
mutation-brute-strength = Brute Strength
mutation-brute-strength-text = Infected: use the action of your room for free, even with a malfunction. Not infected: remove the malfunction from your room.
mutation-hive-whisper = Hive Whisper
mutation-hive-whisper-text = Infected: look at the next 3 events and put them back in any order. Not infected: look at the next event; you may put it on the bottom.
