import { describe, expect, test } from "@jest/globals";
import type { Language } from "../../../../domain/exercise.ts";
import { embedded } from "../../../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../../../lambdas/partner/embedded/examine.ts";
import { french } from "../answers/french.ts";
import { german } from "../answers/german.ts";
import type { Sample } from "../answers/sample.ts";
import { spanish } from "../answers/spanish.ts";
import { momentOf } from "../lesson.ts";

const samples: readonly [Language, Sample][] = [
  ["French", french],
  ["Spanish", spanish],
  ["German", german],
];
/** What the brief asks of answers nobody has seen; those below are known by now, so they have to do better. */
const TIPPED_SHARE = 0.95;
const FALSE_ALARM_SHARE = 0.02;

describe.each(samples)("%s", (language, { right, wrong }) => {
  test("samples are large enough to mean something", () => {
    expect(right.length).toBeGreaterThanOrEqual(60);
    expect(wrong.length).toBeGreaterThanOrEqual(60);
    expect(new Set(right).size).toBe(right.length);
  });

  test("correct answers raise no alarm", () => {
    const alarmed = right.filter(
      (said) => examine(momentOf(language, said, { text: "" })).findings.length > 0,
    );
    expect(alarmed.length / right.length).toBeLessThanOrEqual(FALSE_ALARM_SHARE);
  });

  test("wrong answers get the right kind of tip", () => {
    const tipped = wrong.filter(([said, kinds, tense]) => {
      const [worst] = examine(momentOf(language, said, { text: "", ...(tense && { tense }) })).findings;
      return worst !== undefined && kinds.includes(worst.kind);
    });
    expect(tipped.length / wrong.length).toBeGreaterThanOrEqual(TIPPED_SHARE);
  });

  test("a tip quotes words of the answer", async () => {
    for (const [said, , tense] of wrong) {
      const moment = momentOf(language, said, { text: "", ...(tense && { tense }) });
      const [worst] = examine(moment).findings;
      const { improvement } = await embedded.assess(moment);
      // A capital letter is noted, and not told.
      if (worst && worst.end > worst.start && worst.kind !== "capital")
        expect(improvement).toContain(`“${said.slice(worst.start, worst.end)}”`);
    }
  });
});

test.each<[Language, string, string]>([
  ["French", "J'ai allé au cinéma.", "je suis allé"],
  ["French", "J'ai mangé un pizza.", "une pizza"],
  ["French", "Je aime le sport.", "j'aime"],
  ["French", "Je suis quinze ans.", "j'ai quinze ans"],
  ["French", "Mes amis joue au foot.", "Mes amis jouent"],
  ["French", "Mon frere est petit.", "frère"],
  ["Spanish", "Yo jugó al fútbol.", "Yo jugué"],
  ["Spanish", "Comí un pizza.", "una pizza"],
  ["Spanish", "Soy quince años.", "tengo quince años"],
  ["Spanish", "Me gusta los perros.", "Me gustan los perros"],
  ["Spanish", "Voy jugar al tenis.", "Voy a jugar"],
  ["German", "Gestern ich habe Tennis gespielt.", "Gestern habe ich"],
  ["German", "Ich bleibe hier, weil ich bin müde.", "weil ich müde bin"],
  ["German", "Ich gehe mit meine Freunde ins Kino.", "mit meinen Freunden"],
  ["German", "Ich habe nach Spanien geflogen.", "bin nach Spanien geflogen"],
])("%s: “%s” is put right", async (language, said, right) => {
  const { improvement } = await embedded.assess(momentOf(language, said, { text: "" }));
  expect(improvement).toContain(`Say “${right}”`);
});

test("spelling is left alone in what was spoken", () => {
  const findings = (language: Language, said: string, spoken: boolean) =>
    examine(momentOf(language, said, { text: "" }, { spoken })).findings.length;
  const typos: readonly [Language, string][] = [
    ["French", "Mon frere est tres petit."],
    ["French", "J'ai manger du pain."],
    ["Spanish", "Me gusta la musica."],
    ["German", "Ich habe einen hund."],
  ];
  for (const [language, said] of typos) {
    expect(findings(language, said, false)).toBeGreaterThan(0);
    expect(findings(language, said, true)).toBe(0);
  }
});
