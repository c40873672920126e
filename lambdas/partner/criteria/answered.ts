import { answersIn } from "../../../domain/answers.ts";
import type { LessonView, Word } from "../../../domain/conversation.ts";
import type { Exercise, Tense } from "../../../domain/exercise.ts";
import { clauseAround } from "../../../grammar/core/clause.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import { askedBefore } from "../../lesson/agenda.ts";
import { fitLinesOf } from "../../safeguarding/withhold.ts";
import { type Examined, examine } from "../embedded/examine.ts";

export type Talk = Pick<LessonView, "opening" | "turns">;

/** A conjugated verb with its clause. */
export type Clause = { text: string; tense: Tense | undefined; mistakes: readonly Finding[] };

/** One answer as the criteria look at it: by our own rules, whichever engine marked it in the lesson. */
export type Answered = {
  turn: number;
  said: string;
  /** As they were heard; none where it was typed. */
  words: readonly Word[];
  examined: Examined;
  clauses: readonly Clause[];
};

const clausesIn = ({ answer, findings }: Examined): Clause[] => {
  const { compiled, words, text, uses } = answer;
  const found = new Map<string, Clause>();
  for (const { at, verb, tenses } of uses) {
    const [from, to] = clauseAround(compiled, words, at);
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    const clause = {
      text: text.slice(start, end),
      tense: tenses[0],
      mistakes: findings.filter((finding) => finding.start < end && finding.end > start),
    };
    // What is said twice counts once.
    found.set(`${verb.lemma}: ${clause.text.toLowerCase()}`, clause);
  }
  return [...found.values()];
};

/** The answers of a lesson, each examined by what it answers. What Mark is not to answer counts as nothing said. */
export const answeredIn = (exercise: Exercise, talk: Talk): Answered[] => {
  const lines = fitLinesOf(talk);
  const own = lines.flatMap(({ role }, at) => (role === "user" ? at : []));
  const turns = answersIn(talk.turns);
  return turns.map(({ turn, said, words, heard }, place) => {
    const before = place === 0 ? talk.opening.message : (turns[place - 1]?.message ?? "");
    const examined = examine({
      exercise,
      lines: lines.slice(0, (own[place] ?? -1) + 1),
      asked: askedBefore(exercise, place, before),
      spoken: words.length > 0 || heard !== undefined,
    });
    return { turn, said, words, examined, clauses: clausesIn(examined) };
  });
};

/** Does it answer the question that was asked, as far as can be told? */
export const answers = ({ examined: { standing } }: Answered): boolean => standing === "answered";
