import { SendIcon } from "../shell/icons.tsx";

/** What comes after it stands for what comes before. Drawn, because not every font has arrows; `words` are read out instead. */
export const Arrow = ({ words }: { words: string }) => (
  <span className="arrow">
    <SendIcon />
    <span className="hidden" lang="en">
      {" "}
      {words}{" "}
    </span>
  </span>
);
