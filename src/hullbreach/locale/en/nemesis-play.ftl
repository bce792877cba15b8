# Nemesis: what the game says while it is played. Names and card texts are in nemesis.ftl.
# The words for rooms, cards, items and endings are in the files beside this one.

game-nemesis = Nemesis
game-nemesis-about = Wake up on a ship that is not yours any more: stay alive, meet an objective that you keep to yourself, and trust nobody too far. 1 to 5 players, two to three hours.

## What can be agreed before a game

setting-nemesis-mode = Who plays against whom (alone it is always the solo game)
setting-nemesis-mode-standard = everyone for themselves, with secret objectives
setting-nemesis-mode-coop = all together, with shared objectives
setting-nemesis-layout = Side of the board
setting-nemesis-layout-basic = basic side
setting-nemesis-layout-alternative = alternative side
setting-nemesis-medic = The Medic can be drafted
setting-nemesis-revive = AutoDoc: the dead can come back (cooperative game only)
setting-nemesis-revive-only-coop = the AutoDoc belongs to the cooperative game
setting-nemesis-intruder-player = Whoever dies first plays the intruders (standard game only)
setting-nemesis-intruder-player-only-standard = the intruder player belongs to the standard game of two players or more
mode-nemesis-standard = everyone for themselves
mode-nemesis-solo = solo
mode-nemesis-coop = cooperative
mode-nemesis-revive = cooperative with AutoDoc
mode-nemesis-alternative = alternative side of the board
mode-nemesis-intruder-player = with an intruder player
mode-nemesis-medic = with the Medic

## Questions

ask-draft = Which character do you play?
ask-objective = Which objective do you keep? The other one leaves the game unseen.
ask-turn = { $who }, your turn. { $left ->
    [one] One action left.
   *[other] { $left } actions left.
 }
ask-pay = Which card do you discard to pay? { $left ->
    [one] This is the last one.
   *[other] { $left } to go.
 }
ask-discard = Which card do you discard?
ask-pass-discard = You pass. Which cards do you discard?
ask-interrupt = { $who } begins an action in your room. Do you interrupt it?
ask-effect = What do you use { $what } for?
ask-give-up = What do you discard to unlock { $what }?
ask-keep = Which item do you keep? The rest goes to the bottom of the deck.
ask-drop-heavy = Your hands are full. What do you drop?
ask-careful = Where do you put the noise of your careful movement?
ask-door-from = All doors are in use. From where do you take one?

## Options

option-move = Move to { $a } ({ $b })
option-careful = Move carefully to { $a } ({ $b })
option-shoot = Shoot at { $b } with { $a }
option-melee = Fight { $a } hand to hand
option-play = Play { $a }
option-room = Use this room
option-use = Use { $a }
option-pick-up = Pick up { $a }
option-activate = Unlock { $a }
option-drop = Drop { $a }
option-discard = Discard { $a }
option-done = No more
option-interrupt = Interrupt it
option-draft = Play the { $a }
option-objective = Keep { $a }
option-effect = { $a }
option-give-up = Discard { $a }
option-keep = Keep { $a }
option-noise = Noise in { $a }
option-take-door = From { $a }
act-move = Move to { $a }
act-careful = Move carefully to { $a }
act-shoot = Shoot at { $b } with { $a }
act-melee = Fight { $a } with bare hands
act-play = Play { $a }
act-room = Use the room: { $a }
act-use = Use { $a }
act-pick-up = Pick up { $a }
act-activate = Unlock { $a }
act-craft = Craft { $a }
act-trade = Trade with everybody here
act-autoload = Fill the Assault Rifle with { $a } by Autoloader
eggs-here = eggs

## The log: round and cards

log-drafted = { $who } is player { $number }.
log-round-begins = Round { $round } begins. First player: { $first }.
log-drew = { $who } draws { $cards ->
    [none] { $count ->
        [one] one card
       *[other] { $count } cards
     }
   *[other] { $cards }
 }.
log-reshuffled = { $deck }: the discard pile becomes the new deck.
log-acted = { $who }: { $what }{ $paid ->
    [none] {""}
   *[other] {" "}– paid with { $paid }
 }.
log-interrupted = { $who } interrupts { $whom }.
log-passed = { $who } passes{ $discarded ->
    [none] {""}
   *[other] {" "}and discards { $discarded }
 }.
deck-of = Action deck of { $who }
log-event-drawn = { $ignored ->
    [yes] Only the direction of an event card counts: corridor { $direction } ({ $event }).
   *[no] Event: { $event } (corridor { $direction }).
 }
log-time-passed = Time passes: { $left ->
    [0] the moment of the jump
    [one] one round to the jump
   *[other] { $left } rounds to the jump
 }{ $destruct ->
    [none] {""}
    [0] ; the ship destroys itself
   *[other] ; self-destruct in { $destruct }
 }.

## The log: moving about

log-moved = { $who } goes to { $room }.
log-explored = { $who } explores { $room }. Exploration token: { $token }.
log-slimed = { $who } gets a slime marker.
log-noise-rolled = { $who } rolls for noise: { $face }.
log-noise-placed = Noise: { $where }.
log-marker-placed = { $marker }: { $room }.
log-marker-removed = { $marker } removed: { $room }.
log-door-closed = A door closes: { $where }.
log-door-opened = A door opens: { $where }.
log-door-destroyed = A door is destroyed: { $where }.
corridor-name = { $a } – { $b }

## The log: intruders

log-encountered = Encounter! { $who }, { $room }: { $token }.
log-intruder-placed = { $intruder } appears in { $room }.
log-intruder-moved = { $intruder } moves to { $room }.
log-intruder-left = { $intruder } leaves { $room }{ $token ->
    [none] {""}
   *[other] {" "}and goes back into the bag
 }.
log-attacked = { $intruder } attacks { $who }{ $surprise ->
    [yes] {" "}by surprise
   *[no] {""}
 }{ $card ->
    [none] {""}
   *[other] : { $card }, { $hit ->
        [yes] a hit
       *[no] a miss
     }
 }.
log-attack-ignored = { $who } ignores the attack thanks to { $thanks_to }.
log-shot = { $who } shoots at { $target } with { $weapon }: { $face }, { $injuries ->
    [0] no injury
    [one] one injury
   *[other] { $injuries } injuries
 }.
log-fought = { $who } fights { $target } hand to hand: { $face }, { $injuries ->
    [0] no injury
   *[other] one injury
 }.
log-injured = { $intruder } has { $injuries ->
    [one] one injury
   *[other] { $injuries } injuries
 } and { $killed ->
    [yes] dies
   *[no] lives
 }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
 }.
log-egg-destroyed = { $room }: { $count ->
    [one] one egg is
   *[other] { $count } eggs are
 } destroyed.
log-token-added = Into the bag: { $token }.
log-bag-developed = The bag develops: { $token }.

## The log: bodies

log-lightly-wounded = { $who } takes { $count ->
    [one] a light wound
   *[other] { $count } light wounds
 }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
 }.
log-seriously-wounded = { $who } takes a serious wound: { $wound }.
log-healed = { $who }: { $wound ->
    [none] light wounds healed
   *[other] serious wound healed ({ $wound })
 }.
log-dressed = { $who }: serious wound dressed ({ $wound }).
log-contaminated = { $who } gets a contamination card.
log-scanned = { $who } scans contamination: { $infected } infected, { $clean } clean.
log-infested = { $who } carries a larva.
log-cured = { $who } is rid of the larva.
log-died = { $who } dies: { $cause }.
cause-fire = fire
cause-melee = a lost fight
cause-larva = the larva grew up

## The log: things

log-found = { $who } searches ({ $colour }){ $kept ->
    [none] {""}
   *[other] {" "}and keeps { $kept }
 }{ $left ->
    [none] {""}
   *[other] {"; "}to the bottom of the deck: { $left }
 }.
log-took-object = { $who } picks up { $thing }.
log-dropped = { $who } drops { $thing }.
log-used = { $who } uses { $item }.
log-reloaded = { $who } reloads { $weapon }; ammo: { $ammo }.
log-peeked = { $who } looks at { $what }{ $seen ->
    [none] {""}
   *[other] : { $seen }
 }.

## The log: critical moments

log-objective-kept = { $who } chooses an objective.
log-airlock-blown = { $room } loses its air.
log-ship-fate = { $fate }
log-checked = { $what }
log-judged = { $who } { $won ->
    [yes] wins
   *[no] loses
 }. { $reason }

## Faces of the dice

noise-1 = 1
noise-2 = 2
noise-3 = 3
noise-4 = 4
noise-silence = silence
noise-danger = danger
combat-blank = blank
combat-creeper = creeper
combat-adult = adult
combat-hit = hit
combat-double-hit = double hit

## The picture: board

nemesis-room-note = { $colour ->
    [none] {""}
   *[other] { $colour }
 }{ $computer ->
    [yes] {" "}· computer
   *[no] {""}
 }
nemesis-items-left = { $count ->
    [one] one item
   *[other] items
 }
nemesis-token-seen = { $token } ({ $items })
nemesis-corridor = corridor { $numbers }
nemesis-door-closed = closed door
nemesis-door-destroyed = destroyed door
nemesis-pod-note = section { $section ->
    [a] A
   *[b] B
 }{ $locked ->
    [yes] {""}
   *[no] , unlocked
 }
nemesis-locked = locked
nemesis-space = space { $number }
nemesis-figure = { $kind } #{ $number }
nemesis-injuries = { $count ->
    [one] one injury
   *[other] { $count } injuries
 }
nemesis-jump = Jump
nemesis-boom = End
nemesis-course = { $space }{ $where ->
    [none] {""}
   *[other] {": "}{ $where }
 }

## The picture: piles and cards

pile-event = Events
pile-attack = Intruder attacks
pile-wound = Serious wounds
pile-contamination = Contamination
pile-red = Red items
pile-yellow = Yellow items
pile-green = Green items
pile-crafted = Crafted items
pile-intruder = Cards of the intruder player
pile-own = Your action deck
pile-own-discard = Your discard pile
nemesis-drawn = On the table
nemesis-looking = You look at
nemesis-hand = Your cards
nemesis-items = Your items
nemesis-quests = Your locked quest items
nemesis-here = In your room
nemesis-objectives = Your objectives
nemesis-intruder-hand = Your intruder cards
nemesis-shared-objectives = Shared objectives
nemesis-weaknesses = Weaknesses known
nemesis-seen = What you know
nemesis-seen-in = { $place }
nemesis-seen-hand = in the hand of { $who }
nemesis-seen-deck = in the deck of { $who }
nemesis-seen-pack = in the inventory of { $who }
nemesis-seen-objectives = objective of { $who }
nemesis-seen-pile = { $pile }
nemesis-reaction = reaction
nemesis-item-kind = { $deck } · { $use }{ $part ->
    [none] {""}
   *[other] {" "}· { $part }
 }{ $heavy ->
    [yes] {" "}· heavy
   *[no] {""}
 }
item-red = red item
item-yellow = yellow item
item-green = green item
item-crafted = crafted item
item-starting = starting item
box = out of the game
intruder-deck = deck of the intruder player
engine = engine
coordinates = coordinates card
weakness = weakness card

## The picture: panels

nemesis-ship = Ship
nemesis-round = Round
nemesis-fire = Fire
nemesis-malfunction = Malfunctions
nemesis-eggs = Eggs in the Nest
nemesis-bag = Bag
nemesis-of = { $count } of { $most }
nemesis-count = { $what } × { $count }
nemesis-none = nothing
nemesis-yes = yes
nemesis-number = Player number
nemesis-status = Status
nemesis-status-aboard = { $where }
nemesis-status-pod = { $where }
nemesis-status-hibernating = in hibernation
nemesis-status-escaped = away in a pod
nemesis-status-dead = dead
nemesis-status-intruder = dead, plays the intruders
nemesis-first = First player
nemesis-actions = Actions left
nemesis-cards = Cards
nemesis-card-counts = { $hand } in hand, { $deck } in the deck, { $discard } discarded
nemesis-light = Light wounds
nemesis-serious = Serious wounds
nemesis-dressed = Dressed wounds
nemesis-signs = Marks
nemesis-slimed = slime
nemesis-larva = larva
nemesis-signal = signal sent
nemesis-passed = has passed
nemesis-taped = heavy items taped together
nemesis-carried = In the hands
nemesis-ammo = { $weapon } ({ $ammo })
nemesis-pack = Inventory
nemesis-quests-open = Locked quest items
nemesis-objectives-seen = Objectives

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
content-nemesis-starting-items-medic = { list-starting-items } ({ pack-medic })
content-nemesis-quest-items = { list-quest-items }
content-nemesis-quest-items-medic = { list-quest-items } ({ pack-medic })
content-nemesis-characters = { list-characters }
content-nemesis-characters-medic = { list-characters } ({ pack-medic })
content-nemesis-action-cards = { list-action-cards }
content-nemesis-action-cards-medic = { list-action-cards } ({ pack-medic })

measure-nemesis-explored = Rooms explored
measure-nemesis-intruders = Intruders on the board
measure-nemesis-fires = Fires
measure-nemesis-malfunctions = Malfunctions
measure-nemesis-crew = Crew alive
