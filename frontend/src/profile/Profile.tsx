import { Button } from "@aws-amplify/ui-react";
import { useState } from "react";
import { Link } from "react-router";
import { useBusy } from "../app/useBusy.ts";
import { useMembership, useSession } from "../app/useSession.ts";
import { Waiting } from "../app/Waiting.tsx";
import { BRAND } from "../shell/brand.ts";
import { paths } from "../shell/paths.ts";
import { StageHeading } from "../shell/StageHeading.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { FeedbackWay } from "./FeedbackWay.tsx";

const roleNames = { teacher: "Teacher", student: "Student" } as const;

/** /profile (spec section 2). */
export const Profile = () => {
  const session = useSession();
  const { account } = useMembership();
  const { isBusy, run } = useBusy();
  const [isDeleting, setDeleting] = useState(false);
  if (session.state !== "signed in") return <Waiting />;
  const { person, role } = session;
  return (
    <main className="profile">
      <StageHeading title="Profile">Your profile</StageHeading>
      <dl className="boxes">
        {person.name !== "" && (
          <div>
            <dt>Name</dt>
            <dd>{person.name}</dd>
          </div>
        )}
        <div>
          <dt>Role</dt>
          <dd>{role ? roleNames[role] : "Not chosen yet"}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            {person.email}
            <span className={person.isEmailConfirmed ? "confirmed" : "unconfirmed"}>
              {person.isEmailConfirmed ? "Confirmed" : "Not confirmed yet"}
            </span>
          </dd>
        </div>
      </dl>
      {!person.isEmailConfirmed && <ConfirmEmail email={person.email} />}
      <p className="plain-ways">
        <Button className="button" aria-disabled={isBusy} onClick={() => run(account.signOut)}>
          Log Out
        </Button>
        <Link className="button button-quiet" to={paths.reset}>
          Forgot Password
        </Link>
        {!isDeleting && (
          <Button className="button button-quiet button-danger" onClick={() => setDeleting(true)}>
            Delete Account
          </Button>
        )}
      </p>
      <p>
        <a href="/help/privacy">What {BRAND} keeps about you</a>
      </p>
      <FeedbackWay />
      {isDeleting && <DeleteAccount isTeacher={role === "teacher"} keep={() => setDeleting(false)} />}
    </main>
  );
};
