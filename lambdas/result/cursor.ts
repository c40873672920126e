import * as z from "zod";
import { Refusal } from "../http/refusal.ts";
import type { RowPlace } from "../store/attempt.ts";

const place = z.tuple([z.string(), z.int().min(0), z.uuid()]);

/** A place in an exercise's list of results, as a text that a page hands back to see what follows. */
export const cursorOf = (assignmentId: string, { startedAt, attempt }: RowPlace): string =>
  Buffer.from(JSON.stringify([assignmentId, startedAt, attempt])).toString("base64url");

/** The place that a cursor means. Throws 400 for one that is broken, or of another exercise's list. */
export const placeOf = (assignmentId: string, cursor: string): RowPlace => {
  const read = place.safeParse(jsonIn(cursor));
  if (!read.success || read.data[0] !== assignmentId)
    throw new Refusal(400, "bad_input", "That is not a place in this list.", { field: "after" });
  const [, startedAt, attempt] = read.data;
  return { startedAt, attempt };
};

const jsonIn = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
};
