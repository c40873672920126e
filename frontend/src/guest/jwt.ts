/** What a JWT says, unchecked: the server checks it. {} for what is no JWT. */
export const claimsOf = (token: string): Readonly<Record<string, unknown>> => {
  try {
    const payload = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? Object.fromEntries(Object.entries(claims)) : {};
  } catch {
    return {};
  }
};

/** When a JWT expires, in epoch ms; 0 for what is no JWT. */
export const expiryOf = (token: string): number => {
  const { exp } = claimsOf(token);
  return typeof exp === "number" ? exp * 1000 : 0;
};

/** A token is renewed when less than this is left of it, in ms: longer than a call may wait in a queue. */
export const RENEW_BEFORE_MS = 60_000;
