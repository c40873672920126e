import { memberRoutes } from "../../../domain/memberRoutes.ts";
import type { Reply } from "../../../domain/shapes.ts";
import { CallFailed } from "./problem.ts";
import { refusal } from "./refusal.ts";

/** How an upload is watched. `progress` is told the share that has gone, from 0 to 1; `signal` gives it up. */
export type Upload = { token: string; signal: AbortSignal; progress(share: number): void };

/** How long an upload may stand still, in ms. */
const STANDSTILL_MS = 60_000;

/** The request as fetch would have answered it, so that failures are read the same way everywhere. */
const answerTo = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    headers: { "retry-after": request.getResponseHeader("retry-after") ?? "" },
  });

/**
 * Uploads a jpeg, and says where it is stored. By XMLHttpRequest, because fetch tells nobody how far an upload has come.
 * Throws `CallFailed` and nothing else.
 */
export const uploadPhoto = (
  photo: Blob,
  { token, signal, progress }: Upload,
): Promise<Reply<"uploadPhoto">> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, path } = memberRoutes.uploadPhoto;
    const fail = (kind: "offline" | "slow" | "cut") => () => reject(new CallFailed({ kind }));
    let timer = setTimeout(() => request.abort(), STANDSTILL_MS);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STANDSTILL_MS);
      progress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("loadend", () => clearTimeout(timer));
    request.addEventListener("abort", fail("slow"));
    request.addEventListener("error", fail("offline"));
    request.addEventListener("load", () => {
      const response = answerTo(request);
      if (!response.ok) refusal(response).then(reject);
      else response.json().then(resolve, fail("cut"));
    });
    if (signal.aborted) return fail("slow")();
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open(method, path);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", "image/jpeg");
    request.send(photo);
  });
