/**
 * The settings of a school that has Google, as the local run has them: a page of its own stands in for Google, so that any
 * client will do, and no secret is ever read.
 */
export const standInGoogle = {
  "viva:googleClientId": "stand-in.apps.googleusercontent.com",
  "viva:googleSecret": "stand-in",
} as const;
