import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { bringUp } from "../../local/bringUp.ts";
import type { Template } from "../../local/template/template.ts";
import { counting } from "../local/services/listening.ts";
import { scriptedSpeaker } from "../speech/scriptedSpeaker.ts";
import { walk } from "../stack/walk.ts";

type Resource = Template["Resources"][string];

/** The first resource of a type whose JSON holds all these texts. */
const find = ({ Resources }: Template, type: string, ...texts: string[]): [string, Resource] => {
  const found = Object.entries(Resources).find(
    ([id, resource]) =>
      resource.Type === type && texts.every((text) => (id + JSON.stringify(resource)).includes(text)),
  );
  if (!found) throw new Error(`The template has no ${type} with ${texts.join(" and ")}.`);
  return found;
};

/** Takes every part of a nested value away that this is true of. */
const prune = (value: unknown, isGone: (key: string, inner: unknown) => boolean): void => {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!isGone(key, inner)) prune(inner, isGone);
    else if (Array.isArray(value)) value.splice(value.indexOf(inner), 1);
    else Reflect.deleteProperty(value, key);
  }
};

const isBehaviour = (value: unknown, path: string): boolean =>
  typeof value === "object" && value !== null && "PathPattern" in value && value.PathPattern === path;

const walkOn = async (change: (template: Template) => void): Promise<string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "viva-without-"));
  const stack = await bringUp({ dataDir, port: 0, change, recogniser: counting, speaker: scriptedSpeaker() });
  try {
    return await walk(stack.url);
  } catch (error) {
    // An answer that the documents don't have ends the walk, and is a complaint like any other.
    if (error instanceof Error) return [error.message];
    throw error;
  } finally {
    await stack.close();
    rmSync(dataDir, { recursive: true });
  }
};

test("on the stack as it is, a walk finds nothing amiss", async () => {
  expect(await walkOn(() => undefined)).toEqual([]);
});

const partsTaken: [what: string, change: (template: Template) => void, complaint: RegExp][] = [
  [
    "a permission (grading may no longer write results)",
    (template) => {
      const [, policy] = find(template, "AWS::IAM::Policy", "grading", "dynamodb:PutItem");
      prune(policy.Properties, (_, inner) => inner === "dynamodb:PutItem");
    },
    /gradeLesson answered 500/,
  ],
  [
    "a route (the hint)",
    (template) => {
      const [id] = find(template, "AWS::ApiGateway::Method", "giveHint");
      delete template.Resources[id];
    },
    /giveHint answered 404/,
  ],
  [
    "an environment variable (where lessons are kept)",
    (template) => {
      const [, lambda] = find(template, "AWS::Lambda::Function", "ConversationFunction");
      prune(lambda.Properties, (key) => key === "LESSONS_TABLE");
    },
    /startLesson answered 50[23]/,
  ],
  [
    "a security header (against framing)",
    (template) => {
      const policies = Object.values(template.Resources).filter(
        ({ Type }) => Type === "AWS::CloudFront::ResponseHeadersPolicy",
      );
      for (const { Properties } of policies) prune(Properties, (key) => key === "FrameOptions");
    },
    /The page has no x-frame-options/,
  ],
  [
    "a gateway response (for who is not signed in)",
    (template) => {
      const [id] = find(template, "AWS::ApiGateway::GatewayResponse", '"UNAUTHORIZED"');
      delete template.Resources[id];
    },
    /startLesson answered 400/,
  ],
  [
    "the right to let a page stream",
    (template) => {
      const [, policy] = find(
        template,
        "AWS::IAM::Policy",
        "conversation",
        "StartStreamTranscriptionWebSocket",
      );
      prune(policy.Properties, (_, inner) => inner === "transcribe:StartStreamTranscriptionWebSocket");
    },
    /The stream at 127\.0\.0\.1:\d+ said AccessDeniedException/,
  ],
  [
    "the way through the site to the recogniser",
    (template) => {
      const [, distribution] = find(template, "AWS::CloudFront::Distribution");
      prune(distribution.Properties, (_, inner) => isBehaviour(inner, "/stream-transcription-websocket"));
    },
    /The stream at localhost:\d+ said Error/,
  ],
];

test.each(partsTaken)("without %s the same walk goes red", async (_what, change, complaint) => {
  expect((await walkOn(change)).join("\n")).toMatch(complaint);
});
