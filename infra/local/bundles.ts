import { fileURLToPath } from "node:url";
import { bundle } from "../bundle.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The local run starts this in a thread: bundles the functions into dist/lambdas, and does nothing else. */
await bundle(here("../../lambdas"), here("../../dist/lambdas"));
