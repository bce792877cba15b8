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
