import { expect, test } from "@jest/globals";
import { speakBeforehand } from "../../lambdas/speech/speakBeforehand.ts";

test("each sentence of an exercise's questions is spoken once, and one that fails stops no other", async () => {
  const said: string[] = [];
  const voice = {
    async *say(text: string, language: string) {
      if (text === "Et toi ?") throw new Error("no voice");
      yield new Uint8Array();
      said.push(`${language}: ${text}`);
    },
  };
  const context_0 = "J'aime le foot. Et toi ?;Où habites-tu ?;J'aime le foot. Pourquoi ?";
  await speakBeforehand(voice, { context_0, language: "French" });
  expect(said).toEqual(["French: J'aime le foot.", "French: Où habites-tu ?", "French: Pourquoi ?"]);
});

test("no more than four sentences are spoken at once, so that nobody who is listening waits behind them", async () => {
  let [atOnce, most, said] = [0, 0, 0];
  const voice = {
    async *say() {
      most = Math.max(most, ++atOnce);
      await new Promise(setImmediate);
      yield new Uint8Array();
      atOnce--;
      said++;
    },
  };
  const questions = Array.from({ length: 20 }, (_, at) => `Tu as ${at} ans ?`);
  await speakBeforehand(voice, { context_0: questions.join(";"), language: "French" });
  expect([most, said]).toEqual([4, 20]);
});
