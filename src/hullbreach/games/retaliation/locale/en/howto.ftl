# Retaliation: how to play, on one page.

howto-retaliation-1 = What it is about
howto-retaliation-1-text = You are soldiers, sent into a base from which nobody answers. It is full of intruders, and nobody knows its plan. Everybody has two secret objectives and will keep one of them. You win if you get away or hibernate, live through the last checks, and your objective is fulfilled.
howto-retaliation-2 = A round
howto-retaliation-2-text = You take turns of two actions each, again and again, until all have passed. Then fire burns intruders and those in your rooms attack, an event is drawn, a token makes the bag grow, and everybody draws up to five cards. After fourteen rounds whoever is still there dies.
howto-retaliation-3 = Cards are what you act with
howto-retaliation-3-text = An action card is played for its text, or discarded to pay for something else. A move, a shot, a burst, a blow, an item or your gear costs one card; a careful move or the room you are in costs two. Much of it is not possible in combat, with an intruder in your room.
howto-retaliation-4 = A base that grows
howto-retaliation-4-text = Walk through an unexplored corridor and a card says which room you find, which corridors go on from there, and what meets you. Sector A begins at the Landing Zone, B has the Hibernatorium with the robot, C the Reactor, the Escape Shuttle and the Nest. A closed door bars the way, until somebody or something breaks it.
howto-retaliation-5 = Noise
howto-retaliation-5-text = After a move to a known room you roll for noise. Every corridor here with that number answers: its largest intruder comes in; or a noise marker turns into what a token from the bag says; or, if there was nothing, a marker is laid. Danger brings one of them into your room at once. A reinforced corridor never answers.
howto-retaliation-6 = Security
howto-retaliation-6-text = An intruder that comes into your room attacks at once, unless a security token lies there: then the token is used up instead. Secure rooms before they come, and move carefully, which brings a token along. Tokens do not help against those who are in already, nor when you walk away from them.
howto-retaliation-7 = Fighting
howto-retaliation-7-text = Into a corridor you fire bursts: the die says how many die. In your own room you shoot: one damage, then the die has to show no more than the target's damage. Melee costs a contamination card, and what survives strikes back. Ammo is spent by bursts, and by bad luck.
howto-retaliation-8 = How they move
howto-retaliation-8-text = An event says in which corridors intruders move, and whether those in rooms do. Each group takes one step on the shortest way to the nearest of you. Into a room with somebody only the largest of a group enters. They break doors instead of walking, and a corridor holds six of them.
howto-retaliation-9 = Health, oxygen, contamination
howto-retaliation-9-text = Health goes from good to bad to critical. A serious wound covers a third of it and hinders you. Without life support each turn costs oxygen, and then your life. Contamination cards clog your hand and may be infected; with a larva, contamination kills you in the end.
howto-retaliation-10 = Gear, robot, command
howto-retaliation-10-text = On your belt are four tokens: ammo, grenades, oxygen, medpacks. Using any number of them is one action. The robot can be activated where it stands, or from a computer. A command makes somebody of lower rank move or fire as you say; it must not get them attacked.
howto-retaliation-11 = Objectives
howto-retaliation-11-text = At any moment of your turn you may decide for one of your two objectives. Who does so first draws three cards for it, the last only one. A mission objective usually asks for the directive that lies open; a private one often asks for something else, or for somebody's death.
howto-retaliation-12 = Getting out
howto-retaliation-12-text = The lander comes in round 10, earlier or later if somebody directs it, and is shot down if the anti-aircraft defence is active. Board it in the Landing Zone; anybody in it can make it take off. The Escape Shuttle takes one of you. The Hibernatorium takes all, once it is active and as long as the base is not destroyed. Each of them begins with a noise roll.
howto-retaliation-13 = Together or alone
howto-retaliation-13-text = In cooperative and solo games there are no objectives. As many directives lie open as there are characters; all have to be fulfilled, and one of you has to survive. The dead of a cooperative game can be carried to the Surgery.
