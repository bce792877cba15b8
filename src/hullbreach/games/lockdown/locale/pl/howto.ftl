# Lockdown: jak grać, na jednej stronie.

howto-lockdown-1 = O co chodzi
howto-lockdown-1-text = Tajna baza na Marsie sama się zamknęła. Nocni łowcy wydostali się z laboratorium, zasilanie gaśnie sekcja po sekcji, a firma ma plan, co zrobić z tymi, którzy wiedzą za dużo. Każdy ma tajny cel. Wygrywasz, jeśli przeżyjesz i zrobisz to, czego on wymaga.
howto-lockdown-2 = Runda
howto-lockdown-2-text = Każdy dobiera karty akcji do pięciu. Potem na przemian rozgrywacie tury po dwie akcje, aż wszyscy spasują. Następnie przychodzi faza wydarzeń i zaczyna się kolejna runda.
howto-lockdown-3 = Działasz kartami
howto-lockdown-3-text = Kartę akcji zagrywa się dla jej tekstu albo odrzuca, żeby zapłacić za coś innego: krok kosztuje jedną kartę, akcja pomieszczenia zwykle dwie. Komu skończą się karty, ten może tylko spasować.
howto-lockdown-4 = Ruch i szmery
howto-lockdown-4-text = Wejście do pustego pomieszczenia to rzut na szmery. Kość wskazuje korytarz, do którego trafia znacznik szmerów. Jeśli już tam leży, dochodzi do spotkania. Trzy sekcje łączą schody, a gdy ma zasilanie, także winda.
howto-lockdown-5 = Światło i ciemność
howto-lockdown-5-text = Każda sekcja ma żeton zasilania. Z czasem zasilanie spada i gaśnie świecący żeton o najwyższym numerze. W ciemności komputery nie działają, strzela się gorszą kością, a żetony, ataki i wydarzenia są groźniejsze.
howto-lockdown-6 = Spotkania i walka
howto-lockdown-6-text = Żeton z worka mówi, co przychodzi. Ma dwie liczby, na światło i na ciemność: jeśli masz mniej kart, atakuje od razu. W twoim pomieszczeniu trwa walka: strzelaj, bij albo uciekaj. Ile wytrzyma, rozstrzyga karta po każdym trafieniu.
howto-lockdown-7 = Rany i skażenie
howto-lockdown-7-text = Lekkie rany składają się na poważne, a po trzech poważnych następna zabija. Karty skażenia zapychają rękę, a niektóre są zakażone. Odpoczynek je skanuje. Kto ma w sobie larwę, a skan znajdzie zakażenie, ten ginie.
howto-lockdown-8 = Komputer i wiedza
howto-lockdown-8-text = Baza ma jeden komputer; jego odkryta karta daje kilka możliwości każdemu, kto stoi przy konsoli z zasilaniem. Wiedzę zdobywa się badaniami: wymagają jej cele, pomieszczenia i karty.
howto-lockdown-9 = Plany awaryjne
howto-lockdown-9-text = Obowiązuje jeden plan awaryjny i nikt nie widzi go przed końcem. Mówi, kto z tych, którzy przeżyli, jednak zginie: przez to, gdzie jest, co wie, albo czy wysłał sygnał. Żetony w twoim ręku na pewno nim nie są, choć kod niebieski i kod żółty występują dwa razy: złóż w całość, kto ma jakie, jeśli wierzysz temu, co mówią.
howto-lockdown-10 = Ucieczka
howto-lockdown-10-text = Odleć w kapsule systemu wysyłki cargo, gdy pod czasem leży żeton, dotrzyj po powierzchni do bunkra albo pod koniec gry zamknij się w Izolatce. Wtedy odkrywa się plan awaryjny, sprawdza skażenie i otwiera cele.
