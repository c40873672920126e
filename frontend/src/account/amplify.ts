import { Amplify } from "aws-amplify";
import {
  confirmResetPassword,
  confirmUserAttribute,
  fetchAuthSession,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signInWithRedirect,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import type { Config } from "../../../domain/config.ts";
import { type Account, GOOGLE_RETURN_PATH } from "./account.ts";

const configure = async ({ userPoolId, userPoolClientId, cognitoUrl, signInHost }: Config): Promise<void> => {
  // It takes in whoever Google sends back, and has to be there before the configuration.
  if (signInHost !== undefined) await import("aws-amplify/auth/enable-oauth-listener");
  // It warns of every address that is given to it, be it the pool's own.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  const back = [location.origin + GOOGLE_RETURN_PATH];
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        userPoolEndpoint: cognitoUrl,
        ...(signInHost !== undefined && {
          loginWith: {
            oauth: {
              domain: signInHost,
              scopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
              redirectSignIn: back,
              redirectSignOut: back,
              responseType: "code" as const,
            },
          },
        }),
      },
    },
  });
};

/** The user pool of this site, through Amplify; its tokens lie in Amplify's own store. */
export const amplifyAccount = async (config: Config): Promise<Account> => {
  await configure(config);
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
      await signInWithRedirect({ provider: "Google" });
    },
    async signUp({ name, email, password }) {
      await signUp({ username: email, password, options: { userAttributes: { email, name } } });
    },
    async signOut() {
      await signOut();
      // Amplify does not wait for its own clearing up, which other tabs would then hear of after they have begun anew.
      await forget();
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
