### Gra w terminalu.

## Obraz

scene-zones = Strefy
scene-piles = Stosy
scene-track-unused = tor nieużywany
player-bot = bot: { $name }
player-you = ty

## Początek, przekazanie ekranu, koniec

welcome = { $game }: gra się zaczyna
welcome-me = { $name }: gra przy tym ekranie
welcome-bot = { $name }: gra bot ({ $bot })
welcome-file = Zapis gry: { $path }
welcome-seed = Wszystkie rzuty są już ustalone. Żeby można to było sprawdzić na końcu, oto odcisk ich ziarna: { $commitment }
hand-away = Naciśnij Enter, aby to wszystko ukryć, i oddaj ekran. Teraz: { $name }.
hand-over = { $name }: naciśnij Enter, gdy nikt inny nie widzi ekranu.
who-plays = Plik { $path } nie mówi, kto gra. Liczba miejsc: { $seats }. Kto na nich siedzi? Napisz na przykład: me:Anna,me:Jan,bot
who-plays-count = Liczba miejsc w tej grze: { $seats }, a nie { $typed }.
left = Zapis gry: { $path }. Dalej można grać tak:
over = Koniec gry
won = wygrana
lost = przegrana
over-seed = Ziarno gry: { $seed }. Kto nie ufa kościom, może obliczyć jego odcisk, pokazany na początku ({ $commitment }):
over-file = Cała gra jest w pliku { $path }. Tak można ją sprawdzić i przeczytać jeszcze raz:
report-known = Jest to już w raporcie { $path }.
report-kept = Raport jest w pliku { $path }. Tak można go obejrzeć:

## Pytanie

prompt = >
hint = Wpisz numer albo słowa wybranej możliwości. Znak ? pokazuje, co jeszcze można wpisać.
hint-topic = nigdy: nie pytaj mnie o to więcej, nic nie robię. zawsze: zawsze to robię.
no-such-number = { $most ->
    [one] Jest tylko jedna możliwość; wpisz 1.
   *[other] Wpisz numer od 1 do { $most }.
 }
ambiguous = „{ $typed }” może znaczyć kilka rzeczy:
not-understood = „{ $typed }” nie ma wśród możliwości. Znak ? pokazuje, co można wpisać.

## Co można wpisać

help-choose = 1, 2, … albo słowa
help-choose-help = wybierz możliwość: po numerze albo po początkach jej słów
do-help = ?
do-help-args = –
do-help-help = ta lista
do-why = czemu
do-why-args = –
do-why-help = czego teraz nie można i która zasada tego zabrania
do-rule = zasada
do-rule-args = [id lub słowa]
do-rule-help = co mówi zasada: po identyfikatorze, po numerze albo po słowach; bez niczego: zasada tego pytania
do-look = patrz
do-look-args = [nazwa]
do-look-help = wszystko, co wiadomo o miejscu, karcie lub graczu; bez niczego: jeszcze raz plansza
do-scene = plansza
do-scene-args = –
do-scene-help = narysuj planszę i zapytaj jeszcze raz
do-log = dziennik
do-log-args = [liczba]
do-log-help = co się wydarzyło, ostatnie wiersze
do-undo = cofnij
do-undo-args = [liczba]
do-undo-help = cofnij swój ostatni wybór, jeśli nikt od tego czasu nie podjął decyzji i nic nie wyszło na jaw; gdy grają sami ludzie, także dalej, za zgodą wszystkich
do-never = nigdy
do-never-args = –
do-never-help = nie pytaj mnie więcej o reakcje tego rodzaju: nic nie robię
do-always = zawsze
do-always-args = [numer]
do-always-help = nie pytaj mnie więcej o reakcje tego rodzaju: zawsze wybieram tę możliwość
do-ask = pytaj
do-ask-args = –
do-ask-help = znów pytaj mnie o reakcje
do-score = wynik
do-score-args = –
do-score-help = jaki jest stan gry
do-save = zapisz
do-save-args = [plik]
do-save-help = zapisz kopię w pliku; sama gra i tak jest zapisywana po każdym wyborze
do-quit = wyjdź
do-quit-args = –
do-quit-help = przerwij; gra jest zapisana, a program powie, jak grać dalej

why-nothing = Żadna zasada niczego więcej teraz nie zabrania.
rule-unknown = Nie ma zasady „{ $rule }”.
look-nothing = Nie ma tu niczego o nazwie „{ $what }”.
look-several = Co dokładnie? { $names }
look-ways = Przejścia: { $names }
log-more = { $more ->
    [one] Jeden wcześniejszy wiersz.
    [few] { $more } wcześniejsze wiersze.
   *[other] { $more } wcześniejszych wierszy.
 }
undo-consent = { $count ->
    [one] To cofa ostatni wybór, czyjkolwiek jest,
    [few] To cofa { $count } ostatnie wybory, czyjekolwiek są,
   *[other] To cofa { $count } ostatnich wyborów, czyichkolwiek,
 } a rzuty będą nowe. Czy wszyscy się zgadzają? (t/n)
stand-not-here = Na to pytanie trzeba odpowiadać za każdym razem.
stand-which = Którą możliwość? Wpisz zawsze i jej numer.
stand-left = Od teraz: { $option }. Wpisz pytaj, żeby znów odpowiadać samodzielnie.
stand-gone = Stół znów będzie pytać o wszystko.
score = { $answers ->
    [one] Dotąd podjęto jedną decyzję.
    [few] Dotąd podjęto { $answers } decyzje.
   *[other] Dotąd podjęto { $answers } decyzji.
 }
saved = Zapisano: { $path }.

## Błędy

error-file = { $path }: { $detail }.
error-huge-file = { $path } to nie jest gra: żadna gra nie ma więcej niż { $most } MB.
error-file-taken = Plik { $path } już istnieje. Graj dalej z --load albo wybierz inną nazwę.
error-unknown-players = Plik { $path } nie mówi, kto gra. Podaj graczy w --seats, na przykład: --seats me:Anna,me:Jan,bot
error-seats = „{ $word }” to nikt, kto może usiąść do stołu. Napisz na przykład: me,bot,bot albo me:Anna,me:Jan,bot:random
