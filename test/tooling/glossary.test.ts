import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";

/** Names that were given up, by the word of docs/glossary.md that has taken their place. */
const GIVEN_UP: Readonly<Record<string, readonly string[]>> = {
  budget: ["purse", "Purse", "Purses", "pursesOf", "thoughtFor", "heardFor", "spokenFor"],
  "language definition": ["tongue", "Tongue", "tongues"],
  "compiled language": ["speechOf"],
  "regex rule, token rule": ["slipsOf", "slipsIn", "turnsOf", "turnsIn"],
  controller: ["deeds", "Deeds", "deedsOf", "actsOf", "RecorderDeeds", "WizardDeeds"],
  timeout: ["Patience", "PATIENCE_MS", "patienceOf", "Silences"],
  transcriber: ["Ears", "earsOf", "earsFor", "useEars", "noEars"],
  "command options": ["Wishes", "wishesFrom", "CostWishes", "ScaleWishes"],
  dependencies: ["Surroundings", "World"],
  persona: ["MarkKind", "MarkRow", "markKinds", "markRows"],
};
const CODE = ["domain", "frontend", "grammar", "infra", "lambdas", "local"].map(
  (folder) => `${folder}/*.ts*`,
);

/** Lines of code (not of a language's tables) in which the name stands by itself. */
const linesWith = (name: string): string[] => {
  try {
    return execFileSync("git", ["grep", "-nwE", `^[^"\`]*\\b${name}\\b`, "--", ...CODE], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line !== "" && !/\/(nouns|graph)\//.test(line));
  } catch {
    // git grep ends with 1 where nothing is found.
    return [];
  }
};

test.each(Object.entries(GIVEN_UP))("nothing that is a %s has one of its old names", (_, names) => {
  expect(names.flatMap(linesWith)).toEqual([]);
});

test("a name that is in use is found", () => {
  expect(linesWith("compiledLanguage").length).toBeGreaterThan(0);
});
