import type { CommonMistake } from "../../../domain/commonMistakes.ts";
import { type Language, languageTags } from "../../../domain/exercise.ts";
import { Arrow } from "./Arrow.tsx";

/** Words that were said, and, where that is certain, what would have been right. */
export const Examples = ({
  examples,
  language,
}: {
  examples: CommonMistake["examples"];
  language: Language;
}) => {
  if (examples.length === 0) return null;
  const lang = languageTags[language];
  return (
    <ul className="examples">
      {examples.map(({ said, right, rule }) => (
        <li key={said} data-rule={rule}>
          “<span lang={lang}>{said}</span>”
          {right !== undefined && (
            <>
              <Arrow words="should be" />“
              <b lang={lang} className="example-right">
                {right}
              </b>
              ”
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
