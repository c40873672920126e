import { expect, test } from "@jest/globals";
import { api, type RouteName } from "../../domain/api.ts";
import { shapeOf } from "../../domain/shapes.ts";
import { fuzz } from "./fuzz.ts";

const routes = (Object.keys(api) as RouteName[]).filter(
  (route) => shapeOf(route).body ?? shapeOf(route).query,
);
/** Enough to meet each field's own mistakes; test/full sends many more. */
const BODIES = 320 / routes.length;

test.each(routes)(
  "%s answers whatever it is sent: no 5xx, no hang, the documented error body",
  async (route) => {
    const { wrong, reached } = await fuzz(route, BODIES);
    expect(wrong).toEqual([]);
    expect(reached).toBeGreaterThanOrEqual(BODIES / 3);
  },
);
