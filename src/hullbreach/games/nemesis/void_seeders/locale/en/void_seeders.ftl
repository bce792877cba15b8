### The Void Seeders: figures, tokens, attacks, events, panic, weaknesses.

pack-nemesis-void-seeders = the Void Seeders
content-nemesis-panics = panic cards
counter-insanity = Insanity
table-lairs-destroyed = Lairs destroyed
pile-panic = Panic
cause-insanity = insanity

## Figures and tokens

intruder-lair = Lair
intruder-lurker = Lurker
intruder-whisperer = Whisperer
intruder-stalker = Stalker
intruder-despoiler = Despoiler
intruder-void-seeder = Void Seeder
token-void-1 = Void Seeder 1
token-void-2 = Void Seeder 2
token-void-3 = Void Seeder 3
token-void-4 = Void Seeder 4
token-insanity-blue = Insanity, blue
token-insanity-red = Insanity, red
token-insanity-yellow = Insanity, yellow
token-insanity-green = Insanity, green
token-insanity-violet = Insanity, violet
token-insanity-pink = Insanity, pink
token-insanity-white = Insanity, white
exploration-lair = Lair
exploration-lair-text = A Lair is put in this room. There is no noise roll for this move.
supply-void-seeder-board = Void Seeder board
supply-void-seeder-help-card = Help card for Void Seeders
supply-insanity-track = Insanity track

## Attacks

attack-dismay = Dismay
attack-dismay-text = The target takes 1 contamination card and resolves a panic card.
attack-duplicate = Duplicate
attack-duplicate-text = Another Void Seeder of the attacker's kind appears in the room. It does not attack now.
attack-dread = Dread
attack-dread-text = The target takes 1 serious wound and resolves a panic card.
attack-braineating = Braineating
attack-braineating-text = A target with at least 1 serious wound dies; any other takes 2 serious wounds.

## Events

-terror = Everybody draws up to 5 cards and scans the contamination in hand. Whoever finds an infected card goes to insanity 5. Then everybody discards the whole hand.
event-terror-a = Terror
event-terror-a-text = { -terror }
event-terror-b = Terror
event-terror-b-text = { -terror }
event-terror-c = Terror
event-terror-c-text = { -terror }
event-hunt = Hunt
event-hunt-text = Each Void Seeder that is not in combat moves to a neighbouring room with a character; among several to the one with the lowest number.
event-tendrils = Tendrils
event-tendrils-text = Every character in a room with an entrance to technical corridors: insanity rises by 1.
event-computer-system-failure = Computer System Failure
event-computer-system-failure-text = If a room with a computer has a malfunction, all other explored rooms with a computer get one.
-monophobia = Every character who is alone in a room and not in combat resolves a panic card.
event-monophobia-a = Monophobia
event-monophobia-a-text = { -monophobia }
event-monophobia-b = Monophobia
event-monophobia-b-text = { -monophobia }
event-neurosis = Neurosis
event-neurosis-text = Every character in a room with a Lair or next to one resolves a panic card.
-agoraphobia = The Despoiler is placed in the room with the lowest number among those with at least 2 characters. There is no surprise attack.
event-agoraphobia-a = Agoraphobia
event-agoraphobia-a-text = { -agoraphobia }
event-agoraphobia-b = Agoraphobia
event-agoraphobia-b-text = { -agoraphobia }
event-evacuation-pod-ejection = Evacuation Pod Ejection
event-evacuation-pod-ejection-text = The escape pod with the highest number is launched, with whoever waits in it.
event-fire-wave = Fire Wave
event-fire-wave-text = Put fire markers in all rooms next to the burning room with the lowest number. Fire does not pass closed doors or technical corridors.
event-generator-overheat = Generator Overheat
event-generator-overheat-text = If the Generator has a malfunction, put a fire marker there, and then fire spreads from all burning rooms. Otherwise it gets a malfunction.
-whispers = Draw another event card. Put noise in the corridor with its number at every character's room; where noise was, there is an encounter, but not for who is in combat. The drawn card is discarded without effect.
event-whispers-a = Whispers
event-whispers-a-text = { -whispers }
event-whispers-b = Whispers
event-whispers-b-text = { -whispers }
-dread-of-the-dark = Whoever has more insanity than cards in hand takes 1 contamination card.
event-fear-a = Fear
event-fear-a-text = { -dread-of-the-dark }
event-fear-b = Fear
event-fear-b-text = { -dread-of-the-dark }
event-fuel-explosion = Fuel Explosion
event-fuel-explosion-text = Put a fire marker in every engine room.
event-ship-ai-failure = Ship AI Failure
event-ship-ai-failure-text = If at least 2 rooms with a computer have a malfunction, the self-destruct sequence starts. Otherwise the explored room with a computer and the lowest number that still works gets one.

## Panic

panic-destructive-outburst = Destructive Outburst
panic-destructive-outburst-text = Your room gets a malfunction.
panic-blind-escape = Blind Escape
panic-blind-escape-text = Draw an event card and move through the corridor with its number.
panic-insane-courage = Insane Courage
panic-insane-courage-text = Move to a neighbouring room with a Void Seeder or a Lair.
panic-sabotage = Sabotage
panic-sabotage-text = The item counter of your room drops to 0.
panic-demotivation = Demotivation
panic-demotivation-text = Everybody in your room discards 1 action card, and your insanity rises by 1.
panic-ripping-off-the-bandages = Ripping off the Bandages
panic-ripping-off-the-bandages-text = One of your dressed serious wounds is open again, and you take 1 light wound.
panic-defeatism = Defeatism
panic-defeatism-text = The insanity of everybody in your room, you included, rises by 1.
panic-self-mutilation = Self-Mutilation
panic-self-mutilation-text = You take 2 light wounds.
panic-bloodlust = Bloodlust
panic-bloodlust-text = Every other character in your room takes 1 serious wound. If nobody else is there, you do.
panic-hopelessness = Hopelessness
panic-hopelessness-text = Draw 3 cards from your action deck. One action card among them leaves the game, the others are discarded.
panic-hallucinations = Hallucinations
panic-hallucinations-text = One of your weapons loses all its ammo.
panic-pyromaniac = Pyromaniac
panic-pyromaniac-text = Your room gets a fire marker.
panic-destruction = Destruction
panic-destruction-text = Discard a heavy item that you carry, but not an object.
panic-heart-attack = Heart Attack
panic-heart-attack-text = You die.

## Weaknesses

weakness-sturdy-doors = Sturdy Doors
weakness-sturdy-doors-text = Void Seeders no longer pass closed doors: they are stopped and destroy them.
weakness-rational-thinking = Rational Thinking
weakness-rational-thinking-text = Surprise attacks give no contamination card. The panic card is still resolved.
weakness-heightened-readiness = Heightened Readiness
weakness-heightened-readiness-text = For surprise attacks the numbers on tokens count 1 less, but at least 1.
weakness-loosened-control = Loosened Control
weakness-loosened-control-text = At insanity 2 a Lurker comes instead of a Whisperer.
weakness-exposed-places = Vital Places
weakness-exposed-places-text = A blank on the combat die is a single hit against Void Seeders. It still misses Lairs.
weakness-determination = Determination
weakness-determination-text = Whoever attacks the eggs of the Nest or a Lair may roll the combat die once again.
weakness-mass-therapy = Mass Therapy
weakness-mass-therapy-text = At once the insanity of every living character sinks by 1, even from 3 to 2.
weakness-steady-psyche = Steady Psyche
weakness-steady-psyche-text = The contamination check at the end draws 3 cards instead of 4.
