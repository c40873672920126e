/** The first version that has something; a browser left out has none yet. */
type Since = Partial<Record<"chrome" | "safari" | "firefox", number>>;

/**
 * What at least one browser that the pages are built for lacks, by the name of its place in the browser, with the first
 * versions that have it (developer.mozilla.org's compatibility tables, November 2026).
 */
export const apis: Readonly<Record<string, Since>> = {
  "AbortSignal.any": { chrome: 116, safari: 17.4, firefox: 124 },
  "Array.fromAsync": { chrome: 121, safari: 16.4, firefox: 115 },
  "Array.prototype.toReversed": { chrome: 110, safari: 16, firefox: 115 },
  "Array.prototype.toSorted": { chrome: 110, safari: 16, firefox: 115 },
  "Array.prototype.toSpliced": { chrome: 110, safari: 16, firefox: 115 },
  "Array.prototype.with": { chrome: 110, safari: 16, firefox: 115 },
  "Blob.prototype.bytes": { chrome: 132, safari: 18, firefox: 128 },
  CloseWatcher: { chrome: 126, firefox: 149 },
  "Document.prototype.startViewTransition": { chrome: 111, safari: 18, firefox: 144 },
  "Element.prototype.checkVisibility": { chrome: 105, safari: 17.4, firefox: 106 },
  "Element.prototype.getHTML": { chrome: 125, safari: 18, firefox: 128 },
  "Element.prototype.moveBefore": { chrome: 133, firefox: 144 },
  "Element.prototype.setHTMLUnsafe": { chrome: 124, safari: 17.4, firefox: 123 },
  "HTMLDialogElement.prototype.requestClose": { chrome: 134, safari: 18.4, firefox: 139 },
  "HTMLElement.prototype.showPopover": { chrome: 114, safari: 17, firefox: 125 },
  "Intl.DurationFormat": { chrome: 129, safari: 16.4, firefox: 136 },
  "Intl.Segmenter": { chrome: 87, safari: 14.1, firefox: 125 },
  Iterator: { chrome: 122, safari: 18.4, firefox: 131 },
  "Map.groupBy": { chrome: 117, safari: 17.4, firefox: 119 },
  "Object.groupBy": { chrome: 117, safari: 17.4, firefox: 119 },
  OffscreenCanvas: { chrome: 69, safari: 16.4, firefox: 105 },
  "Promise.try": { chrome: 128, safari: 18.2, firefox: 134 },
  "Promise.withResolvers": { chrome: 119, safari: 17.4, firefox: 121 },
  "ReadableStream.from": { firefox: 117 },
  "ReadableStream.prototype[Symbol.asyncIterator]": { chrome: 124, firefox: 110 },
  "RegExp.escape": { chrome: 136, safari: 18.2, firefox: 134 },
  "Response.json": { chrome: 105, safari: 17, firefox: 115 },
  "Response.prototype.bytes": { chrome: 132, safari: 18, firefox: 128 },
  "Set.prototype.difference": { chrome: 122, safari: 17, firefox: 127 },
  "Set.prototype.intersection": { chrome: 122, safari: 17, firefox: 127 },
  "Set.prototype.isDisjointFrom": { chrome: 122, safari: 17, firefox: 127 },
  "Set.prototype.isSubsetOf": { chrome: 122, safari: 17, firefox: 127 },
  "Set.prototype.isSupersetOf": { chrome: 122, safari: 17, firefox: 127 },
  "Set.prototype.symmetricDifference": { chrome: 122, safari: 17, firefox: 127 },
  "Set.prototype.union": { chrome: 122, safari: 17, firefox: 127 },
  SpeechRecognition: {},
  "String.prototype.isWellFormed": { chrome: 111, safari: 16.4, firefox: 119 },
  "String.prototype.toWellFormed": { chrome: 111, safari: 16.4, firefox: 119 },
  Temporal: { chrome: 144, firefox: 139 },
  "URL.canParse": { chrome: 120, safari: 17, firefox: 115 },
  "URL.parse": { chrome: 126, safari: 18, firefox: 126 },
  "URLSearchParams.prototype.size": { chrome: 113, safari: 17, firefox: 112 },
  URLPattern: { chrome: 95, safari: 26, firefox: 142 },
  "Uint8Array.fromBase64": { chrome: 140, safari: 18.2, firefox: 133 },
  navigation: { chrome: 102, safari: 26.2, firefox: 147 },
  requestIdleCallback: { chrome: 47, firefox: 55 },
  scheduler: { chrome: 94, firefox: 142 },
  showOpenFilePicker: { chrome: 86 },
  showSaveFilePicker: { chrome: 86 },
  trustedTypes: { chrome: 83, safari: 26, firefox: 148 },
};

/** What a stylesheet can't say to all of them, and a whole rule is dropped for it or falls flat. */
export const styles: Readonly<Record<string, Since>> = {
  ":has(": { chrome: 105, safari: 15.4, firefox: 121 },
  ":open": { chrome: 133, safari: 26.5, firefox: 136 },
  ":popover-open": { chrome: 114, safari: 17, firefox: 125 },
  ":user-invalid": { chrome: 119, safari: 16.5, firefox: 88 },
  "@property": { chrome: 85, safari: 16.4, firefox: 128 },
  "@scope": { chrome: 118, safari: 17.4, firefox: 146 },
  "@starting-style": { chrome: 117, safari: 17.5, firefox: 129 },
  "color-mix(": { chrome: 111, safari: 16.2, firefox: 113 },
  "light-dark(": { chrome: 123, safari: 17.5, firefox: 120 },
  "linear(": { chrome: 113, safari: 17.2, firefox: 112 },
  "round(": { chrome: 125, safari: 15.4, firefox: 118 },
};

/** A browser that the pages are built for, as its esbuild name says it: "safari16.4". */
export const lacking = (target: string, features: Readonly<Record<string, Since>>): string[] => {
  const [, browser = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  if (browser !== "chrome" && browser !== "safari" && browser !== "firefox")
    throw new Error(`${target} is none of the browsers in this table.`);
  return Object.entries(features).flatMap(([name, { [browser]: since = Number.POSITIVE_INFINITY }]) =>
    since > Number(version) ? [name] : [],
  );
};
