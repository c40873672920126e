import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ReportReason, reportReasons } from "../../../domain/report.ts";
import { adviceOn, problemOf } from "../api/problem.ts";

const reasons = Object.entries(reportReasons) as [ReportReason, string][]; // entries() forgets its keys' type

type Props = {
  /** Sends the report. Throws `CallFailed`. */
  send(reason: ReportReason): Promise<void>;
  closed(): void;
};

/** What is wrong with the exercise, as a few radio buttons, and thanks afterwards: open as long as it is there. */
export const ReportDialog = ({ send, closed }: Props) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [progress, setProgress] = useState<"choosing" | "sending" | "sent">("choosing");
  const [fault, setFault] = useState<string>();
  useEffect(() => sheet.current?.showModal(), []);
  useEffect(() => {
    if (progress === "sent") thanks.current?.focus();
  }, [progress]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (progress !== "choosing") return;
    if (reason === undefined) return setFault("Please choose what is wrong.");
    setFault(undefined);
    setProgress("sending");
    try {
      await send(reason);
      setProgress("sent");
    } catch (thrown) {
      setFault(adviceOn(problemOf(thrown)).sentence);
      setProgress("choosing");
    }
  };
  return (
    <dialog ref={sheet} className="sheet" aria-labelledby="report-title" onClose={closed}>
      <h2 id="report-title">Report this exercise</h2>
      {progress === "sent" ? (
        <>
          <p ref={thanks} tabIndex={-1}>
            Thank you. Your school will look at it.
          </p>
          <form method="dialog">
            <button type="submit" className="button">
              Close
            </button>
          </form>
        </>
      ) : (
        <form className="report-form" noValidate onSubmit={submit}>
          <p className="soft">
            We tell your school which exercise it is, but not who reported it. If something worries you, talk
            to an adult you trust.
          </p>
          <fieldset className="choice">
            <legend>What is wrong with it?</legend>
            {reasons.map(([value, label]) => (
              <label key={value} className="choice-option">
                <input
                  type="radio"
                  name="reason"
                  value={value}
                  checked={reason === value}
                  onChange={() => setReason(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {fault !== undefined && (
            <p className="fault" role="alert">
              {fault}
            </p>
          )}
          <div className="report-ways">
            <button type="submit" className="button" aria-disabled={progress === "sending"}>
              {progress === "sending" ? "Sending…" : "Send report"}
            </button>
            <button type="button" className="button button-quiet" onClick={() => sheet.current?.close()}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
};
