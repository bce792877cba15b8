### Wiele partii naraz: hullbreach arena i jej raport.

command-arena = niech boty rozegrają wiele partii; policz, co z nich wynikło
metavar-bots = BOTY
metavar-address = ADRES
help-arena-games = ile partii ma być (100); tych, które już są w folderze, nie rozgrywa się ponownie
help-arena-seats = boty na kolejnych miejscach: random,survivor albo 4xrandom, search@200 z tyloma próbami na wybór; sama liczba to tyle botów zwykłego rodzaju
help-arena-bot = bot na miejscach, dla których --seats żadnego nie podaje: rodzaj albo plik, na przykład my_bot.py:Brave
help-arena-seed = ziarno, z którego losowane są wszystkie partie; to samo ziarno daje te same wyniki
help-arena-mode = sposób gry, który gra zna, na przykład coop
help-arena-option = opcja gry, z listy: hullbreach games; można podać kilka razy
help-arena-rotate = z każdą partią przesuń boty o jedno miejsce, żeby żaden rodzaj nie siedział lepiej
help-arena-jobs = ile procesów gra jednocześnie (wszystkie rdzenie)
help-arena-ray = graj na klastrze Ray pod tym adresem; local uruchamia klaster na tej maszynie
help-arena-out = folder na wyniki (hullbreach-arena); uruchom jeszcze raz z tym samym folderem, żeby grać dalej
help-arena-against-without = rozegraj te same gry także bez dodatków z --packs i --pack i porównaj je para po parze
help-arena-compare = nic nie rozgrywaj: zestaw wyniki z dwóch folderów na jednej stronie, { "comparison.html" }, w folderze --out
help-arena-game = rozegraj ponownie tylko tę partię przebiegu, z tymi samymi odpowiedziami (pierwsza ma numer 0); bez GRY: przebiegu z folderu --out
help-arena-save = razem z --game: zachowaj partię w tym pliku; zwykle w folderze --out
help-arena-open = razem z --game: pokaż partię: replay ją opowiada, terminal każe botom zagrać ją jeszcze raz, browser udostępnia ją w przeglądarce
metavar-kind = RODZAJ
metavar-where = GDZIE
usage-arena-which = Która partia? --save i --open należą do --game N.

arena-progress = Rozgrywanie
arena-stopped = Przerwano. Zakończone partie ({ $games }) są w pliku { $path }; to samo polecenie gra dalej od tego miejsca.
arena-kept = Partie, które już tu były: { $games }.
arena-result = { $name }: wygrane { $rate } ({ $range }), liczba miejsc: { $seats }
arena-all-seats = Wszystkie miejsca
arena-failed = Bot „{ $bot }” zawiódł: liczba partii { $count }, pierwsza z nich ma numer { $game }.
arena-failed-how = { $error }
    { $trace }
arena-broken-short = Partie, w których zawiodła zasada: { $count }. Ich ziarna są w raporcie.
arena-written = Raport: { $report }; obok niego tabele: { $tables }.
arena-game-over = Partia { $game } jest w pliku { $path }, liczba odpowiedzi: { $answers }. Można ją obejrzeć:
arena-game-broke-off = Partia { $game } się urwała; to, co było przedtem, jest w pliku { $path }. Można to obejrzeć:
arena-compared-up = Drugi przebieg wygrywa częściej: przedtem { $before }, potem { $after }, punkty: { $gap } ({ $low } … { $high }).
arena-compared-down = Drugi przebieg wygrywa rzadziej: przedtem { $before }, potem { $after }, punkty: { $gap } ({ $low } … { $high }).
arena-compared-level = Różnica może być dziełem przypadku: przedtem { $before }, potem { $after }, punkty: { $gap } ({ $low } … { $high }).
arena-compared-pairs = Para po parze, z tymi samymi ziarnami: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
 }, w { $up } wygrywa po zmianie więcej miejsc, w { $down } mniej (test znaków: p = { $luck }); { $gap } pkt proc. ({ $low } … { $high }).
arena-compared = Porównanie: { $path }.

error-seats-of-bots = „{ $word }” nikogo nie sadza: podaj rodzaje botów po przecinku, na przykład random,random albo 4xrandom.
error-damaged-log = Nie da się odczytać wiersza { $line } w pliku { $path } ({ $detail }). Plik pozostał bez zmian; wybierz inny folder.
error-other-plan = W pliku { $path } są inne wyniki: { $what } – tam { $found }, tutaj { $wanted }. Wybierz inny folder.
error-log-in-use = Do pliku { $path } pisze właśnie ktoś inny.
error-no-log = W folderze { $path } nie ma wyników areny.
usage-against-without = --against-without porównuje z grami bez dodatków: podaj --packs albo --pack.
error-other-game = To przebiegi dwóch gier, { $before } i { $after }: porównać można tylko przebiegi jednej gry albo gry i jej wariantu.
error-crew-lost = Proces, który grał, został zakończony z zewnątrz, być może z braku pamięci. Zakończone partie są zachowane; to samo polecenie gra dalej od tego miejsca.
error-other-game-played = Partia { $game } potoczyła się tym razem inaczej: zapisana liczba odpowiedzi to { $before }, a teraz jest ich { $now }. Bot, który odpowiada według zegara (na przykład search@0.5s) albo coś pamięta, nie gra dwa razy tak samo.
plan-game = gra
plan-version = wersja zasad
plan-content = zawartość
plan-release = wersja Hullbreach
plan-bots = kto gra
plan-seed = ziarno
plan-mode = tryb
plan-options = opcje
plan-rotate = zamiana miejsc botów
plan-guide = przewodnik botów, które myślą naprzód
plan-packs = foldery z danymi
plan-makers = bot
error-other-bot = Bot „{ $bot }” nie jest tym z tego przebiegu: jego pakiet lub plik to tutaj { $found }, a był { $wanted }. Wybierz inny folder.

## Raport

arena-name = Arena Hullbreach
arena-title = { $game }: partie ({ $games })
arena-games = liczba partii: { $games }
arena-seed = ziarno { $seed }
arena-between = od { $low } do { $high }
arena-no-games = Żadna partia nie dobiegła końca.
arena-broken = Partie, w których zawiodła zasada: { $count }
arena-seats-won = Miejsca, które wygrały
arena-games-won = Partie, które ktoś wygrał
arena-rounds = Rundy w typowej partii
arena-most-ends = Najczęstszy koniec gry
arena-most-ends-of = { $share } partii
arena-most-deaths = Najczęstsza przyczyna śmierci
arena-most-deaths-of = { $share } miejsc

arena-findings = Co się wyróżnia
arena-finding-up = { $trait } „{ $name }” wygrywa częściej: { $rate }, wszystkie miejsca { $average }.
arena-finding-down = { $trait } „{ $name }” wygrywa rzadziej: { $rate }, wszystkie miejsca { $average }.
arena-finding-content-up = „{ $name }”{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
 } idzie w parze z wygraną: { $used } z tym, { $unused } bez tego.
arena-finding-content-down = „{ $name }”{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
 } idzie w parze z przegraną: { $used } z tym, { $unused } bez tego.
arena-finding-none = Nic się nie wyróżnia: przy tylu partiach wszystkie różnice mogą być dziełem przypadku.

arena-who-wins = Kto wygrywa
arena-who-wins-note = Kropka to odsetek miejsc, które wygrały; kreska obejmuje prawdziwy odsetek 95 razy na 100; linia przerywana to wszystkie miejsca razem. Wiersze w kolorze na pewno się od niej różnią.
arena-trait-bot = Bot
arena-trait-ending = Dlaczego gra się kończy
arena-head-won = wygrane
arena-head-share = odsetek
arena-head-certain = przedział 95%
arena-head-seats = miejsca
arena-head-games = partie
arena-head-with = z tym
arena-head-without = bez
arena-head-gap = punkty

arena-how-it-ends = Jak to się kończy
arena-with-a-win = Ta część słupka to wygrane: kogoś w partii albo danego miejsca.
arena-fates = Co się dzieje z graczami
arena-causes = Przyczyny śmierci
arena-how-long = Jak długo to trwa
arena-rounds-title = Partie według liczby rund
arena-rounds-note = Tę część kolumny ktoś wygrał.
arena-rounds-label = Partie według liczby rund

arena-content = Która zawartość ma znaczenie
arena-content-note = Pełna kropka to odsetek wygranych z tą rzeczą, pusta – bez niej; największa pewna różnica jest na górze. To wskazówka, nie przyczyna: kto dłużej żyje, ten też więcej używa.
arena-content-own = Czego gracze używali i co ich spotkało
arena-content-common = Co pojawiło się w grze
arena-content-more = I jeszcze { $count }

arena-certain = Na ile to pewne?
arena-certain-interval = Każdy przedział obejmuje prawdziwy odsetek 95 razy na 100 (przedział Wilsona, dla różnic – Newcombe’a).
arena-certain-seats = Miejsca jednej partii dzielą wspólny los; liczą się za tylu świadków, na ilu pozwala rozrzut między partiami.
arena-certain-colour = Wiersz ma kolor tylko wtedy, gdy jego różnica względem pozostałych miejsc nie jest przypadkiem (dokładny test Fishera), choć obejrzano całą tabelę.
arena-certain-more = Odsetek miejsc, które wygrały, znamy z dokładnością do około ± { $half } punktu procentowego. Na ± 1 punkt potrzeba takich partii około: { $games }.
arena-again = Te same wyniki jeszcze raz:
arena-pack = Z dodatkiem „{ $pack }” ({ $id }, { $fingerprint })
arena-versions = Hullbreach { $release }, zasady { $rules }, zawartość { $content }

## Dwa przebiegi na jednej stronie

arena-pairs = Para po parze
arena-pairs-note = Obie gry pary mają to samo ziarno i te same miejsca. Liczą się tylko pary, w których wygrywa inna liczba miejsc: gdyby nic się nie zmieniło, więcej i mniej byłoby jednakowo prawdopodobne (test znaków; przy jednym miejscu to test McNemara).
arena-pairs-games = Pary gier
arena-pairs-same = w { $same } wygrywa tyle samo miejsc
arena-pairs-up = Więcej miejsc wygrywa
arena-pairs-down = Mniej miejsc wygrywa
arena-pairs-luck = przypadkiem tak nierówno: p = { $luck }
arena-pairs-gap = Różnica wygranych miejsc, w punktach
arena-compare-title = { $game }: dwa przebiegi
arena-compare-before = Przedtem: { $what }
arena-compare-after = Potem: { $what }
arena-compare-up = Na pewno więcej, w punktach
arena-compare-down = Na pewno mniej, w punktach
arena-compare-level = Być może tylko przypadek, w punktach
arena-compare-points = { $range }
arena-compare-finding-up = { $trait } „{ $name }”: częściej, przedtem { $before }, potem { $after }.
arena-compare-finding-down = { $trait } „{ $name }”: rzadziej, przedtem { $before }, potem { $after }.
arena-compare-all = Wynik po wyniku
arena-compare-note = Pełna kropka to drugi przebieg, pusta – pierwszy, każda ze swoim przedziałem 95%. Wiersze w kolorze na pewno się różnią.
arena-compare-of-seats = Odsetek wszystkich miejsc
arena-compare-of-games = Odsetek wszystkich partii
arena-compare-of-won = Odsetek wygranych wśród miejsc, których to dotyczy
arena-head-before = przedtem
arena-head-after = potem
arena-certain-compared = Wiersz ma kolor tylko wtedy, gdy jego różnica nie jest przypadkiem (dokładny test Fishera), choć obejrzano całą tabelę. Oba przebiegi liczą się jako niezależne; przy równych ziarnach to ostrożne założenie.
