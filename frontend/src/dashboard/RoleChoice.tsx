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

const names = { student: "Student", teacher: "Teacher" } as const satisfies Record<MemberRole, string>;
const offered = ["student", "teacher"] as const satisfies readonly MemberRole[];

/**
 * Teacher or student, asked twice because it can't be changed. A school may ask its teachers for a code: then a field for it
 * comes up.
 */
export const RoleChoice = () => {
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<Problem>();
  const [isAsked, setAsked] = useState(false);
  const [invitation, setInvitation] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const [chosen, setChosen] = useState<MemberRole>();
  const sure = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen) sure.current?.focus();
  }, [chosen]);
  const goBack = () => {
    setChosen(undefined);
    setProblem(undefined);
  };
  const choose = (role: MemberRole) =>
    run(async () => {
      setProblem(undefined);
      try {
        await account.chooseRole(role, isAsked && role === "teacher" ? invitation.trim() : undefined);
      } catch (thrown) {
        const found = problemOf(thrown);
        setProblem(found);
        if (wantsInvitation(found)) setAsked(true);
        // Chosen in another tab: what stands is what counts.
        if (isStatus(found, 409)) await account.loadRole();
      }
    });
  return (
    <main className="sheet-page">
      <Card className="booklet form-sheet">
        <Mark className="peeking" expression={problem ? "puzzled" : "pleased"} />
        <StageHeading title="Welcome">Welcome</StageHeading>
        <p className="role-question">Are you a Teacher or a Student?</p>
        <p className="role-warning">{accountTexts.roleWarning}</p>
        {isAsked && chosen === "teacher" && (
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
        {chosen ? (
          <section className="role-sure" aria-labelledby="role-sure-title">
            <h2 id="role-sure-title" ref={sure} tabIndex={-1}>
              Are you sure you are a {chosen}?
            </h2>
            <p>
              {chosen === "teacher"
                ? "Teachers share exercises and see their students' results."
                : "Students practise on their own. They can't share exercises or see other people's results."}
            </p>
            <div className="role-ways">
              <Button className="button" aria-disabled={isBusy} onClick={() => choose(chosen)}>
                Yes, I am a {names[chosen]}
              </Button>
              <Button className="button button-quiet" aria-disabled={isBusy} onClick={goBack}>
                Go back
              </Button>
            </div>
          </section>
        ) : (
          <div className="role-ways">
            {offered.map((role) => (
              <Button key={role} className="button button-great button-quiet" onClick={() => setChosen(role)}>
                I am a {names[role]}
              </Button>
            ))}
          </div>
        )}
      </Card>
    </main>
  );
};
