import { useDeferredValue, useMemo } from "react";
import { resultTexts } from "../../../domain/resultTexts.ts";
import { HandOverExercise } from "../colleagues/HandOverExercise.tsx";
import { isOwn, mayEdit } from "../colleagues/right.ts";
import { SharedBy } from "../colleagues/SharedBy.tsx";
import { ShareWithColleague } from "../colleagues/ShareWithColleague.tsx";
import { Overview } from "../overview/Overview.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import { Unbroken } from "../shell/Unbroken.tsx";
import { ClearUnfinished } from "./ClearUnfinished.tsx";
import { ExportButtons } from "./ExportButtons.tsx";
import { Filters } from "./Filters.tsx";
import { Flagged } from "./Flagged.tsx";
import { InfoCard } from "./InfoCard.tsx";
import { useManaged } from "./managed.ts";
import { NoResults } from "./NoResults.tsx";
import { ResultTable } from "./ResultTable.tsx";
import { type Register, registerOf } from "./register.ts";
import { Tests } from "./Tests.tsx";
import { Unfinished } from "./Unfinished.tsx";
import { counted } from "./wording.ts";

/** How many there are, while they come and when they are all here. */
const Count = ({ register }: { register: Register }) => {
  const { exercise, results } = useManaged();
  const { finished, unfinished, attempts } = register;
  const students = finished.length + unfinished.length;
  return (
    <p className="soft results-count" role="status">
      {exercise.isShared && `${counted(students, "student")}, `}
      {counted(attempts, "attempt")}
      {!results.isAll && " so far"}
      {!results.isAll && !results.problem && "; more are coming…"}
    </p>
  );
};

const Found = ({ register }: { register: Register }) => {
  const { exercise } = useManaged();
  const { finished, unfinished, tests } = register;
  return (
    <>
      {exercise.isShared && <Filters />}
      <div className="results-head">
        <Count register={register} />
        {finished.length > 0 && <ExportButtons students={finished} />}
      </div>
      {finished.length > 0 && <ResultTable students={finished} />}
      {finished.length + unfinished.length === 0 && <p className="results-note">No students match.</p>}
      {unfinished.length > 0 && <Unfinished students={unfinished} />}
      {tests.length > 0 && <Tests tests={tests} />}
    </>
  );
};

/** /manage-assignment/{id}: the exercise, and what became of it. */
export const ResultsPage = () => {
  const { exercise, results, view } = useManaged();
  const { rows, isAll, problem, again } = results;
  const { isShared, content } = exercise;
  // Typing a name must not wait for three hundred rows to be drawn.
  const looked = useDeferredValue(view);
  const register = useMemo(() => registerOf(rows, looked, isShared), [rows, looked, isShared]);
  const hasAny = rows.some(({ isTest }) => !isTest);
  const isWithheld = !isShared && !content.settings.isGradeViewable;
  return (
    <main className="manage">
      <StageHeading className="manage-title" title={`Results: ${titleOf(content)}`}>
        <Unbroken text={titleOf(content)} />
      </StageHeading>
      <InfoCard />
      {isShared && isOwn(exercise) && <ShareWithColleague />}
      {isShared && isOwn(exercise) && <HandOverExercise />}
      {!isOwn(exercise) && <SharedBy />}
      {isShared && <Flagged rows={rows} />}
      <section className="results" aria-labelledby="results-title">
        <h2 id="results-title" tabIndex={-1}>
          {isShared ? resultTexts.classHeading : resultTexts.ownHeading}
        </h2>
        {isWithheld && (
          <p className="results-note">
            Grades and scores are kept back: that is one of this exercise's settings.
          </p>
        )}
        {hasAny && <Found register={register} />}
        {isShared && rows.length > 0 && mayEdit(exercise) && <ClearUnfinished />}
        {!hasAny && isAll && <NoResults tests={register.tests} />}
        {!hasAny && !isAll && !problem && (
          <p className="soft" role="status">
            The results are coming…
          </p>
        )}
        {problem && <ProblemNotice problem={problem} ways={{ again: { label: "Try again", go: again } }} />}
      </section>
      {isShared && <Overview rows={register.rows} isAll={isAll} language={content.language} />}
    </main>
  );
};
