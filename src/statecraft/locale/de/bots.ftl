### What bots of any game say.

hint-novice = Eine Faustregel für Anfänger.

## What a program on a seat did wrong, and how often.

bot-fault-not-started = { $count } × nicht zu starten
bot-fault-ended = { $count } × zu früh beendet
bot-fault-put-out = { $count } × wegen Verspätung ausgeschlossen
bot-fault-late = { $count } × zu spät
bot-fault-too-long = { $count } × eine zu lange Zeile
bot-fault-no-json = { $count } × kein JSON
bot-fault-no-object = { $count } × kein JSON-Objekt
bot-fault-other-question = { $count } × auf eine andere Frage geantwortet
bot-fault-no-tokens = { $count } × mit etwas zusammengesetzt, das keine Zeichen sind
bot-fault-not-offered = { $count } × zusammengesetzt, was nicht zur Wahl steht
bot-fault-no-action = { $count } × keine Aktion
bot-fault-not-allowed = { $count } × eine Aktion, die nicht erlaubt ist
