import { Button } from "@aws-amplify/ui-react";
import { RetryIcon } from "../shell/icons.tsx";

type Props = {
  /** What stood there before; "" where nothing did. */
  before: string;
  /** What it is that changed, for who hears the page. */
  what: string;
  /** Was it an AI that changed it? */
  isByAi: boolean;
  undo(): void;
};

/** The note beside what the builder has changed, and the way back. */
export const Changed = ({ before, what, isByAi, undo }: Props) => (
  <p className="changed">
    <span>
      {before === "" ? "Written" : "Changed"} by {isByAi ? "the AI" : "Viva's own rules"}.
      {before !== "" && <> It was: “{before}”</>}
    </span>
    <Button className="tool" aria-label={`Undo: ${what}`} onClick={undo}>
      <RetryIcon />
      Undo
    </Button>
  </p>
);
