import type { StackResources } from "./template/stackResources.ts";

/** Where the site hands browsers on to Cognito's identity pools, and to its user pools. */
export const GUESTS_PATH = "/_aws/cognito-identity";
export const MEMBERS_PATH = "/_aws/cognito-idp";
/** Where the pages of a user pool's own domain are. */
export const SIGN_IN_PATH = "/_aws/cognito-sign-in";

/** Where AWS's host names live on this machine. */
export type Hosts = {
  /** The URL, without a slash at its end, that a host name of AWS stands for here. Throws for one that is not known. */
  urlOf(host: string): string;
  /** A text with every `https://` address of a known host turned into its local address; `wss://`, with any port, into `ws://`. */
  localAddresses(text: string): string;
  /** The same for a content security policy, which names origins: `https://host` becomes an origin, without a path. */
  localOrigins(text: string): string;
};

/**
 * The one place that knows that the stack is not on AWS: what the template says about AWS's addresses is translated here,
 * so that neither functions nor pages have a special case for it.
 */
export const hosts = (addresses: Readonly<Record<string, string>>): Hosts => {
  const known = Object.entries(addresses);
  const translate = (text: string, of: (url: string) => string) =>
    known.reduce(
      (left, [host, url]) =>
        left
          .replaceAll(`https://${host}`, of(url))
          .replaceAll(new RegExp(`wss://${host}(:\\d+)?`, "g"), of(url.replace(/^http/, "ws"))),
      text,
    );
  return {
    urlOf: (host) => {
      const url = addresses[host];
      if (url === undefined) throw new Error(`The local run does not know where ${host} lives.`);
      return url;
    },
    localAddresses: (text) => translate(text, (url) => url),
    localOrigins: (text) => translate(text, (url) => new URL(url).origin),
  };
};

/**
 * The addresses of a stack: its API, its buckets, and the sign-in of guests and members, which the browser reaches through `site`
 * itself.
 * All are local URLs without a slash at their end; `speech` is Transcribe's streams.
 */
export const stackHosts = (
  resources: StackResources,
  { site, api, s3, speech }: Readonly<Record<"site" | "api" | "s3" | "speech", string>>,
): Hosts => {
  const { region } = resources;
  const domains = resources.all("AWS::Cognito::UserPoolDomain");
  const buckets = resources
    .all("AWS::S3::Bucket")
    .map(({ ref, attribute }) => [attribute("RegionalDomainName"), `${s3}/${ref}`]);
  return hosts({
    [`cognito-identity.${region}.amazonaws.com`]: site + GUESTS_PATH,
    [`cognito-idp.${region}.amazonaws.com`]: site + MEMBERS_PATH,
    [`${resources.only("AWS::ApiGateway::RestApi").ref}.execute-api.${region}.amazonaws.com`]: api,
    [`transcribestreaming.${region}.amazonaws.com`]: speech,
    ...Object.fromEntries(
      domains.map(({ properties: { Domain } }) => [
        `${Domain}.auth.${region}.amazoncognito.com`,
        site + SIGN_IN_PATH,
      ]),
    ),
    [resources.only("AWS::CloudFront::Distribution").attribute("DomainName")]: site,
    ...Object.fromEntries(buckets),
  });
};
