import { Button } from "@aws-amplify/ui-react";
import type { ClassSeen } from "../../../domain/schoolClass/shapes.ts";

type Props = {
  /** Those that do not have the exercise yet; there is one at least. */
  classes: readonly ClassSeen[];
  isBusy: boolean;
  assign(classes: readonly ClassSeen[]): void;
};

/** Assigns the exercise to a class, or to all at once; each has a link and a register of its own then. */
export const AssignToClasses = ({ classes, isBusy, assign }: Props) => (
  <fieldset className="choice share-classes">
    <legend>Assign it to a class</legend>
    <p className="soft">Each class has its own link and last day, and you see who has not started.</p>
    <p className="share-class-ways">
      {classes.map((one) => (
        <Button
          key={one.classId}
          className="button button-quiet"
          aria-disabled={isBusy}
          aria-label={`Assign to ${one.name}`}
          onClick={() => assign([one])}
        >
          {one.name}
        </Button>
      ))}
      {classes.length > 1 && (
        <Button className="button button-quiet" aria-disabled={isBusy} onClick={() => assign(classes)}>
          All {classes.length} classes
        </Button>
      )}
    </p>
  </fieldset>
);
