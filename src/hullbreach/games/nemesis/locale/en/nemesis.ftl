# Nemesis: names of everything in the box, and what it does in our own words.
# <kind>-<id> is a name, <kind>-<id>-text says how it works. Costs and symbols come from the data.

-intruder = intruder
-intruders = intruders
-an-intruder = an intruder
-removed = leave the game
-repair = Remove the malfunction from your room; or, in an engine room, look at both tokens of the engine in secret and stack them as you like, saying truthfully whether you changed their order.

## Figures and tokens

supply-corpse-blue = Blue corpse
supply-corpse-red = Red corpse
supply-five-injuries = Five-injury token
supply-depressurization = Depressurization token
supply-intruder-board = Intruder board

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
