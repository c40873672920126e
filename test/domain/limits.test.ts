import { expect, test } from "@jest/globals";
import * as limits from "../../domain/limits.ts";

// Shows 4.12, 4.13, 5.4, 5.8, 9.1, 9.2, 9.3, 9.4, 9.6, 9.8, 9.13, 9.14
test("the constants are the spec's (sections 4, 5, 8, 9)", () => {
  expect(limits).toMatchObject({
    RECORDING_MAX_SECONDS: 20,
    RECORDING_COUNTER_FROM_SECONDS: 25,
    RECORDING_TEAL_UNTIL_SECONDS: 5,
    RECORDING_YELLOW_UNTIL_SECONDS: 10,
    SPEAKER_REST_SECONDS: 5,
    COPIED_TICK_MS: 2000,
    TOAST_MS: 5000,
    TOAST_POSITION: "top-right",
    HINT_MAX_TOKENS: 60,
    SECONDS_PER_MINUTE: 60,
    DURATION_MIN_MINUTES: 1,
    DURATION_START_MINUTES: 0,
    PHOTO_MAX_BYTES: 2097152,
    PHOTO_TYPES: ["image/jpeg", "image/jpg"],
    DUE_DATE: "2022-12-31",
    CONFIDENCE_RED_BELOW: 0.2,
    CONFIDENCE_ORANGE_BELOW: 0.5,
    STORAGE_RETRY_MS: 120_000,
    UPLOAD_RETRY_MS: 600_000,
    IOS_RECORDING_TYPE: "audio/mp4",
    BUILD_LABEL: "Green River",
  });
});

// Shows 9.5
test("photos are stored where the spec says", () => {
  expect(limits.studentImagePath("u1", "r1")).toBe("student-images/u1/r1.jpeg");
  expect(limits.teacherImagePath("r1")).toBe("shared-images/r1.jpeg");
});
