import { Button } from "@aws-amplify/ui-react";
import { useState } from "react";
import { Link } from "react-router";
import { accountTexts } from "../../../domain/accountTexts.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { isUnconfirmed, messageOf } from "./failure.ts";
import { CodeField, EmailField, NewPasswordField } from "./fields.tsx";
import { Line, type Outcome } from "./Line.tsx";
import { SendButton } from "./SendButton.tsx";
import { Sheet } from "./Sheet.tsx";

const unconfirmed =
  "We can only send a code to an address that you have confirmed, and this one is not. Ask your school for help, or sign up again.";
/** Cognito may say that a code was sent where it sends none: to an address that nobody confirmed, or without an account. */
const ifConfirmed = "If this address was confirmed, a code is on its way; if none comes, ask your school.";

/** /reset (spec section 2): the address, then the code that was mailed and a new password. */
export const Reset = () => {
  const session = useSession();
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const [email, setEmail] = useState(session.state === "signed in" ? session.person.email : "");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [stage, setStage] = useState<"ADDRESS" | "CODE" | "DONE">("ADDRESS");
  const [outcome, setOutcome] = useState<Outcome>();

  const sendCode = () =>
    run(async () => {
      setOutcome(undefined);
      try {
        await account.sendResetCode(email.trim());
        setStage("CODE");
        setOutcome({ isGood: true, text: accountTexts.resetSent });
      } catch (thrown) {
        setOutcome({ isGood: false, text: isUnconfirmed(thrown) ? unconfirmed : accountTexts.resetFailed });
      }
    });
  const change = () =>
    run(async () => {
      setOutcome(undefined);
      try {
        await account.resetPassword({ email: email.trim(), code: code.trim(), password });
        setStage("DONE");
      } catch (thrown) {
        setOutcome({ isGood: false, text: messageOf(thrown) });
      }
    });

  if (stage === "DONE")
    return (
      <Sheet heading="Your password is changed" expression="pleased">
        <p className="plain-ways">
          {session.state === "signed in" ? (
            <Link className="button" to={paths.dashboard}>
              Go to your dashboard
            </Link>
          ) : (
            <Link className="button" to={paths.login}>
              Log in
            </Link>
          )}
        </p>
      </Sheet>
    );
  return (
    <Sheet
      heading="Reset Password"
      expression={outcome && !outcome.isGood ? "puzzled" : "idle"}
      lead={
        stage === "ADDRESS" && <p>We send you a code by email. With it you choose a new password here.</p>
      }
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (stage === "ADDRESS") sendCode();
          else change();
        }}
      >
        <EmailField value={email} change={setEmail} isFixed={stage === "CODE"} />
        {stage === "CODE" && (
          <>
            <p>{ifConfirmed}</p>
            <CodeField value={code} change={setCode} />
            <NewPasswordField label="New Password" value={password} change={setPassword} />
          </>
        )}
        <Line outcome={outcome} />
        {stage === "ADDRESS" ? (
          <SendButton label="Send me a code" busy="Sending…" isBusy={isBusy} />
        ) : (
          <>
            <SendButton label="Change my password" busy="Changing…" isBusy={isBusy} />
            <p className="plain-ways">
              <Button className="button button-quiet" onClick={sendCode}>
                Send another code
              </Button>
              <Button className="button button-quiet" onClick={() => setStage("ADDRESS")}>
                Use another address
              </Button>
            </p>
          </>
        )}
      </form>
    </Sheet>
  );
};
