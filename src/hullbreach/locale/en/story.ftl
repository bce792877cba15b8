### Stories: whole games told as text, kept beside the tests.

story-title = { $game }: { $mode }, { $seats ->
    [one] one player
   *[other] { $seats } players
 }, seed { $seed }
story-end = The end, after { $answers } decisions
