import "../styles/school-classes.css";
import { useCallback, useDeferredValue, useState } from "react";
import { Link, useParams } from "react-router";
import type { WholeClass } from "../../../domain/schoolClass/shapes.ts";
import { isStatus } from "../api/problem.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { useFollowed } from "../live/useFollowed.ts";
import { useHoldingPlace } from "../live/useHoldingPlace.ts";
import { CommonMistakes } from "../overview/CommonMistakes.tsx";
import { counted } from "../results/wording.ts";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { Toast, useToast } from "../shell/Toast.tsx";
import { Assign } from "./Assign.tsx";
import { AssignmentList } from "./AssignmentList.tsx";
import { ClassActions } from "./ClassActions.tsx";
import { ClassContext } from "./classContext.ts";
import { NoSuchClass } from "./NoSuchClass.tsx";
import { ProgressTable } from "./ProgressTable.tsx";
import { StudentList } from "./StudentList.tsx";

const Shown = ({ whole, refetch }: { whole: WholeClass; refetch(): void }) => {
  const { name, language, students, assignments, mistakes, cells, unplaced } = whole;
  const { shown, toast } = useToast();
  // The name of the class is there at once; on a slow machine what is long takes a moment longer.
  const isDrawn = useDeferredValue(true, false);
  const played = new Set(cells.filter(({ times }) => times > 0).map(({ placeId }) => placeId)).size;
  return (
    <ClassContext value={{ whole, refetch, tell: toast }}>
      <main className="school-class">
        <header className="dashboard-head">
          <div>
            <StageHeading title={`Class ${name}`}>{name}</StageHeading>
            <p className="soft">
              {language},{" "}
              {students.length === 0 ? "no list of students" : counted(students.length, "student")},{" "}
              {counted(assignments.length, "exercise")}
            </p>
          </div>
          <p className="plain-ways screen-only">
            <Link className="button button-quiet" to={paths.classes}>
              Your classes
            </Link>
          </p>
        </header>
        {isDrawn && students.length > 0 && assignments.length > 0 && <ProgressTable />}
        {unplaced > 0 && (
          <p className="soft">
            {counted(unplaced, "finished attempt")} by this class's links{" "}
            {unplaced === 1 ? "belongs" : "belong"} to nobody on the list. Open the result, and say whose it
            is.
          </p>
        )}
        {isDrawn && <AssignmentList />}
        <Assign />
        {played > 0 && (
          <section aria-label="What goes wrong most">
            <CommonMistakes mistakes={mistakes} students={played} language={language} />
          </section>
        )}
        {isDrawn && <StudentList />}
        <ClassActions />
      </main>
      <Toast shown={shown} />
    </ClassContext>
  );
};

const Asking = ({ classId }: { classId: string }) => {
  const { account } = useMembership();
  const [changed, setChanged] = useState<WholeClass>();
  const ask = useCallback(
    () => account.call("readClass", { params: { classId }, body: undefined }),
    [account, classId],
  );
  const asked = useQuery(ask);
  // What is on the page stays there until the newer comes.
  const refetch = () => {
    ask().then(setChanged, () => undefined);
  };
  const shown = asked.state === "given" ? (changed ?? asked.given) : undefined;
  const holdingPlace = useHoldingPlace();
  const look = async (): Promise<boolean> => {
    const { version } = await account.call("readClassVersion", { params: { classId }, body: undefined });
    if (version === shown?.version) return false;
    const newer = await ask();
    holdingPlace(() => setChanged(newer));
    return true;
  };
  useFollowed(look, shown !== undefined);
  switch (asked.state) {
    case "waiting":
      return <Waiting />;
    case "failed":
      if (isStatus(asked.problem, 404)) return <NoSuchClass />;
      return <Unreachable problem={asked.problem} again={asked.again} />;
    case "given":
      return <Shown whole={changed ?? asked.given} refetch={refetch} />;
  }
};

/** /classes/{classId}: who has done what and when, the class's exercises and their links, and its list. */
export const ClassPage = () => {
  const { classId = "" } = useParams();
  return <Asking key={classId} classId={classId} />;
};
