import { describe, expect, test } from "@jest/globals";
import type { Activity } from "../../../domain/exercise.ts";
import { DUE_DATE } from "../../../domain/limits.ts";
import { contentFaults, goalFaults } from "../../../frontend/src/wizard/faults.ts";
import { blankForm, contentOf, examsOffered, type Form, formOf } from "../../../frontend/src/wizard/form.ts";
import { questionsIn } from "../../../frontend/src/wizard/rows.ts";
import {
  atFirst,
  type Built,
  type Wizard,
  type WizardAction,
  wizardAfter,
  wizardOn,
} from "../../../frontend/src/wizard/wizard.ts";

const walk = (wizard: Wizard, ...actions: WizardAction[]): Wizard => actions.reduce(wizardAfter, wizard);
const on: WizardAction = { type: "on" };
const back: WizardAction = { type: "back" };
const filled = (fields: Partial<Form>): WizardAction => ({ type: "filled", fields });
const chosen = (activity: Activity): Wizard => walk(atFirst, { type: "activity chosen", activity });
const basics = { language: "French", level: "GCSE - Higher", board: "AQA" } as const;
const built = (
  questions: string[],
  title = "Repas",
  choice?: Built["choice"],
): WizardAction & { built: Built } => ({
  type: "built",
  built: {
    message: { title, improvement: questions.join(";"), focus_area: "Use the past tense." },
    questionNotes: questions.map(() => ({ tense: "past" as const })),
    engine: "embedded",
    choice,
  },
});
const formIn = (wizard: Wizard): Form => {
  if (!("form" in wizard) || !wizard.form) throw new Error(`There is no form in ${wizard.step}.`);
  return wizard.form;
};
const inContent = walk(chosen("Set Question Role Play"), filled(basics), on);
const inGoals = walk(inContent, built(["Quoi ?", "Où ?"]), on);

describe("SELECT", () => {
  // Shows 5.2
  test("is left once language, level and board are chosen, and says so before", () => {
    const select = chosen("Photo Role Play");
    for (const missing of ["language", "level", "board"] as const) {
      const refused = walk(select, filled({ ...basics, [missing]: "" }), on);
      expect(refused).toMatchObject({ step: "SELECT", isChecked: true });
    }
    expect(walk(select, on, filled({ language: "French" }))).toMatchObject({ isChecked: false });
    expect(walk(select, on, filled(basics), on)).toMatchObject({ step: "EXERCISE", basics });
  });

  test.each(["Exam Style General Conversation", "Read Along Passage", "Conversation About Topic"] as const)(
    "asks %s for its language alone, whatever was chosen before",
    (activity) => {
      expect(walk(chosen(activity), on).step).toBe("SELECT");
      const content = walk(chosen(activity), filled(basics), on);
      expect(content).toMatchObject({
        step: "EXERCISE",
        basics: { language: "French", level: "NONE", board: "NONE" },
      });
    },
  );

  // Shows 3.4
  test("is not passed with the NONE that an activity without a board left there", () => {
    const none = filled({ language: "German", level: "NONE", board: "NONE" });
    expect(walk(chosen("Set Question Role Play"), none, on).step).toBe("SELECT");
  });
});

describe("back", () => {
  test("leads a step back and keeps all that was typed, as far as the choice of the activity", () => {
    const typed = walk(inGoals, filled({ duration: "7" }));
    expect(walk(typed, back)).toMatchObject({ step: "EXERCISE", basics });
    expect(walk(typed, back, back)).toMatchObject({ step: "SELECT", isChecked: false });
    const start = walk(typed, back, back, back);
    expect(start.step).toBe("ACTIVITY");
    expect(walk(start, back)).toBe(start);
    const again = walk(start, { type: "activity chosen", activity: "Photo Role Play" });
    expect(formIn(again)).toEqual({ ...formIn(typed), activity: "Photo Role Play" });
  });
});

describe("the builder", () => {
  test("fills the form, marks what it changed, and the changes can be taken back", () => {
    const typed = walk(inContent, { type: "row added" }, { type: "row typed", id: 1, text: "Qui ?" });
    const done = walk(
      typed,
      filled({ title: "Moi", prompt: "food" }),
      { type: "building" },
      built(["Quoi ?"]),
    );
    expect(done).toMatchObject({ step: "EXERCISE", builder: { state: "idle" } });
    expect(formIn(done)).toMatchObject({
      title: "Repas",
      objective: "Use the past tense.",
      prompt: "",
      rows: [{ text: "Quoi ?", note: { tense: "past" }, was: { text: "Qui ?" } }],
      before: { title: "Moi", objective: "" },
    });
    const undone = walk(done, { type: "text undone", name: "title" }, { type: "row undone", id: 1 });
    expect(formIn(undone)).toMatchObject({
      title: "Moi",
      before: { objective: "" },
      rows: [{ text: "Qui ?" }],
    });
  });

  test("keeps at hand what it leaves out", () => {
    const fewer = walk(inContent, built(["Quoi ?", "Où ?"]), built(["Où ?"]));
    expect(formIn(fewer).dropped).toMatchObject([{ id: 1, text: "Quoi ?" }]);
    const again = formIn(walk(fewer, { type: "row put back", id: 1 }));
    expect(questionsIn(again.rows).map(({ text }) => text)).toEqual(["Où ?", "Quoi ?"]);
    expect(again.dropped).toEqual([]);
  });

  // Shows 2.22
  test("writes what is to be read out where there is nothing to ask", () => {
    const reading = walk(chosen("Read Along Passage"), filled({ language: "French" }), on);
    const form = formIn(walk(reading, built(["Il pleut", " il fait froid."])));
    expect(form).toMatchObject({ passage: "Il pleut; il fait froid.", rows: [], before: { passage: "" } });
  });

  test("that fails, is called off or comes too late changes nothing in the form", () => {
    const form = formIn(inContent);
    const failed = walk(
      inContent,
      { type: "building" },
      { type: "building failed", problem: { kind: "slow" } },
    );
    expect(failed).toMatchObject({ builder: { state: "failed", problem: { kind: "slow" } } });
    expect(formIn(failed)).toEqual(form);
    expect(walk(failed, { type: "building cancelled" })).toMatchObject({ builder: { state: "idle" } });
    expect(walk(inGoals, built(["Trop tard ?"]))).toEqual(inGoals);
  });
});

describe("EXERCISE and GOALS", () => {
  const faultsOf = (activity: Activity, fields: Partial<Form>) =>
    contentFaults(
      { ...blankForm(activity), ...fields },
      { language: "French", level: "GCSE - Higher", board: "AQA" },
    );

  test.each([
    ["Set Question Role Play", "questions"],
    ["Photo Role Play", "questions"],
    ["Read Along Passage", "passage"],
    ["Conversation About Topic", "objective"],
  ] as const)("%s needs its %s", (activity, field) => {
    expect(Object.keys(faultsOf(activity, {}))).toEqual([field]);
  });

  // Shows 2.23
  test("a general conversation may begin without a question, but not with an empty one", () => {
    expect(faultsOf("Exam Style General Conversation", {})).toEqual({});
    const rows = [{ id: 4, text: " ? ", note: {}, noteFor: "" }];
    expect(faultsOf("Exam Style General Conversation", { rows })).toEqual({
      "question-4": "Write the question, or delete its row.",
    });
    const long = [{ id: 4, text: "a".repeat(301), note: {}, noteFor: "" }];
    expect(faultsOf("Photo Role Play", { rows: long })).toHaveProperty("question-4");
  });

  test("there are twenty questions at most", () => {
    const rows = Array.from({ length: 21 }, (_, id) => ({ id, text: "Quoi ?", note: {}, noteFor: "" }));
    expect(faultsOf("Photo Role Play", { rows: rows.slice(1) })).toEqual({});
    expect(Object.keys(faultsOf("Photo Role Play", { rows }))).toEqual(["questions"]);
  });

  test.each([
    ["0", "The duration is at least 1 minute."],
    ["", "Say how many minutes it lasts."],
    ["1.5", "Whole minutes, please."],
    ["61", "The duration is 60 minutes at most."],
  ])("a duration of “%s” is refused, and shown to be so once one goes on", (duration, sentence) => {
    expect(goalFaults({ ...formIn(inGoals), duration })).toEqual({ duration: sentence });
    expect(walk(inGoals, filled({ duration }), on)).toMatchObject({ step: "GOALS", isChecked: true });
  });

  // Shows 5.3
  test("the duration starts at 0, and a minute is enough", () => {
    expect(blankForm("Photo Role Play").duration).toBe("0");
    expect(goalFaults({ ...formIn(inGoals), duration: "1" })).toEqual({});
  });

  test("an empty exercise stays where it is and shows what is missing", () => {
    expect(walk(inContent, on)).toMatchObject({ step: "EXERCISE", isChecked: true });
  });
});

describe("a new exercise after another one", () => {
  const last = { activity: "Set Question Role Play", ...basics, duration: "5" } as const;
  const form = { ...basics, duration: "5" };

  test("begins with what was chosen then, whatever its activity is", () => {
    const activity = "Photo Role Play";
    expect(walk(atFirst, { type: "activity chosen", activity, last })).toMatchObject({
      step: "SELECT",
      form: { ...form, activity },
    });
    expect(walk(atFirst, { type: "activity chosen", activity })).toMatchObject({ form: { language: "" } });
  });

  test("goes on to its content at once where it is like the last, but for a photo, which has to be chosen", () => {
    expect(walk(atFirst, { type: "like the last", last })).toMatchObject({ step: "EXERCISE", basics, form });
    const photo = { ...last, activity: "Photo Role Play" } as const;
    expect(walk(atFirst, { type: "like the last", last: photo })).toMatchObject({ step: "SELECT", form });
    const unknown = { ...last, board: "" } as const;
    expect(walk(atFirst, { type: "like the last", last: unknown })).toMatchObject({ step: "SELECT" });
  });

  test("keeps what was typed meanwhile when its author goes back to choose another activity", () => {
    const typed = walk(
      atFirst,
      { type: "activity chosen", activity: "Photo Role Play", last },
      filled({ language: "German" }),
      back,
    );
    const again = walk(typed, { type: "activity chosen", activity: "Read Along Passage", last });
    expect(again).toMatchObject({
      step: "SELECT",
      form: { language: "German", activity: "Read Along Passage" },
    });
  });
});

describe("saving", () => {
  const saved = {
    assignment_id: "abcd2345",
    isShared: true,
    isClosed: false,
    due_date: DUE_DATE,
    version: 1,
  };

  // Shows 4.3
  test("ends at FINISH, and a failure keeps all that was typed", () => {
    const failed = walk(inGoals, { type: "saving" }, { type: "saving failed", problem: { kind: "offline" } });
    expect(failed).toMatchObject({ step: "GOALS", saving: { state: "failed" }, form: formIn(inGoals) });
    expect(walk(failed, { type: "saving" }, { type: "saved", saved })).toMatchObject({
      step: "FINISH",
      saved,
    });
  });

  const refusal = (field: string): WizardAction => ({
    type: "saving failed",
    problem: {
      kind: "refused",
      status: 400,
      fault: { code: "unsuitable", message: "Write it another way.", field: `content.${field}` },
    },
  });

  test("leads back to a text that was refused, with the sentence at its field until it is changed", () => {
    const [, second] = formIn(inGoals).rows;
    if (!second) throw new Error("There are two questions.");
    const refused = walk(inGoals, { type: "saving" }, refusal("questions.1.modelAnswer"));
    expect(refused).toMatchObject({ step: "EXERCISE", isChecked: true });
    expect(contentFaults(formIn(refused), basics)).toEqual({
      [`question-${second.id}`]: "Write it another way.",
    });
    expect(walk(refused, on).step).toBe("EXERCISE");
    expect(formIn(refused).rows).toEqual(formIn(inGoals).rows);
    const changed = walk(refused, { type: "row typed", id: second.id, text: "Quand ?" });
    expect(contentFaults(formIn(changed), basics)).toEqual({});
    expect(walk(changed, on).step).toBe("GOALS");
    expect(walk(refused, { type: "row deleted", id: second.id }, on).step).toBe("GOALS");
  });

  test("leads back to a photo's description, and stays for what is about nothing that was typed", () => {
    const refused = walk(inGoals, { type: "saving" }, refusal("photoAlt"));
    expect(refused).toMatchObject({ step: "SELECT", isChecked: true });
    expect(walk(refused, on).step).toBe("SELECT");
    expect(walk(refused, filled({ photoAlt: "A beach" }), on).step).toBe("EXERCISE");
    expect(walk(inGoals, { type: "saving" }, refusal("asset_url")).step).toBe("GOALS");
  });

  // Shows 3.4, 9.6
  test("leaves out what belongs to an activity chosen before, and stores the spec's due date where none is set", () => {
    const photos = [{ path: "shared-images/abcdefgh.jpeg", thumb: "" }];
    const form = { ...formIn(inGoals), photos, photoAlt: "A beach", passage: "Il pleut.", duration: "5" };
    expect(contentOf(form, basics)).toMatchObject({
      asset_url: "",
      photoAlt: "",
      passage: "",
      due_date: "2022-12-31",
      duration: 5,
    });
    const photo = contentOf({ ...form, activity: "Photo Role Play", due_date: "2027-01-31" }, basics);
    expect(photo).toMatchObject({ asset_url: photos[0]?.path, photoAlt: "A beach", due_date: "2027-01-31" });
    const read = contentOf({ ...form, activity: "Read Along Passage" }, basics);
    expect(read).toMatchObject({ passage: "Il pleut.", questions: [] });
  });

  test("a saved exercise comes back into the form as it was", () => {
    const form = {
      ...formIn(walk(inGoals, filled({ duration: "5", class_id: "10B", title: "Repas" }))),
      photos: [{ path: "shared-images/abcdefgh.jpeg", thumb: "" }],
      activity: "Photo Role Play" as const,
    };
    const content = contentOf(form, basics);
    const again = formOf(content, true);
    expect(again).toMatchObject({ due_date: "", isClosed: true, photos: [{ savedAs: 0 }] });
    expect(contentOf(again, basics)).toEqual(content);
  });
});

test("an exercise on a mistake begins with the prompt for it, and is complete once the builder has written it", () => {
  const wizard = wizardOn("auxiliary", "German");
  expect(formIn(wizard).prompt).toContain("past tense");
  expect(formIn(wizard).options["Follow the exam format exactly"]).toBe(false);
  const goals = walk(wizard, built(["Was hast du gemacht?"]), on, filled({ duration: "5" }));
  expect(goals).toMatchObject({
    step: "GOALS",
    basics: { language: "German", level: "NONE", board: "NONE" },
  });
  expect(walk(wizard, back)).toMatchObject({ step: "SELECT", form: { language: "German" } });
});

describe("an exam to be marked by", () => {
  const form = formIn(walk(inGoals, filled({ exam: "aqa-legacy Higher" })));
  const examIn = (more: Partial<Form>, of: { level?: "IGCSE - Higher"; board?: "EdExcel" } = {}) =>
    contentOf({ ...form, ...more, ...of }, { ...basics, ...of }).exam;

  test("is saved with the exercise, and comes back with it", () => {
    expect(examIn({})).toBe("aqa-legacy Higher");
    expect(formOf(contentOf(form, basics), false).exam).toBe("aqa-legacy Higher");
    expect(formOf({ ...contentOf(form, basics), exam: undefined }, false).exam).toBe("");
  });

  test("is offered where it has such a part, and none is saved that is not offered any more", () => {
    expect(examsOffered(form)).toEqual(["aqa-2026 Higher", "aqa-legacy Higher"]);
    expect(examsOffered(blankForm("Conversation About Topic"))).toEqual([]);
    expect(examsOffered({ ...form, level: "IGCSE - Higher", board: "EdExcel" })).toEqual([]);
    expect(examIn({}, { board: "EdExcel" })).toBe("");
    expect(examIn({}, { level: "IGCSE - Higher", board: "EdExcel" })).toBe("");
  });
});

test("a request that our own rules only partly met stays in its box, and one that was met does not", () => {
  const asked = walk(inContent, filled({ prompt: "a hotel complaint" }));
  const answered = (understood: "topic" | "nothing", missing: string[]) =>
    formIn(walk(asked, built(["Quoi ?"], "Vacances", { understood, themes: ["holidays"], missing })));
  expect(answered("topic", []).prompt).toBe("");
  expect(answered("topic", ["complaint"]).prompt).toBe("a hotel complaint");
  expect(answered("nothing", [])).toMatchObject({
    prompt: "a hotel complaint",
    choice: { understood: "nothing" },
  });
  expect(formIn(walk(asked, built(["Quoi ?"])))).toMatchObject({ prompt: "", choice: undefined });
});
