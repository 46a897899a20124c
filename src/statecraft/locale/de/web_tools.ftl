### Was jede Seite bereithält: die Einträge des Menüs für Tasten und Befehle, und das Zurücknehmen einer Antwort.

web-palette = Alles, was man tun kann
web-keys = Tasten
web-ctrl-k = Strg K
web-switch-on = Einschalten: { $setting }
web-switch-off = Ausschalten: { $setting }
web-change-answer = Meine Antwort ändern

## Töne

web-volume = Lautstärke
web-captions = Töne in Worten zeigen

## Das Ende als Bild

web-share-picture = Bild teilen
web-share-send = Teilen …
web-share-copy = Link kopieren
web-share-save = Bild speichern
web-share-not = Von hier aus ließ es sich nicht teilen.
