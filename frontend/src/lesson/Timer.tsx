import { useEffect, useRef, useState } from "react";
import { texts } from "../../../domain/texts.ts";
import { announcedBetween, secondsUntil } from "./clock.ts";

const wording = (seconds: number): string =>
  seconds === 0 ? texts.timeIsUp : texts.secondsRemaining(seconds);
const urgency = (seconds: number): string => {
  if (seconds <= 30) return "timer-last";
  return seconds <= 60 ? "timer-late" : "";
};

/** The time that is left, until `endsAt` (epoch ms). It is shown each second, but spoken at 60, 30 and 0 only. */
export const Timer = ({ endsAt, onTimeUp }: { endsAt: number; onTimeUp(): void }) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt, Date.now()));
  const [spoken, setSpoken] = useState("");
  const before = useRef(Number.POSITIVE_INFINITY);
  const timeUp = useRef(onTimeUp);
  timeUp.current = onTimeUp;
  useEffect(() => {
    const look = () => {
      const now = secondsUntil(endsAt, Date.now());
      const announced = announcedBetween(before.current, now);
      if (before.current !== Number.POSITIVE_INFINITY && announced !== undefined) setSpoken(wording(now));
      before.current = now;
      setSeconds(now);
      if (now > 0) return;
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
