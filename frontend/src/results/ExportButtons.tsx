import { Button } from "@aws-amplify/ui-react";
import { useState } from "react";
import type { StudentAttempts } from "../../../domain/attempts.ts";
import { Line } from "../account/Line.tsx";
import { useBusy } from "../app/useBusy.ts";
import { saveFile } from "../profile/saveFile.ts";
import { titleOf } from "../shell/title.ts";
import { fileNameOf } from "./fileName.ts";
import { useManaged } from "./managed.ts";

/** The table to take away: as a file for a spreadsheet, or on paper. */
export const ExportButtons = ({ students }: { students: readonly StudentAttempts[] }) => {
  const { exercise, results } = useManaged();
  const { isBusy, run } = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const [hasConfidential, setConfidential] = useState(false);
  const { isShared } = exercise;
  const isWaiting = isBusy || !results.isAll;
  const download = () =>
    run(async () => {
      setFailed(false);
      try {
        const { csvOf } = await import("./csv.ts");
        const name = fileNameOf(titleOf(exercise.content), Date.now());
        saveFile(name, csvOf(students, { isShared, hasConfidential }), "text/csv;charset=utf-8");
      } catch {
        setFailed(true);
      }
    });
  return (
    <div className="takeaway">
      <Button
        className="button button-quiet"
        aria-disabled={isWaiting}
        aria-describedby="takeaway-words"
        onClick={() => !isWaiting && download()}
      >
        Download CSV
      </Button>
      <Button className="button button-quiet" onClick={() => print()}>
        Print
      </Button>
      <p id="takeaway-words" className="soft">
        {isShared
          ? "The file has every finished attempt in this list, earlier ones too. It leaves out unfinished attempts and your own tests."
          : "The file has every attempt in this list."}
      </p>
      {isShared && (
        <label className="choice-option takeaway-confidential">
          <input
            type="checkbox"
            checked={hasConfidential}
            onChange={({ target }) => setConfidential(target.checked)}
          />
          Add safeguarding flags and my private notes to the file
        </label>
      )}
      <Line
        outcome={
          hasFailed ? { isGood: false, text: "The file could not be made. Please try again." } : undefined
        }
      />
    </div>
  );
};
