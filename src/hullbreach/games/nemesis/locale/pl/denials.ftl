# Dlaczego czegoś nie można zrobić tu i teraz: co mówi tylko Nemesis.

## Komponenty, według przedmiotów, które ich dostarczają

part-chemical = { item-chemicals } lub { item-alcohol }
part-cloth = { item-clothes } lub { item-bandages }
part-electrical = { item-energy-charge }
part-medical = { item-medkit }
part-tool = { item-tools }

## Karty

denied-nobody-called = Nie ma nikogo innego ani tutaj, ani w pomieszczeniu z działającym komputerem.
denied-no-engine = W tym pomieszczeniu nie ma silnika.
denied-no-needle-gun = Nie trzymasz Pistoletu igłowego.
denied-hand-full = { $a ->
    [few] Masz już na ręce { $a } karty.
   *[many] Masz już na ręce { $a } kart.
 }

## Statek

denied-destruct-runs = Nie można uruchomić autodestrukcji: odliczanie trwa.
denied-destruct-asleep = Nie można uruchomić autodestrukcji: ktoś hibernuje ({ $a }).
denied-no-destruct = Nie można zatrzymać autodestrukcji: odliczanie nie trwa.
denied-destruct-yellow = Autodestrukcji nie można już zatrzymać: odliczanie dotarło na żółte pole.
denied-course-asleep = Nie można zmienić kursu: ktoś hibernuje ({ $a }).
denied-intruder-there = Jest tam intruz: { $a }.
denied-not-blue = Komory hibernacyjne są zamknięte: znacznik czasu nie jest jeszcze na niebieskim polu.
denied-weakness-known = Słabości, które można by tak odkryć, są już znane.
denied-decks-empty = W żadnym stosie nie ma już przedmiotów.
denied-airless = Jedno pomieszczenie już traci powietrze: { $a }.
denied-no-yellow-room = Nie ma innego odkrytego żółtego pomieszczenia bez zniszczonych drzwi.
denied-no-other-yellow-room = Żadne inne żółte pomieszczenie nie jest odkryte.
denied-nothing-flees = To, co tu jest, nigdy nie opuszcza pomieszczenia.
denied-canteen = Nie masz ani lekkiej rany, ani karty skażenia na ręce.
denied-shower = Nie masz ani śluzu, ani karty skażenia na ręce.

## Kapsuły ratunkowe

denied-no-section = Nie jesteś w Sekcji ewakuacyjnej.
denied-no-pods = Nie ma już żadnej kapsuły ratunkowej.
denied-pods-locked = Wszystkie kapsuły tej sekcji są zablokowane.
denied-pods-full = W odblokowanych kapsułach tej sekcji nie ma wolnego miejsca.
denied-pods-occupied = Wszystkie kapsuły są odblokowane i żadna nie jest pusta.

## Gra intruzami

denied-intruder-gone = Tego intruza już tam nie ma.
denied-all-in-combat = Wszystkie postacie są w walce.
denied-none-injured = Żaden intruz nie ma obrażeń.
