import { useState } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import { accountTexts } from "../../../domain/accountTexts.ts";
import type { Leaving } from "../app/session.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { Toast, useToast } from "../shell/Toast.tsx";
import { AlreadySignedIn } from "./AlreadySignedIn.tsx";
import { isWrongLogin, messageOf } from "./failure.ts";
import { EmailField, OldPasswordField } from "./fields.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { Line, type Outcome } from "./Line.tsx";
import { ownPath } from "./ownPath.ts";
import { SendButton } from "./SendButton.tsx";
import { Sheet } from "./Sheet.tsx";

/** What is said to somebody who comes here from elsewhere. */
const greetings: Readonly<Record<Leaving, string>> = {
  expired: "Please log in again, and you will be back where you were.",
  deleted: "This account has been deleted.",
  "logged out": "You have logged out.",
  "account deleted":
    "Your account is deleted, with all that belonged to it. Goodbye, and good luck in your exam!",
};

/** /login (spec section 2). */
export const Login = () => {
  const session = useSession();
  const { account } = useMembership();
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const { shown, toast } = useToast();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setOutcome] = useState<Outcome>();
  const next = ownPath(asked.get("next"));

  if (session.state === "signed in" && !isBusy)
    return asked.has("code") ? <Navigate replace to={paths.dashboard} /> : <AlreadySignedIn />;

  const goOn = () => {
    // The exercise is a page of its own, with code of its own.
    if (next?.startsWith(paths.play(""))) location.replace(next);
    else navigate(next ?? paths.dashboard, { replace: true });
  };
  const send = () =>
    run(async () => {
      setOutcome(undefined);
      try {
        await account.signIn(email.trim(), password);
        goOn();
      } catch (thrown) {
        if (isWrongLogin(thrown)) return setOutcome({ isGood: false, text: accountTexts.invalidLogin });
        toast(messageOf(thrown));
        setOutcome({ isGood: false, text: accountTexts.somethingWrong });
      }
    });
  // Google sends people back with an error, or with a code that has to be good for a session.
  const isTurnedAway = asked.has("error") || (asked.has("code") && session.state === "signed out");
  const outcome =
    tried ?? (isTurnedAway && !isBusy ? { isGood: false, text: accountTexts.googleFailed } : undefined);
  const why = session.state === "signed out" ? session.why : undefined;
  const greeting = why
    ? greetings[why]
    : next && "Please log in first, and you will go on to where you were.";

  return (
    <Sheet
      heading="Log in"
      expression={outcome ? "puzzled" : "idle"}
      lead={greeting && !isTurnedAway && <p role="status">{greeting}</p>}
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <EmailField value={email} change={setEmail} />
        <OldPasswordField value={password} change={setPassword} />
        <Line outcome={outcome} />
        <SendButton label="Log in" busy="Logging in…" isBusy={isBusy} />
        <Link to={paths.reset}>Forgot your password?</Link>
      </form>
      <div className="form-ways">
        <GoogleButton
          label="Sign in with Google"
          failed={() => setOutcome({ isGood: false, text: accountTexts.googleFailed })}
        />
        <p className="form-way">
          New here?
          <Link className="button button-quiet" to={paths.signUp}>
            Sign Up
          </Link>
        </p>
      </div>
      <Toast shown={shown} />
    </Sheet>
  );
};
