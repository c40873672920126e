import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import type { ResultRow } from "../../domain/resultShapes.ts";
import { CommonMistakes } from "../../frontend/src/overview/CommonMistakes.tsx";
import { Overview } from "../../frontend/src/overview/Overview.tsx";
import { begunBy, mistakesOf, rowOf } from "../domain/figures/attempts.ts";

const html = (rows: readonly ResultRow[], isAll = true): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Overview rows={rows} isAll={isAll} language="French" />
    </MemoryRouter>,
  );
const bare = (markup: string): string => markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const cells = (markup: string): string[] =>
  [...markup.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => bare(cell).trim());

const six = [15, 35, 55, 62, 71, 90].map((score) =>
  rowOf(`s${score}`, { grade: `${score} / 100`, vocabulary: score, grammar: 100 - score }),
);

test("the table under the columns says what they say", () => {
  const markup = html(six);
  const values = [...markup.matchAll(/class="chart-value"[^>]*>(\d+)</g)].map(([, value]) => value);
  expect(values.slice(0, 5)).toEqual(["1", "1", "1", "2", "1"]);
  expect(cells(markup).slice(0, 12)).toEqual([
    ...["Out of 100", "Mark", "Vocabulary", "Grammar"],
    ...["80–100", "1", "1", "1"],
    ...["60–79", "2", "2", "1"],
  ]);
  expect(cells(markup)).toContain("Median");
});

test("of a few students neither a middle nor a per cent is told, but that they are few", () => {
  const markup = html(six.slice(0, 2));
  expect(bare(markup)).toContain("2 students: too few for a pattern.");
  expect(markup).not.toContain("Middle");
  expect(bare(html(six))).not.toMatch(/%|per cent|too few/);
});

test("each engine has a figure of its own, and the page says why", () => {
  const markup = html([...six, rowOf("model", { engine: "bedrock" })]);
  expect(markup.match(/<figure/g)).toHaveLength(2);
  expect(bare(markup)).toContain("Two engines have marked.");
  expect(bare(markup)).toContain("6 students, marked by Viva&#x27;s own rules");
  expect(bare(markup)).toContain("1 student, marked by a language model");
});

test("who has not finished counts as begun, and nobody at all is nothing", () => {
  expect(bare(html([...six, begunBy("ben")]))).toContain("Finished 6 of 7 Begun, not finished 1");
  expect(html([rowOf("ms", { isTest: true })])).toBe("");
});

test("who tried again is named with both attempts, and a changed exercise is said to be one", () => {
  const markup = html([
    rowOf("zoe", { startedAt: 1, grade: "40 / 100" }),
    rowOf("zoe", { startedAt: 2, grade: "52 / 100", version: 2 }),
    rowOf("ben", { startedAt: 1, grade: "B", vocabulary: 60, grammar: 40 }),
    rowOf("ben", { startedAt: 2, grade: "B", vocabulary: 50, grammar: 48 }),
  ]);
  expect(bare(markup)).toContain("1 of 2 students who tried again gained points");
  expect(cells(markup)).toEqual(expect.arrayContaining(["Name of zoe*", "40", "52", "up 12 points"]));
  expect(cells(markup)).toEqual(
    expect.arrayContaining(["Vocabulary 60, Grammar 40", "Vocabulary 50, Grammar 48", "down 1 point"]),
  );
  expect(markup).toContain("The exercise was changed in between");
});

test("a common mistake stands with real words in their language, and leads to an exercise on it", () => {
  const markup = html([
    rowOf("zoe", { mistakes: mistakesOf("auxiliary j'ai allé → je suis allé", "question ") }),
    rowOf("ben", { mistakes: mistakesOf("auxiliary j'ai venu") }),
  ]);
  expect(bare(markup)).toContain("Wrong past auxiliary");
  expect(bare(markup)).toContain("“ j&#x27;ai allé ” should be “ je suis allé ”");
  expect(markup).toContain('<span lang="fr">j&#x27;ai venu</span>');
  expect(markup).toContain('href="/create-exercise?practise=auxiliary&amp;language=French"');
  expect(bare(markup)).toContain("2 of 2");
});

test("what is left of many kinds is named in a line", () => {
  const kinds = ["tense", "person", "case", "accent", "phrase", "english", "capital"] as const;
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <CommonMistakes
        mistakes={kinds.map((kind) => ({ kind, times: 1, sources: 1, rules: [], examples: [] }))}
        students={3}
        language="German"
      />
    </MemoryRouter>,
  );
  expect(markup.match(/<tr>/g)).toHaveLength(7);
  expect(bare(markup)).toContain("Also: Capital letter (1 of 3).");
});

test("while results are still coming, or could not come, the figures say that they are not of all", () => {
  expect(bare(html(six, false))).toContain("of the results that have come so far");
  expect(bare(html(six))).not.toContain("so far");
});
