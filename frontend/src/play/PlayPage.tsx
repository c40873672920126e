import { useState } from "react";
import { adviceOn, problemOf } from "../api/problem.ts";
import { claimsOf } from "../guest/jwt.ts";
import { keys } from "../guest/keys.ts";
import type { Device } from "../guest/storage.ts";
import { isMemberHere } from "../guest/who.ts";
import { Intro } from "../intro/Intro.tsx";
import { StartForm } from "../intro/StartForm.tsx";
import { ReadingButton } from "../reading/ReadingButton.tsx";
import { useReading } from "../reading/useReading.ts";
import { BrandBar } from "../shell/BrandBar.tsx";
import { paths } from "../shell/paths.ts";
import { Toast, useToast } from "../shell/Toast.tsx";
import { useVoice } from "../voice/useVoice.ts";
import { Loading } from "./Loading.tsx";
import type { Play } from "./play.ts";
import type { Server } from "./server.ts";
import { Unavailable } from "./Unavailable.tsx";
import { usePhotos } from "./usePhotos.tsx";
import { usePlay } from "./usePlay.ts";
import { useStages } from "./useStages.ts";

/** How fast Mark speaks where somebody wants him slower; 1 is as recorded. */
const SLOW = 0.75;

type Props = {
  assignmentId: string;
  classId: string | undefined;
  server: Server;
  device: Device;
  /** What came of fetching the exercise. */
  first: Play;
};

/** /assignments/{id}: the brand bar, with a member's links in it, and one stage after the other. */
export const PlayPage = ({ assignmentId, classId, server, device, first }: Props) => {
  const isMember = isMemberHere(device.local);
  // Read when their token is there: it came before the exercise.
  const member = isMember
    ? { name: String(claimsOf(device.session.getItem(keys.token) ?? "").name ?? "") }
    : undefined;
  const [reading, changeReading] = useReading();
  const { shown, toast, dismiss } = useToast();
  const { voice, voiceControls } = useVoice(server, {
    speaksUp: reading.sound === "on",
    rate: reading.speed === "slow" ? SLOW : 1,
  });
  const { stages, prepare } = useStages();
  const { play, controller } = usePlay({
    ...{ assignmentId, classId, server, device, voice: voiceControls, prepare, toast, first },
  });
  const [isChoosing, setChoosing] = useState(false);
  const openReading = () =>
    prepare().then(
      () => setChoosing(true),
      (thrown) => toast(adviceOn(problemOf(thrown)).sentence),
    );
  const photos = usePhotos(server, "exercise" in play ? play.exercise : undefined, isMember, stages);
  if (play.stage === "LOADING") return <Loading />;
  return (
    <>
      <BrandBar {...(isMember && { home: paths.dashboard })}>
        {isMember && (
          <a className="bar-link" href={paths.profile}>
            Profile
          </a>
        )}
        <ReadingButton open={openReading} />
      </BrandBar>
      {play.stage === "UNAVAILABLE" && <Unavailable problem={play.problem} load={controller.load} />}
      {play.stage === "INTRO" && (
        <Intro
          intro={play}
          member={member}
          controller={controller}
          unlock={voice.unlock}
          photos={photos}
          chooser={
            classId &&
            (stages ? (
              <stages.InClass
                intro={play}
                {...{ classId, member, server, device, controller }}
                unlock={voice.unlock}
                NameForm={StartForm}
              />
            ) : (
              <p className="soft">Getting the list… Stuck? Reload the page.</p>
            ))
          }
        />
      )}
      {stages && <stages.Foot stage={play.stage} {...{ assignmentId, server, device }} />}
      {stages && play.stage === "EXERCISE" && (
        <stages.Lesson
          stage={play}
          photos={photos}
          controller={controller}
          server={server}
          voice={voice}
          hush={voiceControls.hush}
          reading={reading}
          changeReading={changeReading}
          isToasting={shown !== ""}
          dismissToast={dismiss}
        />
      )}
      {stages && play.stage === "FINISH" && <stages.Finish finish={play} controller={controller} />}
      {stages && isChoosing && (
        <stages.ReadingSheet reading={reading} change={changeReading} closed={() => setChoosing(false)} />
      )}
      <Toast shown={shown} />
    </>
  );
};
