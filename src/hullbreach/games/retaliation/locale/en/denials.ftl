# Why something cannot be done here and now: each says what is missing. What the family says alike is in its own file.

## Cards and reactions

denied-reaction = This is a reaction: it is played when its moment comes, not in your turn.
denied-no-command = You hold no other card with a command that could be carried out.
denied-nobody-to-command = Nobody of a lower rank who could do anything is in your room or in a neighbouring one without a closed door between.
denied-chosen = You have no two objectives to choose from any more.
denied-lander = The lander token cannot be moved any more, or not any further.
denied-no-contamination = You have no contamination card in your hand.

## Ways, doors, corridors

denied-no-way = No corridor here fits: it has to be there, without a closed door, and what the effect costs has to be at hand.
denied-no-door = No door within reach can be worked that way, or you have no card left to pay for it.
denied-reinforce = No empty corridor here can be reinforced, or you have no card left to pay for it.
denied-undiscovered = The room is not discovered yet.
denied-no-room = There is no other room for this.
denied-no-noise = There is no noise marker anywhere.

## Rooms

denied-malfunction = There is a malfunction in this room.
denied-no-malfunction = There is no malfunction in the room, on an item here or on the robot here; or you have no card left to pay for it.
denied-no-fire = There is no fire that this could put out.
denied-no-room-action = The room has nothing that it could do for you now.
denied-no-computer = There is no computer here, or the room does not work.
denied-no-computer-room = No other room with a computer can do anything for you now.
denied-secure = The room cannot be secured now: it has an intruder or 3 tokens already, it can never be secured, no token is left, or you have no card left to pay for it.
denied-no-security = No room of this sector has a security token that could be used.
denied-nothing-to-find = Nothing can be found here: the room has no item symbol, or the decks are empty.
denied-decks-empty = The deck is empty, or you have no card left to pay for it.
denied-supply = No token of this kind is left.
denied-no-egg = No egg is left in the Nest.
denied-data = You have a data token already.
denied-larva = You carry a larva.
denied-no-larva = You carry no larva.
denied-oxygen = You have too little oxygen.
denied-no-defence = The anti-aircraft tokens are out of the game.
denied-destruct = The self-destruct is running already, or its token is out of the game.
denied-reactor-off = The Reactor is shut down.
denied-hibernation = The Hibernatorium is not active, or you are not in it.
denied-hibernation-on = The Hibernatorium is active already.
denied-no-lander = The lander is not in the Landing Zone, or you are not.
denied-no-shuttle = The escape shuttle is gone, or you are not in its room.

## People and things

denied-alone = Nobody else is in this room, or every way out is barred.
denied-nothing-to-trade = Nobody here has anything to give.
denied-healthy = Nobody here can regain health.
denied-full-oxygen = Nobody here lacks oxygen.
denied-no-wound = Nobody here has a serious wound that this could help with, or what it costs is not at hand.
denied-broken = There is a malfunction on this item.
denied-no-gear = You have no gear token that could be used for this now.
denied-no-slot = You have no empty slot for it, no token is left, or the room lacks the symbol.
denied-nothing-to-tape = You do not hold two heavy items in two hands, or you have taped some already.
denied-nothing-to-read = No other player has an objective.

## Intruders and the robot

denied-no-intruder = There is no intruder that this could reach, or you lack what it needs.
denied-no-target = No intruder is within reach, or no weapon in your hands can fire.
denied-robot = The robot cannot do it: it is undiscovered, has a malfunction, or is where you want it.
denied-robot-far = The robot is not in your room, and there is no computer here.
denied-robot-full = The slots of the robot are full, or no token is left.
