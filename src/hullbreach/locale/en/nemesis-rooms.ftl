### Nemesis: the rooms, doors, engines, discoveries, escape pods and the AutoDoc.

## What a room's action can be

effect-dress-wounds = Dress all your serious wounds
effect-heal-dressed = Heal one of your dressed serious wounds
effect-heal-scratches = Heal all your light wounds
effect-start-destruct = Start the self-destruct sequence
effect-stop-destruct = Stop the self-destruct sequence
effect-check-coordinates = Look at the coordinates
effect-set-destination = Set another destination

## Questions and answers

ask-recharge = Which weapon do you recharge?
option-recharge = Recharge { $a }
ask-heal = Which wound do you heal?
option-heal = Heal { $a }
ask-flood = In which room do you start the fire control procedure?
option-flood = Fire control in { $a }
ask-examine = What do you examine?
option-examine = Examine { $a }
ask-search-deck = From which deck do you draw?
option-search-deck = The { $a } deck
ask-let-air-out = Which room is to lose its air?
option-let-air-out = Let the air out of { $a }
ask-scan = Do you scan the contamination cards in your hand?
option-scan-hand = Scan them
option-no-scan = Scan nothing
ask-doors-of = The doors of which room do you want to open or close?
option-doors-of = The doors of { $a }
ask-doors = Doors of { $where }: which do you change next?
ask-door = Which door do you change?
option-open-door = Open the door: { $a }
option-close-door = Close the door: { $a }
ask-hatch = Which escape pod do you lock or unlock?
option-unlock-pod = Unlock { $a }
option-lock-pod = Lock { $a }
ask-look-at = Which unexplored room do you look at?
option-look-at = Look at { $a }
ask-destination = The destination marker is on { $space }. Where do you move it?
option-destination = Move it to { $a }
space-a = space A
space-b = space B
space-c = space C
space-d = space D
ask-engine = You have seen both tokens of { $engine }. How do you put them back?
option-keep-order = Put them back as they were
option-swap-order = Let them change places
ask-enter-pod = Which escape pod do you get into?
option-enter-pod = Get into { $a }
ask-launch = You are in { $pod }. Do you launch it at once?
ask-pod = You are waiting in { $pod }. What do you do?
option-launch = Launch { $a }
option-wait-in-pod = Wait in { $a }
option-leave-pod = Get out of { $a } and act
option-stay-in-pod = Stay in { $a } and pass

cause-surgery = surgery
peek-engines = all three engines
peek-tile = { $slot }
peek-coordinates = the coordinates card

## What happened

log-signal-sent = { $who } sends the signal.
log-destination-set = { $who } sets the destination: { $space }.
log-weakness-found = { $who } discovers a weakness of the intruders: { $weakness }.
log-engine-touched = { $who } works on { $room } and says that the tokens { $changed ->
    [yes] changed places
   *[no] are as they were
 }.
log-washed = { $who } gets rid of the slime.
log-turned-back = { $who } has to give up: an intruder appeared in { $room }.
log-hibernated = { $who } goes into hibernation.
log-destruct-started = The self-destruct sequence is running.
log-destruct-stopped = The self-destruct sequence has been stopped.
log-airlock-closing = { $room } will lose its air at the end of the player phase.
log-airlock-stopped = { $room } keeps its air.
log-pod-unlocked = { $pod } is unlocked.
log-pod-locked = { $pod } is locked.
log-pod-entered = { $who } gets into { $pod }.
log-pod-left = { $who } gets out of { $pod }.
log-pods-emptied = { $who } has to leave { $pod }: an intruder is in the section.
log-pod-launched = { $pod } is launched. Aboard: { $crew ->
    [none] nobody
   *[other] { $crew }
 }.
log-revived = The AutoDoc in { $room } brings { $who } back to life.
