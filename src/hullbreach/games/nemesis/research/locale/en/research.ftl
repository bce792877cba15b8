### The research mission.

pack-nemesis-research = the research mission
setting-nemesis-research-basic-side = the research mission is played on the basic side of the board
setting-nemesis-research-not-alone = the research mission is for two players or more
