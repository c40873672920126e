import { type ReactNode, useState } from "react";
import type { LessonController } from "../play/lessonController.ts";
import type { Play } from "../play/play.ts";
import { ExerciseTitle } from "../shell/ExerciseTitle.tsx";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { StageHeading } from "../shell/StageHeading.tsx";
import { titleOf } from "../shell/title.ts";
import { asksName } from "./asksName.ts";
import { Booklet } from "./Booklet.tsx";
import { Known } from "./Known.tsx";
import { StartForm } from "./StartForm.tsx";

type Props = {
  intro: Play & { stage: "INTRO" };
  /** Left out for a guest. */
  member: { name: string } | undefined;
  controller: LessonController;
  /** Runs inside the tap that starts, because only a tap may let a page make sounds. */
  unlock(): void;
  photos: ReactNode;
  /** What stands in the place of a name for whoever came by a class's link. */
  chooser: ReactNode;
};

/** INTRO: what this exercise is, who is there, and the start. */
export const Intro = ({ intro, member, controller, unlock, photos, chooser }: Props) => {
  const { exercise, unfinished, isStarting, problem } = intro;
  const { name: known } = unfinished ?? {};
  const [tried, setTried] = useState("");
  const [hadSomeone] = useState(known !== undefined);
  const start = (name: string, fresh = false) => {
    unlock();
    setTried(name);
    controller.start(exercise, name, { fresh });
  };
  return (
    <Booklet
      exercise={exercise}
      photos={photos}
      expression={problem ? "puzzled" : "idle"}
      heading={
        <StageHeading className="cover-title" title={titleOf(exercise)}>
          <ExerciseTitle exercise={exercise} />
        </StageHeading>
      }
    >
      {chooser ||
        (known !== undefined ? (
          <Known
            name={known}
            isStarting={isStarting}
            goOn={() => start(known)}
            leave={known === "" ? () => start("", true) : controller.becomeSomebodyElse}
          />
        ) : (
          <StartForm
            asksName={asksName(exercise)}
            member={member}
            hasUnfinished={unfinished !== undefined}
            isStarting={isStarting}
            takesFocus={hadSomeone}
            start={start}
          />
        ))}
      {problem && !chooser && (
        <ProblemNotice
          problem={problem}
          ways={{
            again: { label: "Try again", go: () => start(tried) },
            "start over": { label: "Reload the page", go: () => location.reload() },
          }}
        />
      )}
    </Booklet>
  );
};
