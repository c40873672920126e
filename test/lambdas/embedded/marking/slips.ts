import { expect, test } from "@jest/globals";
import { type Language, languages } from "../../../../domain/exercise.ts";
import { type ParsedAnswer, read } from "../../../../grammar/core/parsedAnswer.ts";
import { wholeWords } from "../../../../grammar/core/wordlist.ts";
import { caughtAt } from "../../../../grammar/engine/pattern/captures.ts";
import { needsOf } from "../../../../grammar/engine/pattern/firstToken.ts";
import { patternOf } from "../../../../grammar/engine/pattern/pattern.ts";
import { anchorsOf } from "../../../../grammar/engine/regexRules.ts";
import { heldBy } from "../../../../grammar/engine/tokenRules.ts";
import { compiledLanguage } from "../../../../grammar/languages/languages.ts";
import { french } from "../answers/french.ts";
import { german } from "../answers/german.ts";
import { spanish } from "../answers/spanish.ts";

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
  const { regexRules, definition } = compiledLanguage(language);
  const texts = samples[language].wrong.map(([said]) => said.toLowerCase());
  const fitting = definition.regexRules.flatMap(({ pattern }) =>
    texts.filter((text) => text.search(wholeWords(pattern)) >= 0).map((text) => ({ text, pattern })),
  );
  expect(fitting.length).toBeGreaterThan(0);
  const missed = fitting.filter(
    ({ text, pattern }) => !regexRules.in(text).some((slip) => slip.pattern === pattern),
  );
  expect(missed).toEqual([]);
});

test.each<[string, readonly string[]]>([
  ["{subject} <faire,jouer:present> du|de|la {noun:sport}", ["<faire", "<jouer"]],
  ["je <*> ... beaucoup {noun}", ["beaucoup"]],
  ["je suis !très|trop chaud?", ["suis"]],
  ["<jouer> {noun} + $", []],
])("an answer in which [%s] fits holds one of %j", (pattern, needs) => {
  expect(needsOf(pattern)).toEqual(needs);
});

test.each<Language>([...languages])("%s: no turn is missed for want of a word that it needs", (language) => {
  const answers = samples[language].wrong.map(([said]) => read(said, language));
  const fitting = (compiledLanguage(language).definition.tokenRules ?? []).flatMap(({ pattern: text }) => {
    const pattern = patternOf(text);
    const fits = (answer: ParsedAnswer) =>
      answer.words.some(({ at }) => caughtAt(answer, pattern, at) !== undefined);
    return answers.filter(fits).map((answer) => ({ answer, needs: needsOf(text) }));
  });
  expect(fitting.length).toBeGreaterThan(2);
  const missed = fitting.filter(
    ({ answer, needs }) => needs.length > 0 && !needs.some((need) => heldBy(answer).has(need)),
  );
  expect(missed).toEqual([]);
});
