import type { BrowserContext } from "playwright-core";

/** How a violation of the content security policy is told, whether or not the browser itself speaks of it. */
export const VIOLATION = "Content security policy violated:";

/**
 * Listens to everything that the pages of a window complain of, from now on: console errors (a refused or failed resource is
 * one), uncaught exceptions, violations of the content security policy. The list grows as they come.
 */
export const listenForComplaints = async (context: BrowserContext): Promise<readonly string[]> => {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  await context.addInitScript((told) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(told, effectiveDirective, blockedURI),
    );
  }, VIOLATION);
  return complaints;
};

/**
 * What is left once each expected complaint has explained one that came; one that was expected and never came is itself
 * something to complain of. [] where all is as expected.
 */
export const unexplained = (complaints: readonly string[], expected: readonly RegExp[]): string[] => {
  const left = [...complaints];
  const missing = expected.filter((pattern) => {
    const place = left.findIndex((complaint) => pattern.test(complaint));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [...left, ...missing.map((pattern) => `Nothing came like ${pattern}.`)];
};
