# What Nemesis and Lockdown call the same: names of components, and what they do in our own words.
# <kind>-<id> is a name, <kind>-<id>-text says how it works. Costs and symbols come from the data. Words of Nemesis that
# Lockdown borrows for its guests are here, too.

## Board

board-basic = Basic side
board-alternative = Alternative side
track-time = Time

## Rooms

room-emergency-room = Emergency Room
room-emergency-room-text = Dress all your serious wounds, or heal one of your dressed serious wounds, or heal all your light wounds.
room-generator = Generator
room-laboratory = Laboratory
room-nest = Nest
room-surgery = Surgery
room-surgery-text = Scan all contamination in your deck, hand and discard pile: infected cards { -removed }, clean ones stay. A larva on your board is removed. Then you take 1 light wound, shuffle all your cards, hand included, into your action deck, and pass.

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
exploration-danger-text = No noise roll. Every { -intruder } in a neighbouring room that is not in combat comes here. If there is none, noise goes into each corridor of this room that has none, technical corridors included.
exploration-silence = Silence
exploration-silence-text = No noise roll, nothing happens. If you are slimed, the token works as danger.
supply-fire = Fire marker
supply-malfunction = Malfunction marker
supply-door = Door
supply-noise = Noise marker
supply-egg = Egg
supply-carcass = Carcass
supply-status = Status marker
supply-ammo = Ammo or injury marker
supply-first-player = First player token
supply-scanner = Scanner
supply-help-card = Help card
supply-inventory = Inventory
supply-intruder-bag = Bag

## Dice

die-noise = Noise die
die-combat = Combat die

## Events

event-coolant-leak = Coolant Leak
event-damaging-fire = Damaging Fire
event-damaging-fire-text = Put a malfunction marker in every burning room. Then { -fire-spreads }
event-bulkheads-open = Bulkheads Open
event-eclosion = Eclosion
event-eclosion-text = Every character with a larva on the board dies, and a creeper appears in that room. Everybody else draws 4 cards from their own action deck and scans the contamination among them: with any infected card, a larva is put on their board. The drawn cards are discarded.
event-regeneration = Regeneration
event-damage = Damage
event-hunt-a = Hunt
event-hunt-a-text = Each adult that is not in combat moves to a neighbouring room with a character in it; of several such rooms it takes the one with the lowest number.
event-egg-protection = Egg Protection
event-scent-of-prey = Scent of Prey
event-scent-of-prey-text = Around the room of each slimed character, put noise in every corridor that has none.
event-hatching = Hatching
event-nest = Nest
event-hunt-b = Hunt
event-hunt-b-text = { event-hunt-a-text }
event-short-circuit = Short Circuit
event-lurking = Lurking
event-consuming-fire = Consuming Fire
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
attack-summoning-text = Draw a token from the bag and place that { -intruder } in this room. This is no encounter, and nobody attacks now.

## Weaknesses

weakness-vital-places = Vital Places
weakness-vital-places-text = In an attack on an adult, a blank on the combat die counts as a single hit.
weakness-the-way-of-moving = The Way of Moving
weakness-vulnerability-to-energy = Vulnerability to Energy
weakness-vulnerability-to-energy-text = An attack with an energy weapon that injures deals 1 more injury.
weakness-reaction-to-danger = Reaction to Danger
weakness-reaction-to-danger-text = For surprise attacks, the number on { -an-intruder } token counts as 1 less, but at least 1.
weakness-species-on-the-brink-of-extinction = Species on the Brink of Extinction
weakness-species-on-the-brink-of-extinction-text = Killing { -an-intruder } takes 1 injury less.
weakness-the-way-of-fighting = The Way of Fighting
weakness-the-way-of-fighting-text = An adult's Bite causes 1 light wound instead of 1 serious wound.

## Serious wounds

wound-body = Body
wound-body-text = Until it is dressed, you draw up to 4 cards at the start of a round instead of 5.
wound-leg = Leg
wound-leg-text = Until it is dressed, moving out of a room with { -an-intruder } costs you 2 cards.
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

## Items

item-grenade = Grenade
item-grenade-text = Choose { -an-intruder } in your room or a neighbouring one: it takes 2 injuries. Every other { -intruder } in its room takes 1 injury and every character there, you included, 1 serious wound. A closed door stops the throw. Uncarried eggs can be the target, too, the stock of the explored Nest included; where the Grenade goes off it destroys 2 of them.
item-smoke-grenade = Smoke Grenade
item-smoke-grenade-text = Every other character in your room discards 1 action card of their choice. You move to a neighbouring room and no { -intruder } attacks you for it.
item-recon-drone = Recon Drone
item-recon-drone-text = Look in secret at one unexplored room tile and its exploration token.
item-extended-magazine = Extended Magazine
item-extended-magazine-text = Attach it to one of your energy weapons: the weapon gets 2 ammo now and its capacity grows by 2. The two are one item from then on.
item-prototype-shotgun = Prototype Shotgun
item-prototype-shotgun-text = Any face but the blank deals at least 1 injury. A hit or a double hit deals 1 more.
item-duct-tape = Duct Tape
item-clothes = Clothes
item-clothes-text = Remove your slime marker. Or: dress one of your serious wounds.
item-medkit = Medkit
item-taser = Taser
item-flamethrower = Flamethrower
item-six-shooter = Six-Shooter
item-six-shooter-text = A double hit deals 1 more injury. Only the Reload card reloads it.
item-shotgun = Shotgun
item-shotgun-text = Whenever a shot injures, it deals 1 more injury.
item-sawed-off-shotgun = Sawed-Off Shotgun
item-sawed-off-shotgun-text = A single hit counts as a double hit.
item-assault-rifle = Assault Rifle
item-assault-rifle-text = Whenever a shot injures, it deals 1 more injury.
item-rifle = Rifle
item-rifle-text = Shoot with it: a shot costs 1 ammo, and the die says how hard it hits.
item-pistol = Pistol
item-pistol-text = A double hit counts as a single hit.

## Characters

character-captain = Captain
character-pilot = Pilot
character-mechanic = Mechanic
character-soldier = Soldier
character-scout = Scout
character-scientist = Scientist

## Action cards

card-demolition = Demolition
card-demolition-text = Destroy one closed door at your room. Or: put a malfunction marker in your room.
card-interruption = Interruption
card-interruption-text = Reaction: cancel an action or a reaction of another player whose character is in your room; what it cost stays paid. An Interruption can be cancelled in the same way.
card-rest = Rest
card-rest-text = Scan every contamination card in your hand: clean ones { -removed }. If any is infected, it stays and a larva is put on your board; if you had a larva before the scan, you die and a creeper appears in your room.
card-search = Search
card-search-text = Lower the item counter of your room by 1 and draw 2 cards from the deck of the room's colour; in a white room you choose the deck. Keep 1 in secret and put the other on the bottom of the deck.
card-basic-repairs = Basic Repairs
card-repairs = Repairs
card-computer-skills = Computer Skills
card-computer-skills-text = Open or close one door at your room. Or: in a room with a working computer, take the room's action for free.
card-suppressive-fire = Suppressive Fire
card-suppressive-fire-text = Spend 1 ammo: you, or one willing character in your room, moves to a neighbouring room and no { -intruder } attacks for it.
card-order = Order
card-order-text = Move another character from your room to a neighbouring room, willing or not.
card-motivation = Motivation
card-motivation-text = Every character in your room, you included, draws 1 action card.
card-reload = Reload
card-reload-text = Put 1 ammo on your Six-Shooter.
card-piloting = Piloting
card-old-friend = Old Friend
card-old-friend-text = In a working room without a computer, take the room's action for free.
card-fast-repairs = Fast Repairs
card-technical-corridors = Technical Corridors
card-technical-corridors-text = From a room with an entrance to the technical corridors, go to any other room with one. Then you must pass.
card-pyrotechnics = Pyrotechnics
card-pyrotechnics-text = Discard one of your items and put fire in your room. Or: remove the fire from your room.
card-ingenuity = Ingenuity
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
card-covering-fire-text = Spend 1 ammo: you, one willing character in your room, or both move to the same neighbouring room, and no { -intruder } attacks for it. Only one noise roll is made; in an encounter only your own hand counts for the surprise attack.
card-taking-aim = Taking Aim
card-taking-aim-text = Shoot with an energy weapon; you may reroll the combat die once.
card-full-auto = Full Auto
card-full-auto-text = Spend all ammo of your Assault Rifle and make one shot at { -an-intruder } or at eggs. It deals 1 more injury for every 2 ammo spent, even on a miss; each injury destroys 1 egg. In the explored Nest with eggs it can be played out of combat, too.
card-nerves-of-steel = Nerves of Steel
card-nerves-of-steel-text = Reaction: ignore a surprise attack on you. You may see its attack card first.

## Objectives

objective-the-great-hunt = The Great Hunt
objective-best-friends-forever = Best Friends Forever
objective-best-friends-forever-text = You and at least one other character survive.
objective-my-precious = My Precious
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
objective-cutting-off-the-head = Cutting off the Head
objective-special-delivery = Special Delivery
objective-clean-up-crew = Clean up Crew

## Kinds, colours and symbols

colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white
colour-blue = blue
colour-violet = violet
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

## Lists of the box

list-sides = Board sides
list-tracks = Tracks
list-room-tiles-1 = Room tiles “1”
list-room-tiles-2 = Room tiles “2”
list-special-rooms = Special rooms
list-intruder-figures = Miniatures of the { -intruders }
list-intruder-tokens = Tokens of the { -intruders }
list-exploration-tokens = Exploration tokens
list-supplies = Markers and other pieces
list-dice = Dice
list-events = Event cards
list-attacks = Attack cards of the { -intruders }
list-weaknesses = Weakness cards
list-serious-wounds = Serious wound cards
list-contamination = Contamination cards
list-personal-objectives = Personal objectives
list-corporate-objectives = Corporate objectives
list-coop-objectives = Solo and co-op objectives
list-red-items = Red items
list-yellow-items = Yellow items
list-green-items = Green items
list-crafted-items = Crafted items
list-starting-items = Starting items
list-quest-items = Quest items
list-characters = Characters
list-action-cards = Action cards
