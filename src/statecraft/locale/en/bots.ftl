### What bots of any game say.

hint-novice = A beginner’s rule of thumb.

## What a program on a seat did wrong, and how often.

bot-fault-not-started = { $count } × could not be started
bot-fault-ended = { $count } × ended too early
bot-fault-put-out = { $count } × put out for being late
bot-fault-late = { $count } × late
bot-fault-too-long = { $count } × too long a line
bot-fault-no-json = { $count } × no JSON
bot-fault-no-object = { $count } × no JSON object
bot-fault-other-question = { $count } × answered another question
bot-fault-no-tokens = { $count } × composed with what are no tokens
bot-fault-not-offered = { $count } × composed what is not offered
bot-fault-no-action = { $count } × no action
bot-fault-not-allowed = { $count } × an action that is not allowed
