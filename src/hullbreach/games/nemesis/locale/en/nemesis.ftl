# Nemesis: names of everything in the box, and what it does in our own words.
# <kind>-<id> is a name, <kind>-<id>-text says how it works. Costs and symbols come from the data.

-intruder = intruder
-intruders = intruders
-an-intruder = an intruder
-removed = leave the game

## Board

network-red = Red technical corridors
network-blue = Blue technical corridors
track-self-destruct = Self-destruct
track-destination = Destination
destination-earth = Earth
destination-mars = Mars
destination-venus = Venus
destination-deep-space = Deep space

## Rooms

room-armory = Armory
room-armory-text = Put 2 ammo on one of your energy weapons, at most up to its capacity. Classic weapons cannot be loaded here.
room-comms-room = Comms Room
room-comms-room-text = Send the signal: mark the signal space of your character board. It counts for objectives that ask for your signal; in the cooperative mode these are the shared ones.
room-evacuation-section-a = Evacuation Section A
room-evacuation-section-a-text = Needs an unlocked pod of section A with a free seat. Make a noise roll; if no intruder is in this room after it, take a seat in such a pod and choose whether to launch or to wait.
room-evacuation-section-b = Evacuation Section B
room-evacuation-section-b-text = Needs an unlocked pod of section B with a free seat. Make a noise roll; if no intruder is in this room after it, take a seat in such a pod and choose whether to launch or to wait.
room-fire-control-system = Fire Control System
room-fire-control-system-text = Choose any room. Its fire goes out, and every intruder there retreats, even from combat, each in the direction of an event card drawn for it. The room need not be burning.
room-generator-text = Start the self-destruct sequence, unless somebody is hibernating; or stop it, as long as its marker has not reached a yellow space.
room-laboratory-text = Examine a corpse, a carcass or an egg that you carry or that lies here, and reveal the weakness card of that slot. The object is not used up.
room-nest-text = Take 1 egg from the intruder board into your hands, then make a noise roll. The Nest cannot be searched and never has a malfunction.
room-storage = Storage
room-storage-text = Draw 2 cards from the red, yellow or green deck, keep one and put the other on the bottom. The item counter plays no part in this.
room-airlock-control = Airlock Control
room-airlock-control-text = Choose another yellow room with no destroyed door around it. All doors around it close, and it gets the depressurization token. If all those doors are still closed when the player phase ends, every character and intruder inside dies and a fire there goes out. If one is opened before, nothing happens.
room-cabins = Cabins
room-cabins-text = Works by itself: if you are here at the start of a round and no intruder is, you draw up to 6 cards instead of 5. Not while the room has a malfunction.
room-canteen = Canteen
room-canteen-text = Heal 1 light wound. { -scan-hand }
room-command-center = Command Center
room-command-center-text = Choose any room and open or close the doors in its corridors, each one as you wish.
room-engine-control-room = Engine Control Room
room-engine-control-room-text = Look in secret at the state of all three engines, even if an engine room has a malfunction. You cannot change anything from here.
room-hatch-control-system = Hatch Control System
room-hatch-control-system-text = Lock or unlock one escape pod. A pod with somebody inside cannot be locked.
room-monitoring-room = Monitoring Room
room-monitoring-room-text = Look in secret at one unexplored room tile and its exploration token, and put them back.
room-room-covered-with-slime = Room Covered with Slime
room-room-covered-with-slime-text = Works by itself: whoever enters gets a slime marker, before any exploration token is resolved. The room cannot be searched and never has a malfunction.
room-shower-room = Shower Room
room-shower-room-text = Remove your slime marker. { -scan-hand }
room-cockpit = Cockpit
room-cockpit-text = Look in secret at the coordinates card; or move the destination marker to any space, unless somebody is hibernating.
room-hibernatorium = Hibernatorium
room-hibernatorium-text = Only while the time marker is on a blue space. Make a noise roll; if no intruder is here after it, you go into hibernation for the rest of the game.
room-engine-1 = Engine 1
room-engine-1-text = Look in secret at the upper token of engine 1. Repairing or breaking the engine takes a suitable card or item.
room-engine-2 = Engine 2
room-engine-2-text = Look in secret at the upper token of engine 2. Repairing or breaking the engine takes a suitable card or item.
room-engine-3 = Engine 3
room-engine-3-text = Look in secret at the upper token of engine 3. Repairing or breaking the engine takes a suitable card or item.

-scan-hand = You may also scan every contamination card in your hand: clean ones leave the game. If any is infected, it stays and a larva is put on your board; if you had a larva before the scan, you die and a creeper appears here.
-repair = Remove the malfunction from your room; or, in an engine room, look at both tokens of the engine in secret and stack them as you like, saying truthfully whether you changed their order.

## Figures and tokens

engine-1-working = Engine 1: working
engine-1-damaged = Engine 1: damaged
engine-2-working = Engine 2: working
engine-2-damaged = Engine 2: damaged
engine-3-working = Engine 3: working
engine-3-damaged = Engine 3: damaged

pod-1 = Escape pod 1
pod-2 = Escape pod 2
pod-3 = Escape pod 3
pod-4 = Escape pod 4

supply-corpse-blue = Blue corpse
supply-corpse-red = Red corpse
supply-five-injuries = Five-injury token
supply-depressurization = Depressurization token
supply-intruder-board = Intruder board

## Events

event-coolant-leak-text = If the Generator has a malfunction, the self-destruct sequence starts, even with somebody in hibernation. Remove this card from the game and shuffle the discard pile into the event deck.
event-bulkheads-open-text = All closed doors open. Destroyed doors stay destroyed.
event-regeneration-text = Every intruder on the board loses up to 2 injuries.
event-life-support-failure = Life Support Failure
event-life-support-failure-text = Put a malfunction marker in every explored green room. Remove this card from the game and shuffle the discard pile into the event deck.
event-damage-text = Put a malfunction marker in each room that holds an adult, a breeder or the queen.
event-malfunction = Malfunction
event-malfunction-text = Put a malfunction marker in the explored room with the lowest number among those without one. Shuffle this card back into the event deck.
event-egg-protection-text = Resolve an encounter for each character who is in the Nest or carries an egg.
event-pod-ejection = Evacuation Pod Ejection
event-pod-ejection-text = The escape pod with the lowest number leaves the game, with whoever waits in it: for them that is a launch. Remove this card from the game and shuffle the discard pile into the event deck.
event-hatching-text = Discard 1 egg from the intruder board. Every character in the Nest without action cards in hand is infested. If nobody was, put a larva token in the bag.
event-nest-text = If the Nest is explored, put noise in every corridor around it that has none.
event-short-circuit-text = Put a malfunction marker in each explored yellow room with a computer. Remove this card from the game and shuffle the discard pile into the event deck.
event-lurking-text = All intruders that share no room with a character leave the board, and a token of each goes into the bag.
event-noise-in-technical-corridors = Noise in Technical Corridors
event-noise-in-technical-corridors-text = If the technical corridors have no noise, put a marker there. Otherwise every character in a room with an entrance, and with no intruder in it, makes a noise roll.
event-consuming-fire-text = The item counter of every burning room drops to 0. Then { -fire-spreads }
event-flammable-compounds = Flammable Compounds
event-flammable-compounds-text = Put fire in the Hibernatorium. If it was burning already, put fire in all rooms next to it.

## Weaknesses

weakness-the-way-of-moving-text = Only breeders and the queen can destroy closed doors.
weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
weakness-susceptibility-to-phosphates-text = An intruder driven off by a Fire Extinguisher or by the Fire Control System also takes 1 injury.
weakness-vulnerability-to-fire = Vulnerability to Fire
weakness-vulnerability-to-fire-text = Every instance of fire damage, be it a fire marker, a Molotov Cocktail or the Flamethrower, deals 1 more injury. Fire in the Nest destroys 2 eggs a round.

## Contamination and coordinates

coordinates-1 = Coordinates 1
coordinates-2 = Coordinates 2
coordinates-3 = Coordinates 3
coordinates-4 = Coordinates 4
coordinates-5 = Coordinates 5
coordinates-6 = Coordinates 6
coordinates-7 = Coordinates 7
coordinates-8 = Coordinates 8

## Items

item-energy-charge = Energy Charge
item-energy-charge-text = Fill one of your energy weapons up with ammo. Or: open or close one door at your room.
item-decoy = Decoy
item-decoy-text = Choose a neighbouring room. Intruders in the rooms around it move into it; those in combat first make one attack each, on the character with the fewest cards in hand.
item-prototype-rifle = Prototype Rifle
item-prototype-rifle-text = On a double hit you may spend 1 more ammo to deal 1 more injury.
item-prototype-pistol = Prototype Pistol
item-prototype-pistol-text = You may reroll the combat die once in every shot.
item-comms-key = Comms Key
item-comms-key-text = In a room with a working computer: see an objective of a character who has sent the signal.
item-evacuation-key = Evacuation Key
item-evacuation-key-text = In an evacuation section: lock or unlock one pod of that section.
item-self-destruct-key = Self-Destruct Key
item-self-destruct-key-text = In a room with a working computer: start the self-destruct sequence, unless somebody is hibernating, or stop it as long as its marker has not reached a yellow space.
item-chemicals = Chemicals
item-chemicals-text = Fill your Flamethrower up with ammo; it also fills the Medic's Needle Gun.
item-tools = Tools
item-tools-text = { -repair } Or: open or close one door at your room.
item-duct-tape-text = { -repair } Or: tape two of your heavy items together, so that they share one hand slot. Heavy objects cannot be taped.
item-fire-extinguisher = Fire Extinguisher
item-fire-extinguisher-text = Remove the fire from your room. Or: choose an intruder in your room; it retreats.
item-technical-corridors-plan = Technical Corridors Plan
item-technical-corridors-plan-text = In a room with an entrance to the technical corridors: move to any other room with one. As after any move, you roll for noise if nobody and no intruder is there.
item-space-suit = Space Suit
item-space-suit-text = In a yellow room: discard all your action cards and move to any other yellow room. As after any move, you roll for noise if nobody and no intruder is there.
item-nemesis-plans = Nemesis Plans
item-nemesis-plans-text = Look in secret at two unexplored room tiles, but not at their exploration tokens.
item-medkit-text = You or another character in your room: dress 1 serious wound, or heal 1 dressed serious wound.
item-bandages = Bandages
item-bandages-text = You or another character in your room: dress 1 serious wound, or heal all light wounds.
item-synthetic-food = Synthetic Food
item-synthetic-food-text = Draw 2 action cards.
item-adrenaline-injection = Adrenaline Injection
item-adrenaline-injection-text = Draw 1 action card. This turn you may take any number of actions; after them you pass.
item-alcohol = Alcohol
item-alcohol-text = Scan one contamination card from your hand and remove it from the game. If it was infected, take a new contamination card; you get no larva from it.
item-military-drugs = Military Drugs
item-military-drugs-text = Discard any number of cards from your hand, contamination included, then draw that many and 1 more.
item-antidote = Antidote
item-antidote-text = Scan all contamination in your deck, hand and discard pile: infected cards leave the game, and so does a larva on your board. Take 1 contamination card, shuffle your discard pile into your deck and pass. You may keep the cards in your hand.
item-flamethrower-text = Any face but the blank deals at least 1 injury. A double hit also sets your room on fire. Refilled with Chemicals.
item-molotov-cocktail = Molotov Cocktail
item-molotov-cocktail-text = Choose your room or a neighbouring one with an intruder or uncarried eggs in it, but not through a closed door: put fire there; every intruder in it takes 1 injury and every character 1 serious wound. It destroys 1 uncarried egg there, the stock of the explored Nest included.
item-taser-text = Choose an intruder in your room: it takes 1 injury and retreats. Or: choose a character in your room, who discards their whole hand.

## Characters


## Action cards

card-basic-repairs-text = { -repair }
card-repairs-text = { -repair }
card-piloting-text = In a working Cockpit or a room with a working computer, take the room's action for free. Or: from a room with a working computer, look in secret at the coordinates card.
card-knowledge-of-the-ship = Knowledge of the Ship
card-knowledge-of-the-ship-text = Open or close one door at your room. Or: look in secret at one unexplored room tile.
card-fast-repairs-text = { -repair }
card-ingenuity-text = { -repair } Or: craft an item; any yellow item may stand in for the tool component.

## Quest items

quest-log-key = Log Key
quest-log-key-text = Unlock: be in the Comms Room. Use: in a room with a working computer, see the objectives of one player.
quest-intercom = Intercom
quest-intercom-text = Unlock: discard Tools or Duct Tape. From then on: Motivation also reaches every character in a room with a working computer, and Order may choose its one target there.
quest-orbital-maneuvering-system = Orbital Maneuvering System
quest-orbital-maneuvering-system-text = Unlock: discard an Energy Charge. Use: everybody passes and the player phase ends; the intruder attack step of this round is skipped.
quest-evacuation-key = Evacuation Key
quest-evacuation-key-text = Unlock: be in the Fire Control System. Use: in an evacuation section, lock or unlock one pod of that section.
quest-plasma-torch = Plasma Torch
quest-plasma-torch-text = Unlock: be in the Storage. Use: open or close one door at your room; even a destroyed door can be closed.
quest-flashlight = Flashlight
quest-flashlight-text = Unlock: discard an Energy Charge. Use: search your room as with the Search card.
quest-autoloader = Autoloader
quest-autoloader-text = Unlock: be in the Armory. Attach it to the Assault Rifle: it gets 1 ammo now and its capacity grows by 1. Reloading it with an Energy Charge costs no card.
quest-armor = Armor
quest-armor-text = Unlock: discard Tools or Duct Tape. Use: after an intruder has attacked you, ignore that attack.
quest-motion-scanner = Motion Scanner
quest-motion-scanner-text = Unlock: discard an Energy Charge. Use, as a reaction: discard 1 action card to repeat your own noise roll, once per roll.
quest-security-key = Security Key
quest-security-key-text = Unlock: be in the Cockpit. Use: choose any room and open or close the doors in its corridors, each one as you wish.
quest-laboratory-equipment = Laboratory Equipment
quest-laboratory-equipment-text = Unlock: discard Chemicals. Use: in a room with a corpse, a carcass or an egg, reveal the matching weakness.
quest-holo-computer = Holo Computer
quest-holo-computer-text = Unlock: be in the Generator. From then on: you may play Intranet and Risk Assessment in any room.

## Objectives

objective-salvaging-the-prime-asset = Salvaging the Prime Asset
objective-salvaging-the-prime-asset-text = The ship reaches Earth, or nobody but you survives.
objective-the-oldest-friend = The Oldest Friend
objective-the-oldest-friend-text = The ship reaches Earth, or nobody but you survives.
objective-quarantine = Quarantine
objective-quarantine-text = The ship reaches Mars, or it reaches Earth with the Nest destroyed. With this objective you also survive hibernation on a ship that goes to Mars.
objective-relentless-investigator = Relentless Investigator
objective-relentless-investigator-text = You have sent the signal and every room is explored.
objective-a-proper-burial = A Proper Burial
objective-a-proper-burial-text = You have sent the signal and end in a pod or in hibernation holding the blue corpse.
objective-hoarder = Hoarder
objective-hoarder-text = You end in a pod with 7 or more items. Quest items count once unlocked.
objective-the-great-hunt-text = You have sent the signal, and the ship is destroyed or the queen is dead.
objective-aliens-on-a-spaceship = Aliens on a Spaceship
objective-aliens-on-a-spaceship-text = You have sent the signal, and the Nest or the ship is destroyed.
objective-my-precious-text = You have sent the signal and end in a pod or in hibernation holding an egg.
objective-necroscopy = Necroscopy
objective-necroscopy-text = You have sent the signal and the weakness of the carcass slot is revealed.
objective-ab-ovo = Ab Ovo
objective-ab-ovo-text = The weakness of the egg slot is revealed.
objective-extreme-field-biology = Extreme Field Biology
objective-extreme-field-biology-text = At least 2 weaknesses are revealed.
objective-destination-earth = Destination Earth
objective-destination-earth-text = The ship reaches Earth.
objective-emergency-post-mortem = Emergency Post-Mortem
objective-emergency-post-mortem-text = The blue corpse lies in the Surgery.
objective-first-contact-protocol = First Contact Protocol
objective-first-contact-protocol-text = At least 2 weaknesses are revealed.
objective-cutting-off-the-head-text = The signal has been sent, and the ship is destroyed or the queen is dead.
objective-no-man-left-behind = No Man Left Behind
objective-no-man-left-behind-text = The signal has been sent and every room is explored.
objective-special-delivery-text = A character ends in a pod or in hibernation holding an egg.
objective-clean-up-crew-text = The signal has been sent, and the Nest or the ship is destroyed.

## Cards of the intruder player

intruder-card-pursuit = Pursuit
intruder-card-pursuit-text = A character of your choice makes a noise roll.
intruder-card-coordinated-hunt = Coordinated Hunt
intruder-card-coordinated-hunt-text = { event-hunt-a-text }
intruder-card-planning = Planning
intruder-card-planning-text = Draw 3 event cards and resolve one of them.
intruder-card-metamorphosis = Metamorphosis
intruder-card-metamorphosis-text = { event-eclosion-text }
intruder-card-self-healing = Self-Healing
intruder-card-self-healing-text = One intruder loses 2 injuries.

## Kinds, colours and symbols

colour-pink = pink

## Lists of the box

list-engine-tokens = Engine tokens
list-escape-pods = Escape pods
list-coordinates = Coordinates cards
list-intruder-player-cards = Intruder player cards
