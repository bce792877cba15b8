### Wyczyny: karty, pytania i opowieści.

pack-nemesis-feats = wyczyny
content-nemesis-feat-cards = wyczyny
table-feats = Wyczyn
pile-feat = Wyczyny
table-feat = Wyczyn
card-slayer = Pogromca
card-slayer-text = Zdobywasz go, gdy zabijesz intruza innego niż larwa. Strzel albo zaatakuj wręcz; trafienie zadaje 1 obrażenie więcej.
card-pathfinder = Tropiciel
card-pathfinder-text = Zdobywasz go, gdy odkryjesz 3 pomieszczenia. Przejdź o dwa pomieszczenia dalej przez odkryte pomieszczenia; rzut na szmery wykonujesz tylko w drugim.
card-fixer = Majster
card-fixer-text = Zdobywasz go, gdy usuniesz 2 awarie. Usuń awarię ze swojego pomieszczenia; potem możesz za darmo użyć pomieszczenia.
card-hardened = Zahartowanie
card-hardened-text = Zdobywasz je, gdy masz 2 głębokie rany. Reakcja: zignoruj jedną ranę, którą masz otrzymać.
card-hoarder = Zbieracz
card-hoarder-text = Zdobywasz go, gdy masz 4 przedmioty. Przeszukaj pomieszczenie i zatrzymaj wszystko, co znajdziesz.
effect-slay-with-weapon = Strzel; trafienie zadaje 1 obrażenie więcej
effect-slay-with-hands = Zaatakuj wręcz; trafienie zadaje 1 obrażenie więcej

ask-slay = Kogo atakujesz?
ask-hardened = Masz otrzymać ranę. Reagujesz?
ask-use-fixed = Pomieszczenie działa. Używasz go za darmo?
denied-no-path = Nie ma tu dwóch odkrytych pomieszczeń jednego za drugim.
denied-card-hardened = To reakcja: zagrywa się ją, gdy masz otrzymać ranę.
