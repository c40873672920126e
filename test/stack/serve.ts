import { bringUp } from "../../local/bring-up.ts";
import { describe } from "./description.ts";
import { roomy } from "./roomy.ts";

/**
 * A process of its own for the stack that a run of tests shares: `tsx test/stack/serve.ts <folder> <port>`, 0
 * for any free port. Prints one line of JSON, its `Description`, when it is up; what functions print goes to standard
 * error. Ends on SIGTERM.
 */
const [dataDir = "", port = "0"] = process.argv.slice(2);
const stack = await bringUp({
  dataDir,
  port: Number(port),
  change: roomy,
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(describe(stack, dataDir))}\n`);
process.once("SIGTERM", () => stack.close().then(() => process.exit()));
