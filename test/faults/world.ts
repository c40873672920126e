import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceName } from "../../local/aws/endpoint.ts";
import { bringUp, type Stack } from "../../local/bringUp.ts";
import type { Recogniser } from "../../local/services/transcribe/recogniser.ts";
import { healthy } from "../bedrock/answers.ts";
import type { Asked } from "../bedrock/server.ts";
import { scriptedSpeaker } from "../speech/scriptedSpeaker.ts";
import { describe } from "../stack/description.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { roomy } from "../stack/roomy.ts";

/** One call of a service that is in trouble. Says whether it was answered so; else the service answers as always. */
export type Trouble = (call: {
  request: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
}) => boolean | Promise<boolean>;

/** A stack of its own whose services can be put into trouble, one by one, and out of it. */
export type World = {
  stack: Stack;
  hand: StackInHand;
  /** What each service does now in place of its work. */
  troubles: Map<ServiceName, Trouble>;
  /** Can the recogniser hear? */
  transcriber: { isDeaf: boolean };
  close(): Promise<void>;
};

/** What is heard, whatever is said. */
const HEARD = "J'ai joué au foot avec mes amis.";

const recogniserWith = (transcriber: { isDeaf: boolean }): Recogniser => ({
  open: () => {
    if (transcriber.isDeaf) throw new Error("The recogniser is in trouble.");
    const words = HEARD.split(" ").map((text) => ({ text, confidence: 0.9, from: 0, to: 0 }));
    return { hear: () => [], finish: async () => [{ words, isFinal: true }] };
  },
});

/** Brings one up, all of it in good health, and with a model. */
export const openWorld = async (): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-faults-"));
  const dataDir = join(folder, "data");
  const troubles: World["troubles"] = new Map();
  const transcriber = { isDeaf: false };
  const stack = await bringUp({
    ...{
      dataDir,
      port: 0,
      change: roomy,
      recogniser: recogniserWith(transcriber),
      speaker: scriptedSpeaker(),
    },
    between: (name, service) => ({
      ...service,
      handle: async (request, body, response) => {
        if (await troubles.get(name)?.({ request, body, response })) return;
        if (name !== "BEDROCK_RUNTIME") return service.handle(request, body, response);
        healthy(response, askedIn(request, body));
      },
    }),
  });
  const hand = await openStack(describe(stack, dataDir));
  return {
    ...{ stack, hand, troubles, transcriber },
    close: async () => {
      await hand.close();
      await stack.close();
      rmSync(folder, { recursive: true });
    },
  };
};

/** A call of Bedrock, as the scripted model looks at it. */
export const askedIn = (request: IncomingMessage, body: Buffer): Asked => ({
  ...JSON.parse(body.toString()), // only the SDK asks here
  isStream: request.url?.endsWith("/converse-stream") ?? false,
});
