import "../styles/one-result.css";
import { useCallback } from "react";
import { useParams } from "react-router";
import { isStatus } from "../api/problem.ts";
import { Unreachable } from "../app/Unreachable.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { useManaged } from "./managed.ts";
import { NoSuchResult } from "./NoSuchResult.tsx";
import { OneResult } from "./OneResult.tsx";

const Asking = ({ attempt }: { attempt: string }) => {
  const { account } = useMembership();
  const assignmentId = useManaged().exercise.assignment_id;
  const ask = useCallback(
    () => account.call("readResult", { params: { assignmentId, attempt }, body: undefined }),
    [account, assignmentId, attempt],
  );
  const asked = useQuery(ask);
  switch (asked.state) {
    case "waiting":
      return <Waiting />;
    case "failed":
      // Not there, or not finished.
      if (isStatus(asked.problem, 404) || isStatus(asked.problem, 409)) return <NoSuchResult />;
      return <Unreachable problem={asked.problem} again={asked.again} />;
    case "given":
      return <OneResult result={asked.given} again={asked.again} />;
  }
};

/** /manage-assignment/{id}/results/{attempt}: one result, with all that was said. */
export const ResultPage = () => {
  const { attempt = "" } = useParams();
  return <Asking key={attempt} attempt={attempt} />;
};
