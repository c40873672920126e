import { GetAccountSettingsCommand } from "@aws-sdk/client-lambda";
import { enough } from "./quotas.ts";
import { type Check, consolePage } from "./site.ts";

/** How many calls Lambda answers at a time; new accounts have as few as 10. */
export const concurrency: Check = {
  about: "Lambda",
  page: consolePage("servicequotas/home/services/lambda/quotas"),
  ask: async (site) => {
    const { AccountLimit } = await site.aws.lambda.send(new GetAccountSettingsCommand());
    const quota = { Value: AccountLimit?.ConcurrentExecutions, QuotaCode: "L-B99A9384" };
    return [
      enough(site, quota, { about: "Lambda", unit: "calls at a time", needed: 100, service: "lambda" }),
    ];
  },
};
