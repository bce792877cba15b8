# Items: their names, and what they do in our own words. What they cost and where they are carried comes from the data.

## Starting items

item-assault-rifle = Assault Rifle
item-assault-rifle-text = After a shot that the target survives you may spend ammo to shoot at it a second time.
item-automatic-shotgun = Automatic Shotgun
item-automatic-shotgun-text = Shot: 1 damage more. On a critical, spend ammo as well.
item-bf-gun = BF Gun
item-bf-gun-text = Burst: a result of 1 counts as 2. Special symbol: put a malfunction on this weapon.
item-carbine = Carbine
item-carbine-text = If the target survives a shot, it takes 1 more damage.
item-sawed-off-shotgun = Sawed-off Shotgun
item-sawed-off-shotgun-text = Instead of a shot at an adult you may spend ammo to expel it.
item-handgun = Handgun
item-handgun-text = Burst: the result is 1 lower.
item-bulletproof-vest = Bulletproof Vest
item-bulletproof-vest-text = Armour. It is discarded instead of a serious wound.

## Support equipment

item-assault-shotgun = Assault Shotgun
item-assault-shotgun-text = When you are attacked you may spend all its ammo: the attacker takes 1 damage and the attack is prevented.
item-autoloader-belt = Autoloader Belt
item-autoloader-belt-text = Armour with 2 ammo slots. Any of your weapons that need ammo may use the ammo on it.
item-bayonet = Bayonet
item-bayonet-text = Shares a hand with a ranged weapon. When you are attacked you may put a malfunction on it to prevent the attack.
item-biohazard-armor = Biohazard Armor
item-biohazard-armor-text = Armour with 1 medpack slot. Whenever you would take a contamination card, you lose 1 health instead.
item-drum-mag-rifle = Drum Mag Rifle
item-drum-mag-rifle-text = It has 3 ammo slots, and nothing else to say.
item-engineering-equipment = Engineering Equipment
item-engineering-equipment-text = Remove a malfunction in your room. Or: discard the fire in your room. Or: discard this card and reinforce an adjacent empty corridor.
item-entrenching-tool = Entrenching Tool
item-entrenching-tool-text = Destroy a closed door within reach. Or: put 2 security tokens in your room.
item-flamethrower = Flamethrower
item-flamethrower-text = Needs no ammo. Where there is no life support each shot and burst costs 1 oxygen. Special symbol or loss of ammo: put fire in your room.
item-gatling-gun = Gatling Gun
item-gatling-gun-text = After a burst you may fire a second one into the same corridor without spending ammo. Special symbol: put a malfunction on this weapon.
item-grenade-launcher = Grenade Launcher
item-grenade-launcher-text = 1 ammo slot and 2 grenade slots. With a burst you may use any number of its grenades on that corridor, before the burst or instead of it.
item-hand-cannon = Hand Cannon
item-hand-cannon-text = Burst: the result is 1 lower. Shot: the number on the die is 1 lower, which kills more easily.
item-heavy-armor = Heavy Armor
item-heavy-armor-text = Armour with 1 medpack slot. Instead of taking a serious wound you may lose 2 health.
item-noise-scanner = Noise Scanner
item-noise-scanner-text = Choose any noise marker and roll the noise die. If it shows a value of that corridor, the marker is resolved; otherwise it is discarded.
item-perimeter-security-device = Perimeter Security Device
item-perimeter-security-device-text = Works by itself: whenever you discover a room, danger is ignored.
item-plasma-gun = Plasma Gun
item-plasma-gun-text = Needs no ammo. Special symbol or loss of ammo: lose 2 health for each universal marker on it, then put one more there.
item-portable-device = Portable Device
item-portable-device-text = In a room with a computer or a Life Support Control: use the room, even with a malfunction.
item-rpg-launcher = RPG Launcher
item-rpg-launcher-text = Choose a neighbouring room with no closed door between: closed doors in its corridors are destroyed, all intruders in it and in these corridors die, and each character in the room loses 3 health.
item-security-system-control = Security System Control
item-security-system-control-text = Discard a security token from a room in your sector: roll the burst die and deal that much damage in a corridor next to that room. Special symbol: put a malfunction on this item.
item-sonic-gun = Sonic Gun
item-sonic-gun-text = Needs no ammo. Burst: a result of 3 or 4 counts as 2. Special symbol or loss of ammo: put a malfunction in your room.
item-submachine-gun = Submachine Gun
item-submachine-gun-text = Shot: loss of ammo kills the target, too; the ammo is spent all the same.
item-supporting-robot-controller = Supporting Robot Controller
item-supporting-robot-controller-text = Activate the robot, wherever it is. Or: put the robot in your room, even if nobody knows it yet; its card is revealed then. Not while it has a malfunction.
item-tactical-armor = Tactical Armor
item-tactical-armor-text = Armour with 1 medpack slot. You lose 1 health less in each attack.
item-tactical-hatchet = Tactical Hatchet
item-tactical-hatchet-text = Melee: instead of rolling you may score a critical and put a malfunction on the hatchet.
item-utility-vest = Utility Vest
item-utility-vest-text = Armour with 2 slots for gear of any kind.

## Red items

item-ammo = Ammo
item-ammo-text = Take an ammo token into an empty slot. May be used at once when you get it, for free.
item-anti-aircraft-codes = Anti-aircraft Codes
item-anti-aircraft-codes-text = In a working room with a computer: look at both anti-aircraft tokens in secret and stack them as you like.
item-exploring-drone = Exploring Drone
item-exploring-drone-text = Explore through an adjacent unexplored corridor without moving; the entry effect is skipped.
item-flashbang = Flashbang
item-flashbang-text = Move; all attacks of intruders you leave or pass are prevented.
item-grenade = Grenade
item-grenade-text = Throw it: burst die + 2 as damage in an adjacent corridor. Or: take a grenade token into an empty slot. May be used at once when you get it, for free.
item-military-taser = Military Taser
item-military-taser-text = Expel 1 intruder from your room. Or: a character in your room discards all action cards.
item-personal-log-codes = Personal Log Codes
item-personal-log-codes-text = In a working room with a computer: look in secret at the objectives of another character in the base.
item-portable-barrier = Portable Barrier
item-portable-barrier-text = Close a door within reach, even a destroyed one, even without a door mark. Without a mark it is gone once it is opened.
item-remote-detonator = Remote Detonator
item-remote-detonator-text = Discard a security token from a room in your sector: all intruders in that room die, and each character there loses 3 health.

## Yellow items

item-duct-tape = Duct Tape
item-duct-tape-text = Remove a malfunction in your room. Or: tape two heavy items together, or a third one to them, so that they share a hand.
item-fire-extinguisher = Fire Extinguisher
item-fire-extinguisher-text = Discard the fire in your room. Or: expel 1 intruder from your room.
item-oxygen-tank = Oxygen Tank
item-oxygen-tank-text = You, or somebody here who agrees, get 3 oxygen, up to 7. Or: take an oxygen token into an empty slot. May be used at once when you get it, for free.
item-phosphates = Phosphates
item-phosphates-text = Reinforce an adjacent empty corridor. Or: discard the fire in your room.
item-tools = Tools
item-tools-text = Remove a malfunction in your room. Or: open or close a door within reach.
item-robot-controller = Robot Controller
item-robot-controller-text = Activate the robot, wherever it is. Or: discard this card and fill the empty slots of the robot.

## Green items

item-adrenaline-injection = Adrenaline Injection
item-adrenaline-injection-text = Draw 1 action card. This turn you may take any number of actions, but it has to end with a pass.
item-antiseptic = Antiseptic
item-antiseptic-text = 1 contamination card in your hand leaves the game unscanned.
item-caffeine-pills = Caffeine Pills
item-caffeine-pills-text = Draw 3 action cards.
item-emergency-life-support-codes = Emergency Life Support Codes
item-emergency-life-support-codes-text = In a working room with a computer: switch the life support of any sector on or off.
item-heavy-oxygen-tank = Heavy Oxygen Tank
item-heavy-oxygen-tank-text = You, or somebody here who agrees, get oxygen up to 7.
item-medical-stapler = Medical Stapler
item-medical-stapler-text = You, or somebody here who agrees, regain 2 health or discard 1 serious wound.
item-medkit = Medkit
item-medkit-text = You, or somebody here who agrees, discard 1 serious wound and regain 3 health, or only one of the two.
item-medpack = Medpack
item-medpack-text = You, or somebody here who agrees, regain 2 health. Or: take a medpack token into an empty slot. May be used at once when you get it, for free.
item-stimulants = Stimulants
item-stimulants-text = You, or somebody here who agrees, regain 2 health. Or: draw 2 action cards.
item-termination-codes = Termination Codes
item-termination-codes-text = In a working room with a computer: choose any room; all doors around it are closed, even destroyed ones, even without door marks.

## What kinds there are

deck-red = Red items
deck-yellow = Yellow items
deck-green = Green items
deck-starting = Starting items
item-red = red item
item-yellow = yellow item
item-green = green item
item-support = card of support equipment
item-starting = starting item
