import { type Exercise, questionsOf } from "../../domain/exercise.ts";
import type { Next, Question } from "../partner/partner.ts";

/** How many answers a conversation without set questions runs before Mark rounds it off; the student may end it sooner. */
const FREE_ANSWERS = 12;

/** The exercise's questions, each with its note. A read-along has its passage instead, and nothing is asked about it. */
export const questionsFor = (exercise: Exercise): Question[] =>
  passageOf(exercise) !== undefined
    ? []
    : questionsOf(exercise.context_0).map((text, place) => ({ ...exercise.questionNotes[place], text }));

/**
 * What Mark does after so many answers. Role plays: one set question after the other, then the end. Exam-style general
 * conversation: each starter question, and one follow-up on the answer to it. Topic conversation: follow-ups. Read-along:
 * the passage is read once.
 */
export const nextAfter = (exercise: Exercise, answers: number): Next => {
  const questions = questionsFor(exercise);
  const ask = (question: Question | undefined): Next =>
    question ? { kind: "question", question } : { kind: "closing" };
  switch (exercise.activity) {
    case "Photo Role Play":
    case "Set Question Role Play":
      return ask(questions[answers]);
    case "Read Along Passage":
      return { kind: "closing" };
    case "Exam Style General Conversation":
      if (answers >= FREE_ANSWERS) return { kind: "closing" };
      return answers % 2 === 0 && questions[answers / 2] !== undefined
        ? ask(questions[answers / 2])
        : { kind: "follow-up" };
    case "Conversation About Topic":
      return answers >= FREE_ANSWERS ? { kind: "closing" } : { kind: "follow-up" };
  }
};

/** The passage of a read-along, undefined for every other activity. */
export const passageOf = ({ activity, context_0 }: Exercise): string | undefined =>
  activity === "Read Along Passage" ? context_0.trim() : undefined;

/** The first thing asked, a passage to be read among them; undefined where Mark opens the conversation himself. */
export const firstQuestion = (exercise: Exercise): Question | undefined => {
  const passage = passageOf(exercise);
  return passage === undefined ? questionsFor(exercise)[0] : { text: passage, modelAnswer: passage };
};

/** How many set questions a student will hear, for "Question 2 of 5"; 0 where the conversation is free. */
export const setQuestionCount = (exercise: Exercise): number =>
  exercise.activity === "Photo Role Play" || exercise.activity === "Set Question Role Play"
    ? questionsFor(exercise).length
    : 0;

/**
 * What the answer after so many earlier ones answers: a set question, or else what Mark said last. A question that was
 * changed since he asked it is not what he asked.
 */
export const askedBefore = (exercise: Exercise, answers: number, lastSaid: string): Question => {
  const planned = answers === 0 ? firstQuestion(exercise) : questionIn(nextAfter(exercise, answers));
  const wasAsked = planned && (lastSaid === "" || lastSaid.includes(planned.text));
  return wasAsked ? planned : { text: lastSaid };
};

const questionIn = (next: Next): Question | undefined =>
  next.kind === "question" ? next.question : undefined;
