### Karty cech.

pack-nemesis-traits = cechy

table-traits = Cecha
content-nemesis-traits = Karty cech
pile-trait = Cechy

trait-captain = Giń wreszcie
trait-captain-text = Po trafieniu z Rewolweru możesz za darmo strzelić do tego samego celu jeszcze raz, dopóki trafiasz i masz amunicję. Krew sprawdza się raz, na końcu.
trait-mechanic = Złota rączka
trait-mechanic-text = Twój przedmiot początkowy i przedmioty zadań liczą się przy wytwarzaniu jak przedmioty żółte.
trait-pilot = Autoryzacja
trait-pilot-text = Wykonując akcję Kokpitu, możesz też otworzyć lub zamknąć dowolne jedne drzwi na statku.
trait-scientist = Wózek
trait-scientist-text = Rany nogi otrzymujesz od razu opatrzone.
trait-scout = Szabrownik
trait-scout-text = Gdy przeszukujesz białe pomieszczenie, dobierz po 1 karcie każdego koloru i zatrzymaj 1 z nich.
trait-soldier = Zryw
trait-soldier-text = Raz w turze możesz otrzymać 1 powierzchowną ranę, aby wykonać w niej 3 akcje.
trait-medic = Altruista
trait-medic-text = Gdy opatrzysz głęboką ranę lub uleczysz powierzchowne rany innej postaci, dobierz 1 kartę akcji.
trait-ceo = Właściciel
trait-ceo-text = Dopóki Robot ma energię, twoja rana tułowia liczy się jak opatrzona i można ją uleczyć. Widzisz cele korporacyjne wszystkich osób.
trait-android = Syntetyk
trait-android-text = Zamiast celu osobistego masz drugi cel korporacyjny. Karta skażenia, którą dobierzesz na rękę, jest od razu skanowana i opuszcza grę, a ty dobierasz następną; jeśli była zarażona, otrzymujesz 1 powierzchowną ranę.
trait-psychologist = Terapeuta
trait-psychologist-text = Gdy inna postać w twoim pomieszczeniu się rusza, możesz odrzucić 1 kartę akcji i pójść z nią; rzut na szmery wykonuje ona. Jeśli przy dobieraniu kart nie ma z tobą nikogo w pomieszczeniu, dobierasz o 1 kartę mniej.
trait-bounty-hunter = Łajka
trait-bounty-hunter-text = Tuż przed swoją pierwszą turą w rundzie możesz przesunąć Łajkę do sąsiedniego pomieszczenia. Odkrywa je i może narobić szmerów, ale nic jej nie grozi: po spotkaniu znowu jest przy tobie.
trait-convict = Twardziel
trait-convict-text = Możesz mieć 4 głębokie rany; zabija cię dopiero następna rana. Karty ataku, które zabijają ciężko rannych, działają jak zwykle.
