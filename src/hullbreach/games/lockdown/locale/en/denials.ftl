# Why something cannot be done, here and now: what only Lockdown says.

## Components, by the items that supply them

part-chemical = { item-reagent } or { item-antiseptic }
part-cloth = { item-clothes }
part-electrical = { item-weapon-battery }
part-medical = { item-medkit }
part-tool = { item-toolbelt } or { item-analyze-toolset }

## What the base calls differently

denied-no-intruder = There is no nightstalker here.
denied-no-target = There is neither a nightstalker nor an egg here or next door.
denied-no-prey = There is neither a nightstalker nor an egg here.

## Reactions

denied-card-feel-of-the-dark = This is a reaction: it is played in darkness, against an event or a surprise attack.
denied-card-inconspicuous = This is a reaction: it is played when a nightstalker attacks you in company, or in darkness before your noise roll when the bag develops.
denied-card-pheromones = This is a reaction: it is played when a nightstalker attacks you.

## Power and computers

denied-computer-unpowered = The computer here has no power.
denied-no-computer-option = Nothing that the computer offers is possible now.
denied-no-power = There is no power here.
denied-powered = The computer here has power.
denied-no-base-section = This place is in no section of the base.
denied-elevator-unpowered = The elevator has no power.
denied-elevator-here = The elevator is here already.
denied-elevator-away = The elevator is not here.
denied-no-elevator-room = You are not in an elevator room.

## Knowledge and plans

denied-knowledge = This takes knowledge { $a }; you have { $b }.
denied-knows-all = There is nothing left for you to learn.
denied-informed = You have used the Archive already: your knowledge token is active.
denied-no-plans = Nobody else has a contingency plan, and the pool is empty.
denied-no-plans-near = No other player in your section has a contingency plan.
denied-pool-empty = The pool of contingency plans is empty.

## Ways out

denied-gate = The main gate is closed.
denied-gate-open = The main gate is open already.
denied-no-exit-room = You are not in an exit room.
denied-no-rover = The rover is not here.
denied-no-suit = You wear no suit for the way on foot.
denied-no-exit = No other room with an entrance to the technical corridors is explored.
denied-not-launching = No CSS token lies under the time token: no pod is about to be launched.
denied-pod-taken = Somebody is in this pod.
denied-isolation-shut = The Isolation Room cannot be locked yet: the time token is on no white space, and there is no alert.

## The base

denied-countdown-runs = The countdown is running already.
denied-no-countdown = The countdown is not running.
denied-countdown-red = The countdown cannot be stopped any more: its token is red.
denied-clean = You have neither a contamination card in your hand, nor a larva, nor slime.
denied-no-cargo = No CSS token is left on the time track.
denied-defense-price = You cannot pay for this: the item counter here shows 0, and there is a malfunction here already.
denied-nothing-to-defend = There is no room with a nightstalker and without a malfunction.
denied-none-to-take = None of the items that you could take is left.
denied-vented = One room is being vented already: { $a }.
denied-nothing-to-vent = Every room with an entrance to the technical corridors has a corridor that no door can close.
denied-alert = The alert procedure is running already.
denied-no-single-part = None of your items is a component of anything that is left.
denied-nothing-to-purge = No room is on fire, and none has a nightstalker in it.
denied-no-open-door = No room has a door that could be closed.

## Cards and items

denied-colours = This is not the right room: it has to be { $a } or { $b }.
denied-no-serious-wound = You have no serious wound.
denied-no-noise = No corridor of this room has a noise marker.
denied-all-noisy = Every corridor of this room has a noise marker already.
denied-no-weapon = You hold no weapon.
denied-no-probe-arm = You have no Probe Arm.
denied-worn-out = No uses left: { $a }.
denied-unworn = Your Probe Arm has all its uses.
denied-no-carcass = No carcass is left in the supply.
denied-nobody-weak = { $a ->
    [one] Nobody else here has exactly one card in hand.
   *[other] Nobody else here has between one and { $a } cards in hand.
 }
denied-nobody-infested = Nobody here has a larva.
denied-nobody-slimed = Nobody here has slime.
denied-no-free-hunter = Every nightstalker of your section is in combat, or there is none.
denied-hunters-shut-in = Closed doors bar every way of the nightstalkers that you could command.
denied-lit = You have a light until the end of the round.
