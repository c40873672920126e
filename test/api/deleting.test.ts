import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { photoWith } from "../photo/jpeg.ts";
import { openStack, type StackInHand } from "../stack/hand.ts";
import { change, formFor, newAuthor, save } from "./authors.ts";
import { ask, reply } from "./call.ts";
import { answer, begin, grade, newTeacher } from "./classes.ts";
import { newGuest } from "./people.ts";

let stack: StackInHand;
beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack.close());

test("a deleted result leaves nothing of what was said, and the others as they were", async () => {
  const teacher = await newTeacher(stack);
  const { assignmentId, params } = teacher;
  const said = "Ma tortue s'appelle Clémentine.";
  const [one, other] = [await newGuest(), await newGuest()];
  const attempt = await begin(one, assignmentId);
  await answer(one, assignmentId, attempt, said);
  await grade(one, assignmentId, attempt);
  const kept = await begin(other, assignmentId);
  expect(await stack.traces(said)).not.toEqual([]);

  expect(await reply("deleteResult", { ...teacher, params: { ...params, attempt } })).toEqual({
    deleted: true,
  });
  expect(await stack.traces(said)).toEqual([]);
  expect(await stack.traces(attempt)).toEqual([]);
  expect((await reply("listResults", teacher)).results.map((row) => row.attempt)).toEqual([kept]);
  for (const route of ["readResult", "deleteResult"] as const) {
    const again = await ask(route, { ...teacher, params: { ...params, attempt } });
    expect([again.status, again.json]).toMatchObject([404, { error: { code: "no_such_result" } }]);
  }
});

// Shows 7.6, 6.1
test("a deleted exercise leaves nothing in any table or bucket, and nobody's conversation goes on", async () => {
  const teacher = await newAuthor(stack, "teacher");
  const { asset_url } = await reply("uploadPhoto", { ...teacher, body: photoWith() });
  const content = formFor("Photo Role Play", { asset_url });
  const { assignment_id: assignmentId } = await save(teacher, content);
  const { assignment_id: duplicate } = await save(teacher, content);
  const [finished, talking] = [await newGuest(), await newGuest()];
  const attempt = await begin(finished, assignmentId);
  await answer(finished, assignmentId, attempt);
  await grade(finished, assignmentId, attempt);
  const running = await begin(talking, assignmentId);

  const owner = { ...teacher, params: { assignmentId, place: "0" } };
  expect(await reply("deleteExercise", owner)).toEqual({ deleted: true });
  expect(await stack.traces(assignmentId)).toEqual([]);
  for (const lesson of [attempt, running]) expect(await stack.traces(lesson)).toEqual([]);
  const lessonDetails = { assignmentId, name: "Zoë" };
  const turn = { dataType: "text", text: "Oui.", conversationData: [], lessonDetails };
  expect((await ask("takeTurn", { token: talking, body: turn })).status).toBe(404);
  expect((await ask("listResults", owner)).status).toBe(404);
  expect((await ask("deleteExercise", owner)).status).toBe(404);

  // The duplicate shows the same photo still; it goes with the last that shows it.
  expect((await ask("showPhoto", { params: { assignmentId: duplicate, place: "0" } })).status).toBe(200);
  await change(teacher, duplicate, content, true);
  await reply("deleteExercise", { ...teacher, params: { assignmentId: duplicate } });
  expect(await stack.traces(asset_url)).toEqual([]);
});
