### Turrets: their names, what is asked and told of them.

pack-nemesis-turrets = turrets
exploration-turret = Turret
exploration-turret-text = Put a turret in this room and shuffle its three status tokens; then make the noise roll. The turret does not fire on you for this entry. No turret stands in the Nest or in the Room Covered with Slime.
supply-turret = Turret
supply-turret-status = Turret status token
turret-all = Target: everybody
turret-intruders = Target: intruders
turret-inactive = Inactive
table-turret-hidden = status face down
cause-turret = a turret
effect-smash-turret = Destroy the turret here
