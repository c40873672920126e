import { useEffect, useReducer, useRef } from "react";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import type { Activity } from "../../../domain/exercise.ts";
import { quickOptionNames } from "../../../domain/presets.ts";
import type { Body } from "../../../domain/shapes.ts";
import type { Theme } from "../../../domain/themes.ts";
import { problemOf } from "../api/problem.ts";
import type { AccountController } from "../app/accountController.ts";
import { useMembership } from "../app/useSession.ts";
import { thisDevice } from "../guest/storage.ts";
import { useToast } from "../shell/Toast.tsx";
import { type Draft, keepDraft, type Purpose } from "./draft.ts";
import { goalFaults, isFine } from "./faults.ts";
import { type Basics, contentOf, type Form } from "./form.ts";
import { type Wizard, type WizardAction, wizardAfter } from "./wizard.ts";

/** What the builder is asked for: the form as it is, and what to make of it. */
export const orderOf = (form: Form, basics: Basics): Body<"buildExercise"> => {
  const { title, objective, questions, passage, asset_url } = contentOf(form, basics);
  return {
    formData: {
      title,
      objective,
      questions: questions.map(({ text }) => text).filter((text) => text !== ""),
      ...(passage !== "" && { passage }),
    },
    activity: form.activity,
    prompt: form.prompt,
    ...basics,
    options: quickOptionNames.filter((name) => form.options[name]),
    assetURL: asset_url === "" ? null : asset_url,
  };
};

const save = (account: AccountController, purpose: Purpose, key: string, form: Form, basics: Basics) => {
  const content = contentOf(form, basics);
  return purpose.kind === "edit"
    ? account.call("updateExercise", {
        params: { assignmentId: purpose.assignmentId },
        body: { content, isClosed: form.isClosed },
      })
    : account.call("createExercise", {
        params: {},
        body: { key, content, ...(purpose.kind === "copy" && { copyOf: purpose.assignmentId }) },
      });
};

const buildingToast = (activity: Activity): string => {
  if (activity === "Read Along Passage") return buildingTexts.buildingPassage;
  return activity.endsWith("Role Play") ? buildingTexts.building : buildingTexts.buildingConversation;
};

/** What the steps of the wizard can do. */
export type WizardController = {
  dispatch(action: WizardAction): void;
  /** Asks the builder for what the prompt says, or for this theme. */
  build(theme?: Theme): void;
  cancel(): void;
  back(): void;
  finish(): void;
};

/** The wizard with all that it does: it keeps its draft, asks the builder, and saves. */
export const useWizard = (
  purpose: Purpose,
  first: Draft,
): { wizard: Wizard; controller: WizardController; shown: string } => {
  const { account } = useMembership();
  const [wizard, dispatch] = useReducer(wizardAfter, first.wizard);
  const { shown, toast } = useToast();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => keepDraft(thisDevice().session, { ...first, wizard }), [first, wizard]);
  useEffect(() => () => asking.current?.abort(), []);

  const cancel = () => {
    asking.current?.abort();
    toast("");
    dispatch({ type: "building cancelled" });
  };
  const build = (theme?: Theme) => {
    if (wizard.step !== "EXERCISE" || wizard.builder.state === "working") return;
    const aborting = new AbortController();
    asking.current = aborting;
    const { signal } = aborting;
    dispatch({ type: "building" });
    toast(buildingToast(wizard.form.activity));
    const order = orderOf(theme ? { ...wizard.form, prompt: theme } : wizard.form, wizard.basics);
    const settle = (action: WizardAction) => {
      if (signal.aborted) return;
      toast("");
      dispatch(action);
    };
    account.call("buildExercise", { params: {}, body: order, signal }).then(
      (built) => settle({ type: "built", built }),
      (thrown) => settle({ type: "building failed", problem: problemOf(thrown) }),
    );
  };
  const finish = () => {
    // From EXERCISE, where the difficulty is left as it is: by way of GOALS, which is where a failure is shown.
    const goals = wizard.step === "EXERCISE" ? wizardAfter(wizard, { type: "on" }) : wizard;
    if (goals !== wizard) dispatch({ type: "on" });
    if (goals.step !== "GOALS" || goals.saving.state === "working") return;
    if (!isFine(goalFaults(goals.form))) return dispatch({ type: "on" });
    dispatch({ type: "saving" });
    save(account, purpose, first.key, goals.form, goals.basics).then(
      (saved) => dispatch({ type: "saved", saved }),
      (thrown) => dispatch({ type: "saving failed", problem: problemOf(thrown) }),
    );
  };
  const back = () => {
    asking.current?.abort();
    toast("");
    dispatch({ type: "back" });
  };
  return { wizard, controller: { dispatch, build, cancel, back, finish }, shown };
};
