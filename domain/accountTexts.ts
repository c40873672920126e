/**
 * Every sentence that the spec quotes about accounts, letter for letter. They are apart from the lesson's because a guest's page
 * ships no sentence that no guest is ever told.
 */
export const accountTexts = {
  userNotFound: "User not found",
  invalidLogin: "Invalid email or password",
  googleFailed: "Failed to log in with Google",
  somethingWrong: "Something went wrong",
  alreadyLoggedIn: "You are already logged in!",
  resetSent: "Password reset email sent! Please check your inbox.",
  resetFailed: "Failed to send password reset email. Please try again.",
  roleWarning: "This cannot be changed after this screen!",
  noAssignments: "You don't have any assignments set up yet",
} as const;
