import { Button, Card } from "@aws-amplify/ui-react";
import { type Activity, activities, activityNames } from "../../../domain/exercise.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { HelpLink } from "./HelpLink.tsx";
import type { LastChoices } from "./lastChoices.ts";
import type { WizardAction } from "./wizard.ts";

const about: Readonly<Record<Activity, string>> = {
  "Photo Role Play": "Mark asks about a photo that you choose: what is in it, and what it brings to mind.",
  "Set Question Role Play": "Mark asks the questions that you set, one after the other, as the exam does.",
  "Exam Style General Conversation": "Mark begins with your questions and goes on from what he is told.",
  "Read Along Passage": "A text to be read out, and Mark's word on how that went.",
  "Conversation About Topic": "A free conversation with a goal, beyond any exam.",
};

/** What another exercise of that kind would begin with, in a line. */
const lastWords = ({ activity, language, level, board, duration }: LastChoices): string =>
  [
    activity,
    language,
    ...(activities[activity].choosesBoard ? [level, board] : []),
    ...(Number(duration) > 0 ? [`${duration} min`] : []),
  ].join(", ");

type Props = { last: LastChoices | undefined; dispatch(action: WizardAction): void };

/** ACTIVITY: what kind of exercise it will be. */
export const ActivityStep = ({ last, dispatch }: Props) => (
  <>
    <StageHeading title="Create Assignment">What do you want to create?</StageHeading>
    <HelpLink page="building" />
    {last && (
      <p className="like-the-last">
        <Button className="button" onClick={() => dispatch({ type: "like the last", last })}>
          Another one like your last
        </Button>
        <span className="soft">{lastWords(last)}</span>
      </p>
    )}
    <ul className="activity-grid">
      {activityNames.map((activity) => (
        <Card as="li" key={activity} className="booklet activity-card">
          <span className="activity-emoji emoji" aria-hidden="true">
            {activities[activity].emoji}
          </span>
          <h2>{activity}</h2>
          <p className="soft">{about[activity]}</p>
          <Button
            className="button"
            aria-label={`Create this: ${activity}`}
            onClick={() => dispatch({ type: "activity chosen", activity, last })}
          >
            Create this
          </Button>
        </Card>
      ))}
    </ul>
  </>
);
