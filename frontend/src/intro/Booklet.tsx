import type { ReactNode } from "react";
import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { type Expression, Mark } from "../mark/Mark.tsx";
import { Cover } from "./Cover.tsx";
import { Notice } from "./Notice.tsx";

type Props = {
  exercise: PublicExercise;
  /** Mark's, who looks over the edge. */
  expression: Expression;
  heading: ReactNode;
  /** The exercise's photos, where it has any. */
  photos: ReactNode;
  /** What stands at the foot of the cover. */
  children: ReactNode;
};

/** An exercise as an exam booklet that is still closed, and beside it what to know before it is opened. */
export const Booklet = ({ exercise, expression, heading, photos, children }: Props) => (
  <main className="intro">
    <article className={`booklet cover spine-${exercise.language.toLowerCase()}`}>
      <Mark className="peeking" expression={expression} />
      <Cover exercise={exercise} heading={heading} />
      {photos}
      {children}
    </article>
    <Notice exercise={exercise} />
  </main>
);
