### Was das Spielwerk selbst den Spielern sagt: Ablehnungen und Ereignisse, die keinem einzelnen Spiel gehören.
