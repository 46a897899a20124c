# Was die Prüfung zu einer Ausgabe von Global Powers sagt, wo „Datei: Schlüssel:“ endet.

gp-edition-borders-itself = nennt die Region selbst
gp-edition-border-twice = nennt { $neighbour } zweimal
gp-edition-border-one-way = nennt { $neighbour }, was { $home } nicht nennt
gp-edition-unreachable = ist von { $first } aus nicht zu erreichen
gp-edition-too-many-chips = ist { $found }; mehr als { $most } einer Art dürfen nicht in einer Region liegen
gp-edition-supply = ist { $found }; die Regionen beginnen mit { $least }
gp-edition-hand = ist { $found }; eine Partei hat { $count } Karten
gp-edition-only-one = hat mehr als eine Karte mit der Wirkung „{ $effect }“
