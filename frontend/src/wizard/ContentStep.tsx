import { TextAreaField, TextField } from "@aws-amplify/ui-react";
import type { Activity } from "../../../domain/exercise.ts";
import { languageTags } from "../../../domain/exercise.ts";
import { PASSAGE_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { Changed } from "./Changed.tsx";
import { ExamHint } from "./ExamHint.tsx";
import { contentFaults, goalFaults, isFine } from "./faults.ts";
import { type BuiltText, hasQuestions } from "./form.ts";
import { HelpLink } from "./HelpLink.tsx";
import { PromptBox } from "./PromptBox.tsx";
import { Questions } from "./Questions.tsx";
import { ThemeField } from "./ThemeField.tsx";
import type { WizardController } from "./useWizard.ts";
import { Ways } from "./Ways.tsx";
import type { Wizard } from "./wizard.ts";

type Props = { wizard: Wizard & { step: "EXERCISE" }; controller: WizardController };

const OBJECTIVE_MAX_CHARACTERS = 2000;

/** What the focus is called in this activity; a passage has none. */
const objectiveLabel = (activity: Activity): string | undefined => {
  if (activity === "Read Along Passage") return undefined;
  return activity === "Conversation About Topic"
    ? "What is the goal of the conversation?"
    : "What should students focus on? (optional)";
};

/** EXERCISE: what is said in it, by hand or by the AI. */
export const ContentStep = ({ wizard: { form, basics, isChecked, builder }, controller }: Props) => {
  const { dispatch } = controller;
  const { activity, title, objective, passage, before } = form;
  const faults = isChecked ? contentFaults(form, basics) : {};
  const label = objectiveLabel(activity);
  const lang = languageTags[basics.language];
  const changed = (name: BuiltText, what: string) =>
    before[name] !== undefined && (
      <Changed
        before={before[name]}
        what={what}
        isByAi={form.choice === undefined}
        undo={() => dispatch({ type: "text undone", name })}
      />
    );
  return (
    <>
      <StageHeading title="Set the content">Set the content</StageHeading>
      <HelpLink page="building" />
      <PromptBox form={form} builder={builder} controller={controller} />
      <div className="content-form">
        <div>
          <TextField
            className="field"
            label="Title (optional)"
            maxLength={TITLE_MAX_CHARACTERS}
            hasError={faults.title !== undefined}
            errorMessage={faults.title}
            value={title}
            onChange={({ target }) => dispatch({ type: "filled", fields: { title: target.value } })}
          />
          {changed("title", "title")}
        </div>
        <ThemeField
          theme={form.theme}
          basics={basics}
          fill={(fields) => dispatch({ type: "filled", fields })}
        />
        {hasQuestions(activity) && (
          <>
            <ExamHint activity={activity} basics={basics} />
            <Questions
              heading={activity === "Exam Style General Conversation" ? "Starter questions" : "Questions"}
              form={form}
              basics={basics}
              faults={faults}
              dispatch={dispatch}
            />
          </>
        )}
        {activity === "Read Along Passage" && (
          <div>
            <TextAreaField
              className="field"
              label="What should be read out?"
              lang={lang}
              rows={6}
              maxLength={PASSAGE_MAX_CHARACTERS}
              hasError={faults.passage !== undefined}
              errorMessage={faults.passage}
              value={passage}
              onChange={({ target }) => dispatch({ type: "filled", fields: { passage: target.value } })}
            />
            {changed("passage", "what should be read out")}
          </div>
        )}
        {label !== undefined && (
          <div>
            <TextAreaField
              className="field"
              label={label}
              rows={2}
              maxLength={OBJECTIVE_MAX_CHARACTERS}
              hasError={faults.objective !== undefined}
              errorMessage={faults.objective}
              value={objective}
              onChange={({ target }) => dispatch({ type: "filled", fields: { objective: target.value } })}
            />
            {changed("objective", "focus")}
          </div>
        )}
      </div>
      {isChecked && Object.keys(faults).length > 0 && (
        <p className="line" role="alert">
          Something above is missing or has to be changed.
        </p>
      )}
      <Ways
        back={controller.back}
        on={{ label: "Set the difficulty", go: () => dispatch({ type: "on" }) }}
        past={
          isFine(goalFaults(form))
            ? { label: `Finish up: ${form.duration} min`, go: controller.finish }
            : undefined
        }
      />
    </>
  );
};
