### Was der Befehl zu Globopolis sagt: Gründe des Anfängers, Überschriften des Bretts im Terminal.

## Gründe für einen Tipp

hint-agents = Agenten schützen, was am wertvollsten ist, oder überbieten einen Besitzer dort, wo ein Angriff lohnen kann.
hint-attack = Die genaue Chance mal dem, was zu gewinnen ist, wiegt mehr als das Risiko.
hint-develop = Fünf Punkte für eine Stufe sind billiger als alle Punkte, die die Bank verkauft.
hint-influence = Die Karte nützt jetzt etwas.
hint-mission = Sie ist erfüllt, also wird sie gezeigt.
hint-novice = Eine Faustregel für Anfänger.
hint-points = Es ist mehr EU da, als die nächsten Züge brauchen.
hint-roll = Die Felder in Reichweite dieser Würfel versprechen am meisten.
hint-units = Diese Steine bringen ein Territorium einem vollen Satz näher oder schützen es.
