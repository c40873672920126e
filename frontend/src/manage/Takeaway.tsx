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
export const Takeaway = ({ students }: { students: readonly StudentAttempts[] }) => {
  const { exercise, results } = useManaged();
  const { isBusy, run } = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const isWaiting = isBusy || !results.isAll;
  const download = () =>
    run(async () => {
      setFailed(false);
      try {
        const { csvOf } = await import("./csv.ts");
        const name = fileNameOf(titleOf(exercise.content), Date.now());
        saveFile(name, csvOf(students, exercise.isShared), "text/csv;charset=utf-8");
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
        {exercise.isShared
          ? "The file has every finished attempt that is listed here, earlier ones too; not those unfinished, nor your own tests."
          : "The file has every attempt that is listed here."}
      </p>
      <Line
        outcome={
          hasFailed ? { isGood: false, text: "The file could not be made. Please try again." } : undefined
        }
      />
    </div>
  );
};
