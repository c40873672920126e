import { Button, Card } from "@aws-amplify/ui-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";

type Props = {
  question: string;
  /** What goes. */
  children: ReactNode;
  /** What the two buttons say. */
  yes: string;
  no: string;
  /** Does it; a `CallFailed` is told, and it can be tried again. */
  act(): Promise<void>;
  keep(): void;
};

/** Asks once more before something is deleted for good. */
export const Confirm = ({ question, children, yes, no, act, keep }: Props) => {
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<Problem>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const attempt = () =>
    run(async () => {
      setProblem(undefined);
      await act().catch((thrown) => setProblem(problemOf(thrown)));
    });
  return (
    <Card as="section" className="panel panel-danger confirm">
      <h2 ref={heading} tabIndex={-1}>
        {question}
      </h2>
      {children}
      {problem && <ProblemNotice problem={problem} ways={{ again: { label: "Try again", go: attempt } }} />}
      <p className="plain-ways">
        <Button className="button button-danger" aria-disabled={isBusy} onClick={attempt}>
          {isBusy ? "Deleting…" : yes}
        </Button>
        <Button className="button" onClick={keep}>
          {no}
        </Button>
      </p>
    </Card>
  );
};
