import { expect, test } from "@jest/globals";
import { DUE_DATE } from "../../../domain/limits.ts";
import { forgetMember } from "../../../frontend/src/account/trace.ts";
import {
  type Draft,
  keepDraft,
  keptDraft,
  nameOf,
  type Purpose,
  purposeIn,
} from "../../../frontend/src/wizard/draft.ts";
import { blankForm } from "../../../frontend/src/wizard/form.ts";
import { atFirst, type Wizard, wizardOf } from "../../../frontend/src/wizard/wizard.ts";
import { deviceInMemory } from "../device.ts";

const fresh = { kind: "new" } as const;
const form = { ...blankForm("Read Along Passage"), title: "à demi" };
const draft = (wizard: Wizard, purpose: Purpose = fresh): Draft => ({
  purpose: nameOf(purpose),
  key: "k",
  wizard,
});

test("a draft survives a reload, for the exercise that it is of", () => {
  const { session } = deviceInMemory();
  const edit: Purpose = { kind: "edit", assignmentId: "abcd2345" };
  keepDraft(session, draft(wizardOf(form), edit));
  expect(keptDraft(session, edit)).toEqual(draft(wizardOf(form), edit));
  expect(keptDraft(session, { ...edit, assignmentId: "other234" })).toBeUndefined();
  expect(keptDraft(session, { ...edit, kind: "copy" })).toBeUndefined();
  expect(keptDraft(session, fresh)).toBeUndefined();
});

test("a draft of an older build gets the fields that it lacks", () => {
  const { session } = deviceInMemory();
  const { theme: _, ...older } = form;
  keepDraft(session, draft(wizardOf(older as typeof form))); // as that build wrote it
  expect(keptDraft(session, fresh)?.wizard).toMatchObject({ form });
});

test("what was under way when the page went is not under way after it", () => {
  const { session } = deviceInMemory();
  const basics = { language: "French", level: "NONE", board: "NONE" } as const;
  const busy = { form, basics, isChecked: false };
  keepDraft(session, draft({ step: "EXERCISE", ...busy, builder: { state: "working" } }));
  expect(keptDraft(session, fresh)?.wizard).toMatchObject({ builder: { state: "idle" } });
  keepDraft(session, draft({ step: "GOALS", ...busy, saving: { state: "working" } }));
  expect(keptDraft(session, fresh)?.wizard).toMatchObject({ saving: { state: "idle" }, form });
});

test("nothing is left of it once it is saved, or once its author is gone", () => {
  const device = deviceInMemory();
  const saved = {
    assignment_id: "abcd2345",
    isShared: true,
    isClosed: false,
    due_date: DUE_DATE,
    version: 1,
  };
  for (const end of [
    () => keepDraft(device.session, draft({ step: "FINISH", form, saved })),
    () => keepDraft(device.session, draft(atFirst)),
    () => forgetMember(device),
  ]) {
    keepDraft(device.session, draft(wizardOf(form)));
    expect(keptDraft(device.session, fresh)).toBeDefined();
    end();
    expect(keptDraft(device.session, fresh)).toBeUndefined();
  }
});

test.each([
  ["", fresh],
  ["edit=", fresh],
  ["edit=abcd2345", { kind: "edit", assignmentId: "abcd2345" }],
  ["practise=tense&language=French", { kind: "practise", mistake: "tense", language: "French" }],
  ["practise=constructor&language=French", { kind: "new" }],
  ["practise=tense&language=Latin", { kind: "new" }],
  ["copy=abcd2345", { kind: "copy", assignmentId: "abcd2345" }],
])("the address ?%s says what the wizard is for", (search, purpose) => {
  expect(purposeIn(new URLSearchParams(search))).toEqual(purpose);
});
