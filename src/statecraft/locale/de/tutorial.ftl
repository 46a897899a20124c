### Was in den Einführungen gesagt wird. Jeder Text, der um einen Zug bittet, hat in `.why` einen Grund.

tutorial-step = Schritt { $step } von { $steps }
tutorial-progress = Wie weit du bist
tutorial-rules = Regeln:
tutorial-back = Zurück
tutorial-next = Weiter
tutorial-show-me = Mach es für mich
tutorial-at-once = Gleich weiter
tutorial-watch = Sieh zu, was geschieht …
tutorial-skip = Überspringen
tutorial-play = Dein erstes Spiel spielen
tutorial-instead = Auch das wäre erlaubt, aber wähle jetzt bitte „{ $action }“. { $why }
tutorial-only-moves = In dieser Einführung zählen nur die Züge.
