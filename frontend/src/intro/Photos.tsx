import type { PublicExercise } from "../../../domain/exerciseShapes.ts";

/** What an exercise shows: its photos, where they are found, in words for whoever can't see them. */
export const Photos = ({
  exercise: { photoAlt },
  addresses,
}: {
  exercise: PublicExercise;
  addresses: readonly string[];
}) => (
  <div className="exercise-photos">
    {addresses.map((address, place) => (
      <img
        key={address}
        src={address}
        alt={place > 0 ? "A second photo" : photoAlt || "The photo that Mark asks about"}
      />
    ))}
  </div>
);
