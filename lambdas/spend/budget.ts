import { type CostCentre, costCentres, SPEECH_TIMES, shares } from "../../domain/costCentres.ts";
import { environmentNumber } from "../environment.ts";
import { type SpendCounter, type Sums, spendCounter } from "../store/spend.ts";
import { errorName } from "../telemetry/error.ts";
import { measure, note } from "../telemetry/watch.ts";

/** What is billed by its use: the model, the voice and the transcriber. */
export type Billed = "model" | "speech";

/** A cost centre has spent what it may in a day. Not a failure: our own rules take over, or the page's own ways without speech. */
export class Overspent extends Error {
  override readonly name = "Overspent";
}

/** A cost centre's money for the day, as one Lambda environment knows of it. */
export type Budget = {
  /** Lets something be paid for. Throws `Overspent` once the day's money for it is spent. */
  open(what: Billed): Promise<void>;
  /** Notes what was paid for, in micro-dollars, estimated by domain/prices.ts. */
  pay(microDollars: number): void;
};

/** The budgets of all cost centres. */
export type Budgets = {
  of(centre: CostCentre): Budget;
  /** Adds what was noted to the site's sums: after the answer, so that nobody waits for it. Never throws. */
  settle(): Promise<void>;
};

/** Hears what the whole site is known to have spent since midnight, in dollars. */
export type Report = (dollars: number) => void;

/** Other environments spend, too: what is known is looked up again when it is older. */
const KNOWN_FOR_MS = 60_000;
/** The same while no more than a tenth of a limit is left. */
const KNOWN_FOR_NEAR_LIMIT_MS = 5000;
const NEAR = 0.1;
const MICRO = 1_000_000;

const nothing = (): Sums => ({ classes: 0, practice: 0, demos: 0 });
const failed = (error: unknown): void => note("spendUnknown", { error: errorName(error) });

/**
 * Budgets that hold each cost centre's share of `dollars` a UTC day for the model, and `SPEECH_TIMES` as much for all; with 0
 * nothing is ever paid for. A limit is passed by what is under way when it is reached, and by what the whole site spends in the five
 * seconds that a sum may be old when it is near (a minute, where the last tenth goes in less): no lock, and nobody waits. If the
 * counter can't be reached they stay open, because no turn goes on without that store.
 */
export const budgetsOf = (
  dollars: number,
  counter: SpendCounter,
  { report = () => undefined, now = () => Date.now() }: { report?: Report; now?: () => number } = {},
): Budgets => {
  const limits: Record<Billed, number> = { model: dollars * MICRO, speech: SPEECH_TIMES * dollars * MICRO };
  const today = (): string => new Date(now()).toISOString().slice(0, 10);
  let known = { day: "", sums: nothing(), at: 0 };
  const noted = nothing();
  let looking: Promise<void> | undefined;

  const isNear = (): boolean =>
    costCentres.some((centre) =>
      Object.values(limits).some((limit) => {
        const most = shares[centre] * limit;
        const left = most - known.sums[centre];
        return left > 0 && left <= NEAR * most;
      }),
    );
  /** How old what is known is: 1 is as old as it may be, or of another day. */
  const age = (): number =>
    known.day === today() ? (now() - known.at) / (isNear() ? KNOWN_FOR_NEAR_LIMIT_MS : KNOWN_FOR_MS) : 1;
  const tell = (): void => report(costCentres.reduce((sum, centre) => sum + known.sums[centre], 0) / MICRO);
  const look = (): Promise<void> => {
    const day = today();
    looking ??= counter
      .sums(day)
      .then((sums) => {
        known = { day, sums, at: now() };
        tell();
      })
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
        if (age() >= 1) await look();
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
      const day = today();
      for (const [centre, microDollars] of paid) noted[centre] -= microDollars;
      try {
        await counter.add(day, Object.fromEntries(paid));
      } catch (error) {
        for (const [centre, microDollars] of paid) noted[centre] += microDollars;
        failed(error);
        return;
      }
      if (known.day === day) for (const [centre, microDollars] of paid) known.sums[centre] += microDollars;
      // Nobody waits now: where turns follow each other, none has to wait for this.
      if (age() >= 0.5) await look();
      else tell();
    },
  };
};

/** The budgets of this environment, as the settings fill them. */
export const budgets = (): Budgets =>
  budgetsOf(environmentNumber("SPEND_DOLLARS_PER_DAY"), spendCounter(), {
    report: (dollars) => measure("Spend", dollars),
  });
