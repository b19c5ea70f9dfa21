// How a table reads aloud: the accessibility tree of its page describes the position to somebody who does not see it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openHouse } from "./tools/house.mjs";
import { begin, decide } from "./tools/moves.mjs";
import { introduce } from "./tools/seats.mjs";
import { ask, nextMoment } from "./tools/table.mjs";

const house = openHouse();

/** What each game must say of its position, beside what all of them say. */
const POSITIONS = {
  pate: [
    /^Der Pate$/,
    /Round \d of 7/,
    /Smuggling \(2\), East Side, pays \$2,000, (held by [\w ()]+|empty)/,
    /the car is here/,
    /Friends left in Brooklyn: \d+/,
    /\w+: reputation \d+ of 14/,
    /event cards: \d of 4/,
  ],
  capone: [
    /^Capone$/,
    /Year \d/,
    /Casino 1, at least \$25,000, (free|.*\d)/,
    /Bakery, legal/,
    /Prison: /,
    /Harbour: /,
    /Bodyguards: \d at home/,
    /Cards in hand: \d/,
  ],
  maffiosi: [
    /^Maffiosi$/,
    /Pot: \$[\d,]+/,
    /seat 24 \(drink\): (free|.* of \w+)/,
    /Gangsters left: \d+ of 10/,
    /Collects \$[\d,]+ a turn/,
    /Pile: \d+/,
  ],
};

for (const [game, facts] of Object.entries(POSITIONS)) {
  test(`a table of ${game} reads like a description of the position`, async () => {
    const page = await house.person();
    await introduce(page, "Rosa");
    await page.goto(await begin(page, game, 3));
    for (let turn = 0; turn < 3; turn += 1) await decide(page, turn);
    await page.reload();
    const { question, options } = await nextMoment(page);
    const lines = (await page.locator("body").ariaSnapshot()).split("\n").flatMap(readLine);
    const says = (fact, why) =>
      assert.ok(
        lines.some((line) => fact.test(line.words)),
        `${why ?? fact}\n${lines.map((line) => line.words).join("\n")}`,
      );

    for (const fact of facts) says(fact);
    for (const role of ["banner", "main", "complementary", "contentinfo", "status"])
      assert.ok(
        lines.some((line) => line.role === role),
        `there is a ${role}`,
      );

    const table = await ask(page);
    const cards = await page.locator(".player").all();
    const players = await Promise.all(
      cards.map(async (card) =>
        (await card.ariaSnapshot())
          .split("\n")
          .flatMap(readLine)
          .map((line) => line.words)
          .join(" "),
      ),
    );
    assert.equal(players.length, table.seats.length);
    for (const said of players)
      assert.match(said, /\w+ .*(\$[\d,]+|secret)/, "everybody has money, or keeps it secret");
    const turns = players.filter((said) => /to move/.test(said));
    assert.equal(turns.length, 1, "it is said whose turn it is");
    assert.match(turns[0], / you\b.*to move.*\$[\d,]+/, "it is one's own turn");

    says(new RegExp(`^${escaped(question)}$`), "the question is a heading");
    says(new RegExp(`^Your turn\\. ${escaped(question)}`), "the question is announced");
    const buttons = lines.filter((line) => line.role === "button").map((line) => line.words);
    for (const { name } of options)
      assert.ok(
        buttons.some((words) => words.includes(plain(name))),
        `"${name}" is a button among ${buttons.join(" | ")}`,
      );
    for (const line of lines.filter((line) => ["button", "link", "textbox"].includes(line.role)))
      assert.notEqual(line.words, "", `a ${line.role} without a name`);
  });
}

const plain = (text) => text.replace(/\s+/g, " ").trim();
const escaped = (text) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `- button "Skip" [disabled]` and `- text: Corleone you` as their role and their words; what has a name and a text is both. */
function readLine(line) {
  const bare = line
    .trim()
    .replace(/^- /, "")
    .replace(/^'(.*)'(:.*)?$/, (_, quoted, rest = "") => quoted.replaceAll("''", "'") + rest);
  const [, role, name, text] = bare.match(/^(\/?\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*:?\s*(.*)$/) ?? [
    null,
    "",
    "",
    bare,
  ];
  const words = [name, text.replace(/^"(.*)"$/, "$1")].map((words) => plain((words ?? "").replaceAll('\\"', '"')));
  return words.filter((words, index) => words || !index).map((words) => ({ role, words }));
}
