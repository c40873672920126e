import { useEffect, useState } from "react";
import type { HelpLine } from "../../../domain/safeguarding.ts";
import { readConfig } from "../api/config.ts";

/** Whom a student of this site can call; empty until they are known, and where they can't be had. */
export const useHelpLines = (): readonly HelpLine[] => {
  const [lines, setLines] = useState<readonly HelpLine[]>([]);
  useEffect(() => {
    let isGone = false;
    readConfig(undefined).then(
      ({ helpLines }) => isGone || setLines(helpLines),
      // The notice says without them where to turn.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return lines;
};
