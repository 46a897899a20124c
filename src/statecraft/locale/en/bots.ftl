### What bots of any game say.

hint-novice = A beginner’s rule of thumb.
