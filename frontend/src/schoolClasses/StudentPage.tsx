import "../styles/progress.css";
import "../styles/school-classes.css";
import "../styles/student.css";
import { useCallback, useMemo } from "react";
import { Link, useParams } from "react-router";
import { commonMistakesOf } from "../../../domain/commonMistakes.ts";
import { lastDayWords } from "../../../domain/lastDay.ts";
import { mistakes as kinds } from "../../../domain/mistakes.ts";
import { coursesOf } from "../../../domain/progress.ts";
import type { StudentCourse } from "../../../domain/schoolClass/shapes.ts";
import { isStatus } from "../api/problem.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { CourseFigure } from "../progress/CourseFigure.tsx";
import { counted } from "../results/wording.ts";
import { classPaths } from "../shell/classPaths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import { NoSuchClass } from "./NoSuchClass.tsx";
import { StudentAttempts } from "./StudentAttempts.tsx";
import { TableExport } from "./TableExport.tsx";

/** As many as can be talked about in five minutes. */
const MISTAKES_SHOWN = 5;

const OverTime = ({ attempts }: Pick<StudentCourse, "attempts">) => {
  const courses = useMemo(() => coursesOf(attempts), [attempts]);
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="over-time-title">
      <h2 id="over-time-title">Over time</h2>
      {courses.length > 1 && (
        <p className="soft">
          Two engines have marked these. Their marks are not alike, so each has its own lines.
        </p>
      )}
      {courses.map((course) => (
        <CourseFigure key={course.engine} course={course} isOfSeveral />
      ))}
    </section>
  );
};

const NotDone = ({ assignments, attempts }: Pick<StudentCourse, "assignments" | "attempts">) => {
  const done = new Set(attempts.map(({ assignment_id }) => assignment_id));
  const open = assignments.filter(({ assignment_id }) => !done.has(assignment_id));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="not-done-title">
      <h2 id="not-done-title">Not done yet</h2>
      <ul className="points">
        {open.map((one) => {
          const lastDay = lastDayWords(one.due_date);
          return (
            <li key={one.assignment_id}>
              {titleOf(one)}
              {lastDay && <span className="soft"> (last day: {lastDay})</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Mistakes = ({ attempts }: Pick<StudentCourse, "attempts">) => {
  const made = useMemo(
    () => commonMistakesOf(attempts.map(({ attempt, mistakes }) => ({ by: attempt, mistakes }))),
    [attempts],
  );
  if (made.length === 0) return null;
  return (
    <section aria-labelledby="mistakes-title">
      <h2 id="mistakes-title">What to work on</h2>
      <ul className="points">
        {made.slice(0, MISTAKES_SHOWN).map(({ kind, sources, examples: [example] }) => (
          <li key={kind}>
            <b>{kinds[kind].label}</b>
            {`, in ${counted(sources, "conversation")}`}
            {example && `: “${example.said}”${example.right ? ` → “${example.right}”` : ""}`}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Shown = ({ course }: { course: StudentCourse }) => {
  const { classId, className, language, label, assignments, attempts } = course;
  const done = new Set(attempts.map(({ assignment_id }) => assignment_id));
  const doneOfClass = assignments.filter(({ assignment_id }) => done.has(assignment_id)).length;
  return (
    <main className="school-class student-page">
      <header className="dashboard-head">
        <div>
          {/* No name: a browser keeps the titles of its pages. */}
          <StageHeading title={`A student of ${className}`}>{label}</StageHeading>
          <p className="soft">
            Class {className}, {language}: {doneOfClass} of {counted(assignments.length, "exercise")} done,{" "}
            {counted(attempts.length, "conversation")}
          </p>
        </div>
        <p className="plain-ways screen-only">
          <Link className="button button-quiet" to={classPaths.one(classId)}>
            Back to {className}
          </Link>
        </p>
      </header>
      <TableExport
        name={`${course.className} ${course.label}`}
        csv={async () => (await import("./studentCsv.ts")).studentCsvOf(course)}
      />
      {attempts.length === 0 && <p>Nothing is finished yet.</p>}
      <OverTime attempts={attempts} />
      {attempts.length > 0 && <StudentAttempts attempts={attempts} />}
      <NotDone assignments={assignments} attempts={attempts} />
      <Mistakes attempts={attempts} />
    </main>
  );
};

const Asking = ({ classId, placeId }: { classId: string; placeId: string }) => {
  const { account } = useMembership();
  const ask = useCallback(
    () => account.call("readStudent", { params: { classId, placeId }, body: undefined }),
    [account, classId, placeId],
  );
  const asked = useQuery(ask);
  switch (asked.state) {
    case "waiting":
      return <Waiting />;
    case "failed":
      if (isStatus(asked.problem, 404)) return <NoSuchClass />;
      return <Unreachable problem={asked.problem} again={asked.again} />;
    case "given":
      return <Shown course={asked.given} />;
  }
};

/** /classes/{classId}/students/{placeId}: a student's course over time, fit for a parents' evening: no flags, no private notes. */
export const StudentPage = () => {
  const { classId = "", placeId = "" } = useParams();
  return <Asking key={`${classId} ${placeId}`} classId={classId} placeId={placeId} />;
};
