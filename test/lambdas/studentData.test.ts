import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { askedIn } from "../../student/ask.ts";
import { attemptOf } from "../stack/attempts.ts";
import { openTables } from "./store/tables.ts";
import { tablesInHand } from "./store/trouble.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let here: Awaited<ReturnType<typeof load>>;

/** Imported once the tables stand. */
const load = async () => {
  const { studentData } = await import("../../student/data.ts");
  return { ...(await tablesInHand()), data: studentData() };
};

beforeAll(async () => {
  tables = await openTables();
  here = await load();
});
afterAll(() => tables.close());

/** A finished attempt and a running lesson of this person's. */
const played = async (uid: string, studentId: string, said: string): Promise<void> => {
  const attempt = attemptOf({ assignment_id: `exercise-${uid}`, uid, studentId, turns: [{ said }] });
  await here.put("RESULTS_TABLE", attempt);
  const expiresAt = Math.ceil(Date.now() / 1000) + 3600;
  const lesson = { uid, assignmentId: "6788", lessonId: `lesson-${uid}`, turns: [], expiresAt };
  await here.put("LESSONS_TABLE", lesson);
};

test("a student is found by name, exported with every word, and erased; a namesake stays", async () => {
  await played("guest1", "Zoë Roe", "Ma tortue s'appelle Clémentine.");
  await played("guest2", "zoë roe ", "J'ai un chien.");
  await played("guest3", "Noa", "J'ai un chat.");
  const found = await here.data.named("Zoë Roe");
  expect(found.map(({ student }) => student).sort()).toEqual(["guest1", "guest2"]);
  expect(found.find(({ student }) => student === "guest1")).toEqual({
    student: "guest1",
    names: ["Zoë Roe"],
    attempts: 1,
  });

  expect(JSON.stringify(await here.data.export("guest1"))).toContain("Clémentine");
  expect(await here.data.erase("guest1")).toBe(1);
  expect(await here.traces("guest1")).toEqual([]);
  expect(await here.traces("guest2")).toHaveLength(2);
  expect(await here.data.named("Zoë Roe")).toHaveLength(1);
});

test("who has an account is not erased here, and nothing of theirs is touched", async () => {
  await here.put("USERS_TABLE", { uid: "member1", role: "student", createdAt: 1 });
  await played("member1", "Ana", "Oui.");
  await expect(here.data.erase("member1")).rejects.toThrow("has an account");
  expect(await here.traces("member1")).toHaveLength(3);
});

test.each([
  [["--name", "Zoë Roe"], { settings: [], operation: "find", name: "Zoë Roe" }],
  [["--export", "guest1"], { settings: [], operation: "export", student: "guest1" }],
  [
    ["--erase", "guest1", "--yes", "-c", "viva:region=eu-west-2"],
    { settings: ["-c", "viva:region=eu-west-2"], operation: "erase", student: "guest1" },
  ],
])("npm run student understands %j", (words, asked) => {
  expect(askedIn(words)).toEqual(asked);
});

test.each([[], ["--erase", "guest1"], ["--name", "Zoë", "--export", "guest1"], ["--everything"], ["guest1"]])(
  "npm run student does nothing without clear words: %j %j",
  (...words) => {
    expect(() => askedIn(words)).toThrow("npm run student -- --name");
  },
);
