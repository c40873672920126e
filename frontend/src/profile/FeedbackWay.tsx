import { useEffect, useState } from "react";
import { readConfig } from "../api/config.ts";

/** Where to write what helped and what got in the way, at a school that wants to hear it (viva:feedbackAddress). */
export const FeedbackWay = () => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    readConfig(undefined).then(
      ({ feedbackAddress }) => isGone || setAddress(feedbackAddress),
      // The profile is whole without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (address === undefined) return null;
  return (
    <p>
      Tell us what helped and what got in the way: <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
};
