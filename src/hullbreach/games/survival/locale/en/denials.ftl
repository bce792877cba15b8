# Why something cannot be done, here and now: what Nemesis and Lockdown say alike.
# A game that says it differently has a message of the same name in its own file.

## Whatever it is

denied-cost = { $a ->
    [one] This costs one action card
   *[other] This costs { $a } action cards
 }; { $b ->
    [0] you have none.
    [one] you have only one.
   *[other] you have only { $b }.
 }
denied-cost-more = { $a ->
    [one] One more action card has to be discarded with it
   *[other] { $a } more action cards have to be discarded with it
 }; { $b ->
    [0] you have no other.
    [one] you have only one other.
   *[other] you have only { $b } others.
 }
denied-in-combat = You are in combat.
denied-no-combat = You are not in combat.
denied-nobody-here = Nobody else is here.
denied-elsewhere = You are not in the room for this: { $a }.
denied-no-items = You have no item to discard.

## Reactions

denied-card-interruption = This is a reaction: it is played when another character in your room begins an action or reacts.
denied-card-nerves-of-steel = This is a reaction: it is played when a surprise attack strikes you.

## Ways and doors

denied-door = The door in this corridor is closed.
denied-noise-all-around = Every corridor of that room has a noise marker already.
denied-shut-in = Every way out of this room is behind a closed door.
denied-others-shut-in = Every way out is behind a closed door for everybody whom you could order.
denied-no-door = No door of this room can be opened or closed.
denied-no-door-anywhere = No door can be opened or closed anywhere.
denied-no-closed-door = No door of this room is closed.
denied-no-entrance = This room has no entrance to the technical corridors.

## Rooms

denied-no-action = This room has no action.
denied-broken = There is a malfunction here.
denied-broken-already = There is a malfunction here already.
denied-unbroken = There is no malfunction here.
denied-unbreakable = There is never a malfunction in this room.
denied-burning = This room is on fire already.
denied-unburnable = There is never a fire in this place.
denied-no-fire = There is no fire here.
denied-no-computer = There is no computer here.
denied-computer-broken = The computer here is broken: there is a malfunction in the room.
denied-computer-here = This room has a computer.
denied-no-computer-room = No room with a working computer has an action that you could take now.
denied-unsearchable = This room cannot be searched: it has no item counter.
denied-searched = Nothing is left to be found here: the item counter shows 0.
denied-colour = This is not the right room: it has to be { $a }.
denied-all-explored = There is no unexplored room left.
denied-signal-sent = You have sent the signal already.
denied-no-sender = Nobody else who has an objective has sent the signal.
denied-no-objectives = No other player has an objective.
denied-no-eggs = No egg is left in the Nest.
denied-no-hand = No hand is free, and what fills your hands cannot be dropped.
denied-nothing-to-examine = There is no corpse, carcass or egg to examine.

## Intruders

denied-no-intruder = There is no intruder here.
denied-no-target = There is neither an intruder nor an egg here or next door.
denied-target-behind-door = What you could throw it at is behind a closed door.

## Weapons

denied-no-ammo = No ammo left: { $a }.
denied-unarmed = You hold no weapon with ammo.
denied-unarmed-energy = You hold no energy weapon with ammo.
denied-no-energy-weapon = You hold no energy weapon.
denied-no-weapon-for = You hold no weapon that is loaded with this: { $a }.
denied-no-assault-rifle = You do not hold an Assault Rifle.
denied-no-six-shooter = You do not hold a Six-Shooter.
denied-loaded = What you could load is full already.
denied-full = Full already: { $a }.

## Items

denied-none-left = All cards of this item are in use: { $a }.
denied-part = You lack a component: { $a }.
denied-parts = You lack both components: { $a }, and { $b }.
denied-not-two-items = You do not have two items.
denied-nothing-to-craft = No two of your items make anything that is left.
denied-quest-room = You have to be in this room: { $a }.
denied-give-up-1 = You need this item to discard: { $a }.
denied-give-up-2 = You need one of these items to discard: { $a }, { $b }.
denied-taped = You have taped two items together already.
denied-not-two-heavy = You do not hold two heavy items.
denied-no-deal = Your last trade came to nothing: do something else first.

## Bodies

denied-uncontaminated = You have no contamination card in your hand.
denied-unslimed = You have no slime.
denied-unwounded = You have no serious wound that is not dressed.
denied-undressed = You have no dressed serious wound.
denied-unscratched = You have no light wound.
denied-nobody-wounded = Nobody here has a serious wound that is not dressed.
denied-nobody-dressed = Nobody here has a dressed serious wound.
denied-nobody-scratched = Nobody here has a light wound.
denied-all-empty-handed = Nobody here has a card in hand.
