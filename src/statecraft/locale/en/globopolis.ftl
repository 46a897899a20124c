### What the command says about Globopolis: reasons of the novice, headings of the board in a terminal.

## Reasons for a hint

hint-agents = Agents guard what is worth most, or outnumber an owner where an attack may pay.
hint-attack = The exact odds times what can be won are worth more than the risk.
hint-develop = Five points for a level are cheaper than any points the bank sells.
hint-influence = The card does some good now.
hint-mission = It is fulfilled, so it is shown.
hint-novice = A beginner’s rule of thumb.
hint-points = There is more EU than the next turns need.
hint-roll = The fields within reach of these dice promise most.
hint-units = These units bring a territory closer to a full set, or guard it.
