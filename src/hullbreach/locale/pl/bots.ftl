### Gracze, którzy są programami.

bot-random = gra losowo
bot-search = myśli naprzód w rozdaniach, które sobie wyobraża
bot-survivor = gra na zdrowy rozum
error-bot-budget = „{ $budget }” to nie budżet dla myślącego bota. Napisz na przykład: bot:search@200 (myśli) albo bot:search@0.5s (sekundy)
error-unknown-bot = Nie ma bota „{ $name }”. Są: { $known }.
error-bot-failed = Bot „{ $bot }” zawiódł: { $error }
    { $trace }
error-bot-not-on-offer = Bot „{ $bot }” odpowiedział „{ $option }”, a tego nie ma wśród możliwości. Do wyboru ma: { $known }.
error-bot-file = W pliku { $path } nie ma bota: { $detail }.
error-bot-missing = W pliku { $path } nie ma bota „{ $name }”. Są tam: { $known }.

## Jak się nazywają

bot-name-1 = Miedzik
bot-name-2 = Jałowiec
bot-name-3 = Gawron
bot-name-4 = Wrotycz
bot-name-5 = Rygiel
bot-name-6 = Leszczyna
bot-name-7 = Krzemień
bot-name-8 = Strzyżyk
bot-name-9 = Kobalt
bot-name-10 = Sobol
bot-name-11 = Żarek
bot-name-12 = Stalówka
bot-name-13 = Onyks
bot-name-14 = Paproć
bot-name-15 = Tłoczek
bot-name-16 = Marmurek
bot-name-17 = Szafran
bot-name-18 = Naparstek
bot-name-19 = Uszczelka
bot-name-20 = Latarenka
