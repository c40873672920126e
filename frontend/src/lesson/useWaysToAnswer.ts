import { useState } from "react";
import type { Reading } from "../reading/reading.ts";
import type { Lesson } from "./lesson.ts";
import { useMicrophoneThere } from "./useMicrophoneThere.ts";

/** How the next answer can be given. */
export type WaysToAnswer = {
  /** By the recorder. */
  isSpoken: boolean;
  /** In the text box. Both, where the recorder has to say why it can't be. */
  isTyped: boolean;
  /** Changes from one to the other, for good; left out where the teacher or the device leaves no choice. */
  change?: () => void;
  /** No microphone or no recogniser works. */
  giveUpVoice(): void;
};

type Circumstances = {
  /** May the student type? */
  isTextable: boolean;
  /** Does the device seem to have a microphone? Undefined while that is being found out. */
  hasMicrophone: boolean | undefined;
  /** Has the recorder found that no microphone or no recogniser works? */
  isVoiceless: boolean;
  /** What this student likes best. */
  answering: Reading["answering"];
  /** Has a spoken answer come back to be changed? */
  hasUnsent: boolean;
};

/**
 * Speaking comes first, and typing where it is allowed and liked better. Where nobody can be heard, typing is offered even
 * if the teacher has switched it off (decisions: "isTextable").
 */
export const waysIn = ({
  isTextable,
  hasMicrophone,
  isVoiceless,
  answering,
  hasUnsent,
}: Circumstances): { isSpoken: boolean; isTyped: boolean; canChange: boolean } => {
  if (hasMicrophone === undefined) return { isSpoken: false, isTyped: false, canChange: false };
  if (!hasMicrophone) return { isSpoken: false, isTyped: true, canChange: false };
  const isTyping = isTextable && answering === "text";
  return {
    isSpoken: !isTyping,
    isTyped: isTyping || isVoiceless || hasUnsent,
    canChange: isTextable && !isVoiceless,
  };
};

/** The same for this lesson, on this device. */
export const useWaysToAnswer = (
  { isTextable }: { isTextable: boolean },
  { unsent }: Lesson,
  answering: Reading["answering"],
  like: (answering: Reading["answering"]) => void,
): WaysToAnswer => {
  const [isVoiceless, setVoiceless] = useState(false);
  const hasMicrophone = useMicrophoneThere();
  const { isSpoken, isTyped, canChange } = waysIn({
    isTextable,
    hasMicrophone,
    isVoiceless,
    answering,
    hasUnsent: unsent !== undefined,
  });
  return {
    isSpoken,
    isTyped,
    giveUpVoice: () => setVoiceless(true),
    ...(canChange && { change: () => like(answering === "text" ? "voice" : "text") }),
  };
};
