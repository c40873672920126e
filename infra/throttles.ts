import { api } from "../domain/api.ts";

/** Calls a second, and at once, that the gateway lets through on each method. */
type Throttle = { throttlingRateLimit: number; throttlingBurstLimit: number };

/** A class that presses Start together makes about 60 calls a second; this bounds what a script can spend. */
export const THROTTLE: Throttle = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };

/**
 * Calls without a token need no account and no identity. Four classes that open their exercise within the same second still get
 * through.
 */
export const ANONYMOUS_THROTTLE: Throttle = { throttlingRateLimit: 30, throttlingBurstLimit: 120 };

/** The routes that anybody may call without a token. */
export const anonymousRoutes = Object.values(api).filter(({ callers }) => callers === "anybody");
