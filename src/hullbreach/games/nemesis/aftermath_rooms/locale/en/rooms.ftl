### Rooms of Aftermath, what is crafted there, and Melted.

pack-nemesis-aftermath-rooms = rooms of Aftermath
room-alarm-room = Alarm Room
room-alarm-room-text = Choose another room without a character, explored or not, and roll for noise there. An intruder that comes because of it surprises nobody, and slime does not matter.
room-crafting-room = Crafting Room
room-crafting-room-text = Whoever crafts here can exchange one item: an Energy Charge for a Laser Pointer, Tools for a Combat Drone, Clothes for an Enviro-Suit. Not while there is a malfunction.
room-server-room = Server Room
room-server-room-text = Carry out the action of any explored room whose computer works, without paying for it. What that action needs must be in that room.
room-turret-room = Turret Room
room-turret-room-text = Choose any turret on the board and put one of its status tokens face down on top. Only you know which one.
item-laser-pointer = Laser Pointer
item-laser-pointer-text = Attach it for good to one of your weapons that has none. Whenever you shoot with that weapon, you may roll the die again once.
item-combat-drone = Combat Drone
item-combat-drone-text = An energy weapon that takes no hand slot.
item-enviro-suit = Enviro-Suit
item-enviro-suit-text = As long as it is in your inventory, fire gives you no wounds and you get no slime. Slime that you have stays.
wound-melted = Melted
wound-melted-text = Until it is dressed, you take 1 light wound each time you pass while you are covered with slime.
cause-melted = melted skin
effect-ring-alarm = Ring the alarm
effect-use-computer = Use another computer
effect-control-turret = Control a turret
effect-attach-pointer = Attach it
