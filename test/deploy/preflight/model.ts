import { jsonError } from "../aws/answers.ts";
import { available } from "../aws/healthy.ts";
import { type State, scp } from "./state.ts";

const MODEL = "amazon.nova-2-lite-v1:0";
const AVAILABILITY = `GET /foundation-model-availability/${MODEL}`;

/** Mark's model, and a guardrail. */
export const model: readonly State[] = [
  {
    what: "an inference profile that is not there",
    answers: {
      [`GET /inference-profiles/eu.${MODEL}`]: () => jsonError("ResourceNotFoundException", "No.", 404),
    },
    line: "no   Mark's model: eu-west-1 has no inference profile eu.amazon.nova-2-lite-v1:0.\n       → aws bedrock list-inference-profiles --region eu-west-1, and set modelId in viva.settings.json to one of them",
  },
  {
    what: "a model that the region does not have",
    answers: { [AVAILABILITY]: () => available({ regionAvailability: "NOT_AVAILABLE" }) },
    settings: ["viva:mailSender=viva@school.example", `viva:modelId=${MODEL}`],
    line: `no   Mark's model: eu-west-1 has no model ${MODEL}.\n       → aws bedrock list-foundation-models --region eu-west-1, and set modelId in viva.settings.json to one of them`,
  },
  {
    what: "a model that there is not",
    answers: {
      "GET /foundation-model-availability/mistral.voxtral": () => jsonError("ValidationException", "No."),
      "GET /foundation-models/mistral.voxtral": () => jsonError("ResourceNotFoundException", "No.", 404),
    },
    settings: ["viva:mailSender=viva@school.example", "viva:modelId=mistral.voxtral"],
    line: "no   Mark's model: eu-west-1 has no model mistral.voxtral.\n       → aws bedrock list-foundation-models --region eu-west-1, and set modelId in viva.settings.json to one of them",
  },
  {
    what: "a model that needs an agreement",
    answers: { [AVAILABILITY]: () => available({ agreementAvailability: { status: "NOT_AVAILABLE" } }) },
    line: "note Mark's model: eu.amazon.nova-2-lite-v1:0 is not enabled in this account; until then Mark answers by Viva's own rules, and says so.\n       → npm run preflight -- --enable-model",
  },
  {
    what: "a model that is being enabled",
    answers: { [AVAILABILITY]: () => available({ agreementAvailability: { status: "PENDING" } }) },
    line: "note Mark's model: AWS is still enabling eu.amazon.nova-2-lite-v1:0; until then Mark answers by Viva's own rules, and says so.\n       → Run this again in a quarter of an hour",
  },
  {
    what: "an account that may not use the model",
    answers: { [AVAILABILITY]: () => available({ authorizationStatus: "NOT_AUTHORIZED" }) },
    line: "note Mark's model: this account may not use eu.amazon.nova-2-lite-v1:0 yet; until then Mark answers by Viva's own rules, and says so.\n       → https://eu-west-1.console.aws.amazon.com/bedrock/home?region=eu-west-1#/modelaccess",
  },
  {
    what: "a region that the organization forbids for the model",
    answers: {
      [AVAILABILITY]: () =>
        jsonError("AccessDeniedException", scp("bedrock:GetFoundationModelAvailability"), 403),
    },
    line: "no   Mark's model: a policy of your AWS organization (SCP) denies bedrock:GetFoundationModelAvailability in eu-west-1.\n       → Ask whoever looks after the organization to allow bedrock:GetFoundationModelAvailability in eu-west-1, or set region in viva.settings.json to one that it allows.",
  },
  {
    what: "a guardrail that is not there",
    answers: { "GET /guardrails/abc123": () => jsonError("ResourceNotFoundException", "No.", 404) },
    settings: ["viva:mailSender=viva@school.example", "viva:guardrail=abc123:7"],
    line: "no   Your guardrail: abc123, version 7, is not in eu-west-1.\n       → aws bedrock list-guardrails --region eu-west-1",
  },
];
