# Airlock: jak grać, na jednej stronie.

howto-airlock-1 = O co chodzi
howto-airlock-1-text = Od trzech do pięciu osób na małym statku. Trzy systemy trzeba naprawić, zanim skończy się powietrze. Jedno z was jest sabotażystą i wygrywa, jeśli się to nie uda.
howto-airlock-2 = Twoja tura
howto-airlock-2-text = Dobierasz kartę i wykonujesz dwie akcje: idziesz do sąsiedniego pomieszczenia, pracujesz przy systemie albo skanujesz kogoś w swoim pomieszczeniu. Możesz skończyć wcześniej. Każda tura zużywa powietrze.
howto-airlock-3 = Praca
howto-airlock-3-text = Zagraj kartę naprawy tam, gdzie jest system, rzuć kością i dodaj siłę karty: sześć lub więcej to sukces, a dwa sukcesy uruchamiają system. Następna osoba może zablokować twoją pracę kartą.
howto-airlock-4 = Głosowanie
howto-airlock-4-text = Po każdej rundzie wszyscy naraz wskazują kogoś albo nikogo. Kto dostanie więcej niż połowę głosów, wylatuje przez śluzę i pokazuje swoją rolę.
howto-airlock-5 = Koniec gry
howto-airlock-5-text = Załoga wygrywa, gdy działają wszystkie systemy albo sabotażysta jest za burtą. Sabotażysta wygrywa, gdy skończy się powietrze albo zostaną tylko dwie osoby.
