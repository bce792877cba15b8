### Nemesis: the rooms, engines and escape pods.

## What a room's action can be

effect-start-destruct = Start the self-destruct sequence
effect-stop-destruct = Stop the self-destruct sequence
effect-check-coordinates = Look at the coordinates
effect-set-destination = Set another destination

## Questions and answers

ask-let-air-out = Which room is to lose its air?
option-let-air-out = Let the air out of { $a }
ask-hatch = Which escape pod do you lock or unlock?
option-unlock-pod = Unlock { $a }
option-lock-pod = Lock { $a }
ask-destination = The destination marker is on { $space }. Where do you move it?
option-destination = Move it to { $a }
space-a = space A
space-b = space B
space-c = space C
space-d = space D
ask-engine = You have seen both tokens of { $engine }. How do you put them back?
option-keep-order = Put them back as they were
option-swap-order = Swap the two tokens
ask-enter-pod = Which escape pod do you get into?
option-enter-pod = Get into { $a }
ask-launch = You are in { $pod }. Do you launch it at once?
ask-pod = You are waiting in { $pod }. What do you do?
option-launch = Launch { $a }
option-wait-in-pod = Wait in { $a }
option-leave-pod = Get out of { $a } and act
option-stay-in-pod = Stay in { $a } and pass

peek-engines = all three engines
peek-coordinates = the coordinates card

## What happened

log-destination-set = { $who } sets the destination: { $space }.
log-engine-touched = { $who } works on { $room } and says that the tokens { $changed ->
    [yes] changed places
   *[no] are as they were
 }.
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
