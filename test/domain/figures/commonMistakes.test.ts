import { expect, test } from "@jest/globals";
import { commonMistakesOf } from "../../../domain/commonMistakes.ts";
import { mistakesOf } from "./attempts.ts";

test("what many make stands before what one makes often", () => {
  const common = commonMistakesOf([
    { by: "a", mistakes: mistakesOf("accent ete", "accent ecole", "accent mere", "tense je joue") },
    { by: "b", mistakes: mistakesOf("tense je mange") },
    { by: "c", mistakes: [] },
  ]);
  expect(common.map(({ kind, sources, times }) => [kind, sources, times])).toEqual([
    ["tense", 2, 2],
    ["accent", 1, 3],
  ]);
});

test("the examples are real, short, of as many as there are, and none twice", () => {
  const [common] = commonMistakesOf([
    {
      by: "a",
      mistakes: mistakesOf(
        "auxiliary j'ai allé",
        "auxiliary j'ai venu → je suis venu",
        "auxiliary J'ai allé",
      ),
    },
    { by: "a", mistakes: mistakesOf("auxiliary il a parti → il est parti", "auxiliary ") },
    {
      by: "b",
      mistakes: mistakesOf("auxiliary j'ai resté → je suis resté", "auxiliary j'ai né → je suis né"),
    },
  ]);
  expect(common?.examples).toEqual([
    { said: "j'ai resté", right: "je suis resté" },
    { said: "j'ai venu", right: "je suis venu" },
    { said: "j'ai né", right: "je suis né" },
  ]);
});

test("what is about a whole answer is counted, and has no example", () => {
  expect(commonMistakesOf([{ by: "a", mistakes: mistakesOf("question ") }])).toEqual([
    { kind: "question", times: 1, sources: 1, rules: [], examples: [] },
  ]);
});

test("the rules that found them stand with them, those of the most students first, and with each example", () => {
  const [perfect, object] = ["fr.auxiliary.wrong", "fr.auxiliary.object-takes-avoir"];
  const kind = "auxiliary" as const;
  const [common] = commonMistakesOf([
    { by: "a", mistakes: [{ kind, said: "j'ai venu", rule: object }] },
    { by: "b", mistakes: [{ kind, said: "j'ai allé", rule: perfect }] },
    // "J'ai né" was found by a model, or kept before rules had ids.
    { by: "c", mistakes: [{ kind, said: "j'ai allé", rule: perfect }, ...mistakesOf("auxiliary j'ai né")] },
  ]);
  expect(common?.rules).toEqual([perfect, object]);
  expect(common?.examples).toEqual([
    { said: "j'ai venu", rule: object },
    { said: "j'ai allé", rule: perfect },
    { said: "j'ai né" },
  ]);
});
