import { ReadingIcon } from "./ReadingIcon.tsx";

/** The button in the brand bar that opens the reading settings. */
export const ReadingButton = ({ open }: { open(): void }) => (
  <button type="button" className="button button-quiet" onClick={open}>
    <ReadingIcon />
    Reading settings
  </button>
);
