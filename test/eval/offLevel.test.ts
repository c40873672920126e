import { expect, test } from "@jest/globals";
import { languages } from "../../domain/exercise.ts";
import type { Partner } from "../../lambdas/partner/partner.ts";
import { openEngine } from "./engines.ts";
import { jsonLinesOf } from "./jsonLines.ts";
import { levelledBy, meansOf, offLevelIn } from "./offLevel.ts";
import { goodReply, momentBefore } from "./reply.ts";

const replies = languages.flatMap((language) =>
  jsonLinesOf(`test/eval/replies/${language}.jsonl`, goodReply),
);
const moments = replies.map(momentBefore);

/** A model that says these in turn, whatever it is told. */
const saying = (script: (place: number) => string): Pick<Partner, "reply"> => {
  let place = 0;
  return {
    async *reply() {
      yield { type: "reply", delta: script(place++) };
      return "bedrock";
    },
  };
};
const highest = (means: ReturnType<typeof meansOf>) =>
  Math.max(...means.map(({ mean }) => mean ?? Number.NaN));
const lowest = (means: ReturnType<typeof meansOf>) =>
  Math.min(...means.map(({ mean }) => mean ?? Number.NaN));

test("our own rules speak at the student's level", async () => {
  const engine = await openEngine("embedded", {});
  const means = meansOf(await levelledBy(engine, moments));
  expect(means.map(({ replies }) => replies > 10)).toEqual([true, true, true, true, true, true]);
  expect(highest(means)).toBeLessThan(1);
});

test("so does a scripted model that keeps to the commonest words, and one that does not is told apart", async () => {
  const good = meansOf(
    await levelledBy(
      saying((place) => replies[place]?.reply ?? ""),
      moments,
    ),
  );
  expect(highest(good)).toBeLessThan(1);
  const hard = {
    French: "Quelle ribambelle de péripéties abracadabrantes, c'est proprement ahurissant !",
    Spanish: "¡Qué sarta de peripecias estrambóticas, resulta francamente apabullante!",
    German: "Welch haarsträubende Fährnisse, das mutet wahrlich aberwitzig an!",
  };
  const above = meansOf(
    await levelledBy(
      saying((place) => hard[replies[place]?.language ?? "French"]),
      moments,
    ),
  );
  expect(lowest(above)).toBeGreaterThan(2);
});

test("names, numbers and what the student said are at everybody's level; words of the higher tier at the higher", () => {
  expect(offLevelIn("J'aime Leeds et les 3 ribambelles.", "", "French", "GCSE - Higher")).toEqual([
    "ribambelles",
  ]);
  expect(offLevelIn("Une ribambelle !", "J'ai vu une ribambelle.", "French", "GCSE - Higher")).toEqual([]);
  const word = "La surpopulation est un problème.";
  expect(offLevelIn(word, "", "French", "GCSE - Foundational").length).toBeGreaterThanOrEqual(
    offLevelIn(word, "", "French", "GCSE - Higher").length,
  );
});
