import type { Template } from "../../local/template/template.ts";

const limits = ["TURNS_PER_DAY", "LESSONS_PER_EXERCISE_PER_DAY", "LESSONS_PER_SITE_PER_DAY"];
const PLENTY = 1_000_000;

type Loose = { Variables?: Record<string, unknown>; MethodSettings?: Record<string, unknown>[] };

/** The template with daily limits and throttling out of the way: a few suites do in a minute what a school does in a month. */
export const roomy = ({ Resources }: Template): void => {
  for (const { Type, Properties } of Object.values(Resources)) {
    if (Type === "AWS::Lambda::Function") {
      const { Variables = {} } = (Properties.Environment ?? {}) as Loose;
      for (const limit of limits) if (limit in Variables) Variables[limit] = String(PLENTY);
    }
    if (Type === "AWS::ApiGateway::Stage")
      for (const method of (Properties as Loose).MethodSettings ?? [])
        Object.assign(method, { ThrottlingRateLimit: PLENTY, ThrottlingBurstLimit: PLENTY });
  }
};
