import { Alert } from "@aws-amplify/ui-react";

/** How it went, in a line under the form: read out as soon as it is there. */
export type Outcome = { isGood: boolean; text: string };

export const Line = ({ outcome }: { outcome: Outcome | undefined }) =>
  outcome && (
    <Alert className={outcome.isGood ? "line line-good" : "line"} hasIcon={false} key={outcome.text}>
      {outcome.text}
    </Alert>
  );
