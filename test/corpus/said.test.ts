import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { languages } from "../../domain/exercise.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { sampleOf } from "../depth.ts";
import { momentOf } from "../lambdas/embedded/lesson.ts";

const sentencesIn = (language: string): string[] =>
  readFileSync(`test/lambdas/embedded/said/${language.toLowerCase()}.txt`, "utf8").trim().split("\n");

/** As a recogniser writes it. */
const heard = (sentence: string): string => sentence.replace(/[.,?!¿¡]/g, "").toLowerCase();

test.each(languages)("what everybody says raises no alarm, neither typed nor heard (%s)", (language) => {
  const alarmed = sampleOf(sentencesIn(language), { quick: 5, full: 1 }).flatMap((sentence) =>
    [
      { said: sentence, spoken: false },
      { said: heard(sentence), spoken: true },
    ].flatMap(({ said, spoken }) =>
      examine({ ...momentOf(language, said, { text: "" }), spoken }).findings.map(
        ({ id, message }) => `${said}: ${id} ${message}`,
      ),
    ),
  );
  expect(alarmed).toEqual([]);
});
