import { synthesize } from "./build.ts";
import { standInGoogle } from "./standInGoogle.ts";

/** What `npm run built` brings about: the stack that tests run on, as `npm start` has it, with the stand-in for Google. */
await synthesize(standInGoogle);
