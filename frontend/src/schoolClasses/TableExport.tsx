import { Button } from "@aws-amplify/ui-react";
import { useState } from "react";
import { Line } from "../account/Line.tsx";
import { useBusy } from "../app/useBusy.ts";
import { saveFile } from "../profile/saveFile.ts";
import { fileNameOf } from "../results/fileName.ts";

type Props = {
  /** What the file is called, before its date. */
  name: string;
  /** Makes the file's text. Its code may be loaded for it, so it may reject. */
  csv(): Promise<string>;
};

/** The page's table as a file for a spreadsheet, or on paper. Neither has flags in it. */
export const TableExport = ({ name, csv }: Props) => {
  const { isBusy, run } = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const download = () =>
    run(async () => {
      setFailed(false);
      try {
        saveFile(fileNameOf(name, Date.now()), await csv(), "text/csv;charset=utf-8");
      } catch {
        setFailed(true);
      }
    });
  return (
    <p className="plain-ways screen-only">
      <Button className="button button-quiet" aria-disabled={isBusy} onClick={download}>
        Download CSV
      </Button>
      <Button className="button button-quiet" onClick={() => print()}>
        Print
      </Button>
      <Line
        outcome={hasFailed ? { isGood: false, text: "The file could not be made. Try again." } : undefined}
      />
    </p>
  );
};
