/** A process to be killed while its speech program runs: says one sentence, prints how long the sound is, and stays. */
import { speaker } from "../../../local/services/speech/speaker.ts";

const { length } = await speaker("espeak-ng").say("Bonjour", "fr");
process.stdout.write(`${length}\n`);
