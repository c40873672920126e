/** How often an open microphone is looked at, in ms. */
const LOOK_MS = 250;
/** So many looks in a row have to find it dead: one by itself may only have come before the sound on a busy device. */
const DEAD_LOOKS = 4;

/**
 * Calls `interrupted`, once, when an open microphone has given nothing for about a second: a call, Siri or another app has
 * taken it, or somebody has pulled it out. Looking does for what every browser tells in another way, or not at all (a
 * frozen page). Gives back what ends the watch.
 */
export const watchForInterruption = (isAlive: () => boolean, interrupted: () => void): (() => void) => {
  let dead = 0;
  const looking = setInterval(() => {
    dead = isAlive() ? 0 : dead + 1;
    if (dead < DEAD_LOOKS) return;
    clearInterval(looking);
    interrupted();
  }, LOOK_MS);
  return () => clearInterval(looking);
};
