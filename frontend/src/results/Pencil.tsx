import { mistakes as kinds, type Mistake } from "../../../domain/mistakes.ts";
import { Arrow } from "../overview/Arrow.tsx";

const MistakeLine = ({ mistake: { kind, said, right }, lang }: { mistake: Mistake; lang: string }) => (
  <li>
    {kinds[kind].label}
    {said !== "" && (
      <>
        : <del lang={lang}>{said}</del>
      </>
    )}
    {right !== undefined && right !== "" && (
      <>
        <Arrow words="should be" />
        <ins lang={lang}>{right}</ins>
      </>
    )}
  </li>
);

type Props = {
  tip: string;
  mistakes: readonly Mistake[];
  lang: string;
  /** Who marked this answer, where that was another than marked the whole. */
  by: string | undefined;
};

/** What stands in the margin beside an answer: the tip, what was wrong, and who says so where that has to be said. */
export const Pencil = ({ tip, mistakes, lang, by }: Props) => {
  if (tip === "" && mistakes.length === 0 && by === undefined) return null;
  return (
    <div className="tip" role="note">
      {tip !== "" && (
        <>
          <b className="tip-title">Tip</b>
          <p>{tip}</p>
        </>
      )}
      {mistakes.length > 0 && (
        <>
          <b className="tip-title">Noted</b>
          <ul className="noted">
            {mistakes.map((mistake) => (
              <MistakeLine key={`${mistake.kind} ${mistake.said}`} mistake={mistake} lang={lang} />
            ))}
          </ul>
        </>
      )}
      {by !== undefined && <p className="soft">This answer was marked by {by}.</p>}
    </div>
  );
};
