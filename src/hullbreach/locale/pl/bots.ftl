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
