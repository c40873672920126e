import { texts } from "../../../domain/texts.ts";

type Props = {
  label: string;
  className: string;
  isStarting: boolean;
  start(): void;
  /** Left out for members, who are the same student on every device that they sign in on. */
  leave: (() => void) | undefined;
};

/** For a student whom this device knows. */
export const KnownStudent = ({ label, className, isStarting, start, leave }: Props) => (
  <div className="start">
    <p className="roster-you">
      You are <b>{label}</b> in {className}.{" "}
      {leave && (
        <button type="button" className="tool" onClick={() => !isStarting && leave()}>
          Not you?
        </button>
      )}
    </p>
    <button
      type="button"
      className="button button-great"
      aria-disabled={isStarting}
      onClick={() => !isStarting && start()}
    >
      {isStarting ? "Getting Mark…" : texts.startAssignment}
    </button>
  </div>
);
