/**
 * What an answer can be flagged for (decisions: "wrong language, abuse, distress"). `guardrail` is what a school's own
 * filter on Bedrock has stopped, which does not say why.
 */
export const flagKinds = [
  "distress",
  "abuse",
  "sexual",
  "personal",
  "threat",
  "takeover",
  "guardrail",
] as const;
export type FlagKind = (typeof flagKinds)[number];

/** Each flag as its teacher reads it. */
export const flagLabels = {
  distress: "May be in distress",
  abuse: "May be being hurt",
  sexual: "Sexual content",
  personal: "Shared personal details",
  threat: "Threat or slur",
  takeover: "Tried to talk Mark out of his role",
  guardrail: "Stopped by the school's own filter",
} as const satisfies Record<FlagKind, string>;

/** Is this flag one of safeguarding? Others say how the student answered. */
export const isSafeguarding = (flag: string): flag is FlagKind => flagKinds.some((kind) => kind === flag);

/** Is an answer with these flags kept from Mark? One with private details only is answered: they are masked for a model. */
export const isWithheld = (flags: readonly FlagKind[]): boolean => flags.some((flag) => flag !== "personal");

/** What the student is shown beside such an answer: where to find help, a word about privacy, or one about the tone. */
export type NoticeKind = "help" | "private" | "tone";

const notices: readonly (readonly [NoticeKind, readonly FlagKind[]])[] = [
  // A school's filter does not say why it stopped an answer: the one notice that is never wrong.
  ["help", ["distress", "abuse", "guardrail"]],
  ["tone", ["sexual", "threat"]],
  ["private", ["personal"]],
];

/** The gravest notice for these flags; undefined for none, as for somebody who only tried to talk Mark round. */
export const noticeFor = (flags: readonly FlagKind[]): NoticeKind | undefined =>
  notices.find(([, kinds]) => kinds.some((kind) => flags.includes(kind)))?.[0];

/** Somebody who can be called or written to: a name, a phone number, and what else there is to say ("" for nothing). */
export type HelpLine = { name: string; phone: string; about: string };
