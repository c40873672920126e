import { expect, test } from "@jest/globals";
import type { MemberRole } from "../../domain/access.ts";
import type { CostCentre } from "../../domain/costCentres.ts";
import { type Body, shapes } from "../../domain/shapes.ts";
import { buildExercise } from "../../lambdas/handlers/buildExercise.ts";
import { Refusal } from "../../lambdas/http/refusal.ts";
import { embedded } from "../../lambdas/partner/embedded/embedded.ts";
import type { Order } from "../../lambdas/partner/partner.ts";
import { newPhotoPath } from "../../lambdas/photo/place.ts";

const uid = "teacher-1";
const caller = { uid, kind: "member", username: uid, name: "", email: "", isEmailConfirmed: false } as const;
const jpeg = new Uint8Array([0xff, 0xd8]);

/** The call with everything around it noted down. */
const building = (more: { refuses?: string; isGone?: true; role?: MemberRole } = {}) => {
  const spent: string[] = [];
  const read: string[] = [];
  const orders: Order[] = [];
  const centres: CostCentre[] = [];
  const call = buildExercise({
    users: { read: async () => ({ uid, role: more.role ?? "teacher", createdAt: 0 }) },
    partnerFor: (centre) => ({
      ...embedded,
      build: (order) => {
        centres.push(centre);
        orders.push(order);
        return embedded.build(order);
      },
    }),
    quotas: {
      spend: async (counted, id) => {
        if (counted === more.refuses) throw new Refusal(429, "enough_for_today", "Enough.");
        spent.push(`${counted} ${id}`);
      },
    },
    photos: {
      read: async (path) => {
        read.push(path);
        return more.isGone ? undefined : jpeg;
      },
    },
    chance: () => 0.5,
  });
  const ask = (body: Partial<Body<"buildExercise">> = {}) =>
    call({
      caller,
      params: {},
      body: {
        formData: { title: "", questions: [], objective: "" },
        ...{ activity: "Photo Role Play", prompt: "holidays", language: "German", level: "GCSE - Higher" },
        ...{ board: "AQA", options: ["Follow the exam format exactly"], assetURL: null },
        ...body,
      },
    });
  return { ask, spent, read, orders, centres };
};

// Shows 7.1
test("the reply holds title, questions parted by semicolons, focus, and a note for each at the same place", async () => {
  const { message, questionNotes, engine } = await building().ask();
  expect(message.title).toBe("Meine Ferien");
  expect(message.focus_area).toContain("holidays");
  const questions = message.improvement.split(";");
  expect(questions).toHaveLength(5);
  expect(questionNotes.map(({ tense }) => tense)).toEqual([
    "present",
    "past",
    "future",
    "present",
    undefined,
  ]);
  expect(questionNotes.map(({ studentAsks = false }) => studentAsks)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  for (const { translation, modelAnswer, topic } of questionNotes)
    expect([translation, modelAnswer, topic]).not.toContain(undefined);
  expect(engine).toBe("embedded");
  expect(shapes.buildExercise.reply.safeEncode({ message, questionNotes, engine }).success).toBe(true);
});

test("a passage is the improvement of a read-along, and there are no notes", async () => {
  const { message, questionNotes } = await building().ask({ activity: "Read Along Passage", board: "NONE" });
  expect(message.improvement.split(" ").length).toBeGreaterThanOrEqual(90);
  expect(questionNotes).toEqual([]);
});

test("each build counts for the person and for the site", async () => {
  const { ask, spent } = building();
  await ask();
  expect(spent).toEqual([`buildsOfPerson ${uid}`, "buildsOfSite all"]);
});

test.each(["buildsOfPerson", "buildsOfSite"])("over the limit of %s nothing is built", async (refuses) => {
  const { ask, orders } = building({ refuses });
  await expect(ask()).rejects.toMatchObject({ status: 429 });
  expect(orders).toEqual([]);
});

test.each(["student", "teacher"] as const)("a photo of one's own as a %s is handed on", async (role) => {
  const assetURL = newPhotoPath(role, uid);
  const { ask, orders, read } = building();
  await ask({ assetURL });
  expect(read).toEqual([assetURL]);
  expect(orders[0]?.photo).toBe(jpeg);
});

test.each([
  "student-images/teacher-2/0123456789.jpeg",
  `student-images/${uid}2/0123456789.jpeg`,
  newPhotoPath("teacher", "teacher-2"),
])("the photo %s is somebody else's: it is not looked at, and nothing is counted", async (assetURL) => {
  const { ask, spent, read } = building();
  await expect(ask({ assetURL })).rejects.toMatchObject({ status: 404, code: "no_such_photo" });
  expect([...spent, ...read]).toEqual([]);
});

test("a photo that is gone stops nothing", async () => {
  const { ask, orders } = building({ isGone: true });
  const { questionNotes } = await ask({ assetURL: newPhotoPath("teacher", uid) });
  expect(orders[0]?.photo).toBeUndefined();
  expect(questionNotes).toHaveLength(5);
});

test("what students have built takes nothing from the classes' money", async () => {
  for (const [role, centre] of [
    ["teacher", "classes"],
    ["student", "practice"],
  ] as const) {
    const { ask, centres } = building({ role });
    await ask();
    expect(centres).toEqual([centre]);
  }
});
