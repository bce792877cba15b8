# Nemesis: names of everything in the box, and what it does in our own words.
# <kind>-<id> is a name, <kind>-<id>-text says how it works. Costs and symbols come from the data.

## Board

board-basic = Basic side
board-alternative = Alternative side
network-red = Red technical corridors
network-blue = Blue technical corridors
track-time = Time
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
room-comms-room-text = Send a signal: mark the signal space on your character board. It counts for your own objective only.
room-emergency-room = Emergency Room
room-emergency-room-text = Dress all your serious wounds, or heal one of your dressed serious wounds, or heal all your light wounds.
room-evacuation-section-a = Evacuation Section A
room-evacuation-section-a-text = Needs an unlocked pod of section A with a free seat. Make a noise roll; if no intruder is in this room after it, take a seat in such a pod and choose whether to launch or to wait.
room-evacuation-section-b = Evacuation Section B
room-evacuation-section-b-text = Needs an unlocked pod of section B with a free seat. Make a noise roll; if no intruder is in this room after it, take a seat in such a pod and choose whether to launch or to wait.
room-fire-control-system = Fire Control System
room-fire-control-system-text = Choose any room. Its fire goes out, and every intruder there retreats, even from combat, each in the direction of an event card drawn for it. The room need not be burning.
room-generator = Generator
room-generator-text = Start the self-destruct sequence, unless somebody is hibernating; or stop it, as long as its marker has not reached a yellow space.
room-laboratory = Laboratory
room-laboratory-text = Examine a corpse, a carcass or an egg that you carry or that lies here, and reveal the weakness card of that slot. The object is not used up.
room-nest = Nest
room-nest-text = Take 1 egg from the intruder board into your hands, then make a noise roll. The Nest cannot be searched and never has a malfunction.
room-storage = Storage
room-storage-text = Draw 2 cards from the red, yellow or green deck, keep one and put the other on the bottom. The item counter plays no part in this.
room-surgery = Surgery
room-surgery-text = Scan all contamination in your deck, hand and discard pile: infected cards leave the game, clean ones stay. A larva on your board is removed. Then you take 1 light wound, shuffle all your cards, hand included, into your action deck, and pass.
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

intruder-larva = Larva
intruder-creeper = Creeper
intruder-adult = Adult
intruder-breeder = Breeder
intruder-queen = Queen

token-blank = Blank
token-larva-1 = Larva 1
token-creeper-1 = Creeper 1
token-adult-2 = Adult 2
token-adult-3 = Adult 3
token-adult-4 = Adult 4
token-breeder-3 = Breeder 3
token-breeder-4 = Breeder 4
token-queen-4 = Queen 4

exploration-malfunction = Malfunction
exploration-malfunction-text = Put a malfunction marker in this room, then make the noise roll.
exploration-doors = Doors
exploration-doors-text = A door closes in the corridor you came through, if you came through one; then make the noise roll.
exploration-fire = Fire
exploration-fire-text = Put a fire marker in this room, then make the noise roll.
exploration-slime = Slime
exploration-slime-text = You get a slime marker, then make the noise roll.
exploration-danger = Danger
exploration-danger-text = No noise roll. Every intruder in a neighbouring room that is not in combat comes here. If there is none, noise goes into each corridor of this room that has none, technical corridors included.
exploration-silence = Silence
exploration-silence-text = No noise roll, nothing happens. If you are slimed, the token works as danger.

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

supply-fire = Fire marker
supply-malfunction = Malfunction marker
supply-door = Door
supply-noise = Noise marker
supply-egg = Egg
supply-carcass = Intruder carcass
supply-corpse-blue = Blue corpse
supply-corpse-red = Red corpse
supply-status = Status marker
supply-ammo = Ammo or injury marker
supply-five-injuries = Five-injury token
supply-depressurization = Depressurization token
supply-first-player = First player token
supply-scanner = Scanner
supply-help-card = Help card
supply-inventory = Inventory
supply-intruder-board = Intruder board
supply-intruder-bag = Intruder bag

## Dice

die-noise = Noise die
die-combat = Combat die

## Events

event-coolant-leak = Coolant Leak
event-coolant-leak-text = If the Generator has a malfunction, the self-destruct sequence starts, even with somebody in hibernation. Remove this card from the game and shuffle the discard pile into the event deck.
event-damaging-fire = Damaging Fire
event-damaging-fire-text = Put a malfunction marker in every burning room. Then { -fire-spreads }
event-bulkheads-open = Bulkheads Open
event-bulkheads-open-text = All closed doors open. Destroyed doors stay destroyed.
event-eclosion = Eclosion
event-eclosion-text = Every character with a larva on the board dies, and a creeper appears in that room. Everybody else draws 4 cards from their own action deck and scans the contamination among them: with any infected card, a larva is put on their board. The drawn cards are discarded.
event-regeneration = Regeneration
event-regeneration-text = Every intruder on the board loses up to 2 injuries.
event-life-support-failure = Life Support Failure
event-life-support-failure-text = Put a malfunction marker in every explored green room. Remove this card from the game and shuffle the discard pile into the event deck.
event-damage = Damage
event-damage-text = Put a malfunction marker in each room that holds an adult, a breeder or the queen.
event-malfunction = Malfunction
event-malfunction-text = Put a malfunction marker in the explored room with the lowest number among those without one. Shuffle this card back into the event deck.
event-hunt-a = Hunt
event-hunt-a-text = Each adult that is not in combat moves to a neighbouring room with a character in it; of several such rooms it takes the one with the lowest number.
event-egg-protection = Egg Protection
event-egg-protection-text = Resolve an encounter for each character who is in the Nest or carries an egg.
event-pod-ejection = Evacuation Pod Ejection
event-pod-ejection-text = The escape pod with the lowest number leaves the game. Remove this card from the game and shuffle the discard pile into the event deck.
event-scent-of-prey = Scent of Prey
event-scent-of-prey-text = Around the room of each slimed character, put noise in every corridor that has none.
event-hatching = Hatching
event-hatching-text = Discard 1 egg from the intruder board. Every character in the Nest without action cards in hand is infested. If nobody was, put a larva token in the bag.
event-nest = Nest
event-nest-text = If the Nest is explored, put noise in every corridor around it that has none.
event-hunt-b = Hunt
event-hunt-b-text = { event-hunt-a-text }
event-short-circuit = Short Circuit
event-short-circuit-text = Put a malfunction marker in each explored yellow room with a computer. Remove this card from the game and shuffle the discard pile into the event deck.
event-lurking = Lurking
event-lurking-text = All intruders that share no room with a character leave the board, and a token of each goes into the bag.
event-noise-in-technical-corridors = Noise in Technical Corridors
event-noise-in-technical-corridors-text = If the technical corridors have no noise, put a marker there. Otherwise every character in a room with an entrance, and with no intruder in it, makes a noise roll.
event-consuming-fire = Consuming Fire
event-consuming-fire-text = The item counter of every burning room drops to 0. Then { -fire-spreads }
event-flammable-compounds = Flammable Compounds
event-flammable-compounds-text = Put fire in the Hibernatorium. If it was burning already, put fire in all rooms next to it.

-fire-spreads = fire spreads: put fire in every room next to a burning one, but not through closed doors or technical corridors.

## Intruder attacks

attack-scratch = Scratch
attack-scratch-text = The target takes 1 light wound and 1 contamination card.
attack-claw-attack = Claw Attack
attack-claw-attack-text = The target takes 2 light wounds and 1 contamination card.
attack-bite = Bite
attack-bite-text = A target that already has 2 or more serious wounds dies; any other takes 1 serious wound.
attack-tail-attack = Tail Attack
attack-tail-attack-text = A target that already has a serious wound dies; any other takes 1 serious wound.
attack-transformation = Transformation
attack-transformation-text = The attacking creeper turns into a breeder, if a miniature is free. If the target has no cards in hand, the breeder makes a surprise attack on it at once.
attack-frenzy = Frenzy
attack-frenzy-text = Hits every character in the room: whoever already has 2 or more serious wounds dies, everybody else takes 1 serious wound.
attack-slime = Slime
attack-slime-text = The target gets a slime marker and 1 contamination card.
attack-summoning = Summoning
attack-summoning-text = Draw a token from the bag and place that intruder in this room. It does not attack now.

## Weaknesses

weakness-vital-places = Vital Places
weakness-vital-places-text = In an attack on an adult, a blank on the combat die counts as a single hit.
weakness-the-way-of-moving = The Way of Moving
weakness-the-way-of-moving-text = Only breeders and the queen can destroy closed doors.
weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
weakness-susceptibility-to-phosphates-text = An intruder driven off by a Fire Extinguisher or by the Fire Control System also takes 1 injury.
weakness-vulnerability-to-energy = Vulnerability to Energy
weakness-vulnerability-to-energy-text = An attack with an energy weapon that injures deals 1 more injury.
weakness-reaction-to-danger = Reaction to Danger
weakness-reaction-to-danger-text = For surprise attacks, the number on an intruder token counts as 1 less, but at least 1.
weakness-species-on-the-brink-of-extinction = Species on the Brink of Extinction
weakness-species-on-the-brink-of-extinction-text = Killing an intruder takes 1 injury less.
weakness-the-way-of-fighting = The Way of Fighting
weakness-the-way-of-fighting-text = An adult's Bite causes 1 light wound instead of 1 serious wound.
weakness-vulnerability-to-fire = Vulnerability to Fire
weakness-vulnerability-to-fire-text = Every instance of fire damage, be it a fire marker, a Molotov Cocktail or the Flamethrower, deals 1 more injury. Fire in the Nest destroys 2 eggs a round.

## Serious wounds

wound-body = Body
wound-body-text = Until it is dressed, you draw up to 4 cards at the start of a round instead of 5.
wound-leg = Leg
wound-leg-text = Until it is dressed, moving out of a room with an intruder costs you 2 cards.
wound-hand = Hand
wound-hand-text = Until it is dressed, actions of your items cost 1 card more. Shooting does not.
wound-arm = Arm
wound-arm-text = Until it is dressed, you have only one hand slot. If both are in use, drop one of the two.
wound-bleeding = Bleeding
wound-bleeding-text = Until it is dressed, you take 1 light wound each time you pass.

## Contamination and coordinates

contamination-infected = Contamination: infected
contamination-clean = Contamination: clean
contamination-unknown = Contamination
contamination-unknown-text = A useless card that can pay for nothing. Only a scan tells whether it is infected.
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
item-grenade = Grenade
item-grenade-text = Choose an intruder in your room or a neighbouring one: it takes 2 injuries. Every other intruder in its room takes 1 injury and every character there, you included, 1 serious wound. A closed door stops the throw. Against eggs lying in the room: destroys 2.
item-smoke-grenade = Smoke Grenade
item-smoke-grenade-text = Every other character in your room discards 1 action card of their choice. You move to a neighbouring room and no intruder attacks you for it.
item-recon-drone = Recon Drone
item-recon-drone-text = Look in secret at one unexplored room tile and its exploration token.
item-decoy = Decoy
item-decoy-text = Choose a neighbouring room. Intruders in the rooms around it move into it; those in combat first make one attack each, on the character with the fewest cards in hand.
item-extended-magazine = Extended Magazine
item-extended-magazine-text = Attach it to one of your energy weapons: the weapon gets 2 ammo now and its capacity grows by 2. The two are one item from then on.
item-prototype-rifle = Prototype Rifle
item-prototype-rifle-text = On a double hit you may spend 1 more ammo to deal 1 more injury.
item-prototype-shotgun = Prototype Shotgun
item-prototype-shotgun-text = Any face but the blank deals at least 1 injury. A hit or a double hit deals 1 more.
item-prototype-pistol = Prototype Pistol
item-prototype-pistol-text = You may reroll the combat die once in every shot.
item-comms-key = Comms Key
item-comms-key-text = In a room with a working computer: see an objective of a character who has sent the signal.
item-evacuation-key = Evacuation Key
item-evacuation-key-text = In an evacuation section: lock or unlock one pod of that section.
item-self-destruct-key = Self-Destruct Key
item-self-destruct-key-text = In a room with a working computer: start the self-destruct sequence, or stop it as long as its marker has not reached a yellow space.
item-chemicals = Chemicals
item-chemicals-text = Fill your Flamethrower up with ammo; it also fills the Medic's Needle Gun.
item-tools = Tools
item-tools-text = { -repair } Or: open or close one door at your room.
item-duct-tape = Duct Tape
item-duct-tape-text = { -repair } Or: tape two of your heavy items together, so that they share one hand slot. Heavy objects cannot be taped.
item-fire-extinguisher = Fire Extinguisher
item-fire-extinguisher-text = Remove the fire from your room. Or: choose an intruder in your room; it retreats.
item-clothes = Clothes
item-clothes-text = Remove your slime marker. Or: dress one of your serious wounds.
item-technical-corridors-plan = Technical Corridors Plan
item-technical-corridors-plan-text = In a room with an entrance to the technical corridors: go to any other room with one, then make a noise roll.
item-space-suit = Space Suit
item-space-suit-text = In a yellow room: discard all your action cards and go to any other yellow room, then make a noise roll.
item-nemesis-plans = Nemesis Plans
item-nemesis-plans-text = Look in secret at two unexplored room tiles, but not at their exploration tokens.
item-medkit = Medkit
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
item-taser = Taser
item-taser-text = Choose an intruder in your room: it takes 1 injury and retreats. Or: choose a character in your room, who discards their whole hand.
item-flamethrower = Flamethrower
item-flamethrower-text = Any face but the blank deals at least 1 injury. A double hit also sets your room on fire. Refilled with Chemicals.
item-molotov-cocktail = Molotov Cocktail
item-molotov-cocktail-text = Choose a room with an intruder, your own or a neighbouring one: put fire there; every intruder in it takes 1 injury and every character 1 serious wound. Against eggs lying in the room: destroys 1.
item-six-shooter = Six-Shooter
item-six-shooter-text = A double hit deals 1 more injury. Only the Reload card reloads it.
item-shotgun = Shotgun
item-shotgun-text = Whenever a shot injures, it deals 1 more injury.
item-sawed-off-shotgun = Sawed-Off Shotgun
item-sawed-off-shotgun-text = A single hit counts as a double hit.
item-assault-rifle = Assault Rifle
item-assault-rifle-text = Whenever a shot injures, it deals 1 more injury.
item-rifle = Rifle
item-rifle-text = A plain weapon with no rule of its own.
item-pistol = Pistol
item-pistol-text = A double hit counts as a single hit.
item-needle-gun = Needle Gun
item-needle-gun-text = A shot that hits does not injure: the target retreats instead. Refilled with Chemicals only.

## Characters

character-captain = Captain
character-pilot = Pilot
character-mechanic = Mechanic
character-soldier = Soldier
character-scout = Scout
character-scientist = Scientist
character-medic = Medic

## Action cards

card-demolition = Demolition
card-demolition-text = Destroy one closed door at your room. Or: put a malfunction marker in your room.
card-interruption = Interruption
card-interruption-text = Reaction: cancel an action or a reaction of another player whose character is in your room; what it cost stays paid. An Interruption can be cancelled in the same way.
card-rest = Rest
card-rest-text = Scan every contamination card in your hand: clean ones leave the game. If any is infected, it stays and a larva is put on your board; if you had a larva before the scan, you die and a creeper appears in your room.
card-search = Search
card-search-text = Lower the item counter of your room by 1 and draw 2 cards from the deck of the room's colour; in a white room you choose the deck. Keep 1 in secret and put the other on the bottom of the deck.
card-basic-repairs = Basic Repairs
card-basic-repairs-text = { -repair }
card-repairs = Repairs
card-repairs-text = { -repair }
card-computer-skills = Computer Skills
card-computer-skills-text = Open or close one door at your room. Or: in a room with a working computer, take the room's action for free.
card-suppressive-fire = Suppressive Fire
card-suppressive-fire-text = Spend 1 ammo: you, or one willing character in your room, moves to a neighbouring room and no intruder attacks for it.
card-order = Order
card-order-text = Move another character from your room to a neighbouring room, willing or not.
card-motivation = Motivation
card-motivation-text = Every character in your room, you included, draws 1 action card.
card-reload = Reload
card-reload-text = Put 1 ammo on your Six-Shooter.
card-piloting = Piloting
card-piloting-text = In a working Cockpit or a room with a working computer, take the room's action for free. Or: from a room with a working computer, look in secret at the coordinates card.
card-knowledge-of-the-ship = Knowledge of the Ship
card-knowledge-of-the-ship-text = Open or close one door at your room. Or: look in secret at one unexplored room tile.
card-old-friend = Old Friend
card-old-friend-text = In a working room without a computer, take the room's action for free.
card-fast-repairs = Fast Repairs
card-fast-repairs-text = { -repair }
card-technical-corridors = Technical Corridors
card-technical-corridors-text = From a room with an entrance to the technical corridors, go to any other room with one. Then you must pass.
card-pyrotechnics = Pyrotechnics
card-pyrotechnics-text = Discard one of your items and put fire in your room. Or: remove the fire from your room.
card-ingenuity = Ingenuity
card-ingenuity-text = { -repair } Or: craft an item; any yellow item may stand in for the tool component.
card-risk-assessment = Risk Assessment
card-risk-assessment-text = In a room with a working computer: look at the top card of the event deck and leave it there or put it on the bottom.
card-blocking-access = Blocking Access
card-blocking-access-text = In a room with a working computer: take the room's action for free, or put a malfunction marker in any room with a computer.
card-intranet = Intranet
card-intranet-text = In a room with a working computer: take the action of any room with a working computer for free.
card-scavenging = Scavenging
card-scavenging-text = Search your room as with the Search card, even if its item counter is 0.
card-reconnaissance = Reconnaissance
card-reconnaissance-text = Move to a neighbouring room without a noise roll. Danger and silence on a revealed exploration token have no effect either.
card-adrenaline = Adrenaline
card-adrenaline-text = Shoot, or escape, at no further cost, and draw 1 action card.
card-covering-fire = Covering Fire
card-covering-fire-text = Spend 1 ammo: you, one willing character in your room, or both move to the same neighbouring room, and no intruder attacks for it. Only one noise roll is made; in an encounter only your own hand counts for the surprise attack.
card-taking-aim = Taking Aim
card-taking-aim-text = Shoot with an energy weapon; you may reroll the combat die once.
card-full-auto = Full Auto
card-full-auto-text = Spend all ammo of your Assault Rifle and make one shot. It deals 1 more injury for every 2 ammo spent, even on a miss.
card-nerves-of-steel = Nerves of Steel
card-nerves-of-steel-text = Reaction: ignore a surprise attack on you. You may see its attack card first.
card-er = ER
card-er-text = Spend 1 ammo of your Needle Gun and choose a character in your room. Either they discard 1 action card and put the contamination from their hand in their discard pile, or they draw 3 action cards.
card-pharmacist = Pharmacist
card-pharmacist-text = Choose a character in your room, or yourself: dress 1 serious wound or heal 1 dressed serious wound. In a green room you then draw 1 action card.
card-field-dressing = Field Dressing
card-field-dressing-text = Choose a character in your room, or yourself: heal all light wounds or dress 1 serious wound. In a green room you then draw 1 action card.

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
quest-surgery-kit = Surgery Kit
quest-surgery-kit-text = Unlock: discard a Medkit. Use: choose a character in your room, or yourself. All their contamination is scanned; infected cards and a larva are removed. They shuffle all their cards, hand included, into their deck and take 1 light wound.
quest-combat-drugs = Combat Drugs
quest-combat-drugs-text = Unlock: be in the Emergency Room. Use: draw until you hold 5 cards.

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
objective-the-great-hunt = The Great Hunt
objective-the-great-hunt-text = You have sent the signal, and the ship is destroyed or the queen is dead.
objective-best-friends-forever = Best Friends Forever
objective-best-friends-forever-text = You and at least one other character survive.
objective-aliens-on-a-spaceship = Aliens on a Spaceship
objective-aliens-on-a-spaceship-text = You have sent the signal, and the Nest or the ship is destroyed.
objective-my-precious = My Precious
objective-my-precious-text = You have sent the signal and end in a pod or in hibernation holding an egg.
objective-necroscopy = Necroscopy
objective-necroscopy-text = You have sent the signal and the weakness of the carcass slot is revealed.
objective-ab-ovo = Ab Ovo
objective-ab-ovo-text = The weakness of the egg slot is revealed.
objective-extreme-field-biology = Extreme Field Biology
objective-extreme-field-biology-text = At least 2 weaknesses are revealed.
objective-the-right-moment-to-strike = The Right Moment to Strike
objective-the-right-moment-to-strike-text = Player 1 does not survive, or nobody but you survives. If you are player 1, only the latter counts.
objective-greener-pastures = Greener Pastures
objective-greener-pastures-text = Player 2 does not survive, or nobody but you survives. If you are player 2, only the latter counts.
objective-an-old-feud = An Old Feud
objective-an-old-feud-text = Player 3 does not survive, or nobody but you survives. If you are player 3, only the latter counts.
objective-hostile-takeover = Hostile Takeover
objective-hostile-takeover-text = Player 4 does not survive, or nobody but you survives. If you are player 4, only the latter counts.
objective-the-final-enlightenment = The Final Enlightenment
objective-the-final-enlightenment-text = Player 5 does not survive, or nobody but you survives. If you are player 5, only the latter counts.
objective-destination-earth = Destination Earth
objective-destination-earth-text = The ship reaches Earth.
objective-emergency-post-mortem = Emergency Post-Mortem
objective-emergency-post-mortem-text = The blue corpse lies in the Surgery.
objective-first-contact-protocol = First Contact Protocol
objective-first-contact-protocol-text = At least 2 weaknesses are revealed.
objective-cutting-off-the-head = Cutting off the Head
objective-cutting-off-the-head-text = The signal has been sent, and the ship is destroyed or the queen is dead.
objective-no-man-left-behind = No Man Left Behind
objective-no-man-left-behind-text = The signal has been sent and every room is explored.
objective-special-delivery = Special Delivery
objective-special-delivery-text = A character ends in a pod or in hibernation holding an egg.
objective-clean-up-crew = Clean up Crew
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

colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white
colour-blue = blue
colour-violet = violet
colour-pink = pink
deck-red = Military items
deck-yellow = Technical items
deck-green = Medical items
deck-crafted = Crafted items
deck-starting = Starting items
deck-personal = Personal objectives
deck-corporate = Corporate objectives
deck-coop = Solo and co-op objectives
component-electrical = electrical component
component-chemical = chemical component
component-tool = tool component
component-cloth = cloth component
component-medical = medical component
use-any = in and out of combat
use-ooc = out of combat only
use-ic = in combat only
use-weapon = weapon
use-passive = works by itself
weapon-energy = energy weapon
weapon-classic = classic weapon
pack-medic = Medic

## Lists of the box

list-sides = Board sides
list-tracks = Tracks
list-room-tiles-1 = Room tiles “1”
list-room-tiles-2 = Room tiles “2”
list-special-rooms = Special rooms
list-intruder-figures = Intruder miniatures
list-intruder-tokens = Intruder tokens
list-exploration-tokens = Exploration tokens
list-engine-tokens = Engine tokens
list-escape-pods = Escape pods
list-supplies = Markers and other pieces
list-dice = Dice
list-events = Event cards
list-attacks = Intruder attack cards
list-weaknesses = Weakness cards
list-coordinates = Coordinates cards
list-serious-wounds = Serious wound cards
list-contamination = Contamination cards
list-personal-objectives = Personal objectives
list-corporate-objectives = Corporate objectives
list-coop-objectives = Solo and co-op objectives
list-intruder-player-cards = Intruder player cards
list-red-items = Red items
list-yellow-items = Yellow items
list-green-items = Green items
list-crafted-items = Crafted items
list-starting-items = Starting items
list-quest-items = Quest items
list-characters = Characters
list-action-cards = Action cards
