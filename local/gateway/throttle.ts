/**
 * API Gateway's token bucket: `burst` calls at once, filled up again by `rate` calls a second. Says whether one more call
 * may pass. `now` is in milliseconds.
 */
export const tokenBucket = (rate: number, burst: number, now: () => number = Date.now) => {
  let tokens = burst;
  let at = now();
  return (): boolean => {
    tokens = Math.min(burst, tokens + ((now() - at) / 1000) * rate);
    at = now();
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
