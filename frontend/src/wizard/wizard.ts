import { type Activity, type Language, NONE, questionsOf } from "../../../domain/exercise.ts";
import type { MistakeKind } from "../../../domain/mistakes.ts";
import { recipes } from "../../../domain/recipes.ts";
import type { Reply } from "../../../domain/shapes.ts";
import type { Problem } from "../api/problem.ts";
import { contentFaults, goalFaults, isFine, refusalFaults, withRefusal } from "./faults.ts";
import {
  type Basics,
  type BuiltText,
  basicsOf,
  blankForm,
  builtTexts,
  type Form,
  hasQuestions,
} from "./form.ts";
import type { LastChoices } from "./lastChoices.ts";
import { moved, rebuilt, undone, withEnglish, withNewRow, withoutRow, withText } from "./rows.ts";

/** Something that takes its time. */
export type Work = { state: "idle" } | { state: "working" } | { state: "failed"; problem: Problem };

/** Where the wizard is (spec section 4). `isChecked`: the step was to be left, so its faults are shown. */
export type Wizard =
  | { step: "ACTIVITY"; form?: Form }
  | { step: "SELECT"; form: Form; isChecked: boolean }
  | { step: "EXERCISE"; form: Form; basics: Basics; isChecked: boolean; builder: Work }
  | { step: "GOALS"; form: Form; basics: Basics; isChecked: boolean; saving: Work }
  | { step: "FINISH"; form: Form; saved: Saved };

export type Saved = Reply<"createExercise">;
export type Built = Reply<"buildExercise">;

export type WizardAction =
  /** With what was chosen for the last exercise, where there is one. */
  | { type: "activity chosen"; activity: Activity; last?: LastChoices | undefined }
  /** Another exercise of the last one's kind: on to its content, as nothing is left to choose. */
  | { type: "like the last"; last: LastChoices }
  | { type: "filled"; fields: Partial<Form> }
  | { type: "row added" }
  | { type: "row typed"; id: number; text: string }
  | { type: "row translated"; id: number; english: string }
  | { type: "row deleted"; id: number }
  | { type: "row moved"; id: number; to: number }
  /** Takes back what the builder did to a row, to a text, or to a question that it left out. */
  | { type: "row undone"; id: number }
  | { type: "text undone"; name: BuiltText }
  | { type: "row put back"; id: number }
  | { type: "building" }
  | { type: "built"; built: Built }
  | { type: "building cancelled" }
  | { type: "building failed"; problem: Problem }
  | { type: "on" }
  | { type: "back" }
  | { type: "saving" }
  | { type: "saved"; saved: Saved }
  | { type: "saving failed"; problem: Problem };

export const atFirst: Wizard = { step: "ACTIVITY" };
const idle: Work = { state: "idle" };

/**
 * An exercise on a kind of mistake, the prompt for it written: starter questions, because they need no level or board, and no
 * exam's format, which would fix the tenses.
 */
export const wizardOn = (mistake: MistakeKind, language: Language): Wizard => {
  const blank = blankForm("Exam Style General Conversation");
  const options = { ...blank.options, "Follow the exam format exactly": false };
  const form = { ...blank, language, options, prompt: recipes[mistake].prompt };
  const basics = { language, level: NONE, board: NONE } as const;
  return { step: "EXERCISE", form, basics, isChecked: false, builder: idle };
};

/** A new form that begins with what was chosen last. */
const formLike = (activity: Activity, last: LastChoices | undefined): Form => ({
  ...blankForm(activity),
  ...last,
  activity,
});

/** A new exercise like the last one. A photo has to be chosen first; everything else that SELECT asks for is known. */
const wizardLike = (last: LastChoices): Wizard => {
  const select = wizardOf(formLike(last.activity, last));
  return last.activity === "Photo Role Play" ? select : onFrom(select);
};

/** A saved exercise, to be changed or copied. */
export const wizardOf = (form: Form): Wizard => ({ step: "SELECT", form, isChecked: false });

const formAfter = (form: Form, action: WizardAction): Form => {
  const { rows, dropped } = form;
  switch (action.type) {
    case "filled":
      return { ...form, ...action.fields };
    case "row added":
      return { ...form, rows: withNewRow(rows) };
    case "row typed":
      return { ...form, rows: withText(rows, action.id, action.text) };
    case "row translated":
      return { ...form, rows: withEnglish(rows, action.id, action.english) };
    case "row deleted":
      return { ...form, rows: withoutRow(rows, action.id) };
    case "row moved":
      return { ...form, rows: moved(rows, action.id, action.to) };
    case "row undone":
      return { ...form, rows: undone(rows, action.id) };
    case "text undone": {
      const { [action.name]: before = form[action.name], ...left } = form.before;
      return { ...form, [action.name]: before, before: left };
    }
    case "row put back": {
      const row = dropped.find(({ id }) => id === action.id);
      if (!row) return form;
      return { ...form, rows: [...rows, row], dropped: withoutRow(dropped, action.id) };
    }
    case "built":
      return formBuilt(form, action.built);
    default:
      return form;
  }
};

/** The builder's answer in the fields, with what it changed noted. */
const formBuilt = (form: Form, { message, questionNotes, choice }: Built): Form => {
  const { title, improvement, focus_area } = message;
  const isPassage = form.activity === "Read Along Passage";
  const questions = hasQuestions(form.activity)
    ? questionsOf(improvement).map((text, place) => ({ ...questionNotes[place], text }))
    : [];
  const rows = rebuilt(form.rows, questions);
  const written = { title, objective: focus_area, passage: isPassage ? improvement : form.passage };
  const changed = builtTexts.filter((name) => written[name] !== form[name]);
  return {
    ...form,
    ...written,
    rows,
    dropped: form.rows.filter(({ id, text }) => text.trim() !== "" && !rows.some((row) => row.id === id)),
    before: Object.fromEntries(changed.map((name) => [name, form[name]])),
    choice,
    // A request that was not understood, or only in part, is there to be put in other words.
    prompt: choice && (choice.understood === "nothing" || choice.missing.length > 0) ? form.prompt : "",
  };
};

const backFrom = (wizard: Wizard): Wizard => {
  switch (wizard.step) {
    case "SELECT":
      return { step: "ACTIVITY", form: wizard.form };
    case "EXERCISE":
      return { step: "SELECT", form: wizard.form, isChecked: false };
    case "GOALS":
      return { ...wizard, step: "EXERCISE", isChecked: false, builder: idle };
    default:
      return wizard;
  }
};

const onFrom = (wizard: Wizard): Wizard => {
  switch (wizard.step) {
    case "SELECT": {
      const basics = basicsOf(wizard.form);
      if (!basics || refusalFaults(wizard.form).photoAlt !== undefined) return { ...wizard, isChecked: true };
      return { step: "EXERCISE", form: wizard.form, basics, isChecked: false, builder: idle };
    }
    case "EXERCISE":
      if (!isFine(contentFaults(wizard.form, wizard.basics))) return { ...wizard, isChecked: true };
      return {
        step: "GOALS",
        form: wizard.form,
        basics: wizard.basics,
        isChecked: false,
        saving: idle,
      };
    case "GOALS":
      return isFine(goalFaults(wizard.form)) ? wizard : { ...wizard, isChecked: true };
    default:
      return wizard;
  }
};

const inExercise = (wizard: Wizard & { step: "EXERCISE" }, action: WizardAction): Wizard => {
  switch (action.type) {
    case "building":
      return { ...wizard, builder: { state: "working" } };
    case "building cancelled":
    case "built":
      return { ...wizard, form: formAfter(wizard.form, action), builder: idle };
    case "building failed":
      return { ...wizard, builder: { state: "failed", problem: action.problem } };
    default:
      return { ...wizard, form: formAfter(wizard.form, action) };
  }
};

/** Back to the text that the server would not save, if it was one; what was typed stays. */
const refused = (wizard: Wizard & { step: "GOALS" }, problem: Problem): Wizard => {
  const form = withRefusal(wizard.form, problem);
  if (!form) return { ...wizard, saving: { state: "failed", problem } };
  return form.refused?.field === "photoAlt"
    ? { step: "SELECT", form, isChecked: true }
    : { step: "EXERCISE", form, basics: wizard.basics, isChecked: true, builder: idle };
};

const inGoals = (wizard: Wizard & { step: "GOALS" }, action: WizardAction): Wizard => {
  switch (action.type) {
    case "saving":
      return { ...wizard, saving: { state: "working" } };
    case "saving failed":
      return refused(wizard, action.problem);
    case "saved":
      return { step: "FINISH", form: wizard.form, saved: action.saved };
    case "filled":
      return { ...wizard, form: formAfter(wizard.form, action) };
    default:
      return wizard;
  }
};

/** The wizard after an action. What a step does not know of leaves it as it is; answers that come too late do, too. */
export const wizardAfter = (wizard: Wizard, action: WizardAction): Wizard => {
  if (action.type === "back") return backFrom(wizard);
  if (action.type === "on") return onFrom(wizard);
  switch (wizard.step) {
    case "ACTIVITY": {
      if (action.type === "like the last") return wizardLike(action.last);
      if (action.type !== "activity chosen") return wizard;
      const { activity, last } = action;
      return wizardOf({ ...(wizard.form ?? formLike(activity, last)), activity });
    }
    case "SELECT":
      // A choice clears the message (spec section 5).
      return action.type === "filled"
        ? { ...wizard, form: formAfter(wizard.form, action), isChecked: false }
        : wizard;
    case "EXERCISE":
      return inExercise(wizard, action);
    case "GOALS":
      return inGoals(wizard, action);
    case "FINISH":
      return wizard;
  }
};
