import { installSpeech } from "./install.ts";
import { SPEECH_DIR } from "./installed.ts";

/** `npm run speech:install`: fetches what the local run understands speech with, about 350 MB. */
await installSpeech(SPEECH_DIR, (line) => process.stdout.write(`${line}\n`)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
