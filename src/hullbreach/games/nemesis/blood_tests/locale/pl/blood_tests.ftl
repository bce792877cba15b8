### Badania krwi: karty, pytania i opowieści.

pack-nemesis-blood-tests = badania krwi
content-nemesis-blood-test-cards = badania krwi
pile-blood-test = Badania krwi
card-quick-test = Szybki test
card-quick-test-text = Zeskanuj 1 kartę skażenia z ręki: czysta opuszcza grę, zarażona zostaje. Nic więcej się nie dzieje. Wtasuj tę kartę z powrotem do talii badań krwi.
card-full-panel = Pełny panel
card-full-panel-text = Zeskanuj wszystkie karty skażenia z ręki: czyste opuszczają grę, zarażone zostają. Nic więcej się nie dzieje. Wtasuj tę kartę z powrotem do talii badań krwi.
card-cross-test = Próba krzyżowa
card-cross-test-text = Postać w twoim pomieszczeniu skanuje 1 kartę skażenia z ręki: czysta opuszcza grę, zarażona zostaje. Nic więcej się nie dzieje. Wtasuj tę kartę z powrotem do talii badań krwi.
card-spoiled-sample = Zepsuta próbka
card-spoiled-sample-text = Otrzymujesz 1 kartę skażenia i dobierasz 2 karty akcji. Wtasuj tę kartę z powrotem do talii badań krwi.

option-prepare-test = Przygotuj badanie krwi
act-prepare-test = Przygotowanie badania krwi
ask-test-card = Którą kartę badasz?
ask-test-person = Czyją krew badasz?
denied-not-green = Badania krwi przygotowuje się w zielonych pomieszczeniach.
denied-has-test = Masz już badanie krwi wśród swoich kart.
denied-no-tests = Wszystkie badania krwi są u graczy.
