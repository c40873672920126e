import { useState } from "react";
import { Link } from "react-router";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import { Mark } from "../mark/Mark.tsx";
import { Sharing } from "../sharing/Sharing.tsx";
import type { SharedExercise } from "../sharing/shared.ts";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import type { Form } from "./form.ts";
import type { Saved } from "./wizard.ts";

type Props = {
  saved: Saved;
  form: Form;
  /** Is it a saved exercise that was changed? */
  isEdit: boolean;
};

/** FINISH: it is there, and can be played and shared. */
export const FinishStep = ({ saved, form, isEdit }: Props) => {
  const [exercise, put] = useState<SharedExercise>(saved);
  const { assignment_id, isShared } = exercise;
  return (
    <div className="wizard-finish">
      <Mark className="plain-mark" expression="pleased" />
      <StageHeading title="Done">{buildingTexts.taDa}</StageHeading>
      <p className="created">{isEdit ? "Your exercise has been changed!" : buildingTexts.created}</p>
      {isShared && form.language !== "" && (
        <section className="sharing" aria-labelledby="sharing-title">
          <h2 id="sharing-title">Share it with your students</h2>
          <Sharing exercise={exercise} language={form.language} of={titleOf(form)} put={put} />
        </section>
      )}
      <p className="plain-ways">
        <a className="button" href={paths.play(assignment_id)}>
          {isShared ? "Test your exercise" : "Play your exercise"}
        </a>
        <Link className="button button-quiet" to={paths.dashboard}>
          {isShared ? "Go back home" : "Return home"}
        </Link>
      </p>
    </div>
  );
};
