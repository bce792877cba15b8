### Pytania, czynności i dziennik.

## Questions

ask-accept = { $who } chce ci pomóc. Zgadzasz się?
ask-again = { $what }: jeszcze raz?
ask-antiseptic = Która karta skażenia opuszcza grę?
ask-arm = Jaki sprzęt zabierasz?
ask-armour = Głęboka rana: czy chroni cię { $what }?
ask-at-once = { $what }: użyć od razu?
ask-break-through = Ruszasz przez ten korytarz?
ask-channel = Jaki rozkaz nadajesz?
ask-colour = Który stos?
ask-companion = Kto idzie z tobą?
ask-corridor = Który korytarz?
ask-damage = Kto otrzymuje obrażenia? Pozostało: { $left }
ask-defence = Który żeton leży na wierzchu?
ask-drop-armour = Możesz mieć tylko jeden pancerz. Który odrzucasz?
ask-duck = { $who } atakuje: { $whom }. Kryjesz się?
ask-duck-whom = Kto zostaje zaatakowany zamiast ciebie?
ask-equip = Które wyposażenie pomocnicze bierzesz?
ask-fend-off = { $who } atakuje cię. Odpierasz atak?
ask-fire = Do czego strzelasz?
ask-gear = Jakiego sprzętu używasz?
ask-give = Co oddajesz?
ask-give-whom = Komu?
ask-hatchet = Używasz toporka?
ask-heal = Którą głęboką ranę odrzucasz?
ask-help = Komu pomagasz?
ask-ignore = { $who } wydaje ci rozkaz. Ignorujesz go?
ask-lander = Kiedy przyleci lądownik?
ask-launch = Czy najpierw wystrzelisz granat?
ask-mend = Co naprawiasz?
ask-more-fire = Odrzucasz kolejną kartę? Obrażenia: { $left }
ask-order = Co ma zrobić { $who }?
ask-order-burst = Gdzie strzela { $who }?
ask-panic = Panika: co tracisz?
ask-parry = { $who } kontratakuje. Uszkadzasz broń, by temu zapobiec?
ask-push = Który intruz i dokąd się przesuwa?
ask-reinforce = Który korytarz wzmacniasz?
ask-repel = Dokąd zostaje wypędzony { $who }?
ask-robot = Dokąd jedzie robot?
ask-room = Które pomieszczenie?
ask-scatter = Redukujesz amunicję, by zamiast tego wypędzić intruza?
ask-sector = Który sektor?
ask-slot = Gdzie trafia: { $what }?
ask-sprint = Zużywasz tlen, by ruszyć się ponownie?
ask-stay-calm = { $who } atakuje: { $whom }. Zapobiegasz temu?
ask-sterile = Zużywasz apteczkę, by { $who } nie dostał skażenia?
ask-take = Jaki sprzęt bierzesz?
ask-take-gift = { $who } daje ci: { $what }. Bierzesz?
ask-take-off = Czy lądownik startuje?
ask-target = Który intruz?
ask-weapon = Która broń?
ask-whom = Kto?
ask-door = Które drzwi?
ask-reroll = { $face }: rzucić ponownie?

## Options

option-move = Ruch: { $a }
option-careful = Uważny ruch: { $a }
option-decide = Wybierz jeden ze swoich celów
option-secure = Zabezpiecz pomieszczenie
option-shoot = Strzał: { $a }, cel: { $b }
option-burst = Seria: { $a }, { $b }
option-melee = Atak wręcz: { $a }
option-robot = Aktywuj robota
option-gear = Użyj sprzętu taktycznego
option-suffer = Nie
option-prevent = Zapobiegnij
option-take-off = Start
option-stay = Bez zmian
option-leave-it = Nie teraz
option-earlier = Rundę wcześniej
option-later = Rundę później
option-breathe = Zużyj tlen
option-again = Jeszcze raz
option-equip = Weź: { $a }
option-take = Weź: { $a }
option-drop-gear = Odrzuć: { $a }
option-protect = Użyj: { $a }
option-into = { $a }
option-spend = Zużyj: { $a }
option-shift = Przełóż: { $a }
option-reload = Przeładuj: { $a } (skąd: { $b })
option-throw = Rzuć granat: { $a }
option-target = { $a }
option-push = { $a }: { $b } → { $c }
option-corridor = { $a }
option-place = { $a }
option-sector = { $a }
option-open = Otwórz drzwi: { $a }
option-close = Zamknij drzwi: { $a }
option-break = Zniszcz drzwi: { $a }
option-whom = { $a }
option-help = { $a }
option-mend = Napraw: { $a }
option-mend-room = Napraw pomieszczenie
option-mend-robot = Napraw robota
option-with = { $a }
option-colour = { $a }
option-on-top = { $a }
option-offer = Oddaj: { $a }
option-directive = Wytyczne
option-tape = Sklej: { $a }
option-cards = Odrzuć kartę
option-reroll = Rzuć ponownie

## What somebody does

act-move = ruch: { $a }
act-careful = uważny ruch: { $a }
act-burst = seria: { $a }, { $b }
act-shoot = strzał: { $a }, cel: { $b }
act-melee = atak wręcz: { $a }
act-gear = sprzęt taktyczny
act-robot = aktywuje robota
act-secure = zabezpiecza pomieszczenie
act-room = używa: { $a }
act-trade = wymiana
act-use = używa: { $a }
act-play = zagrywa: { $a }

## The log

log-equipped = { $who } bierze: { $thing }.
log-hurt = { $who } traci zdrowie: { $count } ({ $cause }).
log-restored = { $who } odzyskuje zdrowie: { $count }.
log-breathed = { $who } ma tlen: { $left }.
log-suffocates = { $who } się dusi.
log-corridor-laid = Nowy korytarz { $tile }: { $where }.
log-room-found = { $who } odkrywa: { $room } ({ $space }, { $card }).
log-reinforced = Wzmocniono: { $where }.
log-noise-resolved = Szmery, { $where }: { $token }.
log-appeared = { $intruder } ({ $count }): { $where }.
log-advanced = { $intruder } ({ $count }) przechodzi: { $where }.
log-held-off = { $room }: zabezpieczenia wytrzymują.
log-burst = { $who }, { $weapon }, { $where }: { $face }, obrażenia { $damage }.
log-killed = { $intruder } ginie ({ $count }).
log-repelled = { $intruder } zostaje wypędzony: { $where }.
log-queen-hurt = Zdrowie królowej: { $card }. Pozostało kart: { $left }.
log-queen-died = Królowa nie żyje.
log-colony-grows = Do woreczka: { $token } ({ $count }).
log-event-revealed = Wydarzenie: { $event }.
log-life-support = { $sector }: podtrzymywanie życia { $active ->
    [yes] aktywne
   *[no] nieaktywne
 }.
log-robot-moved = Robot jedzie: { $room }.
log-robot-revealed = Hibernatorium odkryte: { $robot }.
log-lander-moved = Lądownik przyleci w rundzie { $space }.
log-lander-told = { $what }
log-destruct-started = Autodestrukcja rozpoczęta: pole { $space }.
log-boarded = { $who } { $what }.
log-expelled = { $who } musi opuścić lądownik.
log-item-broken = Awaria: { $item }.
log-item-lost = { $who } odrzuca: { $item }.
log-gear-taken = { $who } otrzymuje: { $token }.
log-gear-used = { $who } zużywa: { $token }.
log-data-taken = { $who } zdobywa dane.
log-round-marked = Znacznik rund: { $round }.
log-commanded = { $who } wydaje rozkaz: { $whom }.
log-fate = { $fate }

## Causes, ends

cause-attack = atak ({ $who })
cause-base = zniszczenie bazy
cause-biohazard = pancerz ochrony biologicznej
cause-explosion = wybuch
cause-left-behind = pozostanie w bazie
cause-lungs = zranione płuca
cause-bleeding = krwawienie
cause-fire = pożar
cause-metamorphosis = przeobrażenie
cause-plasma = broń plazmowa
cause-robot = robot
cause-suffocation = uduszenie
end-nobody = Nikogo nie ma już w bazie.
end-rounds = Ostatnia runda dobiegła końca.
end-destruct = Baza ulega autodestrukcji.
end-fire = O jeden pożar za dużo: baza jest zniszczona.
end-goal-won = { $objective }: spełniono.
end-goal-failed = { $objective }: nie spełniono.
check-goal = { $what }: { $met ->
    [yes] spełniono
   *[no] nie spełniono
 }.
