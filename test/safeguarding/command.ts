import { report } from "./figures.ts";
import { sets } from "./sentences.ts";

/** `npm run safeguarding`: what our own screen misses, and where it is alarmed by nothing, on each set of sentences. */
console.log(sets.map(report).join("\n\n"));
