### What the command says about this game: reasons for a hint, headings of the board in a terminal.

gb-hint-agents = Agenten schützen, was am wertvollsten ist, oder überbieten einen Besitzer dort, wo ein Angriff lohnen kann.
gb-hint-attack = Die genaue Chance mal dem, was zu gewinnen ist, wiegt mehr als das Risiko.
gb-hint-bargain = Beide Seiten sollten dabei gewinnen, diese hier etwa { $eu }.
gb-hint-card-now = Jetzt gespielt bringt die Karte etwa { $eu } mehr, als sie auf der Hand wert ist.
gb-hint-counter = So wäre es ein Verlust; zu diesem Preis gewinnen beide, diese Seite etwa { $eu }.
gb-hint-develop = Fünf Punkte für eine Stufe sind billiger als alle Punkte, die die Bank verkauft.
gb-hint-enough = Nichts hier ist dieser Seite gerade seinen Preis wert.
gb-hint-gains = Was zu bekommen ist, ist mehr wert als das, was dafür hergegeben wird; etwa { $eu } bleiben übrig, was immer es der anderen Seite nützt.
gb-hint-influence = Die Karte nützt jetzt etwas.
gb-hint-level = Die Stufe bringt etwa { $eu } mehr, als sie kostet: ihre Punkte, und höhere Konferenzgebühren für Besucher.
gb-hint-loses = Es kostet mehr, als es bringt, oder hilft jemandem zum Sieg.
gb-hint-market = Der Markt hat vielleicht Einheiten, die einen Satz vervollständigen, für weniger, als sie wert sind.
gb-hint-mission = Sie ist erfüllt, also wird sie gezeigt.
gb-hint-odds = Es gelingt in etwa { $chance } von 100 Fällen; was zu gewinnen ist, mal dieser Chance, wiegt mehr als das Risiko.
gb-hint-pay = Kein Angriff ist von hier aus sein Risiko wert, die Gebühr kommt billiger.
gb-hint-points = Es ist mehr EU da, als die nächsten Züge brauchen.
gb-hint-roll = Die Felder in Reichweite dieser Würfel versprechen am meisten.
gb-hint-route = Im Mittel über alle Würfe, auch die danach, bringt dieser Weg am meisten.
gb-hint-sell = Punkte bringen so viel, wie sie kosten, und eine Stufe bringt mehr, als sie verlangt.
gb-hint-set = Es vervollständigt einen Satz oder bringt ihn näher und ist etwa { $eu } mehr wert als sein Preis.
gb-hint-steady = Der Bot rechnet: Das ist am meisten wert.
gb-hint-units = Diese Steine bringen ein Territorium einem vollen Satz näher oder schützen es.
gb-board-ring = .. Feld         Wert    WNEUR Agenten
gb-board-legend =
    W Wasser  N Nahrung  E Energie  U UCP  R Rüstung  ▲ entwickelt  △ ruht
    vorn: Felder vor deinem Gouverneur; a2 zwei Agenten von A; ◄A Gouverneur von A
gb-board-player = Spieler
gb-board-you = (du)
gb-board-points = Punkte
gb-board-eu = EU
gb-board-titles = Titel
gb-board-stock = WNEUR
gb-board-agents = Agenten
gb-board-cards = O/M/E
gb-board-guilds = Gilden
gb-board-unit-water = W
gb-board-unit-food = N
gb-board-unit-energy = E
gb-board-unit-ucp = U
gb-board-unit-ns = R
gb-board-market = verkauft { $kinds }
gb-board-fee = Gebühr { $eu } EU
gb-board-finished = super entwickelt
gb-board-suspended = ruht, es fehlen { $lacking }
gb-board-needs = nächste Stufe: { $eu } EU, es fehlen { $lacking }
gb-board-ready = nächste Stufe: { $eu } EU, alle Steine sind da
gb-board-short-core-energy = Erdenergie
gb-board-short-fresh-water = Trinkwasser
gb-board-short-wind-wave = Wind & Well.
gb-board-short-solar = Solar
gb-board-short-ops-mission = OP/MISSION
gb-board-short-influence = EINFLUSS
gb-board-short-orss = O.R.S.S.
gb-board-short-nsa = MSA
gb-board-short-nia = NIA
gb-board-short-moonshot = MONDLANDUNG!
gb-board-short-teleport = TELEPORT!
choice-fields = { $value ->
    [one] 1 Feld
   *[other] { $value } Felder
}
gb-influence-alone = „{ $influence }“ spielen
gb-influence-against = „{ $influence }“ gegen { $target } spielen
gb-influence-at = „{ $influence }“ spielen: { $choice }
gb-influence-against-at = „{ $influence }“ gegen { $target } spielen: { $choice }
