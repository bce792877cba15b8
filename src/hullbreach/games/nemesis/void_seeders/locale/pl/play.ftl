### O co pyta i co opowiada gra z Siewcami Pustki, i co zmieniają w innych słowach.

act-panic = Panika „{ $a }”
table-panic-value = od obłędu { $value }
ask-dare = Dokąd prowadzi cię obłąkana odwaga?
option-dare = { $a }
ask-reopen = Którą ranę rozdrapujesz?
option-reopen = { $a }
ask-forget = Która karta przepada na dobre?
option-forget = { $a }
ask-empty = Którą broń opróżniasz, strzelając w pustkę?
option-empty = { $a }
ask-destroy = Co niszczysz?
option-destroy = { $a }
ask-calm-down = Uspokajasz się?
option-calm-down = Obniż swój obłęd o 1
option-stay-tense = Zostaw go bez zmian
option-study-mind = Czyjś obłęd

log-panic-drawn = { $who } panikuje: { $card } (od { $level }, obłęd { $insanity }){ $holds ->
    [yes] . Nic z tego nie wynika
   *[no] {""}
 }.
log-panic-stopped = { $who } odzyskuje rozsądek: { $card } nie działa.
log-panic-failed = { $who } nie może zrobić tego, co każe karta: { $card }.
log-insanity-rose = { $who }: obłęd rośnie do { $level }.
log-insanity-fell = { $who }: obłęd spada do { $level }.
log-insanity-left = Z kolonii na dobre znika: { $token }.
log-insanity-back = Do kolonii wraca: { $token }.
log-lair-found = { $who } znajduje leże: { $room }.
log-lair-destroyed = Leże zniszczone: { $room }. Zniszczonych leży: { $count }.
log-despoiler-gone = Wszystkie leża są zniszczone: pustoszyciel znika na dobre.
log-lurked = { $intruder } rozpływa się niewidziany: { $room }.
log-weapon-emptied = { $who } opróżnia broń, strzelając w pustkę: { $weapon }.
log-wound-opened = { $who } rozdrapuje ranę: { $wound }.
log-card-forgotten = { $who } na dobre traci kartę akcji: { $card }.
log-tried-again = { $who } rzuca jeszcze raz: { $face } zamiast { $before }.
log-mind-studied = { $who } bada czyjś obłęd.

check-insanity = Sprawdzenie skażenia. { $who } ma karty skażenia w liczbie { $found }; obłęd: { $level }.
check-insane = Sprawdzenie skażenia. { $who } jest na 5 poziomie obłędu: nic się nie liczy.

denied-calm = Nie masz na ręce karty skażenia, a twój obłęd nie może spaść.
denied-calm-canteen = Nie masz powierzchownej rany ani karty skażenia na ręce, a twój obłęd nie może spaść.
denied-nothing-to-study = Nic stąd nie prowadzi do nieznanej jeszcze słabości.

## Inne słowa

-intruder = { $case ->
   *[nom] Siewca Pustki
    [gen] Siewcy Pustki
    [dat] Siewcy Pustki
    [acc] Siewcę Pustki
    [ins] Siewcą Pustki
    [nom-pl] Siewcy Pustki
    [gen-pl] Siewców Pustki
    [acc-pl] Siewców Pustki
 }
-rest-of-mind = Możesz przeskanować wszystkie karty skażenia z ręki: czyste opuszczają grę. Jeśli któraś jest zarażona, zostaje, a twój obłęd rośnie do 5. Jeśli nie, możesz obniżyć swój obłęd o 1; z 3 już nie spada.
card-rest-text = { -rest-of-mind }
card-interruption-text = Reakcja: anuluj akcję, reakcję lub efekt karty paniki innej osoby, której postać jest w twoim pomieszczeniu; koszt pozostaje zapłacony. Przerwanie można anulować w ten sam sposób.
room-canteen-text = Ulecz 1 powierzchowną ranę. { -rest-of-mind }
room-shower-room-text = { -rest-of-mind }
room-surgery-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone opuszczają grę, czyste zostają. Twój obłęd spada do 3. Potem otrzymujesz 1 powierzchowną ranę, wtasowujesz wszystkie swoje karty, także z ręki, do stosu akcji i pasujesz.
room-laboratory-text = Zbadaj jajo albo truchło, które niesiesz lub które tu leży, albo obłęd kogoś tutaj, kto jest co najmniej na 3 poziomie, i odkryj kartę słabości z odpowiedniego pola. Obiekt się nie zużywa. Zwłoki do niczego się nie przydają.
room-nest-text = Weź do rąk 1 jajo z planszy Siewców Pustki, a potem wykonaj rzut na szmery. Gniazda nie można przeszukać i nigdy nie ma w nim awarii.
item-clothes-text = Opatrz jedną swoją głęboką ranę.
item-alcohol-text = Przeskanuj jedną kartę skażenia ze swojej ręki i usuń ją z gry. Jeśli była zarażona, weź nową kartę skażenia; obłęd od tego nie rośnie.
item-antidote-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone opuszczają grę. Twój obłęd spada do 3. Weź 1 kartę skażenia, wtasuj odrzucone karty do stosu i spasuj. Karty z ręki możesz zachować.
objective-the-great-hunt-text = Twój sygnał jest wysłany, a statek jest zniszczony lub zniszczone są wszystkie 3 leża, a z nimi pustoszyciel.
objective-cutting-off-the-head-text = Sygnał jest wysłany, a statek jest zniszczony lub zniszczone są wszystkie 3 leża, a z nimi pustoszyciel.
goal-queen = leża zniszczone
goal-queen-or-ship = leża albo statek zniszczone
why-queen-killed = Pustoszyciel zniknął na dobre.
why-not-queen-killed = Pustoszyciel wciąż może przyjść.
