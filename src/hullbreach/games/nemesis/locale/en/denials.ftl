# Why something cannot be done, here and now: what only Nemesis says.

## Components, by the items that supply them

part-chemical = { item-chemicals } or { item-alcohol }
part-cloth = { item-clothes } or { item-bandages }
part-electrical = { item-energy-charge }
part-medical = { item-medkit }
part-tool = { item-tools }

## Cards

denied-nobody-called = Nobody else is here or in a room with a working computer.
denied-no-engine = There is no engine in this room.
denied-no-needle-gun = You do not hold a Needle Gun.
denied-hand-full = You have { $a } cards in your hand already.

## The ship

denied-destruct-runs = The self-destruct sequence cannot be started: it is running.
denied-destruct-asleep = The self-destruct sequence cannot be started: { $a } is hibernating.
denied-no-destruct = The self-destruct sequence cannot be stopped: it is not running.
denied-destruct-yellow = The self-destruct sequence cannot be stopped any more: it has reached a yellow space.
denied-course-asleep = The course cannot be changed: { $a } is hibernating.
denied-intruder-there = An intruder is there: { $a }.
denied-not-blue = The hibernation chambers are closed: the time marker is on no blue space yet.
denied-weakness-known = The weaknesses that could be found out from this are known already.
denied-decks-empty = No items are left in any deck.
denied-airless = One room is losing its air already: { $a }.
denied-no-yellow-room = There is no other explored yellow room without a destroyed door.
denied-no-other-yellow-room = No other yellow room is explored.
denied-nothing-flees = What is here never leaves its room.
denied-canteen = You have neither a light wound nor a contamination card in your hand.
denied-shower = You have neither slime nor a contamination card in your hand.

## Escape pods

denied-no-section = You are not in an evacuation section.
denied-no-pods = There is no escape pod left.
denied-pods-locked = All pods of this section are locked.
denied-pods-full = The unlocked pods of this section have no free seat.
denied-pods-occupied = Every pod is unlocked, and none of them is empty.

## Playing as the intruders

denied-intruder-gone = This intruder is not there any more.
denied-all-in-combat = Every character is in combat.
denied-none-injured = No intruder is injured.
