# Was auf dem Spielplan und den Karten von Global Powers gedruckt steht.

global-powers-title = Global Powers

## Regionen

region-united-states = USA
region-europe = Europa
region-china = China
region-russia = Russland
region-japan-korea = Japan und Korea
region-middle-east = Nahost und Zentralasien
region-india = Indien
region-latin-america = Lateinamerika
region-southeast-asia = Südostasien
region-oceania = Ozeanien
region-north-africa = Nordafrika
region-sub-saharan-africa = Subsahara-Afrika

## Karten

card-assassination = Attentat
card-assassination-text = { $option-assassination ->
    [designer] Wähle einen gegnerischen Politiker in einer beliebigen Region und würfle. 1: Das Opfer scheidet aus dem Spiel aus. 2: Das Opfer kehrt in seine Basis zurück. 3: Einer deiner Politiker geht nach Mauritius, aus deiner Basis oder aus einer Region, wie du willst.
   *[other] Wähle einen gegnerischen Politiker in einer Region, in der du vertreten bist, und würfle. 1: Das Opfer scheidet aus dem Spiel aus. 2: Das Opfer kehrt in seine Basis zurück. 3: Einer deiner Politiker aus dieser Region geht nach Mauritius.
}
card-diplomatic-initiative = Diplomatische Initiative
card-diplomatic-initiative-text = Stelle sofort einen Diplomatischen Antrag, ohne eine Region zu fragen. Er beginnt mit einer Stimme dafür.
card-development-aid = Entwicklungshilfe
card-development-aid-text = Verschiebe 2 Wirtschaftschips aus einer Region in eine andere, die weniger davon hat.
card-expansion = Expansion
card-expansion-text = { $option-expansion ->
    [designer] Setze 1 oder 2 Politiker aus deiner Basis in eine beliebige Region.
   *[other] Setze 2 Politiker aus deiner Basis in eine Region, in der du vertreten bist.
}
card-peace-initiative = Friedensinitiative
card-peace-initiative-text = Lass diese Karte offen liegen: Bis zur nächsten Wertung gibt es keine Kriege.
card-warmonger = Kriegstreiber
card-warmonger-text = Entferne eine Friedensinitiative oder einen Nichtangriffspakt; oder lass diese Karte offen liegen und zähle einmal 1 zu { $option-warmonger ->
    [any] irgendeinem Würfelwurf hinzu, deinem oder dem einer Region, die du regierst.
   *[other] deinem Würfelwurf in einem Krieg hinzu.
}
card-non-aggression-pact = Nichtangriffspakt
card-non-aggression-pact-text = Lass diese Karte offen liegen: Bis zur nächsten Wertung darf eine Region deiner Wahl von einer bestimmten Nachbarregion nicht angegriffen werden.
card-coup = Putsch
card-coup-text = Wähle eine Region, die andere regieren. Du und die Regierung nehmen geheim Basispolitiker in die Hand; jede Seite zählt ihre Politiker in der Region und einen Würfelwurf hinzu. Hast du mehr, treten deine Basispolitiker an die Stelle der Regierungspolitiker. { $option-coup_stakes ->
    [return] Alle Einsätze kehren in ihre Basis zurück.
   *[other] Die Einsätze des Verlierers gehen nach Mauritius, die des Gewinners zurück zur Basis.
}
card-recession = Rezession
card-recession-text = Eine Region und alle ihre Nachbarregionen verlieren die Wirtschaftschips, die über die Stärke ihrer Regierung hinausgehen.
card-revolution = Revolution
card-revolution-text = { $option-unrest_neighbours ->
    [0] In einer Region
    [1] In einer Region und einer ihrer Nachbarregionen
    [6] In einer Region und jeder ihrer Nachbarregionen
   *[other] In einer Region und bis zu { $option-unrest_neighbours } ihrer Nachbarregionen
} bestimmt ein Würfelwurf, wie viele Politiker jede Regierungspartei behält. Die übrigen kehren in ihre Basis zurück.{ $option-unrest_stay ->
    [0] { "" }
    [1] { " " }Wenigstens einer jeder Regierungspartei bleibt.
   *[other] { " " }Wenigstens { $option-unrest_stay } jeder Regierungspartei bleiben.
}
card-retirement = Ruhestand
card-retirement-text = Ein gegnerischer Politiker deiner Wahl kehrt aus einer Region in seine Basis zurück.
card-sabotage = Sabotage
card-sabotage-text = Würfle: So viele Chips verliert eine Region deiner Wahl. Welche, bestimmst du.
card-zeal = Tatendrang
card-zeal-text = Lass diese Karte offen liegen. { $option-zeal ->
    [lasting] Immer wenn eine Region aktiviert wird, die du regierst, bringt sie eine zusätzliche Aktion.
   *[other] Einmal bringt sie eine zusätzliche Aktion, wenn eine Region aktiviert wird, die du regierst.
}
card-defector = Überläufer
card-defector-text = Ersetze einen gegnerischen Politiker durch einen aus deiner Basis. Ein weiterer deiner Basispolitiker geht nach Mauritius.
card-riots = Unruhen
card-riots-text = { $option-unrest_neighbours ->
    [0] In einer Region
    [1] In einer Region und einer ihrer Nachbarregionen
    [6] In einer Region und allen ihren Nachbarregionen
   *[other] In einer Region und bis zu { $option-unrest_neighbours } ihrer Nachbarregionen
} verliert jede Regierungspartei die Politiker, die sie dort über die Zahl der Wirtschaftschips hinaus hat.{ $option-unrest_stay ->
    [0] { "" }
    [1] { " " }Wenigstens einer jeder Regierungspartei bleibt.
   *[other] { " " }Wenigstens { $option-unrest_stay } jeder Regierungspartei bleiben.
}
card-transfer = Versetzung
card-transfer-text = Versetze einen beliebigen Politiker von einer Region in eine beliebige andere.
