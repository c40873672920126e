import { listen } from "../../../local/aws/listen.ts";
import { bringUp } from "../../../local/bringUp.ts";
import { describe } from "../../stack/description.ts";
import { roomy } from "../../stack/roomy.ts";

/**
 * The stack of the load in a process of its own, as test/stack/serve.ts brings up the one of the tests: it counts the calls of
 * the store, and lets as many functions run at once as an account usually has.
 */
const [dataDir = ""] = process.argv.slice(2);
const asked = { calls: 0 };
const counted = await listen((_, response) => response.end(JSON.stringify(asked)), 0);
const stack = await bringUp({
  dataDir,
  port: 0,
  change: roomy,
  concurrency: 1000,
  between: (name, service) => ({
    ...service,
    handle: (request, body, response) => {
      if (name === "DYNAMODB") asked.calls += 1;
      return service.handle(request, body, response);
    },
  }),
  log: (line) => process.stderr.write(`${line}\n`),
});
const description = { ...describe(stack, dataDir), measured: `http://127.0.0.1:${counted.port}` };
process.stdout.write(`${JSON.stringify(description)}\n`);
process.once("SIGTERM", () => Promise.all([stack.close(), counted.close()]).then(() => process.exit()));
