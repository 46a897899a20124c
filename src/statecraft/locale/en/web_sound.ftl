### What sounds, in a word: captions.

sound-dice = dice roll
sound-hop = steps
sound-coin = coins
sound-unit = a piece is laid
sound-set = a rising third
sound-offer = paper
sound-gavel = gavel
sound-drum = a low drum
sound-won = a takeover is won
sound-lost = something is lost
sound-turn = two soft notes: your turn
sound-end = fanfare
sound-nudge = somebody knocks
sound-tick = the clock ticks
