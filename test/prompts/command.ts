import { PRICES_DATE, type Priced, tokenPrices } from "../../domain/prices.ts";
import { upstreams } from "../bench/voice/upstreams.ts";
import { CHARACTERS_PER_TOKEN, type Counted, PHOTO_TOKENS } from "./countingModel.ts";
import { byTask, rememberedBy, sumOf } from "./figures.ts";
import { callsOf, type LessonName, lessons, otherCalls } from "./lesson.ts";
import { costOf } from "./prices.ts";

const models = Object.keys(tokenPrices) as Priced[]; // keys() forgets its keys' type
const print = (line = ""): void => void process.stdout.write(`${line}\n`);
const each = (sum: number, calls: number): string => Math.round(sum / calls).toLocaleString("en");
const number = (count: number): string => Math.round(count).toLocaleString("en");

const table = (calls: readonly Counted[]): void => {
  print(`  ${"task".padEnd(34)}calls   in, each   of it unchanging   out, each`);
  for (const [task, sum] of byTask(calls))
    print(
      `  ${task.padEnd(34)}${String(sum.calls).padStart(5)}${each(sum.in, sum.calls).padStart(11)}` +
        `${`${Math.round((100 * sum.stable) / sum.in)} %`.padStart(19)}${each(sum.out, sum.calls).padStart(12)}`,
    );
};

const lesson = async (name: LessonName): Promise<void> => {
  const calls = await callsOf(name);
  const sum = sumOf(calls);
  print(`A ${name} of ${lessons[name].answers} answers`);
  table(calls);
  print(`  in all: ${number(sum.in)} tokens in, ${number(sum.out)} out`);
  for (const model of models) {
    const remembered = rememberedBy(model, calls);
    // A guess that does not come true is asked anew.
    const ahead = 2 - upstreams.sameWords.value;
    print(
      `  ${model}: $${costOf(model, sum).toFixed(4)}, with Mark thinking ahead $${(ahead * costOf(model, sum)).toFixed(4)}; ` +
        `${number(remembered)} tokens (${Math.round((100 * remembered) / sum.in)} %) may come from its cache`,
    );
  }
  print();
};

/** `npm run prompts`: what every prompt weighs, and what a lesson costs. */
print(
  `Tokens are estimated: ${CHARACTERS_PER_TOKEN} characters each, a photo ${number(PHOTO_TOKENS)}. Prices of ${PRICES_DATE}; check them before you count on a figure.\n`,
);
for (const name of Object.keys(lessons) as LessonName[]) await lesson(name); // keys() forgets its keys' type
print("Outside lessons");
table(await otherCalls());
