import { expect, test } from "@jest/globals";
import { speakBeforehand } from "../../lambdas/speech/speakBeforehand.ts";

test("each sentence of an exercise's questions is spoken once, and one that fails stops no other", async () => {
  const said: string[] = [];
  const voice = {
    say: async (text: string, language: string) => {
      if (text === "Et toi ?") throw new Error("no voice");
      said.push(`${language}: ${text}`);
      return new Uint8Array();
    },
  };
  const context_0 = "J'aime le foot. Et toi ?;Où habites-tu ?;J'aime le foot. Pourquoi ?";
  await speakBeforehand(voice, { context_0, language: "French" });
  expect(said).toEqual(["French: J'aime le foot.", "French: Où habites-tu ?", "French: Pourquoi ?"]);
});
