import { createHash } from "node:crypto";
import { describe, expect, test } from "@jest/globals";
import { initialScripts } from "../../frontend/build/initialScripts.ts";
import { inlineHashes } from "../../frontend/build/inline.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the hashes of what is inline", () => {
  test("are those of the very text between the tags, each once", () => {
    const page = "<head><script>a()\n</script><style>p{}</style><script src='/x.js'></script></head>";
    expect(inlineHashes([page, page])).toEqual({ scripts: [hash("a()\n")], styles: [hash("p{}")] });
  });
});

describe("the scripts that a page starts with", () => {
  test("are its modules and what it preloads for them", () => {
    const page = `<script>inline()</script>
      <script type="module" crossorigin src="/assets/play-1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/react-2.js">
      <link rel="icon" href="/favicon.svg">`;
    expect(initialScripts(page)).toEqual(["assets/play-1.js", "assets/react-2.js"]);
  });
});
