import { useState } from "react";
import { applyReading, keepReading, keptReading, type Reading } from "./reading.ts";

/** This device's reading settings; a change is put on the page and kept at once. */
export const useReading = (): [Reading, (reading: Reading) => void] => {
  const [reading, setReading] = useState(keptReading);
  const change = (next: Reading) => {
    setReading(next);
    applyReading(next);
    keepReading(next);
  };
  return [reading, change];
};
