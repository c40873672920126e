import { useEffect, useState } from "react";
import { replyRoutes } from "../../../domain/replyRoutes.ts";
import type { TeacherReply } from "../../../domain/resultShapes.ts";
import { call } from "../api/call.ts";
import { readConfig } from "../api/config.ts";
import { knowRoutes } from "../api/routes.ts";
import { openIdToken } from "../guest/cognito.ts";
import type { Device } from "../guest/storage.ts";
import { TeacherMark } from "../progress/TeacherMark.tsx";
import { finishedBy, forgetFinished } from "./pastGuests.ts";

knowRoutes(replyRoutes, {});

type Props = { assignmentId: string; device: Device };

/** Asks as each guest who has finished the exercise here; one whom nobody knows any more has no answers. */
const repliesTo = async (identities: readonly string[], assignmentId: string): Promise<TeacherReply[]> => {
  const config = await readConfig(undefined);
  const all = identities.map(async (identityId) => {
    const token = await openIdToken(config, identityId);
    return (await call("readReplies", { params: { assignmentId }, body: undefined, token })).replies;
  });
  return (await Promise.all(all.map((one) => one.catch(() => [])))).flat();
};

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

/**
 * What the teacher has answered to those who have finished this exercise on this device without an account; members find it on
 * their own pages. Folded, under the name that it is for: whoever sits at a shared device next should not read it by accident.
 */
export const TeacherReplies = ({ assignmentId, device }: Props) => {
  const [replies, setReplies] = useState<readonly TeacherReply[]>([]);
  useEffect(() => {
    const identities = finishedBy(device, assignmentId, Date.now());
    if (identities.length === 0) return;
    // Nobody has asked for it: where it does not come, nothing is said.
    repliesTo(identities, assignmentId).then(setReplies, () => undefined);
  }, [assignmentId, device]);
  if (replies.length === 0) return null;
  return (
    <section className="teacher-replies" aria-label="Your teacher's answers">
      {replies.map(({ attempt, studentId, finishedAt, ...reply }) => (
        <details key={attempt}>
          <summary>
            Your teacher has answered{studentId === "" ? "" : `, ${studentId}`} ({day.format(finishedAt)})
          </summary>
          <TeacherMark {...reply} />
        </details>
      ))}
      <button
        type="button"
        className="tool"
        onClick={() => {
          forgetFinished(device, assignmentId, Date.now());
          setReplies([]);
        }}
      >
        Remove from this device
      </button>
    </section>
  );
};
