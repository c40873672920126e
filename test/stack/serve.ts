import { listen } from "../../local/aws/listen.ts";
import { bringUp } from "../../local/bringUp.ts";
import { scriptedRecogniser } from "../speech/scripted.ts";
import { scriptedSpeaker } from "../speech/scriptedSpeaker.ts";
import { describe } from "./description.ts";
import { roomy } from "./roomy.ts";

/**
 * A process of its own for the stack that a run of tests shares: `tsx test/stack/serve.ts <folder> <port>`, 0
 * for any free port. It understands the recordings of test/speech, and nothing else. Prints one line of JSON, its
 * `Description`, when it is up; what functions print goes to standard error. Ends on SIGTERM.
 */
const [dataDir = "", port = "0"] = process.argv.slice(2);
const recogniser = scriptedRecogniser();
const measured = await listen((_, response) => response.end(JSON.stringify(recogniser.measured)), 0);
const stack = await bringUp({
  dataDir,
  port: Number(port),
  change: roomy,
  recogniser,
  speaker: scriptedSpeaker(),
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(
  `${JSON.stringify({ ...describe(stack, dataDir), measured: `http://127.0.0.1:${measured.port}` })}\n`,
);
process.once("SIGTERM", () => Promise.all([stack.close(), measured.close()]).then(() => process.exit()));
