import { expect, test } from "@jest/globals";
import { causeOf } from "../../../frontend/src/recorder/microphone.ts";

/** What browsers reject getUserMedia with, in their own words. */
test.each([
  ["NotAllowedError", "Permission denied", "denied"],
  ["NotAllowedError", "Permission dismissed", "denied"],
  [
    "NotAllowedError",
    "The request is not allowed by the user agent or the platform in the current context",
    "denied",
  ],
  ["NotAllowedError", "Permission denied by system", "blocked"],
  ["NotAllowedError", "Permissions policy violation: microphone is not allowed", "blocked"],
  ["SecurityError", "Feature policy", "blocked"],
  ["NotFoundError", "Requested device not found", "no device"],
  ["OverconstrainedError", "", "no device"],
  ["NotReadableError", "Could not start audio source", "in use"],
  ["AbortError", "Starting audioinput failed", "in use"],
  ["TypeError", "undefined is not a function", "unsupported"],
])("%s (%s) means that the microphone is %s", (name, message, cause) => {
  expect(causeOf(new DOMException(message, name))).toBe(cause);
});
