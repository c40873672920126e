import { Button } from "@aws-amplify/ui-react";
import { useCallback, useState } from "react";
import type { WholeResult } from "../../../domain/resultShapes.ts";
import { NO_PLACE } from "../../../domain/schoolClass/list.ts";
import type { ClassSeen } from "../../../domain/schoolClass/shapes.ts";
import { Line } from "../account/Line.tsx";
import { adviceOn, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { useManaged } from "./managed.ts";
import { counted } from "./wording.ts";

type Props = {
  result: WholeResult;
  /** It is somebody else's now: everything about it is to be fetched anew. */
  given(): void;
};

/** Is it nobody's on a list? Of somebody on one it is theirs already. */
const isNobodys = ({ isTest, placeId = NO_PLACE }: WholeResult): boolean => !isTest && placeId === NO_PLACE;

const StudentsOf = ({ classId, result, given }: Props & { classId: string }) => {
  const { account } = useMembership();
  const { exercise, results, tell } = useManaged();
  const { isBusy, run } = useBusy();
  const [placeId, setPlaceId] = useState("");
  const [failure, setFailure] = useState<string>();
  const ask = useCallback(
    () => account.call("readClass", { params: { classId }, body: undefined }),
    [account, classId],
  );
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <p className="soft">The list is coming…</p>;
  if (asked.state === "failed")
    return (
      <ProblemNotice problem={asked.problem} ways={{ again: { label: "Try again", go: asked.again } }} />
    );
  const { students } = asked.given;
  const label = students.find((one) => one.placeId === placeId)?.label;
  const give = () =>
    run(async () => {
      setFailure(undefined);
      try {
        const body = { assignmentId: exercise.assignment_id, attempt: result.attempt };
        const { merged } = await account.call("mergeResults", { params: { classId, placeId }, body });
        tell(`${counted(merged, "attempt")} of this exercise belong to ${label} now.`);
        results.refetch();
        given();
      } catch (thrown) {
        setFailure(adviceOn(problemOf(thrown)).sentence);
      }
    });
  return (
    <>
      <label className="choose">
        Student
        <select value={placeId} onChange={({ target }) => setPlaceId(target.value)}>
          <option value="">Whose is it?</option>
          {students.map((one) => (
            <option key={one.placeId} value={one.placeId}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      {label !== undefined && (
        <p>
          Everything that “{result.studentId}” did on this exercise from the same device becomes {label}'s,
          under that name. This can't be undone.
        </p>
      )}
      <Line outcome={failure === undefined ? undefined : { isGood: false, text: failure }} />
      <p>
        <Button
          className="button"
          aria-disabled={isBusy || label === undefined}
          onClick={() => label !== undefined && give()}
        >
          Give it to this student
        </Button>
      </p>
    </>
  );
};

const Classes = ({ result, given, classes }: Props & { classes: readonly ClassSeen[] }) => {
  const [chosen, setChosen] = useState(classes[0]?.classId ?? "");
  if (classes.length === 0) return <p>None of your classes has a list of students.</p>;
  return (
    <>
      <label className="choose">
        Class
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {classes.map(({ classId, name }) => (
            <option key={classId} value={classId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <StudentsOf key={chosen} classId={chosen} result={result} given={given} />
    </>
  );
};

const Opened = ({ result, given }: Props) => {
  const { account } = useMembership();
  const { assignments = {} } = useManaged().exercise;
  const ask = useCallback(() => account.call("listClasses", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  if (asked.state === "waiting") return <p className="soft">Your classes are coming…</p>;
  if (asked.state === "failed")
    return (
      <ProblemNotice problem={asked.problem} ways={{ again: { label: "Try again", go: asked.again } }} />
    );
  const isAssigned = ({ classId }: ClassSeen) => Object.hasOwn(assignments, classId);
  const listed = asked.given.classes.filter(({ studentCount }) => studentCount > 0);
  // Those that have the exercise come first.
  return (
    <Classes
      result={result}
      given={given}
      classes={[...listed].sort((a, b) => Number(isAssigned(b)) - Number(isAssigned(a)))}
    />
  );
};

/** Makes what was done under a typed name a student's on the list of a class. */
export const GiveTo = ({ result, given }: Props) => {
  const [isOpen, setOpen] = useState(false);
  if (!isNobodys(result)) return null;
  return (
    <section className="give-to screen-only" aria-label="Whose result this is">
      <Button className="button button-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Give it to a student of a class
      </Button>
      {isOpen && <Opened result={result} given={given} />}
    </section>
  );
};
