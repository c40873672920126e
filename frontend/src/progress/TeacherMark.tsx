/** What one's teacher gave instead, and why. Nothing where there is neither. */
export const TeacherMark = ({ mark, reason }: { mark: string; reason: string }) =>
  mark === "" && reason === "" ? null : (
    <p className="teacher-mark">
      <b>Your teacher{mark === "" ? "" : `: ${mark}`}</b>
      {reason !== "" && <> {reason}</>}
    </p>
  );
