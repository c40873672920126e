import type { MemberRole } from "../../../domain/access.ts";
import { Toast } from "../shell/Toast.tsx";
import { ActivityStep } from "./ActivityStep.tsx";
import { BasicsStep } from "./BasicsStep.tsx";
import { ContentStep } from "./ContentStep.tsx";
import { DifficultyStep } from "./DifficultyStep.tsx";
import { Discard } from "./Discard.tsx";
import type { Draft, Purpose } from "./draft.ts";
import { FinishStep } from "./FinishStep.tsx";
import type { LastChoices } from "./lastChoices.ts";
import { Preview } from "./Preview.tsx";
import { Steps } from "./Steps.tsx";
import { useWizard, type WizardController } from "./useWizard.ts";
import type { Wizard as WizardState } from "./wizard.ts";

type Props = {
  role: MemberRole;
  purpose: Purpose;
  first: Draft;
  /** What was chosen for the last exercise, where a new one begins. */
  last?: LastChoices | undefined;
};

const Step = ({
  wizard,
  controller,
  role,
  purpose,
  last,
}: {
  wizard: WizardState;
  controller: WizardController;
  role: MemberRole;
  purpose: Purpose;
  last: LastChoices | undefined;
}) => {
  const isEdit = purpose.kind === "edit";
  switch (wizard.step) {
    case "ACTIVITY":
      return <ActivityStep last={last} dispatch={controller.dispatch} />;
    case "SELECT":
      return <BasicsStep wizard={wizard} purpose={purpose} controller={controller} />;
    case "EXERCISE":
      return <ContentStep wizard={wizard} controller={controller} />;
    case "GOALS":
      return <DifficultyStep wizard={wizard} role={role} isEdit={isEdit} controller={controller} />;
    case "FINISH":
      return <FinishStep saved={wizard.saved} form={wizard.form} isEdit={isEdit} />;
  }
};

/** One question a screen, with the booklet growing beside them. */
export const Wizard = ({ role, purpose, first, last }: Props) => {
  const { wizard, controller, shown } = useWizard(purpose, first);
  const isFilling = wizard.step !== "ACTIVITY" && wizard.step !== "FINISH";
  return (
    <main className={isFilling ? "wizard wizard-filling" : "wizard"}>
      <Steps current={wizard.step} />
      <div className="wizard-step">
        <Step wizard={wizard} controller={controller} role={role} purpose={purpose} last={last} />
        {isFilling && <Discard />}
      </div>
      {isFilling && <Preview form={wizard.form} />}
      <Toast shown={shown} />
    </main>
  );
};
