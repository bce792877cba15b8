# Lockdown: what happens in the base and around it.

## Time

space-0 = the last space
space-1 = space 1
space-2 = space 2
space-3 = space 3
space-4 = space 4
space-5 = space 5
space-6 = space 6
space-7 = space 7
space-8 = space 8
space-9 = space 9
space-10 = space 10
space-11 = space 11
space-12 = space 12
space-13 = space 13
space-14 = space 14
space-15 = space 15
log-time-moved = { $space ->
    [0] Time is up.
   *[other] Time passes: space { $space }.
 }
log-autodestruction-set = { $critical ->
    [yes] The autodestruction cannot be stopped any more: space { $space }.
   *[no] The countdown to the autodestruction is running: space { $space }.
 }
log-autodestruction-stopped = The countdown to the autodestruction has been stopped.
log-alert-raised = { $who } raises the alert. The game ends when the time token leaves space { $space }.
log-gate-opened = The main gate is open.
log-isolation-unlocked = The Isolation Room can be locked from inside now.

## Power

log-power-changed = { $active ->
    [yes] The power is back: { $place }.
   *[no] The power is gone: { $place }.
 }
log-power-moved = Power: { $token } lies here now: { $place }.
log-backup-power = { $active ->
    [yes] The backup power is on.
   *[no] The backup power is off.
 }
log-noise-faded = { $section } grows quiet: { $count ->
    [one] one noise marker is removed.
   *[other] { $count } noise markers are removed.
 }
ask-power-order = How do you lay the power tokens out?
option-power-order = S-01: { $a }, S-02: { $b }, S-03: { $c }, elevator: { $d }
ask-swap-power = Which two power tokens do you swap?
option-swap-power = { $a } and { $b }
ask-cut-power = Which section loses its power?
option-cut-power = { $a }

## Computer

act-computer = Computer: { $a }
option-computer = Computer: { $a }
log-computer-revealed = The computer shows { $card }.
ask-rover = Where does the rover go?
option-rover-to = To { $a }
option-rover-away = Away from the base
log-rover-moved = { $place ->
    [none] { $who } sends the rover away.
   *[other] { $who } calls the rover to { $place }.
 }
ask-cargo-token = Which CSS token do you look at?
option-cargo-token = The one under { $a }
ask-cargo-to = Do you move the token?
option-cargo-to = To { $a }
log-cargo-moved = { $who } moves a CSS token from { $space ->
    [0] the last space
   *[other] space { $space }
 } to { $target ->
    [0] the last space
   *[other] space { $target }
 }.
ask-plans-of = Whose contingencies do you look at?
ask-plan = Where do you look at a contingency?
option-plan-of = { $a }
option-plan-of-pool = The neutral pool
peek-cargo = the CSS token under { $space ->
    [0] the last space
   *[other] space { $space }
 }
peek-plan = a contingency of { $whom }
peek-plans = the contingencies of { $whom }
peek-pool = a contingency of the neutral pool
log-plans-returned = { $count ->
    [one] The contingency of { $who } goes
   *[other] The { $count } contingencies of { $who } go
 } back to the neutral pool.
log-plan-taken = { $who } takes a contingency out of the neutral pool{ $token ->
    [none] .
   *[other] : { $token }.
 }

## Knowledge

log-learned = { $who } gains { $points } knowledge and has { $knowledge } now.
log-token-activated = The knowledge token of { $who } is active now.
log-examined = { $who } examines { $thing }, which is used up.
log-took-item = { $who } takes { $item }.
log-items-spent = { $place }: the item counter shows { $left } now.
ask-examine-object = What do you examine?
option-examine = { $a }

## Rooms

option-decline = No
ask-defense-price = How do you pay for it?
option-spend-items = Lower the item counter here by 1
option-break-here = A malfunction here
ask-defend = Which room do you target?
option-defend = { $a }
ask-equipment = What do you take?
option-take-item = { $a }
ask-vent = Which room is to lose its air?
option-vent = { $a }
log-ventilation-started = The air will leave { $place } when all have passed.
log-ventilation-stopped = The air stays in { $place } after all.
log-vented = The air leaves { $place }: nobody in it survives.
log-elevator-called = { $who } calls the elevator to { $place }.
ask-ride-to = Where do you ride to?
option-ride-to = { $a }
ask-take-along = Whom do you take along?
ask-come-along = { $who } takes the elevator to { $where }. Do you come along?
option-come-along = I come along
log-rode-elevator = { $who } takes the elevator to { $place }.
effect-stop-countdown = Stop the countdown
effect-switch-power = Turn the power here on or off
effect-send-signal = Send the signal
effect-check-objective = See somebody's objectives
effect-raise-alert = Start the alert procedure
effect-gather-information = Take a contingency
effect-call-elevator = Call the elevator
effect-ride-elevator = Ride the elevator

## Ways out

way-by-rover = by rover
way-on-foot = on foot
act-bunker = Escape to the bunker { $a }
option-bunker = Escape to the bunker { $a }
log-reached-bunker = { $rover ->
    [yes] { $who } reaches the bunker in the rover.
   *[no] { $who } reaches the bunker on foot.
 }
act-drive = Drive to { $a }
option-drive = Drive the rover to { $a }
ask-drive = Where do you drive?
effect-drive-rover = Drive the rover to another exit
log-driven = { $who } drives the rover to { $place }.
log-pod-entered = { $who } gets into { $pod }.
log-cargo-revealed = Turned up: { $token }.
log-launched = { $pod } is launched with { $who }.
log-not-launched = { $pod } stays where it is: { $who } is back in the room.
log-isolated = { $who } is locked in and waits for the end.

## Events

log-supply-shrinks = { $marker }: one leaves the game, { $left } are left.
ask-panic-ammo = You panic. From which weapon do you lose ammo?
ask-panic-drop = You panic. Which item do you lose?
option-panic-drop = { $a }

## The surface

log-mars-weather = { $who } draws { $card }.
log-turn-ends = The turn of { $who } is over.
ask-lead-astray = { $whom } gets lost. To which crossroads?
ask-tremor = Tremor. In which area do you put the noise?

## The end

log-base-fate = { $fate }
end-nobody = Nobody is left to act in the base.
end-time = Time is up: the rescue team clears the base.
end-alert = The alert procedure is over: the rescue team clears the base.
end-autodestruction = The countdown is over: the base is destroyed.
end-alert-autodestruction = Time is up before the countdown was stopped: the base is destroyed.
end-explosion = One fire too many: the base explodes.
end-hull = One malfunction too many: the base explodes.
cause-base = the destruction of the base
cause-team = the rescue team
cause-plan = { $plan }
cause-pod = a pod that was not launched
cause-ventilation = the ventilation
cause-defense = the defense systems
cause-corridors = something in the technical corridors
check-plan = The contingency in force is { $plan }.
why-base-destroyed = The base is destroyed.
why-not-base-destroyed = The base stands.
why-knowledge = Knowledge { $most }.
why-not-knowledge = Knowledge { $most }, but { $needed } was needed.
why-knowledge-token = The knowledge token is active.
why-not-knowledge-token = The knowledge token is not active.
why-sections-explored = All rooms of these sections are explored.
why-not-sections-explored = { $left ->
    [one] One room of these sections is unexplored.
   *[other] { $left } rooms of these sections are unexplored.
 }
why-no-survivors = Nobody of the survivors of the Nemesis is alive.
why-not-no-survivors = { $who } came from the Nemesis and is alive.
why-outside = Somebody got out of the base.
why-not-outside = Nobody got out of the base.
why-powered = All sections have power.
why-not-powered = { $dark ->
    [one] One section has no power.
   *[other] { $dark } sections have no power.
 }

## The Mars die

noise-mars = the sign of Mars

## What objectives ask for

goal-knowledge = knowledge: { $most } of { $needed }
goal-active-token = knowledge token active
goal-sections = { $left ->
    [0] the rooms of these sections explored
   *[other] the rooms of these sections explored: { $left } left
 }
goal-base = base destroyed
goal-queen-or-base = queen dead or base destroyed
goal-nest-or-base = { $eggs ->
    [0] Nest or base destroyed
   *[other] Nest or base destroyed (eggs: { $eggs })
 }
goal-outside = somebody out of the base
goal-powered = power in all sections
goal-no-witnesses = no survivor of the Nemesis alive, or nobody else alive
