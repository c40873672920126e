import { useEffect, useState } from "react";
import type { HelpLine } from "../../../domain/safeguarding.ts";
import { readConfig } from "../api/config.ts";

/** As they were read once on this page. */
let known: readonly HelpLine[] = [];

/**
 * Whom a student of this site can call; empty until they are known, and where they can't be had. The lesson asks before there
 * is any need, so that they stand there at once, also for somebody whose connection is gone by then.
 */
export const useHelpLines = (): readonly HelpLine[] => {
  const [lines, setLines] = useState(known);
  useEffect(() => {
    if (known.length > 0) return;
    let isGone = false;
    readConfig(undefined).then(
      ({ helpLines }) => {
        known = helpLines;
        if (!isGone) setLines(helpLines);
      },
      // The notice says without them where to turn.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return lines;
};
