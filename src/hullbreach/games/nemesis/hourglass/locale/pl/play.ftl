### What is asked and told, with its arguments.

option-noise-in = { $a }
log-hourglass-taken = { $who } bierze klepsydrę. Kość szmerów { CASE($room, "in") } pokazuje: { $face }.
log-hourglass-removed = { $who } się sprzeciwia: klepsydra zostaje usunięta z gry.
denied-sand = { $a ->
    [one] Piasek jeszcze się sypie: potrzeba jednej tury.
    [few] Piasek jeszcze się sypie: potrzeba { $a } tur.
   *[other] Piasek jeszcze się sypie: potrzeba { $a } tur.
 }
