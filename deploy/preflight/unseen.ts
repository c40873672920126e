import { note } from "../finding.ts";
import { type Check, consolePage } from "./site.ts";

/** What the settings name, and whoever deploys has to see to: nothing here is asked of AWS. */
export const unseen: Check = {
  about: "By hand",
  page: consolePage("console/home"),
  ask: async ({ settings: { certificate, googleSecret, region } }) => [
    ...(certificate === undefined
      ? []
      : [
          note(
            "Your certificate has to be ISSUED before it can be used.",
            `aws acm describe-certificate --region us-east-1 --certificate-arn ${certificate} --query Certificate.Status`,
          ),
        ]),
    ...(googleSecret === undefined
      ? []
      : [
          note(
            `The secret ${googleSecret} has to be in Secrets Manager in ${region}.`,
            `aws secretsmanager describe-secret --secret-id ${googleSecret} --region ${region}`,
          ),
        ]),
  ],
};
