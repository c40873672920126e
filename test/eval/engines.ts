import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { tipFor } from "../../lambdas/partner/embedded/tip.ts";
import { safeguarded } from "../../lambdas/safeguarding/safeguarded.ts";
import { shielded } from "../../lambdas/safeguarding/shielded.ts";
import type { Engine, EngineName } from "./engine.ts";
import { languageServer } from "./languageServer.ts";
import { Problem } from "./problem.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** How long a model may take for one answer: in a lesson it has less, but here quality is measured. */
const TIMEOUT_MS = 60_000;

const wanted = (variables: Variables, name: string, what: string): string => {
  const value = variables[name];
  if (!value) throw new Problem(`${name} is not set: it is to hold ${what}.`);
  return value;
};

const ownRules = (): Engine => ({
  partner: safeguarded(embedded, async () => embedded),
  assess: embedded.assess,
  grade: embedded.grade,
  reply: embedded.reply,
  tellsError: (moment) => tipFor(examine(moment), moment.exercise.language).isError,
  isFree: true,
  close: async () => undefined,
});

const model = async (modelId: string, close: Engine["close"]): Promise<Engine> => {
  // The SDK is loaded only where a model is measured, and reads its settings from the environment.
  const { bedrock } = await import("../../lambdas/partner/bedrock/bedrock.ts");
  const alone = bedrock(modelId, { timeoutMs: TIMEOUT_MS });
  // With the guard that it has in a lesson, and nobody to take over.
  const guarded = safeguarded(shielded(alone), async () => embedded);
  return {
    partner: guarded,
    assess: guarded.assess,
    grade: guarded.grade,
    // Without one: what the guard leaves of its words tells nothing of how it speaks.
    reply: alone.reply,
    tellsError: (_, { mistakes }) => mistakes.length > 0,
    isFree: false,
    close,
  };
};

const openers: Readonly<Record<EngineName, (variables: Variables) => Promise<Engine>>> = {
  embedded: async () => ownRules(),
  bedrock: async (variables) => {
    wanted(variables, "AWS_REGION", "the region of Bedrock, such as eu-west-1");
    if (!variables.AWS_PROFILE) wanted(variables, "AWS_ACCESS_KEY_ID", "a key that may invoke the model");
    return model(wanted(variables, "MODEL_ID", "a model or an inference profile"), async () => undefined);
  },
  llm: async (variables) => {
    const baseUrl = wanted(
      variables,
      "LLM_BASE_URL",
      "an OpenAI-compatible address, such as http://localhost:11434/v1",
    );
    const name = wanted(variables, "LLM_MODEL", "the name of a model there");
    const server = await languageServer({
      baseUrl,
      model: name,
      apiKey: variables.LLM_API_KEY,
      timeoutMs: TIMEOUT_MS,
    });
    return model(name, server.close);
  },
};

/** Opens an engine. Throws a Problem that says what is missing in the environment. */
export const openEngine = (name: EngineName, variables: Variables = process.env): Promise<Engine> =>
  openers[name](variables);
