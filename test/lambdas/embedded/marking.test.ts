import { suitesIn } from "../../suites.ts";

await suitesIn(new URL("marking/", import.meta.url));
