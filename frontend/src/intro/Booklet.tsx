import type { ReactNode } from "react";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { type Expression, Mark } from "../mark/Mark.tsx";
import { Cover } from "./Cover.tsx";
import { Notice } from "./Notice.tsx";
import { Photos } from "./Photos.tsx";

type Props = {
  exercise: PublicExercise;
  /** Mark's, who looks over the edge. */
  expression: Expression;
  heading: ReactNode;
  /** Where the exercise's photos are found. */
  photos: readonly string[];
  /** What stands at the foot of the cover. */
  children: ReactNode;
};

/** An exercise as an exam booklet that is still closed, and beside it what to know before it is opened. */
export const Booklet = ({ exercise, expression, heading, photos, children }: Props) => (
  <main className="intro">
    <article className={`booklet cover spine-${exercise.language.toLowerCase()}`}>
      <Mark className="peeking" expression={expression} />
      <Cover exercise={exercise} heading={heading} />
      {photos.length > 0 && <Photos exercise={exercise} addresses={photos} />}
      {children}
    </article>
    <Notice exercise={exercise} />
  </main>
);
