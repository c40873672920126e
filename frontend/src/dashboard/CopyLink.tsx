import { Button } from "@aws-amplify/ui-react";
import { useEffect, useState } from "react";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import { COPIED_TICK_MS } from "../../../domain/limits.ts";
import { classPaths } from "../shell/classPaths.ts";
import { Icon } from "../shell/Icon.tsx";

const TickIcon = () => (
  <Icon>
    <path d="m5 12.500 4.500 4.500L19 7.500" />
  </Icon>
);

/** The address of an exercise as it is given to students, or to those of one class. */
export const linkTo = (assignmentId: string, classId?: string): string =>
  `${location.origin}${classPaths.play(assignmentId, classId)}`;

type Props = {
  assignmentId: string;
  /** The class whose link it is. */
  classId?: string;
  /** Of which exercise, where there are several in sight. */
  of?: string;
  className?: string;
};

type Outcome = "none" | "copied" | "refused";

/** Copies an exercise's link, and says so for a while (spec section 9). */
export const CopyLink = ({ assignmentId, classId, of, className = "button" }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>("none");
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome("none"), COPIED_TICK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(linkTo(assignmentId, classId)).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  return (
    <span className="copy-link">
      <Button
        className={className}
        {...(of !== undefined && { "aria-label": `Copy link: ${of}` })}
        onClick={copy}
      >
        {outcome === "copied" && <TickIcon />}
        Copy link
      </Button>
      <span className="copy-words" role="status">
        {outcome === "copied" && buildingTexts.copied}
        {outcome === "refused" && `This browser won't copy. The link is ${linkTo(assignmentId, classId)}`}
      </span>
    </span>
  );
};
