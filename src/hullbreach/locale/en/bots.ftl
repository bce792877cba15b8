### Players that are programs.

bot-random = plays at random
bot-search = thinks ahead in deals that it imagines
bot-survivor = plays by rules of thumb
error-bot-budget = “{ $budget }” is no budget for a bot that thinks. Write for instance: bot:search@200 (thoughts) or bot:search@0.5s (seconds)
error-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
error-bot-failed = The bot “{ $bot }” failed: { $error }
    { $trace }
error-bot-not-on-offer = The bot “{ $bot }” answered “{ $option }”, which is not on offer. It can choose: { $known }.
error-bot-file = There is no bot in { $path }: { $detail }.
error-bot-missing = { $path } has no bot “{ $name }”. It has: { $known }.

## What they are called

bot-name-1 = Copper
bot-name-2 = Juniper
bot-name-3 = Rook
bot-name-4 = Tansy
bot-name-5 = Bolt
bot-name-6 = Hazel
bot-name-7 = Flint
bot-name-8 = Wren
bot-name-9 = Cobalt
bot-name-10 = Sable
bot-name-11 = Ember
bot-name-12 = Quill
bot-name-13 = Onyx
bot-name-14 = Fern
bot-name-15 = Piston
bot-name-16 = Marble
bot-name-17 = Saffron
bot-name-18 = Thimble
bot-name-19 = Gasket
bot-name-20 = Lantern
