# Airlock: how to play, on one page.

howto-airlock-1 = What it is about
howto-airlock-1-text = Three to five people on a small ship. Three systems have to be repaired before the air is gone. One of you is a saboteur, and wins if that fails.
howto-airlock-2 = Your turn
howto-airlock-2-text = You draw a card and take two actions: go to a neighbouring room, work on a system, or scan somebody in your room. You may stop earlier. Each turn uses up air.
howto-airlock-3 = Working
howto-airlock-3-text = Play a repair card where a system is, roll the die and add the card's strength: six or more is a success, and two successes make a system work. The next player may jam your work with a card.
howto-airlock-4 = The vote
howto-airlock-4-text = After each round everybody names somebody, or nobody, at the same time. Whoever has more than half of the votes goes out of the airlock and shows the role.
howto-airlock-5 = How it ends
howto-airlock-5-text = The crew wins when all systems work or the saboteur is out. The saboteur wins when the air is gone or only two are left.
