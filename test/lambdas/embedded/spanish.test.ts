import { suitesIn } from "../../suites.ts";

await suitesIn(new URL("spanish/", import.meta.url));
