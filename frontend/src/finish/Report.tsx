import { answersIn } from "../../../domain/answers.ts";
import { pronunciationStars, starsOf } from "../../../domain/grading.ts";
import { timesAskedToRepeat, timesWords } from "../../../domain/repair.ts";
import type { Lesson } from "../lesson/lesson.ts";
import type { Result } from "../play/play.ts";
import { BRAND } from "../shell/brand.ts";
import { Criteria } from "./Criteria.tsx";
import { Feedback } from "./Feedback.tsx";
import { GradeMark } from "./GradeMark.tsx";
import { Stars } from "./Stars.tsx";

const engineWords = {
  embedded: `This is a practice estimate: ${BRAND}'s own rules made it, not a teacher or a language model. It does not predict a grade.`,
  bedrock: "This is a practice mark. It does not predict a grade.",
} as const;

/** What the whole conversation was worth. What the student may not see, the server has left out. */
export const Report = ({ result, lesson, lang }: { result: Result; lesson: Lesson; lang: string }) => {
  const { grade, feedback, vocabulary, grammar, exam } = result.message;
  const confidences = answersIn(lesson.turns).flatMap((turn) => turn.words.map((word) => word.confidence));
  const times = timesAskedToRepeat(lesson.turns);
  const isViewable = grade !== undefined;
  return (
    <>
      {isViewable && <GradeMark grade={grade} />}
      <Feedback text={feedback} />
      {exam && <Criteria exam={exam} lang={lang} />}
      {isViewable ? (
        <>
          <dl className="boxes ratings">
            {grammar !== undefined && <Stars name="Grammar" stars={starsOf(grammar)} />}
            {vocabulary !== undefined && <Stars name="Vocabulary" stars={starsOf(vocabulary)} />}
            <Stars name="Pronunciation" stars={pronunciationStars(confidences)} />
          </dl>
          <p className="soft">{engineWords[result.engine]}</p>
        </>
      ) : (
        <p className="soft">Your teacher keeps the marks for this exercise.</p>
      )}
      {times > 0 && (
        <p className="soft">You asked Mark to repeat {timesWords(times)}. In the exam that costs nothing.</p>
      )}
    </>
  );
};
