import { decodeJWT, fetchAuthSession } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import type { Config } from "../../../domain/config.ts";
import { keys } from "../guest/keys.ts";

/** Where Google sends people back to, in and out again (infra/google.ts): the page that says so if it went wrong. */
const RETURN_PATH = "/login";

const SCOPES = "openid email profile aws.cognito.signin.user.admin";

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
const textOf = (value: unknown): string => {
  if (typeof value !== "string") throw new Error("Cognito gave no tokens.");
  return value;
};

/**
 * Signing in with Google, through the user pool's own pages at `signInUrl`: OAuth's code flow with PKCE (RFC 7636). Amplify
 * has one too, but speaks https only, so that it could never be tried on a laptop.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/federation-endpoints.html
 */
export const googleOf = (signInUrl: string, { userPoolClientId }: Pick<Config, "userPoolClientId">) => {
  const redirectUri = location.origin + RETURN_PATH;

  /** Takes the tokens for the code that Cognito sent somebody back with. Rejects where it is not good for any. */
  const exchange = async (code: string, verifier: string): Promise<void> => {
    const response = await fetch(`${signInUrl}/oauth2/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: userPoolClientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    });
    const { access_token, id_token, refresh_token } = await response.json();
    const accessToken = decodeJWT(textOf(access_token));
    await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
      tokens: {
        accessToken,
        idToken: decodeJWT(textOf(id_token)),
        refreshToken: textOf(refresh_token),
        clockDrift: (accessToken.payload.iat ?? 0) * 1000 - Date.now(),
        username: textOf(accessToken.payload.username),
      },
    });
  };

  return {
    /** Leaves the page. */
    async signIn(): Promise<void> {
      const [state, verifier] = [randomText(), randomText()];
      sessionStorage.setItem(keys.google, JSON.stringify({ state, verifier }));
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
      const asked = new URLSearchParams({
        client_id: userPoolClientId,
        redirect_uri: redirectUri,
        response_type: "code",
        identity_provider: "Google",
        scope: SCOPES,
        state,
        code_challenge: base64url(new Uint8Array(digest)),
        code_challenge_method: "S256",
      });
      location.assign(`${signInUrl}/oauth2/authorize?${asked}`);
    },
    /** Signs in a person who comes back from Cognito, if this tab sent them there. Never rejects. */
    async comeBack(): Promise<void> {
      const begun = sessionStorage.getItem(keys.google);
      const asked = new URLSearchParams(location.search);
      const code = asked.get("code");
      if (begun === null || code === null) return;
      sessionStorage.removeItem(keys.google);
      const { state, verifier } = JSON.parse(begun);
      if (asked.get("state") !== state) return;
      try {
        await exchange(code, verifier);
        // The code has served; the page itself goes by what it was opened with.
        history.replaceState(history.state, "", RETURN_PATH);
      } catch {
        // A code without anybody signed in: that is how the page knows that it failed.
      }
    },
    /** Is this session one of Google's? */
    async isSession(): Promise<boolean> {
      const { tokens } = await fetchAuthSession();
      return tokens?.idToken?.payload.identities !== undefined;
    },
    /** Ends Cognito's own session as well, or the next person to press the button would be let in. Leaves the page. */
    leave(): void {
      const asked = new URLSearchParams({ client_id: userPoolClientId, logout_uri: redirectUri });
      location.assign(`${signInUrl}/logout?${asked}`);
    },
  };
};
