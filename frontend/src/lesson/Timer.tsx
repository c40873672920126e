import { useEffect, useRef, useState } from "react";
import { texts } from "../../../domain/texts.ts";
import { announcedBetween, secondsUntil } from "./clock.ts";

const wording = (seconds: number): string =>
  seconds === 0 ? texts.timeIsUp : texts.secondsRemaining(seconds);
const urgency = (seconds: number): string => {
  if (seconds <= 30) return "timer-last";
  return seconds <= 60 ? "timer-late" : "";
};

type Props = {
  /** Epoch ms. */
  endsAt: number;
  /** Is the microphone open? What is spoken then would be recorded, so it waits. */
  isQuiet: boolean;
  onTimeUp(): void;
};

/** The time that is left. It is shown each second, but spoken at 60, 30 and 0 only. */
export const Timer = ({ endsAt, isQuiet, onTimeUp }: Props) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt, Date.now()));
  const [spoken, setSpoken] = useState("");
  const before = useRef(Number.POSITIVE_INFINITY);
  const timeUp = useRef(onTimeUp);
  timeUp.current = onTimeUp;
  const quiet = useRef(isQuiet);
  quiet.current = isQuiet;
  useEffect(() => {
    const look = () => {
      const now = secondsUntil(endsAt, Date.now());
      const announced = announcedBetween(before.current, now);
      if (!quiet.current) {
        if (before.current !== Number.POSITIVE_INFINITY && announced !== undefined) setSpoken(wording(now));
        before.current = now;
      }
      setSeconds(now);
      if (now > 0 || quiet.current) return;
      clearInterval(clock);
      timeUp.current();
    };
    // Four looks a second, so that no second is skipped on the screen.
    const clock = setInterval(look, 250);
    look();
    return () => clearInterval(clock);
  }, [endsAt]);
  return (
    <>
      <p className={`timer ${urgency(seconds)}`}>{wording(seconds)}</p>
      <p className="hidden" role="status">
        {spoken}
      </p>
    </>
  );
};
