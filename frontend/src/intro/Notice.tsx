import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { GUEST_LESSON_OFFERED_MINUTES } from "../../../domain/limits.ts";
import { isDemo } from "../shell/demos.ts";

/** What somebody should know before they talk (decisions: "before talking"). Nobody's name is asked in a demo. */
export const Notice = ({ exercise }: { exercise: PublicExercise }) => (
  <section className="notice" aria-labelledby="notice-title">
    <h2 id="notice-title">Before you start</h2>
    <ul>
      <li>Mark is an AI, not a person. He can get things wrong.</li>
      <li>
        You talk to him through your microphone{exercise.settings.isTextable && ", or you type"}. Your words
        are kept, the sound is not.
      </li>
      {isDemo(exercise.assignment_id) ? (
        <li>This is a demo. It asks no name, and nothing you say is kept beyond a day.</li>
      ) : (
        <>
          {exercise.isShared && <li>Your teacher reads the conversation and sees your result.</li>}
          <li>A first name or initials will do. Leave out anything private.</li>
          {exercise.isShared && (
            <li>
              Stopped half-way? Carry on within {GUEST_LESSON_OFFERED_MINUTES} minutes, here and under the
              same name.
            </li>
          )}
        </>
      )}
      <li>Your mark is for practice. It does not predict a grade.</li>
    </ul>
  </section>
);
