### What reports of the lab call points and topics of this game.

lab-source-governing = regierte Regionen
lab-source-opposition = in der Opposition
lab-source-un = in der UNO
lab-source-mauritius = auf Mauritius
lab-topic-card-chosen = Karten der ersten Hand
lab-topic-region-alone = Nach dem Aufbau allein regierte Regionen
lab-topic-region-coalition = Nach dem Aufbau in einer Koalition regierte Regionen
lab-topic-region-held = Am Ende regierte Regionen
