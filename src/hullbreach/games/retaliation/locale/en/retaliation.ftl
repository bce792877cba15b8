# Nemesis: Retaliation: the game, its soldiers, tokens, piles and panels. Rooms, cards, items and what is said in play are in the
# files beside this one, the words of the Primebloods in the folder of their pack.

-intruder = intruder
-intruders = intruders
-an-intruder = an intruder
-removed = leave the game

## The game

game-retaliation = Nemesis: Retaliation
game-retaliation-about = A squad goes into a base that nobody answers from any more. Rooms and corridors are found as you walk, intruders come by the dozen, and a lander comes for you once, if nothing shoots it down. 1 to 5 players, two to three hours.
game-retaliation-headline =
    They were a handful.
    They were not told how many.
game-retaliation-line = A base that grows with every step, corridors full of them, and orders that are not all the same. Hold the rooms, do your task, be at the lander in time.
game-retaliation-length = 2–3 h
game-retaliation-place = a military base
pack-retaliation-base = Retaliation
pack-retaliation-base-text = The box: six soldiers, their gear, the rooms of the base, objectives and directives.
setting-retaliation-mode = Who plays against whom (alone it is always the solo game)
setting-retaliation-mode-standard = everyone for themselves, with secret objectives
setting-retaliation-mode-coop = all together, with shared directives
setting-retaliation-lethal = Lethal mode: the second noise values of corridors count
mode-retaliation-standard = everyone for themselves
mode-retaliation-solo = solo
mode-retaliation-coop = cooperative
mode-retaliation-lethal = lethal mode

## Soldiers

character-contractor = Contractor
character-contractor-text = Rank 0. Begins with the Handgun and the Bulletproof Vest, and takes no support equipment. Moves quietly, knows computers, and lets others be hit.
character-recon = Recon
character-recon-text = Rank 3. Begins with the Assault Rifle. Is the first in a room and the first to fire.
character-officer = Officer
character-officer-text = Rank 5. Begins with the Sawed-off Shotgun. Commands the others, and can hasten or delay the lander like nobody else.
character-medic = Medic
character-medic-text = Rank 2. Begins with the Carbine. Treats serious wounds anywhere and knows what drugs can do.
character-heavy-gun-operator = Heavy Gun Operator
character-heavy-gun-operator-text = Rank 1. Begins with the BF Gun. Empties corridors and drives intruders out of rooms.
character-combat-engineer = Combat Engineer
character-combat-engineer-text = Rank 2. Begins with the Automatic Shotgun. Mends, secures and reinforces without paying for it, and blasts new ways.

## Markers, tokens, gear, dice

token-lander = Lander
token-lander-text = When the round marker and this token are on the same space, the lander tries to land.
token-destruct = Self-destruct
token-destruct-text = When the round marker gets here, the base explodes. Only the Reactor can stop it.
supply-fire = Fire
supply-fire-text = Whoever ends a turn here loses 1 health. In the intruder phase each intruder here takes 1 damage.
supply-malfunction = Malfunction
supply-malfunction-text = A room, a heavy item or the robot with this marker does not work. A room can still be searched, and its computer stays one.
supply-noise = Noise marker
supply-noise-text = Something is in this corridor. Where a marker is resolved, a token is drawn from the bag.
supply-secure = Security token
supply-secure-text = An intruder that comes into a room with characters uses up 1 token instead of attacking. At most 3 in a room.
supply-universal = Universal marker
supply-door = Door
supply-egg = Egg
supply-egg-text = A heavy item. It does nothing, but somebody may want it.
supply-data = Data token
supply-data-text = Cannot be lost or given away. Whoever has it activates the robot from any computer without the additional card.
supply-suffocation = Suffocation token
supply-suffocation-text = The next loss of oxygen is death. It is discarded when oxygen is gained, and at the end of a turn in a sector with life support.
gear-ammo = Ammo
gear-ammo-text = Put it on a weapon with an empty ammo slot. It can be spent twice.
gear-grenade = Grenade
gear-grenade-text = Burst die + 2 as damage in an adjacent corridor. The special symbol does nothing.
gear-oxygen = Oxygen
gear-oxygen-text = You, or somebody here who agrees, get 3 oxygen, up to 7.
gear-medpack = Medpack
gear-medpack-text = You, or somebody here who agrees, regain 2 health.
anti-aircraft-active = Anti-aircraft defence: active
anti-aircraft-active-text = On top when the lander tries to land: it is shot down.
anti-aircraft-inactive = Anti-aircraft defence: inactive
anti-aircraft-inactive-text = On top when the lander tries to land: it lands.
die-shot = Shot die
die-burst = Burst die
die-noise = Noise die
belt = the tactical belt
shield = a precaution on the way
item-unknown = an item
robot = Robot
robot-text = It stands in the Hibernatorium until somebody finds it. What it can do, its card will tell.
sector-a = Sector A
sector-b = Sector B
sector-c = Sector C
colour-red = red
colour-yellow = yellow
colour-green = green
noise-1 = 1
noise-2 = 2
noise-3 = 3
noise-4 = 4
noise-danger = danger
burst-1 = 1
burst-2 = 2
burst-3 = 3
burst-4 = 4 and the special symbol
shot-2 = 2
shot-3 = 3
shot-4 = 4
shot-5 = 5
shot-ammo = loss of ammo
shot-critical = critical
contamination-unknown-text = A useless card that can pay for nothing. It may be discarded when you pass. Only a scan tells whether it is infected.

## What events and exploration cards of every race say alike

-falling = Intruders in “\” corridors move
-level = Intruders in “–” corridors move
-rising = Intruders in “/” corridors move
-all-ways = Intruders in all corridors move
-and-rooms = , then those in rooms without characters.
-side-danger = Last, each character in a room that is not secured resolves danger.
-side-noise = Last, each character makes a noise roll.
-side-mark = Last, each unexplored corridor without noise gets a noise marker.
-side-resolve = Last, each noise marker in an unexplored corridor is resolved.
-side-shuffle = Last, the event deck is shuffled anew, this card included.
-explore-sector = A room of the sector's letter (“?” if none is left)
-explore-any = A “?” room
-explore-doors = Close the doors that touch this room
-explore-noise = Then make a noise roll.
-explore-danger = Then resolve danger.
-explore-once = This card leaves the game.

## Lists of the box

content-retaliation-room-tiles = Room tiles
content-retaliation-fixed-rooms = Printed rooms
content-retaliation-corridors = Corridor tiles
content-retaliation-printed-corridors = Printed corridors
content-retaliation-dice = Dice
content-retaliation-supplies = Markers and tokens
content-retaliation-gear = Tactical gear
content-retaliation-anti-aircraft = Anti-aircraft tokens
content-retaliation-wounds = Serious wounds
content-retaliation-contamination = Contamination cards
content-retaliation-action-cards = Action cards
content-retaliation-characters = Soldiers
content-retaliation-starting-items = Starting items
content-retaliation-support-items = Support equipment
content-retaliation-red-items = Red items
content-retaliation-yellow-items = Yellow items
content-retaliation-green-items = Green items
content-retaliation-robots = Robot cards
content-retaliation-mission-objectives = Mission objectives
content-retaliation-private-objectives = Private objectives
content-retaliation-standard-directives = Mission directives
content-retaliation-coop-directives = Directives for solo and cooperative games
content-retaliation-intruder-figures = Figures of the intruders
content-retaliation-intruder-tokens = Tokens of the intruders
content-retaliation-exploration-cards = Exploration cards
content-retaliation-events = Event cards
content-retaliation-attacks = Attack cards
content-retaliation-health-cards = Health cards of the queen

## Piles

pile-deck-red = Red items
pile-deck-yellow = Yellow items
pile-deck-green = Green items
pile-deck-support = Support equipment
pile-deck-wounds = Serious wounds
pile-deck-contamination = Contamination
pile-deck-event = Events
pile-deck-attack = Attacks
pile-deck-exploration = Exploration
pile-deck-health = The queen's health
pile-rooms-a = A rooms
pile-rooms-b = B rooms
pile-rooms-c = C rooms
pile-rooms-x = “?” rooms
pile-corridors = Corridors
pile-anti-aircraft = the anti-aircraft tokens
pile-attack = Attack deck
pile-event = Event deck
pile-exploration = Exploration deck

## Panels and tracks

track-rounds = Rounds
panel-base = The base
player-number = Player { $number }
fact-directive = Directive
fact-lander = Lander
fact-eggs = Eggs in the Nest
fact-bag = In the bag: { $kind }
fact-status = State
fact-wound = Serious wound
fact-sign = Carries
sign-larva = a larva
sign-data = data
sign-passed = has passed
status-aboard = in the base
status-pod = in the lander
status-hibernating = hibernating
status-escaped = escaped
status-dead = dead
meter-health = Health
meter-oxygen = Oxygen
meter-cards = Cards
hand-cards = Hand
hand-items = Items
hand-wounds = Serious wounds
hand-objectives = Objectives
hand-looking = To choose from
lander-coming = on its way
lander-landed = The lander has landed.
lander-destroyed = The lander is shot down.
lander-left = The lander has taken off.
boarded-waiting = gets into the lander
boarded-lander = leaves in the lander
boarded-chamber = hibernates
boarded-shuttle = leaves in the escape shuttle
life-support = { $active ->
    [yes] life support
   *[no] no life support
 }
objectives-of = the objectives of { $who }
