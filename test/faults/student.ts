import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { RouteName } from "../../domain/api.ts";
import { type Asked, ask, type Given } from "../api/call.ts";

const TRIES = 40;
const PAUSE_MS = 500;

/** A guest's browser, as far as it keeps on trying: what it renews, and what it sends again. */
export type Student = {
  token: string;
  /** Had anything to be sent again, or waited for? */
  hadToWait: boolean;
  /**
   * Sends a call until it is answered with 200, or with one of `settled` (statuses that are an answer as well). Throws where
   * the call itself is refused, or nothing comes of it for a long while.
   */
  send(route: RouteName, asked: Asked, settled?: readonly number[]): Promise<Given>;
};

/** Was all of it answered? Events that end without `done` are an answer that broke off. */
const isWhole = (route: RouteName, { status, text }: Given): boolean =>
  status === 200 && (route !== "takeTurn" || text.includes('"type":"done"'));

/** What passes by itself: an overload, an outage, an answer that broke off, a turn that is still being worked on. */
const passes = ({ status, text }: Given): boolean =>
  status === 200 || status === 429 || status >= 500 || text.includes("turn_in_progress");

/** Somebody at a stack; `renew` gives them another token once theirs is over. */
export const student = (
  origin: string,
  { token, renew }: { token: string; renew: () => Promise<string> },
): Student => {
  const person: Student = {
    token,
    hadToWait: false,
    async send(route, asked, settled = []) {
      for (let tries = 0; tries < TRIES; tries++) {
        const given = await ask(route, { origin, token: person.token, ...asked }).catch(() => undefined);
        if (given && (isWhole(route, given) || settled.includes(given.status))) return given;
        if (given?.status === 401) {
          person.token = await renew().catch(() => person.token);
          // A page renews its token without a word; only where that does not help somebody waits.
          if (tries === 0) continue;
        } else if (given && !passes(given)) {
          throw new Error(`${route} answered ${given.status}: ${given.text}`);
        }
        person.hadToWait = true;
        await wait(PAUSE_MS);
      }
      throw new Error(`${route} was never answered.`);
    },
  };
  return person;
};

/** An answer's place, with a key of its own. */
export const placeOf = (lessonId: string, after: number) => ({ lessonId, after, key: randomUUID() });
