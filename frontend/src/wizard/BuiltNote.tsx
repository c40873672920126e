import { type Theme, themes } from "../../../domain/themes.ts";
import type { Form } from "./form.ts";
import { listed } from "./listed.ts";
import type { WizardController } from "./useWizard.ts";

type Props = { form: Form; isBuilding: boolean; controller: WizardController };

/** What our own rules wrote, in this activity. */
const writtenIn = ({ activity }: Form): string => {
  if (activity === "Read Along Passage") return "this passage is";
  return activity === "Conversation About Topic" ? "this goal is" : "these questions are";
};

/** What our own rules made of the request, said plainly; undefined where an AI wrote it, or nothing is written yet. */
const sentencesOn = (form: Form): string[] | undefined => {
  const { choice } = form;
  if (!choice) return undefined;
  const from = `${writtenIn(form)} chosen from our own set on ${listed(choice.themes)}`;
  switch (choice.understood) {
    case "change":
      return ["No AI wrote this: our own rules made the change you asked for. Please check it."];
    case "nothing":
      return [
        `No AI wrote this, and our own rules did not understand what it should be about, so ${from}.`,
        "Choose a theme below, or write your own.",
      ];
    case "topic": {
      const missing = choice.missing.map((word) => `“${word}”`);
      return [
        `No AI wrote this: ${from}.`,
        ...(missing.length > 0 ? [`There is nothing in it on ${listed(missing)}, so please check it.`] : []),
      ];
    }
  }
};

/** Who wrote what stands in the form, where that was no AI, and the themes that our own rules know. */
export const BuiltNote = ({ form, isBuilding, controller }: Props) => {
  const sentences = sentencesOn(form);
  const choose = (theme: Theme) => !isBuilding && controller.build(theme);
  return (
    <div className={sentences ? "built-note" : ""}>
      <p role="status">{sentences?.join(" ")}</p>
      {sentences && (
        <fieldset className="built-themes">
          <legend>Choose another theme</legend>
          {themes.map((theme) => (
            <button
              key={theme}
              type="button"
              className="choice-option"
              aria-disabled={isBuilding}
              onClick={() => choose(theme)}
            >
              {theme}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
