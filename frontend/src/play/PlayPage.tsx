import { Finish } from "../finish/Finish.tsx";
import type { Device } from "../guest/storage.ts";
import { Intro } from "../intro/Intro.tsx";
import { LessonStage } from "../lesson/LessonStage.tsx";
import { ReadingSettings } from "../reading/ReadingSettings.tsx";
import { useReading } from "../reading/useReading.ts";
import { BrandBar } from "../shell/BrandBar.tsx";
import { Toast, useToast } from "../shell/Toast.tsx";
import { useVoice } from "../voice/useVoice.ts";
import { Loading } from "./Loading.tsx";
import type { Play } from "./play.ts";
import type { Server } from "./server.ts";
import { Unavailable } from "./Unavailable.tsx";
import { usePlay } from "./usePlay.ts";

type Props = {
  assignmentId: string;
  server: Server;
  device: Device;
  /** What came of fetching the exercise. */
  first: Play;
};

/** /assignments/{id} for a guest: the brand bar, and one stage after the other. */
export const PlayPage = ({ assignmentId, server, device, first }: Props) => {
  const [reading, changeReading] = useReading();
  const { shown, toast } = useToast();
  const { play, deeds } = usePlay({ assignmentId, server, device, toast, first });
  const voice = useVoice(server);
  if (play.stage === "LOADING") return <Loading />;
  return (
    <>
      <BrandBar>
        <ReadingSettings reading={reading} change={changeReading} />
      </BrandBar>
      {play.stage === "UNAVAILABLE" && <Unavailable problem={play.problem} load={deeds.load} />}
      {play.stage === "INTRO" && <Intro intro={play} deeds={deeds} unlock={voice.unlock} />}
      {play.stage === "EXERCISE" && (
        <LessonStage stage={play} deeds={deeds} voice={voice} wantsText={reading.listening === "text"} />
      )}
      {play.stage === "FINISH" && <Finish finish={play} deeds={deeds} />}
      <Toast shown={shown} />
    </>
  );
};
