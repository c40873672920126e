import { GetGuardrailCommand, ResourceNotFoundException } from "@aws-sdk/client-bedrock";
import { no, ok } from "../finding.ts";
import { type Check, consolePage } from "./site.ts";

/** Is there the school's own guardrail, where the settings name one? */
export const guardrail: Check = {
  about: "Your guardrail",
  page: consolePage("bedrock/home?region=REGION#/guardrails"),
  ask: async ({ aws, settings: { guardrail: named, region } }) => {
    if (!named) return [];
    const about = `Your guardrail: ${named.id}, version ${named.version}`;
    try {
      const { status } = await aws.bedrock.send(
        new GetGuardrailCommand({ guardrailIdentifier: named.id, guardrailVersion: named.version }),
      );
      return status === "READY"
        ? [ok(`${about}, is ready.`)]
        : [no(`${about}, is ${status}.`, consolePage("bedrock/home?region=REGION#/guardrails")(region))];
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error;
      return [no(`${about}, is not in ${region}.`, `aws bedrock list-guardrails --region ${region}`)];
    }
  },
};
