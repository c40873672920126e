import { randomUUID } from "node:crypto";
import * as z from "zod";
import { api, type RouteName } from "../../domain/api.ts";
import { DUE_DATE } from "../../domain/limits.ts";
import { errorBody, shapeOf } from "../../domain/shapes.ts";
import { cursorOf } from "../../lambdas/result/cursor.ts";
import { openStack } from "../stack/hand.ts";
import { type Author, formFor, newAuthor, save } from "./authors.ts";
import { ask, jsonOf, reply } from "./call.ts";
import { bodiesFor } from "./generate.ts";
import { newGuest } from "./people.ts";

const SEED = 20_261_121;
const AT_ONCE = 8;
/** What zod says by itself, to programmers. */
const forProgrammers = /Invalid|expected|Unrecognized|received/;
/** The answers of handlers; 400 is given before one is reached. */
const byHandlers = [200, 403, 404, 409, 415, 429];
/** Of the answers 400, those that a handler gives. */
const byChecks = ["incomplete", "no_such_photo", "bad_list", "word_needed"];

export type Fuzzed = {
  /** How many bodies got past the shape to a handler. */
  reached: number;
  /** One line per answer that should not have been: a 5xx, or a refusal without the documented body. */
  wrong: string[];
};

/** Somebody new with an exercise of their own, and a result on it. */
const newMember = async () => {
  const stack = await openStack();
  const author = await newAuthor(stack, "teacher");
  const { assignment_id: assignmentId } = await save(author, formFor("Set Question Role Play"));
  const row = await stack.putAttempt({ assignment_id: assignmentId, uid: author.uid });
  await stack.close();
  return { ...author, assignmentId, row, ...(await newClass(author, assignmentId)) };
};
/** A class of this teacher's, with an exercise assigned and one student on its list. */
const newClass = async ({ token }: Author, assignmentId: string) => {
  const made = { key: randomUUID(), name: "10B", language: "French", students: ["Zoë"] };
  const { classId } = await reply("createClass", { token, body: made });
  const params = { assignmentId, classId };
  await reply("assignExercise", { token, params, body: { due_date: DUE_DATE } });
  const { students } = await reply("readRoster", { params });
  return { classId, placeId: students[0]?.placeId ?? "" };
};
/** Of a class that there is not. */
const nobodysPlace = { classId: "5368", placeId: "abcdefghij" };
/** A guest with the link of somebody's class, and a lesson on a demo. */
const newPlayer = async (route: RouteName) => {
  const token = await newGuest();
  if (route !== "claimPlace") return { token, assignmentId: "5368", row: undefined, ...nobodysPlace };
  return { ...(await newMember()), token, row: undefined };
};

/** What may be sent as a query: of an object its fields as texts, of anything else nothing. */
const queryFrom = (json: string): Record<string, string> => {
  const fields = z.record(z.string(), z.unknown()).safeParse(jsonOf(json));
  return Object.fromEntries(Object.entries(fields.data ?? {}).map(([name, value]) => [name, String(value)]));
};

/**
 * Sends `count` seeded bodies, or queries, to a route of the shared stack, as one guest, or member, with a lesson of their
 * own.
 */
export const fuzz = async (route: RouteName, count: number): Promise<Fuzzed> => {
  const { query, body: shape = query } = shapeOf(route);
  if (!shape) throw new Error("Only routes with a body or a query are fuzzed.");
  const { token, assignmentId, row, classId, placeId } = await (api[route].callers === "members"
    ? newMember()
    : newPlayer(route));
  const params = { assignmentId, attempt: row?.attempt ?? "", classId, placeId };
  const { lesson } = await reply("startLesson", { token, body: { assignmentId: "5368", name: "Zoë" } });
  const ids = { assignmentId: "5368", lessonId: lesson.lessonId };
  // A name takes fewer characters than other texts: no control characters, for one.
  const known = { ...ids, name: "Zoë", due_date: DUE_DATE, assetURL: null, word: "chat" };
  const asked = { address: "colleague@fuzz.example", since: "0", from: "0" };
  const bodies = bodiesFor(shape, SEED, {
    ...{ ...known, ...asked, asset_url: "", context_1: "" },
    ...(query && row && { after: cursorOf(assignmentId, row) }),
    ...{ classId, placeId, label: "Noa", attempt: row?.attempt },
    // Somebody new each time: nobody is on a list twice.
    get students() {
      return [randomUUID()];
    },
  });
  const fuzzed: Fuzzed = { reached: 0, wrong: [] };
  const worker = async () => {
    for (let done = 0; done < count / AT_ONCE; done++) {
      const { value: body = "" } = bodies.next();
      const sent = query ? { query: queryFrom(body) } : { body };
      const { status, json, text } = await ask(route, { token, params, ...sent });
      const error = errorBody.safeParse(json);
      if (byHandlers.includes(status) || byChecks.includes(error.data?.error.code ?? "")) fuzzed.reached++;
      const said = error.success && !forProgrammers.test(error.data.error.message);
      if (status >= 500 || (status !== 200 && !said))
        fuzzed.wrong.push(`${status} ${text.slice(0, 200)} ← ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return fuzzed;
};
