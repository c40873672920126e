import { measureNames, measures } from "../../../domain/improvement.ts";
import type { EngineSpread } from "../../../domain/overview.ts";
import { FEW, spreadBands } from "../../../domain/spread.ts";
import { counted, engineWords } from "../results/wording.ts";
import { SpreadChart } from "./SpreadChart.tsx";

/** How what one engine marked at one version is spread, drawn and in a table. Measures that nobody has are left out. */
export const Spreads = ({ spread: { engine, version, spreads } }: { spread: EngineSpread }) => {
  const shown = measureNames.filter((name) => spreads[name].count > 0);
  const hasMiddle = shown.some((name) => spreads[name].median !== undefined);
  if (shown.length === 0) return null;
  const count = Math.max(...shown.map((name) => spreads[name].count));
  return (
    <figure className="spreads">
      <figcaption>
        How the newest marks are spread: {counted(count, "student")}, marked by {engineWords[engine]}, version{" "}
        {version} of the exercise
      </figcaption>
      <div className="spread-charts">
        {shown.map((name) => (
          <SpreadChart key={name} name={measures[name]} spread={spreads[name]} />
        ))}
      </div>
      <table className="figures">
        <caption className="hidden">Students in each band of marks, out of 100</caption>
        <thead>
          <tr>
            <th scope="col">Out of 100</th>
            {shown.map((name) => (
              <th key={name} scope="col">
                {measures[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spreadBands
            .map(({ from, to }, place) => (
              <tr key={from}>
                <th scope="row">
                  {from}–{to}
                </th>
                {shown.map((name) => (
                  <td key={name}>{spreads[name].counts[place]}</td>
                ))}
              </tr>
            ))
            .reverse()}
          {hasMiddle && (
            <tr className="figures-last">
              <th scope="row">Median</th>
              {shown.map((name) => (
                <td key={name}>{spreads[name].median ?? "–"}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {count < FEW && (
        <p className="soft">
          {counted(count, "student")}: too few for a pattern. Read what they said instead.
        </p>
      )}
    </figure>
  );
};
