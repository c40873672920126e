import { roleOf } from "../exercise/role.ts";
import type { Handler } from "../http/handler.ts";
import { siteCounterOf } from "../identity/siteCounter.ts";
import { keptPhoto } from "../photo/photo.ts";
import { newPhotoPath } from "../photo/place.ts";
import type { Photos } from "../store/photos.ts";
import type { Quotas } from "../store/quotas.ts";
import type { Users } from "../store/users.ts";

type Dependencies = { users: Users; photos: Pick<Photos, "write">; quotas: Quotas };

/**
 * Keeps a photo for an exercise of the caller's, without what the camera wrote beside the picture. Throws 403 before a role
 * is chosen, 413 for more than 2 MB, 415 for what is no JPEG, 422 for one that is broken or too large to show, 429. One that
 * no exercise comes to show goes with its owner's account.
 */
export const uploadPhoto =
  ({ users, photos, quotas }: Dependencies): Handler<"uploadPhoto"> =>
  async ({ caller, body }) => {
    const { uid } = caller;
    const role = await roleOf(users, uid);
    const photo = keptPhoto(body);
    await quotas.spend("photosOfPerson", uid);
    await quotas.spend("photosOfSite", siteCounterOf(role, caller));
    const asset_url = newPhotoPath(role, uid);
    await photos.write(asset_url, photo);
    return { asset_url };
  };
