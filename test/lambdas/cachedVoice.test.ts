import { expect, jest, test } from "@jest/globals";
import { cachedVoice } from "../../lambdas/speech/cachedVoice.ts";
import type { Synthesize } from "../../lambdas/speech/voice.ts";

const cast = { engine: "neural", voiceIds: { French: "Remi", Spanish: "Sergio", German: "Daniel" } };
const voice = () => {
  const kept = new Map<string, Uint8Array>();
  const cache = {
    read: async (name: string) => kept.get(name),
    write: async (name: string, sound: Uint8Array) => void kept.set(name, sound),
  };
  const synthesize = jest.fn<Synthesize>(async ({ text, voiceId }) => Buffer.from(`${voiceId}: ${text}`));
  const load = jest.fn(async () => synthesize);
  return { ...cachedVoice(cast, cache, load), kept, synthesize, load };
};

test("Mark speaks each language with its own voice, and nothing is said twice", async () => {
  const { say, synthesize, load } = voice();
  const sounds = [];
  for (const language of ["French", "Spanish", "German", "French"] as const)
    sounds.push(String(Buffer.from(await say("Hola", language))));
  expect(sounds).toEqual(["Remi: Hola", "Sergio: Hola", "Daniel: Hola", "Remi: Hola"]);
  expect(synthesize).toHaveBeenCalledTimes(3);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a sound's name tells nothing of its words", async () => {
  const { say, kept } = voice();
  await say("Salut Zoë", "French");
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});
