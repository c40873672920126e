/** Why AWS did not answer a call, as far as it tells. */
export type Refusal = {
  why:
    | "no credentials"
    | "expired"
    | "unknown credentials"
    | "organization"
    | "boundary"
    | "denied"
    | "unreachable"
    | "other";
  /** What was denied, such as polly:DescribeVoices, where AWS names it. */
  action?: string | undefined;
  /** AWS's own words. */
  said: string;
};

const names: Readonly<Record<string, Refusal["why"]>> = {
  CredentialsProviderError: "no credentials",
  TokenProviderError: "expired",
  ExpiredToken: "expired",
  ExpiredTokenException: "expired",
  RequestExpired: "expired",
  InvalidClientTokenId: "unknown credentials",
  UnrecognizedClientException: "unknown credentials",
  SignatureDoesNotMatch: "unknown credentials",
  InvalidSignatureException: "unknown credentials",
  TimeoutError: "unreachable",
  AccessDenied: "denied",
  AccessDeniedException: "denied",
  AuthorizationError: "denied",
};

/** Which kind of policy denies is said in AWS's sentence alone. */
const denier = (said: string): Refusal["why"] => {
  if (/service control policy|resource control policy/i.test(said)) return "organization";
  return /permissions boundary/i.test(said) ? "boundary" : "denied";
};

/**
 * What an error of the SDK means
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html).
 */
export const refusalOf = (error: unknown): Refusal => {
  const [name, code] = [told(error, "name"), told(error, "code")];
  const said = told(error, "message") || code || String(error);
  const unreachable = /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN/.test(`${code} ${said}`);
  const why = unreachable ? "unreachable" : (names[name] ?? "other");
  // An expired sign-in of IAM Identity Center is a CredentialsProviderError, too.
  const isExpired = why === "no credentials" && /expired|sso login/i.test(said);
  return {
    why: isExpired ? "expired" : why === "denied" ? denier(said) : why,
    action: /not authorized to perform:? ([\w-]+:\w+)/.exec(said)?.[1],
    said,
  };
};

/** One property of an error as text; an AggregateError of a connection has a code and no message. */
const told = (error: unknown, name: "name" | "code" | "message"): string =>
  typeof error === "object" && error !== null ? String(Reflect.get(error, name) ?? "") : "";

const NO_CREDENTIALS =
  "No AWS credentials were found. Sign in with `aws sso login`, set AWS_PROFILE, or run `aws configure`; then try again.";

/** A refusal in one sentence for a terminal: AWS's own, except where the SDK speaks only of its providers. */
export const sentenceOn = ({ why, said }: Refusal): string =>
  why === "no credentials" ? NO_CREDENTIALS : said;
