/** The one thing that would help this answer most. */
export const Tip = ({ text }: { text: string }) => (
  <aside className="tip" aria-label="Tip">
    <b className="tip-title">Tip</b>
    <p>{text}</p>
  </aside>
);
