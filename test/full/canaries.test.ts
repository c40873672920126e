import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { api, type RouteName } from "../../domain/api.ts";
import { newAuthor } from "../api/authors.ts";
import { ask } from "../api/call.ts";
import { answer, begin, grade, newTeacher } from "../api/classes.ts";
import { newGuest, signUp } from "../api/people.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";

/** A word that nobody else says, and that no program has of its own. */
const CANARY = `kanari${randomUUID().slice(0, 8)}`;

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

/** Fields that some call knows, each with the word as something that it does not take, or takes and can't do with. */
const fields = Object.fromEntries(
  ["assignmentId", "name", "text", "message", "language", "prompt", "invitation", "role", "note", "key"].map(
    (field) => [field, CANARY],
  ),
);
/** The word in every place of a call where a program could put it, well-formed and not. */
const inPath = {
  params: { assignmentId: CANARY, attempt: CANARY, place: CANARY },
  query: { after: CANARY, of: CANARY },
  headers: { "user-agent": CANARY },
};
const everywhere = [
  { ...inPath, body: { ...fields, lessonDetails: fields, content: fields, place: fields, lesson: fields } },
  { ...inPath, body: `{"text":"${CANARY}`, headers: { "content-type": `text/${CANARY}` } },
];
const withoutBody = [inPath];

test("whatever is put wherever, by guests, members and forgers, gets into no line of the log", async () => {
  const member = await newAuthor(stack, "student");
  const tokens = [await newGuest(), member.token, `${member.token}${CANARY}`];
  const routes = (Object.keys(api) as RouteName[]).filter((route) => route !== "deleteAccount");
  for (const route of routes) {
    const asked = api[route].method === "GET" ? withoutBody : everywhere;
    await Promise.all(tokens.flatMap((token) => asked.map((one) => ask(route, { ...one, token }))));
  }
  expect(stack.log()).not.toContain(CANARY);
});

test("what a person is called, where they are written to, and what they say gets into no line of the log", async () => {
  const email = `${CANARY}${randomUUID()}@school.example`;
  await signUp(email);
  await expect(signUp(email)).rejects.toThrow("UsernameExists");
  const { assignmentId } = await newTeacher(stack, { title: CANARY });
  const guest = await newGuest();
  const attempt = await begin(guest, assignmentId, `Zoë ${CANARY}`);
  await answer(guest, assignmentId, attempt, `Je m'appelle ${CANARY} et je veux mourir.`);
  await grade(guest, assignmentId, attempt);
  expect(await stack.traces(CANARY)).not.toEqual([]);
  expect(stack.log()).not.toContain(CANARY);
});
