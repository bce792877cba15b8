### Talia czołgania: jej karty, pytania i opowieści.

pack-nemesis-crawl = talia czołgania
content-nemesis-crawls = karty czołgania
pile-crawl = Talia czołgania
crawl-clear-shaft = Drożny szyb
crawl-clear-shaft-text = Nic się nie dzieje.
crawl-padded-duct = Wytłumiony przewód
crawl-padded-duct-text = Po tym ruchu nie wykonujesz rzutu na szmery.
crawl-slime-trail = Śluzowaty ślad
crawl-slime-trail-text = Pokrywa cię śluz. Przeciw Siewcom Pustki: zamiast tego otrzymujesz kartę skażenia.
crawl-torn-metal = Rozdarta blacha
crawl-torn-metal-text = Otrzymujesz 1 powierzchowną ranę.
crawl-tight-squeeze = Przesmyk
crawl-tight-squeeze-text = Odrzuć 1 kartę akcji albo otrzymaj 1 powierzchowną ranę.
crawl-wrong-turn = Zły zakręt
crawl-wrong-turn-text = Wychodzisz losowym wejściem, innym niż to, od którego zaczynasz.
crawl-echo = Echo
crawl-echo-text = Połóż znacznik szmerów w korytarzach technicznych; potem jak zwykle następuje rzut na szmery. Jeśli znacznik już tam leżał, zamiast rzutu czeka cię spotkanie.
crawl-not-alone = Ktoś tu jest
crawl-not-alone-text = Zamiast rzutu na szmery czeka cię spotkanie.

ask-squeeze = Jest zbyt ciasno. Co robisz?
option-squeeze = Odrzuć kartę
option-force = Przeciśnij się siłą: 1 powierzchowna rana
cause-crawl = ciasny szyb
