import { bringUp } from "../../local/bring-up.ts";
import { describe } from "./description.ts";
import { roomy } from "./roomy.ts";

/**
 * A process of its own for the stack that a run of tests shares: `tsx test/stack/serve.ts <folder>`. Prints one line of
 * JSON, its `Description`, when it is up; what functions print goes to standard error. Ends on SIGTERM.
 */
const [dataDir = ""] = process.argv.slice(2);
const stack = await bringUp({
  dataDir,
  port: 0,
  change: roomy,
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(describe(stack, dataDir))}\n`);
process.once("SIGTERM", () => stack.close().then(() => process.exit()));
