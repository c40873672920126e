/** Where AWS's host names live on this machine. */
export type Hosts = {
  /** The URL, without a slash at its end, that a host name of AWS stands for here. Throws for one that is not known. */
  urlOf(host: string): string;
  /** A text with every `https://` address of a known host turned into its local address. */
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
    known.reduce((left, [host, url]) => left.replaceAll(`https://${host}`, of(url)), text);
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
