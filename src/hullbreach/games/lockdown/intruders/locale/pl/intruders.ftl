# Intruzi z Nemesis w bazie: wydarzenia.

## Events

event-life-network-failure = Awaria sieci podtrzymywania życia
event-life-network-failure-text = { event-sanitary-network-failure-text }
event-regeneration-dark = postaw dorosłego osobnika w każdym pomieszczeniu z postacią ze śluzem, a potem każda postać otrzymuje śluz.
event-intruders-bulkheads-open = { event-bulkheads-open }
event-intruders-bulkheads-open-text = { event-bulkheads-open-text }
event-intruders-bulkheads-open-dark = { event-bulkheads-open-dark }
event-intruders-consuming-fire = { event-consuming-fire }
event-intruders-consuming-fire-text = { event-consuming-fire-text }
event-intruders-damage = { event-damage }
event-intruders-damage-text = { event-damage-text }
event-intruders-damage-dark = { event-damage-dark }
event-intruders-hatching = { event-hatching }
event-intruders-hatching-text = { event-hatching-text }
event-intruders-hatching-dark = { event-hatching-dark }
event-intruders-nest = { event-nest }
event-intruders-nest-text = { event-nest-text }
event-intruders-nest-dark = { event-nest-dark }
event-intruders-noise-in-corridors = { event-noise-in-corridors }
event-intruders-noise-in-corridors-text = { event-noise-in-corridors-text }
event-intruders-noise-in-corridors-dark = { event-noise-in-corridors-dark }
event-intruders-panic = { event-panic }
event-intruders-panic-text = { event-panic-text }
event-intruders-panic-dark = { event-panic-dark }
event-intruders-power-surge = { event-power-surge }
event-intruders-power-surge-text = { event-power-surge-text }
event-intruders-blue-screen = { event-blue-screen }
event-intruders-blue-screen-text = { event-blue-screen-text }
event-intruders-coolant-leak = { event-coolant-leak }
event-intruders-coolant-leak-text = { event-coolant-leak-text }
event-intruders-egg-protection = { event-egg-protection }
event-intruders-egg-protection-text = { event-egg-protection-text }
event-intruders-egg-protection-dark = { event-egg-protection-dark }
event-intruders-lurking = { event-lurking }
event-intruders-lurking-text = { event-lurking-text }
event-intruders-lurking-dark = { event-lurking-dark }
event-intruders-short-circuit = { event-short-circuit }
event-intruders-short-circuit-text = { event-short-circuit-text }
