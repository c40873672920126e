import { Button } from "@aws-amplify/ui-react";
import { useRef, useState } from "react";
import { timeOf } from "../../../domain/attempts.ts";
import { languageTags } from "../../../domain/exercise.ts";
import { pronunciationStars } from "../../../domain/grading.ts";
import { timesWords } from "../../../domain/repair.ts";
import type { WholeResult } from "../../../domain/resultShapes.ts";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { isOwn, mayEdit } from "../colleagues/right.ts";
import { TeachersMark } from "../colleagues/TeachersMark.tsx";
import { Criteria } from "../finish/Criteria.tsx";
import { Feedback } from "../finish/Feedback.tsx";
import { GradeMark } from "../finish/GradeMark.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import { Unbroken } from "../shell/Unbroken.tsx";
import { DeleteResult } from "./DeleteResult.tsx";
import { FlagNotes } from "./FlagNotes.tsx";
import { GiveTo } from "./GiveTo.tsx";
import { MarkForm } from "./MarkForm.tsx";
import { useManaged } from "./managed.ts";
import { Neighbours } from "./Neighbours.tsx";
import { OtherAttempts } from "./OtherAttempts.tsx";
import { Said } from "./Said.tsx";
import { counted, engineWords, momentWords } from "./wording.ts";

/** When, how much, at which version, and by whom it was marked. */
const facts = (result: WholeResult): string =>
  [
    result.finishedAt === undefined
      ? `Begun ${momentWords(result.startedAt)}, not finished`
      : `Finished ${momentWords(timeOf(result))}`,
    counted(result.answers, "answer"),
    ...(result.timesAskedToRepeat ? [`asked to repeat ${timesWords(result.timesAskedToRepeat)}`] : []),
    `version ${result.version} of the exercise`,
    ...(result.engine ? [`marked by ${engineWords[result.engine]}`] : []),
    ...(result.class_id === "" ? [] : [`class ${result.class_id}`]),
  ].join(" · ");

const Scores = ({ result: { grade, vocabulary, grammar, confidence, engine } }: { result: WholeResult }) => {
  if (engine === undefined) return null;
  if (grade === undefined)
    return <p className="soft">Grade and scores are kept back: that is one of this exercise's settings.</p>;
  const stars = confidence === undefined ? undefined : pronunciationStars([confidence]);
  return (
    <dl className="boxes ratings">
      <div>
        <dt>{resultTexts.columns.vocabulary}</dt>
        <dd>{vocabulary === undefined ? "–" : `${Math.round(vocabulary)} of 100`}</dd>
      </div>
      <div>
        <dt>{resultTexts.columns.grammar}</dt>
        <dd>{grammar === undefined ? "–" : `${Math.round(grammar)} of 100`}</dd>
      </div>
      <div>
        <dt>Pronunciation</dt>
        <dd>{stars === undefined ? "not assessed" : `${stars} of 5 stars`}</dd>
      </div>
    </dl>
  );
};

/** One result: what it was worth, the teacher's own mark beside it, and the whole conversation. */
export const OneResult = ({ result, again }: { result: WholeResult; again(): void }) => {
  const { exercise } = useManaged();
  const { content, isShared } = exercise;
  const [isDeleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setDeleting(false);
    opener.current?.focus();
  };
  const title = titleOf(content);
  return (
    <main className="finish one-result">
      <Neighbours attempt={result.attempt} label="Results" />
      <article className={`booklet paper spine-${content.language.toLowerCase()}`}>
        <p className="cover-activity">
          {isShared && <>{title} · </>}
          {result.isTest ? "A teacher's test" : content.activity}
        </p>
        {/* No name: a browser keeps the titles of its pages. */}
        <StageHeading className="finish-title" title={`One result: ${title}`}>
          <Unbroken text={isShared ? result.studentId : title} />
        </StageHeading>
        <div className="report">
          {result.grade !== undefined && <GradeMark grade={result.grade} whose="Grade" />}
          <p className="soft">{facts(result)}</p>
          <FlagNotes flags={result.flags} />
          <Scores result={result} />
          {result.feedback !== undefined && <Feedback text={result.feedback} />}
          {result.exam && <Criteria exam={result.exam} lang={languageTags[content.language]} />}
        </div>
      </article>
      {isShared && !result.isTest && result.engine && mayEdit(exercise) && <MarkForm result={result} />}
      {!mayEdit(exercise) && <TeachersMark teacher={result.teacher} />}
      <Said result={result} content={content} />
      <OtherAttempts result={result} />
      {isShared && isOwn(exercise) && <GiveTo result={result} given={again} />}
      <p className="plain-ways">
        <Button className="button button-quiet" onClick={() => print()}>
          Print
        </Button>
        {isOwn(exercise) && (
          <Button
            ref={opener}
            className="button button-quiet button-danger"
            aria-expanded={isDeleting}
            onClick={() => setDeleting(!isDeleting)}
          >
            Delete this result
          </Button>
        )}
      </p>
      {isDeleting && <DeleteResult result={result} keep={keep} />}
      <Neighbours attempt={result.attempt} label="On from here" />
    </main>
  );
};
