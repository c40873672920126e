import { useEffect, useRef, useState } from "react";
import { texts } from "../../../domain/texts.ts";
import { announcedBetween, minutesAndSeconds, secondsUntil } from "./clock.ts";

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
  /** Can nothing be reached? That time is given back. */
  isStopped: boolean;
  onTimeUp(): void;
};

/** The time that is left. It is shown each second, but spoken at 60, 30 and 0 only. */
export const Timer = ({ endsAt, isQuiet, isStopped, onTimeUp }: Props) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt, Date.now()));
  const [spoken, setSpoken] = useState("");
  const before = useRef(Number.POSITIVE_INFINITY);
  const timeUp = useRef(onTimeUp);
  timeUp.current = onTimeUp;
  const quiet = useRef(isQuiet);
  quiet.current = isQuiet;
  const stopped = useRef(isStopped);
  stopped.current = isStopped;
  const givenBack = useRef(0);
  useEffect(() => {
    let lookedAt = Date.now();
    const look = () => {
      const time = Date.now();
      if (stopped.current) givenBack.current += time - lookedAt;
      lookedAt = time;
      const now = secondsUntil(endsAt + givenBack.current, time);
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
      <p className={`timer ${urgency(seconds)}`}>
        {seconds > 0 && (
          <b className="timer-clock" aria-hidden="true">
            {minutesAndSeconds(seconds)}
          </b>
        )}
        <span>{wording(seconds)}</span>
      </p>
      <p className="hidden" role="status">
        {spoken}
      </p>
    </>
  );
};
