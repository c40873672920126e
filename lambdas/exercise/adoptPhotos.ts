import { isPhotoOf, newPhotoPath } from "../photo/place.ts";
import type { Photos } from "../store/photos.ts";

type Shown = { asset_url: string; context_1: string };

/**
 * An exercise's photos as a teacher's own: what somebody else has uploaded is copied, so that it stays when the account that
 * it came from is deleted. One that is gone is left out. `T` is anything that shows photos.
 */
export const adoptPhotos = async <T extends Shown>(
  photos: Pick<Photos, "read" | "write">,
  uid: string,
  content: T,
): Promise<T> => {
  const adopted = async (path: string): Promise<string> => {
    if (path === "" || isPhotoOf(uid, path)) return path;
    const photo = await photos.read(path);
    if (!photo) return "";
    const copy = newPhotoPath("teacher", uid);
    await photos.write(copy, photo);
    return copy;
  };
  return {
    ...content,
    asset_url: await adopted(content.asset_url),
    context_1: await adopted(content.context_1),
  };
};
