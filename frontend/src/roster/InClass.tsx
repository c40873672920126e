import { useRef, useState } from "react";
import { type Problem, problemOf } from "../api/problem.ts";
import { useBusy } from "../app/useBusy.ts";
import { forgetGuest } from "../guest/forget.ts";
import { keys } from "../guest/keys.ts";
import { knownPlace } from "../guest/place.ts";
import type { Device } from "../guest/storage.ts";
import type { StartForm } from "../intro/StartForm.tsx";
import type { LessonController } from "../play/lessonController.ts";
import type { Play } from "../play/play.ts";
import type { Server } from "../play/server.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { ChooseYourself } from "./ChooseYourself.tsx";
import { KnownStudent } from "./KnownStudent.tsx";
import { type Chosen, takePlace } from "./takePlace.ts";
import { useRoster } from "./useRoster.ts";

type Props = {
  intro: Play & { stage: "INTRO" };
  classId: string;
  /** Left out for a guest. */
  member: { name: string } | undefined;
  server: Server;
  device: Device;
  controller: LessonController;
  /** Handed in by the page, whose first script it is in. */
  NameForm: typeof StartForm;
  /** Runs inside the tap that starts, because only a tap may let a page make sounds. */
  unlock(): void;
};

/** At the foot of the cover, for whoever came by a class's link: who they are on its list, or a name where it has none. */
export const InClass = ({ intro, classId, member, server, device, controller, NameForm, unlock }: Props) => {
  const { exercise, unfinished, isStarting } = intro;
  const { assignment_id: assignmentId } = exercise;
  // A teacher only tries it out, and is nobody on the list.
  const isTeacher = device.local.getItem(keys.role) === "teacher";
  const { roster, problem: notThere, again: askAgain } = useRoster(assignmentId, classId);
  const [place, setPlace] = useState(() => knownPlace(device));
  const isFirst = useRef(true);
  const { isBusy, run } = useBusy();
  const [notTaken, setNotTaken] = useState<Problem>();
  const [again, setAgain] = useState<() => void>();
  const reload = { label: "Reload the page", go: () => location.reload() };

  if (notThere)
    return (
      <ProblemNotice
        problem={notThere}
        ways={{ again: { label: "Try again", go: askAgain }, "start over": reload }}
      />
    );
  if (!roster) return <p className="soft">The list of your class is coming…</p>;

  const held =
    place?.classId === classId ? roster.students.find(({ placeId }) => placeId === place.placeId) : undefined;
  const startAs = (chosen: Chosen) => {
    unlock();
    setAgain(() => () => startAs(chosen));
    return run(async () => {
      setNotTaken(undefined);
      // Whoever chooses themselves on this device is somebody new here; another try at it is not.
      if (isFirst.current && !held && !member) forgetGuest(device);
      isFirst.current = false;
      try {
        const label = await takePlace({ server, device, assignmentId }, classId, chosen);
        setPlace(knownPlace(device));
        controller.start(exercise, label, { inClass: { classId, placeId: chosen.placeId } });
      } catch (thrown) {
        setPlace(knownPlace(device));
        setNotTaken(problemOf(thrown));
      }
    });
  };
  const startUnder = (name: string) => {
    unlock();
    setAgain(() => () => startUnder(name));
    controller.start(exercise, name, { inClass: { classId } });
  };
  const becomeNobody = () => {
    controller.becomeSomebodyElse();
    setPlace(undefined);
    setNotTaken(undefined);
  };

  const problem = notTaken ?? intro.problem;
  const isAboutWord = problem?.kind === "refused" && problem.fault.field === "word" && !held;
  const waits = isBusy || isStarting;
  return (
    <>
      {isTeacher || roster.students.length === 0 ? (
        <NameForm
          asksName
          member={member}
          hasUnfinished={unfinished !== undefined}
          isStarting={waits}
          takesFocus={false}
          start={startUnder}
        />
      ) : held ? (
        <KnownStudent
          label={held.label}
          className={roster.name}
          isStarting={waits}
          start={() => startAs(held)}
          leave={member ? undefined : becomeNobody}
        />
      ) : (
        <ChooseYourself
          roster={roster}
          isStarting={waits}
          refusal={isAboutWord ? problem.fault.message : undefined}
          start={startAs}
        />
      )}
      {problem && !isAboutWord && (
        <ProblemNotice
          problem={problem}
          ways={{ again: { label: "Try again", go: () => again?.() }, "start over": reload }}
        />
      )}
    </>
  );
};
