# Nemesis: what the game says while it is played. Names and card texts are in nemesis.ftl.
# The words for rooms, cards, items and endings are in the files beside this one, and what it says like
# its relatives in the folder of the family.

game-nemesis = Nemesis
game-nemesis-about = Wake up on a ship that is not yours any more: stay alive, meet an objective that you keep to yourself, and trust nobody too far. 1 to 5 players, two to three hours.
game-nemesis-headline =
    Something is aboard.
    Who goes to look?
game-nemesis-line = Wake on a ship that is not yours any more. Stay alive, meet an aim that nobody else knows, and trust no one too far.
game-nemesis-length = 2–3 h
game-nemesis-place = a ship

## What can be agreed before a game

setting-nemesis-mode = Who plays against whom (alone it is always the solo game)
setting-nemesis-mode-standard = everyone for themselves, with secret objectives
setting-nemesis-mode-coop = all together, with shared objectives
setting-nemesis-layout = Side of the board
setting-nemesis-layout-basic = basic side
setting-nemesis-layout-alternative = alternative side
setting-nemesis-revive = AutoDoc: the dead can come back (cooperative game only)
setting-nemesis-revive-only-coop = the AutoDoc belongs to the cooperative game
setting-nemesis-intruder-player = Whoever dies first plays the intruders (standard game only)
setting-nemesis-intruder-player-only-standard = the intruder player belongs to the standard game of two players or more
setting-nemesis-intruder-player-not-this-race = no player can lead this race: only the intruders have cards for that
setting-nemesis-after-nothing = only an epilogue goes on from a finished game
setting-nemesis-after-damaged = what is said of the finished game describes no ship
mode-nemesis-standard = everyone for themselves
mode-nemesis-solo = solo
mode-nemesis-coop = cooperative
mode-nemesis-revive = cooperative with AutoDoc
mode-nemesis-alternative = alternative side of the board
mode-nemesis-intruder-player = with an intruder player

## Options

act-autoload = Fill the Assault Rifle with { $a } by Autoloader

## The log: round and cards

log-time-passed = Time passes: { $left ->
    [0] the moment of the jump
    [one] one round to the jump
   *[other] { $left } rounds to the jump
 }{ $destruct ->
    [none] {""}
    [0] ; the ship destroys itself
   *[other] ; self-destruct in { $destruct }
 }.

## The log: critical moments

log-airlock-blown = { $room } loses its air.
log-ship-fate = { $fate }

## The picture: board

nemesis-pod-note = section { $section ->
    [a] A
   *[b] B
 }{ $locked ->
    [yes] {""}
   *[no] , unlocked
 }
nemesis-locked = locked
nemesis-specimen = learned from: { $what ->
    [corpse] a corpse
    [egg] an egg
   *[carcass] a carcass
 }
nemesis-jump = Jump
zone-hull = Hull
nemesis-time-note = { $asleep ->
    [0] hibernation is open, { $jump ->
        [one] 1 round to the jump
       *[other] { $jump } rounds to the jump
     }
    [one] hibernation opens in 1 round
   *[other] hibernation opens in { $asleep } rounds
 }
nemesis-boom = End
nemesis-course = { $space }{ $where ->
    [none] {""}
   *[other] {": "}{ $where }
 }

## The picture: piles and cards

pile-intruder = Cards of the intruder player
table-intruder-hand = Your intruder cards
intruder-deck = deck of the intruder player
engine = engine
coordinates = coordinates card

## The picture: panels

nemesis-begins = Starting weapon: { $weapon }. Quest items: { $quests }.{ $cards ->
    [none] {""}
   *[other] {" "}Own cards: { $cards }.
 } Cards in the deck: { $count }.
nemesis-ship = Ship
table-status-hibernating = in hibernation
table-status-intruder = dead, plays the intruders

## Places, where nothing better is known of them

slot-001 = unexplored room 001
slot-002 = unexplored room 002
slot-003 = unexplored room 003
slot-004 = unexplored room 004
slot-005 = unexplored room 005
slot-006 = unexplored room 006
slot-007 = unexplored room 007
slot-008 = unexplored room 008
slot-009 = unexplored room 009
slot-010 = unexplored room 010
slot-011 = unexplored room 011
slot-012 = unexplored room 012
slot-013 = unexplored room 013
slot-014 = unexplored room 014
slot-015 = unexplored room 015
slot-016 = unexplored room 016
slot-017 = unexplored room 017
slot-018 = unexplored room 018
slot-019 = unexplored room 019
slot-020 = unexplored room 020
slot-021 = unexplored room 021
corridor-001-002 = corridor 001–002
corridor-001-003 = corridor 001–003
corridor-001-004 = corridor 001–004
corridor-002-003 = corridor 002–003
corridor-002-006 = corridor 002–006
corridor-003-006 = corridor 003–006
corridor-003-007 = corridor 003–007
corridor-004-005 = corridor 004–005
corridor-004-007 = corridor 004–007
corridor-004-008 = corridor 004–008
corridor-004-010 = corridor 004–010
corridor-005-006 = corridor 005–006
corridor-005-008a = corridor 005–008a
corridor-005-008b = corridor 005–008b
corridor-005-010 = corridor 005–010
corridor-006-007 = corridor 006–007
corridor-006-009 = corridor 006–009
corridor-006-011 = corridor 006–011
corridor-006-012 = corridor 006–012
corridor-007-008 = corridor 007–008
corridor-008-009 = corridor 008–009
corridor-008-010 = corridor 008–010
corridor-008-011 = corridor 008–011
corridor-008-012 = corridor 008–012
corridor-009-012 = corridor 009–012
corridor-010-013 = corridor 010–013
corridor-010-014 = corridor 010–014
corridor-011-013a = corridor 011–013a
corridor-011-013b = corridor 011–013b
corridor-011-014 = corridor 011–014
corridor-011-015 = corridor 011–015
corridor-012-016 = corridor 012–016
corridor-013-014 = corridor 013–014
corridor-013-016 = corridor 013–016
corridor-013-019 = corridor 013–019
corridor-014-015 = corridor 014–015
corridor-014-017 = corridor 014–017
corridor-015-016 = corridor 015–016
corridor-015-018 = corridor 015–018
corridor-015-019 = corridor 015–019
corridor-016-021 = corridor 016–021
corridor-017-018a = corridor 017–018a
corridor-017-018b = corridor 017–018b
corridor-017-019 = corridor 017–019
corridor-017-020 = corridor 017–020
corridor-018-020 = corridor 018–020
corridor-018-021 = corridor 018–021
corridor-020-021a = corridor 020–021a
corridor-020-021b = corridor 020–021b

## Lists of the box

content-nemesis-sides = { list-sides }
content-nemesis-tracks = { list-tracks }
content-nemesis-room-tiles-1 = { list-room-tiles-1 }
content-nemesis-room-tiles-2 = { list-room-tiles-2 }
content-nemesis-special-rooms = { list-special-rooms }
content-nemesis-intruder-figures = { list-intruder-figures }
content-nemesis-intruder-tokens = { list-intruder-tokens }
content-nemesis-exploration-tokens = { list-exploration-tokens }
content-nemesis-engine-tokens = { list-engine-tokens }
content-nemesis-escape-pods = { list-escape-pods }
content-nemesis-supplies = { list-supplies }
content-nemesis-dice = { list-dice }
content-nemesis-events = { list-events }
content-nemesis-attacks = { list-attacks }
content-nemesis-weaknesses = { list-weaknesses }
content-nemesis-coordinates = { list-coordinates }
content-nemesis-serious-wounds = { list-serious-wounds }
content-nemesis-contamination = { list-contamination }
content-nemesis-personal-objectives = { list-personal-objectives }
content-nemesis-corporate-objectives = { list-corporate-objectives }
content-nemesis-coop-objectives = { list-coop-objectives }
content-nemesis-intruder-player-cards = { list-intruder-player-cards }
content-nemesis-red-items = { list-red-items }
content-nemesis-yellow-items = { list-yellow-items }
content-nemesis-green-items = { list-green-items }
content-nemesis-crafted-items = { list-crafted-items }
content-nemesis-starting-items = { list-starting-items }
content-nemesis-quest-items = { list-quest-items }
content-nemesis-characters = { list-characters }
content-nemesis-action-cards = { list-action-cards }

measure-nemesis-explored = Rooms explored
measure-nemesis-intruders = Intruders on the board
measure-nemesis-fires = Fires
measure-nemesis-malfunctions = Malfunctions
measure-nemesis-crew = Crew alive

## Packs

pack-nemesis = What is played with
pack-nemesis-base = the box of Nemesis
pack-nemesis-ship = the ship on its way home
pack-nemesis-intruders = the intruders

## Painted on the deck

stencil-cryo = CRYO
stencil-propulsion = PROPULSION
