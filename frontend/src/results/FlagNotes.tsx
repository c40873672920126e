import type { ResultFlag } from "../../../domain/resultShapes.ts";
import { isSafeguarding } from "../../../domain/safeguarding.ts";
import { flagSentence } from "./wording.ts";

/** Flags as notes. Those of safeguarding stay on the screen: a printed page is passed round. */
export const FlagNotes = ({ flags }: { flags: readonly ResultFlag[] }) => {
  const concerns = flags.filter(isSafeguarding);
  const others = flags.filter((flag) => !isSafeguarding(flag));
  return (
    <>
      {concerns.length > 0 && <p className="results-note screen-only">{flagSentence(concerns)}</p>}
      {others.length > 0 && <p className="results-note">{flagSentence(others)}</p>}
    </>
  );
};
