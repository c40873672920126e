type Props = { mark?: string; reason?: string; again?: string | undefined };

/** What one's teacher gave instead, why, and what to do again. Nothing where there is none of it. */
export const TeacherMark = ({ mark = "", reason = "", again = "" }: Props) =>
  mark === "" && reason === "" && again === "" ? null : (
    <p className="teacher-mark">
      <b>Your teacher{mark === "" ? "" : `: ${mark}`}</b>
      {reason !== "" && <> {reason}</>}
      {again !== "" && (
        <>
          {" "}
          <b>Please do this again:</b> {again}
        </>
      )}
    </p>
  );
