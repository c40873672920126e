import { useCallback } from "react";
import { useMembership } from "../app/useSession.ts";
import { PhotoTrouble } from "../photo/PhotoTrouble.tsx";
import { usePhotoAddress } from "../photo/usePhotoAddress.ts";
import type { Purpose } from "./draft.ts";
import type { Photo } from "./form.ts";

type Props = { photo: Photo; purpose: Purpose };

/** The photo that a saved exercise has, which only the server knows. */
const SavedPhoto = ({ assignmentId, place }: { assignmentId: string; place: 0 | 1 }) => {
  const { account } = useMembership();
  const ask = useCallback(
    () => account.call("openPhoto", { params: { assignmentId, place: String(place) }, body: undefined }),
    [account, assignmentId, place],
  );
  const { address, state, retry } = usePhotoAddress(ask);
  if (address !== undefined) return <img src={address} alt="As it is now" />;
  return (
    <>
      <p>Your photo is kept.</p>
      <PhotoTrouble state={state} retry={retry} />
    </>
  );
};

/** A photo as it will be seen. */
export const PhotoPreview = ({ photo: { thumb, savedAs }, purpose }: Props) => (
  <div className="photo-preview">
    {thumb !== "" ? (
      <img src={thumb} alt="As it will be seen" />
    ) : !("assignmentId" in purpose) || savedAs === undefined ? (
      <p>Your photo is uploaded.</p>
    ) : (
      <SavedPhoto assignmentId={purpose.assignmentId} place={savedAs} />
    )}
  </div>
);
