import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { contentOf } from "../../../../lambdas/partner/dialogue/content.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { exerciseWith, momentOf, play, replyAt } from "../lesson.ts";

describe.each(["French", "Spanish", "German"] as const)("%s, over a whole conversation", (language) => {
  const { reactions } = contentOf(language);
  const textsOf = (key: string) => (reactions.get(key) ?? []).map(({ text }) => text);
  const bad = { French: "C'était nul.", Spanish: "Fue aburrido.", German: "Es war langweilig." };

  test("no words of pity come twice while there are others", async () => {
    const exercise = exerciseWith({ language, title: "Opinions" });
    const pity = textsOf("bad");
    const played = await play(
      exercise,
      Array.from({ length: pity.length }, () => bad[language]),
    );
    const said = played.flatMap(({ reply }) => pity.filter((text) => reply.startsWith(text)));
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said).size).toBe(said.length);
  });
  test("mixed feelings get neither pity nor joy", async () => {
    const mixed = {
      French: "Ma mère est gentille, mais mon père est strict.",
      Spanish: "Mi madre es simpática, pero mi padre es estricto.",
      German: "Meine Mutter ist nett, aber mein Vater ist streng.",
    };
    const [first] = await play(exerciseWith({ language, title: "Family" }), [mixed[language]]);
    expect([...textsOf("bad"), ...textsOf("good")].some((text) => first?.reply.startsWith(text))).toBe(false);
  });
});

test.each<[Language, string, RegExp]>([
  ["French", "J'ai mangé des pâtes.", /\bpasta\b/],
  ["French", "J'ai acheté une jupe.", /\ba skirt\b/],
  ["French", "Je suis allé en Espagne.", /\bSpain\b/],
  ["French", "J'ai vu un chien.", /\ba dog\b/],
  ["Spanish", "Compré una falda.", /\ba skirt\b/],
  ["Spanish", "Jugué al fútbol.", /\b[Ff]ootball\b/],
  ["German", "Ich habe ein Kleid gekauft.", /\ba dress\b/],
  ["German", "Ich habe Nudeln gegessen.", /\bpasta\b/],
])("%s: what Mark takes up from “%s” is good English", async (language, said, english) => {
  const next = { kind: "question", question: { text: "?" } } as const;
  const moment = momentOf(language, said, { text: "" }, { next });
  const { translation } = await embedded.annotate(moment, await replyAt(moment));
  expect(translation).toMatch(english);
  expect(translation).not.toMatch(/pastas|the (football|pasta|Spain)/);
});

test("countries keep their capital and their article", async () => {
  const said: readonly [Language, string, RegExp][] = [
    ["French", "Je vais en France.", /en France/],
    ["Spanish", "Fui a Francia.", /(?<!la )Francia|viaje/],
  ];
  for (const [language, answer, name] of said) {
    const [first] = await play(exerciseWith({ language, title: "Travel" }), [answer]);
    expect(first?.reply).toMatch(name);
  }
});
