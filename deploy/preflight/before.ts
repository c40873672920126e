import { no, note, ok } from "../finding.ts";
import { STACK } from "../settings.ts";
import { stackNamed } from "./bootstrap.ts";
import { type Check, consolePage } from "./site.ts";

/** Is there a Viva already, and can it be updated? */
export const before: Check = {
  about: "What is deployed",
  page: consolePage("cloudformation/home?region=REGION"),
  ask: async ({ aws, settings: { region } }) => {
    const stack = await stackNamed(aws, STACK);
    if (!stack) return [ok("What is deployed: nothing yet.")];
    const status = String(stack.StackStatus);
    const about = `What is deployed: the stack ${STACK} is ${status}`;
    const command = (name: string) => `aws cloudformation ${name} --stack-name ${STACK} --region ${region}`;
    if (status === "UPDATE_ROLLBACK_FAILED")
      return [no(`${about}, and must be brought back first.`, command("continue-update-rollback"))];
    if (status === "ROLLBACK_COMPLETE")
      return [note(`${about}: a first deployment failed. npm run deploy removes it and starts over.`)];
    if (status.endsWith("_FAILED"))
      return [no(`${about}.`, `${command("describe-stack-events")}, then npm run destroy`)];
    if (status.endsWith("_IN_PROGRESS") && status !== "REVIEW_IN_PROGRESS")
      return [
        no(
          `${about}: somebody is deploying.`,
          `${command("describe-stacks")}, and run this again when it says COMPLETE`,
        ),
      ];
    return [ok(`${about}, and will be updated.`)];
  },
};
