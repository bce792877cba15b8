# Karty akcji, rany, roboty, cele i wytyczne: nazwy i działanie opisane naszymi słowami.
# Czy kartę można zagrać w walce, mówią dane.

-command = Dowodzenie
-reaction = Reakcja
-nudge = Przesuń żeton lądownika o pole w dowolną stronę.
-fix-here = usuń awarię ze swojego pomieszczenia, z przedmiotu w nim albo z robota w nim
-order-one = { -command }: postać o niższej randze u ciebie lub obok, bez zamkniętych drzwi pomiędzy, na twój rozkaz idzie (bez ataków), strzela albo oddaje serię.
-reinforce-far = wzmocnij przyległy pusty korytarz, który prowadzi do pomieszczenia z postacią lub robotem

## Cards of many decks

card-search = Przeszukanie
card-search-text = Dobierz po 1 przedmiocie ze stosu każdego symbolu przedmiotu w twoim pomieszczeniu. Zatrzymaj 1; pozostałe trafiają na spód swoich stosów.
card-rest = Odpoczynek
card-rest-text = Przeskanuj karty skażenia z ręki: czyste opuszczają grę. Jeśli któraś jest zarażona, dostajesz larwę, o ile jej nie masz, a zarażone karty są odrzucane.
card-demolition = Demolka
card-demolition-text = Zniszcz zamknięte drzwi w zasięgu. Albo: umieść awarię w swoim pomieszczeniu.
card-repairs = Naprawy
card-repairs-text = Odrzuć 1 kartę: { -fix-here }. Albo: otwórz lub zamknij drzwi w zasięgu.
card-secure = Zabezpieczenie
card-secure-text = Umieść w swoim pomieszczeniu 2 żetony zabezpieczeń. Albo, odrzuć 1 kartę: { -reinforce-far }.
card-chain-of-command = Łańcuch dowodzenia
card-chain-of-command-text = { -nudge } Albo, { -order-one } { -reaction }: zignoruj wydane ci dowodzenie.
card-computer-skills = Obsługa komputera
card-computer-skills-text = W pomieszczeniu z komputerem: skorzystaj z niego, jeśli działa, albo otwórz lub zamknij dowolne jedne drzwi w bazie.

## Recon

card-scouting = Zwiad
card-scouting-text = Idź uważnie do odkrytego pomieszczenia. Albo: idź nieeksplorowanym korytarzem, a potem przeszukaj nowe pomieszczenie, nawet wśród intruzów.
card-shoot-first = Najpierw strzelaj
card-shoot-first-text = Wykonaj ruch pustym korytarzem. W dowolnej jego chwili, także tuż przed atakiem intruza, możesz oddać strzał albo serię.
card-sprint = Bieg
card-sprint-text = Wykonaj ruch. Potem możesz zużyć 1 tlenu, by wykonać kolejny.
card-taking-aim = Mierzony strzał
card-taking-aim-text = Oddaj strzał albo serię. Możesz rzucić kością drugi raz.

## Officer

card-fire-at-will = Ognia bez rozkazu
card-fire-at-will-text = { -nudge } Albo, { -command }: wybierz swoje pomieszczenie albo sąsiednie bez zamkniętych drzwi pomiędzy; każda postać w nim oddaje serię. Ty wybierasz korytarze, one broń.
card-first-in-command = Pierwszy dowódca
card-first-in-command-text = { -nudge } Albo, { -order-one }
card-lets-go = Idziemy!
card-lets-go-text = { -nudge } Albo: wykonaj ruch. Możesz zabrać inną postać ze swojego pomieszczenia; ona nie wykonuje rzutu na szmery.
card-officers-channel = Kanał oficerski
card-officers-channel-text = { -nudge } Albo: zagraj z ręki inną kartę z dowodzeniem; sięga ona do dowolnego pomieszczenia bazy.
card-stay-calm = Zachować spokój
card-stay-calm-text = { -nudge } Albo, { -command }: wybierz swoje pomieszczenie albo sąsiednie bez zamkniętych drzwi pomiędzy; każda postać w nim dobiera 1 kartę. { -reaction }: zapobiegnij atakowi na postać w twoim pomieszczeniu.

## Contractor

card-basic-secure = Podstawowe zabezpieczenie
card-basic-secure-text = Odrzuć 1 kartę: umieść w swoim pomieszczeniu 2 żetony zabezpieczeń. Albo, odrzuć 1 kartę: { -reinforce-far }.
card-always-prepared = Zawsze w gotowości
card-always-prepared-text = Skorzystaj ze swojego pomieszczenia, nawet w walce; potem każdy intruz w nim cię atakuje. Albo, odrzuć 1 kartę: dobierz 2 przedmioty jednego koloru, zatrzymaj 1; drugi trafia na spód stosu.
card-duck-and-cover = Kryj się
card-duck-and-cover-text = Odrzuć 1 kartę: wykonaj ruch; zapobiegasz 1 atakowi po drodze. { -reaction }: atak na ciebie w pomieszczeniu z inną postacią spada na tę postać.
card-move-quietly = Cichy krok
card-move-quietly-text = Wykonaj ruch do odkrytego pomieszczenia bez rzutu na szmery.
card-weak-spot = Słaby punkt
card-weak-spot-text = Zadaj 1 obrażenie intruzowi w swoim pomieszczeniu, a potem strzel do niego lub walcz z nim wręcz.

## Heavy Gun Operator

card-breakthrough = Przełamanie
card-breakthrough-text = Oddaj serię. Potem możesz wykonać ruch tym korytarzem; zapobiegasz wszystkim atakom po drodze.
card-continuous-fire = Ogień ciągły
card-continuous-fire-text = Z załadowanym Działem BF odrzuć dowolną liczbę kart: zadaj tyle obrażeń w przyległym korytarzu. Potem możesz oddać serię z Działa BF.
card-fast-reload = Szybkie przeładowanie
card-fast-reload-text = Jedną bronią, w dowolnej kolejności: umieść na niej swój żeton amunicji; oddaj strzał albo serię.
card-forcing-fire = Ogień zaporowy
card-forcing-fire-text = Zredukuj amunicję: wypędź wszystkich intruzów ze swojego pomieszczenia.

## Medic

card-combat-drugs = Środki bojowe
card-combat-drugs-text = Odrzuć żeton apteczki: postać w twoim pomieszczeniu dobiera karty, aż będzie mieć 3 na ręce.
card-field-surgery = Chirurgia polowa
card-field-surgery-text = Odrzuć 1 kartę: postać w twoim pomieszczeniu, która się zgodzi, odrzuca 1 głęboką ranę i otrzymuje 1 kartę skażenia, chyba że odrzucisz żeton apteczki.
card-first-aid = Pierwsza pomoc
card-first-aid-text = Ty albo ktoś tutaj, kto się zgodzi, odzyskuje 1 zdrowia. Albo, w pomieszczeniu z symbolem zielonego przedmiotu: weź żeton apteczki na puste pole.
card-hippocratic-oath = Przysięga Hipokratesa
card-hippocratic-oath-text = Gdy jest tu inna postać z głęboką raną: zadaj 2 obrażenia intruzowi w swoim pomieszczeniu, a potem strzel do niego lub walcz z nim wręcz.

## Combat Engineer

card-explosives = Materiały wybuchowe
card-explosives-text = Odrzuć żeton granatu: dołóż losowy korytarz do sąsiedniego odkrytego pomieszczenia, do którego żaden nie prowadzi. Albo, w pomieszczeniu z symbolem żółtego przedmiotu: weź żeton granatu na puste pole.
card-fast-repairs = Szybkie naprawy
card-fast-repairs-text = Usuń awarię ze swojego pomieszczenia, z przedmiotu w nim albo z robota w nim. Albo: otwórz lub zamknij drzwi w zasięgu.
card-fast-secure = Szybkie zabezpieczenie
card-fast-secure-text = Umieść w swoim pomieszczeniu 2 żetony zabezpieczeń. Albo: { -reinforce-far }.
card-pyrotechnics = Pirotechnika
card-pyrotechnics-text = Odrzuć pożar ze swojego pomieszczenia. Albo, odrzuć żeton granatu: wszyscy intruzi w przyległym korytarzu giną.
card-tactical-retreat = Taktyczny odwrót
card-tactical-retreat-text = Odrzuć 1 kartę i zredukuj amunicję: wykonaj ruch pustym korytarzem; zapobiegasz wszystkim atakom. Postać z twojego pomieszczenia, która się zgodzi, może iść z tobą bez rzutu na szmery.

## Serious wounds

wound-arm = Ramię
wound-arm-text = Możesz używać tylko 1 ręki. Jeśli obie są zajęte, odrzuć to, co trzymasz w jednej.
wound-eyes = Oczy
wound-eyes-text = Liczby twoich strzałów są wyższe o 1, więc trudniej zabijają. Symbole i ataki wręcz się nie zmieniają.
wound-bleeding = Krwawienie
wound-bleeding-text = Gdy pasujesz, tracisz 1 zdrowia.
wound-guts = Trzewia
wound-guts-text = Gdy pasujesz, otrzymujesz 1 kartę skażenia.
wound-lungs = Płuca
wound-lungs-text = Gdy pasujesz, tracisz 1 tlenu; przy 0 tlenu zamiast tego 2 zdrowia.
wound-body = Korpus
wound-body-text = W fazie porządkowania dobierasz do 4 kart zamiast do 5.
wound-leg = Noga
wound-leg-text = Podstawowa akcja ruchu z pomieszczenia z intruzem kosztuje o 1 kartę więcej.
wound-hand = Dłoń
wound-hand-text = Podstawowa akcja użycia przedmiotu kosztuje o 1 kartę więcej.
wound-knee = Kolano
wound-knee-text = Podstawowa akcja uważnego ruchu kosztuje o 1 kartę więcej.

## Robots

-drive-1 = Robot wykonuje 1 ruch.
-drive-2 = Robot wykonuje do 2 ruchów.
-drive-3 = Robot wykonuje do 3 ruchów.
robot-exploration = Robot zwiadowczy
    .gen = Robota zwiadowczego
    .acc = Robota zwiadowczego
robot-exploration-text = { -drive-2 } Albo: przechodzi przez nieeksplorowany korytarz i odkrywa pomieszczenie; efekt po wejściu jest pomijany.
robot-medical = Robot medyczny
    .gen = Robota medycznego
    .acc = Robota medycznego
robot-medical-text = { -drive-2 } Albo: postać w jego pomieszczeniu odrzuca 1 głęboką ranę albo odzyskuje 2 zdrowia.
robot-military = Robot wojskowy
    .gen = Robota wojskowego
    .acc = Robota wojskowego
robot-military-text = { -drive-1 } Albo: rzuć kością serii i zadaj tyle obrażeń w przyległym do niego korytarzu; symbol specjalny: umieść awarię na robocie.
robot-securing = Robot zabezpieczający
    .gen = Robota zabezpieczającego
    .acc = Robota zabezpieczającego
robot-securing-text = { -drive-3 } Albo: otwórz lub zamknij drzwi w jego zasięgu. Albo: umieść w jego pomieszczeniu 2 żetony zabezpieczeń.
robot-server = Robot serwerowy
    .gen = Robota serwerowego
    .acc = Robota serwerowego
robot-server-text = { -drive-3 } Albo: skorzystaj z pomieszczenia, w którym jest, jeśli ma ono komputer, nawet z awarią.
robot-technical = Robot techniczny
    .gen = Robota technicznego
    .acc = Robota technicznego
robot-technical-text = { -drive-2 } Albo: usuń awarię albo odrzuć pożar z jego pomieszczenia.

## Objectives

objective-mission = cel misji
objective-private = cel prywatny
-unless-you = Jeśli to ty, liczy się tylko to drugie.
-ranks = Przeżywasz ty i postać o najniższej randze, która nie jest twoja; albo nie przeżywa postać o najwyższej randze, która nie jest twoja. Przy równych rangach liczą się wszystkie.
objective-official-order = Oficjalny rozkaz
objective-official-order-text = Wytyczne misji są zrealizowane.
objective-ulterior-motive = Ukryty motyw
objective-ulterior-motive-text = Wytyczne misji nie są zrealizowane.
objective-self-serving = We własnym interesie
objective-self-serving-text = Oprócz ciebie nikt nie przeżywa.
objective-veni-vidi-vici = Veni, vidi, vici
objective-veni-vidi-vici-text = Gniazdo jest zniszczone.
objective-great-hunt = Wielkie polowanie
objective-great-hunt-text = Królowa nie żyje.
objective-quarantine = Kwarantanna
objective-quarantine-text = Nikt nie opuszcza bazy lądownikiem.
objective-shutdown = Wyłączenie
objective-shutdown-text = Nigdzie nie jest aktywny system podtrzymywania życia, a ty masz żeton danych.
objective-crews-favorite = Ulubieniec załogi
objective-crews-favorite-text = { -ranks }
objective-weve-got-history = Dawne sprawy
objective-weve-got-history-text = { -ranks }
objective-right-moment-to-strike = Właściwa chwila na cios
objective-right-moment-to-strike-text = Postać gracza 1 nie przeżywa albo oprócz ciebie nikt nie przeżywa. { -unless-you }
objective-greener-pastures = Lepsze widoki
objective-greener-pastures-text = Postać gracza 2 nie przeżywa albo oprócz ciebie nikt nie przeżywa. { -unless-you }
objective-an-old-feud = Stare porachunki
objective-an-old-feud-text = Postać gracza 3 nie przeżywa albo oprócz ciebie nikt nie przeżywa. { -unless-you }
objective-hostile-takeover = Wrogie przejęcie
objective-hostile-takeover-text = Postać gracza 4 nie przeżywa albo oprócz ciebie nikt nie przeżywa. { -unless-you }
objective-corporate-contract = Kontrakt korporacyjny
objective-corporate-contract-text = Postać gracza 5 nie przeżywa albo oprócz ciebie nikt nie przeżywa. { -unless-you }
objective-experimental-subjects = Obiekty doświadczalne
objective-experimental-subjects-text = Postacie, które uciekły, mają razem co najmniej 3 karty skażenia.
objective-insider-information = Informacje poufne
objective-insider-information-text = Spośród wszystkich, którzy przeżyli, tylko ty masz żeton danych.
objective-states-evidence = Świadek koronny
objective-states-evidence-text = Spośród wszystkich, którzy przeżyli, tylko ty masz żeton danych.
objective-luxurious-offer = Wyborna oferta
objective-luxurious-offer-text = Przeżywasz i niesiesz jajo.

## Mission directives

directive-primary-samples = Próbki pierwotne
directive-primary-samples-text = Postacie, które uciekły, niosą razem co najmniej 2 jaja.
directive-reconnaissance = Rekonesans
directive-reconnaissance-text = Wszystkie pomieszczenia A, B i C są odkryte, a Hibernatorium jest połączone.
directive-escort-mission = Eskorta
directive-escort-mission-text = Robot dotarł do Reaktora i ucieka postać z żetonem danych.
directive-perimeter-clearing = Zabezpieczenie terenu
directive-perimeter-clearing-text = Reaktor jest wyłączony i wszystkie pomieszczenia A są odkryte.
directive-essential-data = Ważne dane
directive-essential-data-text = Postać z żetonem danych odlatuje lądownikiem, a w sektorze A, z granicą z B włącznie, nie ma nieeksplorowanego korytarza.
directive-facility-restart = Ponowne uruchomienie
directive-facility-restart-text = Hibernatorium jest aktywne, a Reaktor wyłączony.
directive-supply-route = Szlak zaopatrzeniowy
directive-supply-route-text = Wzmocnione korytarze prowadzą bez przerwy ze Strefy lądowania do Kontroli systemu podtrzymywania życia C, a baza nie jest zniszczona. Intruzi i drzwi nie mają znaczenia.
directive-eradication = Likwidacja
directive-eradication-text = Królowa nie żyje, a baza nie jest zniszczona.

## Directives for solo and cooperative games

directive-clean-up = Sprzątanie
directive-clean-up-text = Gniazdo jest zniszczone.
directive-closedown = Pełne zasilanie
directive-closedown-text = System podtrzymywania życia jest aktywny we wszystkich sektorach.
directive-crucial-intelligence = Kluczowe informacje
directive-crucial-intelligence-text = Postać z żetonem danych odlatuje lądownikiem, nawet jeśli potem zginie.
directive-culinary-sample = Próbka kulinarna
directive-culinary-sample-text = Ktoś ucieka z jajem, nawet jeśli potem zginie. Razem z Próbką naukową potrzeba do tego dwojga, którzy przeżyją.
directive-scientific-sample = Próbka naukowa
directive-scientific-sample-text = Ktoś ucieka z jajem, nawet jeśli potem zginie. Razem z Próbką kulinarną potrzeba do tego dwojga, którzy przeżyją.
directive-deep-search = Głębokie przeszukanie
directive-deep-search-text = Wszystkie pomieszczenia C są odkryte.
directive-entrance-inspection = Kontrola wejścia
directive-entrance-inspection-text = Wszystkie pomieszczenia A są odkryte.
directive-no-corner-uncovered = Każdy zakamarek
directive-no-corner-uncovered-text = Wszystkie pomieszczenia B są odkryte, a Hibernatorium jest połączone.
directive-faceoff = Konfrontacja
directive-faceoff-text = Królowa nie żyje.
directive-safety-procedure = Procedura bezpieczeństwa
directive-safety-procedure-text = Hibernatorium jest aktywne.
directive-shutdown-order = Wyłączenie
directive-shutdown-order-text = Reaktor jest wyłączony.
directive-systems-backups = Kopie zapasowe
directive-systems-backups-text = Robot jest w Reaktorze.
