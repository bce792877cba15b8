### Wiersz poleceń.

cli-about = Ciężkie gry planszowe o przetrwaniu w kosmosie, według ich prawdziwych zasad.

command-games = wypisz zainstalowane gry i ich opcje
command-play = graj w tym terminalu
command-replay = sprawdź plik gry i opowiedz ją jeszcze raz
command-rules = zasady gry i to, które z nich są sprawdzane testami
command-content = co z pudełka gry jest tutaj i jak bardzo jest pewne
command-check = dokładnie przetestuj grę

## Słowa każdej pomocy

usage-prefix = użycie:
usage-positionals = argumenty
usage-options = opcje
usage-commands = polecenia
metavar-command = POLECENIE
metavar-file = PLIK
metavar-game = GRA
metavar-lang = en|pl
metavar-list = LISTA
metavar-n = N
metavar-name = NAZWA
metavar-name-value = NAZWA=WARTOŚĆ
metavar-seats = MIEJSCA
metavar-seed = ZIARNO
help-help = pokaż tę pomoc i zakończ
help-version = pokaż wersję i zakończ
help-lang = język: en albo pl; także w środowisku jako HULLBREACH_LANG
help-game = nazwa gry; listę pokazuje: hullbreach games

## games

games-none = Nie ma żadnej zainstalowanej gry.
games-players = { $same ->
    [yes] graczy: { $low }
   *[no] graczy: od { $low } do { $high }
 }
games-rules = { $rules ->
    [one] jedna zasada
    [few] { $rules } zasady
   *[other] { $rules } zasad
 }
setting-switch = true albo false
setting-number = liczba
setting-range = od { $low } do { $high }
setting-text = tekst
setting-default = zwykle { $value }

## play

help-play-seats = kto gra, w kolejności miejsc: me, me:Anna, bot albo bot:RODZAJ, po przecinkach; zwykle ty i tyle botów, ilu potrzeba
help-play-bot = bot na miejscach, dla których --seats żadnego nie podaje: rodzaj albo plik, na przykład my_bot.py:Brave
help-play-seed = ziarno kości, żeby rozegrać tę samą grę jeszcze raz; zwykle nowe
help-play-option = opcja gry; listę pokazuje: hullbreach games; można podać kilka razy
help-play-save = zapisuj grę w tym pliku; zwykle w nowym pliku w twoim folderze danych
help-play-load = graj dalej w grę z tego pliku, z tymi, którzy przy niej siedzą; --seats sadza innych
help-play-after = zacznij tam, gdzie skończyła się gra z tego pliku; misją jest jej epilog
help-play-watch = niech boty grają na wszystkich miejscach, a ty patrz
help-play-plain = plansza jako lista, nie jako mapa
help-play-no-animation = bez przerw między wierszami dziennika

## replay

help-replay-file = plik gry albo raport o zasadzie, która zawiodła
help-replay-seat = opowiedz tak, jak słyszało to miejsce (pierwsze to 1); zwykle tylko to, co słyszeli wszyscy
help-replay-step = czekaj na Enter po każdym wyborze
help-from = zacznij opowiadać po tylu wyborach
help-replay-to = przestań opowiadać po tylu wyborach; reszta też jest sprawdzana
help-replay-quiet = tylko sprawdź
replay-title = { $game }, graczy: { $seats }
replay-more = Enter: dalej
replay-over = Gra się skończyła.
replay-unfinished = { $answers ->
    [one] Gra się nie skończyła; podjęto jedną decyzję.
    [few] Gra się nie skończyła; podjęto { $answers } decyzje.
   *[other] Gra się nie skończyła; podjęto { $answers } decyzji.
 }
replay-ok = { $hashes ->
    [all] Wszystko się zgadza
   *[other] Grę da się rozegrać
 }: { $entries ->
    [one] rozegrano ponownie jeden wpis
    [few] rozegrano ponownie { $entries } wpisy
   *[other] rozegrano ponownie { $entries } wpisów
 }, { $hashes ->
    [all] wszystkie odciski się zgadzają
    [none] ale w pliku nie ma odcisków do porównania
   *[some] obecne odciski się zgadzają, ale części brakuje
 }. Pozycja: { $hash }.
replay-older = Grę rozpoczęto według starszych zasad: odciski pochodzą z tamtych zasad i nie zostały porównane. Pozycja: { $hash }.
replay-report = To raport o zasadzie, która zawiodła. Oto jego treść:
replay-attempt = Gracz { $seat } odpowiedział „{ $option }”.
replay-broken-setup = Gry nie udało się rozstawić.
replay-same = To nadal się dzieje, w ten sam sposób.
replay-other = Nadal zawodzi, ale inaczej:
replay-repaired = To już się nie dzieje.

## content

help-content-list = jedna z list, żeby zobaczyć jej pozycje
content-list = Lista
content-box = w pudełku
content-here = tutaj
content-certain = pewne
content-reconstructed = odtworzone
content-sum = razem
content-name = Nazwa
content-count = Liczba
content-source = Źródło
content-rival = Inne źródło mówi
content-sources = Skąd to wiadomo:
provenance-S = instrukcja
provenance-P = materiały publiczne, z numerem z naszych notatek
provenance-PB = gra podstawowa jako wzór
provenance-PR = Odwet jako wzór
provenance-K = pamięć o grze
provenance-U = nasza rekonstrukcja: niepewne
provenance-O = nasz własny wymysł

## Błędy

error-usage = Tego polecenia nie da się zrozumieć.
error-unknown-list = { $game }: nie ma listy „{ $name }”. Są listy: { $known }.
usage-required = Czegoś brakuje: { $names }.
usage-unrecognized = To niezrozumiałe: { $names }.
usage-no-value = Po { $name } brakuje wartości.
usage-no-value-wanted = { $name } nie przyjmuje wartości.
usage-not-together = { $name } nie może wystąpić razem z { $other }.
usage-bad-value = „{ $value }” nie jest wartością dla { $name }.
usage-bad-choice = „{ $value }” nie jest wartością dla { $name }. Są: { $known }.
usage-ambiguous = { $name } może znaczyć kilka rzeczy: { $names }.
usage-other = { $detail }
usage-language = Nie ma języka „{ $value }”. Są: { $known }.
usage-unknown-command = Nie ma polecenia „{ $value }”.{ $near ->
    [none] {" "}Są: { $known }.
   *[other] {" "}Może chodzi o „{ $near }”?
 }
usage-which-game = W którą grę? Zainstalowane: { $known }.
usage-other-game = W pliku { $path } jest inna gra: { $game }.
usage-option = „{ $word }” to nie opcja: napisz NAZWA=WARTOŚĆ.
usage-load-alone = Wczytana gra ma już swoje ziarno i opcje: pomiń --seed i --option.
usage-after-alone = --after zaczyna nową grę: pomiń --load.
usage-watch = Kto patrzy, ten nie gra: pomiń --watch albo posadź same boty.
usage-from-to = --from { $first } jest po --to { $last }.

## Packs

help-games-game = gra, której dodatki mają być wypisane; bez niej wszystkie gry
games-packs = Dodatki
games-pack-usual = zwykle
games-pack-needs = wymaga: { $others }
games-pack-conflicts = nie razem z: { $others }
games-role-base = podstawa
games-role-mission = misja
games-role-race = rasa
games-role-module = moduł
help-packs = dodatki, z którymi się gra, po przecinku (wypisuje je hullbreach games GRA)
help-pack = folder z danymi, z którymi się gra: wiersze zmieniające lub uzupełniające dane gry, liczby, słowa
metavar-packs = DODATKI
