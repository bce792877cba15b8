### Medyk: karty, pistolet igłowy, przedmioty zadań.

pack-nemesis-medic = Medyk

item-needle-gun = Pistolet igłowy
    .gen = Pistoletu igłowego
    .acc = Pistolet igłowy
    .from = z Pistoletu igłowego
item-needle-gun-text = Celny strzał nie zadaje obrażeń: trafiony intruz się wycofuje. Ładuje się go tylko Odczynnikiem.
character-medic = Medyk
    .gen = Medyka
    .dat = Medykowi
    .acc = Medyka
    .ins = Medykiem
card-er = Ostry dyżur
card-er-text = Wydaj 1 sztukę amunicji Pistoletu igłowego i wybierz postać w swoim pomieszczeniu. Albo odrzuca ona 1 kartę akcji i odkłada karty skażenia z ręki na swój stos kart odrzuconych, albo dobiera 3 karty akcji.
card-pharmacist = Farmaceuta
card-pharmacist-text = Wybierz postać w swoim pomieszczeniu lub siebie: opatrz 1 głęboką ranę albo ulecz 1 opatrzoną głęboką ranę. W zielonym pomieszczeniu dobierasz potem 1 kartę akcji.
card-field-dressing = Opatrunek polowy
card-field-dressing-text = Wybierz postać w swoim pomieszczeniu lub siebie: ulecz wszystkie powierzchowne rany albo opatrz 1 głęboką ranę. W zielonym pomieszczeniu dobierasz potem 1 kartę akcji.
quest-surgery-kit = Zestaw chirurgiczny
    .gen = Zestawu chirurgicznego
    .acc = Zestaw chirurgiczny
quest-surgery-kit-text = Aktywacja: odrzuć Apteczkę. Użycie: wybierz postać w swoim pomieszczeniu lub siebie. Skanuje się wszystkie jej karty skażenia; zarażone karty i larwa są usuwane. Postać wtasowuje wszystkie swoje karty, także z ręki, do stosu i otrzymuje 1 powierzchowną ranę.
quest-combat-drugs = Środki bojowe
    .gen = Środków bojowych
    .acc = Środki bojowe
quest-combat-drugs-text = Aktywacja: bądź w Ambulatorium. Użycie: dobierz karty, aż masz ich na ręce 5.
