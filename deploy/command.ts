import { Problem } from "../infra/problem.ts";
import { refusalOf, sentenceOn } from "./aws/refusal.ts";

// It would be said before every command that AWS's SDK wants a newer Node some day.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/**
 * Runs one of the commands here: its exit code is what `work` returns. What whoever deploys can put right is said in its own
 * sentence, and what AWS refuses in AWS's; anything else is a fault of ours, and its stack is wanted.
 */
export const command = async (work: (argv: readonly string[]) => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await work(process.argv.slice(2));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!(error instanceof Problem) && refusal.why === "other" && !isAwsError(error)) throw error;
    process.stderr.write(`${sentenceOn(refusal)}\n`);
    process.exitCode = 1;
  }
};

const isAwsError = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "$metadata" in error;
