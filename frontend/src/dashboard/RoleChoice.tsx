import { Button, Card, TextField } from "@aws-amplify/ui-react";
import { useEffect, useRef, useState } from "react";
import type { MemberRole } from "../../../domain/access.ts";
import { accountTexts } from "../../../domain/accountTexts.ts";
import { Line } from "../account/Line.tsx";
import { adviceOn, isStatus, type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { Mark } from "../mark/Mark.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";

const wantsInvitation = (problem: Problem | undefined): boolean =>
  problem?.kind === "refused" && problem.fault.field === "invitation";

/** Teacher or student, once and for all. A school may ask its teachers for a code: then a field for it comes up. */
export const RoleChoice = () => {
  const { acts } = useMembership();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<Problem>();
  const [isAsked, setAsked] = useState(false);
  const [invitation, setInvitation] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const choose = (role: MemberRole) =>
    run(async () => {
      setProblem(undefined);
      try {
        await acts.chooseRole(role, isAsked && role === "teacher" ? invitation.trim() : undefined);
      } catch (thrown) {
        const found = problemOf(thrown);
        setProblem(found);
        if (wantsInvitation(found)) setAsked(true);
        // Chosen in another tab: what stands is what counts.
        if (isStatus(found, 409)) await acts.loadRole();
      }
    });
  return (
    <main className="sheet-page">
      <Card className="booklet form-sheet">
        <Mark className="peeking" expression={problem ? "puzzled" : "pleased"} />
        <StageHeading title="Welcome">Welcome</StageHeading>
        <p className="role-question">Are you a Teacher or a Student?</p>
        <p className="role-warning">{accountTexts.roleWarning}</p>
        {isAsked && (
          <TextField
            ref={field}
            className="field"
            label="Invitation code for teachers"
            name="invitation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hasError={wantsInvitation(problem)}
            value={invitation}
            onChange={(event) => setInvitation(event.target.value)}
          />
        )}
        <Line outcome={problem && { isGood: false, text: adviceOn(problem).sentence }} />
        <div className="role-ways">
          <Button className="button button-great" aria-disabled={isBusy} onClick={() => choose("student")}>
            I am a Student
          </Button>
          <Button
            className="button button-great button-quiet"
            aria-disabled={isBusy}
            onClick={() => choose("teacher")}
          >
            I am a Teacher
          </Button>
        </div>
      </Card>
    </main>
  );
};
