import { expect, jest, test } from "@jest/globals";
import { cachedVoice } from "../../lambdas/speech/cachedVoice.ts";
import type { Synthesize } from "../../lambdas/speech/voice.ts";

const cast = { engine: "neural", voiceIds: { French: "Remi", Spanish: "Sergio", German: "Daniel" } };

/** A voice that says its text in two parts, and breaks off behind the first where it is told to. */
const scene = () => {
  const kept = new Map<string, Uint8Array>();
  const cache = {
    read: async (name: string) => kept.get(name),
    write: async (name: string, sound: Uint8Array) => void kept.set(name, sound),
  };
  let breaks = false;
  const synthesize = jest.fn<Synthesize>(async function* ({ text, voiceId }) {
    yield Buffer.from(`${voiceId}: `);
    if (breaks) throw new Error("Polly is down");
    yield Buffer.from(text);
  });
  const load = jest.fn(async () => synthesize);
  const { say } = cachedVoice(cast, cache, load);
  const hear = async (...said: Parameters<typeof say>): Promise<string> => {
    const parts: Uint8Array[] = [];
    for await (const part of say(...said)) parts.push(part);
    return Buffer.concat(parts).toString();
  };
  const breakOff = (whether: boolean) => {
    breaks = whether;
  };
  return { say, hear, kept, synthesize, load, breakOff };
};

test("Mark speaks each language with its own voice, and nothing is said twice", async () => {
  const { hear, synthesize, load } = scene();
  const sounds = [];
  for (const language of ["French", "Spanish", "German", "French"] as const)
    sounds.push(await hear("Hola", language));
  expect(sounds).toEqual(["Remi: Hola", "Sergio: Hola", "Daniel: Hola", "Remi: Hola"]);
  expect(synthesize).toHaveBeenCalledTimes(3);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a sound is heard as it comes, before it is kept", async () => {
  const { say, kept } = scene();
  const parts = say("Salut", "French")[Symbol.asyncIterator]();
  expect(String((await parts.next()).value)).toBe("Remi: ");
  expect(String((await parts.next()).value)).toBe("Salut");
  expect(kept.size).toBe(0);
  expect((await parts.next()).done).toBe(true);
  expect(kept.size).toBe(1);
});

test("a sound that broke off is not kept", async () => {
  const { hear, breakOff } = scene();
  breakOff(true);
  await expect(hear("Salut", "French")).rejects.toThrow("Polly is down");
  breakOff(false);
  expect(await hear("Salut", "French")).toBe("Remi: Salut");
});

test("a sound's name tells nothing of its words", async () => {
  const { hear, kept } = scene();
  await hear("Salut Zoë", "French");
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});
