import { type CostCentre, costCentres, SPEECH_TIMES, shares } from "../../domain/costCentres.ts";
import { environmentNumber } from "../environment.ts";
import { type SpendCounter, type Sums, spendCounter } from "../store/spend.ts";
import { errorName } from "../watch/error.ts";
import { measure, note } from "../watch/watch.ts";

/** What is billed by its use: Mark's wits, and his voice and ears. */
export type Billed = "model" | "speech";

/** A cost centre has spent what it may in a day. Not a failure: our own rules take over, or the page's own ways without speech. */
export class Overspent extends Error {
  override readonly name = "Overspent";
}

/** A cost centre's money for the day, as one Lambda environment knows of it. */
export type Purse = {
  /** Lets something be paid for. Throws `Overspent` once the day's money for it is spent. */
  open(what: Billed): Promise<void>;
  /** Notes what was paid for, in micro-dollars, estimated by domain/prices.ts. */
  pay(microDollars: number): void;
};

/** The purses of all cost centres. */
export type Purses = {
  of(centre: CostCentre): Purse;
  /** Adds what was noted to the site's sums: after the answer, so that nobody waits for it. Never throws. */
  settle(): Promise<void>;
};

/** Hears what the whole site is known to have spent since midnight, in dollars. */
export type Report = (dollars: number) => void;

/** Other environments spend, too: what is known is looked up again when it is older. */
const KNOWN_FOR_MS = 60_000;
const MICRO = 1_000_000;

const nothing = (): Sums => ({ classes: 0, practice: 0, demos: 0 });
const failed = (error: unknown): void => note("spendUnknown", { error: errorName(error) });

/**
 * Purses that hold each cost centre's share of `dollars` a UTC day for the model, and `SPEECH_TIMES` as much for all; with 0
 * nothing is ever paid for. A limit is passed by what is under way when it is reached, and by one call of an environment that
 * knows of an older sum: no lock, and nobody waits. If the counter can't be reached they stay open, because no turn goes on
 * without that store.
 */
export const pursesOf = (
  dollars: number,
  counter: SpendCounter,
  { report = () => undefined, now = () => Date.now() }: { report?: Report; now?: () => number } = {},
): Purses => {
  const limits: Record<Billed, number> = { model: dollars * MICRO, speech: SPEECH_TIMES * dollars * MICRO };
  const today = (): string => new Date(now()).toISOString().slice(0, 10);
  let known = { day: "", sums: nothing(), at: 0 };
  const noted = nothing();
  let looking: Promise<void> | undefined;

  const add = async (microDollars: Partial<Sums>): Promise<void> => {
    const day = today();
    const sums = await counter.add(day, microDollars);
    known = { day, sums, at: now() };
    report(costCentres.reduce((sum, centre) => sum + sums[centre], 0) / MICRO);
  };
  const look = (): Promise<void> => {
    looking ??= add({})
      .catch(failed)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  return {
    of: (centre) => ({
      async open(what) {
        if (dollars === 0) throw new Overspent();
        if (known.day !== today() || now() - known.at > KNOWN_FOR_MS) await look();
        const spent = known.day === today() ? known.sums[centre] + noted[centre] : 0;
        if (spent >= shares[centre] * limits[what]) throw new Overspent();
      },
      pay: (microDollars) => {
        noted[centre] += microDollars;
      },
    }),
    async settle() {
      // DynamoDB would keep fractions, but a sum of them would not be exact.
      const paid = costCentres
        .map((centre) => [centre, Math.round(noted[centre])] as const)
        .filter(([, microDollars]) => microDollars !== 0);
      if (paid.length === 0) return;
      for (const [centre, microDollars] of paid) noted[centre] -= microDollars;
      await add(Object.fromEntries(paid)).catch((error: unknown) => {
        for (const [centre, microDollars] of paid) noted[centre] += microDollars;
        failed(error);
      });
    },
  };
};

/** The purses of this environment, as the settings fill them. */
export const purses = (): Purses =>
  pursesOf(environmentNumber("SPEND_DOLLARS_PER_DAY"), spendCounter(), {
    report: (dollars) => measure("Spend", dollars),
  });
