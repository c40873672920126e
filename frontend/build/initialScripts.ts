/** The files that a built page fetches as scripts before it can start: its modules, and what it preloads for them. */
export const initialScripts = (html: string): string[] => {
  const tags = html.match(/<script[^>]*\ssrc=[^>]*>|<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []);
};
