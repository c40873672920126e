import { Button } from "@aws-amplify/ui-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Line, type Outcome } from "../account/Line.tsx";
import { adviceOn, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { AddressField } from "./AddressField.tsx";

type Props = {
  /** What goes, and what that means. */
  children: ReactNode;
  /** What is asked once more; the colleague's address stands before its question mark. */
  question: string;
  /** Hands it over, and gives what is said of it. */
  act(address: string): Promise<string>;
};

/** Hands something over to a colleague by address, asking once more, for it can only be given back by the colleague. */
export const HandOver = ({ children, question, act }: Props) => {
  const { isBusy, run } = useBusy();
  const [typed, setTyped] = useState("");
  const [isSure, setSure] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const address = typed.trim().toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(undefined);
    if (address === "") return setOutcome({ isGood: false, text: "Enter your colleague's email address." });
    if (!isSure) return setSure(true);
    run(async () => {
      try {
        const text = await act(address);
        setTyped("");
        setOutcome({ isGood: true, text });
      } catch (thrown) {
        setOutcome({ isGood: false, text: adviceOn(problemOf(thrown)).sentence });
      }
      setSure(false);
    });
  };
  return (
    <form className="form hand-over" noValidate onSubmit={submit}>
      {children}
      <AddressField
        label="Email address of the colleague who takes over"
        value={typed}
        hasError={outcome?.isGood === false}
        change={(text) => {
          setTyped(text);
          setSure(false);
        }}
      />
      <p role="status">{isSure && `${question} ${address}?`}</p>
      <Line outcome={outcome} />
      <p className="plain-ways">
        <Button type="submit" className="button button-quiet" aria-disabled={isBusy}>
          {isBusy ? "Handing over…" : isSure ? "Yes, hand over" : "Hand over…"}
        </Button>
        {isSure && (
          <Button className="button" onClick={() => setSure(false)}>
            Keep it
          </Button>
        )}
      </p>
    </form>
  );
};
