import { environmentNumber } from "../environment.ts";
import { type SpendCounter, spendCounter } from "../store/spend.ts";
import { errorName } from "../watch/error.ts";
import { measure, note } from "../watch/watch.ts";

/** What is billed by its use: Mark's wits, and his voice and ears. */
export type Billed = "model" | "speech";

/** The site has spent what it may in a day. Not a failure: our own rules take over, or the page's own ways without speech. */
export class Overspent extends Error {
  override readonly name = "Overspent";
}

/** The site's money of the day, as one Lambda environment knows of it. */
export type Purse = {
  /** Lets something be paid for. Throws `Overspent` where the day's money for it is spent. */
  open(what: Billed): Promise<void>;
  /** Notes what was paid for, in micro-dollars, estimated by domain/prices.ts. */
  pay(microDollars: number): void;
  /** Adds what was noted to the site's sum: after the answer, so that nobody waits for it. Never throws. */
  settle(): Promise<void>;
};

/** What is known of the day once it is looked up: dollars spent, and whether the model is at rest for it. */
export type Report = (spent: { dollars: number; isOver: boolean }) => void;

/** So many times the limit may be spent before voice and ears fall silent as well: a lesson without a model still speaks. */
export const SPEECH_TIMES = 2;
/** Other environments spend, too: what is known is looked up again when it is older. */
const KNOWN_FOR_MS = 60_000;
const MICRO = 1_000_000;

const failed = (error: unknown): void => note("spendUnknown", { error: errorName(error) });

/**
 * A purse that holds `dollars` a UTC day for the model, and `SPEECH_TIMES` as much for all; with 0 nothing is ever paid for.
 * The limit is passed by what is under way when it is reached, and by one call of an environment that knows of an older sum:
 * no lock, and nobody waits. Where the counter can't be reached it stays open, because no turn goes on without that store.
 */
export const purseOf = (
  dollars: number,
  counter: SpendCounter,
  { report = () => undefined, now = () => Date.now() }: { report?: Report; now?: () => number } = {},
): Purse => {
  const limits: Record<Billed, number> = { model: dollars * MICRO, speech: SPEECH_TIMES * dollars * MICRO };
  const today = (): string => new Date(now()).toISOString().slice(0, 10);
  let known = { day: "", sum: 0, at: 0 };
  let noted = 0;
  let looking: Promise<void> | undefined;

  const add = async (microDollars: number): Promise<void> => {
    const day = today();
    known = { day, sum: await counter.add(day, microDollars), at: now() };
    report({ dollars: known.sum / MICRO, isOver: known.sum >= limits.model });
  };
  const look = (): Promise<void> => {
    looking ??= add(0)
      .catch(failed)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  return {
    async open(what) {
      if (dollars === 0) throw new Overspent();
      if (known.day !== today() || now() - known.at > KNOWN_FOR_MS) await look();
      if (known.day === today() && known.sum + noted >= limits[what]) throw new Overspent();
    },
    pay: (microDollars) => {
      noted += microDollars;
    },
    async settle() {
      // DynamoDB would keep fractions, but a sum of them would not be exact.
      const paid = Math.round(noted);
      if (paid === 0) return;
      noted -= paid;
      await add(paid).catch((error: unknown) => {
        noted += paid;
        failed(error);
      });
    },
  };
};

/** The purse of this environment, as the settings fill it. */
export const purse = (): Purse =>
  purseOf(environmentNumber("SPEND_DOLLARS_PER_DAY"), spendCounter(), {
    report: ({ dollars }) => measure("Spend", dollars),
  });
