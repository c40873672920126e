/** `npm run budgets`: what each page weighs, how soon it is there on a slow line, and what Lighthouse makes of it. */
await import("../../frontend/budgets.ts");
await import("./pages.ts");
await import("./scores.ts");
