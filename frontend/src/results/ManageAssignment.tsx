import "../styles/manage.css";
import "../styles/overview.css";
import "../styles/register.css";
import { useCallback, useReducer, useState } from "react";
import { Outlet, useParams } from "react-router";
import { isStatus } from "../api/problem.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { thisDevice } from "../guest/storage.ts";
import type { SharedExercise } from "../sharing/shared.ts";
import { Toast, useToast } from "../shell/Toast.tsx";
import type { Colleague, Managed, ManagedExercise } from "./managed.ts";
import { markDrafts } from "./markDrafts.ts";
import { NotManaged } from "./NotManaged.tsx";
import { firstView } from "./register.ts";
import { useResults } from "./useResults.ts";

/** The exercise with what became of how it is handed out, its content included. */
const arranged = (before: ManagedExercise, saved: SharedExercise): ManagedExercise => ({
  ...before,
  ...saved,
  content: { ...before.content, due_date: saved.due_date },
});

const Known = ({ exercise: asked }: { exercise: ManagedExercise }) => {
  const [exercise, put] = useReducer(arranged, asked);
  const results = useResults(exercise.assignment_id);
  const [colleagues, setColleagues] = useState<readonly Colleague[]>(exercise.colleagues ?? []);
  const [view, look] = useState(firstView);
  const [drafts] = useState(() => markDrafts(thisDevice().session));
  const { shown, toast: tell } = useToast();
  return (
    <>
      <Outlet
        context={
          { exercise, put, colleagues, setColleagues, results, view, look, drafts, tell } satisfies Managed
        }
      />
      <Toast shown={shown} />
    </>
  );
};

const Asking = ({ assignmentId }: { assignmentId: string }) => {
  const { account } = useMembership();
  const ask = useCallback(
    () => account.call("readContent", { params: { assignmentId }, body: undefined }),
    [account, assignmentId],
  );
  const asked = useQuery(ask);
  switch (asked.state) {
    case "waiting":
      return <Waiting />;
    case "failed":
      if (isStatus(asked.problem, 404)) return <NotManaged />;
      return <Unreachable problem={asked.problem} again={asked.again} />;
    case "given":
      return <Known exercise={asked.given} />;
  }
};

/** /manage-assignment/{id}, and the pages of its results: asks once for what they all need. */
export const ManageAssignment = () => {
  const { assignmentId = "" } = useParams();
  return <Asking key={assignmentId} assignmentId={assignmentId} />;
};
