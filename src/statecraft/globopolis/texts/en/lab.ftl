### What reports of the lab call points and topics of this game.

lab-source-titles-dealt = titles dealt
lab-source-bought = points bought
lab-source-developments = developments
lab-source-groups = colour groups
lab-source-missions = missions that pay points
lab-source-influence = INFLUENCE cards
lab-source-takeovers = takeovers and defences
lab-source-sold = points sold for debts
lab-source-trade = trade
lab-source-going-back = going back
lab-source-territories = territories landed on
lab-source-guilds = guilds landed on
lab-source-switzerland = Switzerland
lab-source-moonshot = MOONSHOT!
lab-topic-title-dealt = Titles dealt
lab-topic-title-held = Titles held at the end
lab-topic-mission-dealt = Missions dealt
lab-topic-mission-in-deal = Missions that the deal of titles fulfils
lab-topic-mission-shown = Missions shown
