import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { bringUp, type Stack } from "../../local/bringUp.ts";
import { fits } from "../../local/wildcard.ts";
import { change, formFor, newAuthor, save } from "../api/authors.ts";
import { ask, reply } from "../api/call.ts";
import { newGuest, placeIn } from "../api/people.ts";
import { scriptedSpeaker } from "../speech/scriptedSpeaker.ts";
import { describe } from "../stack/description.ts";
import { openStack } from "../stack/hand.ts";
import { type WhileMarkThinks, walkAsMembers } from "../stack/memberWalk.ts";
import { walk } from "../stack/walk.ts";
import { chatServer, streamed, whole } from "./services/chatServer.ts";
import { counting } from "./services/listening.ts";

/** Fits every tool that Viva makes a model fill in: each takes the fields that it knows. */
const filled = {
  mark: 70,
  message: "Salut !",
  translation: "Hi!",
  options: "",
  score: 70,
  improvement: "",
  mistakes: [],
  feedback: "Good.",
  // For the two questions of an exercise that is saved.
  questions: [
    { translation: "Where do you live?", modelAnswer: "J'habite à Londres." },
    { translation: "What do you like?", modelAnswer: "What do you mean, please?" },
  ],
  vocabulary: 70,
  grammar: 70,
};
const call = { id: "1", type: "function", function: { name: "answer", arguments: JSON.stringify(filled) } };

let model: Awaited<ReturnType<typeof chatServer>>;
let stack: Stack;
let complaints: string[];
/** Done once, before the model answers the next time. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const dataDir = mkdtempSync(join(tmpdir(), "viva-permissions-"));

beforeAll(async () => {
  model = await chatServer(async (response) => {
    const deed = meanwhile;
    meanwhile = async () => undefined;
    await deed();
    const asksForText = model.chats.at(-1)?.chat.stream === true;
    (asksForText ? streamed(["Ah, ", "super !"]) : whole({ tool_calls: [call] }, "tool_calls"))(response);
  });
  stack = await bringUp({
    dataDir,
    port: 0,
    recogniser: counting,
    speaker: scriptedSpeaker(),
    languageModel: { baseUrl: model.baseUrl, model: "scripted", apiKey: undefined },
  });
  complaints = await walk(stack.url);
});
afterAll(async () => {
  await stack.close();
  await model.close();
  rmSync(dataDir, { recursive: true });
});

test("with a model, too, a passage is shown as it stands, and its reading is compared with it", async () => {
  const hand = await openStack(describe(stack, dataDir));
  const passage = "Il fait beau, et nous allons à la plage.";
  await hand.putExercise({ assignment_id: "passage1", activity: "Read Along Passage", context_0: passage });
  await hand.close();
  const [origin, token] = [stack.url, await newGuest(stack.url)];
  const exercise = { assignmentId: "passage1", name: "Zoë" };
  const { lesson } = await reply("startLesson", { origin, token, body: exercise });
  expect(lesson.opening.message).toBe(`Salut ! ${passage}`);

  const asked = model.chats.length;
  const place = placeIn(lesson.lessonId, 0);
  const turn = { dataType: "text", text: "Il fait", conversationData: [], lessonDetails: exercise, place };
  expect((await ask("takeTurn", { origin, token, body: turn })).status).toBe(200);
  const lessonToGrade = { assignmentId: "passage1", lessonId: lesson.lessonId };
  const graded = await reply("gradeLesson", {
    origin,
    token,
    body: { language: "French", conversation: [], objective: "", lesson: lessonToGrade },
  });
  expect(graded.engine).toBe("bedrock");
  const told = model.chats.slice(asked).map(({ chat }) => JSON.stringify(chat).replaceAll(/\\/g, ""));
  // The turn's assessment and the grading both know what was to be read.
  expect(told.filter((chat) => chat.includes(`"passage":"${passage}`))).toHaveLength(2);
});

// Shows 9.11
test("with a model, typed questions get their English and a model answer when they are saved; what was typed stands", async () => {
  const hand = await openStack(describe(stack, dataDir));
  const author = await newAuthor(hand, "teacher", stack.url);
  await hand.close();
  const typed = [
    { text: "Tu habites dans quel coin ; et avec qui ?" },
    { text: "Tu aimes quoi ?", translation: "What is it that you like?" },
  ];
  const content = formFor("Set Question Role Play", { questions: typed });
  const key = randomUUID();
  const saved = await save(author, content, key);
  const { assignment_id: assignmentId } = saved;
  const questionsNow = async () =>
    (await reply("readContent", { ...author, params: { assignmentId } })).content.questions;
  const kept = [
    {
      text: "Tu habites dans quel coin , et avec qui ?",
      translation: "Where do you live?",
      modelAnswer: "J'habite à Londres.",
    },
    // Its answer was in English, and is left out.
    { text: "Tu aimes quoi ?", translation: "What is it that you like?" },
  ];
  expect(await questionsNow()).toEqual(kept);

  const asked = model.chats.length;
  expect(await save(author, content, key)).toEqual(saved);
  expect(model.chats.length).toBe(asked);

  const [, second] = kept;
  if (!second) throw new Error("two questions");
  const changed = { ...content, questions: [{ text: "Et toi ?" }, second] };
  expect((await change(author, assignmentId, changed)).version).toBe(2);
  expect((await questionsNow())[0]).toMatchObject({ text: "Et toi ?", translation: "Where do you live?" });
});

test("an account that is deleted while Mark begins, marks, or speaks what is saved, leaves nothing but tombstones", async () => {
  const hand = await openStack(describe(stack, dataDir));
  const whileMarkThinks: WhileMarkThinks = (deed) => {
    meanwhile = deed;
  };
  const told = await walkAsMembers(stack.url, hand, whileMarkThinks);
  const deleted = { error: { code: "account_deleted", message: expect.any(String) } };
  expect(told).toEqual([deleted, deleted, deleted]);
  expect(await hand.traces("Ms Roe")).toEqual([]);
  for (const folder of ["student-images", "shared-images"]) expect(await hand.traces(folder)).toEqual([]);
  await hand.close();
});

/** Used by the Lambda runtime itself, which writes the log. */
const byTheRuntime = /^logs:/;

/** Everything that a function's statements allow, one line per action and resource. */
const allowedTo = (id: string) =>
  stack
    .policiesOf(id)
    .flatMap(({ Action, Resource }) =>
      Action.flatMap((action) => Resource.map((resource) => ({ action, resource }))),
    )
    .filter(({ action }) => !byTheRuntime.test(action));

test("with a model behind Bedrock, a walk finds nothing amiss, and the model was asked", () => {
  expect(complaints).toEqual([]);
  expect(model.chats.length).toBeGreaterThan(5);
});

test("what each function used equals what its policy allows", () => {
  const functions = stack.resources.all("AWS::Lambda::Function").map(({ id }) => id);
  const own = functions.filter((id) => id.endsWith("Function"));
  const used = stack.used();
  const neverUsed = own.flatMap((id) =>
    allowedTo(id)
      .filter(
        ({ action, resource }) =>
          !used.some((use) => use.caller === id && use.action === action && fits(resource, use.resource)),
      )
      .map(({ action, resource }) => `${id} may ${action} on ${resource}, and never did`),
  );
  const denied = used
    .filter(({ allowed }) => !allowed)
    .map(({ caller, action, resource }) => `${caller} wanted ${action} on ${resource}, and may not`);
  expect([...neverUsed, ...denied]).toEqual([]);
  expect(own).toHaveLength(14);
});
