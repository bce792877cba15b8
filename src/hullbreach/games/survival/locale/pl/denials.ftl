# Dlaczego czegoś nie można zrobić tu i teraz: co Nemesis i Lockdown mówią tak samo.
# Gra, która mówi to inaczej, ma w swoim pliku komunikat o tej samej nazwie.

## Cokolwiek to jest

denied-cost = { $a ->
    [one] Koszt to jedna karta akcji
    [few] Koszt to { $a } karty akcji
   *[many] Koszt to { $a } kart akcji
 }; { $b ->
    [0] nie masz żadnej.
    [one] masz tylko jedną.
   *[other] masz tylko { $b }.
 }
denied-cost-more = { $a ->
    [one] Wraz z nią trzeba odrzucić jeszcze jedną kartę akcji
    [few] Wraz z nią trzeba odrzucić jeszcze { $a } karty akcji
   *[many] Wraz z nią trzeba odrzucić jeszcze { $a } kart akcji
 }; { $b ->
    [0] nie masz innych.
    [one] masz tylko jedną.
   *[other] masz tylko { $b }.
 }
denied-in-combat = Jesteś w walce.
denied-no-combat = Nie jesteś w walce.
denied-nobody-here = Nie ma tu nikogo innego.
denied-elsewhere = Nie jesteś w pomieszczeniu, którego to dotyczy: { $a }.
denied-no-items = Nie masz przedmiotu do odrzucenia.

## Reakcje

denied-card-interruption = To reakcja: zagrywa się ją, gdy inna postać w twoim pomieszczeniu zaczyna akcję lub reaguje.
denied-card-nerves-of-steel = To reakcja: zagrywa się ją, gdy spotyka cię atak z zaskoczenia.

## Drogi i drzwi

denied-door = Drzwi w tym korytarzu są zamknięte.
denied-noise-all-around = W każdym korytarzu tamtego pomieszczenia już jest znacznik szmerów.
denied-shut-in = Każdą drogę z tego pomieszczenia zagradzają zamknięte drzwi.
denied-others-shut-in = Każdemu, kto mógłby usłuchać rozkazu, drogę zagradzają zamknięte drzwi.
denied-no-door = Żadnych drzwi tego pomieszczenia nie można otworzyć ani zamknąć.
denied-no-door-anywhere = Nigdzie nie ma drzwi, które można otworzyć albo zamknąć.
denied-no-closed-door = Żadne drzwi tego pomieszczenia nie są zamknięte.
denied-no-entrance = W tym pomieszczeniu nie ma wejścia do korytarzy technicznych.

## Pomieszczenia

denied-no-action = To pomieszczenie nie ma akcji.
denied-broken = Jest tu awaria.
denied-broken-already = Już jest tu awaria.
denied-unbroken = Nie ma tu awarii.
denied-unbreakable = W tym pomieszczeniu nigdy nie ma awarii.
denied-burning = To pomieszczenie już płonie.
denied-unburnable = W tym miejscu nigdy nie ma pożaru.
denied-no-fire = Nie ma tu pożaru.
denied-no-computer = Nie ma tu komputera.
denied-computer-broken = Komputer tutaj nie działa: w pomieszczeniu jest awaria.
denied-computer-here = W tym pomieszczeniu jest komputer.
denied-no-computer-room = Żadne pomieszczenie z działającym komputerem nie ma akcji możliwej teraz do wykonania.
denied-unsearchable = Tego pomieszczenia nie można przeszukać: nie ma licznika przedmiotów.
denied-searched = Nic tu już nie zostało: licznik przedmiotów wskazuje 0.
denied-colour = To nie jest odpowiednie pomieszczenie. Wymagany kolor: { $a }.
denied-all-explored = Wszystkie pomieszczenia są już odkryte.
denied-signal-sent = Twój sygnał już wysłano.
denied-no-sender = Nikt inny, kto ma cel, nie wysłał sygnału.
denied-no-objectives = Nikt inny nie ma karty celu.
denied-no-eggs = W Gnieździe nie ma już jaj.
denied-no-hand = Nie masz wolnej ręki, a tego, co trzymasz, nie można upuścić.
denied-nothing-to-examine = Nie ma zwłok, truchła ani jaja do zbadania.

## Intruzi

denied-no-intruder = Nie ma tu intruza.
denied-no-target = Ani tu, ani obok nie ma intruza ani jaja.
denied-target-behind-door = To, w co można by tym rzucić, jest za zamkniętymi drzwiami.

## Broń

denied-no-ammo = Brak amunicji: { $a }.
denied-unarmed = Nie trzymasz broni z amunicją.
denied-unarmed-energy = Nie trzymasz broni energetycznej z amunicją.
denied-no-energy-weapon = Nie trzymasz broni energetycznej.
denied-no-weapon-for = Nie trzymasz broni, którą ładuje ten przedmiot: { $a }.
denied-no-assault-rifle = Nie trzymasz Karabinu szturmowego.
denied-no-six-shooter = Nie trzymasz Rewolweru.
denied-loaded = To, co można by załadować, jest już pełne.
denied-full = Pełna amunicja: { $a }.

## Przedmioty

denied-none-left = Wszystkie karty tego przedmiotu są w użyciu: { $a }.
denied-part = Brakuje ci komponentu: { $a }.
denied-parts = Brakuje ci obu komponentów: { $a } oraz { $b }.
denied-not-two-items = Nie masz dwóch przedmiotów.
denied-nothing-to-craft = Z żadnych dwóch twoich przedmiotów nie da się nic zrobić.
denied-quest-room = Trzeba być w tym pomieszczeniu: { $a }.
denied-give-up-1 = Do odrzucenia potrzebujesz przedmiotu: { $a }.
denied-give-up-2 = Do odrzucenia potrzebujesz jednego z przedmiotów: { $a }, { $b }.
denied-taped = Masz już dwa sklejone przedmioty.
denied-not-two-heavy = Nie trzymasz dwóch ciężkich przedmiotów.
denied-no-deal = Z ostatniego handlu nic nie wyszło: najpierw zrób coś innego.

## Ciała

denied-uncontaminated = Nie masz na ręce karty skażenia.
denied-unslimed = Nie masz śluzu.
denied-unwounded = Nie masz nieopatrzonej głębokiej rany.
denied-undressed = Nie masz opatrzonej głębokiej rany.
denied-unscratched = Nie masz lekkiej rany.
denied-nobody-wounded = Nikt tutaj nie ma nieopatrzonej głębokiej rany.
denied-nobody-dressed = Nikt tutaj nie ma opatrzonej głębokiej rany.
denied-nobody-scratched = Nikt tutaj nie ma lekkiej rany.
denied-all-empty-handed = Nikt tutaj nie ma kart na ręce.
