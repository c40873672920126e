import { suitesIn } from "../../suites.ts";

await suitesIn(new URL("building/", import.meta.url));
