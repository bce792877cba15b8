### Stół w przeglądarce.

## Wszędzie

web-close = Zamknij
web-cancel = Nieważne
web-send = Wyślij
web-copy = Kopiuj
web-copied = Skopiowano
web-language = Język
web-settings = Ustawienia
web-rules = Zasady
web-connecting = Łączenie…
web-reconnecting = Połączenie zerwane. Próbuję ponownie…
web-to-lobby = Do poczekalni
web-error-server = Coś poszło nie tak na serwerze.
web-error-no-server = Serwer nie odpowiada. Czy działa?

## Poczekalnia

web-welcome = Coś jest na pokładzie. Kto pójdzie zobaczyć?
web-welcome-about = Graj sam z botami, przy jednym ekranie albo każdy u siebie. Bez kont: miejsce to tajny odnośnik.
web-games = Gry
web-players = { $low }–{ $high } graczy
web-rules-count = { $count ->
    [one] jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
 }
web-new-table = Nowy stół: { $game }
web-your-name = Twoje imię
web-seats = Miejsca
web-seat-kind = Kto siedzi na miejscu { $number }
web-bot-kind = Jak gra bot na miejscu { $number }
web-seat-me = ja
web-seat-bot = bot
web-seat-invite = z zaproszenia
web-seat-screen = ktoś przy tym ekranie
web-seat-name = Imię
web-seat-name-of = Imię osoby na miejscu { $number }
web-options = Opcje gry
web-play-now = Graj teraz
web-invite = Zaproś znajomych
web-usual = Ty i { $bots ->
    [one] jeden bot
    [few] { $bots } boty
   *[other] { $bots } botów
 } · zwykłe zasady
web-change = zmień
web-ready = Gotowa
web-nav-play = Gra
web-no-account = Bez konta: twoje miejsce to tajny odnośnik, zapamiętany w tej przeglądarce.
web-join-code = Dołącz kodem
web-join-go = Dalej
web-learn = Nauka
web-learn-signs = co pokazuje stół
web-learn-help = klawisze i jak wybierać
web-first-game = Twoja pierwsza gra
web-first-game-about = z przewodnikiem, w pojedynkę, dziesięć minut
web-upload-about = z dysku, do obejrzenia albo dalszej gry
web-open = Otwórz
web-watch = Oglądaj
web-round = Runda { $number }
web-rounds = { $number ->
    [one] jedna runda
    [few] { $number } rundy
   *[other] { $number } rund
 }
web-with = razem: { $names }
web-your-turn-since = Twoja kolej, { $time }
web-waits-guests = Czeka na gości
web-waits-for = Czeka na ruch: { $names }
web-winners = Wygrana: { $names }
web-no-winner = Nikt nie wygrał
web-link-gone = Twój odnośnik już nie prowadzi do tego stołu
web-looking = Sprawdzam…
web-table-broken = Tego stołu nie da się pokazać
web-begin = Zaczynamy
web-my-tables = Twoje stoły
web-no-tables = Jeszcze żadnego. Pamięta je tylko ta przeglądarka.
web-upload = Otwórz plik gry
web-forget = Zapomnij ten stół gry { $game }
web-join = Zajmij miejsce
web-join-about = Zaproszono cię do stołu.
web-join-host = { $name } zaprasza do tego stołu.
web-join-free = { $count ->
    [0] Nie ma wolnego miejsca.
    [one] Jest jedno wolne miejsce.
    [few] Są { $count } wolne miejsca.
   *[other] Jest { $count } wolnych miejsc.
 }
web-is-host = gospodarz
web-join-plays = W co się gra
web-join-seated = Masz już miejsce przy tym stole.
web-join-full = Wszystkie miejsca są zajęte. Poproś gospodarza o odnośnik dla widzów.
web-deal-secret = Rozdał serwer i nikt nie zna ziarna losowania. Jego odcisk jest już ustalony, więc na końcu można sprawdzić każdą kartę i kość:
web-no-seat = Ten adres nie otwiera miejsca
web-no-seat-about = On tylko nazywa stół. Żeby usiąść, trzeba zaproszenia albo jego kodu, żeby oglądać – odnośnika dla widzów: zapytaj osobę, która ci to przysłała. To twoja gra? Użyj tej samej przeglądarki albo odnośnika do swojego miejsca.
web-no-seat-link = Kod albo odnośnik
web-screens = Twoje miejsce jest otwarte na { $count } ekranach. Liczy się pierwsza odpowiedź. Jeśli to nie ty, zrób nowy odnośnik w menu, pod „{ web-host }”.
web-screens-fine = To ja
web-sit-down = Siadam

## Przed grą

web-waiting-room = Przed grą
web-who = Kto jest
web-seat-open = wolne
web-here = jest
web-away = nieobecny
web-stuck = zaciął się
web-stuck-about = Bot na tym miejscu zawiódł. Cofnijcie ostatnią odpowiedź albo niech zagra tu inny bot lub ktoś z was.
web-you = ty
web-you-named = { $name } (ty)
web-seat = miejsce { $number }
web-to-table = Do stołu
web-to-table-about = Stół poczeka na tych, których jeszcze brakuje.
web-links = Odnośniki
web-link-invitation = Zaproszenie: kto je otworzy, zajmie następne wolne miejsce
web-link-own = Twój własny tajny odnośnik, na inne urządzenie
web-link-spectators = Dla widzów, którzy widzą to, co wolno widzieć wszystkim
web-code-about = Albo kod do podyktowania; działa, póki jest wolne miejsce
web-qr = Zaproszenie jako kod QR
web-qr-about = Skieruj tu aparat.

## Stół

web-board = Plansza
web-question = Pytanie
web-hands = Karty i przedmioty
web-no-cards = Nie ma tu kart.
web-crew = Załoga
web-piles = Stosy
web-log = Dziennik
web-chat = Rozmowa
web-chat-say = Powiedz coś załodze…
web-spectator = widz
web-parts = Części stołu
web-tab-board = Plansza
web-tab-hand = Ręka
web-tab-crew = Załoga
web-tab-log = Dziennik
web-your-turn = Twoja kolej
web-waiting = Czekamy
web-waiting-for = Czekamy: { $names }
web-thinks = myśli
web-showing = Pokazuję, co się dzieje…
web-hurry = Szybciej
web-sent = Wysłano…
web-over = Koniec gry
web-choose = Wybierz
web-can-act = Możesz tu działać
web-cost = koszt { $cost }
web-pay = Zapłać { $count ->
    [one] { $count } kartą
   *[other] { $count } kartami
 }
web-do-pay = { $what }, zapłać: { $cards }
web-back = Wstecz
web-use = { $now }, potem { $then }
web-hidden-place = niezbadane
web-pile-count = { $count } szt.
web-pile-top = Na wierzchu: { $top }
web-track-at = Pole: { $space }
web-track-off = nieczynny
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-fit = Cała plansza
web-zoom-own = Do mojej figurki
web-rule = Zasada { $rule }
web-rule-unknown = Ta zasada nie ma własnego opisu.
web-all-rules = Wszystkie zasady
web-why-not = Czemu nie…?
web-not-now = nie teraz
web-nothing-closed = Możliwe jest wszystko, co w ogóle bywa możliwe.
web-stand = Zawsze odpowiadaj tak
web-log-which = Co pokazuje dziennik
web-log-all = Wszystko
web-log-mine = Moje
web-log-chat = Rozmowa
web-standing-count = { $count ->
    [one] Jedna stała odpowiedź
    [few] { $count } stałe odpowiedzi
   *[many] { $count } stałych odpowiedzi
 }
web-standing = Zawsze odpowiadasz: { $option }.
web-ask-again = Pytaj mnie znowu
web-menu = Menu
web-undo = Cofnij
web-undo-all = Poproś wszystkich o cofnięcie
web-undo-all-about = Dalej niż twój ostatni wybór cofacie się tylko za zgodą wszystkich. Kości losuje się wtedy od nowa.
web-undo-steps = O ile wyborów
web-undo-ask = Poproś
web-wish = { $name } chce cofnąć grę: { $steps ->
    [one] jeden wybór
    [few] { $steps } wybory
   *[other] { $steps } wyborów
 }.
web-agree = Zgoda
web-refuse = Nie
web-hand-over = Niech bot zagra za mnie
web-bot-choice = Bot
web-fill-seat = Niech zagra bot
web-open-seat = Otwórz dla gościa
web-open-seat-of = Otwórz miejsce { $number } dla gościa
web-stand-in = Niech bot zastąpi: { $name }
web-take-back-seat = Znowu gram sam
web-host = Ludzie i odnośniki
web-spectators = Widzowie
web-mute = Wycisz
web-unmute = Pozwól mówić
web-remove = Usuń
web-remove-sure = Na pewno usunąć: { $name }?
web-renew = Utwórz nowy odnośnik
web-renew-sure = Na pewno? Stary przestanie działać.
web-renew-about = Nowy odnośnik zastępuje stary. Kto przyszedł ze starym, musi odejść. Kto zostaje usunięty, traci miejsce, a zaproszenie zmienia się na nowe.
web-renew-invitation = Zaproszenie
web-renew-spectators = Odnośnik dla widzów
web-renew-seat = Odnośnik do mojego miejsca
web-broken = Tej chwili nie da się pokazać: coś w zasadach zawodzi. Wycofaj się z niej przyciskiem „Cofnij” albo wspólnie ze wszystkimi, z menu.
web-copy-spectators = Kopiuj odnośnik dla widzów
web-download = Pobierz plik gry
web-report = Zgłoś problem
web-report-about = Twoje słowa i plik tej gry zostaną na serwerze.
web-report-done = Dziękujemy. Zgłoszenie zapisano.
web-pass-screen = Przekaż ekran: { $name }
web-pass-about = Niczyje karty nie są widoczne, dopóki nie dasz znaku.
web-pass-ready = To ja

## Ustawienia i pomoc

web-pace = Jak pokazywać zmiany
web-pace-calm = spokojnie
web-pace-brisk = szybko
web-pace-off = od razu, bez ruchu
web-notices = Powiadomienia
web-notice-title = Tytuł strony mówi, że moja kolej
web-notice-sound = Dźwięk, gdy moja kolej
web-notice-browser = Powiadomienie przeglądarki, gdy moja kolej
web-notice-guide = Objaśniaj każde pytanie jego zasadą
web-help = Pomoc
web-help-about = Co świeci, to można wybrać: kliknij albo naciśnij klawisz przy opcji. Wskaż cokolwiek, aby przeczytać wszystko o tym.
web-key-option = wybierz opcję z tym klawiszem albo obejrzyj rzeczy tej figurki
web-key-tab = do następnej części strony
web-key-arrows = chodź po planszy albo po menu
web-key-enter = użyj tego, co zaznaczone
web-key-escape = zamknij, co otwarte
web-key-undo = cofnij ostatni wybór
web-key-hurry = pokaż od razu, co jeszcze czeka
web-key-zoom = bliżej planszy, dalej od niej
web-key-help = ta pomoc
web-coach-again = Oprowadź mnie
web-credits = Ikony: autorzy game-icons.net (CC BY 3.0). Pismo: Barlow, Chakra Petch (OFL).
web-coach = Pierwsza runda
web-coach-skip = Pomiń
web-coach-next = Dalej
web-coach-done = Gramy
web-coach-question-desk = Każdy czasownik ma swoją literę i ją zachowuje.
web-coach-question = Tu pada pytanie, co robisz. Numer przy pytaniu to jego zasada: kliknij, aby ją przeczytać. „Czemu nie…?” wymienia resztę, z powodami.
web-coach-board = Co możesz wybrać, świeci na planszy. Kliknij: otworzy się, z przyciskami na wszystko, co można tam zrobić.
web-coach-board-desk = Wskaż cokolwiek, aby o tym przeczytać. Kółko przybliża, przeciąganie przesuwa planszę.
web-coach-hands = Twoje karty i przedmioty. Kartami, które świecą, można teraz zagrać albo nimi zapłacić.
web-coach-crew = Pozostali, ze wszystkim, co wolno wiedzieć każdemu. Klepsydra pokazuje, na kogo czeka stół.
web-coach-log = Wszystko, co się stało, z zasadą przy każdym wierszu. Pod spodem możesz rozmawiać z innymi.
web-coach-menu = W menu są ustawienia, boty, plik gry i więcej. Pomyłkę można cofnąć obok pytania, dopóki nic ukrytego nie wyszło na jaw.

## Koniec i powtórka

web-won = Wygrana!
web-lost = Przegrana
web-has-won = wygrana
web-has-lost = przegrana
web-results = Jak się skończyło
web-ending = Jak do tego doszło
web-origin-seed = Gospodarz sam wybrał ziarno tej gry. Kto je wybiera, może znać każdą kartę i każdy rzut.
web-origin-file = Gospodarz zaczął tę grę z pliku. Kto ma plik, może znać każdą kartę i każdy rzut.
web-origin-fork = Ta gra toczy się dalej od chwili z gry zakończonej. Czego wtedy nie widziało miejsce gospodarza, rozdano od nowa, kości też są nowe. Kto widział koniec tamtej gry, zna karty gospodarza.
web-origin-known = Tę grę rozdał serwer, ale ktoś miał już jej plik albo ziarno. Kto je ma, może znać każdą kartę i każdy rzut.
web-numbers = Liczby gry
web-number-answers = Wybory
web-number-rounds = Rundy
web-course = Przebieg gry
web-fair = Sprawdź kości
web-fair-about = Ziarno ustalono przed pierwszym ruchem: jego odcisk, pod nim, był znany od początku.
web-replay = Powtórka
web-rematch = Jeszcze raz w tym samym gronie
web-rematch-about = Nowy stół z tą samą grą, opcjami i botami. Pozostali znajdą swoje miejsca z tej strony.
web-rematch-join = Zajmij moje miejsce w rewanżu
web-rematch-waits = Pozostali są już przy nowym stole.
web-sequel = Grajcie dalej tam, gdzie skończyła się ta gra
web-sequel-about = Nowy stół w tym samym gronie: gra toczy się dalej z tym, co po tej zostało.
web-share = Pokaż grę innym
web-share-about = Odnośnik, który pokazuje tę grę od początku, oczami wszystkich. Nie otwiera żadnego miejsca.
web-share-make = Zrób odnośnik
web-share-link = Odnośnik do powtórki
web-unshare = Unieważnij wszystkie odnośniki do tej powtórki
web-look-at-table = Spójrz na stół
web-play = Odtwarzaj
web-pause = Pauza
web-step-back = Jeden wybór wstecz
web-step-on = Jeden wybór dalej
web-moment = Chwila gry
web-seen-from = Widziane przez
web-eyes-of = jak widzi { $name }
web-play-on = Graj dalej od tej chwili

## Zasady

web-search = Szukaj w zasadach
web-search-more = Jest więcej: wyszukaj.

## Stół: tacka, pasek, odsłony

web-of = { $count } z { $most }
web-fill = zostało { $count } z { $most }
web-pips = { $count ->
    [one] jedno obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
 }
web-now = teraz
web-more = Więcej
web-newest = Najnowsze
web-drawer = Załoga i dziennik
web-space = Spacja
web-tab-goals = Cele
web-tray-hand = Twoja ręka
web-tray-items = Przedmioty
web-tray-wounds = Rany
web-tray-goals = Cele
web-tray-none = brak
web-tray-free = wolne
web-crowd-order = Kolejność trafień
web-crowd = Tutaj
web-reveal-steps = Po kolei
web-lost-if = Przegrana, gdy { $what }
web-tray-figures = Twoje figurki
web-not-learned = jeszcze nie
web-acts = { $count ->
    [one] została jedna akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
 }
web-bot-named = { $name } · bot
web-who-you = { $name } · ty
web-careful = Na pewno? To się samo nie cofnie.
web-show-again = Pokaż jeszcze raz
web-show-place = Pokaż miejsce
web-go-on = Dalej
web-skip-to-turn = Od razu do mojej tury
web-reveal-waits = Nic się nie stanie, póki nie pójdziesz dalej.
web-reveal-goes = Samo pójdzie dalej.
web-reveal-more = jeszcze { $count }
web-reveal-why = Jak do tego doszło
web-reveal-did = Co się stało
web-reveal-event = Wydarzenie
web-reveal-attack = Atak
web-reveal-wound = Rana
web-reveal-encounter = Spotkanie
web-reveal-token = Żeton
web-reveal-room = Odkryto
web-reveal-draft = Wybór
web-reveal-dice = Kości
web-reveal-death = Śmierć
web-reveal-end = Koniec
web-death-lost = Wypadasz z gry, a to, co było twoim celem, jest już nieosiągalne.
web-death-now = Możesz patrzeć, co stanie się z resztą: nikt cię już o nic nie zapyta. Koniec pokaże, do czego każdy dążył.
web-kind-action = Akcja
web-kind-item = Przedmiot
web-kind-event = Wydarzenie
web-kind-attack = Atak
web-kind-wound = Rana
web-kind-objective = Cel
web-kind-contamination = Skażenie
web-kind-character = Postać
web-kind-weakness = Słabość
web-kind-computer = Komputer
web-kind-room = Miejsce
web-kind-token = Żeton
web-kind-panic = Panika
web-kind-mutation = Mutacja
web-kind-alert = Alarm
web-kind-adaptation = Adaptacja
web-kind-skill = Umiejętność
web-kind-spawn = Wylęg
web-text-size = Wielkość tekstu
web-clicks = Kliknięcia
web-quick = Jedno kliknięcie działa tam, gdzie można zrobić tylko jedno (nigdy na to, co się oddaje)
web-sounds = Dźwięki
web-volume = Głośność
web-sound-hum = Szum miejsca
web-sound-turn = Twoja tura i koniec
web-sound-play = Kroki, karty, kości
web-sound-danger = Niebezpieczeństwo
web-key-verb = czasownik z tą literą; czasownik zachowuje literę
web-key-go-on = dalej, gdy coś odsłonięto
web-objectives-shown = Do czego kto dążył

## Przez wiele dni

web-turns = { $all ->
    [one] Twoja kolej
   *[other] Twoja kolej: { $count } z { $all }
 }
web-your-turn-until = Twoja kolej, do { $time }
web-your-turn-late = Twoja kolej. Czas minął: { $time }
web-until = Odpowiedź do { $time }
web-is-late = po czasie
web-carry = Na innym urządzeniu
web-carry-about = Ten odnośnik przeniesie wszystkie twoje stoły do innej przeglądarki. Otwiera twoje miejsca, więc nikomu go nie dawaj.
web-when = Tempo
web-when-now = Teraz, razem
web-when-days = Przez wiele dni, { $time } na odpowiedź
web-late = Kto nie odpowie mimo przypomnienia
web-late-others = odda miejsce botowi, jeśli inni tego chcą
web-late-bot = dostanie jedną odpowiedź od bota
web-since = Od twojej ostatniej wizyty
web-since-skip = Przejdź do teraz
web-room = Pokój rozmów
web-room-about = Pokój na { $hosts } może dostawać wiadomości, czyja kolej. Wklej adres jego webhooka. Nikt przy stole nie zobaczy tego adresu.
web-room-on = Powiadamiaj pokój
web-room-off = Nie powiadamiaj
web-room-done = Pokój będzie powiadamiany.
web-room-off-done = Pokój nie będzie już powiadamiany.

## Strona operatora

web-operator = Ten serwer
web-operator-token = Token operatora
web-operator-enter = Pokaż
web-operator-version = Wersja
web-operator-since = Działa od
web-operator-processes = Procesy
web-operator-clients = Połączenia tutaj
web-operator-tables = Stoły w pamięci / zachowane
web-operator-answers = Odpowiedzi
web-operator-notices = Powiadomienia wysłane / porzucone
web-operator-troubles = Odmowy i dziennik
web-operator-reports = Zgłoszenia graczy
web-operator-none = Nic.
web-operator-newest = Najnowsze stoły
web-operator-entries = { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
 }
web-operator-here = { $count ->
    [one] obecna jedna osoba
    [few] obecne { $count } osoby
   *[many] obecnych { $count } osób
 }
web-operator-delete = Usuń
web-operator-sure = Na pewno? Stół zniknie.
