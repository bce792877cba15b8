### Zombicide: Najeźdźca: jak grać, na jednej stronie.

howto-invader-1 = O co chodzi
howto-invader-1-text = Stacja wydobywcza, sześcioro Ocalałych i horda, którą stacja obudziła. Gracie razem: wybierzcie Misję, osiągnijcie jej Cele, nie straćcie nikogo. Jeśli ginie jedno z was, przegrywają wszyscy.
howto-invader-2 = Runda
howto-invader-2-text = Najpierw gracze: każdy aktywuje wszystkich swoich Ocalałych, jednego po drugim. Potem Xenosy: atakują, idą, i przybywa ich więcej. Na końcu Faza Końcowa: Hałas znika z planszy, a pierwszy jest następny gracz.
howto-invader-3 = Tura Ocalałego
howto-invader-3-text = Trzy Akcje, później cztery. Ruch, Przeszukanie, otwarcie lub zamknięcie drzwi, walka, Wymiana, Reorganizacja, Cel, hałas. Większość można powtarzać; Przeszukanie i drzwi tylko raz. Wyjście ze Strefy z Xenosami kosztuje o jedną Akcję więcej za każdego z nich.
howto-invader-4 = Co widać
howto-invader-4-text = W korytarzach i na zewnątrz widać po liniach prostych aż do ściany. Z pomieszczenia widać Strefy, które łączy z nim otwarte przejście. Zamknięte drzwi, ściany i śluzy zasłaniają, Aktywna Pleśń też: widać ją, ale nie to, co za nią.
howto-invader-5 = Walka
howto-invader-5-text = Broń mówi, na jaki Zasięg, iloma kośćmi, od jakiej liczby kość trafia i jakie są obrażenia. Trafienie zabija, jeśli obrażeń wystarczy: jedno na Robotnika i Łowcę, dwa na Mięśniaka, trzy na Abominację. Kto walczy wręcz, wybiera ofiary. Kto strzela, trafia po kolei: Mięśniaki i Abominacje, potem Robotników, potem Łowców, a pudła trafiają swoich w tej Strefie.
howto-invader-6 = Hałas
howto-invader-6-text = Każdy Ocalały to jeden Hałas, a głośna broń zostawia znacznik. Xenosy, które nikogo nie widzą, idą tam, gdzie Hałas jest największy. Można hałasować celowo, żeby je odciągnąć.
howto-invader-7 = Przeszukiwanie
howto-invader-7-text = Cywile przeszukują pomieszczenia, Żołnierze tylko pomieszczenia ochrony. Dwie ręce, dwa miejsca na Tułowiu, pięć w Plecaku: działa to, co w ręce lub założone, resztę tylko się niesie. Niektóre karty talii to Xenosy w Pleśni.
howto-invader-8 = Doświadczenie i zagrożenie
howto-invader-8-text = Każde zabicie to doświadczenie, każdy Cel pięć punktów. Z Poziomami przychodzą Umiejętności i zagrożenie: najbardziej doświadczony Ocalały decyduje, ile Xenosów przynosi każda karta. Rośnijcie razem, a nie jedno daleko przed resztą.
howto-invader-9 = Xenosy
howto-invader-9-text = Te obok Ocalałego atakują, a wy mówicie, kto obrywa. Pozostałe idą o jedną Strefę w stronę Ocalałych, których widzą, albo Hałasu; gdy drogi są równie dobre, dzielą się. Łowcy robią to wszystko dwa razy. Potem każda aktywna Strefa Namnażania dobiera kartę. Gdy brak figurek, przychodzi lub działa Abominacja.
howto-invader-10 = Pleśń
howto-invader-10-text = Abominacja zostawia Pleśń wszędzie w budynkach, gdzie wejdzie. Pleśń otwiera ściany, zabiera drzwi i Cele, i rodzi Xenosy. Jeśli Aktywna Pleśń połączy dwie Strefy Namnażania, przegraliście. Suszy ją Ogień piekielny z Miotacza.
howto-invader-11 = Maszyny i tlen
howto-invader-11-text = Robot i działko działają dla tego, kto ma ich zdalne sterowanie. Aktywowane ściągają ataki jak Ocalały, a niszczy je jedno trafienie. Na zewnątrz potrzebna jest Butla tlenowa na Tułowiu, a broń na naboje tam nie strzela.
