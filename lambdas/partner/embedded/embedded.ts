import { MISTAKE_MAX_CHARACTERS, MISTAKES_OF_ANSWER_MAX, type Mistake } from "../../../domain/mistakes.ts";
import { ruleIn } from "../../../grammar/engine/rule.ts";
import type { Assessed, Moment, Partner } from "../partner.ts";
import { annotationOf } from "./annotate.ts";
import { withKnown } from "./asked.ts";
import { betterVersion } from "./betterVersion.ts";
import { type Examined, examine } from "./examine.ts";
import { gradeOf } from "./grade.ts";
import { hintOn } from "./hint.ts";
import { openingOf } from "./open.ts";
import { assessReading } from "./readAlong.ts";
import { repairedBy } from "./repair.ts";
import { replyAt } from "./replyAt.ts";
import { scoreOf } from "./score.ts";
import { simplerIn } from "./simpler.ts";
import { tipFor } from "./tip.ts";

const engine = "embedded" as const;

const repaired = repairedBy(simplerIn);

/** What Mark says to the newest answer, in whole sentences. */
const replyTo = (moment: Moment): string =>
  replyAt(moment)
    .parts.map(({ text }) => text)
    .join(" ");

/** The mistakes of an answer as they are kept. */
const mistakesIn = ({ answer, findings }: Examined): Mistake[] =>
  findings.slice(0, MISTAKES_OF_ANSWER_MAX).map(({ id, kind, start, end, right }) => ({
    kind,
    rule: ruleIn(answer.compiled.definition.language, id),
    said: answer.text.slice(start, end).slice(0, MISTAKE_MAX_CHARACTERS),
    ...(right !== undefined && { right: right.slice(0, MISTAKE_MAX_CHARACTERS) }),
  }));

const assessmentOf = (moment: Moment): Assessed => {
  const { exercise, lines, spoken, words, isWithheld = false } = moment;
  if (exercise.activity === "Read Along Passage") {
    const said = lines.findLast(({ role }) => role === "user")?.content ?? "";
    return { ...assessReading(exercise.context_0, { said, spoken, words }), mistakes: [] };
  }
  // Also of an answer that Mark does not take up: how it was said is another matter.
  const examined = examine({ ...moment, isWithheld: false });
  const better = isWithheld ? undefined : betterVersion(examined);
  return {
    score: scoreOf(examined),
    improvement: tipFor(examined, exercise.language).text,
    mistakes: mistakesIn(examined),
    ...(better && { better }),
  };
};

/**
 * The rule-based examiner: pure, deterministic, under a millisecond an answer once a language is loaded. It names the
 * spot and the rule, and gives a correction only where there is no doubt.
 */
export const embedded: Partner = {
  open: async (exercise, first) => ({ ...openingOf(exercise, first), engine }),
  async *reply(moment) {
    const text = replyTo(moment);
    if (text !== "") yield { type: "reply", delta: text };
    return engine;
  },
  repair: async (moment) => ({ ...repaired(moment), engine }),
  assess: async (moment) => ({ ...assessmentOf(moment), engine }),
  annotate: async (moment, message) => ({ ...annotationOf(moment, message), engine }),
  hint: async (about) => ({ message: hintOn(about), engine }),
  grade: async (about) => ({ ...gradeOf(about), engine }),
  annotateQuestions: async ({ questions, language }) => ({
    questions: questions.map((question) => withKnown(question, language)),
    engine,
  }),
  // Loaded when it is asked for: nobody who talks with Mark needs it.
  build: async (order) => ({ ...(await import("./build/build.ts")).built(order), engine }),
};
