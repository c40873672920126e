import type { Fault } from "../../../domain/conversation.ts";
import { BRAND } from "../shell/brand.ts";
import { CallFailed } from "./problem.ts";

const isFault = (thing: unknown): thing is Fault =>
  typeof thing === "object" &&
  thing !== null &&
  "code" in thing &&
  typeof thing.code === "string" &&
  "message" in thing &&
  typeof thing.message === "string";

/** For answers that are none of ours: a proxy's page, a school filter's. */
const unreadable = (status: number): Fault => ({
  code: "unreadable",
  message:
    status >= 500
      ? "Something went wrong at our end. Nothing you wrote is lost."
      : `Something between you and ${BRAND} refused this. Nothing you wrote is lost.`,
});

/** Retry-After in seconds; its other form, a date, is not used by the API and counts as none. */
const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

/** The failure that an answer other than a success tells of; the body of every error of ours is `{ error: Fault }`. */
export const refusal = async (response: Response): Promise<CallFailed> => {
  const body: unknown = await response.json().catch(() => undefined);
  const told = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  const retryAfterS = secondsIn(response.headers.get("retry-after"));
  return new CallFailed({
    kind: "refused",
    status: response.status,
    fault: isFault(told) ? told : unreadable(response.status),
    ...(retryAfterS !== undefined && { retryAfterS }),
  });
};
