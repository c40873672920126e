import type { PublicExercise } from "../../../domain/exerciseShapes.ts";
import { texts } from "../../../domain/texts.ts";
import { asksName } from "../intro/asksName.ts";
import { Booklet } from "../intro/Booklet.tsx";
import { Photos } from "../intro/Photos.tsx";
import { photoPlaces, sharedPhotos } from "../intro/photoPlaces.ts";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";

/** INTRO before there is any code to start it with: to be read, with everything in its place already. */
export const EarlyIntro = ({ exercise, isForClass }: { exercise: PublicExercise; isForClass: boolean }) => (
  <Booklet
    exercise={exercise}
    photos={
      photoPlaces(exercise).length > 0 && <Photos exercise={exercise} addresses={sharedPhotos(exercise)} />
    }
    expression="idle"
    heading={
      <h1 className="cover-title">
        <ExerciseTitle exercise={exercise} />
      </h1>
    }
  >
    <div className="start">
      {asksName(exercise) && !isForClass && (
        <div className="field" aria-hidden="true">
          <span className="label">{texts.enterFullName}</span>
          <span className="input-early" />
        </div>
      )}
      <p className="button button-great button-early">Getting ready…</p>
      <p className="code-lost">Part of this page got lost on the way. Please reload it.</p>
    </div>
  </Booklet>
);
