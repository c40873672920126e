import type { Language } from "../../../domain/exercise.ts";

/**
 * Where each language's demo is (spec section 9), in the order in which /demo offers them. Their content (domain/demos.ts)
 * stays on the server.
 */
export const demoIds = { German: "1019", French: "5368", Spanish: "6788" } as const satisfies Record<
  Language,
  string
>;

export const isDemo = (assignmentId: string): boolean =>
  Object.values<string>(demoIds).includes(assignmentId);
