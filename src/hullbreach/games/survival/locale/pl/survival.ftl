# Co w Nemesis i w Lockdown nazywa się tak samo: nazwy elementów i ich działanie opisane naszymi słowami.
# <rodzaj>-<id> to nazwa, <rodzaj>-<id>-text mówi, jak to działa. Koszty i symbole pochodzą z danych. Są tu też słowa
# z Nemesis, które Lockdown pożycza dla swoich gości.

## Board

board-basic = Strona podstawowa
board-alternative = Strona alternatywna
track-time = Czas

## Rooms

room-emergency-room = Ambulatorium
    .gen = Ambulatorium
    .to = do Ambulatorium
    .in = w Ambulatorium
room-emergency-room-text = Opatrz wszystkie swoje głębokie rany albo ulecz jedną swoją opatrzoną głęboką ranę, albo ulecz wszystkie swoje powierzchowne rany.
room-generator = Generator
    .gen = Generatora
    .to = do Generatora
    .in = w Generatorze
room-laboratory = Laboratorium
    .gen = Laboratorium
    .to = do Laboratorium
    .in = w Laboratorium
room-nest = Gniazdo
    .gen = Gniazda
    .to = do Gniazda
    .in = w Gnieździe
room-surgery = Gabinet chirurgiczny
    .gen = Gabinetu chirurgicznego
    .to = do Gabinetu chirurgicznego
    .in = w Gabinecie chirurgicznym
room-surgery-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone { -removed }, czyste zostają. Larwa znika z twojej planszy. Potem otrzymujesz 1 powierzchowną ranę, wtasowujesz wszystkie swoje karty, także z ręki, do stosu akcji i pasujesz.

## Figures and tokens

intruder-larva = Larwa
    .nom = larwa
    .gen = larwy
    .dat = larwie
    .acc = larwę
    .ins = larwą
intruder-creeper = Pełzacz
    .nom = pełzacz
    .gen = pełzacza
    .dat = pełzaczowi
    .acc = pełzacza
    .ins = pełzaczem
intruder-adult = Dorosły osobnik
    .nom = dorosły osobnik
    .gen = dorosłego osobnika
    .dat = dorosłemu osobnikowi
    .acc = dorosłego osobnika
    .ins = dorosłym osobnikiem
intruder-breeder = Reproduktor
    .nom = reproduktor
    .gen = reproduktora
    .dat = reproduktorowi
    .acc = reproduktora
    .ins = reproduktorem
intruder-queen = Królowa
    .nom = królowa
    .gen = królowej
    .dat = królowej
    .acc = królową
    .ins = królową
token-blank = Pusty żeton
token-larva-1 = Larwa 1
token-creeper-1 = Pełzacz 1
token-adult-2 = Dorosły osobnik 2
token-adult-3 = Dorosły osobnik 3
token-adult-4 = Dorosły osobnik 4
token-breeder-3 = Reproduktor 3
token-breeder-4 = Reproduktor 4
token-queen-4 = Królowa 4
exploration-malfunction = Awaria
exploration-malfunction-text = Umieść w tym pomieszczeniu znacznik awarii, a potem wykonaj rzut na szmery.
exploration-doors = Drzwi
exploration-doors-text = W korytarzu, którym tu wchodzisz, zamykają się drzwi (jeśli wchodzisz korytarzem); potem wykonaj rzut na szmery.
exploration-fire = Pożar
exploration-fire-text = Umieść w tym pomieszczeniu znacznik pożaru, a potem wykonaj rzut na szmery.
exploration-slime = Śluz
exploration-slime-text = Otrzymujesz znacznik śluzu, a potem wykonujesz rzut na szmery.
exploration-danger = Niebezpieczeństwo
exploration-danger-text = Bez rzutu na szmery. Każdy { -intruder } z sąsiedniego pomieszczenia, który nie walczy, przychodzi tutaj. Jeśli takiego nie ma, umieść znacznik szmerów w każdym korytarzu tego pomieszczenia, w którym go brak, także w korytarzach technicznych.
exploration-silence = Cisza
exploration-silence-text = Bez rzutu na szmery, nic się nie dzieje. Jeśli masz znacznik śluzu, żeton działa jak niebezpieczeństwo.
supply-fire = Znacznik pożaru
    .nom = znacznik pożaru
supply-malfunction = Znacznik awarii
    .nom = znacznik awarii
supply-door = Drzwi
    .nom = drzwi
supply-noise = Znacznik szmerów
    .nom = znacznik szmerów
supply-egg = Jajo
    .nom = jajo
    .gen = jaja
    .acc = jajo
supply-carcass = Truchło
    .nom = truchło
    .gen = truchła
    .acc = truchło
supply-status = Znacznik statusu
supply-ammo = Znacznik amunicji lub obrażeń
supply-first-player = Żeton pierwszego gracza
supply-scanner = Skaner
supply-help-card = Karta pomocy
supply-inventory = Plecak
supply-intruder-bag = Woreczek (kolonia)

## Dice

die-noise = Kość szmerów
die-combat = Kość walki

## Events

event-coolant-leak = Wyciek chłodziwa
event-damaging-fire = Niszczycielski pożar
event-damaging-fire-text = Umieść znacznik awarii w każdym płonącym pomieszczeniu. Następnie { -fire-spreads }
event-bulkheads-open = Otwarcie grodzi
event-eclosion = Przeobrażenie
event-eclosion-text = Każda postać z larwą na planszy ginie, a w jej pomieszczeniu pojawia się pełzacz. Każda inna dobiera 4 karty ze swojego stosu akcji i skanuje znajdujące się wśród nich karty skażenia: jeśli choć jedna jest zarażona, na jej planszę trafia larwa. Dobrane karty są odrzucane.
event-regeneration = Regeneracja
event-damage = Zniszczenia
event-hunt-a = Polowanie
event-hunt-a-text = Każdy dorosły osobnik, który nie walczy, przechodzi do sąsiedniego pomieszczenia z postacią; jeśli jest ich kilka, wybiera to o najniższym numerze.
event-egg-protection = Ochrona jaj
event-scent-of-prey = Zapach ofiary
event-scent-of-prey-text = Wokół pomieszczenia każdej postaci ze znacznikiem śluzu umieść znaczniki szmerów we wszystkich korytarzach, w których ich nie ma.
event-hatching = Wyklucie
event-nest = Gniazdo
event-hunt-b = Polowanie
event-hunt-b-text = { event-hunt-a-text }
event-short-circuit = Zwarcie
event-lurking = Przyczajenie
event-consuming-fire = Trawiący ogień
-fire-spreads = pożar się rozprzestrzenia: umieść znacznik pożaru w każdym pomieszczeniu sąsiadującym z płonącym, ale nie przez zamknięte drzwi ani korytarze techniczne.

## Intruder attacks

attack-scratch = Draśnięcie
attack-scratch-text = Cel otrzymuje 1 powierzchowną ranę i 1 kartę skażenia.
attack-claw-attack = Cios pazurami
attack-claw-attack-text = Cel otrzymuje 2 powierzchowne rany i 1 kartę skażenia.
attack-bite = Ugryzienie
attack-bite-text = Cel, który ma już co najmniej 2 głębokie rany, ginie; każdy inny otrzymuje 1 głęboką ranę.
attack-tail-attack = Uderzenie ogonem
attack-tail-attack-text = Cel, który ma już głęboką ranę, ginie; każdy inny otrzymuje 1 głęboką ranę.
attack-transformation = Transformacja
attack-transformation-text = Atakujący pełzacz zmienia się w reproduktora, jeśli jest wolna figurka. Jeśli cel nie ma kart na ręce, reproduktor od razu atakuje go z zaskoczenia.
attack-frenzy = Szał
attack-frenzy-text = Dotyczy każdej postaci w pomieszczeniu: kto ma już co najmniej 2 głębokie rany, ginie, a każdy inny otrzymuje 1 głęboką ranę.
attack-slime = Śluz
attack-slime-text = Cel otrzymuje znacznik śluzu i 1 kartę skażenia.
attack-summoning = Przywołanie
attack-summoning-text = Dobierz żeton z kolonii i postaw w tym pomieszczeniu figurkę, którą wskazuje. Nie jest to spotkanie i nikt teraz nie atakuje.

## Weaknesses

weakness-vital-places = Newralgiczne miejsca
weakness-vital-places-text = Przy ataku na dorosłego osobnika pusta ścianka kości walki liczy się jako pojedyncze trafienie.
weakness-the-way-of-moving = Sposób poruszania się
weakness-vulnerability-to-energy = Wrażliwość na energię
weakness-vulnerability-to-energy-text = Atak bronią energetyczną, który zadaje obrażenia, zadaje o 1 więcej.
weakness-reaction-to-danger = Reakcja na zagrożenie
weakness-reaction-to-danger-text = Przy atakach z zaskoczenia liczba na żetonie jest mniejsza o 1, ale wynosi co najmniej 1.
weakness-species-on-the-brink-of-extinction = Gatunek na skraju wymarcia
weakness-species-on-the-brink-of-extinction-text = Do zabicia { -intruder(case: "gen") } wystarczy o 1 obrażenie mniej.
weakness-the-way-of-fighting = Sposób walki
weakness-the-way-of-fighting-text = Ugryzienie dorosłego osobnika powoduje 1 powierzchowną ranę zamiast 1 głębokiej.

## Serious wounds

wound-body = Korpus
wound-body-text = Dopóki rana nie jest opatrzona, na początku rundy dobierasz do 4 kart zamiast do 5.
wound-leg = Noga
wound-leg-text = Dopóki rana nie jest opatrzona, wyjście z pomieszczenia, w którym jest { -intruder }, kosztuje cię 2 karty.
wound-hand = Dłoń
wound-hand-text = Dopóki rana nie jest opatrzona, akcje twoich przedmiotów kosztują o 1 kartę więcej. Nie dotyczy to strzału.
wound-arm = Ramię
wound-arm-text = Dopóki rana nie jest opatrzona, możesz używać tylko jednej ręki. Jeśli obie są zajęte, upuść to, co trzymasz w jednej z nich.
wound-bleeding = Krwawienie
wound-bleeding-text = Dopóki rana nie jest opatrzona, otrzymujesz 1 powierzchowną ranę za każdym razem, gdy pasujesz.

## Contamination and coordinates

contamination-infected = Skażenie: karta zarażona
contamination-clean = Skażenie: czysta karta
contamination-unknown = Skażenie
contamination-unknown-text = Bezużyteczna karta, którą nie można niczego opłacić. Czy jest zarażona, pokaże dopiero skaner.

## Items

item-grenade = Granat
    .gen = Granatu
    .acc = Granat
item-grenade-text = Wybierz { -intruder(case: "acc") } w swoim lub sąsiednim pomieszczeniu: otrzymuje 2 obrażenia. Każdy inny { -intruder } w tym pomieszczeniu otrzymuje 1 obrażenie, a każda postać, także twoja, 1 głęboką ranę. Nie można rzucić przez zamknięte drzwi. Celem mogą być też jaja, których nikt nie niesie, także zasób odkrytego Gniazda; w pomieszczeniu, w którym wybucha, Granat niszczy 2 takie jaja.
item-smoke-grenade = Granat dymny
    .gen = Granatu dymnego
    .acc = Granat dymny
item-smoke-grenade-text = Każda inna postać w twoim pomieszczeniu odrzuca 1 wybraną przez siebie kartę akcji. Przechodzisz do sąsiedniego pomieszczenia, a { -intruder(case: "nom-pl") } cię przy tym nie atakują.
item-recon-drone = Dron zwiadowczy
    .gen = Drona zwiadowczego
    .acc = Drona zwiadowczego
item-recon-drone-text = Obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia i jego żeton eksploracji.
item-extended-magazine = Powiększony magazynek
    .gen = Powiększonego magazynka
    .acc = Powiększony magazynek
item-extended-magazine-text = Dołącz do jednej ze swoich broni energetycznych: broń od razu dostaje 2 sztuki amunicji, a jej pojemność rośnie o 2. Odtąd to jeden przedmiot.
item-prototype-shotgun = Prototypowa strzelba
    .gen = Prototypowej strzelby
    .acc = Prototypową strzelbę
    .from = z Prototypowej strzelby
item-prototype-shotgun-text = Każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie. Trafienie i podwójne trafienie zadają o 1 więcej.
item-duct-tape = Taśma naprawcza
    .gen = Taśmy naprawczej
    .acc = Taśmę naprawczą
item-clothes = Ubrania
    .gen = Ubrań
    .acc = Ubrania
item-clothes-text = Odrzuć swój znacznik śluzu. Albo: opatrz jedną swoją głęboką ranę.
item-medkit = Apteczka
    .gen = Apteczki
    .acc = Apteczkę
item-taser = Paralizator
    .gen = Paralizatora
    .acc = Paralizator
item-flamethrower = Miotacz ognia
    .gen = Miotacza ognia
    .acc = Miotacz ognia
    .from = z Miotacza ognia
item-six-shooter = Rewolwer
    .gen = Rewolweru
    .acc = Rewolwer
    .from = z Rewolweru
item-six-shooter-text = Podwójne trafienie zadaje o 1 obrażenie więcej. Przeładowuje go tylko karta „Przeładowanie”.
item-shotgun = Strzelba
    .gen = Strzelby
    .acc = Strzelbę
    .from = ze Strzelby
item-shotgun-text = Gdy strzał zadaje obrażenia, zadaje o 1 więcej.
item-sawed-off-shotgun = Obrzyn
    .gen = Obrzyna
    .acc = Obrzyn
    .from = z Obrzyna
item-sawed-off-shotgun-text = Pojedyncze trafienie liczy się jako podwójne.
item-assault-rifle = Karabin szturmowy
    .gen = Karabinu szturmowego
    .acc = Karabin szturmowy
    .from = z Karabinu szturmowego
item-assault-rifle-text = Gdy strzał zadaje obrażenia, zadaje o 1 więcej.
item-rifle = Karabin
    .gen = Karabinu
    .acc = Karabin
    .from = z Karabinu
item-rifle-text = Strzał kosztuje 1 nabój, a o trafieniu decyduje kostka.
item-pistol = Pistolet
    .gen = Pistoletu
    .acc = Pistolet
    .from = z Pistoletu
item-pistol-text = Podwójne trafienie liczy się jako pojedyncze.

## Characters

character-captain = Kapitan
    .gen = Kapitana
    .dat = Kapitanowi
    .acc = Kapitana
    .ins = Kapitanem
character-pilot = Pilot
    .gen = Pilota
    .dat = Pilotowi
    .acc = Pilota
    .ins = Pilotem
character-mechanic = Mechanik
    .gen = Mechanika
    .dat = Mechanikowi
    .acc = Mechanika
    .ins = Mechanikiem
character-soldier = Żołnierz
    .gen = Żołnierza
    .dat = Żołnierzowi
    .acc = Żołnierza
    .ins = Żołnierzem
character-scout = Zwiadowca
    .gen = Zwiadowcy
    .dat = Zwiadowcy
    .acc = Zwiadowcę
    .ins = Zwiadowcą
character-scientist = Naukowiec
    .gen = Naukowca
    .dat = Naukowcowi
    .acc = Naukowca
    .ins = Naukowcem

## Action cards

card-demolition = Demolka
card-demolition-text = Zniszcz jedne zamknięte drzwi przy swoim pomieszczeniu. Albo: umieść w swoim pomieszczeniu znacznik awarii.
card-interruption = Przerwanie
card-interruption-text = Reakcja: anuluj akcję lub reakcję innej osoby, której postać jest w twoim pomieszczeniu; jej koszt pozostaje zapłacony. Przerwanie można anulować w ten sam sposób.
card-rest = Odpoczynek
card-rest-text = Przeskanuj wszystkie karty skażenia z ręki: czyste { -removed }. Jeśli któraś jest zarażona, zostaje, a na twoją planszę trafia larwa; jeśli larwa była tam już przed skanowaniem, giniesz, a w twoim pomieszczeniu pojawia się pełzacz.
card-search = Przeszukanie
card-search-text = Zmniejsz licznik przedmiotów swojego pomieszczenia o 1 i dobierz 2 karty ze stosu w jego kolorze; w białym pomieszczeniu stos wybierasz ty. Jedną zatrzymaj w sekrecie, drugą odłóż na spód stosu.
card-basic-repairs = Podstawowe naprawy
card-repairs = Naprawy
card-computer-skills = Obsługa komputera
card-computer-skills-text = Otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu. Albo: w pomieszczeniu z działającym komputerem wykonaj za darmo akcję tego pomieszczenia.
card-suppressive-fire = Ogień zaporowy
card-suppressive-fire-text = Wydaj 1 sztukę amunicji: twoja postać albo jedna chętna postać z twojego pomieszczenia przechodzi do sąsiedniego pomieszczenia i nie jest przy tym atakowana.
card-order = Rozkaz
card-order-text = Przenieś inną postać ze swojego pomieszczenia do sąsiedniego, nawet wbrew jej woli.
card-motivation = Motywacja
card-motivation-text = Każda postać w twoim pomieszczeniu, także twoja, dobiera 1 kartę akcji.
card-reload = Przeładowanie
card-reload-text = Połóż 1 sztukę amunicji na swoim Rewolwerze.
card-piloting = Pilotaż
card-old-friend = Stary znajomy
card-old-friend-text = W działającym pomieszczeniu bez komputera wykonaj za darmo akcję tego pomieszczenia.
card-fast-repairs = Szybkie naprawy
card-technical-corridors = Korytarze techniczne
card-technical-corridors-text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego z takim wejściem. Potem musisz spasować.
card-pyrotechnics = Pirotechnika
card-pyrotechnics-text = Odrzuć jeden swój przedmiot i umieść znacznik pożaru w swoim pomieszczeniu. Albo: usuń pożar ze swojego pomieszczenia.
card-ingenuity = Pomysłowość
card-risk-assessment = Ocena ryzyka
card-risk-assessment-text = W pomieszczeniu z działającym komputerem: obejrzyj wierzchnią kartę stosu wydarzeń i zostaw ją tam albo odłóż na spód.
card-blocking-access = Blokada dostępu
card-blocking-access-text = W pomieszczeniu z działającym komputerem: wykonaj za darmo akcję tego pomieszczenia albo umieść znacznik awarii w dowolnym pomieszczeniu z komputerem.
card-intranet = Intranet
card-intranet-text = W pomieszczeniu z działającym komputerem: wykonaj za darmo akcję dowolnego pomieszczenia z działającym komputerem.
card-scavenging = Szabrowanie
card-scavenging-text = Przeszukaj swoje pomieszczenie jak kartą „Przeszukanie”, nawet jeśli jego licznik przedmiotów wynosi 0.
card-reconnaissance = Rekonesans
card-reconnaissance-text = Przejdź do sąsiedniego pomieszczenia bez rzutu na szmery. Niebezpieczeństwo i cisza na odkrytym żetonie eksploracji też nie działają.
card-adrenaline = Adrenalina
card-adrenaline-text = Strzel albo ucieknij bez dodatkowego kosztu i dobierz 1 kartę akcji.
card-covering-fire = Ogień osłonowy
card-covering-fire-text = Wydaj 1 sztukę amunicji: twoja postać, jedna chętna postać z twojego pomieszczenia albo obie razem przechodzą do tego samego sąsiedniego pomieszczenia i { -intruder(case: "nom-pl") } ich przy tym nie atakują. Wykonuje się tylko jeden rzut na szmery; przy spotkaniu atak z zaskoczenia zależy tylko od twojej ręki.
card-taking-aim = Mierzony strzał
card-taking-aim-text = Strzel z broni energetycznej; możesz raz przerzucić kość walki.
card-full-auto = Ogień ciągły
card-full-auto-text = Wydaj całą amunicję Karabinu szturmowego i oddaj jeden strzał do { -intruder(case: "gen") } albo do jaj. Zadaje on o 1 obrażenie więcej za każde 2 wydane sztuki amunicji, nawet gdy chybi; każde obrażenie niszczy 1 jajo. W odkrytym Gnieździe z jajami karty można użyć także poza walką.
card-nerves-of-steel = Nerwy ze stali
card-nerves-of-steel-text = Reakcja: zignoruj atak z zaskoczenia na ciebie. Możesz najpierw zobaczyć kartę ataku.

## Objectives

objective-the-great-hunt = Wielkie łowy
objective-best-friends-forever = Przyjaźń na zawsze
objective-best-friends-forever-text = Przeżywasz ty i co najmniej jedna inna postać.
objective-my-precious = Mój skarb
objective-the-right-moment-to-strike = Właściwa chwila na cios
objective-the-right-moment-to-strike-text = Postać z numerem gracza 1 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-greener-pastures = Lepsze widoki
objective-greener-pastures-text = Postać z numerem gracza 2 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-an-old-feud = Stare porachunki
objective-an-old-feud-text = Postać z numerem gracza 3 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-hostile-takeover = Wrogie przejęcie
objective-hostile-takeover-text = Postać z numerem gracza 4 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-the-final-enlightenment = Ostateczne oświecenie
objective-the-final-enlightenment-text = Postać z numerem gracza 5 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-cutting-off-the-head = Odciąć głowę
objective-special-delivery = Przesyłka specjalna
objective-clean-up-crew = Ekipa sprzątająca

## Kinds, colours and symbols

colour-red = czerwony
    .gen-pl = czerwonych
colour-yellow = żółty
    .gen-pl = żółtych
colour-green = zielony
    .gen-pl = zielonych
colour-white = biały
    .gen-pl = białych
colour-blue = niebieski
colour-violet = fioletowy
deck-red = Przedmioty militarne
deck-yellow = Przedmioty techniczne
deck-green = Przedmioty medyczne
deck-crafted = Samoróbki
deck-starting = Przedmioty startowe
deck-personal = Cele osobiste
deck-corporate = Cele korporacyjne
deck-coop = Cele solo i kooperacyjne
component-electrical = komponent elektryczny
component-chemical = komponent chemiczny
component-tool = komponent narzędziowy
component-cloth = komponent tekstylny
component-medical = komponent medyczny
use-any = w walce i poza nią
use-ooc = tylko poza walką
use-ic = tylko w walce
use-weapon = broń
use-passive = działa samoczynnie
weapon-energy = broń energetyczna
weapon-classic = broń klasyczna

## Lists of the box

list-sides = Strony planszy
list-tracks = Tory
list-room-tiles-1 = Kafelki pomieszczeń „1”
list-room-tiles-2 = Kafelki pomieszczeń „2”
list-special-rooms = Pomieszczenia specjalne
list-intruder-figures = Figurki { -intruder(case: "gen-pl") }
list-intruder-tokens = Żetony { -intruder(case: "gen-pl") }
list-exploration-tokens = Żetony eksploracji
list-supplies = Znaczniki i inne elementy
list-dice = Kości
list-events = Karty wydarzeń
list-attacks = Karty ataku { -intruder(case: "gen-pl") }
list-weaknesses = Karty słabości
list-serious-wounds = Karty głębokich ran
list-contamination = Karty skażenia
list-personal-objectives = Cele osobiste
list-corporate-objectives = Cele korporacyjne
list-coop-objectives = Cele solo i kooperacyjne
list-red-items = Czerwone przedmioty
list-yellow-items = Żółte przedmioty
list-green-items = Zielone przedmioty
list-crafted-items = Samoróbki
list-starting-items = Przedmioty startowe
list-quest-items = Przedmioty osobiste
list-characters = Postacie
list-action-cards = Karty akcji
