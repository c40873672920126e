import { brotliCompressSync } from "node:zlib";

/** Bytes of a lesson's page as CloudFront sends it to somebody who comes for the first time: compressed, with what it names. */
export const pageBytes = async (origin: string, assignmentId: string): Promise<number> => {
  const textAt = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const html = await textAt(`/assignments/${assignmentId}`);
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = ""]) => path,
  );
  const texts = [html, ...(await Promise.all([...new Set(named)].map(textAt)))];
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
};
