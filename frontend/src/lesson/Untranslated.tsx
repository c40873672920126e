import { Unbroken } from "../shell/Unbroken.tsx";

/** The sentences of Mark's that have no English. */
export const Untranslated = ({ text, lang }: { text: string; lang: string }) => (
  <p>
    There is no English for this yet:{" "}
    <span lang={lang}>
      <Unbroken text={text} />
    </span>
  </p>
);
