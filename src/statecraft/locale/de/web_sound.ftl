### Was zu hören ist, in einem Wort: Untertitel.

sound-dice = Würfel rollen
sound-hop = Schritte
sound-coin = Münzen
sound-unit = ein Stein wird gelegt
sound-set = eine steigende Terz
sound-offer = Papier
sound-gavel = Hammerschlag
sound-drum = eine tiefe Trommel
sound-won = eine Übernahme gelingt
sound-lost = etwas geht verloren
sound-turn = zwei leise Töne: du bist am Zug
sound-end = Fanfare
sound-nudge = jemand klopft an
sound-tick = die Uhr tickt
