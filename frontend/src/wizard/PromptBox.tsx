import { Button, TextAreaField } from "@aws-amplify/ui-react";
import { useState } from "react";
import { PROMPT_MAX_CHARACTERS } from "../../../domain/limits.ts";
import { quickOptionNames } from "../../../domain/presets.ts";
import { SendIcon } from "../shell/icons.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { BuiltNote } from "./BuiltNote.tsx";
import type { Form } from "./form.ts";
import type { WizardController } from "./useWizard.ts";
import type { Work } from "./wizard.ts";

type Props = { form: Form; builder: Work; controller: WizardController };

/** Where somebody says what the exercise should be, and, once there is one, what to change. */
export const PromptBox = ({ form, builder, controller }: Props) => {
  const { prompt, options, rows, passage, objective } = form;
  const [fault, setFault] = useState("");
  const hasContent = rows.length > 0 || passage !== "" || objective !== "";
  const isBuilding = builder.state === "working";
  const send = () => {
    if (isBuilding) return;
    if (prompt.trim() === "") return setFault("Say what the exercise should be about.");
    setFault("");
    controller.build();
  };
  return (
    <form
      className="prompt"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        className="field"
        label={hasContent ? "What should be changed?" : "What should the exercise be about?"}
        descriptiveText="A suggestion appears in the form below. You can change all of it."
        rows={2}
        maxLength={PROMPT_MAX_CHARACTERS}
        hasError={fault !== ""}
        errorMessage={fault}
        value={prompt}
        onChange={({ target }) => {
          setFault("");
          controller.dispatch({ type: "filled", fields: { prompt: target.value } });
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <fieldset className="choice">
        <legend className="hidden">Quick options</legend>
        {quickOptionNames.map((name) => (
          <label key={name} className="choice-option">
            <input
              type="checkbox"
              checked={options[name]}
              onChange={({ target }) =>
                controller.dispatch({
                  type: "filled",
                  fields: { options: { ...options, [name]: target.checked } },
                })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="prompt-ways">
        <Button className="button" type="submit" aria-disabled={isBuilding}>
          <SendIcon />
          {hasContent ? "Adapt it" : "Write it"}
        </Button>
        {isBuilding && (
          <>
            <progress aria-label="Writing a suggestion" />
            <Button className="tool" onClick={controller.cancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
      {builder.state === "failed" && (
        <ProblemNotice
          problem={builder.problem}
          ways={{ again: { label: "Retry", go: () => controller.build() } }}
          also={{ label: "Write it myself", go: controller.cancel }}
        />
      )}
      <BuiltNote form={form} isBuilding={isBuilding} controller={controller} />
    </form>
  );
};
