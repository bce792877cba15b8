### Zombicide: Invader: how to play, on one page.

howto-invader-1 = What it is about
howto-invader-1-text = A mining station, six survivors, and a horde that the station has woken. You play together: choose a mission, reach its objectives, lose nobody. If one survivor falls, all have lost.
howto-invader-2 = A round
howto-invader-2-text = First the players: each lets all their survivors act, one after another. Then the Xenos: they attack, move, and more of them come. Then the end phase: noise is taken off the map, and the next player is first.
howto-invader-3 = A survivor's turn
howto-invader-3-text = Three actions, later four. Move, search, open or close a door, fight, trade, rearrange your cards, take an objective, make noise. Most of it may be repeated; a search and a door only once. Leaving a zone with Xenos costs one action more for each of them.
howto-invader-4 = What is seen
howto-invader-4-text = In corridors and outdoors you see along straight lines up to the next wall. From a room you see the zones that an open passage joins to it. Closed doors, walls and airlocks stop sight, and so does active mold: you see it, not what is behind.
howto-invader-5 = Fighting
howto-invader-5-text = A weapon says at which range, with how many dice, from which number a die hits, and how much damage a hit does. A hit kills if its damage is enough: one for workers and hunters, two for tanks, three for the abomination. Who strikes chooses the victims. Who shoots hits in order: tanks and abominations, then workers, then hunters; and misses hit friends in that zone.
howto-invader-6 = Noise
howto-invader-6-text = Every survivor is worth one noise, loud weapons leave a token. Xenos that see nobody go where the noise is greatest. Make noise on purpose to call them away.
howto-invader-7 = Searching
howto-invader-7-text = Civilians search rooms, soldiers only security rooms. Two hands, two places on the body, five in the backpack: what is in a hand or worn works, the rest is only carried. Some cards of the deck are Xenos in the mold.
howto-invader-8 = Experience and danger
howto-invader-8-text = Each kill is experience, each objective five points. With levels come skills, and the danger: the most experienced survivor sets how many Xenos every card brings. Rise together, not one far ahead.
howto-invader-9 = The Xenos
howto-invader-9-text = Those beside a survivor attack, and you say who takes it. The others move one zone towards survivors that they see, or towards noise; where ways are equally good, they split. Hunters do all of that twice. Then every active spawn zone draws a card. If figures run out, the abomination comes or acts.
howto-invader-10 = Mold
howto-invader-10-text = The abomination leaves mold wherever it goes indoors. Mold opens walls, takes doors and objectives away, and breeds. If active mold joins two spawn zones, you have lost. The flamethrower's hellfire dries it up.
howto-invader-11 = Machines and oxygen
howto-invader-11-text = The bot and the sentry gun act for whoever holds their remote control. Awake, they draw attacks like a survivor, and one hit destroys them. Outdoors you need an oxygen tank on your body, and bullets do not fire there.
