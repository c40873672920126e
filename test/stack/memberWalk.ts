import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MemberRole } from "../../domain/access.ts";
import { formFor, save } from "../api/authors.ts";
import { ask, reply } from "../api/call.ts";
import { newColleague } from "../api/colleagues.ts";
import { newGuest, placeIn, signUp } from "../api/people.ts";
import { photoWith } from "../photo/jpeg.ts";
import type { StackInHand } from "./hand.ts";

/** Has something done once, before the model answers the next time. */
export type WhileMarkThinks = (deed: () => Promise<unknown>) => void;

const bare = { language: "French", conversation: [], objective: "" };

/** Somebody new with a role, and an exercise of their own. */
const settled = async (origin: string, stack: StackInHand, role: MemberRole) => {
  const uid = await signUp(`${randomUUID()}@school.example`, origin);
  const token = stack.memberToken(uid, { "cognito:username": uid });
  const assignmentId = randomUUID().replaceAll("-", "");
  const member = { uid, origin, token };
  await reply("registerMember", member);
  await reply("chooseRole", { ...member, body: { role } });
  await stack.putExercise({ assignment_id: assignmentId, ownerId: uid });
  return { member, exercise: { assignmentId, name: "Ms Roe" } };
};
type Settled = Awaited<ReturnType<typeof settled>>;

/** An exercise with a photo: built, saved, changed, looked at, talked about. */
const author = async ({ member }: Settled): Promise<void> => {
  const { asset_url } = await reply("uploadPhoto", { ...member, body: photoWith() });
  const content = formFor("Photo Role Play", { asset_url });
  const { activity, language, level } = content;
  const formData = { title: "", questions: [], objective: "" };
  const order = { formData, activity, prompt: "holidays", language, level, assetURL: asset_url };
  await reply("buildExercise", { ...member, body: order });
  const saved = await reply("createExercise", { ...member, body: { key: randomUUID(), content } });
  const params = { assignmentId: saved.assignment_id, place: "0" };
  await reply("updateExercise", { ...member, params, body: { content, isClosed: false } });
  await reply("arrangeExercise", { ...member, params, body: { isArchived: false } });
  await reply("readContent", { ...member, params });
  await ask("openPhoto", { ...member, params });
  await ask("showPhoto", { ...member, params });
  // A second one with a photo of its own goes again; the first goes with the account.
  const other = await reply("uploadPhoto", { ...member, body: photoWith() });
  const body = { key: randomUUID(), content: { ...content, asset_url: other.asset_url } };
  const { assignment_id: assignmentId } = await reply("createExercise", { ...member, body });
  // Mark looks at it before he answers.
  const exercise = { assignmentId, name: "Ms Roe" };
  const { lessonId } = await lessonOf({ member, exercise });
  const turn = { dataType: "text", text: "Il y a un chien.", conversationData: [], lessonDetails: exercise };
  await ask("takeTurn", { ...member, body: { ...turn, place: placeIn(lessonId, 0) } });
  await reply("deleteExercise", { ...member, params: { assignmentId } });
};

/** Begins a lesson, and gives it. */
const lessonOf = async ({ member, exercise }: Settled) =>
  (await reply("startLesson", { ...member, body: exercise })).lesson;

/** A word that nobody has said yet, without digits: a long number would be taken for a telephone's. */
const newWord = (): string =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

/** Enough for Mark to say that somebody can leave meanwhile, all of it new. */
const muchToSay = () =>
  Array.from({ length: 20 }, () => ({
    text: Array.from({ length: 6 }, () => `Tu connais ${newWord()} ?`).join(" "),
  }));

/** Deletes the account once an exercise is kept, while Mark still speaks it beforehand. Gives what its author is told. */
const leaveWhileSaving = async ({ member }: Settled): Promise<unknown> => {
  const title = newWord();
  const content = formFor("Set Question Role Play", { title, questions: muchToSay() });
  const saving = ask("createExercise", { ...member, body: { key: randomUUID(), content } });
  const isKept = async () =>
    (await reply("listExercises", member)).exercises.some((exercise) => exercise.title === title);
  while (!(await isKept())) await wait(10);
  await reply("deleteAccount", member);
  return (await saving).json;
};

/** Every call that members have, and those that they share with guests. */
const everyCall = async ({ member, exercise }: Settled): Promise<void> => {
  const { assignmentId } = exercise;
  const { lessonId, opening } = await lessonOf({ member, exercise });
  const turn = { dataType: "text", text: "Bonjour", conversationData: [], lessonDetails: exercise };
  await ask("takeTurn", { ...member, body: { ...turn, place: placeIn(lessonId, 0) } });
  // What worries is put down in the attempt's row at once.
  await ask("takeTurn", {
    ...member,
    body: { ...turn, text: "Je veux mourir.", place: placeIn(lessonId, 1) },
  });
  await ask("speak", { ...member, body: { message: opening.message } });
  const hint = {
    language: "French",
    level: "GCSE - Higher",
    objective: "Use the past tense",
    max_tokens: 60,
  };
  await reply("giveHint", { ...member, body: hint });
  await reply("readMember", member);
  await reply("openExercise", { ...member, params: { assignmentId } });
  await reply("listExercises", member);
  await reply("countResults", member);
  await reply("gradeLesson", { ...member, body: { ...bare, lesson: { assignmentId, lessonId } } });
  await reply("listPlayed", member);
  await reply("exportAccount", member);
  await reply("listAttempts", member);
  const params = { assignmentId, attempt: lessonId };
  await reply("listResults", { ...member, params });
  await reply("readResult", { ...member, params });
  await reply("listChanges", { ...member, params, query: { since: "0", from: "0" } });
  const marking = { mark: "B", reason: "Brave.", note: "" };
  await reply("markResult", { ...member, params, body: marking });
  await ask("reviewFlags", { ...member, params, body: { note: "" } });
  await reply("readReplies", { ...member, params });
  await reply("listFlags", member);
  await reply("countFlags", member);
  await reply("deleteResult", { ...member, params });
  await reply("clearUnfinished", { ...member, params });
};

/** A class: made, changed, assigned, played in by two guests, and deleted. A second one goes with the account. */
const teach = async ({ member, exercise: { assignmentId } }: Settled): Promise<void> => {
  const { origin } = member;
  const list = { name: "10B", language: "French", students: ["Amira K.", "Ben"] };
  await reply("createClass", { ...member, body: { ...list, key: randomUUID() } });
  const { classId } = await reply("createClass", { ...member, body: { ...list, key: randomUUID() } });
  const params = { assignmentId, classId };
  await reply("listClasses", member);
  await reply("updateClass", { ...member, params, body: { name: "10C", language: "French" } });
  await reply("addStudents", { ...member, params, body: { students: ["Cleo"] } });
  await reply("assignExercise", { ...member, params, body: { due_date: "2099-12-31" } });

  const { students } = await reply("readRoster", { origin, params });
  const [amira, ben] = students.map(({ placeId }) => ({ ...params, placeId }));
  if (!amira || !ben) throw new Error("two students");
  const body = { word: "chat" };
  await reply("claimPlace", { origin, token: await newGuest(origin), params: amira, body });
  // Amira again, on another device.
  const token = await newGuest(origin);
  await reply("claimPlace", { origin, token, params: amira, body });
  const inClass = { classId, placeId: amira.placeId };
  await reply("startLesson", { origin, token, body: { assignmentId, name: "", inClass } });
  const typed = { origin, token: await newGuest(origin), body: { assignmentId, name: "Ben" } };
  const { lesson } = await reply("startLesson", typed);

  const attempt = { assignmentId, attempt: lesson.lessonId };
  await reply("mergeResults", { ...member, params: ben, body: attempt });
  await reply("renameStudent", { ...member, params: ben, body: { label: "B. O." } });
  await reply("resetPlace", { ...member, params: amira });
  // Members take places as well.
  await ask("claimPlace", { ...member, params: amira, body });
  await reply("readClass", { ...member, params });
  await reply("readClassVersion", { ...member, params });
  await reply("readStudent", { ...member, params: amira });
  await reply("removeStudent", { ...member, params: amira });
  await reply("unassignExercise", { ...member, params });
  await reply("deleteClass", { ...member, params });
};

/** Exercises shared with a colleague: one is taken back, one deleted, and one goes with the account. */
const shareWithColleague = async (
  { member, exercise: { assignmentId } }: Settled,
  stack: StackInHand,
): Promise<void> => {
  const { origin } = member;
  const address = `${newWord()}@school.example`;
  const colleague = await newColleague(stack, address, "Mr Hall", origin);
  const token = stack.memberToken(member.uid, { email: "roe@school.example", email_verified: true });
  const body = { address, right: "edit" };
  const shared = { assignmentId, colleagueId: colleague.uid };
  await reply("shareExercise", { ...member, token, params: shared, body });
  await reply("listShared", colleague);
  await reply("exportAccount", colleague);
  await reply("unshareExercise", { ...member, token, params: shared });
  const { assignment_id: other } = await save(member, formFor("Conversation About Topic"));
  await reply("shareExercise", { ...member, token, params: { assignmentId: other }, body });
  await reply("deleteExercise", { ...member, params: { assignmentId: other } });
  // All of a leaver's work goes to the colleague, a photo among it.
  const leaver = await newColleague(stack, `${newWord()}@school.example`, "Ms Fay", origin);
  const { asset_url } = await reply("uploadPhoto", { ...leaver, body: photoWith() });
  const left = await save(leaver, formFor("Photo Role Play", { asset_url }));
  const list = { key: randomUUID(), name: "10B", language: "French", students: ["Ana"] };
  await reply("createClass", { ...leaver, body: list });
  const raised = { flagBox: `open ${leaver.uid}`, flaggedAt: Date.now(), isFinished: false };
  await stack.putAttempt({
    ...{ assignment_id: left.assignment_id, uid: "zoe" },
    ...raised,
    flags: ["distress"],
  });
  await reply("handOverWork", { ...leaver, body: { address } });
  await reply("deleteAccount", leaver);
  await reply("deleteExercise", { ...colleague, params: { assignmentId: left.assignment_id } });
  // The colleague leaves first, then the teacher: each deletion finds what is shared.
  await reply("shareExercise", { ...member, token, params: shared, body });
  await reply("deleteAccount", colleague);
};

/**
 * Three members' lives by protocol. One deletes the account while a lesson begins, one while one is graded, one while an
 * exercise is saved: what those three calls answer is returned.
 */
export const walkAsMembers = async (
  origin: string,
  stack: StackInHand,
  whileMarkThinks: WhileMarkThinks,
): Promise<unknown[]> => {
  const [one, other] = [await settled(origin, stack, "teacher"), await settled(origin, stack, "student")];
  await everyCall(one);
  for (const member of [one, other]) await author(member);
  await teach(one);
  await shareWithColleague(one, stack);
  whileMarkThinks(() => reply("deleteAccount", one.member));
  const begun = await ask("startLesson", { ...one.member, body: { ...one.exercise, fresh: true } });

  const lesson = await lessonOf(other);
  const { assignmentId } = other.exercise;
  whileMarkThinks(() => reply("deleteAccount", other.member));
  const graded = await ask("gradeLesson", {
    ...other.member,
    body: { ...bare, lesson: { assignmentId, lessonId: lesson.lessonId } },
  });
  const saved = await leaveWhileSaving(await settled(origin, stack, "teacher"));
  return [begun.json, graded.json, saved];
};
