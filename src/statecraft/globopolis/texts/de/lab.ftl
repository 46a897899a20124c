### What reports of the lab call points and topics of this game.

lab-source-titles-dealt = ausgeteilte Besitzurkunden
lab-source-bought = gekaufte Punkte
lab-source-developments = Entwicklungen
lab-source-groups = Farbgruppen
lab-source-missions = Missionen, die Punkte bringen
lab-source-influence = EINFLUSS-Karten
lab-source-takeovers = Übernahmen und Verteidigungen
lab-source-sold = für Schulden verkaufte Punkte
lab-source-trade = Handel
lab-source-going-back = Rückwärtsgehen
lab-source-territories = betretene Territorien
lab-source-guilds = betretene Gilden
lab-source-switzerland = Schweiz
lab-source-moonshot = MOONSHOT!
lab-topic-title-dealt = Ausgeteilte Besitzurkunden
lab-topic-title-held = Besitzurkunden am Ende
lab-topic-mission-dealt = Ausgeteilte Missionen
lab-topic-mission-in-deal = Missionen, die das Austeilen schon erfüllt
lab-topic-mission-shown = Gezeigte Missionen
