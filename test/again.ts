import { jest } from "@jest/globals";

// A real browser, its sound and a whole cloud share two cores: a frame of sound lost is nobody's fault. What fails twice
// running is ours. The first failure stays in the log, and its test is named at the end (see counts.js).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
