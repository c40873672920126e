import { fileURLToPath } from "node:url";
import { weightsOf } from "./build/weights.ts";

/** The first half of `npm run budgets`: what the pages weigh as they were built last. A test fails where one is too heavy. */
const weights = weightsOf(fileURLToPath(new URL("../dist/site/", import.meta.url)));

console.log("Bytes as they are sent (brotli)\n");
for (const { what, bytes, budget } of weights)
  console.log(
    `${what.padEnd(38)}${String(bytes).padStart(7)} of ${String(budget).padStart(7)}  ${bytes > budget ? "over" : "ok"}`,
  );
if (weights.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
