import { writeFileSync } from "node:fs";
import { apiPage } from "./apiPage.ts";

/** `npm run docs`: writes the pages that are made from the code. A test fails while one of them is out of date. */
writeFileSync(new URL("api.md", import.meta.url), apiPage());
