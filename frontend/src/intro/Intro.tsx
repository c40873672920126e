import { useState } from "react";
import { Mark } from "../mark/Mark.tsx";
import type { Deeds } from "../play/deeds.ts";
import type { Play } from "../play/play.ts";
import { isDemo } from "../shell/demos.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { Cover } from "./Cover.tsx";
import { Known } from "./Known.tsx";
import { Notice } from "./Notice.tsx";
import { StartForm } from "./StartForm.tsx";

type Props = {
  intro: Play & { stage: "INTRO" };
  deeds: Deeds;
  /** Runs inside the tap that starts, because only a tap may let a page make sounds. */
  unlock(): void;
};

/** INTRO: what this exercise is, who is there, and the start. */
export const Intro = ({ intro: { exercise, known, isStarting, problem }, deeds, unlock }: Props) => {
  const [tried, setTried] = useState("");
  const [hadSomeone] = useState(known !== undefined);
  const start = (name: string, fresh = false) => {
    unlock();
    setTried(name);
    deeds.start(exercise, name, fresh);
  };
  const isADemo = isDemo(exercise.assignment_id);
  return (
    <main className="intro">
      <article className={`cover spine-${exercise.language.toLowerCase()}`}>
        <Mark className="cover-mark" expression={problem ? "puzzled" : "idle"} />
        <Cover exercise={exercise} />
        {known ? (
          <Known
            name={known.name}
            isStarting={isStarting}
            goOn={() => start(known.name)}
            leave={known.name === "" ? () => start("", true) : deeds.becomeSomebodyElse}
          />
        ) : (
          <StartForm
            asksName={exercise.isShared && !isADemo}
            isStarting={isStarting}
            takesFocus={hadSomeone}
            start={start}
          />
        )}
        {problem && (
          <ProblemNotice
            problem={problem}
            ways={{
              again: { label: "Try again", go: () => start(tried) },
              "start over": { label: "Reload the page", go: () => location.reload() },
            }}
          />
        )}
      </article>
      <Notice isDemo={isADemo} isShared={exercise.isShared} />
    </main>
  );
};
