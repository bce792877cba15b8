# What is said in play: questions, options and the log.

ask-ring = Where does the alarm ring?
option-ring = In { $a }
ask-connect = Which room's computer do you use?
option-connect = { $a }
option-exchange = Craft something special from { $a }
log-exchanged = { $who } makes something special: { $item }.
log-alarm-rang = { $who } lets an alarm ring in { $room }: { $face }.
log-pointer-attached = { $who } attaches { $item } to { $weapon }.
denied-crafting-room = This can be made in the Crafting Room only.
denied-no-empty-room = There is somebody in every other room.
denied-no-other-computer = In no explored room does a computer work.
denied-no-weapon-in-hand = You hold no weapon.
denied-pointer-there = Each of your weapons has a Laser Pointer already.
