import type { Question } from "../../partner.ts";
import type { Answer } from "../answer.ts";
import type { Finding } from "../finding.ts";

/** Is this a question? Speech has no question mark, so a question word or a turned-round verb will do. */
export const isQuestion = (answer: Answer): boolean => {
  const { speech, words, uses, text } = answer;
  if (text.includes("?")) return true;
  const [first] = words;
  const asksWord = words.some(({ lower, afterPause }) => afterPause && speech.lists.questionWords.has(lower));
  const inverted = uses.some(({ at }) => {
    const next = words[at + 1];
    return (
      next !== undefined &&
      !next.afterPause &&
      speech.subjects.get(next.lower)?.persons.some((one) => one === 1 || one === 4)
    );
  });
  return asksWord || inverted || (first !== undefined && speech.lists.questionWords.has(first.lower));
};

/** The task was to ask something, and nothing was asked. */
export const questionAsked = (answer: Answer, asked: Question): Finding[] =>
  !asked.studentAsks || isQuestion(answer)
    ? []
    : [
        {
          kind: "question",
          start: 0,
          end: 0,
          rule: "Here it is your turn to ask something: begin with a question word, or turn subject and verb round.",
        },
      ];
