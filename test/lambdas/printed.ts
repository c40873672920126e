import { jest } from "@jest/globals";
import { powertools } from "../../lambdas/telemetry/powertools.ts";
import { watchBy } from "../../lambdas/telemetry/watch.ts";

process.env.AWS_LAMBDA_FUNCTION_NAME = "Viva-Test";

/** The lines that a function prints meanwhile, each parsed: it has to be JSON. */
export const printedBy = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  let printed = "";
  const take = (chunk: unknown): boolean => {
    printed += String(chunk);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((out) =>
    jest.spyOn(out, "write").mockImplementation(take),
  );
  try {
    watchBy(async () => powertools());
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return printed
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
};
