import { Button, Card } from "@aws-amplify/ui-react";
import { useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { HandOverWork } from "../colleagues/HandOverWork.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { saveFile } from "./saveFile.ts";

/** Warns, asks a teacher to hand over first, offers a copy of everything, asks once more, and deletes. */
export const DeleteAccount = ({ isTeacher, keep }: { isTeacher: boolean; keep(): void }) => {
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSure, setSure] = useState(false);
  const [failed, setFailed] = useState<{ problem: Problem; again(): void }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two questions takes the focus when it is asked
  useEffect(() => heading.current?.focus(), [isSure]);

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setFailed(undefined);
      await work().catch((thrown) => setFailed({ problem: problemOf(thrown), again: () => attempt(work) }));
    });
  const download = () =>
    attempt(async () => {
      const { account: exported } = await account.call("exportAccount", { params: {}, body: undefined });
      saveFile("viva-account.json", JSON.stringify(exported, null, 2), "application/json");
    });
  return (
    <Card as="section" className="panel panel-danger">
      <h2 ref={heading} tabIndex={-1}>
        {isSure ? "Are you quite sure?" : "Delete your account?"}
      </h2>
      {isSure ? (
        <p>This can't be undone, and nobody can bring any of it back.</p>
      ) : (
        <>
          <p>
            This erases your account, your exercises, your results and your photos.
            {isTeacher && " The links that you have shared stop working, and your students' results go, too."}
          </p>
          {isTeacher && <HandOverWork />}
          <p>You may want a copy of it first: a file that other programs can read.</p>
        </>
      )}
      {failed && (
        <ProblemNotice problem={failed.problem} ways={{ again: { label: "Try again", go: failed.again } }} />
      )}
      <p className="plain-ways">
        {isSure ? (
          <Button
            className="button button-danger"
            aria-disabled={isBusy}
            onClick={() => attempt(account.deleteAccount)}
          >
            {isBusy ? "Deleting…" : "Yes, delete everything"}
          </Button>
        ) : (
          <>
            <Button className="button button-quiet" aria-disabled={isBusy} onClick={download}>
              Download my data
            </Button>
            <Button className="button button-quiet button-danger" onClick={() => setSure(true)}>
              Delete Account…
            </Button>
          </>
        )}
        <Button className="button" onClick={keep}>
          Keep my account
        </Button>
      </p>
    </Card>
  );
};
