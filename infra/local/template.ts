import { fileURLToPath } from "node:url";
import { synthesize } from "../synthesize.ts";

/**
 * The local run starts this in a thread: writes the template into cdk.out/ from pages and functions that are built, with the
 * settings in the first word, as JSON. A laptop is not the school, whose own file is left alone. What the checks would find
 * stops the tests and every deployment: here they would take longer than all the rest.
 */
const [settings = "{}"] = process.argv.slice(2);
synthesize(fileURLToPath(new URL("../../cdk.out", import.meta.url)), {
  context: JSON.parse(settings),
  isChecked: false,
});
