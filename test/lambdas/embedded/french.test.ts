import { suitesIn } from "../../suites.ts";

await suitesIn(new URL("french/", import.meta.url));
