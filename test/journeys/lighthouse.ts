import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const LIGHTHOUSE = fileURLToPath(new URL("../../node_modules/lighthouse/cli/index.js", import.meta.url));
/** The report of a page, in bytes, with the pictures in it. */
const REPORT_MAX_BYTES = 32 * 1024 * 1024;

/** What of Lighthouse's report is read here. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { id: string; score: number | null; scoreDisplayMode: string }>;
};

export type Audited = {
  /** Of 100. */
  scores: Readonly<Record<"accessibility" | "best-practices" | "seo", number>>;
  /** What took points away: the names of its audits. */
  failed: readonly string[];
};

/**
 * Lighthouse's opinion of a page on a phone or a desk, as the browser whose debugger listens on this port shows it, with what
 * that browser remembers: the part that says the same of a page each time, not how fast it is. A program of its own, because
 * it loads its parts all at once, which jest's modules don't take. Rejects where it could not look.
 */
export const audit = async (url: string, port: number, device: "phone" | "desk"): Promise<Audited> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      "--only-categories=accessibility,best-practices,seo",
      // Who is signed in stays so, and nothing is slowed down.
      "--disable-storage-reset",
      "--throttling-method=provided",
      ...(device === "desk" ? ["--preset=desktop"] : []),
    ],
    { maxBuffer: REPORT_MAX_BYTES },
  );
  const { categories, audits, runtimeError }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score !== 1)
      .map(({ id }) => id),
  };
};
