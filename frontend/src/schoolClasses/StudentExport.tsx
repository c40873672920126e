import { Button } from "@aws-amplify/ui-react";
import { useState } from "react";
import type { StudentCourse } from "../../../domain/schoolClass/shapes.ts";
import { Line } from "../account/Line.tsx";
import { useBusy } from "../app/useBusy.ts";
import { saveFile } from "../profile/saveFile.ts";
import { fileNameOf } from "../results/fileName.ts";

/** A student's page to take away: on paper, or as a file for a spreadsheet. */
export const StudentExport = ({ course }: { course: StudentCourse }) => {
  const { isBusy, run } = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const download = () =>
    run(async () => {
      setFailed(false);
      try {
        const { studentCsvOf } = await import("./studentCsv.ts");
        const name = fileNameOf(`${course.className} ${course.label}`, Date.now());
        saveFile(name, studentCsvOf(course), "text/csv;charset=utf-8");
      } catch {
        setFailed(true);
      }
    });
  return (
    <p className="plain-ways screen-only">
      <Button className="button button-quiet" onClick={() => print()}>
        Print
      </Button>
      <Button className="button button-quiet" aria-disabled={isBusy} onClick={download}>
        Download CSV
      </Button>
      <Line
        outcome={hasFailed ? { isGood: false, text: "The file could not be made. Try again." } : undefined}
      />
    </p>
  );
};
