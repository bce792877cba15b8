### What is asked, done and told.

## Questions

ask-accept = { $who } wants to help you. Do you agree?
ask-again = { $what }: once more?
ask-antiseptic = Which contamination card leaves the game?
ask-arm = Which gear do you take along?
ask-armour = A serious wound: does { $what } protect you?
ask-at-once = { $what }: use it at once?
ask-break-through = Do you follow up through the corridor?
ask-channel = Which command do you send?
ask-colour = Which deck?
ask-companion = Who comes along?
ask-corridor = Which corridor?
ask-damage = Who gets the damage? Left: { $left }
ask-defence = Which token lies on top?
ask-drop-armour = You can wear only one armour. Which do you discard?
ask-duck = { $who } attacks { $whom }. Do you take cover?
ask-duck-whom = Who is attacked instead?
ask-equip = Which support equipment do you take?
ask-fend-off = { $who } attacks you. Do you fend it off?
ask-fire = At what do you fire?
ask-gear = Which gear do you use?
ask-give = What do you give away?
ask-give-whom = To whom?
ask-hatchet = Do you use the hatchet?
ask-heal = Which serious wound is discarded?
ask-help = Whom do you help?
ask-ignore = { $who } gives you an order. Do you ignore it?
ask-lander = When does the lander come?
ask-launch = Do you fire a grenade first?
ask-mend = What do you mend?
ask-more-fire = Do you discard another card? Damage: { $left }
ask-order = What must { $who } do?
ask-order-burst = Where does { $who } fire?
ask-panic = Panic: what do you lose?
ask-parry = { $who } strikes back. Do you ruin a weapon to prevent it?
ask-push = Which intruder moves where?
ask-reinforce = Which corridor is reinforced?
ask-repel = Where is { $who } driven?
ask-robot = Where does the robot go?
ask-room = Which room?
ask-scatter = Do you spend ammo to drive the intruder away instead?
ask-sector = Which sector?
ask-slot = Where does it go: { $what }?
ask-sprint = Do you spend oxygen to move again?
ask-stay-calm = { $who } attacks { $whom }. Do you prevent it?
ask-sterile = Do you use a medpack so that { $who } is not contaminated?
ask-take = Which gear do you take?
ask-take-gift = { $who } gives you { $what }. Do you take it?
ask-take-off = Does the lander take off?
ask-target = Which intruder?
ask-weapon = Which weapon?
ask-whom = Who?
ask-door = Which door?
ask-reroll = { $face }: roll again?

## Options

option-move = Move through { $a }
option-careful = Careful move through { $a }
option-decide = Choose between your objectives
option-secure = Secure the room
option-shoot = Shoot at { $b } with { $a }
option-burst = Fire a burst into { $b } with { $a }
option-melee = Fight { $a } hand to hand
option-robot = Activate the robot
option-gear = Use tactical gear
option-suffer = Let it happen
option-prevent = Prevent it
option-take-off = Take off
option-stay = Stay as it is
option-leave-it = Leave it
option-earlier = One round earlier
option-later = One round later
option-breathe = Spend oxygen
option-again = Once more
option-equip = Take { $a }
option-take = Take { $a }
option-drop-gear = Discard { $a }
option-protect = Use { $a }
option-into = { $a }
option-spend = Use { $a }
option-shift = Move { $a }
option-reload = Load { $a } from { $b }
option-throw = Throw a grenade into { $a }
option-target = { $a }
option-push = { $a } from { $b } to { $c }
option-corridor = { $a }
option-place = { $a }
option-sector = { $a }
option-open = Open the door: { $a }
option-close = Close the door: { $a }
option-break = Destroy the door: { $a }
option-whom = { $a }
option-help = { $a }
option-mend = Mend { $a }
option-mend-room = Mend the room
option-mend-robot = Mend the robot
option-with = { $a }
option-colour = { $a }
option-on-top = { $a }
option-offer = Give { $a }
option-directive = Directive
option-tape = Tape { $a }
option-cards = Discard a card
option-reroll = Roll again

## What somebody does

act-move = move through { $a }
act-careful = careful move through { $a }
act-burst = burst with { $a } into { $b }
act-shoot = shot with { $a } at { $b }
act-melee = melee with { $a }
act-gear = tactical gear
act-robot = activates the robot
act-secure = secures the room
act-room = uses { $a }
act-trade = trade
act-use = uses { $a }
act-play = plays { $a }

## The log

log-equipped = { $who } takes { $thing }.
log-hurt = { $who } loses health: { $count } ({ $cause }).
log-restored = { $who } regains health: { $count }.
log-breathed = { $who } has oxygen { $left }.
log-suffocates = { $who } is suffocating.
log-corridor-laid = New corridor { $tile }: { $where }.
log-room-found = { $who } discovers { $room } ({ $space }, { $card }).
log-reinforced = Reinforced: { $where }.
log-noise-resolved = Noise in { $where }: { $token }.
log-appeared = { $intruder } ({ $count }) in { $where }.
log-advanced = { $intruder } ({ $count }) moves to { $where }.
log-held-off = { $room }: the security holds.
log-burst = { $who } fires { $weapon } into { $where }: { $face }, damage { $damage }.
log-killed = { $intruder } dies ({ $count }).
log-repelled = { $intruder } is driven to { $where }.
log-queen-hurt = The queen's health: { $card }. Cards left: { $left }.
log-queen-died = The queen is dead.
log-colony-grows = Into the bag: { $token } ({ $count }).
log-event-revealed = Event: { $event }.
log-life-support = { $sector }: life support { $active ->
    [yes] on
   *[no] off
 }.
log-robot-moved = The robot goes to { $room }.
log-robot-revealed = The Hibernatorium is discovered: { $robot }.
log-lander-moved = The lander is due in round { $space }.
log-lander-told = { $what }
log-destruct-started = The self-destruct has begun: space { $space }.
log-boarded = { $who } { $what }.
log-expelled = { $who } has to leave the lander.
log-item-broken = Malfunction: { $item }.
log-item-lost = { $who } discards { $item }.
log-gear-taken = { $who } gets { $token }.
log-gear-used = { $who } uses up { $token }.
log-data-taken = { $who } has the data.
log-round-marked = The round marker is on { $round }.
log-commanded = { $who } gives { $whom } an order.
log-fate = { $fate }

## Causes, ends

cause-attack = attack ({ $who })
cause-base = the destruction of the base
cause-biohazard = the biohazard armor
cause-explosion = an explosion
cause-left-behind = left behind in the base
cause-lungs = hurt lungs
cause-bleeding = bleeding
cause-fire = fire
cause-metamorphosis = metamorphosis
cause-plasma = the plasma gun
cause-robot = the robot
cause-suffocation = suffocation
end-nobody = Nobody is left in the base.
end-rounds = The last round is over.
end-destruct = The base destroys itself.
end-fire = One fire too many: the base is destroyed.
end-goal-won = { $objective }: fulfilled.
end-goal-failed = { $objective }: not fulfilled.
check-goal = { $what }: { $met ->
    [yes] fulfilled
   *[no] not fulfilled
 }.
