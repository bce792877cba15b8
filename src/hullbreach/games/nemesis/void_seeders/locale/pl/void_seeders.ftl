### Siewcy Pustki: figurki, żetony, ataki, wydarzenia, panika, słabości.

pack-nemesis-void-seeders = Siewcy Pustki
content-nemesis-panics = karty paniki
counter-insanity = Obłęd
table-lairs-destroyed = Zniszczone leża
pile-panic = Panika
cause-insanity = obłęd

## Figurki i żetony

intruder-lair = Leże
    .nom = leże
    .gen = leża
    .dat = leżu
    .acc = leże
    .ins = leżem
intruder-lurker = Czyhacz
    .nom = czyhacz
    .gen = czyhacza
    .dat = czyhaczowi
    .acc = czyhacza
    .ins = czyhaczem
intruder-whisperer = Szeptacz
    .nom = szeptacz
    .gen = szeptacza
    .dat = szeptaczowi
    .acc = szeptacza
    .ins = szeptaczem
intruder-stalker = Prześladowca
    .nom = prześladowca
    .gen = prześladowcy
    .dat = prześladowcy
    .acc = prześladowcę
    .ins = prześladowcą
intruder-despoiler = Pustoszyciel
    .nom = pustoszyciel
    .gen = pustoszyciela
    .dat = pustoszycielowi
    .acc = pustoszyciela
    .ins = pustoszycielem
intruder-void-seeder = Siewca Pustki
    .nom = Siewca Pustki
    .gen = Siewcy Pustki
    .dat = Siewcy Pustki
    .acc = Siewcę Pustki
    .ins = Siewcą Pustki
token-void-1 = Siewca Pustki 1
token-void-2 = Siewca Pustki 2
token-void-3 = Siewca Pustki 3
token-void-4 = Siewca Pustki 4
token-insanity-blue = Niebieski żeton obłędu
token-insanity-red = Czerwony żeton obłędu
token-insanity-yellow = Żółty żeton obłędu
token-insanity-green = Zielony żeton obłędu
token-insanity-violet = Fioletowy żeton obłędu
token-insanity-pink = Różowy żeton obłędu
token-insanity-white = Biały żeton obłędu
exploration-lair = Leże
exploration-lair-text = W tym pomieszczeniu pojawia się leże. Za ten ruch nie ma rzutu na szmery.
supply-void-seeder-board = Plansza Siewców Pustki
supply-void-seeder-help-card = Karta pomocy: Siewcy Pustki
supply-insanity-track = Tor obłędu

## Ataki

attack-dismay = Trwoga
attack-dismay-text = Cel otrzymuje 1 kartę skażenia i rozpatruje kartę paniki.
attack-duplicate = Rozdwojenie
attack-duplicate-text = W pomieszczeniu pojawia się kolejny Siewca Pustki tego samego rodzaju co atakujący. Teraz nie atakuje.
attack-dread = Groza
attack-dread-text = Cel otrzymuje 1 głęboką ranę i rozpatruje kartę paniki.
attack-braineating = Pożeranie mózgu
attack-braineating-text = Cel, który ma już głęboką ranę, ginie; każdy inny otrzymuje 2 głębokie rany.

## Wydarzenia

-terror = Każdy dobiera karty do 5 i skanuje karty skażenia z ręki. Kto znajdzie zarażoną, tego obłęd rośnie do 5. Potem wszyscy odrzucają wszystkie karty z ręki.
event-terror-a = Przerażenie
event-terror-a-text = { -terror }
event-terror-b = Przerażenie
event-terror-b-text = { -terror }
event-terror-c = Przerażenie
event-terror-c-text = { -terror }
event-hunt = Polowanie
event-hunt-text = Każdy Siewca Pustki, który nie walczy, przechodzi do sąsiedniego pomieszczenia z postacią; spośród kilku do tego o najniższym numerze.
event-tendrils = Macki
event-tendrils-text = Obłęd każdej postaci w pomieszczeniu z wejściem do korytarzy technicznych rośnie o 1.
event-computer-system-failure = Awaria systemu komputerowego
event-computer-system-failure-text = Jeśli w którymś pomieszczeniu z komputerem jest awaria, pojawia się ona we wszystkich pozostałych odkrytych pomieszczeniach z komputerem.
-monophobia = Każda postać, która jest w pomieszczeniu sama i nie walczy, rozpatruje kartę paniki.
event-monophobia-a = Monofobia
event-monophobia-a-text = { -monophobia }
event-monophobia-b = Monofobia
event-monophobia-b-text = { -monophobia }
event-neurosis = Nerwica
event-neurosis-text = Każda postać w pomieszczeniu z leżem albo w sąsiednim rozpatruje kartę paniki.
-agoraphobia = Pustoszyciel pojawia się w pomieszczeniu o najniższym numerze spośród tych, w których są co najmniej 2 postacie. Nie ma ataku z zaskoczenia.
event-agoraphobia-a = Agorafobia
event-agoraphobia-a-text = { -agoraphobia }
event-agoraphobia-b = Agorafobia
event-agoraphobia-b-text = { -agoraphobia }
event-evacuation-pod-ejection = Wystrzelona kapsuła
event-evacuation-pod-ejection-text = Kapsuła ratunkowa o najwyższym numerze startuje razem z tymi, którzy w niej czekają.
event-fire-wave = Fala ognia
event-fire-wave-text = Umieść znaczniki pożaru we wszystkich pomieszczeniach sąsiadujących z płonącym pomieszczeniem o najniższym numerze, ale nie przez zamknięte drzwi ani korytarze techniczne.
event-generator-overheat = Przegrzany generator
event-generator-overheat-text = Jeśli w Generatorze jest awaria, umieść tam znacznik pożaru, po czym pożar rozprzestrzenia się ze wszystkich płonących pomieszczeń. Jeśli nie, pojawia się tam awaria.
-whispers = Dobierz kolejną kartę wydarzenia. Przy pomieszczeniu każdej postaci szmery trafiają do korytarza o numerze z tej karty; gdzie już były, dochodzi do spotkania, ale nie z tymi, którzy walczą. Dobrana karta jest odrzucana bez efektu.
event-whispers-a = Szepty
event-whispers-a-text = { -whispers }
event-whispers-b = Szepty
event-whispers-b-text = { -whispers }
-dread-of-the-dark = Kto ma więcej obłędu niż kart na ręce, otrzymuje 1 kartę skażenia.
event-fear-a = Strach
event-fear-a-text = { -dread-of-the-dark }
event-fear-b = Strach
event-fear-b-text = { -dread-of-the-dark }
event-fuel-explosion = Wybuch paliwa
event-fuel-explosion-text = Umieść znacznik pożaru przy każdym silniku.
event-ship-ai-failure = Awaria sztucznej inteligencji
event-ship-ai-failure-text = Jeśli awaria jest w co najmniej 2 pomieszczeniach z komputerem, rusza autodestrukcja. Jeśli nie, awaria pojawia się w odkrytym pomieszczeniu z działającym komputerem o najniższym numerze.

## Panika

panic-destructive-outburst = Wybuch złości
panic-destructive-outburst-text = W twoim pomieszczeniu pojawia się awaria.
panic-blind-escape = Ucieczka na oślep
panic-blind-escape-text = Dobierz kartę wydarzenia i przejdź korytarzem o jej numerze.
panic-insane-courage = Obłąkana odwaga
panic-insane-courage-text = Przejdź do sąsiedniego pomieszczenia z Siewcą Pustki albo leżem.
panic-sabotage = Sabotaż
panic-sabotage-text = Licznik przedmiotów w twoim pomieszczeniu spada do 0.
panic-demotivation = Zniechęcenie
panic-demotivation-text = Każdy w twoim pomieszczeniu odrzuca 1 kartę akcji, a twój obłęd rośnie o 1.
panic-ripping-off-the-bandages = Zerwane bandaże
panic-ripping-off-the-bandages-text = Jedna z twoich opatrzonych głębokich ran znów się otwiera, a ty otrzymujesz 1 powierzchowną ranę.
panic-defeatism = Defetyzm
panic-defeatism-text = Obłęd każdego w twoim pomieszczeniu, także twój, rośnie o 1.
panic-self-mutilation = Samookaleczenie
panic-self-mutilation-text = Otrzymujesz 2 powierzchowne rany.
panic-bloodlust = Żądza krwi
panic-bloodlust-text = Każda inna postać w twoim pomieszczeniu otrzymuje 1 głęboką ranę. Jeśli nikogo innego nie ma, otrzymujesz ją ty.
panic-hopelessness = Beznadzieja
panic-hopelessness-text = Dobierz 3 karty ze swojego stosu akcji. Jedna karta akcji spośród nich opuszcza grę, pozostałe są odrzucane.
panic-hallucinations = Halucynacje
panic-hallucinations-text = Jedna z twoich broni traci całą amunicję.
panic-pyromaniac = Piromania
panic-pyromaniac-text = W twoim pomieszczeniu pojawia się znacznik pożaru.
panic-destruction = Szał niszczenia
panic-destruction-text = Odrzuć ciężki przedmiot, który niesiesz, ale nie obiekt.
panic-heart-attack = Zawał serca
panic-heart-attack-text = Giniesz.

## Słabości

weakness-sturdy-doors = Solidne drzwi
weakness-sturdy-doors-text = Siewcy Pustki nie przechodzą już przez zamknięte drzwi: drzwi ich zatrzymują i zostają zniszczone.
weakness-rational-thinking = Racjonalne myślenie
weakness-rational-thinking-text = Ataki z zaskoczenia nie dają karty skażenia. Kartę paniki nadal się rozpatruje.
weakness-heightened-readiness = Podwyższona gotowość
weakness-heightened-readiness-text = Przy atakach z zaskoczenia liczby na żetonach są mniejsze o 1, ale nie mniejsze niż 1.
weakness-loosened-control = Rozluźniona kontrola
weakness-loosened-control-text = Przy obłędzie 2 zamiast szeptacza pojawia się czyhacz.
weakness-exposed-places = Newralgiczne miejsca
weakness-exposed-places-text = Pusta ścianka kości walki to jedno trafienie w Siewcę Pustki. Leża nadal nie trafia.
weakness-determination = Determinacja
weakness-determination-text = Kto atakuje jaja w Gnieździe albo leże, może raz powtórzyć rzut kością walki.
weakness-mass-therapy = Terapia grupowa
weakness-mass-therapy-text = Obłęd każdej żyjącej postaci od razu spada o 1, nawet z 3 na 2.
weakness-steady-psyche = Silna psychika
weakness-steady-psyche-text = Przy końcowym sprawdzeniu skażenia dobiera się 3 karty zamiast 4.
