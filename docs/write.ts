import { writeFileSync } from "node:fs";
import { pages } from "./pages.ts";

/** `npm run docs`: writes the pages that are made from the code. A test fails while one of them is out of date. */
for (const [name, page] of Object.entries(pages)) writeFileSync(new URL(name, import.meta.url), page());
