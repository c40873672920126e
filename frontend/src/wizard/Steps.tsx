import type { Wizard } from "./wizard.ts";

const steps = [
  ["ACTIVITY", "Activity"],
  ["SELECT", "Basics"],
  ["EXERCISE", "Content"],
  ["GOALS", "Difficulty"],
  ["FINISH", "Done"],
] as const satisfies readonly (readonly [Wizard["step"], string])[];

/** Where one is among the five steps. */
export const Steps = ({ current }: { current: Wizard["step"] }) => {
  const here = steps.findIndex(([step]) => step === current);
  return (
    <ol className="wizard-steps" aria-label="Steps">
      {steps.map(([step, name], place) => (
        <li
          key={step}
          className={place < here ? "step-done" : undefined}
          aria-current={place === here ? "step" : undefined}
        >
          <span className="step-name">{name}</span>
          {place < here && <span className="hidden">, done</span>}
        </li>
      ))}
    </ol>
  );
};
