import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { TurnEvent } from "../../domain/conversation.ts";
import { demos } from "../../domain/demos.ts";
import { firstQuestion } from "../../lambdas/lesson/agenda.ts";
import { momentOf } from "../../lambdas/lesson/moment.ts";
import { play } from "../../lambdas/lesson/play.ts";
import { bedrock } from "../../lambdas/partner/bedrock/bedrock.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import { onCourse } from "../../lambdas/partner/onCourse.ts";
import type { Moment } from "../../lambdas/partner/partner.ts";
import { safeguarded } from "../../lambdas/safeguarding/safeguarded.ts";
import { languageServer } from "../eval/languageServer.ts";
import { chatServer, streamed, whole } from "../local/services/chatServer.ts";
import { listenToLog } from "./told.ts";

const { 5368: exercise } = demos;
if (!exercise) throw new Error("The French demo is gone.");
const heard = { text: "J'ai joué au foot avec mes amis." };
const moment = momentOf(exercise, [{ role: "assistant", content: "Qu'est-ce que tu as fait ?" }], heard);
const question = "Avec qui as-tu passé le week-end ?";

/** Fits every tool that is filled in here. */
const filled = (options: string) =>
  whole(
    {
      tool_calls: [
        {
          id: "1",
          type: "function",
          function: {
            name: "answer",
            arguments: JSON.stringify({
              message: "Hello!",
              translation: "Hi!",
              options,
              score: 70,
              improvement: "",
            }),
          },
        },
      ],
    },
    "tool_calls",
  );

// A scripted model behind the local run's Bedrock, as LLM_BASE_URL puts one there.
let model: Awaited<ReturnType<typeof chatServer>>;
let server: Awaited<ReturnType<typeof languageServer>>;
let said: string[];
let options: string;
const told = listenToLog();
const before = { ...process.env };
beforeEach(async () => {
  await told();
  options = "J'aime lire.";
  model = await chatServer((response) =>
    (model.chats.at(-1)?.chat.stream ? streamed(said) : filled(options))(response),
  );
  server = await languageServer({ baseUrl: model.baseUrl, model: "scripted", timeoutMs: 60_000 });
});
afterEach(async () => {
  process.env = { ...before };
  await server.close();
  await model.close();
});

const own = async () => embedded;
// Patient, because a busy machine takes its time to load our rules: how long a model may take is shown elsewhere.
const partner = () => onCourse(bedrock("eu.amazon.nova-2-lite-v1:0", { timeoutMs: 60_000 }), own);
const turnOf = async (next: Moment["next"] = moment.next) => {
  const events: TurnEvent[] = [];
  const turn = play(safeguarded(partner(), own), { ...moment, next }, heard);
  for (let event = await turn.next(); ; event = await turn.next()) {
    if (event.done) return { message: event.value.message, kinds: events.map(({ type }) => type) };
    events.push(event.value);
  }
};
/** What our own rules say here. */
const ownReply = async (next: Moment["next"] = moment.next) => {
  let text = "";
  for await (const part of embedded.reply({ ...moment, next })) if (part.type === "reply") text += part.delta;
  return text;
};

test("what stays on course is Mark's, and nothing is taken back", async () => {
  said = ["Ah, le fo", "ot, c'est su", "per ! J'aime ça."];
  const { message, kinds } = await turnOf();
  expect(message).toBe(`Ah, le foot, c'est super ! J'aime ça. ${question}`);
  expect(kinds).not.toContain("reset");
  const { lines, figures } = await told();
  expect(lines).toEqual([]);
  expect(figures).toEqual([["FirstWord", expect.any(Number)]]);
});

test.each([
  ["into English at once", ["That is great! I love ", "football."], "language", false],
  [
    "into English later on",
    ["Ah, super ! ", "Did you win the match", " with your friends?"],
    "language",
    true,
  ],
  ["off the question", ["Ah, super ! ", "Et toi, tu aimes ", "quel joueur ?"], "question", true],
  ["into telling the set question", ["Dis avec qui tu as passé le week-end."], "repetition", false],
])("a model that drifts %s is caught, and our own rules reply", async (_, script, drift, isTakenBack) => {
  said = script;
  const { message, kinds } = await turnOf();
  expect(message).toBe(`${await ownReply()} ${question}`);
  expect(kinds.includes("reset")).toBe(isTakenBack);
  const { lines, figures } = await told();
  expect(lines).toEqual([["drift", { drift }]]);
  expect(figures).toContainEqual(["Drifts", 1]);
  expect(figures.filter(([metric]) => metric === "FirstWord")).toHaveLength(1);
});

test("one that asks nothing where it has to is caught at its end", async () => {
  said = ["Ah, le foot, c'est super !"];
  expect((await turnOf({ kind: "follow-up" })).message).toBe(await ownReply({ kind: "follow-up" }));
});

test("a greeting in English is ours, with the set question as it is written", async () => {
  const first = firstQuestion(exercise);
  expect(await partner().open(exercise, first)).toEqual(await embedded.open(exercise, first));
});

test("so is a model answer in English, and a good one is the model's", async () => {
  const free: Moment = { ...moment, next: { kind: "follow-up" } };
  const message = "Tu aimes lire ?";
  expect(await partner().annotate(free, message)).toMatchObject({ engine: "bedrock", options });
  options = "I like reading because it is fun.";
  expect(await partner().annotate(free, message)).toEqual(await embedded.annotate(free, message));
});
