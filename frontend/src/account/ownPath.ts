import { paths } from "../shell/paths.ts";

/** Any origin will do: only paths that stay on it are kept. */
const HERE = "https://here.invalid";

const parsed = (path: string): URL | undefined => {
  try {
    return new URL(path, HERE);
  } catch {
    return undefined;
  }
};

/** A path of this site as one may be sent back to it, or undefined for anything that leads elsewhere. */
export const ownPath = (wanted: string | null): string | undefined => {
  const url = wanted?.startsWith("/") ? parsed(wanted) : undefined;
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  // Without its dots, "/.//elsewhere" begins with two slashes, and would lead there when it is read once more.
  const isOwn = origin === HERE && !pathname.startsWith("//") && pathname !== paths.login;
  return isOwn ? pathname + search + hash : undefined;
};
