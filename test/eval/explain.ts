import { parseArgs } from "node:util";
import { languages } from "../../domain/exercise.ts";
import { explanationOf } from "./explanation.ts";
import { Problem, telling } from "./problem.ts";

const USAGE = `Use: npm run explain -- ${languages.join("|")} "what the student said" [--question "…"] [--spoken]`;

const read = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { question: { type: "string", default: "" }, spoken: { type: "boolean", default: false } },
    });
    const [named, answer, ...more] = positionals;
    const language = languages.find((each) => each === named);
    return language && answer && more.length === 0 ? { language, answer, ...values } : undefined;
  } catch {
    return undefined;
  }
};

/** `npm run explain`: how our own rules read an answer, what each of them found in it, and why one finding is told and another not. */
await telling(async () => {
  const wanted = read(process.argv.slice(2));
  if (!wanted) throw new Problem(USAGE);
  process.stdout.write(explanationOf(wanted));
});
