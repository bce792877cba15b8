### Opowieści: całe partie opowiedziane tekstem, trzymane przy testach.

story-title = { $game }: { $mode }, { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
 }, ziarno { $seed }
story-end = Koniec, po { $answers ->
    [one] jednej decyzji
   *[other] { $answers } decyzjach
 }
