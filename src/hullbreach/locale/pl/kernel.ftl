### Co ma do powiedzenia samo jądro.

seat-name = miejsce { $number }
    .gen = miejsca { $number }
list-and = { $first }, { $rest }
    .nom = { CASE($first, "nom") }, { CASE($rest, "nom") }
    .gen = { CASE($first, "gen") }, { CASE($rest, "gen") }
    .dat = { CASE($first, "dat") }, { CASE($rest, "dat") }
    .acc = { CASE($first, "acc") }, { CASE($rest, "acc") }
    .ins = { CASE($first, "ins") }, { CASE($rest, "ins") }
    .to = { CASE($first, "to") }, { CASE($rest, "to") }
    .in = { CASE($first, "in") }, { CASE($rest, "in") }
    .from = { CASE($first, "from") }, { CASE($rest, "from") }
nobody = nikt
number = { $number }
option-pass = Pas
option-nth = Możliwość { $a }
log-taken-back = Ostatni wybór cofnięty ({ $seat }){ $fresh ->
    [yes] ; wszyscy się zgodzili i rzuty będą nowe
   *[no] {""}
 }.

error-error = Coś poszło nie tak.
error-refused = Stół nie przyjmuje tej odpowiedzi.
error-stale-answer = Pytanie { $ask } nie jest już otwarte. Spójrz, o co stół pyta teraz.
error-answered-twice = Na pytanie { $ask } już padła twoja odpowiedź. Stół czeka na pozostałych.
error-foreign-answer = Pytanie { $ask } zadano graczowi { $asked }, nie graczowi { $seat }.
error-not-on-offer = „{ $option }” nie ma wśród możliwości. Do wyboru: { $known }.
error-game-over = Gra się skończyła; nie ma już na co odpowiadać.
error-no-undo = Gracz { $seat } nie może teraz niczego cofnąć: ktoś inny podjął od tego czasu decyzję albo wyszło na jaw coś ukrytego. Za zgodą wszystkich można cofnąć się dalej.
error-unknown-seat = Nie ma miejsca { $seat }; przy tym stole jest ich { $seats }.
error-unknown-game = Nie ma gry „{ $name }”. Zainstalowane: { $known }.
error-unknown-option = { $game } nie ma opcji „{ $name }”. Jej opcje: { $known }.
error-unknown-action = W słowniku gry nie ma „{ $action }”, a reguła to proponuje. Trzeba to tam dodać.
error-bad-option = { $game }: tak nie da się grać: { $detail }.
error-no-sequel = Inna gra zaczyna się tam, gdzie skończyła się poprzednia, tylko jeśli { $detail }.
sequel-not-over = tamta gra się skończyła
sequel-none = w pudełku jest na to misja
error-unknown-mode = Nie ma sposobu gry o nazwie „{ $name }”. Są: { $known }.
error-bad-seats = { $game }: od { $low } do { $high } graczy, a nie { $seats }.
error-missing-extra = Do tego potrzeba biblioteki { $package }, a jej tu nie ma: należy do dodatku „{ $extra }”. W klonie Hullbreach: make { $extra }. Gdzie indziej: { $python } -m pip install 'hullbreach[{ $extra }]'
error-bad-save = Tego pliku nie da się dalej rozgrywać.
error-damaged-save = Ten plik jest uszkodzony{ $entry ->
    [0] {""}
   *[other] {" "}we wpisie { $entry }
 }: { $detail }. Nic w nim nie zmieniono.
error-foreign-save = To nie jest plik gry Hullbreach ({ $detail }). Nic w nim nie zmieniono.
error-older-save = Zapis tej gry: { $what } { $found }; tutaj jest { $here }. Rozegraj ją wersją, która ją zapisała. Nic w pliku nie zmieniono.
error-bad-packs = W { $game } nie można tak zagrać: { $why }
log-house-rules = Przy tym stole gra się z własnymi danymi: { $packs } ({ $fingerprints }).
packs-unknown = nie ma dodatku „{ $name }”. Są: { $known }.
packs-two-base = „{ $a }” i „{ $b }” to dwie gry podstawowe. Wybierz jedną z nich.
packs-two-race = „{ $a }” i „{ $b }” nie polują razem. Wybierz jedno z nich.
packs-two-mission = „{ $a }” i „{ $b }” to dwie misje. Wybierz jedną z nich.
packs-needs = „{ $pack }” wymaga „{ $other }”. Dodaj to.
packs-conflict = „{ $a }” i „{ $b }” nie idą ze sobą w parze. Wybierz jedno z nich.
log-older-rules = Tę grę rozpoczęto według starszych zasad. { $gone_on ->
    [end] Nie wszystkie odpowiedzi pasują do dzisiejszych zasad, więc widać ją taką, jaka była na końcu i jak ją wtedy opowiedziano.
    [round] Nie wszystkie odpowiedzi pasują do dzisiejszych zasad. Gra toczy się dalej od ostatniej zachowanej rundy: { $lost ->
        [0] żadna odpowiedź nie przepadła
        [one] jedna odpowiedź już się nie liczy
        [few] { $lost } odpowiedzi już się nie liczą
       *[other] { $lost } odpowiedzi już się nie liczy
     }, a kości rzuca się na nowo.
   *[answers] { $lost ->
        [0] Wszystkie odpowiedzi nadal pasują i gra toczy się dalej.
        [one] Jedna odpowiedź już nie pasuje; gra toczy się dalej od chwili przed nią.
        [few] { $lost } odpowiedzi już nie pasują; gra toczy się dalej od chwili przed nimi.
       *[other] { $lost } odpowiedzi już nie pasuje; gra toczy się dalej od chwili przed nimi.
     }
 }
error-rule-broke = Zasada zawiodła ({ $error }: { $detail }). Stół jest taki jak przed odpowiedzią, powstał też raport, który pozwala to odtworzyć.
save-format = format pliku
save-rules = wersja zasad
save-content = zawartość

pack-role-mission = Gdzie toczy się gra
pack-role-race = Kto poluje
mode-packs = z dodatkiem: { $packs }
content-in-pack = { $list } ({ $pack })

## Co obraz mówi sam, bez słów gry

scene-noise = hałas
scene-door-open = otwarte drzwi
scene-door-closed = zamknięte drzwi
scene-door-destroyed = zniszczone drzwi
scene-way-strong = wzmocnione
scene-way-eaten = przeżarte
scene-way-unknown = prowadzi w nieznane
scene-way-full = pełne
scene-floor-fire = pożar
scene-floor-fault = awaria
scene-floor-slime = śluz
scene-floor-breach = wyrwa w kadłubie
scene-floor-dark = ciemno
scene-floor-airless = brak powietrza
scene-floor-lair = leże
scene-floor-maw = paszcza
scene-floor-growth = narośl
scene-floor-dry = uśpiona narośl
scene-floor-gone = odleciało
scene-lost-if = przegrana, gdy { $what }
scene-injuries = obrażenia: { $count }
