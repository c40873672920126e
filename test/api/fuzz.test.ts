import { beforeAll, expect, test } from "@jest/globals";
import { api, type RouteName } from "../../domain/api.ts";
import { errorBody, shapeOf } from "../../domain/shapes.ts";
import { ask, reply } from "./call.ts";
import { bodiesFor } from "./generate.ts";
import { newGuest } from "./people.ts";

/** Bodies in all; the long tier sets more. */
const BODIES = Number(process.env.VIVA_FUZZ_BODIES ?? 2000);
const SEED = 20_261_121;
const AT_ONCE = 8;
/** What zod says by itself, to programmers. */
const forProgrammers = /Invalid|expected|Unrecognized|received/;

const routes = (Object.keys(api) as RouteName[]).filter((route) => shapeOf(route).body);
let token: string;
let known: Record<string, unknown>;

beforeAll(async () => {
  token = await newGuest();
  const { lesson } = await reply("startLesson", { token, body: { assignmentId: "5368", name: "Zoë" } });
  known = { assignmentId: "5368", lessonId: lesson.lessonId };
});

test.each(routes)(
  "%s answers whatever it is sent: no 5xx, no hang, the documented error body",
  async (route) => {
    const shape = shapeOf(route).body;
    if (!shape) throw new Error("Only routes with a body are fuzzed.");
    const share = Math.ceil(BODIES / routes.length);
    const bodies = bodiesFor(shape, SEED, known);
    let accepted = 0;
    const wrong: string[] = [];
    const worker = async (count: number) => {
      for (let sent = 0; sent < count; sent++) {
        const { value: body = "" } = bodies.next();
        const { status, json, text } = await ask(route, { token, body });
        if (status === 200 || status === 404 || status === 409 || status === 415 || status === 429)
          accepted++;
        const error = errorBody.safeParse(json);
        const said = error.success && !forProgrammers.test(error.data.error.message);
        if (status >= 500 || (status !== 200 && !said))
          wrong.push(`${status} ${text.slice(0, 200)} ← ${body.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => worker(Math.ceil(share / AT_ONCE))));
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThanOrEqual(share / 3);
  },
);
