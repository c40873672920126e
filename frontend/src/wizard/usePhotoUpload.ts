import { useEffect, useRef, useState } from "react";
import { UPLOAD_RETRY_MS } from "../../../domain/limits.ts";
import { type Problem, problemOf } from "../api/problem.ts";
import { useMembership } from "../app/useSession.ts";
import { keys } from "../guest/keys.ts";
import { thisDevice } from "../guest/storage.ts";
import { pauseUntilAborted, withRetries } from "../photo/withRetries.ts";
import type { Photo } from "./form.ts";
import { isAcceptable, isJpeg, shrinkPhoto, thumbOf } from "./photo.ts";

/** How it stands with the photo that was chosen last. `share` from 0 to 1. */
export type PhotoUpload =
  | { state: "none" }
  /** Not jpeg, or too big. */
  | { state: "refused"; file: Blob }
  | { state: "shrinking" }
  /** Not even made smaller. */
  | { state: "hopeless" }
  | { state: "uploading"; share: number }
  /** The connection is gone; it is tried again soon. */
  | { state: "waiting" }
  | { state: "failed"; photo: Blob; problem: Problem };

/** Takes a photo from the file to the server (spec section 5), and tells `done` where it is then. */
export const usePhotoUpload = (done: (photo: Photo) => void) => {
  const { account } = useMembership();
  const [work, setWork] = useState<PhotoUpload>({ state: "none" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (photo: Blob): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: PhotoUpload): void => {
      if (!signal.aborted) setWork(next);
    };
    const send = () => {
      show({ state: "uploading", share: 0 });
      return account.upload(photo, { signal, progress: (share) => show({ state: "uploading", share }) });
    };
    try {
      const thumb = await thumbOf(photo);
      const { asset_url } = await withRetries(send, {
        limitMs: UPLOAD_RETRY_MS,
        pause: pauseUntilAborted(signal),
        waiting: () => show({ state: "waiting" }),
      });
      if (signal.aborted) return;
      thisDevice().local.setItem(keys.imageUrl, asset_url);
      setWork({ state: "none" });
      done({ path: asset_url, thumb });
    } catch (thrown) {
      show({ state: "failed", photo, problem: problemOf(thrown) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setWork({ state: "none" });
  };
  return {
    work,
    async choose(file: Blob) {
      cancel();
      if (isAcceptable(file) && (await isJpeg(file).catch(() => false))) return upload(file);
      setWork({ state: "refused", file });
    },
    async shrink(file: Blob) {
      setWork({ state: "shrinking" });
      const smaller = await shrinkPhoto(file);
      if (smaller) return upload(smaller);
      setWork({ state: "hopeless" });
    },
    again: upload,
    cancel,
  };
};
