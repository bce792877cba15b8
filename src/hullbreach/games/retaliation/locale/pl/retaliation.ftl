### Gra, jej elementy, panele i listy.

## The game

game-retaliation = Nemesis: Odwet
pack-retaliation-base = Odwet
pack-retaliation-intruders = Pierwokrwiści
setting-retaliation-mode = Tryb
setting-retaliation-mode-standard = Każdy z własnym celem
setting-retaliation-mode-coop = Kooperacja
setting-retaliation-lethal = Tryb zabójczy
mode-retaliation-standard = Standardowy
mode-retaliation-solo = Solo
mode-retaliation-coop = Kooperacyjny
mode-retaliation-lethal = Zabójczy

## Characters

character-contractor = Najemnik
character-recon = Skautka
character-officer = Oficer
character-medic = Ratowniczka medyczna
character-heavy-gun-operator = Operatorka broni ciężkiej
character-combat-engineer = Inżynier wojskowy

## Intruders, tokens, markers, gear

intruder-larva = Larwa
intruder-adult = Dorosły
intruder-drone = Truteń
intruder-queen = Królowa
token-blank = Pusty żeton
token-larva = Żeton larwy
token-adult-2 = Żeton: 2 dorosłe
token-adult-3 = Żeton: 3 dorosłe
token-adult-4 = Żeton: 4 dorosłe
token-drone-1 = Żeton: truteń i 1 dorosły
token-drone-2 = Żeton: truteń i 2 dorosłe
token-drone-3 = Żeton: truteń i 3 dorosłe
token-queen = Żeton królowej
token-lander = Lądownik
token-destruct = Autodestrukcja
supply-fire = Pożar
supply-malfunction = Awaria
supply-noise = Szmery
supply-secure = Żeton zabezpieczeń
supply-universal = Znacznik uniwersalny
supply-door = Drzwi
supply-egg = Jajo
supply-data = Żeton danych
supply-suffocation = Żeton duszenia się
gear-ammo = Amunicja
gear-grenade = Granat
gear-oxygen = Tlen
gear-medpack = Apteczka
anti-aircraft-active = Obrona przeciwlotnicza aktywna
anti-aircraft-inactive = Obrona przeciwlotnicza nieaktywna
die-shot = Kość strzału
die-burst = Kość serii
die-noise = Kość szmerów
belt = pas taktyczny
shield = środek ostrożności
item-unknown = przedmiot
robot = Robot
sector-a = Sektor A
sector-b = Sektor B
sector-c = Sektor C
colour-red = Czerwone
colour-yellow = Żółte
colour-green = Zielone
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

## Lists of the box

content-retaliation-room-tiles = Płytki pomieszczeń
content-retaliation-fixed-rooms = Nadrukowane pomieszczenia
content-retaliation-corridors = Korytarze
content-retaliation-printed-corridors = Nadrukowane korytarze
content-retaliation-dice = Kości
content-retaliation-supplies = Znaczniki i żetony
content-retaliation-gear = Sprzęt taktyczny
content-retaliation-anti-aircraft = Żetony obrony przeciwlotniczej
content-retaliation-wounds = Głębokie rany
content-retaliation-contamination = Karty skażenia
content-retaliation-action-cards = Karty akcji
content-retaliation-characters = Postacie
content-retaliation-starting-items = Przedmioty startowe
content-retaliation-support-items = Wyposażenie pomocnicze
content-retaliation-red-items = Czerwone przedmioty
content-retaliation-yellow-items = Żółte przedmioty
content-retaliation-green-items = Zielone przedmioty
content-retaliation-robots = Karty robota
content-retaliation-mission-objectives = Cele misji
content-retaliation-private-objectives = Cele prywatne
content-retaliation-standard-directives = Wytyczne misji
content-retaliation-coop-directives = Wytyczne kooperacyjne
content-retaliation-intruder-figures = Figurki intruzów
content-retaliation-intruder-tokens = Żetony intruzów
content-retaliation-exploration-cards = Karty eksploracji
content-retaliation-events = Wydarzenia
content-retaliation-attacks = Ataki
content-retaliation-health-cards = Zdrowie królowej

## Piles

pile-deck-red = Czerwone przedmioty
pile-deck-yellow = Żółte przedmioty
pile-deck-green = Zielone przedmioty
pile-deck-support = Wyposażenie pomocnicze
pile-deck-wounds = Głębokie rany
pile-deck-contamination = Karty skażenia
pile-deck-event = Wydarzenia
pile-deck-attack = Ataki
pile-deck-exploration = Eksploracja
pile-deck-health = Zdrowie królowej
pile-rooms-a = Pomieszczenia A
pile-rooms-b = Pomieszczenia B
pile-rooms-c = Pomieszczenia C
pile-rooms-x = Pomieszczenia ?
pile-corridors = Korytarze
pile-anti-aircraft = żetony obrony przeciwlotniczej
pile-attack = Stos ataków
pile-event = Stos wydarzeń

## Panels and tracks

track-rounds = Rundy
panel-base = Baza
player-number = Gracz { $number }
fact-directive = Wytyczne
fact-lander = Lądownik
fact-eggs = Jaja w gnieździe
fact-bag = W woreczku: { $kind }
fact-status = Stan
fact-wound = Głęboka rana
fact-sign = Ma
sign-larva = larwę
sign-data = dane
sign-passed = spasował
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
    [yes] Podtrzymywanie życia
   *[no] Bez podtrzymywania życia
 }
objectives-of = cele: { $who }
