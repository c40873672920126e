import {
  type ConverseCommandInput,
  type ToolChoice,
  ValidationException,
} from "@aws-sdk/client-bedrock-runtime";

/** What a family of models understands of what Viva asks. */
export type Family = {
  /** How it can be made to fill a tool in: by its name, by having to call any (there is one only), or by being asked to. */
  toolChoice: "tool" | "any" | "auto";
  /** Can it look at a photo? */
  images: boolean;
  /** From how many tokens on it remembers what comes before a cache point; undefined where it knows none. */
  cachesFrom: number | undefined;
  /** May its answers be asked to depend less on chance? Newer models refuse such a wish. */
  temperature: boolean;
  /** What keeps it from thinking aloud first, which nobody who talks with Mark can wait for. */
  fields?: ConverseCommandInput["additionalModelRequestFields"];
};

const nova: Family = { toolChoice: "tool", images: true, cachesFrom: 1000, temperature: true };
// Haiku 4.5 remembers from 4,096 tokens on, others from 1,024; a point that comes too early does no harm.
const claude: Family = { toolChoice: "tool", images: true, cachesFrom: 4096, temperature: true };
/** All that every model on Converse can do. */
const plain: Family = { toolChoice: "auto", images: false, cachesFrom: undefined, temperature: false };

/**
 * By the model's id, without its region; the first that fits counts. Sources:
 * tool choice https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolChoice.html
 *   and, for Nova, https://docs.aws.amazon.com/nova/latest/userguide/tool-choice.html;
 * images and tools https://docs.aws.amazon.com/bedrock/latest/userguide/conversation-inference-supported-models-features.html;
 * cache points https://docs.aws.amazon.com/bedrock/latest/userguide/prompt-caching.html;
 * Claude's sampling and thinking https://platform.claude.com/docs/en/about-claude/models/migration-guide;
 * Nova thinks only when told to https://docs.aws.amazon.com/nova/latest/nova2-userguide/extended-thinking.html.
 */
const families: readonly (readonly [id: RegExp, family: Family])[] = [
  [/^amazon\.nova-micro/, { ...nova, images: false }],
  [/^amazon\.nova-/, nova],
  [/^anthropic\.claude-3-5-haiku/, { ...claude, images: false }],
  [/^anthropic\.claude-(?:3|(?:haiku|sonnet|opus)-4(?:-[0-6])?(?:-\d{8}|$))/, claude],
  [/^anthropic\.claude-/, { ...claude, temperature: false, fields: { thinking: { type: "disabled" } } }],
  [/^mistral\.mistral-large/, { ...plain, toolChoice: "any", temperature: true }],
  [/^mistral\./, { ...plain, temperature: true }],
  [/^meta\.llama(?:3-2-(?:11|90)b|4)/, { ...plain, images: true, temperature: true }],
  [/^meta\.llama/, { ...plain, temperature: true }],
];

/** The group of regions that an inference profile's id begins with. */
const GROUP = /^(?:us|us-gov|eu|apac|au|ca|jp|global)\./;

/** The family of a model or inference profile; of one that nobody has heard of, the least that can be counted on. */
export const familyOf = (modelId: string): Family => {
  const id = modelId.replace(GROUP, "");
  return families.find(([pattern]) => pattern.test(id))?.[1] ?? plain;
};

/** The choice of tool that makes this family fill in the one it is given. */
export const choiceOf = ({ toolChoice }: Family, name: string): ToolChoice =>
  ({ tool: { tool: { name } }, any: { any: {} }, auto: { auto: {} } })[toolChoice];

/**
 * What is left to ask a model for that refused part of what its family should understand; undefined where that was not it. Words of
 * Bedrock's: "This model doesn't support the toolConfig.toolChoice.tool field." (https://github.com/langchain-ai/langchain-aws/issues/435),
 * "extraneous key [cachePoint] is not permitted" (https://github.com/zeroclaw-labs/zeroclaw/issues/8720). Both came from
 * models whose documentation says otherwise.
 */
export const withoutRefused = (family: Family, error: unknown): Family | undefined => {
  if (!(error instanceof ValidationException)) return undefined;
  if (family.toolChoice !== "auto" && error.message.includes("toolChoice"))
    return { ...family, toolChoice: "auto" };
  if (family.cachesFrom !== undefined && error.message.includes("cachePoint"))
    return { ...family, cachesFrom: undefined };
  return undefined;
};
