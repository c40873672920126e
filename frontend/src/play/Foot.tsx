import { useEffect } from "react";
import type { Device } from "../guest/storage.ts";
import { noteFinished } from "../reply/pastGuests.ts";
import { TeacherReplies } from "../reply/TeacherReplies.tsx";
import { ReportExercise } from "../report/ReportExercise.tsx";
import type { Play } from "./play.ts";
import type { Server } from "./server.ts";

type Props = { stage: Play["stage"]; assignmentId: string; server: Server; device: Device };

/**
 * At the foot of INTRO, and of an exercise that is closed: what the teacher answered, and a way to report; EXERCISE has that in its
 * card. FINISH is noted as soon as it is reached, for a guest is forgotten once the lesson is graded.
 */
export const Foot = ({ stage, assignmentId, server, device }: Props) => {
  useEffect(() => {
    if (stage === "FINISH") noteFinished(device, assignmentId, Date.now());
  }, [stage, assignmentId, device]);
  if (stage !== "INTRO" && stage !== "UNAVAILABLE") return null;
  return (
    <footer className="report-foot">
      <TeacherReplies assignmentId={assignmentId} device={device} />
      {stage === "INTRO" && <ReportExercise assignmentId={assignmentId} server={server} />}
    </footer>
  );
};
