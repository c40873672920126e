import { type Finding, no, ok } from "../finding.ts";
import type { Check } from "./checks.ts";

const pages = ["/", "/demo", "/help", "/login", "/assignments/5368"];

/** Each page is there, as HTML that is checked again each time; what is no page says so kindly. */
export const served: Check = {
  about: "Pages",
  check: async ({ visit }) => {
    const findings: Finding[] = [];
    for (const path of [...pages, "/no-such-page"]) {
      const { status, headers } = await visit.ask(path);
      const isPage = headers.get("content-type")?.startsWith("text/html") === true;
      const isFresh = headers.get("cache-control") === "no-cache";
      if (status !== 200 || !isPage || !isFresh)
        findings.push(
          no(
            `Pages: ${path} answers ${status}, ${headers.get("content-type")}, cache-control ${headers.get("cache-control")}.`,
            "Deploy again; if it stays so, look at the behaviours of the CloudFront distribution",
          ),
        );
    }
    return findings.length > 0 ? findings : [ok(`Pages: ${pages.join(", ")} and a page for what is none.`)];
  },
};

/** What every answer has to carry (infra/headers.ts): its name, and what it looks like. */
const strict: readonly [name: string, value: RegExp][] = [
  ["content-security-policy", /^default-src 'none'; script-src 'self'(?!.*unsafe)/],
  ["strict-transport-security", /max-age=63072000/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^same-origin$/],
  ["permissions-policy", /^microphone=\(self\)/],
];

/** Strict headers on pages and calls; nothing private is offered to search engines. */
export const headers: Check = {
  about: "Headers",
  check: async ({ visit }) => {
    const wrong: string[] = [];
    for (const [path, isListed] of [
      ["/", true],
      ["/assignments/5368", false],
      ["/api/exercises/5368", false],
    ] as const) {
      const { headers: given } = await visit.ask(path);
      for (const [name, value] of strict)
        if (!value.test(given.get(name) ?? "")) wrong.push(`${path} has ${name}: ${given.get(name)}`);
      if ((given.get("x-robots-tag") === null) !== isListed)
        wrong.push(`${path} has x-robots-tag: ${given.get("x-robots-tag")}`);
    }
    return wrong.length === 0
      ? [ok("Headers: strict on pages and calls, and no shared link is offered to search engines.")]
      : [
          no(
            `Headers: ${wrong.join("; ")}.`,
            "Deploy again; if it stays so, look at the response headers policies",
          ),
        ];
  },
};

/** Whoever types the address without https is led to it. */
export const led: Check = {
  about: "Encryption",
  check: async ({ visit }) => {
    if (!visit.origin.startsWith("https:")) return [];
    const { status, headers: given } = await visit.ask(visit.origin.replace("https:", "http:"));
    return given.get("location")?.startsWith("https://") === true
      ? [ok("Encryption: http leads to https.")]
      : [
          no(
            `Encryption: http answers ${status}, and does not lead to https.`,
            "Look at the viewer protocol policy of the distribution",
          ),
        ];
  },
};
