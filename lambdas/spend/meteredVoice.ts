import { speechPrices } from "../../domain/prices.ts";
import { Refusal } from "../http/refusal.ts";
import type { Synthesize } from "../speech/voice.ts";
import { type Budget, Overspent } from "./budget.ts";

const silent = (): Refusal =>
  new Refusal(503, "no_voice", "Mark's voice has said enough for today. You can read what he says.");

/** The dollars of a million characters are the micro-dollars of one; an engine without a price counts as the dearest. */
const perCharacter = (engine: string): number => {
  const { neural, generative } = speechPrices.charactersPerMillion;
  return engine === "neural" ? neural : generative;
};

/** A voice that is paid for out of the budget, by the character. Throws 503 once it is spent. */
export const meteredVoice = (budget: Budget, synthesize: Synthesize): Synthesize =>
  async function* (speech) {
    await budget.open("speech").catch((error: unknown) => {
      throw error instanceof Overspent ? silent() : error;
    });
    budget.pay(speech.text.length * perCharacter(speech.engine));
    yield* synthesize(speech);
  };
