import { expect, test } from "@jest/globals";
import { gapIn } from "../../../../domain/content.ts";
import { contextOf, type Language, type Level, languages, type Tense } from "../../../../domain/exercise.ts";
import { exerciseContent } from "../../../../domain/exerciseShapes.ts";
import { type MistakeKind, mistakeKinds } from "../../../../domain/mistakes.ts";
import { type Practice, practiceContent, practiceOrder } from "../../../../domain/practice.ts";
import { built } from "../../../../lambdas/partner/embedded/build/build.ts";

/** The exercise that a press on "Practise this" gives, built by our own rules. */
const practised = (practice: Practice, chance: number) => {
  const { formData, options = [], board = "NONE", assetURL: _, ...order } = practiceOrder(practice);
  const { title, objective } = formData;
  const draft = built({
    ...order,
    ...{ options, board, chance },
    form: { title, objective, questions: [], passage: "" },
  });
  return practiceContent(practice, {
    message: {
      title: draft.title,
      improvement: contextOf(draft.questions.map(({ text }) => text)),
      focus_area: draft.objective,
    },
    questionNotes: draft.questions.map(({ text: _, ...note }) => note),
    engine: "embedded",
  });
};

/** In which tenses the questions of a kind's exercise are answered; a student who asks may use any. */
const wanted: Record<MistakeKind, readonly Tense[] | "asks"> = {
  question: "asks",
  tense: ["past", "future", "past", "future", "past"],
  ...{ person: ["present"], infinitive: ["present"], auxiliary: ["past"], participle: ["past"] },
  ...{ "second-verb": ["future"], reflexive: ["present"], liking: ["present"], negation: ["present"] },
  ...{ "word-order": ["present"], english: ["present"], "false-friend": ["present"], phrase: ["present"] },
  ...{ preposition: ["present"], agreement: ["present"], case: ["present"], adjective: ["present"] },
  ...{ elision: ["present"], accent: ["past"], capital: ["present"] },
};

/** What the questions or their model answers have to hold for the point to come up, where words show that; by hand. */
const shown: Partial<Record<MistakeKind, Record<Language, RegExp>>> = {
  auxiliary: {
    French: /\b(ai|suis|est|a|as|es)\b|j'ai/,
    Spanish: /(é|í|ó|aste|iste|aron|amos|imos|hice|fue|fui|tuve|vi|estuve)\b/,
    German: /\b(hast?|habe|bin|bist|war|hatte)/,
  },
  reflexive: {
    French: /\b(me|te|se) |\b[mts]'/,
    Spanish: /\b(me|te|se) /,
    German: /\b(mich|dich|sich)\b/,
  },
  liking: {
    French: /préf|aim|pens|avis/i,
    Spanish: /prefer|prefier|gust|encant|piens|opinión|cre/i,
    German: /lieb|find|denk|Meinung|gern|schmeck/i,
  },
  "word-order": { French: /parce|car|pourquoi/, Spanish: /porque|por qué/i, German: /weil|dass|warum|wenn/ },
  preposition: {
    French: /\b(à|au|en|dans|chez|près)\b/,
    Spanish: /\b(a|en|con|cerca|al)\b/,
    German: /\b(in|im|mit|zu|nach|aus)\b/,
  },
};

const levels: readonly Pick<Practice, "level" | "board">[] = [
  { level: "GCSE - Foundational", board: "AQA" },
  { level: "IGCSE - Higher", board: "EdExcel" },
  { level: "NONE", board: "NONE" },
];
const cases = mistakeKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

test.each(cases)("%s in %s: five questions that bring the point up, at each level", (kind, language) => {
  for (const place of levels)
    for (const chance of [0, 0.4, 0.999]) {
      const content = practised({ kind, language, ...place }, chance);
      const { questions } = content;
      expect(new Set(questions.map(({ text }) => text)).size).toBe(5);
      const tenses = wanted[kind];
      for (const [at, { tense, studentAsks }] of questions.entries()) {
        expect(studentAsks ?? false).toBe(tenses === "asks");
        if (tenses !== "asks") expect(tense).toBe(tenses[at % tenses.length]);
      }
      const said = questions.map(({ text, modelAnswer }) => `${text} ${modelAnswer}`).join(" ");
      const sign = shown[kind]?.[language];
      if (sign) expect(said).toMatch(sign);
    }
});

test.each(levels)(
  "it is an exercise of that level, complete as it stands: $level, $board",
  ({ level, board }) => {
    const content = practised({ kind: "tense", language: "French", level: level as Level, board }, 0.5);
    expect(exerciseContent.parse(content)).toEqual(content);
    expect(gapIn(content)).toBeUndefined();
    expect(content).toMatchObject({ level, board, title: "Practice: Wrong tense" });
  },
);

test("what is about a topic is asked about that topic first", () => {
  const { questions } = practised({ kind: "tense", language: "German", level: "NONE", board: "NONE" }, 0.5);
  expect(questions[0]?.topic).toBe("holidays");
});
