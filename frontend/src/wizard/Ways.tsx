import { Button } from "@aws-amplify/ui-react";

type Props = {
  back(): void;
  on: { label: string; go(): void; isReady?: boolean };
  /** Another way on, past a step. */
  past?: { label: string; go(): void } | undefined;
};

/**
 * The ways out of a step. The one that leads on is aria-disabled rather than dead while something is missing: pressed, it
 * says what.
 */
export const Ways = ({ back, on: { label, go, isReady = true }, past }: Props) => (
  <p className="wizard-ways">
    <Button className="button button-great button-quiet" onClick={back}>
      Back
    </Button>
    <Button className="button button-great" aria-disabled={!isReady} onClick={go}>
      {label}
    </Button>
    {past && (
      <Button className="button button-great button-quiet" onClick={past.go}>
        {past.label}
      </Button>
    )}
  </p>
);
