import type { Activity } from "../../../domain/exercise.ts";
import { examFormat, type QuestionPlan } from "../../../domain/presets.ts";
import type { Basics } from "./form.ts";

const kinds: Readonly<Record<QuestionPlan["kind"], string>> = {
  statement: "a statement",
  ask: "the student asks",
  describe: "a description",
  opinion: "an opinion",
  event: "something that happens",
  free: "your choice",
};

/** What one question of the exam asks for, in words. */
const wordsOf = ({ kind, tense }: QuestionPlan): string =>
  tense === undefined ? kinds[kind] : `${kinds[kind]}, ${tense}`;

/** What the exam asks for, beside the list that should answer it; nothing where it sets no format. */
export const ExamHint = ({ activity, basics }: { activity: Activity; basics: Basics }) => {
  const { level, board } = basics;
  const plan = examFormat(activity, level, board);
  if (plan.length === 0) return null;
  const isFree = plan.every(({ kind }) => kind === "free");
  return (
    <section className="exam-hint" aria-label="What the exam asks for">
      <p>
        <strong>
          {level.split(" - ")[0]} {board} asks {plan.length} questions.
        </strong>
      </p>
      {!isFree && (
        <ol>
          {plan.map((question, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a question of the plan is known by
            <li key={place}>{wordsOf(question)}</li>
          ))}
        </ol>
      )}
    </section>
  );
};
