import { Amplify } from "aws-amplify";
import {
  confirmResetPassword,
  confirmUserAttribute,
  fetchAuthSession,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import type { Config } from "../../../domain/config.ts";
import type { Account } from "./account.ts";

const configure = ({ userPoolId, userPoolClientId, cognitoUrl }: Config): void => {
  // It warns of every address that is given to it, be it the pool's own.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        userPoolEndpoint: cognitoUrl,
      },
    },
  });
};

/** The user pool of this site, through Amplify; its tokens lie in Amplify's own store. */
export const amplifyAccount = async (config: Config): Promise<Account> => {
  configure(config);
  const google =
    config.signInUrl === undefined
      ? undefined
      : (await import("./google.ts")).googleOf(config.signInUrl, config);
  await google?.comeBack();
  const forget = () => cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
  return {
    async idToken({ fresh: forceRefresh } = { fresh: false }) {
      const { tokens } = await fetchAuthSession({ forceRefresh });
      return tokens?.idToken?.toString();
    },
    async signIn(username, password) {
      // Amplify refuses to sign anybody in while it still holds an older session.
      await signOut();
      const { isSignedIn } = await signIn({ username, password });
      if (!isSignedIn) throw new Error("This account needs a new password. Choose “Forgot your password?”.");
    },
    async signInWithGoogle() {
      await google?.signIn();
    },
    async signUp({ name, email, password }) {
      await signUp({ username: email, password, options: { userAttributes: { email, name } } });
    },
    async signOut() {
      const isGoogles = await google?.isSession();
      await signOut();
      // Amplify does not wait for its own clearing up, which other tabs would then hear of after they have begun anew.
      await forget();
      if (isGoogles) google?.leave();
    },
    forget,
    async sendResetCode(username) {
      await resetPassword({ username });
    },
    resetPassword: ({ email, code, password }) =>
      confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
    async sendConfirmationCode() {
      await sendUserAttributeVerificationCode({ userAttributeKey: "email" });
    },
    confirmEmail: (confirmationCode) => confirmUserAttribute({ userAttributeKey: "email", confirmationCode }),
  };
};
