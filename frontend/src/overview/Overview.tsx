import { useMemo } from "react";
import type { Language } from "../../../domain/exercise.ts";
import { overviewOf } from "../../../domain/overview.ts";
import type { ResultRow } from "../../../domain/resultShapes.ts";
import { CommonMistakes } from "./CommonMistakes.tsx";
import { Improvements } from "./Improvements.tsx";
import { Spreads } from "./Spreads.tsx";

/** An exercise's results at a glance; nothing before anybody has begun. `rows` may hold the owner's tests: they do not count. */
export const Overview = ({ rows, language }: { rows: readonly ResultRow[]; language: Language }) => {
  const { students, finished, unfinished, engines, mistakes, improvements } = useMemo(
    () => overviewOf(rows),
    [rows],
  );
  if (students.length === 0) return null;
  return (
    <section className="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">At a glance</h2>
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
          <dd>{improvements.length}</dd>
        </div>
      </dl>
      {engines.length > 1 && (
        <p className="soft">
          Two engines have marked. Their marks are not alike, so each has its own figures.
        </p>
      )}
      {engines.map((spread) => (
        <Spreads key={spread.engine} spread={spread} />
      ))}
      <Improvements improvements={improvements} />
      {finished.length > 0 && (
        <CommonMistakes mistakes={mistakes} students={finished.length} language={language} />
      )}
    </section>
  );
};
