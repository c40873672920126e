import { useState } from "react";
import type { ReportReason } from "../../../domain/report.ts";
import type { Server } from "../play/server.ts";
import { ReportDialog } from "./ReportDialog.tsx";

type Props = { assignmentId: string; server: Server };

/** A quiet way to tell the school that an exercise is not right. It signs a guest in, as Start does. */
export const ReportExercise = ({ assignmentId, server }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const send = async (reason: ReportReason) => {
    await server.signIn();
    await server.call("reportExercise", { params: { assignmentId }, body: { reason } });
  };
  return (
    <>
      <button type="button" className="tool report-button" onClick={() => setOpen(true)}>
        Report this exercise
      </button>
      {isOpen && <ReportDialog send={send} closed={() => setOpen(false)} />}
    </>
  );
};
