import { expect, test } from "@jest/globals";
import { type Language, languages } from "../../../domain/exercise.ts";
import { anchorsOf } from "../../../lambdas/partner/embedded/slips.ts";
import { speechOf } from "../../../lambdas/partner/embedded/speech.ts";
import { french } from "./answers/french.ts";
import { german } from "./answers/german.ts";
import { spanish } from "./answers/spanish.ts";

test.each<[string, readonly string[]]>([
  ["(?<!de )(?:soy|estoy) (hambre|sed)", ["soy", "estoy"]],
  ["(prefier\\p{L}+) que", ["prefier"]],
  ["una? (profesora?|médic[oa])", ["profesor", "médic"]],
  ["(?:un )?otra", ["otra"]],
  ["me llamo|soy", []],
  ["\\p{L}+", []],
])("a text that fits /%s/ holds one of %j", (pattern, anchors) => {
  expect(anchorsOf(pattern)).toEqual(anchors);
});

const samples = { French: french, Spanish: spanish, German: german };

test.each<Language>([...languages])("%s: no slip is missed for want of its anchor", (language) => {
  const texts = samples[language].wrong.map(([said]) => said.toLowerCase());
  const fitting = speechOf(language).slips.flatMap(({ anchors, matcher }) =>
    texts.filter((text) => text.search(matcher()) >= 0).map((text) => ({ text, anchors: anchors() })),
  );
  expect(fitting.length).toBeGreaterThan(5);
  const missed = fitting.filter(
    ({ text, anchors }) => anchors.length > 0 && !anchors.some((anchor) => text.includes(anchor)),
  );
  expect(missed).toEqual([]);
});
