import { Button } from "@aws-amplify/ui-react";
import { Link } from "react-router";
import { accountTexts } from "../../../domain/accountTexts.ts";
import { useBusy } from "../app/useBusy.ts";
import { useMembership } from "../app/useSession.ts";
import { paths } from "../shell/paths.ts";
import { Sheet } from "./Sheet.tsx";

/** In place of a form to sign in by, for whoever has done that (spec section 2). */
export const AlreadySignedIn = () => {
  const { account } = useMembership();
  const { run } = useBusy();
  return (
    <Sheet heading={accountTexts.alreadyLoggedIn} expression="pleased">
      <p className="plain-ways">
        <Link className="button" to={paths.dashboard}>
          Go to your dashboard
        </Link>
        <Button className="button button-quiet" onClick={() => run(account.signOut)}>
          Log Out
        </Button>
      </p>
    </Sheet>
  );
};
