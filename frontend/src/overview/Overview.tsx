import { useMemo } from "react";
import type { Language } from "../../../domain/exercise.ts";
import { overviewOf } from "../../../domain/overview.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { CommonMistakes } from "./CommonMistakes.tsx";
import { Improvements } from "./Improvements.tsx";
import { Spreads } from "./Spreads.tsx";

type Props = {
  /** May hold the owner's tests: they do not count. */
  rows: readonly ResultRow[];
  /** Are these all there are? */
  isAll: boolean;
  language: Language;
};

/** An exercise's results at a glance; nothing before anybody has begun. */
export const Overview = ({ rows, isAll, language }: Props) => {
  const { students, finished, unfinished, triedAgain, engines, mistakes, improvements } = useMemo(
    () => overviewOf(rows),
    [rows],
  );
  if (students.length === 0) return null;
  const [hasEngines, hasVersions] = [
    engines.some(({ engine }) => engine !== engines[0]?.engine),
    engines.some(({ version }) => version !== engines[0]?.version),
  ];
  return (
    <section className="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">At a glance</h2>
      {!isAll && <p className="results-note">These figures are of the results that have come so far.</p>}
      <dl className="boxes">
        <div>
          <dt>Finished</dt>
          <dd>
            {finished.length} of {students.length}
          </dd>
        </div>
        <div>
          <dt>Begun, not finished</dt>
          <dd>{unfinished.length}</dd>
        </div>
        <div>
          <dt>Tried again</dt>
          <dd>{triedAgain}</dd>
        </div>
      </dl>
      {hasEngines && (
        <p className="soft">
          Two engines have marked. Their marks are not alike, so each has its own figures.
        </p>
      )}
      {hasVersions && (
        <p className="soft">The exercise was changed in between, so each version has its own figures.</p>
      )}
      {engines.map((spread) => (
        <Spreads key={`${spread.engine} ${spread.version}`} spread={spread} />
      ))}
      <Improvements improvements={improvements} />
      {finished.length > 0 && (
        <CommonMistakes mistakes={mistakes} students={finished.length} language={language} />
      )}
    </section>
  );
};
