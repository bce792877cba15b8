### Serwer i jego polecenie.

command-serve = udostępnij stoły w przeglądarce
command-backup = skopiuj wszystkie stoły serwera do jednego pliku, także w czasie jego pracy
command-restore = przywróć stoły z kopii tam, gdzie nie ma jeszcze żadnych
command-prune = usuń stoły gier, które dawno się skończyły
help-serve-host = adres, pod którym serwer nasłuchuje; 0.0.0.0 to wszystkie adresy tego komputera
help-serve-port = port; 0 wybiera dowolny wolny
help-serve-data = folder stołów; zwykle twój folder danych
help-serve-database = adres bazy PostgreSQL wspólnej dla kilku serwerów, postgresql://…; bez niego stoły są w pliku w swoim folderze
help-serve-workers = liczba procesów za jednym portem; potrzebują --database
help-serve-log = jak dokładny jest dziennik: debug, info, warning albo error
help-serve-allowed-host = nazwa, pod którą przeglądarki mogą pytać o ten serwer, oprócz nazw tego komputera; można powtarzać, * to każda nazwa
help-serve-proxy = adres pośrednika (proxy) przed tym serwerem albo sieć pośredników; tylko wymienionemu tu pośrednikowi serwer wierzy, w czyim imieniu pyta; można powtarzać
help-serve-contact = jak usługi powiadomień mogą się z tobą skontaktować, mailto:… albo https://…; dzięki temu przeglądarka powie, że czyjaś kolej, także gdy strona jest zamknięta
help-serve-notice-host = serwer pokojów rozmów, do których stoły mogą wysyłać powiadomienia, na przykład discord.com; można powtarzać
help-serve-operator = plik z tokenem o długości co najmniej 20 znaków; kto ma token, widzi stoły, obciążenie i błędy pod #/operator
help-serve-client = folder ze zbudowanym klientem zamiast tego, który należy do tej wersji
help-serve-bot-pause = ile sekund bot czeka przed ruchem, żeby ludzie nadążali
help-serve-no-browser = nie otwieraj przeglądarki
help-serve-packs = folder z danymi oferowany jako dodatek albo folder, w którym jest ich kilka; dowolnie wiele razy
help-serve-file = pokaż grę z tego pliku: skończoną od początku, inną do dalszej gry
help-backup-file = plik kopii, którego jeszcze nie ma
help-restore-file = plik kopii
help-prune-finished-before = gry, które skończyły się przed tym dniem, na przykład 2026-01-31
metavar-date = DATA
metavar-host = ADRES
metavar-port = PORT
metavar-folder = FOLDER
metavar-level = POZIOM
metavar-seconds = SEKUNDY
usage-serve-database = „{ $value }” to nie jest baza, w której można dzielić stoły: podaj adres, który zaczyna się od postgresql://
usage-serve-workers = Kilka procesów potrzebuje bazy, którą mogą dzielić: --workers łączy się z --database postgresql://… Bez niej stoły są w pliku SQLite, który należy do jednego procesu.
usage-serve-operator = W pliku { $path } nie ma tokenu: zapisz w nim co najmniej { $least } liter i cyfr i nie dawaj go nikomu do czytania
serve-address = Hullbreach działa pod adresem { $address }  (Ctrl+C kończy)
serve-pack = Do wyboru ({ $game }): { $pack } ({ $fingerprint })
serve-file = Gra z pliku jest pod adresem { $address }
serve-open = Może tu grać każdy, kto dosięgnie tego adresu, a to, co jest przesyłane, nie jest szyfrowane. Poza własną siecią postaw przed serwerem pośrednika z TLS (docs/serving.md).
serve-older = { $tables ->
    [one] Jeden stół rozpoczęto według starszych zasad. Gra przy nim
    [few] { $tables } stoły rozpoczęto według starszych zasad. Gra przy każdym z nich
   *[other] { $tables } stołów rozpoczęto według starszych zasad. Gra przy każdym z nich
 } potoczy się dalej, gdy tylko ktoś do niej wróci: odpowiedzi zostaną rozegrane ponownie, a jeśli nie wszystkie pasują do dzisiejszych zasad, gra ruszy od ostatniej zachowanej rundy. Wszyscy przy stole się o tym dowiedzą, a skończona gra pozostanie taka, jaka była na końcu.
serve-no-client = Strony dla przeglądarki nie są zbudowane, więc mogą tu grać tylko programy. Zbuduje je `make play`.
serve-ended = Wszystkie stoły są bezpieczne. Do zobaczenia.
backup-done = Stoły w pliku { $path }: { $tables }. Są w nim wszystkie tajemnice gier: trzymaj go tam, gdzie tylko ty możesz go czytać.
restore-done = Stoły przywrócone z pliku { $path }: { $tables }.
prune-done = { $tables ->
    [0] Nie było czego usuwać.
    [one] Usunięto jeden stół.
    [few] Usunięto { $tables } stoły.
   *[other] Usunięto { $tables } stołów.
 }

## Czego odmawia

error-not-seated = Tylko się przyglądasz. To może zrobić tylko ktoś, kto siedzi przy stole.
error-bot-plays = Na twoim miejscu gra bot. Najpierw odbierz mu miejsce.
error-seat-taken = Miejsce { $seat } należy do obecnego gracza. Bot może go zastąpić po { $seconds } s nieobecności.
error-too-long = Napisz coś, najwyżej { $limit } znaków.
error-bad-message = Ta wiadomość jest niezrozumiała: { $detail }.
error-too-fast = Za dużo naraz. Poczekaj chwilę.
error-too-slow = Od { $seconds } s nic od ciebie nie słychać.
error-interrupted = Nie udało się tego zachować i nic się nie zmieniło. Spróbuj jeszcze raz.
error-pack-not-here = Przy tym stole gra się z dodatkiem „{ $pack }”, którego serwer teraz nie ma. Kto prowadzi serwer, podaje jego folder (--packs FOLDER) albo go instaluje; stół czeka zachowany.
error-table-broke = Zasada zawiodła. Stół jest taki jak przedtem, a serwer zachował raport.
error-bad-request = To żądanie jest niezrozumiałe: { $detail }.
error-not-found = Tu nic nie ma.
error-too-large = To za duże: najwyżej { $limit } bajtów.
error-server = Błąd serwera. Szczegóły są w jego dzienniku.
error-unknown-link = Żaden stół nie ma takiego odnośnika.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-too-many = Z twojego adresu albo na tym serwerze jest za dużo stołów lub graczy. Spróbuj później.
error-still-secret = Ta gra jeszcze trwa, a jej plik pokazałby wszystkie tajemnice. Poczekaj do końca.
error-not-over = Ta gra jeszcze trwa. Poczekaj do jej końca.
error-other-protocol = Ten serwer mówi wersją { $here } protokołu. Wczytaj stronę ponownie albo zaktualizuj program.
error-file-too-long = Ten plik ma ponad { $entries } wpisów albo ponad { $undos } cofniętych odpowiedzi. Żadna gra nie jest tak długa.
error-took-too-long = To trwało dłużej niż { $seconds } s i zostało przerwane.
error-no-topic = Stałą odpowiedź zostawia się wtedy, gdy pada pytanie, i tylko na to pytanie.
error-not-host = Może to zrobić tylko gospodarz stołu, i nie wobec siebie.
error-muted = Gospodarz cię wyciszył. Inni nie zobaczą tego, co piszesz.
error-removed = Ten odnośnik nie prowadzi już do stołu. Poproś gospodarza o nowy.
error-still-time = Miejsce { $seat } ma jeszcze czas na odpowiedź. Gdy minie czas i przypomnienie, może je zastąpić bot.
error-notice-host = Stąd nic nie jest wysyłane do „{ $host }”. Kto prowadzi serwer, może na to pozwolić opcją --notice-host.
error-port-taken = Nie można użyć { $address }: { $detail }. Wybierz inny port przez --port.
error-database-away = Nie można użyć bazy danych: { $detail }. Sprawdź, czy działa i czy adres po --database jest poprawny.
error-not-empty-data = { $place } już istnieje i nie jest puste. Niczego nie nadpisano: wybierz inne miejsce.
error-data-taken = Inny serwer używa już { $path }. Zatrzymaj go albo wybierz inny folder przez --data.
error-bad-data = Nie można użyć { $path }: { $detail }.
error-damaged-data = Plik { $path } jest uszkodzony: { $damage ->
    [gone] samego pliku nie ma, został tylko jego dziennik { $detail }
    [folder] to folder, a nie plik
    [empty] jest pusty
    [foreign] to nie jest baza danych Hullbreach
    [table] brakuje części „{ $detail }”
   *[pages] jego zawartość się nie zgadza ({ $detail })
  }. Przywróć kopię zapasową całego folderu albo zacznij w innym folderze przez --data.
error-unwritable-data = Nie można użyć { $path }: { $detail }. Sprawdź, czy wolno ci zapisywać ten plik i czy nie używa go inny program, albo wybierz inny folder przez --data.
error-unknown-host = Ten serwer nie zna nazwy { $host }. Jeśli nazwa jest dobra, uruchom serwer z opcją --allowed-host i tą nazwą.

## Powiadomienia poza stroną: na czyjeś urządzenie i do pokoju rozmów stołu

notice-title = { $game }
notice-turn = Twoja kolej{ $round ->
    [0] .
   *[other] , runda { $round }.
 }
notice-late = Twój czas na odpowiedź minął. { $hours ->
    [one] Za godzinę
    [few] Za { $hours } godziny
   *[many] Za { $hours } godzin
 } { $late ->
    [bot] na to pytanie odpowie za ciebie bot.
   *[others] inni będą mogli oddać twoje miejsce botowi.
 }
notice-gone = Brak odpowiedzi w terminie: { $names }. Jeśli chcecie grać dalej, to miejsce może przejąć bot.
notice-over = Koniec gry. Zobacz, jak się skończyła.
room-turn = teraz odpowiada { $names }{ $round ->
    [0] .
   *[other] , runda { $round }.
 }
room-late = czas minął, wszyscy czekają na odpowiedź: { $names }.
room-gone = brak odpowiedzi w terminie: { $names }. To miejsce może przejąć bot.
room-over = koniec gry.
