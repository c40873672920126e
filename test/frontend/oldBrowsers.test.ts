import { expect, test } from "@jest/globals";
import { newerInSite, newerThanTargets } from "../oldBrowsers/bundle.ts";

test("the built pages ask for nothing that one of their oldest browsers lacks (npm run build makes them)", () => {
  expect(newerInSite("dist/site")).toEqual([]);
});

test.each([
  ["a.js", "if(!URL.canParse(t,e))return", "URL.canParse"],
  ["a.js", "return n.toSpliced(0,0,r)", "Array.prototype.toSpliced"],
  ["a.js", "await AbortSignal.any([a,b])", "AbortSignal.any"],
  ["a.js", "Iterator.from(t).map(f)", "Iterator"],
  ["a.js", "new Intl.Segmenter('de')", "Intl.Segmenter"],
  ["a.js", "t.split(/(?<=[.!?])\\s/u)", "a look-behind"],
  ["a.js", "t.split(/(?<!,) /g)", "a look-behind"],
  ["a.js", "/(?i:a)b/.test(t)", "modifiers in a regular expression"],
  ["a.js", "/[\\p{L}--[a-z]]/v.test(t)", "the v flag of a regular expression"],
  ["a.css", ".a{color:red}.recorder:has(.take){color:red}", ":has("],
  ["a.css", ".b{}.a,.choice-option:has(:checked){color:red}", ":has("],
  ["a.html", "<style>.a{color:light-dark(#000,#fff)}</style>", "light-dark("],
])("in %s, %s is found", (file, text, what) => {
  expect(newerThanTargets(file, text)).toEqual([{ file, what }]);
});

test.each([
  ["a.js", "structuredClone(t).at(-1);Object.hasOwn(t,'a');t.map(n=>n.value)"],
  ["a.js", "/(?:a|b)(?=c)(?!d)(?<name>e)/giu.test(t)"],
  ["a.js", "a=[100/v.length,b[0]/v]"],
  ["a.css", ".b{}.choice-option:has(:checked){color:red}"],
])("in %s, %s is nothing to find", (file, text) => {
  expect(newerThanTargets(file, text)).toEqual([]);
});
