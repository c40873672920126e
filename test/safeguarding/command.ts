import { report } from "./figures.ts";

/** `npm run safeguarding`: what our own screen misses, and where it is alarmed by nothing, on both sets of sentences. */
console.log(["seen", "unseen"].map((set) => report(set === "seen" ? "seen" : "unseen")).join("\n\n"));
