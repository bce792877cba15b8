### What is asked and told when the characters of Aftermath play.

## Questions

ask-punch = Which { -intruder } does the Robot hit?
option-punch = Hit { $a }
ask-punch-harder = The punch hits: { $injuries } so far. Does the Robot put more energy into it ({ $energy } left)?
option-spend-energy = 1 energy for 1 more injury
option-spare-energy = That is enough
ask-stop-it = You are attacked and can see the attack card. Does the Robot throw itself in between?
ask-one-more-thing = The turn of { $who } is over. Do you take one more turn?
ask-authority = To which room does your authority lead?
ask-authority-whom = Who comes along?
ask-bonus-pay = Who gets a bonus with you?
option-reward = { $a }
ask-launch-remotely = Which pod do you launch?
ask-override-engine = Which engine do you override?
option-override-engine = { $a }
ask-swap-coordinates = Which coordinates card lies on the board from now on?
option-swap-coordinates = { $a }
ask-requisition = Which item do you take?
ask-spare-part = Which item do you build in?
ask-switch-off = The intruders are about to attack. Do you switch yourself off for a card?
option-switch-off = Discard a card and play dead
ask-lend-hand = To whom do you lend a hand?
option-lend-hand = { $a }
ask-suggest = Whom do you talk into something?
option-suggest = { $a }
ask-suggest-what = What does { $whom } do?
option-suggest-move = Go to { $a } ({ $b })
option-suggest-careful = Go carefully to { $a } ({ $b })
ask-scan-one = Do you scan a contamination card?
option-scan-one = Scan { $a }
ask-dont-panic = { $whom } is attacked by surprise, and you can see the attack card. Do you keep everybody calm?
ask-steady = { $whom } is about to panic. Do you bring them to their senses?
ask-give-drone = Whom does the drone follow?
option-give-drone = { $a }
ask-send-laika = Where does Laika go?
option-send-laika = Laika goes to { $a } ({ $b })
ask-seek = Laika is in { $where }. Does she search there for a card of yours?
ask-set-on = Laika has not moved. Whom does she bite?
option-set-on = Laika bites { $a }
option-call-back = Call Laika back
ask-take-along = Which { -intruder } goes with you?
option-take-along = { $a } comes along
ask-silence = Which noise goes?
option-silence = { $a }
ask-sentinel = You are attacked and can see the attack card. Does Laika give herself up for you?
ask-need-this = { $whom } keeps an item. Do you need it more?
ask-bash = Whom do you bash?
option-rest = Rest: scan your hand
act-rest = Rest
ask-ignore-wound = Which wound does your arm make up for?
option-ignore-wound = { $a }

## Ways to use something

effect-charge-robot = Charge the Robot
effect-repair-scratches = Repair all light wounds
effect-repair-damage = Dress a serious wound
effect-launch-remotely = Launch a pod from afar
effect-override-engine = Set an engine from afar
effect-swap-coordinates = Swap the coordinates card
effect-requisition = Take an item of your choice

## The log

log-robot-drained = { $who } spends energy of the Robot: { $energy } left.
log-robot-charged = { $who } charges the Robot: { $energy } energy.
log-declared = { $who } points to { $room }.
log-turn-taken = { $who }: “Just one more thing.”
log-engine-overridden = { $who } overrides { $room } from afar.
log-coordinates-swapped = { $who } swaps the coordinates card.
log-switched-off = { $who } plays dead.
log-drone-given = { $who } lets the drone follow { $whom }.
log-noise-guarded = Laika pricks up her ears. Silent again: { $where }.
log-laika-moved = Laika goes to { $room }.
log-laika-back = Laika is with { $who } again.
log-laika-lost = { $who } loses Laika.
log-claimed = { $who } takes what { $whom } has found.
log-cuffs-opened = { $who } takes the Cuffs off { $whom }.
log-wound-ignored = { $who } does not feel { $wound }.
cause-shutdown = an empty power cell
cause-overclock = overclocking

## Refusals

denied-robot-empty = The Robot has no energy left.
denied-no-robot = You have no Robot.
denied-robot-full = The Robot has all its energy.
denied-robot-stays = The Robot stays with the CEO.
denied-part-of-you = This is a part of you.
denied-cuffs = Only the Cuffs Key takes the Cuffs off.
denied-pipe = A pipe is of no use to anybody else.
denied-drone = The drone follows you wherever you go.
denied-no-cuffs = Nobody wears the Cuffs any more.
denied-synthetic = Only Self-Repair helps against the wounds of the Android.
denied-no-spare-part = You need one of these items to discard: { $a }, { $b }, { $c }.
denied-no-arm-gun = You have no Arm Gun.
denied-colourless = This room has no colour.
denied-nobody-near = Nobody with objectives is here or behind an open corridor.
denied-no-laika = Laika is no longer there.
denied-laika-here = Laika is with you.
denied-laika-shut-in = Every way that Laika could take is behind a closed door.
denied-nobody-comes-along = Nothing here can be taken along.
denied-no-noise = There is no noise around Laika's room.
denied-card-stop-it = This is a reaction: it is played when an intruder attacks you.
denied-card-just-one-more-thing = This is a reaction: it is played after you have passed, when another player's turn ends.
denied-card-dont-panic = This is a reaction: it is played when a surprise attack strikes somebody in your room.
denied-card-i-need-this = This is a reaction: it is played when another character in your room keeps an item from a search.
