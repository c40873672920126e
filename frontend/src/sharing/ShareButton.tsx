import { Button } from "@aws-amplify/ui-react";
import { type ComponentType, useRef, useState } from "react";
import type { Language } from "../../../domain/exercise.ts";
import { useBusy } from "../app/useBusy.ts";
import { reloadForNewBuild } from "../shell/newBuild.ts";
import type { ShareDialogProps } from "./ShareDialog.tsx";
import type { SharedExercise } from "./shared.ts";

type Props = {
  exercise: SharedExercise;
  language: Language;
  /** Its title. */
  of: string;
  /** Takes over what became of the exercise. */
  put(saved: SharedExercise): void;
  className?: string;
};

type State =
  | { is: "closed" | "not loaded" }
  /** The dialog comes with the first press: most visits to the dashboard share nothing. */
  | { is: "open"; Dialog: ComponentType<ShareDialogProps> };

/** Opens everything about handing an exercise out. */
export const ShareButton = ({ exercise, language, of, put, className = "button" }: Props) => {
  const { isBusy, run } = useBusy();
  const [state, setState] = useState<State>({ is: "closed" });
  const opener = useRef<HTMLButtonElement>(null);
  const open = () =>
    run(async () => {
      try {
        const { ShareDialog } = await import("./ShareDialog.tsx");
        setState({ is: "open", Dialog: ShareDialog });
      } catch {
        await reloadForNewBuild();
        setState({ is: "not loaded" });
      }
    });
  const closed = () => {
    setState({ is: "closed" });
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        className={className}
        aria-label={`Share: ${of}`}
        aria-disabled={isBusy}
        onClick={open}
      >
        Share
      </Button>
      {state.is === "not loaded" && <span role="alert">You seem to be offline. Try again.</span>}
      {state.is === "open" && (
        <state.Dialog exercise={exercise} language={language} of={of} put={put} closed={closed} />
      )}
    </>
  );
};
