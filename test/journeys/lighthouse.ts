import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const LIGHTHOUSE = fileURLToPath(new URL("../../node_modules/lighthouse/cli/index.js", import.meta.url));
/** A report has pictures of the page in it. */
const REPORT_MAX_BYTES = 32 * 1024 * 1024;

/** What of Lighthouse's report is read here. */
export type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
  environment: { benchmarkIndex: number };
};

/**
 * Lighthouse's report of a page in the browser whose debugger listens on this port. A program of its own, because it loads its
 * parts all at once, which jest's modules don't take. Rejects where it could not look.
 */
export const reportOn = async (url: string, port: number, flags: readonly string[]): Promise<Report> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [LIGHTHOUSE, url, `--port=${port}`, "--output=json", "--quiet", "--no-enable-error-reporting", ...flags],
    { maxBuffer: REPORT_MAX_BYTES },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
};

/** A category's score, of 100. */
export const scoreIn = ({ categories }: Report, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

export type Audited = {
  /** Of 100. */
  scores: Readonly<Record<"accessibility" | "best-practices" | "seo", number>>;
  /** What took points away: the names of its audits. */
  failed: readonly string[];
};

/**
 * Lighthouse's opinion of a page on a phone or a desk, with what that browser remembers: the part that says the same of a page
 * each time, not how fast it is. Rejects where it could not look.
 */
export const audit = async (url: string, port: number, device: "phone" | "desk"): Promise<Audited> => {
  const report = await reportOn(url, port, [
    "--only-categories=accessibility,best-practices,seo",
    // Who is signed in stays so, and nothing is slowed down.
    "--disable-storage-reset",
    "--throttling-method=provided",
    ...(device === "desk" ? ["--preset=desktop"] : []),
  ]);
  return {
    scores: {
      accessibility: scoreIn(report, "accessibility"),
      "best-practices": scoreIn(report, "best-practices"),
      seo: scoreIn(report, "seo"),
    },
    failed: Object.values(report.audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score !== 1)
      .map(({ id }) => id),
  };
};
