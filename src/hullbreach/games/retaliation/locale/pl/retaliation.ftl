# Nemesis: Odwet: gra, jej żołnierze, żetony, stosy i panele. Pomieszczenia, karty, przedmioty i to, co mówi się podczas gry, są
# w plikach obok, a słowa Pierwokrwistych w folderze ich dodatku.

-intruder = { $case ->
   *[nom] intruz
    [gen] intruza
    [dat] intruzowi
    [acc] intruza
    [ins] intruzem
    [nom-pl] intruzi
    [gen-pl] intruzów
    [acc-pl] intruzów
 }
-removed = opuszczają grę

## The game

game-retaliation = Nemesis: Odwet
game-retaliation-about = Oddział wchodzi do bazy, z której nikt już nie odpowiada. Pomieszczenia i korytarze odkrywacie krok po kroku, intruzi przychodzą dziesiątkami, a lądownik przyleci po was tylko raz, jeśli nic go nie zestrzeli. Od 1 do 5 osób, dwie do trzech godzin.
game-retaliation-headline =
    Miało ich być kilku.
    Nikt nie powiedział, ilu.
game-retaliation-line = Baza, która rośnie z każdym krokiem, korytarze pełne intruzów i rozkazy, które nie są takie same. Utrzymaj pomieszczenia, wykonaj zadanie i zdąż na lądownik.
game-retaliation-length = 2–3 godz.
game-retaliation-place = baza wojskowa
pack-retaliation-base = Odwet
pack-retaliation-base-text = Pudełko: sześcioro żołnierzy, ich sprzęt, pomieszczenia bazy, cele i wytyczne.
setting-retaliation-mode = Kto gra przeciw komu (jedna osoba gra zawsze w trybie solo)
setting-retaliation-mode-standard = każdy gra o swoje, cele są tajne
setting-retaliation-mode-coop = wszyscy razem, wytyczne są wspólne
setting-retaliation-lethal = Tryb zabójczy: liczą się drugie wartości szmerów korytarzy
mode-retaliation-standard = każdy gra o swoje
mode-retaliation-solo = solo
mode-retaliation-coop = kooperacja
mode-retaliation-lethal = tryb zabójczy

## Soldiers

character-contractor = Najemnik
    .gen = Najemnika
    .dat = Najemnikowi
    .acc = Najemnika
    .ins = Najemnikiem
character-contractor-text = Ranga 0. Zaczyna z Pistoletem i Kamizelką kuloodporną, nie bierze wyposażenia pomocniczego. Chodzi po cichu, zna się na komputerach i pozwala oberwać innym.
character-recon = Skautka
    .gen = Skautki
    .dat = Skautce
    .acc = Skautkę
    .ins = Skautką
character-recon-text = Ranga 3. Zaczyna z Karabinem szturmowym. Pierwsza wchodzi i pierwsza strzela.
character-officer = Oficer
    .gen = Oficera
    .dat = Oficerowi
    .acc = Oficera
    .ins = Oficerem
character-officer-text = Ranga 5. Zaczyna z Obrzynem. Dowodzi innymi i jak nikt potrafi przyspieszyć lub opóźnić lądownik.
character-medic = Ratowniczka medyczna
    .gen = Ratowniczki medycznej
    .dat = Ratowniczce medycznej
    .acc = Ratowniczkę medyczną
    .ins = Ratowniczką medyczną
character-medic-text = Ranga 2. Zaczyna z Karabinkiem. Leczy głębokie rany w każdych warunkach i wie, co potrafią leki.
character-heavy-gun-operator = Operatorka broni ciężkiej
    .gen = Operatorki broni ciężkiej
    .dat = Operatorce broni ciężkiej
    .acc = Operatorkę broni ciężkiej
    .ins = Operatorką broni ciężkiej
character-heavy-gun-operator-text = Ranga 1. Zaczyna z Działem BF. Oczyszcza korytarze i wypędza intruzów z pomieszczeń.
character-combat-engineer = Inżynier wojskowy
    .gen = Inżyniera wojskowego
    .dat = Inżynierowi wojskowemu
    .acc = Inżyniera wojskowego
    .ins = Inżynierem wojskowym
character-combat-engineer-text = Ranga 2. Zaczyna ze Strzelbą automatyczną. Naprawia, zabezpiecza i wzmacnia bez dopłaty, wysadza nowe przejścia.

## Markers, tokens, gear, dice

token-lander = Lądownik
token-lander-text = Gdy znacznik rund i ten żeton są na tym samym polu, lądownik próbuje wylądować.
token-destruct = Autodestrukcja
token-destruct-text = Gdy znacznik rund tu dotrze, baza wybucha. Zatrzymać to może tylko Reaktor.
supply-fire = Pożar
    .nom = pożar
supply-fire-text = Kto kończy tu turę, traci 1 zdrowia. W fazie intruzów każdy intruz tutaj otrzymuje 1 obrażenie.
supply-malfunction = Awaria
    .nom = awaria
supply-malfunction-text = Pomieszczenie, ciężki przedmiot lub robot z tym znacznikiem nie działa. Pomieszczenie nadal można przeszukać, a jego komputer pozostaje komputerem.
supply-noise = Znacznik szmerów
    .nom = znacznik szmerów
supply-noise-text = Coś jest w tym korytarzu. Gdy rozpatruje się znacznik, z kolonii dobiera się żeton.
supply-secure = Żeton zabezpieczeń
    .nom = żeton zabezpieczeń
supply-secure-text = Intruz, który wchodzi do pomieszczenia z postaciami, zużywa 1 żeton zamiast zaatakować. W pomieszczeniu najwyżej 3.
supply-universal = Znacznik uniwersalny
    .nom = znacznik uniwersalny
supply-door = Drzwi
    .nom = drzwi
supply-egg = Jajo
    .nom = jajo
    .gen = jaja
    .acc = jajo
supply-egg-text = Ciężki przedmiot. Nic nie robi, ale ktoś może go chcieć.
supply-data = Żeton danych
    .nom = żeton danych
    .gen = żetonu danych
    .acc = żeton danych
supply-data-text = Nie można go stracić ani oddać. Kto go ma, aktywuje robota z dowolnego komputera bez dodatkowej karty.
supply-suffocation = Żeton duszenia się
    .nom = żeton duszenia się
supply-suffocation-text = Następna utrata tlenu to śmierć. Odrzuca się go, gdy tlenu przybywa, i na koniec tury w sektorze z aktywnym systemem podtrzymywania życia.
gear-ammo = Amunicja
    .nom = amunicja
    .gen = amunicji
    .acc = amunicję
gear-ammo-text = Umieść ją na broni z pustym polem na amunicję. Można ją zredukować dwa razy.
gear-grenade = Granat
    .nom = granat
    .gen = granatu
    .acc = granat
gear-grenade-text = Wynik kości serii + 2 jako obrażenia w przyległym korytarzu. Symbol specjalny nic nie robi.
gear-oxygen = Tlen
    .nom = tlen
    .gen = tlenu
    .acc = tlen
gear-oxygen-text = Ty albo ktoś tutaj, kto się zgodzi, otrzymuje 3 tlenu, najwyżej do 7.
gear-medpack = Apteczka
    .nom = apteczka
    .gen = apteczki
    .acc = apteczkę
gear-medpack-text = Ty albo ktoś tutaj, kto się zgodzi, odzyskuje 2 zdrowia.
anti-aircraft-active = Obrona przeciwlotnicza: aktywna
anti-aircraft-active-text = Na wierzchu, gdy lądownik próbuje lądować: zostaje zestrzelony.
anti-aircraft-inactive = Obrona przeciwlotnicza: nieaktywna
anti-aircraft-inactive-text = Na wierzchu, gdy lądownik próbuje lądować: ląduje.
die-shot = Kość strzału
die-burst = Kość serii
die-noise = Kość szmerów
belt = pas taktyczny
shield = ostrożność po drodze
item-unknown = przedmiot
    .gen = przedmiotu
    .acc = przedmiot
robot = Robot
    .gen = robota
    .acc = robota
robot-text = Stoi w Hibernatorium, dopóki ktoś go nie znajdzie. Co potrafi, powie jego karta.
sector-a = Sektor A
sector-b = Sektor B
sector-c = Sektor C
colour-red = czerwony
    .gen-pl = czerwonych
colour-yellow = żółty
    .gen-pl = żółtych
colour-green = zielony
    .gen-pl = zielonych
noise-1 = 1
noise-2 = 2
noise-3 = 3
noise-4 = 4
noise-danger = niebezpieczeństwo
burst-1 = 1
burst-2 = 2
burst-3 = 3
burst-4 = 4 i symbol specjalny
shot-2 = 2
shot-3 = 3
shot-4 = 4
shot-5 = 5
shot-ammo = utrata amunicji
shot-critical = trafienie krytyczne
contamination-unknown-text = Bezużyteczna karta, którą nie można niczego opłacić. Można ją odrzucić, pasując. Czy jest zarażona, pokaże dopiero skaner.

## What events and exploration cards of every race say alike

-falling = Intruzi w korytarzach „\” się poruszają
-level = Intruzi w korytarzach „–” się poruszają
-rising = Intruzi w korytarzach „/” się poruszają
-all-ways = Intruzi we wszystkich korytarzach się poruszają
-and-rooms = , potem ci w pomieszczeniach bez postaci.
-side-danger = Na koniec każda postać w niezabezpieczonym pomieszczeniu rozpatruje niebezpieczeństwo.
-side-noise = Na koniec każda postać wykonuje rzut na szmery.
-side-mark = Na koniec w każdym nieeksplorowanym korytarzu bez szmerów umieść znacznik szmerów.
-side-resolve = Na koniec rozpatrz każdy znacznik szmerów w nieeksplorowanym korytarzu.
-side-shuffle = Na koniec przetasuj stos wydarzeń od nowa, razem z tą kartą.
-explore-sector = Pomieszczenie z literą sektora („?”, jeśli takich już nie ma)
-explore-any = Pomieszczenie „?”
-explore-doors = Zamknij drzwi stykające się z tym pomieszczeniem
-explore-noise = Potem wykonaj rzut na szmery.
-explore-danger = Potem rozpatrz niebezpieczeństwo.
-explore-once = Ta karta opuszcza grę.

## Lists of the box

content-retaliation-room-tiles = Kafelki pomieszczeń
content-retaliation-fixed-rooms = Nadrukowane pomieszczenia
content-retaliation-corridors = Kafelki korytarzy
content-retaliation-printed-corridors = Nadrukowane korytarze
content-retaliation-dice = Kości
content-retaliation-supplies = Znaczniki i żetony
content-retaliation-gear = Sprzęt taktyczny
content-retaliation-anti-aircraft = Żetony obrony przeciwlotniczej
content-retaliation-wounds = Głębokie rany
content-retaliation-contamination = Karty skażenia
content-retaliation-action-cards = Karty akcji
content-retaliation-characters = Żołnierze
content-retaliation-starting-items = Przedmioty startowe
content-retaliation-support-items = Wyposażenie pomocnicze
content-retaliation-red-items = Czerwone przedmioty
content-retaliation-yellow-items = Żółte przedmioty
content-retaliation-green-items = Zielone przedmioty
content-retaliation-robots = Karty robota
content-retaliation-mission-objectives = Cele misji
content-retaliation-private-objectives = Cele prywatne
content-retaliation-standard-directives = Wytyczne misji
content-retaliation-coop-directives = Wytyczne misji: solo i kooperacja
content-retaliation-intruder-figures = Figurki intruzów
content-retaliation-intruder-tokens = Żetony intruzów
content-retaliation-exploration-cards = Karty eksploracji
content-retaliation-events = Karty wydarzeń
content-retaliation-attacks = Karty ataku
content-retaliation-health-cards = Karty zdrowia królowej

## Piles

pile-deck-red = Czerwone przedmioty
pile-deck-yellow = Żółte przedmioty
pile-deck-green = Zielone przedmioty
pile-deck-support = Wyposażenie pomocnicze
pile-deck-wounds = Głębokie rany
pile-deck-contamination = Skażenie
pile-deck-event = Wydarzenia
pile-deck-attack = Ataki
pile-deck-exploration = Eksploracja
pile-deck-health = Zdrowie królowej
pile-rooms-a = Pomieszczenia A
pile-rooms-b = Pomieszczenia B
pile-rooms-c = Pomieszczenia C
pile-rooms-x = Pomieszczenia „?”
pile-corridors = Korytarze
pile-anti-aircraft = żetony obrony przeciwlotniczej
pile-attack = Stos ataków
pile-event = Stos wydarzeń
pile-exploration = Stos eksploracji

## Panels and tracks

track-rounds = Rundy
panel-base = Baza
player-number = Gracz { $number }
fact-directive = Wytyczne
fact-lander = Lądownik
fact-eggs = Jaja w Gnieździe
fact-bag = W kolonii: { $kind }
fact-status = Stan
fact-wound = Głęboka rana
fact-sign = Ma
sign-larva = larwę
sign-data = dane
sign-passed = koniec tur w tej rundzie
status-aboard = w bazie
status-pod = w lądowniku
status-hibernating = hibernuje
status-escaped = poza bazą
status-dead = nie żyje
meter-health = Zdrowie
meter-oxygen = Tlen
meter-cards = Karty
hand-cards = Ręka
hand-items = Przedmioty
hand-wounds = Głębokie rany
hand-objectives = Cele
hand-looking = Do wyboru
lander-coming = w drodze
lander-landed = Lądownik wylądował.
lander-destroyed = Lądownik zostaje zestrzelony.
lander-left = Lądownik odleciał.
boarded-waiting = wsiada do lądownika
boarded-lander = odlatuje lądownikiem
boarded-chamber = zapada w hibernację
boarded-shuttle = odlatuje promem ratunkowym
life-support = { $active ->
    [yes] podtrzymywanie życia
   *[no] brak podtrzymywania życia
 }
objectives-of = cele { CASE($who, "gen") }
