import { build } from "./build.ts";
import { standInGoogle } from "./standInGoogle.ts";

/** `npm run built`: the stack that tests run on, as `npm start` has it, with the stand-in for Google. */
await build(standInGoogle, (line) => process.stdout.write(`${line}\n`));
