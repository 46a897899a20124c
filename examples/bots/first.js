#!/usr/bin/env node
// A bot for any game of Statecraft: takes what the house proposes by default, now and then something else.
// It shows the whole protocol (docs/bots.md): hello, questions, composing an action, and the end.
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

let state; // of a small random generator, seeded by the house so that a game can be played again
const random = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const any = (list) => list[random(list.length)];

function answer({ id, must, choices, examples, default: proposed }) {
  const actions = [...choices, ...examples]; // the small verbs in full, one example of each large one
  if (!must && random(4) > 0) return say({ id, pass: true });
  if (random(4) > 0 && proposed) return say({ id, action: proposed });
  if (random(8) === 0) return say({ id, compose: [] });
  say(actions.length ? { id, action: any(actions) } : { id, pass: true });
}

function compose({ id, compose, tokens, action }) {
  say(action ? { id, action } : { id, compose: [...compose, any(tokens).token] });
}

lines.on("line", (line) => {
  const told = JSON.parse(line);
  if (told.hello) state = told.seed >>> 0;
  else if (told.compose) compose(told);
  else if (told.question) answer(told);
}); // after {"over": …} the house closes our input, and node ends by itself
