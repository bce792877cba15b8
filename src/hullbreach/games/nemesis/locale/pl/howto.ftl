# Nemesis: jak grać, na jednej stronie.

howto-nemesis-1 = O co chodzi
howto-nemesis-1-text = Załoga budzi się z hibernacji, bo coś poszło nie tak. Jedno z was nie żyje, statek być może nie leci tam, gdzie powinien, a w korytarzach coś się rusza. Każdy ma tajny cel. Wygrywasz, jeśli przeżyjesz i zrobisz to, czego on wymaga; może wygrać kilka osób albo nikt.
howto-nemesis-2 = Runda
howto-nemesis-2-text = Każdy dobiera karty akcji do pięciu. Potem na przemian rozgrywacie tury po dwie akcje, aż wszyscy spasują. Następnie przychodzi faza wydarzeń i zaczyna się kolejna runda.
howto-nemesis-3 = Działasz kartami
howto-nemesis-3-text = Kartę akcji zagrywa się dla jej tekstu albo odrzuca, żeby zapłacić za coś innego: krok kosztuje jedną kartę, akcja pomieszczenia dwie. Cena jest zawsze podana. Komu skończą się karty, ten może tylko spasować.
howto-nemesis-4 = Ruch i szmery
howto-nemesis-4-text = Wejście do pustego pomieszczenia to rzut na szmery. Kość wskazuje korytarz, do którego trafia znacznik szmerów. Jeśli już tam leży, dochodzi do spotkania. Ostrożny krok kosztuje więcej, ale korytarz wybierasz sam. Gdzie już ktoś jest, tam się nie rzuca.
howto-nemesis-5 = Odkrywanie i przeszukiwanie
howto-nemesis-5-text = Kto pierwszy wchodzi do pomieszczenia, odkrywa je razem z żetonem, który mówi, ile jest tam przedmiotów i co jeszcze jest nie tak. Przeszukując, oglądasz karty w kolorze pomieszczenia i zatrzymujesz jedną: czerwone to broń, żółte narzędzia, zielone leki.
howto-nemesis-6 = Spotkania i walka
howto-nemesis-6-text = Przy spotkaniu żeton z worka mówi, co przychodzi. Jeśli masz w ręku mniej kart niż liczba na żetonie, atakuje od razu. Dopóki jest w twoim pomieszczeniu, trwa walka: strzelaj, bij albo uciekaj i daj się zaatakować od tyłu. Nikt nie wie, ile wytrzyma: po każdym trafieniu rozstrzyga karta.
howto-nemesis-7 = Rany i skażenie
howto-nemesis-7-text = Lekkie rany składają się na poważne, a po trzech poważnych następna zabija. Karty skażenia zapychają rękę, a niektóre są zakażone. Odpoczynek je skanuje. Kto ma w sobie larwę, a skan znajdzie zakażenie, ten ginie.
howto-nemesis-8 = Faza wydarzeń
howto-nemesis-8-text = Przesuwa się znacznik czasu, intruzi atakują tych, z którymi są w pomieszczeniu, pożary ich ranią, dobiera się wydarzenie, a żeton z worka pokazuje, jak rozwija się kolonia.
howto-nemesis-9 = Statek
howto-nemesis-9-text = W chwili skoku muszą działać co najmniej dwa z trzech silników, a kurs musi prowadzić tam, gdzie da się żyć: sprawdź w Kokpicie. Zbyt wiele pożarów lub awarii niszczy statek. Sekwencja autodestrukcji też.
howto-nemesis-10 = Ucieczka
howto-nemesis-10-text = Zahibernuj się, gdy pozwoli na to tor czasu, albo odleć w kapsule ratunkowej, którą ktoś odblokował. Kto nie śpi w chwili skoku, ginie. Na końcu sprawdza się najpierw skażenie, potem cele.
howto-nemesis-11 = Razem albo nie
howto-nemesis-11-text = Wolno mówić o wszystkim i we wszystkim kłamać, ale nie wolno pokazywać tego, co tajne. Przy pierwszym spotkaniu każdy zatrzymuje jeden z dwóch celów, osobisty albo korporacyjny. Od tej chwili wiesz, czego chcesz, i zastanawiasz się, czego chcą inni.
