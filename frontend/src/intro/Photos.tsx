import type { PublicExercise } from "../../../domain/exerciseShapes.ts";

type Props = {
  exercise: PublicExercise;
  addresses: readonly string[];
  /** Told where one can't be loaded; left out before there is any code to do something about it. */
  failed?: (() => void) | undefined;
};

/** The photos of an exercise, with a description for students who can't see them. */
export const Photos = ({ exercise: { photoAlt }, addresses, failed }: Props) => (
  <div className="exercise-photos">
    {addresses.map((address, place) => (
      <img
        key={address}
        src={address}
        onError={failed}
        alt={place > 0 ? "A second photo" : photoAlt || "The photo that Mark asks about"}
      />
    ))}
  </div>
);
