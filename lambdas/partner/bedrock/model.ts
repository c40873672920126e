import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type GuardrailTraceAssessment,
  ModelErrorException,
} from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { DocumentType } from "@smithy/types";
import * as z from "zod";
import type { CallLength, Meter } from "../../spend/modelMeter.ts";
import { Intervened } from "../intervened.ts";
import { deadline } from "./deadline.ts";
import { choiceOf, type Family, familyOf, withoutRefused } from "./families.ts";
import { Unusable } from "./unusable.ts";

/**
 * What a model is told, what changes least first, so that it may remember the beginning from call to call: its role or task
 * (`system`), photos (JPEG) and the fenced material that stay the same over a lesson, and then the fenced material of this
 * one call, with what is to be done now behind it.
 */
export type Prompt = {
  system: string;
  photos?: readonly Uint8Array[] | undefined;
  lasting?: string | undefined;
  material: string;
  maxTokens: number;
};

/** A guardrail of the school's own, by its id, and a version of it. */
export type Guardrail = { id: string; version: string };

export type Model = {
  /** The answer as text, as it comes. Rejects where the model fails or says nothing, in mid-sentence too. */
  write(prompt: Prompt): AsyncGenerator<string>;
  /** The answer as an object of this shape: a forced tool call, tried once more, with what was wrong, where it does not fit. */
  fill<S extends z.ZodType>(prompt: Prompt, shape: S): Promise<z.output<S>>;
};

/**
 * Tells where a guardrail has stopped something: the student, unless it looked at what the model said. Its trace is read for
 * nothing else, and kept nowhere, because it quotes both.
 * https://docs.aws.amazon.com/bedrock/latest/userguide/guardrails-use-converse-api.html
 */
const intervention = (assessment: GuardrailTraceAssessment | undefined): Intervened =>
  new Intervened(Object.keys(assessment?.outputAssessments ?? {}).length > 0 ? "mark" : "student");

/** How long a whole answer may take, its second try included; a turn's lease is longer than all that it waits for. */
export const TIMEOUT_MS = 5000;
/**
 * The part of the timeout that the first word of a streamed answer may take, and each after it: 2.5 s. It usually takes 0.2
 * to 1.2 s (docs/faults.md), and a pause of a conversation should not be much longer than twice that.
 */
export const WORD_PART = 0.5;
/** The same for a streamed answer in all: 10 s. It is spoken while it comes, so that more of it is waited for. */
export const STREAM_PART = 2;
/** Only an answer that came within this part of the timeout is worth asking for again. */
const TRY_AGAIN_WITHIN = 0.5;
const TOOL = "answer";

/** The tool that an answer of this shape is handed over by. Amazon's own models refuse every other top-level key of JSON Schema. */
export const toolFor = (shape: z.ZodType) => {
  const { type, properties, required } = z.toJSONSchema(shape);
  return {
    toolSpec: {
      name: TOOL,
      description: "Hands over the answer. Always call it.",
      inputSchema: { json: { type, properties, required } as DocumentType }, // JSON, which the SDK calls a document
    },
  };
};

/** What is sent of a prompt to a family; `wrong` says what its first answer got wrong. */
const contentOf = (
  { photos = [], lasting, material }: Prompt,
  { images, cachesFrom }: Family,
  wrong?: z.ZodError,
): ContentBlock[] => {
  return [
    ...(images ? photos : []).map((bytes) => ({ image: { format: "jpeg", source: { bytes } } }) as const),
    ...(lasting ? [{ text: lasting }] : []),
    // Only after a text: right after an image Nova refuses it. Ignored where too little precedes it.
    ...(lasting && cachesFrom !== undefined ? [{ cachePoint: { type: "default" } } as const] : []),
    { text: material },
    ...(wrong ? [{ text: `Your last answer did not fit:\n${z.prettifyError(wrong)}` }] : []),
  ];
};

const lengthOf = ({ system, photos = [], lasting = "", material, maxTokens }: Prompt): CallLength => ({
  characters: system.length + lasting.length + material.length,
  photos: photos.length,
  maxTokens,
});

/** Why a text may end: it is complete. */
const complete: readonly (string | undefined)[] = ["end_turn", "stop_sequence"];

/** How long an answer is waited for (ms), which guardrail looks at what is said, and what pays for it. */
export type ModelOptions = {
  timeoutMs?: number | undefined;
  guardrail?: Guardrail | undefined;
  meter?: Meter | undefined;
};

/**
 * A model on Bedrock that is given up on after `patienceMs`; of a streamed answer, parts and multiples of it count. The
 * handler is named because the client's own would speak HTTP/2 without any time-out. It is tried once: who waits for
 * Mark has no time for more.
 */
export const bedrockModel = (
  modelId: string,
  { timeoutMs = TIMEOUT_MS, guardrail, meter }: ModelOptions = {},
): Model => {
  let family = familyOf(modelId);
  const client = new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ connectionTimeout: 1000 }),
  });
  const input = (prompt: Prompt, family: Family, wrong?: z.ZodError) =>
    ({
      modelId,
      system: [{ text: prompt.system }],
      messages: [{ role: "user", content: contentOf(prompt, family, wrong) }],
      inferenceConfig: { maxTokens: prompt.maxTokens },
      additionalModelRequestFields: family.fields,
      ...(guardrail && {
        guardrailConfig: {
          guardrailIdentifier: guardrail.id,
          guardrailVersion: guardrail.version,
          trace: "enabled",
        },
      }),
    }) satisfies ConverseStreamCommandInput;

  /** Asks as the model's family understands it, and again with less where the model refuses that; less from then on. */
  const adapting = async <Answer>(ask: (family: Family) => Promise<Answer>): Promise<Answer> => {
    const tried = family;
    try {
      return await ask(tried);
    } catch (error) {
      const less = withoutRefused(tried, error);
      if (!less) throw error;
      family = less;
      return adapting(ask);
    }
  };

  const askOnce = async (
    prompt: Prompt,
    shape: z.ZodType,
    signal: AbortSignal,
    wrong?: z.ZodError,
  ): Promise<unknown> => {
    const answer = await adapting((family) => {
      const asked = input(prompt, family, wrong);
      const command = new ConverseCommand({
        ...asked,
        // Marks should not depend on chance, and tool calls are best without it.
        inferenceConfig: { ...asked.inferenceConfig, ...(family.temperature && { temperature: 0 }) },
        toolConfig: { tools: [toolFor(shape)], toolChoice: choiceOf(family, TOOL) },
      });
      return client.send(command, { abortSignal: signal });
    }).catch((error: unknown) => {
      // Nova may write a call that can't be parsed: an answer of another shape.
      // https://docs.aws.amazon.com/nova/latest/userguide/prompting-tool-troubleshooting.html
      if (error instanceof ModelErrorException) return undefined;
      throw error;
    });
    if (!answer) return undefined;
    const { output, stopReason, trace, usage } = answer;
    if (usage) meter?.used(usage);
    if (stopReason === "guardrail_intervened") throw intervention(trace?.guardrail);
    if (stopReason === "content_filtered") throw new Unusable("Filtered");
    // Half a call may fit all the same, with half a tip in it.
    if (stopReason === "max_tokens") return undefined;
    return output?.message?.content?.find((part) => part.toolUse)?.toolUse?.input;
  };

  return {
    async *write(prompt) {
      await meter?.open();
      const limit = deadline(WORD_PART * timeoutMs, STREAM_PART * timeoutMs);
      // Once a stream has begun it costs something, even if whoever reads it leaves.
      let owes = false;
      try {
        const { stream } = await adapting((family) =>
          client.send(new ConverseStreamCommand(input(prompt, family)), { abortSignal: limit.signal }),
        );
        owes = true;
        let isEmpty = true;
        let reason: string | undefined;
        // With a guardrail it may be the guardrail's own words instead, which only the end tells.
        let held = "";
        for await (const { contentBlockDelta, messageStop, metadata } of stream ?? []) {
          reason ??= messageStop?.stopReason;
          if (metadata?.usage) {
            meter?.used(metadata.usage);
            owes = false;
          }
          // The trace comes behind the end of the message.
          if (reason === "guardrail_intervened" && metadata) throw intervention(metadata.trace?.guardrail);
          const text = contentBlockDelta?.delta?.text;
          if (!text) continue;
          isEmpty = false;
          limit.heard();
          if (guardrail) held += text;
          else yield text;
          limit.awaits();
        }
        if (reason === "guardrail_intervened") throw intervention(undefined);
        if (reason === "content_filtered") throw new Unusable("Filtered");
        // A connection that was closed between two words looks like an end.
        if (reason === undefined) throw new Unusable("BrokenOff");
        if (isEmpty || !complete.includes(reason)) throw new Unusable("Misshapen");
        if (held !== "") yield held;
      } catch (error) {
        owes ||= limit.signal.aborted;
        throw limit.reasonOf(error);
      } finally {
        limit.end();
        if (owes) meter?.brokenOff(lengthOf(prompt));
      }
    },
    async fill(prompt, shape) {
      await meter?.open();
      const limit = deadline(timeoutMs, timeoutMs);
      const start = performance.now();
      try {
        const first = shape.safeParse(await askOnce(prompt, shape, limit.signal));
        if (first.success) return first.data;
        if (performance.now() - start > TRY_AGAIN_WITHIN * timeoutMs) throw new Unusable("Misshapen");
        const second = shape.safeParse(await askOnce(prompt, shape, limit.signal, first.error));
        if (second.success) return second.data;
        throw new Unusable("Misshapen");
      } catch (error) {
        if (limit.signal.aborted) meter?.brokenOff(lengthOf(prompt));
        throw limit.reasonOf(error);
      } finally {
        limit.end();
      }
    },
  };
};
