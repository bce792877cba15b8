# What is asked, offered and told in a game of Retaliation. What the family says alike is in its own files.

## Questions

ask-equip = Which card of support equipment do you take?
ask-arm = Which gear do you take along?
ask-fill = Which gear goes onto { $what }?
ask-slot = Where does it go: { $what }?
ask-take = Which gear do you take?
ask-load = Which ammo token do you load into this weapon: { $what }?
ask-feed = Whose ammo do you spend for this weapon: { $what }?
ask-discard-from = From where do you discard it: { $what }?
ask-make-room = You have no empty slot for this: { $what }. Which token do you discard?
ask-gear = Which gear do you use?
ask-at-once = You get { $what }. Do you use it at once?
ask-colour = From which deck do you draw?
ask-keep = Which item do you keep?
ask-corridor = Which corridor?
ask-room = Which room?
ask-sector = Which sector?
ask-door = Which door do you change?
ask-reinforce = Which corridor do you reinforce?
ask-whom = Who is it to be?
ask-help = Whom do you help?
ask-accept = { $who } wants to help you. Do you agree?
ask-accept-mend = { $who } wants to mend your { $what }. Do you agree?
ask-accept-along = { $who } retreats and wants to take you along. Do you agree?
ask-companion = Do you take anybody along?
ask-mend = What do you mend?
ask-heal = Which serious wound do you discard?
ask-antiseptic = Which contamination card leaves the game?
ask-sterile = Do you discard a medpack, so that { $who } gets no contamination card?
ask-drop-armour = You can wear only one armour, and none in a critical state. Which do you discard?
ask-drop-heavy = Your hands are full. What do you discard?
ask-armour = A serious wound is due. Do you use { $what } against it?
ask-give = What do you give away?
ask-give-whom = To whom?
ask-give-from = From where do you give it: { $what }?
ask-take-gift = { $who } offers you { $what }. Do you take it?
ask-weapon = Which weapon do you use?
ask-target = Which intruder?
ask-fire = How do you fire?
ask-damage = Who gets the damage? Left to deal: { $left }.
ask-reroll = The die shows { $face }. Do you roll again?
ask-again = { $what }: do you fire once more?
ask-launch = Do you fire a grenade of the launcher first?
ask-scatter = Do you spend ammo to expel the adult instead of shooting?
ask-hatchet = Do you use the Tactical Hatchet for a critical? It gets a malfunction.
ask-parry = The { $who } survives and strikes back. Do you put a malfunction on a weapon to prevent it?
ask-repel = Where do you drive the { $who }?
ask-more-fire = Do you discard another card? Damage so far: { $left }.
ask-break-through = Do you move on through that corridor?
ask-sprint = Do you spend 1 oxygen to move again?
ask-push = Which intruder moves, and where?
ask-fend-off = The { $who } attacks you. Do you prevent it?
ask-duck = The { $who } attacks you. Do you play Duck and Cover?
ask-duck-whom = Who is attacked instead of you?
ask-restore = You can restore { $count } health. Do you want less? Whoever passes gets all of it.
ask-belt = There are too many tokens on your belt. Which one goes?
ask-shield = The { $who } attacks while you move. You can prevent one attack: is it this one?
ask-stay-calm = The { $who } attacks the { $whom }. Do you prevent it with Stay Calm?
ask-ignore = { $who } commands you. Do you ignore it with Chain of Command?
ask-order = What does the { $who } have to do?
ask-order-burst = Into which corridor does the { $who } fire?
ask-channel = Which card with a command do you play?
ask-panic = Panic: what do you lose?
ask-robot = Where does the robot go?
ask-lander = When is the lander to come?
ask-defence = Which anti-aircraft token lies on top?
ask-take-off = Does the lander take off? Everybody aboard escapes.

## Options

option-equip = Take { $a }
option-take = Take { $a }
option-drop-gear = Discard { $a }
    .short = Discard gear
    .careful = yes
option-drop = Discard { $a }
    .short = Discard
    .careful = yes
option-into = { $a }
option-move = Move through { $a }
    .short = Move
    .leads = yes
option-careful = Move carefully through { $a }
    .short = Move carefully
    .leads = yes
option-secure = Put a security token in this room
    .short = Secure
option-burst = Fire a burst into { $b } with { $a }
    .short = Burst
option-robot = Activate the robot
    .short = Robot
option-gear = Use tactical gear
    .short = Gear
option-trade = Trade with everybody here
option-decide = Choose one of your objectives
    .short = Objective
option-suffer = Let it happen
option-prevent = Prevent it
option-protect = Use { $a }
option-breathe = Spend 1 oxygen
option-spend = Use { $a }
option-shift = Move { $a } from { $b } to { $c }
option-reload = Load { $a } from { $b }
option-throw = Throw a grenade into { $a }
option-again = Fire once more
option-stay = Leave it as it is
option-leave-it = Leave it
option-take-off = Take off
option-earlier = One round earlier
option-later = One round later
option-target = { $a }
option-push = { $a }: from { $b } to { $c }
option-corridor = { $a }
option-place = { $a }
option-sector = { $a }
option-colour = The { $a } deck
option-open = Open the door: { $a }
option-close = Close the door: { $a }
option-break = Destroy the door: { $a }
option-restore = Restore only { $a }
option-whom = { $a }
option-help = { $a }
option-mend = Mend { $a }
option-mend-room = Mend the room
option-mend-robot = Mend the robot
option-with = { $a }
option-on-top = { $a }
option-offer = Give { $a }
option-heal = Discard { $a }
option-directive = The directive
option-tape = Tape { $a }
option-cards = Discard a card

## What somebody does

act-move = Move through { $a }
act-careful = Move carefully through { $a }
act-melee = Melee attack on { $a }
act-burst = Burst into { $b } with { $a }
act-gear = Use tactical gear
act-robot = Activate the robot
act-secure = Secure the room
act-trade = Trade with everybody here

## The log

log-equipped = { $who } takes { $thing }.
log-round-marked = The round marker moves to { $round }.
log-hurt = { $who } loses { $count } health ({ $cause }).
log-restored = { $who } regains { $count } health.
log-seriously-wounded = { $who } takes a serious wound: { $wound }.
log-healed = { $who } is rid of a serious wound: { $wound }.
log-breathed = { $who } has { $left } oxygen.
log-suffocates = { $who } has no oxygen left and suffocates.
log-corridor-laid = A new corridor ({ $tile }): { $where }.
log-room-found = { $who } discovers { $room } ({ $card }).
log-reinforced = Reinforced: { $where }.
log-noise-resolved = Out of the noise in { $where }: { $token }.
log-noise-gone = The noise is gone: { $where }.
log-listened = { $who } listens at { $where }: { $face }.
log-made-way = Makes way in { $where }: { $intruder } × { $count }.
log-encountered = Danger in { $room }: { $who } draws { $token } from the bag.
log-danger-ignored = { $who } ignores the danger ({ $item }).
log-bag-developed = Colony step: { $token }.
log-appeared = New in { $where }: { $intruder } × { $count }.
log-intruder-placed = { $intruder } appears in { $room }.
log-advanced = On the move to { $where }: { $intruder } × { $count }.
log-held-off = { $room } is secured: the intruder does not attack.
log-attack-stopped = { $intruder } does not attack { $who }.
log-attacked = { $intruder } attacks { $who }{ $card ->
    [none] {""}
   *[other] : { $card }
 }.
log-attack-ignored = { $who } prevents the attack ({ $thanks_to }).
log-burst = { $who } fires { $weapon } into { $where }: { $face }, damage { $damage }.
log-shot = { $who } shoots at { $target } with { $weapon }: { $face }.
log-fought = { $who } fights { $target } hand to hand: { $face }.
log-injured = { $intruder } is hit and dies.
log-killed = Killed: { $intruder } × { $count }.
log-repelled = { $intruder } is expelled to { $where }.
log-cornered = { $intruder } has nowhere to go and stays.
log-queen-hurt = The queen is hurt: { $card }. Health cards left: { $left }.
log-queen-died = The queen is dead.
log-colony-grows = Into the bag: { $token } × { $count }.
log-event-revealed = Event: { $event }.
log-life-support = Life support is switched { $active ->
    [yes] on
   *[no] off
 }: { $sector }.
log-robot-moved = The robot goes to { $room }.
log-robot-revealed = The robot is revealed: { $robot }.
log-hibernatorium-found = The Hibernatorium is discovered.
log-chambers-opened = The Hibernatorium is active.
log-reactor-shut = The Reactor is shut down: life support, self-destruct and anti-aircraft defence are out of the game.
log-lander-moved = The lander is due in round { $space }.
log-lander-told = { $what }
log-destruct-started = The self-destruct has begun; its token lies { $space ->
    [15] below the track
   *[other] on { $space }
 }.
log-boarded = { $who } { $what }.
log-expelled = { $who } has to leave the lander: an intruder is in the Landing Zone.
log-turned-back = { $who } has to give up: an intruder is in { $room }.
log-revived = { $who } comes back to life in { $room }.
log-item-broken = Malfunction: { $item }.
log-item-mended = Mended: { $item }.
log-item-lost = { $who } discards { $item }.
log-gear-taken = { $who } gets { $token }.
log-gear-dropped = { $who } discards { $token }.
log-gear-used = { $who } uses up { $token }.
log-ammo-spent = { $who } spends ammo: { $weapon }.
log-reloaded = { $who } reloads { $weapon }.
log-data-taken = { $who } has a data token.
log-commanded = { $who } commands { $whom }.
log-carried = { $who } carries { $whom } along.
log-breathes-again = { $who } can breathe again.
log-cleansed = { $who } gets rid of contamination cards: { $count }.
log-scorched = Fire damages the intruders: { $room }.
log-withstood = { $who } survives the metamorphosis; the larva stays.
log-exploded = Explosion: { $room }.
log-fate = { $fate }

## Causes and ends

cause-attack = attack by { $who }
cause-base = the destruction of the base
cause-biohazard = the Biohazard Armor
cause-explosion = an explosion
cause-left-behind = left behind in the base
cause-lungs = hurt lungs
cause-bleeding = bleeding
cause-fire = fire
cause-metamorphosis = metamorphosis
cause-plasma = the Plasma Gun
cause-robot = the robot
cause-suffocation = suffocation
end-nobody = Nobody is left in the base.
end-rounds = The last round is over.
end-destruct = The base destroys itself.
end-fire = One fire too many: the base is destroyed.
end-goal-won = “{ $objective }” was fulfilled.
end-goal-failed = “{ $objective }” was not fulfilled.
end-crew-won = Somebody survived, and all directives are fulfilled.
check-goal = { $what }: { $met ->
    [yes] fulfilled
   *[no] not fulfilled
 }.
death-next = { $mode ->
    [coop] Somebody may still bring the body to the Surgery. Until then you watch; the others can win for all of you.
   *[other] Your objectives are lost with you. You can stay and watch: at the end everybody sees what everyone wanted.
 }

points-1 = 1 health
points-2 = 2 health
