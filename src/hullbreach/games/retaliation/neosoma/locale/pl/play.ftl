### O co pyta i co opowiada gra przeciw kultowi, i co zmienia w innych słowach.

ask-switch-off = Kultysta nie żyje. Którą zdolność wyłączasz?
option-switch-off = Wyłącz: { $a }

log-ability-lost = Wyłączona zdolność: { $ability }.
log-cultist-killed = Ginie kultysta: { $room }. Żyje jeszcze: { $left }.
log-runt-gone = Pokurcz opuszcza mapę z ładunkiem: { $where }.
log-corpses-moved = Zwłoki są coraz bliżej: następne leżą na polu { $space }.
log-corpse-absorbed = Macierz wchłania zwłoki. Wchłonięte: { $count }.
log-too-few-cultists = { $event }: potrzeba żywych kultystów: { $needs }, a jest: { $left }. Efekt główny jest pomijany.
log-explobot-checked = Eksplobot ginie, { $room }: { $cards }. { $explodes ->
    [yes] Wybucha.
   *[no] Nie wybucha.
 }
log-armor-held = Pancerz wytrzymuje: pancernik nie ginie ({ $room }).
log-gear-lost = Ze Strefy lądowania znika sprzęt: { $count }.
lander-lost = Lądownik zostaje zniszczony.
log-air-token-lost = { $sector }: żeton podtrzymywania życia opuszcza grę.

table-abilities = Zdolności
table-abilities-off = Wyłączone
table-airless = Podtrzymywanie życia poza grą
table-cultists = Żywi kultyści
table-corpses = Wchłonięte zwłoki
track-abilities = Zdolności kultu
track-matrix = Obrażenia macierzy
    .short = Macierz
pile-abilities = Zdolności

## Inne słowa

log-queen-hurt = Macierz jest ranna: { $card }. Kart jej zdrowia zostało: { $left }.
log-queen-died = Macierz nie żyje.
track-queen = Obrażenia macierzy
    .short = Macierz
aim-queen = macierz nie żyje
aim-queen-alone = macierz nie żyje, baza stoi
queen-dead = Macierz nie żyje
pile-deck-health = Zdrowie macierzy
objective-great-hunt-text = Macierz nie żyje albo baza jest zniszczona.
directive-eradication-text = Macierz nie żyje, a baza nie jest zniszczona.
directive-faceoff-text = Macierz nie żyje albo baza jest zniszczona.
lander-here-destroyed = lądownik został zniszczony
lander-is-destroyed = zniszczony
supply-fire-text = Kto kończy tu turę, traci 1 zdrowia. Machinom kultu i jajom ogień nie szkodzi.

## Wygląd

event-moves = ruch: korytarze ({ $kinds }){ $rooms ->
    [yes] , potem pomieszczenia
   *[no] { "" }
 }
harm-needs = przy co najmniej { $count } wchłoniętych zwłokach: { $harm }; inaczej: { $other }
harm-fire = pożar w pomieszczeniu
harm-gone = atakujący znika
harm-again = dobierana jest kolejna karta ataku
harm-per-corpse = i jeszcze 1 zdrowia za każde wchłonięte zwłoki
harm-fewer-wounds = tylko przy mniej niż 3 głębokich ranach
harm-discard-one = odrzucana jest 1 karta akcji
harm-discard-hand = odrzucane są wszystkie karty akcji
matrix-corpses = wchłonięte zwłoki: { $count }, karty zdrowia: { $cards }
preview-armored = { $told } Pancerz jednak wytrzyma: zamiast zginąć pancernik zostanie wypędzony.
preview-explobot = { $told } Jeśli zginie, może wybuchnąć.
preview-cultist = { $told } Na koniec akcji wykonujesz rzut na szmery.
preview-melee-cultist = Najpierw dostajesz kartę skażenia. Cel dostaje 1 obrażenie, a jasne ścianki zabijają. Ciosu nie odda.
