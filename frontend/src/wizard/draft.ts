import { type Language, languages } from "../../../domain/exercise.ts";
import { type MistakeKind, mistakeKinds } from "../../../domain/mistakes.ts";
import { keys } from "../guest/keys.ts";
import { type BrowserStorage, readStored } from "../guest/storage.ts";
import { blankForm } from "./form.ts";
import { atFirst, type Wizard } from "./wizard.ts";

/**
 * What a wizard was opened for: a new exercise, one on a kind of mistake that comes up, or one that is saved (`assignmentId`), to be
 * changed or copied.
 */
export type Purpose =
  | { kind: "new" }
  | { kind: "practise"; mistake: MistakeKind; language: Language }
  | { kind: "edit" | "copy"; assignmentId: string };

/** `key` is the new exercise's own, so that it is saved once however often saving is tried. */
export type Draft = { purpose: string; key: string; wizard: Wizard };

/** A purpose as the address says it: `?edit=ID`, `?copy=ID`, `?practise=KIND&language=LANGUAGE`, or nothing. */
export const purposeIn = (search: URLSearchParams): Purpose => {
  for (const kind of ["edit", "copy"] as const) {
    const assignmentId = search.get(kind);
    if (assignmentId !== null && assignmentId !== "") return { kind, assignmentId };
  }
  const mistake = mistakeKinds.find((kind) => kind === search.get("practise"));
  const language = languages.find((name) => name === search.get("language"));
  return mistake && language ? { kind: "practise", mistake, language } : { kind: "new" };
};

export const nameOf = (purpose: Purpose): string => {
  switch (purpose.kind) {
    case "new":
      return purpose.kind;
    case "practise":
      return `${purpose.kind} ${purpose.mistake} ${purpose.language}`;
    default:
      return `${purpose.kind} ${purpose.assignmentId}`;
  }
};

/** What was under way when the page went is no longer under way. A field that the form did not have then is blank. */
const atRest = (kept: Wizard): Wizard => {
  const { form } = kept;
  const wizard = form ? { ...kept, form: { ...blankForm(form.activity), ...form } } : kept;
  switch (wizard.step) {
    case "EXERCISE":
      return { ...wizard, builder: { state: "idle" } };
    case "GOALS":
      return { ...wizard, saving: { state: "idle" } };
    default:
      return wizard;
  }
};

/** The draft that this tab holds for this purpose, if it does. */
export const keptDraft = (session: BrowserStorage, purpose: Purpose): Draft | undefined => {
  const draft = readStored<Draft>(
    session,
    keys.wizard,
    // Nobody else writes under this key.
    (thing): thing is Draft & Record<string, unknown> =>
      thing.purpose === nameOf(purpose) && typeof thing.wizard === "object" && typeof thing.key === "string",
  );
  return draft && { ...draft, wizard: atRest(draft.wizard) };
};

/** Nothing that was typed is kept any more. */
export const forgetDraft = (session: BrowserStorage): void => session.removeItem(keys.wizard);

/** Keeps it; a wizard that has not begun, or is done, leaves nothing behind. */
export const keepDraft = (session: BrowserStorage, draft: Draft): void => {
  const { step } = draft.wizard;
  if (step === "FINISH" || draft.wizard === atFirst) forgetDraft(session);
  else session.setItem(keys.wizard, JSON.stringify(draft));
};
