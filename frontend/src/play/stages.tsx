import "../styles/stages.css";
import type { ComponentProps } from "react";
import { Finish } from "../finish/Finish.tsx";
import { LessonStage } from "../lesson/LessonStage.tsx";
import { fetchPhotos } from "../photo/fetchPhotos.ts";
import { PhotoTrouble } from "../photo/PhotoTrouble.tsx";
import { ReadingSheet } from "../reading/ReadingSheet.tsx";
import { Recorder } from "../recorder/Recorder.tsx";
import { InClass } from "../roster/InClass.tsx";
import { Foot } from "./Foot.tsx";

/** What comes after INTRO, and whatever nobody needs to start, in a chunk of its own: it loads while somebody reads the cover. */
export const stages = {
  /** EXERCISE, with all that listens. */
  Lesson: (props: Omit<ComponentProps<typeof LessonStage>, "Recorder">) => (
    <LessonStage {...props} Recorder={Recorder} />
  ),
  Finish,
  InClass,
  ReadingSheet,
  fetchPhotos,
  PhotoTrouble,
  Foot,
};
