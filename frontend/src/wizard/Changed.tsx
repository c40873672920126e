import { Button } from "@aws-amplify/ui-react";
import { RetryIcon } from "../shell/icons.tsx";

type Props = {
  /** What stood there before; "" where nothing did. */
  before: string;
  /** What it is that changed, for who hears the page. */
  what: string;
  undo(): void;
};

/** The note beside what the AI has changed, and the way back. */
export const Changed = ({ before, what, undo }: Props) => (
  <p className="changed">
    <span>{before === "" ? "Written by the AI." : <>Changed by the AI. It was: “{before}”</>}</span>
    <Button className="tool" aria-label={`Undo: ${what}`} onClick={undo}>
      <RetryIcon />
      Undo
    </Button>
  </p>
);
