### Misja badawcza.

pack-nemesis-research = misja badawcza
setting-nemesis-research-basic-side = w misję badawczą gra się na podstawowej stronie planszy
setting-nemesis-research-not-alone = misja badawcza jest dla dwojga lub więcej graczy
