import { Button } from "@aws-amplify/ui-react";
import { useNavigate } from "react-router";
import { mistakes } from "../../../domain/mistakes.ts";
import type { Weakness } from "../../../domain/progress.ts";
import { recipes } from "../../../domain/recipes.ts";
import { Examples } from "../overview/Examples.tsx";
import { exerciseOn } from "../overview/exerciseOn.ts";
import { counted } from "../results/wording.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import { usePractice } from "./usePractice.ts";

const Card = ({ weakness }: { weakness: Weakness }) => {
  const { kind, language, sources, examples } = weakness;
  const { words, problem, isBusy, make } = usePractice(weakness);
  const navigate = useNavigate();
  const { label } = mistakes[kind];
  return (
    <li className={`booklet weakness spine-${language.toLowerCase()}`}>
      <p className="soft weakness-where">
        {language}, in {counted(sources, "conversation")}
      </p>
      <h3>{label}</h3>
      <Examples examples={examples} language={language} />
      <p>{recipes[kind].focus}</p>
      {problem ? (
        <ProblemNotice
          problem={problem}
          ways={{ again: { label: "Try again", go: make } }}
          also={{ label: "Make it step by step", go: () => navigate(exerciseOn(kind, language)) }}
        />
      ) : (
        <p className="weakness-ways">
          <Button
            className="button"
            aria-disabled={isBusy}
            aria-label={`Practise this: ${label}`}
            onClick={make}
          >
            Practise this
          </Button>
          <span role="status">{words}</span>
        </p>
      )}
    </li>
  );
};

/** What went wrong most often of late, in one's own words, and an exercise on it for one press. */
export const PractiseNext = ({ weaknesses }: { weaknesses: readonly Weakness[] }) => (
  <section className="practise-next" aria-labelledby="practise-title">
    <h2 id="practise-title">What to practise next</h2>
    {weaknesses.length === 0 ? (
      <p>No mistake was found in your newest conversations. Try something harder, or another topic.</p>
    ) : (
      <ul className="weaknesses">
        {weaknesses.map((weakness) => (
          <Card key={`${weakness.language} ${weakness.kind}`} weakness={weakness} />
        ))}
      </ul>
    )}
  </section>
);
