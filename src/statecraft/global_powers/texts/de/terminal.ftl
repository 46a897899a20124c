### What the command says about this game: reasons for a hint, headings of the board in a terminal.

gp-hint-activate = Die Regierung dieser Region kann mit ihren Aktionen jetzt am meisten erreichen.
gp-hint-bid = So viel ist dir die Region wert: { $politicians }; mindestens { $left } bleiben in der Basis für die Regionen, die noch kommen.
gp-hint-hand = Von deinen Karten bringen diese in den meisten Spielen am meisten.
gp-hint-harms = Es kostet dich mehr, als es bringt, oder hilft jemandem, der vor dir liegt.
gp-hint-helps = Es bringt dir mehr, als es kostet.
gp-hint-neither = Es ändert für dich nichts.
gp-hint-no-bid = Andere brauchen diese Region mehr; deine Politiker sind anderswo mehr wert.
gp-hint-no-stake = Deine Chips würden die Abstimmung nicht wenden oder sind mehr wert als das, worum es geht.
gp-hint-no-veto = Was beschlossen ist, schadet dir nicht so viel, wie ein Politiker wert ist.
gp-hint-card = Die Karte bringt mehr als die Aktivierung einer Region.
gp-hint-chips = Der Tausch nützt beiden Regionen, soweit sich das absehen lässt.
gp-hint-coup-stake = Ein Einsatz, der sich nicht vorhersehen lässt, und nicht mehr, als die Region wert ist.
gp-hint-gains-most = Von allem, was möglich wäre, bringt es am meisten.
gp-hint-motion = Der Antrag dürfte durchkommen und nützt.
gp-hint-nothing-better = Nichts, was vorzuschlagen wäre, ist besser, als es so zu lassen.
gp-hint-promise = Das eigene Versprechen kostet weniger, als das andere wert ist.
gp-hint-promise-counter = Mit weniger Versprechen wäre es gerecht.
gp-hint-promise-refused = Die Versprechen würden mehr kosten als bringen oder jemandem zum Sieg verhelfen.
gp-hint-promise-worth = Die Versprechen bringen mindestens, was sie kosten.
gp-hint-stake = Diese Chips entscheiden die Abstimmung.
gp-hint-un = Hier fehlen die Politiker in der nächsten Runde am wenigsten.
gp-hint-veto = Was beschlossen wurde, schadet mehr, als ein Politiker wert ist.
gp-hint-war = Mit { $win } % für den Sieg und { $loss } % für die Niederlage verspricht der Krieg mehr, als er kostet.
gp-hint-withdraw = In der Basis nützen diese Politiker mehr.

## Der Spielplan im Terminal

gp-board-region = Region
gp-board-chips = R W M D
gp-board-government = Reg.
gp-board-marks = Marker
gp-board-neighbours = Nachbarn
gp-board-legend =
    R Rohstoff  W Wirtschaft  M Militär  D Diplomatie  ✓ erledigt  ▸ aktiv
    S Sanktion  E entmilitarisiert  P Protektorat  ✗3 sicher vor Angriffen aus Region 3
gp-board-sanctioned = S
gp-board-demilitarised = E
gp-board-protected = P
gp-board-party = Partei
gp-board-base = Basis
gp-board-in-regions = Regionen
gp-board-mauritius = Maur.
gp-board-un = UNO
gp-board-gone = Aus
gp-board-cards = Karten
gp-board-governs = Regiert
gp-board-last = Punkte
gp-board-now = Jetzt
gp-board-open = Offen
gp-board-goal = Sieg: { $points } Punkte bei einer Wertung oder { $regions } mitregierte Regionen. Bisherige Wertungen: { $scorings }.
gp-board-peace = Eine Friedensinitiative gilt: keine Kriege bis zur Wertung.
gp-board-pledge = { $by } an { $to }: { $kind ->
    [0] ein Ja zu jedem Vorschlag in diesem Spielzug
    [1] kein Veto in diesem Spielzug
    [2] keinen Krieg gegen Region { $region }
    [3] keinen Antrag gegen Region { $region }
    [4] Drohung mit Krieg gegen Region { $region }
   *[other] Drohung mit einer Sanktion gegen Region { $region }
}.
gp-board-auction = Versteigerung, Region { $number } von 12: { $region }.
gp-board-activation = Aktive Region: { $region }. Aktionen übrig: { $left }.
gp-board-proposal = { $seat } schlägt für Region { $region } vor: { $action }.
gp-board-votes = Stimmen bisher: { $yes } Ja, { $no } Nein.
gp-board-decided = { $accepted ->
    [0] Abgelehnt, wenn niemand ein Veto einlegt.
   *[other] Angenommen, wenn niemand ein Veto einlegt.
}
gp-board-motion = { $seat } beantragt: { $action }.
gp-board-stakes = Bisher { $ayes } dafür, { $noes } dagegen.
gp-board-stake = Region { $region } würde dies tun: { $stake }
gp-board-asked = Gefragt ist jetzt: { $region }.
gp-board-coup = Putsch von { $seat } in Region { $region }: Die Einsätze sind geheim.
gp-board-dice = Auf den Würfeln: { $dice }.
gp-board-sabotage = So viele Chips verliert Region { $region }: { $chips }.
gp-board-un-choice = Du nimmst { $politicians } für die UNO, aus der Basis oder den Regionen.
