### O co pyta i co opowiada gra z karnomorfami, i co zmieniają w innych słowach.

ask-keep-mutation = Którą mutację zatrzymujesz?
option-keep-mutation = { $a }
option-mutate = Użyj swojej mutacji. Skan: { $a }
act-mutate = Mutacja „{ $a }”
ask-claw = { $what }: który { -intruder }?
ask-spit-acid = W co trafia kwas?
option-spit-acid = Każdy { -intruder } tutaj
ask-mimic = { $intruder } cię atakuje. Przybierasz inną postać?
option-mimic = Mimikra. Skan: { $a }
ask-divert = Kogo ma trafić atak?
option-divert = { $a }
ask-comes-next = Które wydarzenie jest następne?
option-comes-next = { $a }

log-mutated = { $who } mutuje{ $card ->
    [none] {""}
   *[other] : { $card }
 }.
log-mutation-marked = { $who } ma znaczniki mutacji: { $count }.
log-mutation-lost = { $who } pozbywa się mutacji.
log-adaptation-shown = { $intruder }: karnomorfy się przystosowały. { $adaptation }.
log-adaptation-overcome = { $who } znajduje sposób na adaptację: { $adaptation }.
log-fed = { $intruder } żeruje: { $room }, { $food }.
log-pod-lost = Kapsuła przepada: { $pod }.
log-carcass-thrown-up = { $intruder } zwraca truchło: { $room }.
log-carcass-rose = Truchło się podnosi: { $room }.
log-attack-turned = { $who } kieruje atak na { CASE($whom, "acc") }.
log-events-arranged = { $who } układa następne wydarzenia w wybranej kolejności: { $count }.

check-mutated = Sprawdzenie skażenia. { $who } ma mutację, więc skaner nie jest potrzebny.
check-mutation = Sprawdzenie skażenia. { $who } dobiera karty ({ $drawn }), w tym karty skażenia: { $found }. Znaczniki mutacji: { $markers }.

denied-adaptation-hidden = Żaden obiekt stąd nie prowadzi do odkrytej adaptacji.
denied-mutation-mimicry = To reakcja: używa się jej, gdy coś cię atakuje.
denied-no-light-wounds = Nie masz powierzchownych ran.
denied-not-slimed = Nie pokrywa cię śluz.

## Inne słowa

-intruder = { $case ->
   *[nom] karnomorf
    [gen] karnomorfa
    [dat] karnomorfowi
    [acc] karnomorfa
    [ins] karnomorfem
    [nom-pl] karnomorfy
    [gen-pl] karnomorfów
    [acc-pl] karnomorfy
 }
-scan-for-mutation = Jeśli któraś jest zarażona, zostaje, a ty otrzymujesz znacznik mutacji; bez karty mutacji dostajesz zamiast niego taką kartę.
attack-bite-text = Cel, który ma już co najmniej 2 głębokie rany, ginie; każdy inny otrzymuje 1 głęboką ranę.
card-rest-text = Przeskanuj wszystkie karty skażenia z ręki: czyste opuszczają grę. { -scan-for-mutation }
room-canteen-text = Ulecz 1 powierzchowną ranę. Możesz też przeskanować wszystkie karty skażenia z ręki: czyste opuszczają grę. { -scan-for-mutation }
room-shower-room-text = Odrzuć swój znacznik śluzu. Możesz też przeskanować wszystkie karty skażenia z ręki: czyste opuszczają grę. { -scan-for-mutation }
room-surgery-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone opuszczają grę, czyste zostają. Twoja karta mutacji wraca do talii, a znaczniki mutacji zostają. Potem otrzymujesz 1 powierzchowną ranę, wtasowujesz wszystkie swoje karty, także z ręki, do stosu akcji i pasujesz.
room-laboratory-text = Zbadaj zwłoki, jajo albo truchło, które niesiesz lub które tu leży: zwłoki znoszą adaptację człapacza, jajo – mięsobestii, truchło – rzeźnika, o ile jest odkryta. Obiekt się nie zużywa.
room-nest-text = Weź do rąk 1 jajo z planszy karnomorfów, a potem wykonaj rzut na szmery. Gniazda nie można przeszukać i nigdy nie ma w nim awarii.
item-alcohol-text = Przeskanuj jedną kartę skażenia ze swojej ręki i usuń ją z gry. Jeśli była zarażona, weź nową kartę skażenia; znacznika mutacji od tego nie dostajesz.
item-antidote-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone opuszczają grę. Twoja karta mutacji wraca do talii, a znaczniki mutacji zostają. Weź 1 kartę skażenia, wtasuj odrzucone karty do stosu i spasuj. Karty z ręki możesz zachować.
objective-the-great-hunt-text = Nadano twój sygnał, a statek jest zniszczony albo rzeźnik nie żyje.
objective-cutting-off-the-head-text = Nadano sygnał, a statek jest zniszczony albo rzeźnik nie żyje.
why-queen-killed = Rzeźnik nie żyje.
why-not-queen-killed = Rzeźnik żyje.
table-weaknesses = Adaptacje
nemesis-specimen = { $what ->
    [corpse] Człapacz · znoszą ją zwłoki
    [egg] Mięsobestia · znosi ją jajo
   *[carcass] Rzeźnik · znosi ją truchło
 }
quest-laboratory-equipment-text = Aktywacja: odrzuć Odczynnik. Użycie: w pomieszczeniu ze zwłokami, truchłem albo jajem znieś adaptację, do której ten obiekt prowadzi, o ile jest odkryta.
objective-necroscopy-text = Twój sygnał jest wysłany, a adaptacja rzeźnika została zniesiona.
objective-ab-ovo-text = Adaptacja mięsobestii została zniesiona.
objective-extreme-field-biology-text = Zniesione zostały co najmniej 2 adaptacje.
objective-first-contact-protocol-text = Zniesione zostały co najmniej 2 adaptacje.
why-weaknesses-found = Zniesione adaptacje: { $found }.
why-not-weaknesses-found = Zniesione adaptacje: { $found }; cel wymagał: { $needed }.
why-weakness-egg-found = Adaptacja mięsobestii została zniesiona.
why-not-weakness-egg-found = Adaptacja mięsobestii nie została zniesiona.
why-weakness-carcass-found = Adaptacja rzeźnika została zniesiona.
why-not-weakness-carcass-found = Adaptacja rzeźnika nie została zniesiona.
goal-weaknesses = zniesione adaptacje: { $found } z { $needed }
goal-weakness-egg = zniesiona adaptacja mięsobestii
goal-weakness-carcass = zniesiona adaptacja rzeźnika
