### Epilog: wymagania, oferta, zakończenie.

pack-nemesis-epilogue = epilog
content-nemesis-requirements = wymagania osobiste
content-nemesis-offers = Lukratywna oferta
pile-requirement = Wymagania osobiste
pile-offer = Lukratywna oferta
table-requirements = Wymaganie osobiste
table-offers = Lukratywna oferta
table-offer = Lukratywna oferta
table-shuttle-launch = odlot
requirement-scavenger = Zbieracz
requirement-scavenger-text = Masz co najmniej 3 przedmioty znalezione lub wytworzone w tym epilogu.
requirement-specimen = Okaz
requirement-specimen-text = Niesiesz jajo.
requirement-dissection = Sekcja
requirement-dissection-text = Niesiesz truchło.
requirement-bring-them-home = Sprowadź ich do domu
requirement-bring-them-home-text = Niesiesz zwłoki postaci.
requirement-field-notes = Notatki terenowe
requirement-field-notes-text = W tym epilogu ktokolwiek odkrył, także ponownie, co najmniej 1 słabość.
requirement-surveyor = Zwiadowca terenu
requirement-surveyor-text = Odsłoniłeś lub odsłoniłaś co najmniej 3 żetony eksploracji z Pokłosia.
requirement-private-errand = Prywatna sprawa
requirement-private-errand-text = Jeden z twoich przedmiotów zadań jest aktywny.
requirement-black-box = Czarna skrzynka
requirement-black-box-text = Twoja postać wykonała akcję Kokpitu.
requirement-sound-engines = Sprawne silniki
requirement-sound-engines-text = Znasz stan co najmniej jednego silnika, a na koniec działają co najmniej 2 silniki.
requirement-unharmed = Bez szwanku
requirement-unharmed-text = Nie masz głębokich ran ani śluzu.
requirement-payback = Odwet
requirement-payback-text = Twoja postać zabiła intruza innego niż larwa.
requirement-call-home = Telefon do domu
requirement-call-home-text = Nadano twój sygnał.
requirement-never-alone = Nigdy w pojedynkę
requirement-never-alone-text = Co najmniej jedna inna postać też uchodzi z życiem. W grze solo: nie masz na ręce kart skażenia.
offer-lucrative = Lukratywna oferta
offer-lucrative-text = Możesz ją wziąć w każdej chwili, tracąc swoje wymaganie osobiste. Wygrywasz, jeśli na koniec gry jesteś na promie albo w wystrzelonej kapsule, niesiesz jajo (truchło, jeśli nie ma już żadnego jaja) i przejdziesz sprawdzenie skażenia. Żetony i alarmy cię nie obchodzą.
cause-left-behind = pozostanie na statku
end-launch = Prom wraca na statek-matkę.

# Po skończonej grze

setting-nemesis-after-other-side = w skończoną grę grano po drugiej stronie planszy
setting-nemesis-after-too-many = w epilogu gra najwyżej tylu graczy, ilu grało w poprzedniej grze
setting-nemesis-after-too-few-characters = zostało za mało postaci, których nie było na pokładzie; dodajcie Medyka albo postacie z Pokłosia, albo zagrajcie w mniej osób
sequel-nemesis-regular = była to zwykła gra przeciw Intruzom: inne misje i inne rasy nie mają epilogu
sequel-nemesis-destroyed = statek ją przetrwał
