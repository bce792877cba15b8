# Odwet: jak grać, na jednej stronie.

howto-retaliation-1 = O co chodzi
howto-retaliation-1-text = Jesteście żołnierzami wysłanymi do bazy, z której nikt nie odpowiada. Jest pełna intruzów i nikt nie zna jej planu. Każdy ma dwa tajne cele i zachowa jeden z nich. Wygrywasz, jeśli uciekniesz lub zahibernujesz się, przejdziesz ostatnie próby, a twój cel będzie zrealizowany.
howto-retaliation-2 = Runda
howto-retaliation-2-text = Rozgrywacie na przemian tury po dwie akcje, aż wszyscy spasują. Potem pożar parzy intruzów, a ci w waszych pomieszczeniach atakują, dobiera się wydarzenie, żeton powiększa kolonię i wszyscy dobierają do pięciu kart. Po czternastu rundach ginie każdy, kto wciąż tu jest.
howto-retaliation-3 = Działasz kartami
howto-retaliation-3-text = Kartę akcji zagrywa się dla jej tekstu albo odrzuca, żeby zapłacić za coś innego. Ruch, strzał, seria, cios, przedmiot lub sprzęt kosztuje jedną kartę; uważny ruch albo pomieszczenie, w którym jesteś, dwie. Wielu rzeczy nie można robić w walce, czyli z intruzem w pomieszczeniu.
howto-retaliation-4 = Baza, która rośnie
howto-retaliation-4-text = Idź nieeksplorowanym korytarzem, a karta powie, jakie pomieszczenie znajdujesz, jakie korytarze prowadzą dalej i co cię spotyka. Sektor A zaczyna się przy Strefie lądowania, w B jest Hibernatorium z robotem, a w C Reaktor, Prom ratunkowy i Gniazdo. Zamknięte drzwi zagradzają drogę, dopóki ktoś lub coś ich nie zniszczy.
howto-retaliation-5 = Szmery
howto-retaliation-5-text = Po ruchu do odkrytego pomieszczenia rzucasz na szmery. Odpowiada każdy tutejszy korytarz z tą liczbą: wchodzi z niego największy intruz; albo znacznik szmerów zmienia się w to, co mówi żeton z kolonii; albo, jeśli nic tam nie było, kładzie się znacznik. Niebezpieczeństwo od razu sprowadza intruza do ciebie. Wzmocniony korytarz nigdy nie odpowiada.
howto-retaliation-6 = Zabezpieczenia
howto-retaliation-6-text = Intruz, który wchodzi do twojego pomieszczenia, atakuje od razu, chyba że leży tam żeton zabezpieczeń: wtedy zużywa się żeton. Zabezpieczaj pomieszczenia, zanim przyjdą, i chodź uważnie, bo to przynosi żeton. Żetony nie pomagają przeciw tym, którzy już są w środku, ani gdy od nich odchodzisz.
howto-retaliation-7 = Walka
howto-retaliation-7-text = W korytarz oddaje się serie: kość mówi, ilu ginie. We własnym pomieszczeniu strzelasz: jedno obrażenie, a potem kość musi pokazać nie więcej, niż wynoszą obrażenia celu. Atak wręcz kosztuje kartę skażenia, a kto przeżyje, bierze odwet. Amunicję zużywają serie i pech.
howto-retaliation-8 = Jak się poruszają
howto-retaliation-8-text = Wydarzenie mówi, w których korytarzach intruzi się poruszają i czy robią to ci w pomieszczeniach. Każda grupa robi krok najkrótszą drogą do najbliższej postaci. Do pomieszczenia, w którym ktoś jest, wchodzi tylko największy z grupy. Zamiast iść, wyłamują drzwi, a w korytarzu mieści się ich sześciu.
howto-retaliation-9 = Zdrowie, tlen, skażenie
howto-retaliation-9-text = Stan zdrowia jest dobry, zły albo krytyczny. Głęboka rana zakrywa trzecią część toru i przeszkadza. Bez podtrzymywania życia każda tura kosztuje tlen, a potem życie. Karty skażenia zapychają rękę i mogą być zarażone; kto ma larwę, tego na koniec zabija skażenie.
howto-retaliation-10 = Sprzęt, robot, dowodzenie
howto-retaliation-10-text = Na pasie masz cztery żetony: amunicję, granaty, tlen, apteczki. Użycie dowolnej ich liczby to jedna akcja. Robota aktywuje się tam, gdzie stoi, albo z komputera. Dowodzenie sprawia, że ktoś o niższej randze idzie lub strzela według twojej decyzji; nie może go to narazić na atak.
howto-retaliation-11 = Cele
howto-retaliation-11-text = W dowolnej chwili swojej tury możesz wybrać jeden z dwóch celów. Kto zrobi to pierwszy, dobiera za to trzy karty, ostatni tylko jedną. Cel misji zwykle wymaga odkrytych wytycznych, prywatny często czegoś innego albo czyjejś śmierci.
howto-retaliation-12 = Ucieczka
howto-retaliation-12-text = Lądownik przylatuje w rundzie 10, wcześniej lub później, jeśli ktoś nim pokieruje, i zostaje zestrzelony, jeśli obrona przeciwlotnicza jest aktywna. Wsiada się w Strefie lądowania; wystartować może każdy, kto jest w środku. Prom ratunkowy zabierze jedną osobę. Hibernatorium pomieści wszystkich, gdy jest aktywne i dopóki baza stoi. Każda z tych dróg zaczyna się od rzutu na szmery.
howto-retaliation-13 = Razem albo w pojedynkę
howto-retaliation-13-text = W kooperacji i solo nie ma celów. Odkrytych jest tyle wytycznych, ile postaci; wszystkie trzeba zrealizować, a jedna postać musi przeżyć. W kooperacji zmarłych można zanieść do Gabinetu chirurgicznego.
