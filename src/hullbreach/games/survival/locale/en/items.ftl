# What Nemesis and Lockdown say alike: items and weapons.

## What an item can do

effect-fill-energy-weapon = Fill up an energy weapon
effect-work-on-door = Open or close a door
effect-repair-room = Remove the malfunction here
effect-tape-items = Tape two heavy items together
effect-put-out-fire-here = Put out the fire here
effect-stun-intruder = Stun { -an-intruder }
effect-stun-crewmate = Stun a character
effect-wipe-slime = Wipe off the slime
effect-dress-own-wound = Dress one of your serious wounds
effect-dress-wound = Dress a serious wound
effect-heal-dressed-wound = Heal a dressed serious wound
effect-heal-light-wounds = Heal all light wounds

## Questions and answers

ask-turn-boundless = { $who }, your turn. You may go on until you pass.
ask-reload = Which weapon do you fill up?
option-reload = Fill up { $a }
ask-attach = To which weapon do you attach { $what }?
option-attach = Attach it to { $a }
ask-tape = Which two items do you tape together?
option-tape = { $a } and { $b }
ask-throw = { $what }: where do you throw it?
option-throw-at = At { $a } ({ $b })
option-throw-at-eggs = At the eggs ({ $a })
option-throw-into = Into { $a }
ask-slip = Where do you slip away to?
option-slip = Slip away to { $a } ({ $b })
ask-drive-off = { $what }: which { -intruder }?
option-drive-off = { $a }
ask-stun = Who loses all cards in hand?
option-stun = { $a }
ask-dress = Which wound do you dress?
option-dress = { $a }: { $b }
ask-heal-wound = Which wound do you heal?
option-heal-wound = { $a }: { $b }
ask-disinfect = Which contamination card do you scan and remove?
ask-heal-light = Whose light wounds do you heal?
option-heal-light = { $a }
ask-reroll = { $weapon }: the die shows { $face }. Do you roll again?
ask-second-try = The die shows { $face }. Do you roll again?
option-reroll = Roll again
option-keep-roll = Keep { $a }
ask-spend-ammo = { $weapon }: do you spend 1 more ammo for 1 more injury?
option-spend-ammo = Spend 1 more ammo
option-spare-ammo = Save the ammo

## Names

objective-personal = personal objective
objective-corporate = corporate objective
objective-coop = shared objective
peek-objective = an objective of { $who }
cause-bleeding = bleeding

## The log

log-rerolled = { $who } rolls again ({ $weapon }): { $before } becomes { $after }.
log-egg-hatched = An egg in the Nest hatches.
log-nest-destroyed = No egg is left in the Nest: it is destroyed.
log-egg-laid = There is one more egg in the Nest.
log-intruder-killed = { $intruder } dies: { $cause }.
log-intruder-healed = { $intruder } ({ $room }) loses injuries; left: { $injuries }.
log-intruder-changed = { $intruder } ({ $room }) turns into { $into }.
log-room-emptied = { $room }: nothing is left to be found here.
log-taped = { $who } tapes together { $items }.
