import { TextField } from "@aws-amplify/ui-react";
import type { MemberRole } from "../../../domain/access.ts";
import type { Settings } from "../../../domain/exercise.ts";
import { CLASS_MAX_CHARACTERS, DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "../../../domain/limits.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { ExamField } from "./ExamField.tsx";
import { goalFaults } from "./faults.ts";
import type { Form } from "./form.ts";
import type { WizardController } from "./useWizard.ts";
import { Ways } from "./Ways.tsx";
import type { Wizard } from "./wizard.ts";

type Props = {
  wizard: Wizard & { step: "GOALS" };
  role: MemberRole;
  /** Is a saved exercise changed? */
  isEdit: boolean;
  controller: WizardController;
};

/** Each setting in plain words, in the order in which they are asked. */
const settings: readonly (readonly [keyof Settings, string, string])[] = [
  ["isTextable", "Answers may be typed", "Off: they are spoken, unless there is no microphone."],
  ["isModelAnswerActive", "A model answer can be asked for", "A good answer to Mark's last question."],
  ["isTranslatable", "Mark's words can be translated", "Into English, one message at a time."],
  ["isGradeViewable", "Grade and scores are shown", "Off: only feedback and tips are shown."],
  ["isPureListeningExercise", "Mark is only heard", "His words are not shown: a listening exercise."],
];

/** GOALS: how hard it is, how long it lasts, and whom it is for. */
export const DifficultyStep = ({ wizard: { form, isChecked, saving }, role, isEdit, controller }: Props) => {
  const fill = (fields: Partial<Form>) => controller.dispatch({ type: "filled", fields });
  const faults = isChecked ? goalFaults(form) : {};
  const isSaving = saving.state === "working";
  return (
    <>
      <StageHeading title="Set the difficulty">Set the difficulty</StageHeading>
      <fieldset className="settings">
        <legend>What students can do</legend>
        {settings.map(([name, label, more]) => (
          <label key={name} className="setting">
            <input
              type="checkbox"
              checked={form.settings[name]}
              onChange={({ target }) => fill({ settings: { ...form.settings, [name]: target.checked } })}
            />
            <span>
              <strong>{label}</strong>
              <span className="soft">{more}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        className="field field-short"
        label="Duration in minutes"
        type="number"
        inputMode="numeric"
        min={DURATION_MIN_MINUTES}
        max={DURATION_MAX_MINUTES}
        hasError={faults.duration !== undefined}
        errorMessage={faults.duration}
        value={form.duration}
        onChange={({ target }) => fill({ duration: target.value })}
      />
      <ExamField form={form} fill={fill} />
      {role === "teacher" && (
        <>
          <TextField
            className="field field-short"
            label="Class (optional)"
            descriptiveText="A label of your own, such as 10B."
            maxLength={CLASS_MAX_CHARACTERS}
            value={form.class_id}
            onChange={({ target }) => fill({ class_id: target.value })}
          />
          <TextField
            className="field field-short"
            label="Last day (optional)"
            descriptiveText="Students can't open it after this date."
            type="date"
            value={form.due_date}
            onChange={({ target }) => fill({ due_date: target.value })}
          />
          {isEdit && (
            <label className="setting">
              <input
                type="checkbox"
                checked={!form.isClosed}
                onChange={({ target }) => fill({ isClosed: !target.checked })}
              />
              <span>
                <strong>The link is open</strong>
                <span className="soft">When this is off, only you can play it. You can open it again.</span>
              </span>
            </label>
          )}
        </>
      )}
      {saving.state === "failed" && (
        <ProblemNotice
          problem={saving.problem}
          ways={{ again: { label: "Try again", go: controller.finish } }}
          also={{ label: "Go back and change it", go: controller.back }}
        />
      )}
      <Ways
        back={controller.back}
        on={{ label: isSaving ? "Saving…" : "Finish up", isReady: !isSaving, go: controller.finish }}
      />
    </>
  );
};
