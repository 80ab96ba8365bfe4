#!/usr/bin/env node
// A bot for Cartographers: it draws where a shape touches most, and monsters where they touch least.

const readline = require("node:readline");

const ROWS = "ABCDEFGHIJK";

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Snug", author: "Cartographers" });
  } else if (message.type === "view") {
    say({ type: "decision", step: message.step, decision: choose(message) });
  }
});

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

// The decision that touches most; in an ambush the map is a neighbour's, and it is the least.
function choose(view) {
  const rows = view.maps[view.map_owner].rows;
  const sign = view.phase === "ambush" ? -1 : 1;
  let best = view.decisions[0];
  let most = -Infinity;
  for (const decision of view.decisions) {
    const worth = sign * touching(rows, decision);
    if (worth > most) [best, most] = [decision, worth];
  }
  return best;
}

// How many sides of the drawing lie at the edge of the map or at a filled space.
function touching(rows, decision) {
  const cells = decision.cells ?? (decision.cell ? [decision.cell] : []);
  let sides = 0;
  for (const name of cells) {
    const row = ROWS.indexOf(name[0]);
    const column = Number(name.slice(1)) - 1;
    for (const [r, c] of [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]]) {
      sides += !cells.includes(`${ROWS[r]}${c + 1}`) && !isEmpty(rows, r, c);
    }
  }
  return sides;
}

function isEmpty(rows, row, column) {
  return row >= 0 && row < 11 && column >= 0 && column < 11 && ".r".includes(rows[row][column]);
}
