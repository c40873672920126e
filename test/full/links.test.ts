import { expect, test } from "@jest/globals";
import { type Language, languages } from "../../domain/exercise.ts";
import { areClose } from "../../grammar/core/topics.ts";
import { understand } from "../../lambdas/partner/embedded/asked.ts";
import { bankOf } from "../../lambdas/partner/embedded/build/bank.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { phrasebookOf } from "../../lambdas/partner/embedded/phrasebook.ts";
import { scoreOf } from "../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../lambdas/partner/embedded/tip.ts";
import { jsonLinesOf } from "../eval/jsonLines.ts";
import { sample } from "../eval/sample.ts";
import { elsewhere, freely } from "../lambdas/embedded/answers/freely.ts";
import { momentOf } from "../lambdas/embedded/lesson.ts";

const tuning = (language: Language): [string, string][] =>
  jsonLinesOf(`test/eval/tune/${language}.jsonl`, sample)
    .filter(({ correct }) => correct)
    .map(({ question, answer }) => [question, answer]);

/** Only the words of the question are known. */
const examined = (language: Language, [text, answer]: readonly [string, string]) =>
  examine(momentOf(language, answer, { text }));

test.each(languages)("%s: no right answer is told that it is about something else", (language) => {
  const banked = bankOf(language)
    .entries.filter(({ kind }) => kind !== "ask")
    .map(({ text, model }): [string, string] => [text, model]);
  const own = phrasebookOf(language).questions.map(({ text, model }): [string, string] => [text, model]);
  const rows = [...tuning(language), ...banked, ...own, ...freely[language]];
  const astray = rows.filter((row) => examined(language, row).relevance.certain);
  expect(astray).toEqual([]);
});

/** Two subjects next to each other are two subjects all the same. */
test.each<[Language, string, string]>([
  ["French", "Où habites-tu ?", "J'adore la cuisine indienne mais je déteste les champignons."],
  ["French", "Quelle émission préfères-tu ?", "J'envoie des messages et je télécharge des applis."],
  ["French", "Qu'est-ce que tu as fait hier ?", "Ma matière préférée est la chimie."],
  ["Spanish", "¿Dónde vives?", "Me encanta la comida india, pero odio los champiñones."],
  ["Spanish", "¿Qué hiciste ayer?", "Mi asignatura favorita es la química."],
  ["German", "Wo wohnst du?", "Ich esse gern indisches Essen, aber keine Pilze."],
  ["German", "Was hast du gestern gemacht?", "Mein Lieblingsfach ist Chemie."],
])("%s: “%s” is not answered by “%s”", (language, question, answer) => {
  const marked = examined(language, [question, answer]);
  expect(marked.standing).toBe("astray");
  expect(scoreOf(marked)).toBeLessThanOrEqual(50);
});

/** Right, though little in them is about the subject: a name, a pronoun, a word or two before the story. */
test.each<[Language, string, string]>([
  [
    "French",
    "Quel est ton acteur préféré ?",
    "Jean Dujardin, que j'ai découvert dans « The Artist » et qui me fait rire.",
  ],
  ["French", "Quel sport voudrais-tu essayer ?", "Le parapente ! Ma sœur en a fait et elle a adoré."],
  ["French", "Comment est ta chambre ?", "Elle est minuscule, mais je m'y sens bien."],
  ["French", "Quel est le règlement dans ton collège ?", "Il est interdit de mâcher du chewing-gum."],
  [
    "French",
    "Tu fais du bénévolat ?",
    "Une fois par mois, j'aide à distribuer des repas aux personnes âgées.",
  ],
])("%s: “%s” is answered by “%s”", (language, question, answer) => {
  expect(examined(language, [question, answer]).standing).toBe("answered");
});

test("what was, where a plan was asked for, is a tense gone wrong and not another subject", () => {
  const { standing, findings } = examined("French", [
    "Qu'est-ce que tu vas faire demain ?",
    "J'ai visité un musée.",
  ]);
  expect([standing, findings[0]?.kind]).toEqual(["answered", "tense"]);
});

const LONG = 8;
/**
 * Of long answers put to the question of another subject, so many are surely found to be so. More of them would cost right
 * answers: "Je prends des douches plutôt que des bains" saves water, and says so in no word.
 */
const FOUND = 0.15;

test.each(languages)("%s: long answers to questions of other subjects are often found out", (language) => {
  const rows = tuning(language).map((row) => ({
    row,
    topics: understand({ text: row[0] }, language).topics,
  }));
  const known = rows.filter(({ topics }) => topics.length > 0);
  const crossed = known
    .filter(({ row: [, answer] }) => answer.split(/\s+/).length >= LONG)
    .flatMap(({ row: [, answer], topics }, place) => {
      const far = known.filter(
        (other) => !other.topics.some((one) => topics.some((two) => areClose(one, two))),
      );
      const question = far[(place * 7) % Math.max(1, far.length)]?.row[0];
      return question === undefined ? [] : [examined(language, [question, answer]).standing];
    });
  expect(crossed.filter((standing) => standing === "astray").length / crossed.length).toBeGreaterThan(FOUND);
});

test.each(languages)(
  "%s: what surely was learnt for another question is told so, and is worth half",
  (language) => {
    for (const row of elsewhere[language]) {
      const answer = examined(language, row);
      expect([row, answer.standing]).toEqual([row, "astray"]);
      expect(scoreOf(answer)).toBeLessThanOrEqual(50);
    }
    const tips = elsewhere[language].map((row) => tipFor(examined(language, row), language).text);
    expect(tips.filter((text) => text.includes("speech about"))).toHaveLength(1);
  },
);
