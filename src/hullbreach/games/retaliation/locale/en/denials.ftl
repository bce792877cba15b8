# Why something cannot be done here and now: each says what is missing. What the family says alike is in its own file.

## Cards and reactions

denied-reaction = This is a reaction: it is played when its moment comes, not in your turn.
denied-no-command = You hold no other card with a command that could be carried out.
denied-nobody-to-command = Nobody of a lower rank who could do anything is in your room or in a neighbouring one without a closed door between.
denied-chosen = You have no two objectives to choose from any more.
denied-no-objectives = In cooperative and solo games there are no objective cards.
denied-lander = The lander has landed, has left, or was destroyed: its token moves no more.
denied-no-contamination = You have no contamination card in your hand.

## Ways, doors, corridors

denied-no-way = Every way is behind a closed door, or leads to no room.
denied-no-door = No door within reach can be opened or closed.
denied-reinforce = No empty corridor within reach can be reinforced.
denied-undiscovered = The room is not discovered yet.
denied-no-room = There is no other room for this.
denied-no-noise = There is no noise marker anywhere.

## Rooms

denied-malfunction = There is a malfunction in this room.
denied-unbreakable = This room cannot get a malfunction.
denied-no-marker = No malfunction marker is left, and the room is on fire already.
denied-no-malfunction = There is no malfunction in the room, on an item there or on the robot there.
denied-no-fire = There is no fire that this could put out.
denied-no-room-action = The room has nothing that it could do for you now.
denied-no-computer = There is no computer here.
denied-no-computer-room = No other room with a computer can do anything for you now.
denied-never-secure = The room can never be secured.
denied-secure-intruder = An intruder is in the room.
denied-secured = The room has too many security tokens for that: it holds 3 at most.
denied-no-secure-token = Too few security tokens are left.
denied-no-security = No room of this sector has a security token that could be used.
denied-nothing-to-find = Nothing can be found here: the room has no item symbol.
denied-decks-empty = The deck is empty.
denied-supply = No token of this kind is left.
denied-no-egg = No egg is left in the Nest.
denied-data = You have a data token already.
denied-larva = You carry a larva.
denied-no-larva = You carry no larva.
denied-oxygen = You have too little oxygen.
denied-no-defence = The anti-aircraft tokens are out of the game.
denied-destruct = The self-destruct is running already.
denied-reactor-off = The Reactor is shut down.
denied-no-air-token = The life support token is out of the game.
denied-hibernation = The Hibernatorium is not active.
denied-hibernation-on = The Hibernatorium is active already.
denied-no-lander = The lander is not here.
denied-no-shuttle = The escape shuttle is gone.

## People and things

denied-alone = Nobody else is in this room.
denied-nothing-to-trade = Nobody here has anything to give.
denied-healthy = Nobody here can regain health.
denied-unhurt = You cannot regain health.
denied-full-oxygen = Nobody here lacks oxygen.
denied-no-wound = Nobody here has a serious wound.
denied-unwounded = You have no serious wound.
denied-broken = There is a malfunction on this item.
denied-no-gear = You have no gear token that could be used for this now.
denied-no-barrier = No door can be closed within reach.
denied-no-console = Here is neither a computer nor a Life Support Control.
denied-no-reload = No weapon of yours could be both loaded and fired now.
denied-no-slot = You have no empty slot for it.
denied-nothing-to-tape = You do not hold heavy items in both hands.
denied-nothing-to-read = Nobody else who is still in the base has an objective.

## Intruders and the robot

denied-no-intruder = There is no intruder here.
denied-no-push = There is no intruder in the base that could be moved.
denied-no-target = No intruder is within reach.
denied-no-weapon = No weapon in your hands can fire now.
denied-nobody-to-burst = In your room and the neighbouring ones without a closed door nobody can fire a burst at an intruder.
denied-robot-hidden = Nobody knows the robot yet: the Hibernatorium is undiscovered.
denied-robot-broken = The robot has a malfunction.
denied-robot-unhurt = Nobody who is with the robot can regain health.
denied-robot-unwounded = Nobody who is with the robot has a serious wound.
denied-robot-far = The robot is not in your room, and there is no computer here.
denied-robot-full = The slots of the robot are full, or no token is left.
denied-known-way = No corridor without a closed door leads from here to a discovered room.
denied-new-way = There is no unexplored corridor without a closed door.
denied-empty-way = No corridor here is free of intruders and closed doors.
denied-no-wall = There is no place where a new corridor could be laid, or no corridor tile is left.
denied-manned = No empty corridor leads from here to a room with a character or the robot.
denied-nobody-hurt = No other character here has a serious wound.
denied-no-green = This room shows no green item.
denied-no-yellow = This room shows no yellow item.
denied-no-grenade = You have no grenade token.
denied-enough-cards = Everybody here holds 3 cards or more.
denied-no-medpack = You have no medpack token.
denied-unloaded = You hold no weapon with ammo to spend.
denied-no-bf-gun = You do not hold a loaded BF Gun.
denied-no-prey = No corridor within reach has an intruder in it.
denied-robot-here = The robot is in your room already.
