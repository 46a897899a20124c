### What reports of the lab call points and topics of this game.

lab-source-governing = governing regions
lab-source-opposition = in opposition
lab-source-un = in the UN
lab-source-mauritius = on Mauritius
lab-topic-card-chosen = Cards in the first hand
lab-topic-region-alone = Regions governed alone after the set-up
lab-topic-region-coalition = Regions governed in a coalition after the set-up
lab-topic-region-held = Regions governed at the end
