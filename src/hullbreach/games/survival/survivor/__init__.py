"""A player that goes by rules of thumb: the part of it that every game of the family can use.

It keeps cards in hand, runs from what it cannot fight, goes by the least dangerous way, dresses
its wounds and carries errands out. What the errands are and how one gets out alive a game says:

| module | what it decides |
|---|---|
| `looks` | what of a game's view the player looks at |
| `situation` | where everything is, how dangerous, how far |
| `errands` | what an errand is, how much trouble it is, who of a crew runs it |
| `jobs` | the errands that several games know |
| `mind` | what the player means to do: the one part that a game must write |
| `turns` | a turn: fight or flee, heal, work, go on or wait |
| `answers` | what to say to the questions that all games of the family ask |
| `hope` | how good a position looks |
| `player` | the bot that all this makes |
"""
