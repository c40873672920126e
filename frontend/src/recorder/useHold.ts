import { type DOMAttributes, type KeyboardEvent, useState } from "react";
import type { RecorderController } from "./recorderController.ts";
import type { Recording } from "./recording.ts";

/** What is recorded in less than this, in ms of sound, was a tap and no answer. */
const SHORTEST_MS = 400;

const isRecorded = ({ state }: Recording): boolean => state === "recording" || state === "paused";

/** What happens on the great button. */
export type Pressing = Pick<
  DOMAttributes<HTMLButtonElement>,
  | "onClick"
  | "onKeyDown"
  | "onKeyUp"
  | "onPointerDown"
  | "onPointerUp"
  | "onPointerCancel"
  | "onBlur"
  | "onContextMenu"
>;

/** A held key would start and send in one. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** Tap to start, tap to send. */
const tapping = (recording: Recording, isResting: boolean, controller: RecorderController): Pressing => ({
  onKeyDown: ignoreRepeats,
  onClick: () => {
    if (!isResting) (isRecorded(recording) ? controller.send : controller.start)();
  },
});

/** The great button as a reader likes to press it. */
export type Hold = {
  pressing: Pressing;
  /** Is it being held, so that letting go sends? */
  isHeld: boolean;
  /** Was it only tapped where it is to be held? */
  isTooShort: boolean;
};

/**
 * Presses of the great button: taps, or held down with a finger, a mouse, Space or Enter where `isHolding`. What can't hold,
 * such as a switch or a screen reader, clicks without pressing: then it is tapped, as it is where the hold was lost.
 */
export const useHold = (
  isHolding: boolean,
  recording: Recording,
  isResting: boolean,
  controller: RecorderController,
): Hold => {
  const [isHeld, setHeld] = useState(false);
  const [isTooShort, setTooShort] = useState(false);
  const taps = tapping(recording, isResting, controller);
  if (!isHolding) return { pressing: taps, isHeld: false, isTooShort: false };

  const down = () => {
    if (isResting || isHeld) return;
    if (isRecorded(recording)) return void controller.send();
    setTooShort(false);
    setHeld(true);
    controller.start();
  };
  const up = () => {
    if (!isHeld) return;
    setHeld(false);
    const isOpening = recording.state === "connecting";
    if (!isOpening && recording.state !== "recording") return;
    if (!isOpening && recording.elapsedMs >= SHORTEST_MS) return void controller.send();
    controller.discard();
    setTooShort(true);
  };
  /** Something else took the finger or the keyboard away: nothing is sent, and nothing lost. */
  const lose = () => {
    if (!isHeld) return;
    setHeld(false);
    controller.pause(true);
  };
  const isKey = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
  return {
    isHeld: isHeld && recording.state === "recording",
    isTooShort: isTooShort && recording.state === "idle",
    pressing: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        // Let go beside the button it is let go all the same.
        event.currentTarget.setPointerCapture(event.pointerId);
        down();
      },
      onPointerUp: up,
      onPointerCancel: lose,
      onBlur: lose,
      onKeyDown(event) {
        if (!isKey(event)) return;
        // No click comes of it then.
        event.preventDefault();
        if (!event.repeat) down();
      },
      onKeyUp(event) {
        if (!isKey(event)) return;
        event.preventDefault();
        up();
      },
      // A long press is no wish for a menu here.
      onContextMenu: (event) => event.preventDefault(),
      onClick(event) {
        // 0: nothing was pressed before it.
        if (event.detail !== 0) return;
        setTooShort(false);
        taps.onClick?.(event);
      },
    },
  };
};
