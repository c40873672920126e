import { useMemo, useRef, useState } from "react";
import type { OwnExercise } from "../../../domain/exerciseShapes.ts";
import { adviceOn, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { inOrder } from "../classes/classExercises.ts";
import { Toast, useToast } from "../shell/Toast.tsx";
import { titleOf } from "../shell/title.ts";
import { ExerciseCard } from "./ExerciseCard.tsx";
import { ExerciseRow } from "./ExerciseRow.tsx";
import { CARDS_MAX, classesOf, exercisesIn, firstExerciseView } from "./exerciseList.ts";
import { ListTools } from "./ListTools.tsx";
import type { Exercises } from "./useExercises.ts";

/** Up to so many exercises are seen at a glance. */
const GLANCE_MAX = 4;

/** One's exercises, as cards or, if there are many, as rows; those that are looked for, in the order that is asked for. */
export const ExerciseGrid = ({ exercises, beside, put }: Exercises) => {
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const { shown: told, toast: tell } = useToast();
  const [chosen, look] = useState(firstExerciseView);
  const list = useRef<HTMLDivElement>(null);
  const archived = exercises.filter(({ isArchived }) => isArchived).length;
  // Back to the others with the last one that is brought back.
  const view = { ...chosen, isArchived: chosen.isArchived && archived > 0 };
  const shown = exercisesIn(exercises, view, beside);
  const classes = useMemo(
    () =>
      inOrder([
        ...new Set(
          exercises.flatMap((exercise) => {
            const names = classesOf(exercise, beside.classNames);
            return names.length > 0 ? names : [""];
          }),
        ),
      ]),
    [exercises, beside.classNames],
  );
  const isCompact = (view.isArchived ? archived : exercises.length - archived) > CARDS_MAX;
  const archive = (exercise: OwnExercise, isArchived: boolean) =>
    run(async () => {
      try {
        const params = { assignmentId: exercise.assignment_id };
        put(await account.call("arrangeExercise", { params, body: { isArchived } }));
        tell(isArchived ? `“${titleOf(exercise)}” is archived.` : `“${titleOf(exercise)}” is back.`);
        // The button that was pressed has gone with its exercise.
        list.current?.focus();
      } catch (thrown) {
        tell(adviceOn(problemOf(thrown)).sentence);
      }
    });
  const Item = isCompact ? ExerciseRow : ExerciseCard;
  return (
    <>
      <ListTools
        view={view}
        look={look}
        classes={classes}
        archived={archived}
        isLong={exercises.length > GLANCE_MAX}
      />
      {view.isArchived && (
        <p className="soft">
          Archived exercises are out of your list. Their links work as before, unless you close them, and
          results still come in.
        </p>
      )}
      <div ref={list} tabIndex={-1} className="exercise-list">
        <ul className={isCompact ? "exercise-rows" : "exercise-grid"} aria-label="Your exercises">
          {shown.map((exercise) => (
            <li key={exercise.assignment_id}>
              <Item
                exercise={exercise}
                classes={classesOf(exercise, beside.classNames)}
                finished={beside.finished?.[exercise.assignment_id]}
                isBusy={isBusy}
                archive={archive}
                put={put}
              />
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p>{view.isArchived ? "No archived exercise matches." : "No exercise matches."}</p>
        )}
      </div>
      <Toast shown={told} />
    </>
  );
};
