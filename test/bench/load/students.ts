import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { ask, reply } from "../../api/call.ts";
import { newGuest, placeIn } from "../../api/people.ts";

const ASSIGNMENT = "5368";
const DETAILS = { assignmentId: ASSIGNMENT, name: "Zoë" };
/** One after the other, so that it takes no longer than a class does to sit down, and nothing is measured yet. */
const ARRIVING_AT_ONCE = 4;

/** A student in a running lesson; `uid` as the tables have it. */
export type Student = { uid: string; token: string; lessonId: string };
/** A turn that was sent: how long it took until its last byte (ms), and what was said; `error` where it was not answered. */
export type Sent = { uid: string; said: string; ms: number; error?: string };

/** The uid of a guest by their token, as the tables have it. */
export const uidIn = (token: string): string => {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return createHash("sha256")
    .update(z.object({ sub: z.string() }).parse(claims).sub)
    .digest("hex");
};

/** So many guests, each with a lesson of their own begun. */
export const arriving = async (origin: string, count: number): Promise<Student[]> => {
  const students: Student[] = [];
  const arrive = async () => {
    while (students.length < count) {
      const token = await newGuest(origin);
      const { lesson } = await reply("startLesson", { origin, token, body: { ...DETAILS, fresh: true } });
      students.push({ token, uid: uidIn(token), lessonId: lesson.lessonId });
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, ARRIVING_AT_ONCE) }, arrive));
  return students.slice(0, count);
};

const turn = async (origin: string, { uid, token, lessonId }: Student, after: number): Promise<Sent> => {
  const said = `Samedi ${after}, j'ai joué au foot avec ${uid.slice(0, 8)}.`;
  const body = {
    ...{ dataType: "text", text: said, conversationData: [], lessonDetails: DETAILS },
    place: placeIn(lessonId, after),
  };
  const start = performance.now();
  const headers = { accept: "application/x-ndjson" };
  const given = await ask("takeTurn", { origin, token, body, headers }).catch((error: Error) => error);
  const ms = performance.now() - start;
  if (given instanceof Error) return { uid, said, ms, error: given.name };
  const isWhole = given.status === 200 && given.text.includes('"type":"done"');
  return { uid, said, ms, ...(!isWhole && { error: `${given.status}: ${given.text.slice(0, 120)}` }) };
};

/**
 * All of them answer `turns` times, once every so many ms, evenly spread: a turn is sent when its time has come, whether or not
 * others are still waiting.
 */
export const talking = async (
  origin: string,
  students: readonly Student[],
  { turns, everyMs }: { turns: number; everyMs: number },
): Promise<Sent[]> => {
  const begun = performance.now();
  const each = students.map(async (student, place) => {
    const sent: Sent[] = [];
    for (let after = 0; after < turns; after++) {
      await wait(begun + everyMs * (after + place / students.length) - performance.now());
      sent.push(await turn(origin, student, after));
    }
    return sent;
  });
  return (await Promise.all(each)).flat();
};
