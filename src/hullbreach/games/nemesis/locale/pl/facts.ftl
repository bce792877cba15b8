### Co liczymy, gdy partii Nemesis jest wiele.

fact-nemesis-character = Postać
fact-nemesis-objective = Cel
fact-nemesis-number = Numer gracza
fact-nemesis-ship = Gdzie kończy statek
ship-lost = zniszczony
fate-dead = śmierć
fate-escaped = ucieczka w kapsule
fate-hibernating = hibernacja aż do celu
fate-intruder = pierwsza śmierć, potem gra intruzami
cause-any-destination = hibernacja na statku lecącym nie tam, gdzie trzeba
