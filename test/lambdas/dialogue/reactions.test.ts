import { describe, expect, test } from "@jest/globals";
import { reactions as french } from "../../../lambdas/partner/dialogue/french/reactions.ts";
import { reactions as german } from "../../../lambdas/partner/dialogue/german/reactions.ts";
import { reactions as spanish } from "../../../lambdas/partner/dialogue/spanish/reactions.ts";

/** The acts that have lines about a topic, each with its topics. */
const topicsOfAct = {
  like: "food sport music media school festivals animals family friends",
  dislike: "food sport music media school",
  eat: "food",
  do: "sport music media home",
  did: "sport music media travel",
  have: "animals",
  plan: "travel work",
  live: "town",
};
const loneActs = "like dislike good bad mixed tired won lost agree deny reason thanks greet sorry".split(" ");

/** How many lines each key has at least. */
const leastLines = new Map<string, number>([
  ...Object.entries(topicsOfAct).flatMap(([act, topics]) =>
    topics.split(" ").map((topic): [string, number] => [`${act}+${topic}`, 2]),
  ),
  ...loneActs.map((act): [string, number] => [act, 3]),
  ...["exam", "photo", "topic", "passage"].map((kind): [string, number] => [`begin+${kind}`, 3]),
  ["because", 7],
  ["story", 5],
  ...["sides", "plans", "view", "detail"].map((kind): [string, number] => [kind, 4]),
  ["frame", 3],
  ["told", 4],
  ["unsure", 4],
  ["rude", 4],
  ["plain", 9],
  ["end", 8],
  ["end+read", 3],
  ["turn", 7],
  ["dig", 3],
  ["answered", 6],
  ["absurd", 3],
  ["mention", 3],
]);

const MOST_WORDS = 10;
const wordCount = (text: string): number => text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)?.length ?? 0;
const cellsOf = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));

describe.each([
  ["French", french],
  ["Spanish", spanish],
  ["German", german],
])("Mark's reactions in %s", (language, table) => {
  const cells = cellsOf(table);
  const lines = cells.map(([key = "", text = "", english = ""]) => ({ key, text, english }));
  const wrong = (isWrong: (line: (typeof lines)[number]) => boolean) => lines.filter(isWrong);

  test("are lines of a key, a text and its English", () => {
    expect(cells.filter((line) => line.length !== 3 || line.includes(""))).toEqual([]);
    expect(wrong(({ text, english }) => /["`$]|’/.test(text + english))).toEqual([]);
  });
  test("have enough lines for each key, and no other keys", () => {
    const counts = new Map<string, number>();
    for (const { key } of lines) counts.set(key, (counts.get(key) ?? 0) + 1);
    expect([...leastLines].filter(([key, least]) => (counts.get(key) ?? 0) < least)).toEqual([]);
    expect([...counts.keys()].filter((key) => !leastLines.has(key))).toEqual([]);
  });
  test("ask nothing", () => {
    expect(wrong(({ text, english }) => /[?¿]/.test(text + english))).toEqual([]);
    expect(wrong(({ text }) => !/[.!:]$/.test(text))).toEqual([]);
    expect(wrong(({ english }) => !/[.!:]$/.test(english))).toEqual([]);
  });
  test("are short", () => {
    expect(wrong(({ text }) => wordCount(text.replace(/\{\w+\}/, "")) > MOST_WORDS)).toEqual([]);
  });
  test("say nothing twice to the same act", () => {
    const texts = lines.map(({ key, text }) => `${key}: ${text.toLowerCase()}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
  test("call nothing interesting", () => {
    expect(wrong(({ text, english }) => /int[eé]res/i.test(text + english))).toEqual([]);
  });
  test("say the student's words back in frames only", () => {
    for (const { key, text, english } of lines) {
      if (key === "mention") {
        expect([text, text.match(/\{(?:nom|of|acc|dat)\}/g)?.length]).toEqual([text, 1]);
        expect([text, english.match(/\{\w+\}/g)]).toEqual([text, ["{thing}"]]);
        continue;
      }
      const slots = { frame: ["{echo}"], told: ["{told}"] }[key] ?? [];
      expect([text, text.match(/\{\w+\}/g) ?? []]).toEqual([text, slots]);
      expect([text, english.match(/\{\w+\}/g) ?? []]).toEqual([text, slots]);
    }
  });
  test("are punctuated as the language does it", () => {
    const isWrong = {
      French: ({ text }: { text: string }) => /\S[!:]/.test(text),
      Spanish: ({ text }: { text: string }) => text.split("!").length !== text.split("¡").length,
      German: ({ text }: { text: string }) => /\s[!:]/.test(text),
    }[language];
    expect(isWrong).toBeDefined();
    expect(lines.filter((line) => isWrong?.(line))).toEqual([]);
  });
});
