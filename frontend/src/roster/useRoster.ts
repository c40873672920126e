import { useCallback, useEffect, useState } from "react";
import { rosterRoutes } from "../../../domain/rosterRoutes.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { call } from "../api/call.ts";
import { type Problem, problemOf } from "../api/problem.ts";
import { knowRoutes } from "../api/routes.ts";

knowRoutes(rosterRoutes, {});

export type Roster = Reply<"readRoster">;
type Asked = { roster?: Roster; problem?: Problem };

/** The list of the class whose link was followed. Nobody has to be signed in for it: the link is the key. */
export const useRoster = (assignmentId: string, classId: string): Asked & { again(): void } => {
  const [asked, setAsked] = useState<Asked>({});
  const again = useCallback(() => {
    setAsked({});
    call("readRoster", { params: { assignmentId, classId }, body: undefined }).then(
      (roster) => setAsked({ roster }),
      (thrown) => setAsked({ problem: problemOf(thrown) }),
    );
  }, [assignmentId, classId]);
  useEffect(again, [again]);
  return { ...asked, again };
};
