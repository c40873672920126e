import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { chatServer, whole } from "../local/services/chatServer.ts";
import { openEngine } from "./engines.ts";
import { judge } from "./judge.ts";
import type { Sample } from "./sample.ts";

const french = (answer: string, correct: boolean): Sample => ({
  language: "French",
  question: "Qu'est-ce que tu as fait hier ?",
  answer,
  correct,
});
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test("our own rules tell an error from what would make an answer better", async () => {
  const engine = await openEngine("embedded", {});
  const [wrong, short, astray, foreign] = await judge(engine, [
    french("J'ai allé au cinéma.", false),
    french("J'ai joué au foot.", true),
    french("Demain, je jouerai.", false),
    french("I went to the cinema yesterday", false),
  ]);
  expect(wrong).toMatchObject({ tellsError: true, tip: expect.stringContaining("J'ai allé") });
  expect(short).toMatchObject({ tellsError: false, tip: expect.stringContaining("Say how it was") });
  expect([astray?.tellsError, foreign?.tellsError]).toEqual([true, true]);
});

test.each([
  ["bedrock", {}, "AWS_REGION"],
  ["bedrock", { AWS_REGION: "eu-west-1" }, "AWS_ACCESS_KEY_ID"],
  ["bedrock", { AWS_REGION: "eu-west-1", AWS_PROFILE: "school" }, "MODEL_ID"],
  ["llm", {}, "LLM_BASE_URL"],
  ["llm", { LLM_BASE_URL: "http://localhost:1/v1" }, "LLM_MODEL"],
] as const)("without its settings, %s %j says that %s is missing", async (name, variables, missing) => {
  await expect(async () => openEngine(name, variables)).rejects.toThrow(`${missing} is not set`);
});

const answering = (input: object) =>
  whole(
    {
      tool_calls: [
        { id: "1", type: "function", function: { name: "answer", arguments: JSON.stringify(input) } },
      ],
    },
    "tool_calls",
  );
let server: Awaited<ReturnType<typeof chatServer>>;
beforeEach(async () => {
  server = await chatServer(
    answering({ score: 30, improvement: "Use être.", mistakes: [{ kind: "auxiliary", said: "ai allé" }] }),
  );
});
afterEach(() => server.close());
const languageModel = () =>
  openEngine("llm", { LLM_BASE_URL: server.baseUrl, LLM_MODEL: "tiny", LLM_API_KEY: "k" });

test("a model is asked as in a lesson, and its tip is about an error where it names mistakes", async () => {
  const engine = await languageModel();
  const [wrong] = await judge(engine, [french("J'ai allé au cinéma.", false)]);
  server.answerWith(answering({ score: 60, improvement: "Say more.", mistakes: [] }));
  const [right] = await judge(engine, [french("Je suis allé au cinéma.", true)]).finally(engine.close);
  expect(wrong).toMatchObject({ score: 30, tip: "Use être.", tellsError: true });
  expect(right).toMatchObject({ score: 60, tip: "Say more.", tellsError: false });
  expect(server.chats[0]).toMatchObject({ authorization: "Bearer k", chat: { model: "tiny" } });
});

test("the answer at which a model fails is named", async () => {
  const engine = await languageModel();
  server.answerWith((response) => response.writeHead(500).end());
  await expect(judge(engine, [french("Oui.", true)]).finally(engine.close)).rejects.toThrow(
    "The engine failed at answer 1 of 1",
  );
});
