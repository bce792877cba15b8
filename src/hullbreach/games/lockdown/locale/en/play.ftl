# Nemesis: Lockdown: how the game is agreed upon, and the words of its picture. Names and card texts are in lockdown.ftl.

game-lockdown = Nemesis: Lockdown
game-lockdown-about = A base on Mars with something loose in it, and the power failing: learn what you can, find a way out, and do not be where the plan for such cases says that nobody may survive. 1 to 5 players, two to three hours.
game-lockdown-headline =
    The lights go out.
    It does not need them.
game-lockdown-line = A base on Mars, power for some of its rooms, and something loose in the others. Learn what you can, and find a way out before the plan for such cases begins.
game-lockdown-length = 2–3 h
game-lockdown-place = a base on Mars

## What can be agreed before the game

setting-lockdown-mode = Who plays against whom (alone it is always the solo game)
setting-lockdown-mode-standard = everyone for themselves, with secret objectives
setting-lockdown-mode-coop = all together, with shared objectives
setting-lockdown-guests = Characters of Nemesis
setting-lockdown-guests-some = among the others
setting-lockdown-guests-all = nobody else
setting-lockdown-revive = The dead can come back (cooperative game only)
mode-lockdown-standard = everyone for themselves
mode-lockdown-solo = solo
mode-lockdown-coop = cooperative
mode-lockdown-mortal = cooperative, the dead stay dead
mode-lockdown-crossover = with characters and intruders of Nemesis

## The picture: board

lockdown-power = { $on ->
    [yes] power
   *[no] no power
 }
lockdown-exit = way out
lockdown-path = over the surface
lockdown-pod-open = can be entered now
lockdown-gate-note = { $open ->
    [yes] open
   *[no] closed
 }
lockdown-gate-shut = gate closed
lockdown-gate-open = the main gate is open
lockdown-rover = Rover
lockdown-elevator = Elevator
zone-surface = Surface of Mars
lockdown-cargo = CSS token
lockdown-weakness-hidden = a weakness that is not known yet
lockdown-time-note = { $rounds ->
    [one] the power drops in 1 round
   *[other] the power drops in { $rounds } rounds
 }
track-time = Time
track-time-text = Where a line is crossed the power drops: two half lines always, one red line unless the backup power is on. CSS token: while time stands on it, pods can be entered. Autodestruction token: a yellow one moves on and turns red when time reaches it; at a red one the base is destroyed. Alert token: when time leaves this space, the alert procedure and the game are over.

## The picture: what places and vehicles are for

section-s-01-text = { -section }
section-s-02-text = { -section }
section-s-03-text = { -section }
section-elevator-text = The elevator only moves while it has power. { -power-number }
pod-a-text = { -pod }
pod-b-text = { -pod }
pod-c-text = { -pod }
place-bunker-text = Whoever gets here waits for the end of the game, but still has to survive the contingency in force. The main gate must be open; the way is by rover from an exit room, or on foot in an Enviro-Suit.
network-tc-text = Noise here counts in every room with an entrance: more noise in one of them leads to an encounter. Characters need a special card, item or room to walk here.
network-area-1-text = { -area }
network-area-2-text = { -area }
network-area-3-text = Open ground beside no building: noise here counts on every crossroads.
network-area-4-text = { -area }
lockdown-rover-text = Takes one character to the bunker without a noise roll, if the main gate is open.
lockdown-elevator-text = Whoever is in this room can ride it to another section, if it has power.

-section = With power there is light, computers work, and noise fades where nobody is. { -power-number }
-power-number = The number is that of the power token: when the power drops, the highest number that is still on goes out.
-pod = Room for one, who gets in by the action of the CSS room with this letter while time stands on a CSS token. In the event phase that token says which pods launch; whoever stays behind takes a serious wound.
-area = Open ground: noise here counts on every crossroads and in all rooms of the building that it surrounds.

## The picture: cards and piles

pile-computer = Computer
pile-mars = Mars
table-contingencies = Your contingencies
table-open-contingencies = Open contingencies
table-computer = The computer offers
    .short = Computer
table-cargo = CSS tokens known
table-seen-contingencies = contingency of { $who }
contingency-pool = neutral pool
lockdown-begins = Begins here: { $room }. Knowledge: { $knowledge }.{ $item ->
    [none] {""}
   *[other] {" "}Item: { $item }.
 } Quest item: { $quest }.{ $cards ->
    [none] {""}
   *[other] {" "}Own cards: { $cards }.
 } Cards in the deck: { $count }.
lockdown-in-darkness = In darkness: { $what }
lockdown-needs = needs knowledge { $count }

## The picture: panels

lockdown-base = Base
track-power = Power
track-power-text = Whenever power drops, the lit token with the highest number goes out. In the dark computers do not work.
lockdown-power-note = next to fail: { $place }
lockdown-lit-s-01 = S-01
lockdown-lit-s-02 = S-02
lockdown-lit-s-03 = S-03
lockdown-dark = nowhere
lockdown-lit-elevator = elevator
lockdown-countdown = Autodestruction
lockdown-countdown-at = space { $space }{ $critical ->
    [yes] {""}, cannot be stopped
   *[no] {""}
 }
lockdown-alert = Alert ends
lockdown-backup = Backup power
lockdown-on = on
lockdown-gate = Main gate
lockdown-away = away
lockdown-knows = Knowledge
lockdown-knowledge = { $count }{ $active ->
    [yes] {""}, token active
   *[no] {""}
 }
lockdown-contingencies = Contingencies
lockdown-contingency-count = { $known ->
    [none] { $count }
   *[other] { $count }: { $known }
 }
table-status-escaped = away in a pod
table-status-isolated = locked in the Isolation Room
table-status-bunker = in the bunker

## Places, where nothing better is known of them

slot-022 = unexplored room 022
slot-023 = unexplored room 023
slot-024 = unexplored room 024
slot-025 = unexplored room 025
slot-026 = unexplored room 026
slot-027 = unexplored room 027
slot-x1 = crossroads 1
slot-x2 = crossroads 2
slot-x3 = crossroads 3

## Figures of a game

measure-lockdown-explored = Rooms explored
measure-lockdown-power = Places with power
measure-lockdown-intruders = Nightstalkers on the board
measure-lockdown-fires = Fires
measure-lockdown-malfunctions = Malfunctions
measure-lockdown-knowledge = Most knowledge
measure-lockdown-crew = Characters alive

## What is counted over many games

fact-lockdown-character = Character
fact-lockdown-objective = Objective
fact-lockdown-number = Player number
fact-lockdown-base = What becomes of the base
fact-lockdown-plan = Contingency in force
base-destroyed = destroyed
base-stands = still standing
fate-aboard = still in the base
fate-pod = waiting in a pod
fate-dead = died
fate-escaped = got away in a pod
fate-bunker = reached the bunker
fate-isolated = waited in the Isolation Room
cause-any-plan = the contingency in force

## Packs

pack-lockdown = What is played with
pack-lockdown-base = the box of Lockdown
pack-lockdown-facility = the base alone
pack-lockdown-surface = the base and the surface of Mars
pack-lockdown-nightstalkers = the nightstalkers
pack-lockdown-intruders = the intruders of Nemesis
pack-lockdown-guests = characters of Nemesis
