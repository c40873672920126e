import type { NoticeKind } from "../../../domain/safeguarding.ts";
import { useHelpLines } from "./useHelpLines.ts";

const HelpLines = () => (
  <ul className="help-lines">
    {useHelpLines().map(({ name, phone, about }) => (
      <li key={name}>
        <b>{name}</b> <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
        {about !== "" && <span className="soft"> {about}</span>}
      </li>
    ))}
  </ul>
);

const Help = () => (
  <>
    <b className="care-title">You don't have to be alone with this</b>
    <p>
      If this is about you, please talk to an adult you trust, at home or at school. Mark is a computer
      program and can't help, and nobody reads along while you practise.
    </p>
    <HelpLines />
    <p>What you said is kept. Go on when you like, or stop here.</p>
  </>
);

const words = {
  tone: (
    <>
      <b className="care-title">Mark leaves this one out</b>
      <p>Keep to what you would say in your exam. If you were misunderstood, say it in other words.</p>
    </>
  ),
  private: (
    <>
      <b className="care-title">Keep that to yourself</b>
      <p>
        Mark doesn't need anybody's phone number, address, e-mail or name on social networks. Make something
        up instead.
      </p>
    </>
  ),
} as const satisfies Partial<Record<NoticeKind, unknown>>;

/** A calm word beside an answer that was flagged. It is told to those who can't see it by the Announcer. */
export const CareNotice = ({ kind }: { kind: NoticeKind }) => (
  <div className={`care care-${kind}`} role="note">
    {kind === "help" ? <Help /> : words[kind]}
  </div>
);
