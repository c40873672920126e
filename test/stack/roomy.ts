import type { Template } from "../../local/template/template.ts";

const PLENTY = 1_000_000;

type Loose = { Variables?: Record<string, unknown>; MethodSettings?: Record<string, unknown>[] };

/** The template with daily limits and throttling out of the way: a few suites do in a minute what a school does in a month. */
export const roomy = ({ Resources }: Template): void => {
  for (const { Type, Properties } of Object.values(Resources)) {
    if (Type === "AWS::Lambda::Function") {
      const { Variables = {} } = (Properties.Environment ?? {}) as Loose;
      for (const name of Object.keys(Variables))
        if (name.endsWith("_PER_DAY")) Variables[name] = String(PLENTY);
    }
    if (Type === "AWS::ApiGateway::Stage")
      for (const method of (Properties as Loose).MethodSettings ?? [])
        Object.assign(method, { ThrottlingRateLimit: PLENTY, ThrottlingBurstLimit: PLENTY });
  }
};
