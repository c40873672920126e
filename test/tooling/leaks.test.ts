import { expect, test } from "@jest/globals";
import { leaksIn } from "../stack/leaks.ts";
import { toldIn } from "../stack/told.ts";

const body = JSON.stringify({
  text: 'Ma tortue s\'appelle "Clémentine".',
  conversationData: [{ role: "user", content: "J'habite 12, rue des Lilas." }],
  lessonDetails: { assignmentId: "5368", name: "Zoë" },
});
const told = toldIn(body);
const quiet =
  'conversation: {"level":"INFO","route":"takeTurn","status":200}\nPOST /api/lessons: THROTTLED\n';

test("what a body says of a person is known by its fields, however deep; other fields and broken bodies say nothing", () => {
  expect(told).toEqual([
    { kind: "answer", text: 'Ma tortue s\'appelle "Clémentine".' },
    { kind: "answer", text: "J'habite 12, rue des Lilas." },
    { kind: "name", text: "Zoë" },
  ]);
  const signUp = { Username: "a@b.example", Password: "correct horse", UserAttributes: [{ Value: "Ann" }] };
  expect(toldIn(JSON.stringify(signUp)).map(({ kind }) => kind)).toEqual(["address", "password", "name"]);
  expect(toldIn("{broken")).toEqual([]);
  expect(toldIn('{"reason":"upsetting"}')).toEqual([]);
  expect(toldIn('{"reason":"Off the subject."}')).toEqual([{ kind: "note", text: "Off the subject." }]);
});

test("a log that tells of nobody is quiet", () => {
  expect(leaksIn(quiet, told)).toEqual([]);
});

test.each([
  ["a name", "Error: Zoë has no lesson", "Error: «name» has no lesson"],
  ["a name in an address", "GET /results?of=Zo%C3%AB", "GET /results?of=«name»"],
  ["an answer as JSON", String.raw`{"said":"Ma tortue s'appelle \"Clémentine\"."}`, '{"said":"«answer»"}'],
  ["part of what was said before", "at J'habite 12, rue des Lilas. (x.js)", "at «answer» (x.js)"],
  ["anybody's address", "Mail to ann.o-k@school.example", "Mail to «address»"],
  ["anybody's token", "Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIi.c2ln rejected", "Bearer «token» rejected"],
  [
    "a guest's identity, which is as good as a password",
    "eu-west-1:3f2b8c1a-0d4e-4f5a-9b6c-7d8e9f0a1b2c is new",
    "«guest's identity» is new",
  ],
  ["a signed address", "wss://x/?X-Amz-Signature=0a1b2c", "wss://x/?«signature»"],
])("%s that gets into a log is found, and not told on", (_what, line, shape) => {
  expect(leaksIn(`${quiet}${line}\n${quiet}${line}`, told)).toEqual([shape]);
});

test("a name within another word is no leak", () => {
  expect(leaksIn("Annotations: 3\nMannheim", [{ kind: "name", text: "Ann" }])).toEqual([]);
});
