/** A compound ("week-end"), or a word with the sign that stands off it in French ("dernier ?", "« oui »"). */
const TOGETHER = /((?:« )?[^\s-]+(?:-[^\s-]+)+(?: [?!:;»])?|(?:« )?[^\s-]+ [?!:;»]|« [^\s-]+)/;

/** A text whose lines end between words only: not inside a compound, nor before a sign that belongs to the word. */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {text.split(TOGETHER).map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
        <span key={place} className="unbroken">
          {part}
        </span>
      ),
    )}
  </>
);
