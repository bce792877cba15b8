### The game, its components, panels and lists.

## The game

game-retaliation = Nemesis: Retaliation
pack-retaliation-base = Retaliation
pack-retaliation-intruders = Primebloods
setting-retaliation-mode = Mode
setting-retaliation-mode-standard = Everyone with an objective of their own
setting-retaliation-mode-coop = Together
setting-retaliation-lethal = Lethal mode
mode-retaliation-standard = Standard
mode-retaliation-solo = Solo
mode-retaliation-coop = Cooperative
mode-retaliation-lethal = Lethal

## Characters

character-contractor = Contractor
character-recon = Recon
character-officer = Officer
character-medic = Medic
character-heavy-gun-operator = Heavy Gun Operator
character-combat-engineer = Combat Engineer

## Intruders, tokens, markers, gear

intruder-larva = Larva
intruder-adult = Adult
intruder-drone = Drone
intruder-queen = Queen
token-blank = Blank token
token-larva = Larva token
token-adult-2 = Token: 2 adults
token-adult-3 = Token: 3 adults
token-adult-4 = Token: 4 adults
token-drone-1 = Token: drone and 1 adult
token-drone-2 = Token: drone and 2 adults
token-drone-3 = Token: drone and 3 adults
token-queen = Queen token
token-lander = Lander
token-destruct = Self-destruct
supply-fire = Fire
supply-malfunction = Malfunction
supply-noise = Noise
supply-secure = Security token
supply-universal = Universal marker
supply-door = Door
supply-egg = Egg
supply-data = Data token
supply-suffocation = Suffocation token
gear-ammo = Ammo
gear-grenade = Grenade
gear-oxygen = Oxygen
gear-medpack = Medpack
anti-aircraft-active = Anti-aircraft defence active
anti-aircraft-inactive = Anti-aircraft defence inactive
die-shot = Shot die
die-burst = Burst die
die-noise = Noise die
belt = tactical belt
shield = a precaution
item-unknown = an item
robot = Robot
sector-a = Sector A
sector-b = Sector B
sector-c = Sector C
colour-red = Red
colour-yellow = Yellow
colour-green = Green
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

## Lists of the box

content-retaliation-room-tiles = Room tiles
content-retaliation-fixed-rooms = Printed rooms
content-retaliation-corridors = Corridors
content-retaliation-printed-corridors = Printed corridors
content-retaliation-dice = Dice
content-retaliation-supplies = Markers and tokens
content-retaliation-gear = Tactical gear
content-retaliation-anti-aircraft = Anti-aircraft tokens
content-retaliation-wounds = Serious wounds
content-retaliation-contamination = Contamination
content-retaliation-action-cards = Action cards
content-retaliation-characters = Characters
content-retaliation-starting-items = Starting items
content-retaliation-support-items = Support equipment
content-retaliation-red-items = Red items
content-retaliation-yellow-items = Yellow items
content-retaliation-green-items = Green items
content-retaliation-robots = Robot cards
content-retaliation-mission-objectives = Mission objectives
content-retaliation-private-objectives = Private objectives
content-retaliation-standard-directives = Directives
content-retaliation-coop-directives = Cooperative directives
content-retaliation-intruder-figures = Intruder figures
content-retaliation-intruder-tokens = Intruder tokens
content-retaliation-exploration-cards = Exploration cards
content-retaliation-events = Events
content-retaliation-attacks = Attacks
content-retaliation-health-cards = Queen's health

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
pile-deck-health = Queen's health
pile-rooms-a = A rooms
pile-rooms-b = B rooms
pile-rooms-c = C rooms
pile-rooms-x = ? rooms
pile-corridors = Corridors
pile-anti-aircraft = the anti-aircraft tokens
pile-attack = Attack deck
pile-event = Event deck

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
    [yes] Life support
   *[no] No life support
 }
objectives-of = the objectives of { $who }
