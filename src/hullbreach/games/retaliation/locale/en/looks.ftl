# What stands on the board, the cards and the panels of Retaliation, beside names and texts.

## The base

sector-air = { $active ->
    [yes] life support
   *[no] no air
 }
letter-a = A
letter-b = B
letter-c = C
shuttle-here = the escape shuttle is ready
shuttle-gone = the escape shuttle is gone
hibernation-on = the Hibernatorium is active
hibernation-off = the Hibernatorium is not active
lander-here-coming = the lander is on its way
lander-here-landed = the lander stands here
lander-here-destroyed = the lander was shot down
lander-here-left = the lander has left
sign-secured-not = cannot be secured

## Tracks

track-phase = Phase
phase-players = Players
phase-intruders = Intruders
phase-event = Event
phase-cleanup = Cleanup
lander-due = { $rounds ->
    [0] lander due
    [one] lander in { $rounds } round
   *[other] lander in { $rounds } rounds
 }
track-queen = Damage to the queen
    .short = Queen
queen-card = card
queen-dead = dead
queen-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }

## Cards and things

deck-mission-objectives = Mission objective
deck-private-objectives = Private objective
deck-directives = Directive
deck-support = Support equipment
weapon-ranged = ranged weapon
weapon-free = ranged weapon without ammo
weapon-melee = melee weapon
use-reaction = { $use } · reaction
robot-moves = { $count ->
    [one] { $count } room each time
   *[other] up to { $count } rooms each time
 }
item-kind = { $deck }{ $weapon ->
    [none] { "" }
   *[other] { " · " }{ $weapon }
 }{ $carried ->
    [heavy] { " · heavy" }
    [armour] { " · armour" }
   *[pack] { "" }
 }{ $once ->
    [yes] { " · used once" }
   *[no] { "" }
 }
event-moves = { $none ->
    [yes] nobody moves
   *[no] moving: { $ways }{ $rooms ->
        [yes] , then in rooms
       *[no] { "" }
     }
 }
item-faulty = Broken: it does not work until it is mended, and another malfunction destroys it.
item-loaded = { $item } ({ $gear })
gear-ammo-half = Half ammo
belt-text = { $gear }
hand-hand = Hand
hand-drawn = On the table
hand-shop = Support equipment to choose from
hand-belt = Tactical belt
hand-directives = Directives
hand-stock = Landing Zone
hand-robot = Robot
hand-seen = What you know
body-state = { $state }
condition-0 = good
condition-1 = bad
condition-2 = critical
objective-reward = { $count ->
    [one] keep one, draw { $count } card
   *[other] keep one, draw { $count } cards
 }
defence-depth = { $top ->
    [yes] in force
   *[no] not in force
 }

## Panels

fact-defence = Anti-aircraft defence
    .short = Defence
fact-destruct = Self-destruct
fact-condition = Condition
fact-armour = Armour
fact-chose = Objective chosen
meter-rank = Rank
lander-is-coming = on its way
lander-is-landed = landed
lander-is-destroyed = shot down
lander-is-left = has left
defence-unknown = unknown
defence-active = active
defence-inactive = inactive
defence-gone = out of the game
destruct-off = off
destruct-never = out of the game
destruct-in = { $rounds ->
    [one] in { $rounds } round
   *[other] in { $rounds } rounds
 }
soldier-aboard = in the base
soldier-pod = waits in the lander
soldier-hibernating = hibernates
soldier-escaped = has escaped
soldier-dead = dead
soldier-fights = in combat

## What attacks do

harm-nothing = nothing happens
harm-everyone = everybody in the room: { $harm }
harm-health = { $count ->
    [one] { $count } health lost
   *[other] { $count } health lost
 }
harm-wounds = { $good ->
    [one] { $good } serious wound
   *[other] { $good } serious wounds
 }{ $bad ->
    [0] { "" }
   *[other] { " (in a bad state: " }{ $bad })
 }
harm-dies = { $state ->
    [0] death
    [2] death if critical
   *[other] death if bad or critical
 }
harm-contamination = { $count ->
    [one] { $count } contamination card
   *[other] { $count } contamination cards
 }
harm-larva = a larva
harm-follows = it follows whoever moves away
reveal-carrier = A larva is in this body. The Surgery can remove it; until then it waits for its hour.

## What an action would do

preview-burst = The die says how many hits there are. You share them out.
preview-launcher = Before it, or instead of it, you may fire the grenades. The die says how many hits a burst brings; you share them out.
preview-shot = It takes { $count } damage. Then the die says whether it dies: the bright faces kill.
preview-melee = First you get a contamination card. It takes 1 damage, and the bright faces kill. If it lives, it strikes back.
preview-face = { $count }{ $special ->
    [yes] +
   *[other] { "" }
 }
preview-toughness = { $count ->
    [one] one hit kills it
   *[other] { $count } hits at once kill it
 }
preview-tracked = hits move its marker
preview-frail = any damage kills it
preview-damage = damage { $now } → { $then }
preview-attackers = { $count ->
    [one] It attacks you on the way
   *[other] On the way they attack you, { $count } times
 }
preview-move = { $known ->
    [yes] Then you roll for noise there.
   *[other] Nobody knows what is at its end.
 }
preview-careful = You put a security token there. { preview-move }

## What objectives ask for

aim-queen = queen dead
aim-queen-alone = queen dead, base intact
aim-nest = { $eggs ->
    [0] Nest destroyed
    [one] Nest destroyed ({ $eggs } egg left)
   *[other] Nest destroyed ({ $eggs } eggs left)
 }
aim-reactor = Reactor shut down
aim-hibernation = Hibernatorium active
aim-no-air = no life support ({ $count } on)
aim-all-air = all life support ({ $count } on)
aim-data = you have data
aim-only-data = nobody else has data
aim-data-home = data in the lander
aim-dead-ends = no unexplored corridor in A ({ $left } left)
aim-escort = robot was in the Reactor
aim-backup = robot in the Reactor
aim-no-lander = nobody left by lander
aim-alone = nobody else lives
aim-egg = egg in hand
aim-eggs = eggs carried: { $eggs } of { $needed }
aim-route = reinforced to Life Support C ({ $count })
aim-rooms-a = A rooms ({ $left } left)
aim-rooms-b = B rooms ({ $left } left)
aim-rooms-c = C rooms ({ $left } left)
aim-victim = { $who ->
    [none] nobody else lives
   *[other] dead: { $who }
 }
