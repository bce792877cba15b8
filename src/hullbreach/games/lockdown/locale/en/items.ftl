# Lockdown: what items and quest items ask and tell.

## What an item can do

effect-fill-flamethrower = Fill up your Flamethrower
effect-drive-off-with-reagent = Make a nightstalker here retreat
effect-fill-nailgun = Fill up your Nailgun
effect-restore-probe-arm = Restore all uses of your Probe Arm
effect-cut-larva-out = Cut a larva out of somebody here
effect-stab-intruder = Stab a nightstalker or the eggs here
ask-prey = { $what }: at what?
effect-read-documents = Gain knowledge
effect-find-plan = Look at a contingency of the pool
effect-analyze-object = Examine an object
effect-scan-own-hand = Scan the contamination in your hand
effect-heal-own-dressed-wound = Heal one of your dressed serious wounds
effect-heal-own-light-wounds = Heal all your light wounds
effect-hose-everyone-down = Wash the slime off everybody here

## Questions and answers

ask-flashlight = You meet something in the dark. Do you switch on a flashlight?
ask-glowstick = The darkness is about to harm you. Do you break a glowstick?
ask-operate-on = Whom do you relieve of a larva?
option-operate-on = { $a }
ask-be-cut = { $who } could cut the larva out of you, which leaves you with a serious wound. Do you agree?
option-accept = Yes
ask-wail = Where do you change the noise?
option-hush = Silence in { $a }
ask-cheat = What do you make the computer do?
ask-command = Which nightstalker goes where?
option-command = { $a } goes to { $b }

## The log

log-lit-up = { $who } carries a light until the end of the round.
log-use-spent = { $item } ({ $who }): { $left ->
    [0] it will not work any more.
    [one] works once more.
   *[other] works { $left } more times.
 }
log-uses-restored = { $item } ({ $who }) works { $left } times again.
