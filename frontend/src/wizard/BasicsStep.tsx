import { useState } from "react";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import { activities, boards, languages } from "../../../domain/exercise.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { Choice } from "./Choice.tsx";
import type { Purpose } from "./draft.ts";
import { refusalFaults } from "./faults.ts";
import { basicsOf } from "./form.ts";
import { LevelChoice } from "./LevelChoice.tsx";
import { Photos } from "./Photos.tsx";
import type { WizardController } from "./useWizard.ts";
import { Ways } from "./Ways.tsx";
import type { Wizard } from "./wizard.ts";

type Props = { wizard: Wizard & { step: "SELECT" }; purpose: Purpose; controller: WizardController };

/** SELECT: the language, and what exam it is for. */
export const BasicsStep = ({ wizard: { form, isChecked }, purpose, controller }: Props) => {
  const [isUploading, setUploading] = useState(false);
  const { dispatch } = controller;
  const { activity, language, level, board } = form;
  const isMissing = basicsOf(form) === undefined;
  return (
    <>
      <StageHeading title="Getting basic details">Getting basic details</StageHeading>
      <Choice
        name="language"
        legend="Language"
        values={languages}
        chosen={language}
        choose={(chosen) => dispatch({ type: "filled", fields: { language: chosen } })}
      />
      {activities[activity].choosesBoard && (
        <>
          <LevelChoice
            chosen={level}
            choose={(chosen) => dispatch({ type: "filled", fields: { level: chosen } })}
          />
          <Choice
            name="board"
            legend="Exam board"
            values={boards}
            chosen={board === "NONE" ? "" : board}
            choose={(chosen) => dispatch({ type: "filled", fields: { board: chosen } })}
          />
        </>
      )}
      {activity === "Photo Role Play" && (
        <Photos
          form={form}
          fault={refusalFaults(form).photoAlt}
          purpose={purpose}
          dispatch={dispatch}
          uploading={setUploading}
        />
      )}
      {isChecked && isMissing && (
        <p className="line" role="alert">
          {buildingTexts.chooseLevelAndBoard}
        </p>
      )}
      <Ways
        back={controller.back}
        on={{
          label: "Set the content",
          isReady: !isMissing && !isUploading,
          go: () => !isUploading && dispatch({ type: "on" }),
        }}
      />
    </>
  );
};
