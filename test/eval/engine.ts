import type { Moment, Partner } from "../../lambdas/partner/partner.ts";

export const engineNames = ["embedded", "bedrock", "llm"] as const;
export type EngineName = (typeof engineNames)[number];

type Assessed = Awaited<ReturnType<Partner["assess"]>>;

/** An engine to be measured. */
export type Engine = {
  /** As it plays in a lesson, with the guard that it has there. */
  partner: Partner;
  assess: Partner["assess"];
  grade: Partner["grade"];
  reply: Partner["reply"];
  /** Is its tip about something that is wrong with the answer, by the engine's own account rather than by the tip's words? */
  tellsError(moment: Moment, assessed: Assessed): boolean;
  /** Does an answer cost neither money nor patience, so that all may be asked twice? */
  isFree: boolean;
  close(): Promise<void>;
};
