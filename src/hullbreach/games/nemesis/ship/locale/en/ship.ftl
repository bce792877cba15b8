# The ship on its way home: its places, pods, engines and objectives.

## Board

network-red = Red technical corridors
network-blue = Blue technical corridors
track-self-destruct = Self-destruct
track-destination = Destination
destination-earth = Earth
destination-mars = Mars
destination-venus = Venus
destination-deep-space = Deep space

## Rooms

room-armory = Armory
room-armory-text = Put 2 ammo on one of your energy weapons, at most up to its capacity. Classic weapons cannot be loaded here.
room-comms-room = Comms Room
room-comms-room-text = Send the signal: mark the signal space of your character board. It counts for objectives that ask for your signal; in the cooperative mode these are the shared ones.
room-evacuation-section-a = Evacuation Section A
room-evacuation-section-a-text = Needs an unlocked pod of section A with a free seat. Make a noise roll; if no intruder is in this room after it, take a seat in such a pod and choose whether to launch or to wait.
room-evacuation-section-b = Evacuation Section B
room-evacuation-section-b-text = Needs an unlocked pod of section B with a free seat. Make a noise roll; if no intruder is in this room after it, take a seat in such a pod and choose whether to launch or to wait.
room-fire-control-system = Fire Control System
room-fire-control-system-text = Choose any room. Its fire goes out, and every intruder there retreats, even from combat, each in the direction of an event card drawn for it. The room need not be burning.
room-generator-text = Start the self-destruct sequence, unless somebody is hibernating; or stop it, as long as its marker has not reached a yellow space.
room-laboratory-text = Examine a corpse, a carcass or an egg that you carry or that lies here, and reveal the weakness card of that slot. The object is not used up.
room-nest-text = Take 1 egg from the intruder board into your hands, then make a noise roll. The Nest cannot be searched and never has a malfunction.
room-storage = Storage
room-storage-text = Draw 2 cards from the red, yellow or green deck, keep one and put the other on the bottom. The item counter plays no part in this.
room-airlock-control = Airlock Control
room-airlock-control-text = Choose another yellow room with no destroyed door around it. All doors around it close, and it gets the depressurization token. If all those doors are still closed when the player phase ends, every character and intruder inside dies and a fire there goes out. If one is opened before, nothing happens.
room-cabins = Cabins
room-cabins-text = Works by itself: if you are here at the start of a round and no intruder is, you draw up to 6 cards instead of 5. Not while the room has a malfunction.
room-canteen = Canteen
room-canteen-text = Heal 1 light wound. { -scan-hand }
room-command-center = Command Center
room-command-center-text = Choose any room and open or close the doors in its corridors, each one as you wish.
room-engine-control-room = Engine Control Room
room-engine-control-room-text = Look in secret at the state of all three engines, even if an engine room has a malfunction. You cannot change anything from here.
room-hatch-control-system = Hatch Control System
room-hatch-control-system-text = Lock or unlock one escape pod. A pod with somebody inside cannot be locked.
room-monitoring-room = Monitoring Room
room-monitoring-room-text = Look in secret at one unexplored room tile and its exploration token, and put them back.
room-room-covered-with-slime = Room Covered with Slime
room-room-covered-with-slime-text = Works by itself: whoever enters gets a slime marker, before any exploration token is resolved. The room cannot be searched and never has a malfunction.
room-shower-room = Shower Room
room-shower-room-text = Remove your slime marker. { -scan-hand }
room-cockpit = Cockpit
room-cockpit-text = Look in secret at the coordinates card; or move the destination marker to any space, unless somebody is hibernating.
room-hibernatorium = Hibernatorium
room-hibernatorium-text = Only while the time marker is on a blue space. Make a noise roll; if no intruder is here after it, you go into hibernation for the rest of the game.
room-engine-1 = Engine 1
room-engine-1-text = Look in secret at the upper token of engine 1. Repairing or breaking the engine takes a suitable card or item.
room-engine-2 = Engine 2
room-engine-2-text = Look in secret at the upper token of engine 2. Repairing or breaking the engine takes a suitable card or item.
room-engine-3 = Engine 3
room-engine-3-text = Look in secret at the upper token of engine 3. Repairing or breaking the engine takes a suitable card or item.
-scan-hand = You may also scan every contamination card in your hand: clean ones leave the game. If any is infected, it stays and a larva is put on your board; if you had a larva before the scan, you die and a creeper appears here.

## Figures and tokens

engine-1-working = Engine 1: working
engine-1-damaged = Engine 1: damaged
engine-2-working = Engine 2: working
engine-2-damaged = Engine 2: damaged
engine-3-working = Engine 3: working
engine-3-damaged = Engine 3: damaged
pod-1 = Escape pod 1
pod-2 = Escape pod 2
pod-3 = Escape pod 3
pod-4 = Escape pod 4

## Contamination and coordinates

coordinates-1 = Coordinates 1
coordinates-2 = Coordinates 2
coordinates-3 = Coordinates 3
coordinates-4 = Coordinates 4
coordinates-5 = Coordinates 5
coordinates-6 = Coordinates 6
coordinates-7 = Coordinates 7
coordinates-8 = Coordinates 8

## Objectives

objective-salvaging-the-prime-asset = Salvaging the Prime Asset
objective-salvaging-the-prime-asset-text = The ship reaches Earth, or nobody but you survives.
objective-the-oldest-friend = The Oldest Friend
objective-the-oldest-friend-text = The ship reaches Earth, or nobody but you survives.
objective-quarantine = Quarantine
objective-quarantine-text = The ship reaches Mars, or it reaches Earth with the Nest destroyed. With this objective you also survive hibernation on a ship that goes to Mars.
objective-relentless-investigator = Relentless Investigator
objective-relentless-investigator-text = You have sent the signal and every room is explored.
objective-a-proper-burial = A Proper Burial
objective-a-proper-burial-text = You have sent the signal and end in a pod or in hibernation holding the blue corpse.
objective-hoarder = Hoarder
objective-hoarder-text = You end in a pod with 7 or more items. Quest items count once unlocked.
objective-the-great-hunt-text = You have sent the signal, and the ship is destroyed or the queen is dead.
objective-aliens-on-a-spaceship = Aliens on a Spaceship
objective-aliens-on-a-spaceship-text = You have sent the signal, and the Nest or the ship is destroyed.
objective-my-precious-text = You have sent the signal and end in a pod or in hibernation holding an egg.
objective-necroscopy = Necroscopy
objective-necroscopy-text = You have sent the signal and the weakness of the carcass slot is revealed.
objective-ab-ovo = Ab Ovo
objective-ab-ovo-text = The weakness of the egg slot is revealed.
objective-extreme-field-biology = Extreme Field Biology
objective-extreme-field-biology-text = At least 2 weaknesses are revealed.
objective-destination-earth = Destination Earth
objective-destination-earth-text = The ship reaches Earth.
objective-emergency-post-mortem = Emergency Post-Mortem
objective-emergency-post-mortem-text = The blue corpse lies in the Surgery.
objective-first-contact-protocol = First Contact Protocol
objective-first-contact-protocol-text = At least 2 weaknesses are revealed.
objective-cutting-off-the-head-text = The signal has been sent, and the ship is destroyed or the queen is dead.
objective-no-man-left-behind = No Man Left Behind
objective-no-man-left-behind-text = The signal has been sent and every room is explored.
objective-special-delivery-text = A character ends in a pod or in hibernation holding an egg.
objective-clean-up-crew-text = The signal has been sent, and the Nest or the ship is destroyed.
