import { Button } from "@aws-amplify/ui-react";
import { useEffect, useState } from "react";
import { useMembership } from "../app/useSession.ts";

/** The way in by Google, on sites that are set up for it. */
export const GoogleButton = ({ label, failed }: { label: string; failed(): void }) => {
  const { account, hasGoogle } = useMembership();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    hasGoogle.then(setOffered);
  }, [hasGoogle]);
  if (!isOffered) return null;
  return (
    <Button className="button button-quiet" onClick={() => account.signInWithGoogle().catch(failed)}>
      {label}
    </Button>
  );
};
