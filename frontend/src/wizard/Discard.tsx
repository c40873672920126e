import { Button } from "@aws-amplify/ui-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { thisDevice } from "../guest/storage.ts";
import { paths } from "../shell/paths.ts";
import { forgetDraft } from "./draft.ts";

/** Throws away what is not saved yet, after asking once more. */
export const Discard = () => {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button className="tool discard" onClick={() => setAsked(true)}>
        Discard
      </Button>
    );
  const discard = () => {
    forgetDraft(thisDevice().session);
    navigate(paths.dashboard);
  };
  return (
    <p className="discard" role="alert">
      Throw away what is not saved?
      <Button className="tool" onClick={discard}>
        Yes, discard it
      </Button>
      <Button className="tool" autoFocus onClick={() => setAsked(false)}>
        Keep it
      </Button>
    </p>
  );
};
