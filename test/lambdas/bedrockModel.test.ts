import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import * as z from "zod";
import { blankExercise, type Exercise } from "../../domain/exercise.ts";
import { bedrock as partnerOf } from "../../lambdas/partner/bedrock/bedrock.ts";
import { bedrockModel } from "../../lambdas/partner/bedrock/model.ts";
import type { Moment, Order } from "../../lambdas/partner/partner.ts";
import { bedrock } from "../../local/services/bedrock.ts";
import { chatServer, type Reply, streamed, whole } from "../local/services/chatServer.ts";
import { account } from "../local/services/place.ts";
import { clientOf, type Served, serve } from "../local/services/serve.ts";

const activity = "Conversation About Topic";
const shape = z.object({ count: z.number().max(5, { error: "Five at most." }) });
const prompt = { system: "Count.", material: "Apples", maxTokens: 50 };
const calling = (input: object): Reply =>
  whole(
    {
      tool_calls: [
        { id: "1", type: "function", function: { name: "answer", arguments: JSON.stringify(input) } },
      ],
    },
    "tool_calls",
  );

let server: Awaited<ReturnType<typeof chatServer>>;
let served: Served;
const before = { ...process.env };

beforeEach(async () => {
  server = await chatServer(calling({ count: 3 }));
  served = await serve(await bedrock({ baseUrl: server.baseUrl, model: "tiny" }, account));
  const { endpoint, region, credentials } = clientOf(served);
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = endpoint;
  process.env.AWS_REGION = region;
  process.env.AWS_ACCESS_KEY_ID = credentials.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = credentials.secretAccessKey;
});
afterEach(async () => {
  process.env = { ...before };
  await served.close();
  await server.close();
});

const sent = (): string => JSON.stringify(server.chats.map(({ chat }) => chat.messages));

test("an answer that fits is asked for once", async () => {
  expect(await bedrockModel("eu.test").fill(prompt, shape)).toEqual({ count: 3 });
  expect(server.chats).toHaveLength(1);
  expect(sent()).not.toContain("did not fit");
});

test("one that does not is asked for once more, with what was wrong", async () => {
  server.answerWith((response) => {
    server.answerWith(calling({ count: 4 }));
    calling({ count: 50 })(response);
  });
  expect(await bedrockModel("eu.test").fill(prompt, shape)).toEqual({ count: 4 });
  expect(server.chats).toHaveLength(2);
  expect(JSON.stringify(server.chats[1])).toContain("Five at most.");
});

test("and then given up on", async () => {
  server.answerWith(calling({ count: 50 }));
  await expect(bedrockModel("eu.test").fill(prompt, shape)).rejects.toMatchObject({ name: "Misshapen" });
  expect(server.chats).toHaveLength(2);
});

test("an assessment whose list of mistakes does not fit is taken without it, and not asked for again", async () => {
  const given = { score: 62, improvement: "Say more.", mistakes: "none" };
  server.answerWith(calling(given));
  const exercise = {
    ...blankExercise,
    assignment_id: "1",
    ownerId: "",
    activity,
    language: "French",
  } as const;
  const moment: Moment = {
    exercise: { ...exercise, questionNotes: [] },
    lines: [{ role: "user", content: "Je joue." }],
    asked: { text: "Que fais-tu ?" },
    next: { kind: "closing" },
    spoken: false,
  };
  expect(await partnerOf("eu.test").assess(moment)).toMatchObject({ ...given, mistakes: [] });
  expect(server.chats).toHaveLength(1);
});

describe("what has a photo is asked once, and shown it", () => {
  const photo = new Uint8Array([0xff, 0xd8, 0xff]);
  const mark = () => partnerOf("eu.amazon.nova-2-lite-v1:0", { readPhoto: async () => photo });
  const exercise: Exercise = {
    ...blankExercise,
    ...{ assignment_id: "1", ownerId: "", activity: "Photo Role Play", language: "French" },
    ...{ asset_url: "shared-images/1.jpeg", questionNotes: [] },
  };
  const moment: Moment = {
    exercise,
    lines: [{ role: "user", content: "Je vois un chien." }],
    asked: { text: "Qu'est-ce qu'il y a sur la photo ?" },
    next: { kind: "follow-up" },
    spoken: false,
  };
  const question = {
    tense: "present",
    topic: "animals",
    translation: "",
    modelAnswer: "",
    studentAsks: false,
  };
  const built = {
    ...{ title: "La plage", focus: "Describe a photo.", passage: "" },
    questions: [
      "Qui est-ce ?",
      "Où sont-ils ?",
      "Que font-ils ?",
      "Il fait chaud ?",
      "Tu aimes la plage ?",
    ].map((text) => ({ ...question, text })),
  };
  const form = { title: "", questions: [], objective: "", passage: "" };
  const options = ["Follow the exam format exactly"] as const;
  const order: Order = {
    ...{ activity: "Photo Role Play", language: "French", level: "GCSE - Foundational", board: "AQA" },
    ...{ prompt: "the beach", options, form, photo, chance: 0.5 },
  };

  const reply = async () => {
    for await (const _ of mark().reply(moment));
  };

  test.each<[string, Reply, () => Promise<unknown>]>([
    ["a reply", streamed(["Super !"]), reply],
    ["a mark", calling({ score: 60, improvement: "", mistakes: [] }), () => mark().assess(moment)],
    [
      "a translation and a model answer",
      calling({ translation: "What is it?", options: "C'est un chien." }),
      () => mark().annotate(moment, "Qu'est-ce que c'est ?"),
    ],
    ["an exercise", calling(built), () => mark().build(order)],
  ])("%s", async (_, answer, ask) => {
    server.answerWith(answer);
    await ask();
    expect(server.chats).toHaveLength(1);
    expect(sent()).toContain("data:image/jpeg;base64,/9j/");
  });
});
