import { useEffect, useState } from "react";
import { adviceOn, type Problem, type Way } from "../api/problem.ts";

/** What a way on is called, and what it does; a way that a place does not have falls back to trying again. */
export type Ways = Partial<Record<Way, { label: string; go(): void }>> & {
  again: { label: string; go(): void };
};

/** Whole seconds left of a wait, counted down by this component's own clock. */
const useWait = (waitS: number): number => {
  const [left, setLeft] = useState(waitS);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
};

/** A wait as somebody would say it: "5 s", "3 minutes", "14 hours". */
const waitWords = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

/**
 * What went wrong, in a sentence, and the way on. `sentence` is one that says more than the problem's own; `also` is a second
 * way that is always open.
 */
export const ProblemNotice = ({
  problem,
  sentence,
  ways,
  also,
}: {
  problem: Problem;
  sentence?: string;
  ways: Ways;
  also?: { label: string; go(): void };
}) => {
  const { sentence: plain, way, waitS } = adviceOn(problem);
  const left = useWait(waitS);
  const { label, go } = ways[way] ?? ways.again;
  return (
    <div className="problem" role="alert">
      <p>{sentence ?? plain}</p>
      <div className="problem-ways">
        <button type="button" className="button" aria-disabled={left > 0} onClick={() => left <= 0 && go()}>
          {left > 0 ? `${label} in ${waitWords(left)}` : label}
        </button>
        {also && also.label !== label && (
          <button type="button" className="button button-quiet" onClick={also.go}>
            {also.label}
          </button>
        )}
      </div>
    </div>
  );
};
