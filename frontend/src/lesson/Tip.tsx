/** The one thing that would help this answer most. */
export const Tip = ({ text }: { text: string }) => (
  <div className="tip" role="note">
    <b className="tip-title">Tip</b>
    <p>{text}</p>
  </div>
);
