import { Button, Card } from "@aws-amplify/ui-react";
import { useState } from "react";
import { isWrongCode, messageOf } from "../account/failure.ts";
import { CodeField } from "../account/fields.tsx";
import { Line, type Outcome } from "../account/Line.tsx";
import { SendButton } from "../account/SendButton.tsx";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";

/** Shows by a code that the address is one's own. Only then can a forgotten password be reset. */
export const ConfirmEmail = ({ email }: { email: string }) => {
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState("");
  const [outcome, setOutcome] = useState<Outcome>();
  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setOutcome(undefined);
      await work().catch((thrown) =>
        setOutcome({
          isGood: false,
          text: isWrongCode(thrown) ? "That is not the code we sent. Please try again." : messageOf(thrown),
        }),
      );
    });
  const sendCode = () =>
    attempt(async () => {
      await account.sendConfirmationCode();
      setSent(true);
      setOutcome({ isGood: true, text: `We have sent a code to ${email}.` });
    });
  return (
    <Card className="panel">
      <h2>Confirm your email</h2>
      <p>If you ever forget your password, we can only help at an address that is confirmed.</p>
      {isSent ? (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(() => account.confirmEmail(code.trim()));
          }}
        >
          <CodeField value={code} change={setCode} />
          <Line outcome={outcome} />
          <p className="plain-ways">
            <SendButton label="Confirm" busy="Checking…" isBusy={isBusy} />
            <Button className="button button-quiet" onClick={sendCode}>
              Send another code
            </Button>
          </p>
        </form>
      ) : (
        <>
          <Line outcome={outcome} />
          <p>
            <Button className="button button-quiet" aria-disabled={isBusy} onClick={sendCode}>
              Send me a code
            </Button>
          </p>
        </>
      )}
    </Card>
  );
};
