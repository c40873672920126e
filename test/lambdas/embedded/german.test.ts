import { suitesIn } from "../../suites.ts";

await suitesIn(new URL("german/", import.meta.url));
