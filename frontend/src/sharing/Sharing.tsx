import { Button } from "@aws-amplify/ui-react";
import { useCallback, useState } from "react";
import type { Language } from "../../../domain/exercise.ts";
import { DUE_DATE } from "../../../domain/limits.ts";
import type { ClassSeen } from "../../../domain/schoolClass/shapes.ts";
import { Line } from "../account/Line.tsx";
import { useQuery } from "../app/useQuery.ts";
import { useMembership } from "../app/useSession.ts";
import { CopyLink, linkTo } from "../dashboard/CopyLink.tsx";
import { AssignToClasses } from "./AssignToClasses.tsx";
import { LastDay } from "./LastDay.tsx";
import { QrCode } from "./QrCode.tsx";
import { QrScreen } from "./QrScreen.tsx";
import { lastDayFor, type SharedExercise } from "./shared.ts";
import { useArranging } from "./useArranging.ts";

/** Where a page hands a link to Google Classroom, or to Teams: plain links, so that nobody's script runs here. */
const shareWith = (address: string, parameter: string, link: string): string =>
  `${address}?${new URLSearchParams({ [parameter]: link })}`;

/** One's classes, as far as they have come; without them there is still the exercise's own link. */
const useClasses = (): readonly ClassSeen[] => {
  const { account } = useMembership();
  const ask = useCallback(() => account.call("listClasses", { params: {}, body: undefined }), [account]);
  const asked = useQuery(ask);
  return asked.state === "given" ? asked.given.classes : [];
};

type WaysProps = { assignmentId: string; classId: string | undefined; of: string };

/** The link itself, and every way to hand it on. */
const LinkWays = ({ assignmentId, classId, of }: WaysProps) => {
  const [isWhole, setWhole] = useState(false);
  const link = linkTo(assignmentId, classId);
  return (
    <div className="sharing-parts">
      <QrCode text={link} label="QR code of the link" />
      <div className="sharing-ways">
        <p className="share-link">{link}</p>
        <CopyLink key={link} assignmentId={assignmentId} {...(classId !== undefined && { classId })} />
        <Button className="button button-quiet" onClick={() => setWhole(true)}>
          Show the code on the whole screen
        </Button>
        <a
          className="button button-quiet"
          href={shareWith("https://classroom.google.com/share", "url", link)}
          target="_blank"
          rel="noreferrer"
        >
          Share to Google Classroom
        </a>
        <a
          className="button button-quiet"
          href={shareWith("https://teams.microsoft.com/share", "href", link)}
          target="_blank"
          rel="noreferrer"
        >
          Share to Teams
        </a>
      </div>
      {isWhole && <QrScreen link={link} of={of} closed={() => setWhole(false)} />}
    </div>
  );
};

type Props = {
  exercise: SharedExercise;
  /** Its own: it is offered to the classes that learn it. */
  language: Language;
  /** Its title. */
  of: string;
  put(saved: SharedExercise): void;
};

/** Hands an exercise out: its link and those of its classes, until when they are open, and to which classes it is assigned. */
export const Sharing = ({ exercise, language, of, put }: Props) => {
  const { assignment_id, isClosed, assignments = {} } = exercise;
  const { isBusy, outcome, arrange, assign } = useArranging(exercise, put);
  const classes = useClasses();
  const [chosen, setChosen] = useState<string>();
  const assigned = classes.filter(({ classId }) => Object.hasOwn(assignments, classId));
  const others = classes.filter(
    (one) => one.language === language && !Object.hasOwn(assignments, one.classId),
  );
  // A class may be taken back in another tab.
  const ofClass = assigned.find(({ classId }) => classId === chosen);
  const classId = ofClass?.classId;
  const lastDay = lastDayFor(exercise, classId);
  const links = assigned.length > 0 ? "links" : "link";
  const opening = (
    <Button
      className="button button-quiet"
      aria-disabled={isBusy}
      onClick={() =>
        arrange(
          { isClosed: !isClosed },
          isClosed ? `The ${links} can be used again.` : `The ${links} can't be used any more. Results stay.`,
        )
      }
    >
      {isClosed ? `Open the ${links} again` : assigned.length > 0 ? "Close all links" : "Close the link"}
    </Button>
  );
  const setLastDay = (due_date: string) => {
    const done = due_date === DUE_DATE ? "There is no last day any more." : "The last day is changed.";
    if (classId === undefined) arrange({ due_date }, done);
    else assign([classId], due_date, done);
  };
  return (
    <div className="share-body">
      {isClosed ? (
        <>
          <p>Its link is closed: nobody but you can play it.</p>
          <p>{opening}</p>
        </>
      ) : (
        <>
          {assigned.length > 0 && (
            <fieldset className="choice">
              <legend>Link for</legend>
              {[undefined, ...assigned].map((one) => (
                <label key={one?.classId ?? ""} className="choice-option">
                  <input
                    type="radio"
                    name={`link ${assignment_id}`}
                    checked={classId === one?.classId}
                    onChange={() => setChosen(one?.classId)}
                  />
                  {one?.name ?? "Anyone"}
                </label>
              ))}
            </fieldset>
          )}
          <p className="soft">
            {ofClass === undefined
              ? "Anyone with this link can play, without an account."
              : `Students of ${ofClass.name} choose themselves in the class list.`}
          </p>
          <LinkWays assignmentId={assignment_id} classId={classId} of={of} />
          <div className="share-when">
            <LastDay key={`${classId} ${lastDay}`} lastDay={lastDay} isBusy={isBusy} save={setLastDay} />
            {opening}
          </div>
          {others.length > 0 && (
            <AssignToClasses
              classes={others}
              isBusy={isBusy}
              assign={(chosenOnes) =>
                assign(
                  chosenOnes.map((one) => one.classId),
                  DUE_DATE,
                  `Assigned to ${chosenOnes.map(({ name }) => name).join(", ")}.`,
                )
              }
            />
          )}
        </>
      )}
      <Line outcome={outcome} />
    </div>
  );
};
