import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { targets } from "../../frontend/build/targets.ts";
import { apis, lacking, styles } from "./features.ts";

/** Where a built file asks for something that one of the targets lacks. */
export type Finding = { file: string; what: string };

/** Syntax of regular expressions that the build leaves as it is, and that keeps a whole file from being read. */
const patterns: Readonly<Record<string, RegExp>> = {
  "a look-behind": /\(\?<[=!]/,
  "modifiers in a regular expression": /\(\?[ims]+(-[ims]*)?:|\(\?-[ims]+:/,
  // After what may stand before a literal, but not before a division: minified code divides by something called v.
  "the v flag of a regular expression":
    /(?:^|[(,=:[!&|?{};])\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)+\])+\/[dgimsuy]*v[dgimsuy]*(?=[,;.)\]}:])/,
};

const escaped = (text: string): string => text.replace(/[.()$]/g, "\\$&");

/** How code looks that calls `name`: a method by its last word, on whatever object; everything else by its whole name. */
const callOf = (name: string): RegExp => {
  const [, method] = /\.prototype\.(\w+)$/.exec(name) ?? [];
  return new RegExp(method === undefined ? `\\b${escaped(name)}\\b` : `\\.${method}\\(`);
};

/** Code that looks whether a browser has something before it uses it. */
const guarded: readonly { what: string; file: RegExp; by: string }[] = [
  { what: "navigation", file: /common-|useSession-|chunk-/, by: "React and React Router" },
  { what: "Document.prototype.startViewTransition", file: /common-/, by: "React" },
  { what: "SpeechRecognition", file: /stages-/, by: "transcription/device.ts" },
];

const isGuarded = ({ file, what }: Finding): boolean =>
  guarded.some((one) => one.what === what && one.file.test(file));

/** The same by tslib, in any file. */
const GUARDED_ITERATOR = /typeof Iterator==[`"']function[`"']\?Iterator:/g;

/** In a rule of its own, so that nothing else is dropped with it: a chosen radio button shows by itself that it is. */
const DECORATION = /(?<=[{}])(\.\w+ )?\.choice-option:has\(:checked\)(?=\{)/g;

const lackedBySome = (features: typeof apis): string[] => [
  ...new Set(targets.flatMap((target) => lacking(target, features))),
];

/** What one file of the built site asks for that a target lacks. */
export const newerThanTargets = (file: string, text: string): Finding[] => {
  const code = text.replace(GUARDED_ITERATOR, "");
  const rules = text.replace(DECORATION, "");
  const inStyles = lackedBySome(styles).filter((style) => rules.includes(style));
  const inCode = [
    ...Object.keys(patterns).filter((name) => patterns[name]?.test(code)),
    ...lackedBySome(apis).filter((api) => callOf(api).test(code)),
  ];
  return [...(file.endsWith(".js") ? [] : inStyles), ...(file.endsWith(".css") ? [] : inCode)].map(
    (what) => ({ file, what }),
  );
};

/** Everything of that kind in the site that was built into this folder, but for what the code asks for first. */
export const newerInSite = (site: string): Finding[] => {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(js|css|html)$/.test(file))
    .flatMap((file) => newerThanTargets(file, readFileSync(join(site, file), "utf8")))
    .filter((finding) => !isGuarded(finding));
};
