import "../styles/school-classes.css";
import { useCallback } from "react";
import { Link, Navigate } from "react-router";
import type { ClassSeen } from "../../../domain/schoolClass/shapes.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { counted } from "../results/wording.ts";
import { classPaths } from "../shell/classPaths.ts";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { NewClass } from "./NewClass.tsx";

const ClassCard = ({ classId, name, language, studentCount }: ClassSeen) => (
  <li className={`booklet class-card spine-${language.toLowerCase()}`}>
    <h2>
      <Link to={classPaths.one(classId)}>{name}</Link>
    </h2>
    <p className="soft">
      {language}, {studentCount === 0 ? "no list of students" : counted(studentCount, "student")}
    </p>
  </li>
);

const Teachers = () => {
  const { account } = useMembership();
  const ask = useCallback(() => account.call("listClasses", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <Waiting />;
  if (asked.state === "failed") return <Unreachable problem={asked.problem} again={asked.again} />;
  const { classes } = asked.given;
  return (
    <main className="school-classes">
      <header className="dashboard-head">
        <StageHeading title="Your classes">Your classes</StageHeading>
        <p className="plain-ways">
          <Link className="button button-quiet" to={classPaths.labels}>
            Results by label
          </Link>
        </p>
      </header>
      {classes.length === 0 && (
        <p>
          A class is a list of students. Assign exercises to it, and see who has done what. Its students
          choose themselves in the list, without an account.
        </p>
      )}
      {classes.length > 0 && (
        <ul className="class-cards">
          {classes.map((one) => (
            <ClassCard key={one.classId} {...one} />
          ))}
        </ul>
      )}
      <NewClass />
    </main>
  );
};

/** /classes: a teacher's classes, and a form for another one. */
export const Classes = () => {
  const session = useSession();
  if (session.state !== "signed in" || session.role === undefined) return <Waiting />;
  return session.role === "teacher" ? <Teachers /> : <Navigate replace to={paths.dashboard} />;
};
