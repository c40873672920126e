import { expect, test } from "@jest/globals";
import { type Language, languages } from "../../domain/exercise.ts";
import { type Drift, driftOf } from "../../lambdas/partner/drift.ts";
import type { Moment } from "../../lambdas/partner/partner.ts";
import { jsonLinesOf } from "../eval/jsonLines.ts";
import { goodReply, momentBefore } from "../eval/reply.ts";

test.each(languages)("what Mark could well say in %s passes", (language) => {
  const replies = jsonLinesOf(`test/eval/replies/${language}.jsonl`, goodReply);
  const caught = replies.filter((good) => driftOf(good.reply, momentBefore(good)) !== undefined);
  expect(caught).toEqual([]);
  expect(replies.length).toBeGreaterThanOrEqual(40);
});

const about: Readonly<Record<Language, { asked: string; answer: string; next: string }>> = {
  French: {
    asked: "Quelle est ta matière préférée ?",
    answer: "J'aime les maths parce que le prof est sympa.",
    next: "Avec qui as-tu passé le week-end ?",
  },
  Spanish: {
    asked: "¿Cuál es tu asignatura preferida?",
    answer: "Me gustan las matemáticas porque el profesor es simpático.",
    next: "¿Con quién pasaste el fin de semana?",
  },
  German: {
    asked: "Was ist dein Lieblingsfach?",
    answer: "Ich mag Mathe, weil der Lehrer nett ist.",
    next: "Mit wem hast du das Wochenende verbracht?",
  },
};

test.each<[Drift | undefined, Language, Moment["next"]["kind"], string]>([
  ["language", "French", "question", "That sounds great!"],
  ["language", "French", "question", "Great!"],
  ["language", "French", "question", "Ah, super ! I love that subject too."],
  ["language", "French", "question", "C'est cool, tell me more about it."],
  ["language", "French", "closing", "¡Qué bien, me gusta mucho el colegio! Adiós."],
  ["language", "Spanish", "question", "Genial, what did you eat?"],
  ["language", "German", "question", "C'est vraiment super, j'adore les maths avec mes amis."],
  ["question", "French", "question", "Super ! Tu as maths quel jour ?"],
  ["question", "French", "question", "Génial. Et toi, tu aimes le foot ?"],
  ["question", "French", "question", "Super, raconte-moi ton match !"],
  ["question", "Spanish", "question", "Muy bien, cuéntame más."],
  ["question", "German", "closing", "Toll! Wie lange lernst du schon?"],
  ["question", "French", "follow-up", "Tu as maths où ? Tu as maths quand ?"],
  ["question", "German", "follow-up", "Toll! Ich mag Mathe auch."],
  [undefined, "French", "follow-up", "Ah bon ? Tu as maths quand ??"],
  ["repetition", "French", "question", "Maintenant, dis avec qui tu as passé le week-end."],
  ["repetition", "Spanish", "question", "Ahora, con quién pasaste el fin de semana."],
  ["repetition", "French", "follow-up", "D'accord. Quelle est alors ta matière préférée ?"],
  ["topic", "French", "follow-up", "D'accord. Tu préfères les carottes ou les pommes de terre ?"],
  [undefined, "French", "follow-up", "D'accord. Tu aimes aussi ton uniforme ?"],
  ["form", "French", "question", "Super ! ⚽"],
  ["form", "French", "question", "- Les maths\n- Le prof"],
  ["form", "French", "question", "1. Les maths, c'est bien."],
  ["form", "French", "question", "**Super** !"],
  ["form", "French", "question", "Mark : Ah, les maths !"],
  ["role", "French", "question", "En tant qu'intelligence artificielle, je ne vais pas au collège."],
  ["role", "German", "question", "Als KI gehe ich nicht zur Schule."],
  ["length", "French", "question", "Super ! J'aime ça. Moi aussi. Mon frère aussi."],
  [
    "length",
    "French",
    "question",
    "Les maths, c'est une matière que tout le monde aime dans ma classe et que je travaille toujours à la maison avec mon père et mon frère quand il y a un grand contrôle.",
  ],
])("%s: %s, %s: %s", (drift, language, kind, reply) => {
  const moment = momentBefore({ language, level: "GCSE - Foundational", kind, reply, ...about[language] });
  const exercise = { ...moment.exercise, title: "School", objective: "Talk about school", context_0: "" };
  expect(driftOf(reply, { ...moment, exercise })).toBe(drift);
});
