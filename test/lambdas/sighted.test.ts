import { expect, test } from "@jest/globals";
import * as z from "zod";
import type { Model, Prompt } from "../../lambdas/partner/bedrock/model.ts";
import { sighted } from "../../lambdas/partner/bedrock/sighted.ts";
import { listenToLog } from "./told.ts";

const told = listenToLog();

const shape = z.object({ score: z.number() });
const prompt: Prompt = { system: "Judge.", photos: [Uint8Array.of(0xff)], material: "Answer", maxTokens: 9 };
const named = (name: string) => Object.assign(new Error("The image is too large."), { name });

/** A model that fails with this where it is shown a photo, and remembers whether it was. */
const blindModel = (error: Error) => {
  const shown: number[] = [];
  const look = ({ photos = [] }: Prompt) => {
    shown.push(photos.length);
    if (photos.length > 0) throw error;
  };
  const model: Model = {
    async *write(asked) {
      look(asked);
      yield "Ah, ";
      yield "super !";
    },
    fill: async (asked, wanted) => {
      look(asked);
      return wanted.parse({ score: 5 });
    },
  };
  return { model: sighted(model), shown };
};
const saidBy = async (text: AsyncIterable<string>) => {
  let said = "";
  for await (const delta of text) said += delta;
  return said;
};

test("where a photo is refused the turn goes on without it, and the log says so", async () => {
  const { model, shown } = blindModel(named("ValidationException"));
  expect(await model.fill(prompt, shape)).toEqual({ score: 5 });
  expect(await saidBy(model.write(prompt))).toBe("Ah, super !");
  expect(shown).toEqual([1, 0, 1, 0]);
  const line = ["photoRefused", { error: "ValidationException" }];
  expect((await told()).lines).toEqual([line, line]);
});

test("no other failure is the photo's", async () => {
  const { model, shown } = blindModel(named("ThrottlingException"));
  await expect(model.fill(prompt, shape)).rejects.toMatchObject({ name: "ThrottlingException" });
  await expect(saidBy(model.write(prompt))).rejects.toMatchObject({ name: "ThrottlingException" });
  expect(shown).toEqual([1, 1]);
});

test("nor is a refusal where there is none", async () => {
  const refused = named("ValidationException");
  const model = sighted({
    // biome-ignore lint/correctness/useYield: it fails before it says anything
    async *write() {
      throw refused;
    },
    fill: async () => {
      throw refused;
    },
  });
  const bare = { ...prompt, photos: [] };
  await expect(model.fill(bare, shape)).rejects.toBe(refused);
  await expect(saidBy(model.write(bare))).rejects.toBe(refused);
});
