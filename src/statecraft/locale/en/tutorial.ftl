### What the guide says in the tutorials. Each text that asks for a move has a reason in `.why`.

tutorial-step = Step { $step } of { $steps }
tutorial-progress = How far you are
tutorial-rules = Rules:
tutorial-back = Back
tutorial-next = Next
tutorial-show-me = Do it for me
tutorial-at-once = Go on at once
tutorial-watch = Watch what happens …
tutorial-skip = Skip
tutorial-play = Play your first game
tutorial-instead = That would be allowed too, but for now please choose “{ $action }”. { $why }
tutorial-only-moves = In this lesson only the moves count.
