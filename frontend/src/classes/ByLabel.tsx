import "../styles/classes.css";
import { useCallback, useMemo } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { labelsIn, labelWords, NO_CLASS } from "./classExercises.ts";
import { OneClass } from "./OneClass.tsx";

const NoExercises = () => (
  <main className="plain">
    <StageHeading title="Results by label">Results by label</StageHeading>
    <p>Once you have made an exercise, you will find its results here, beside those of your others.</p>
    <p className="plain-ways">
      <Link className="button" to={paths.createExercise}>
        Create an exercise
      </Link>
    </p>
  </main>
);

const Chosen = ({ exercises }: { exercises: readonly OwnExercise[] }) => {
  const [search, setSearch] = useSearchParams();
  const labels = useMemo(() => labelsIn(exercises), [exercises]);
  const asked = search.get("class");
  const label = labels.find((one) => one === asked) ?? labels[0] ?? NO_CLASS;
  const own = useMemo(() => exercises.filter(({ class_id }) => class_id === label), [exercises, label]);
  const hasLabels = labels.some((one) => one !== NO_CLASS);
  return (
    <main className="classes">
      <header className="dashboard-head">
        <StageHeading title="Results by label">Results by label</StageHeading>
        {labels.length > 1 && (
          <label className="choose">
            Class
            <select
              value={label}
              onChange={({ target }) => setSearch({ class: target.value }, { replace: true })}
            >
              {labels.map((one) => (
                <option key={one} value={one}>
                  {labelWords(one)}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {!hasLabels && (
        <p>
          None of your exercises has a class yet, so they are all shown together here. To give one a class,
          such as 10B, edit it: the class is in the last step.
        </p>
      )}
      {label !== NO_CLASS && <p className="on-paper">Class {label}</p>}
      <OneClass key={label} exercises={own} />
    </main>
  );
};

const Teachers = () => {
  const { account } = useMembership();
  const ask = useCallback(() => account.call("listExercises", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <Waiting />;
  if (asked.state === "failed") return <Unreachable problem={asked.problem} again={asked.again} />;
  const { exercises } = asked.given;
  return exercises.length === 0 ? <NoExercises /> : <Chosen exercises={exercises} />;
};

/** /labels: the results of all exercises that carry one label, for classes without a list; for teachers. */
export const ByLabel = () => {
  const session = useSession();
  if (session.state !== "signed in" || session.role === undefined) return <Waiting />;
  return session.role === "teacher" ? <Teachers /> : <Navigate replace to={paths.dashboard} />;
};
