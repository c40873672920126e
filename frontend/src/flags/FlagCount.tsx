import { useEffect, useState } from "react";
import { Link } from "react-router";
import { FLAGS_SHOWN } from "../../../domain/limits.ts";
import { useMembership } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";

/** The way to what was flagged in students' answers, while any of it is not reviewed; says nothing where it can't be known. */
export const FlagCount = () => {
  const { account } = useMembership();
  const [open, setOpen] = useState(0);
  useEffect(() => {
    account.call("countFlags", { params: {}, body: undefined }).then(
      (given) => setOpen(given.open),
      () => undefined,
    );
  }, [account]);
  if (open === 0) return null;
  return (
    <p className="results-note screen-only">
      <Link to={paths.flags}>
        {open === 1 ? "1 flag" : `${open}${open < FLAGS_SHOWN ? "" : " or more"} flags`} to review
      </Link>
      : something in a student's answer may need your attention.
    </p>
  );
};
