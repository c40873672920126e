import { randomUUID } from "node:crypto";
import { api, type RouteName } from "../../domain/api.ts";
import { errorBody, shapeOf } from "../../domain/shapes.ts";
import { openStack } from "../stack/hand.ts";
import { ask, reply } from "./call.ts";
import { bodiesFor } from "./generate.ts";
import { newGuest } from "./people.ts";

const SEED = 20_261_121;
const AT_ONCE = 8;
/** What zod says by itself, to programmers. */
const forProgrammers = /Invalid|expected|Unrecognized|received/;
/** The answers of handlers; 400 is given before one is reached. */
const byHandlers = [200, 404, 409, 415, 429];

export type Fuzzed = {
  /** How many bodies got past the shape to a handler. */
  reached: number;
  /** One line per answer that should not have been: a 5xx, or a refusal without the documented body. */
  wrong: string[];
};

const newMember = async (): Promise<string> => {
  const stack = await openStack();
  const token = stack.memberToken(randomUUID());
  await stack.close();
  return token;
};

/** Sends `count` seeded bodies to a route of the shared stack, as one guest, or member, with a lesson of their own. */
export const fuzz = async (route: RouteName, count: number): Promise<Fuzzed> => {
  const shape = shapeOf(route).body;
  if (!shape) throw new Error("Only routes with a body are fuzzed.");
  const token = await (api[route].callers === "members" ? newMember() : newGuest());
  const { lesson } = await reply("startLesson", { token, body: { assignmentId: "5368", name: "Zoë" } });
  const bodies = bodiesFor(shape, SEED, { assignmentId: "5368", lessonId: lesson.lessonId });
  const fuzzed: Fuzzed = { reached: 0, wrong: [] };
  const worker = async () => {
    for (let sent = 0; sent < count / AT_ONCE; sent++) {
      const { value: body = "" } = bodies.next();
      const { status, json, text } = await ask(route, { token, body });
      if (byHandlers.includes(status)) fuzzed.reached++;
      const error = errorBody.safeParse(json);
      const said = error.success && !forProgrammers.test(error.data.error.message);
      if (status >= 500 || (status !== 200 && !said))
        fuzzed.wrong.push(`${status} ${text.slice(0, 200)} ← ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return fuzzed;
};
