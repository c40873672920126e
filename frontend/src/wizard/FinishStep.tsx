import { Link } from "react-router";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import { CopyLink, linkTo } from "../dashboard/CopyLink.tsx";
import { Mark } from "../mark/Mark.tsx";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { QrCode } from "./QrCode.tsx";
import type { Saved } from "./wizard.ts";

/** Where a page hands a link to Google Classroom, or to Teams: plain links, so that nobody's script runs here. */
const shareWith = (address: string, parameter: string, link: string): string =>
  `${address}?${new URLSearchParams({ [parameter]: link })}`;

const Sharing = ({ assignmentId }: { assignmentId: string }) => {
  const link = linkTo(assignmentId);
  return (
    <section className="sharing" aria-labelledby="sharing-title">
      <h2 id="sharing-title">Share it with your students</h2>
      <p className="soft">Whoever has this link can play, without an account.</p>
      <div className="sharing-parts">
        <QrCode text={link} label="QR code of the link" />
        <div className="sharing-ways">
          <p className="share-link">{link}</p>
          <CopyLink assignmentId={assignmentId} />
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
      </div>
    </section>
  );
};

type Props = {
  saved: Saved;
  /** Is it a saved exercise that was changed? */
  isEdit: boolean;
};

/** FINISH: it is there, and can be played and shared. */
export const FinishStep = ({ saved: { assignment_id, isShared, isClosed }, isEdit }: Props) => (
  <div className="wizard-finish">
    <Mark className="plain-mark" expression="pleased" />
    <StageHeading title="Done">{buildingTexts.taDa}</StageHeading>
    <p className="created">{isEdit ? "Your exercise has been changed!" : buildingTexts.created}</p>
    {isShared && !isClosed && <Sharing assignmentId={assignment_id} />}
    {isShared && isClosed && <p>Its link is closed: nobody but you can play it.</p>}
    <p className="plain-ways">
      <a className="button" href={paths.play(assignment_id)}>
        {isShared ? "Test your exercise" : "Play your exercise"}
      </a>
      <Link className="button button-quiet" to={paths.dashboard}>
        {isShared ? "Go back home" : "Return home"}
      </Link>
    </p>
  </div>
);
