import { TextField } from "@aws-amplify/ui-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { accountTexts } from "../../../domain/accountTexts.ts";
import { NAME_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { AlreadySignedIn } from "./AlreadySignedIn.tsx";
import { messageOf } from "./failure.ts";
import { EmailField, NewPasswordField } from "./fields.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { Line, type Outcome } from "./Line.tsx";
import { SendButton } from "./SendButton.tsx";
import { Sheet } from "./Sheet.tsx";

/** /signup (spec section 2). It leads straight to the dashboard, whose first step asks for the role. */
export const SignUp = () => {
  const session = useSession();
  const { account } = useMembership();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  if (session.state === "signed in" && !isBusy) return <AlreadySignedIn />;

  const send = () =>
    run(async () => {
      setOutcome(undefined);
      try {
        await account.signUp({ name: name.trim(), email: email.trim(), password });
        navigate(paths.dashboard, { replace: true });
      } catch (thrown) {
        setOutcome({ isGood: false, text: messageOf(thrown) });
      }
    });
  return (
    <Sheet
      heading="Sign up"
      expression={outcome ? "puzzled" : "idle"}
      lead={<p>It is free while in beta.</p>}
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          className="field"
          label="Your Name"
          name="name"
          autoComplete="name"
          required
          maxLength={NAME_MAX_CHARACTERS}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <EmailField value={email} change={setEmail} />
        <NewPasswordField label="Password" value={password} change={setPassword} />
        <Line outcome={outcome} />
        <SendButton label="Sign Up" busy="Signing up…" isBusy={isBusy} />
      </form>
      <div className="form-ways">
        <GoogleButton
          label="Sign up with Google"
          failed={() => setOutcome({ isGood: false, text: accountTexts.googleFailed })}
        />
        <p className="form-way">
          You have an account?
          <Link className="button button-quiet" to={paths.login}>
            Log in
          </Link>
        </p>
      </div>
    </Sheet>
  );
};
