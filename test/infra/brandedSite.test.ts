import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { brandedPage, brandedSite } from "../../infra/brandedSite.ts";

test("a page says the school's name for the product wherever it is text, and keeps its scripts as they are", () => {
  const page =
    '<meta name="application-name" content="Viva"><title>Viva: practise</title><script>say("Viva")</script>' +
    "<p>Viva’s Vivaldi</p><script>2</script><p>Viva.</p>";
  expect(brandedPage(page, 'Spr<ich> & "$&"')).toBe(
    '<meta name="application-name" content="Spr&lt;ich&gt; &amp; &quot;$&amp;&quot;">' +
      "<title>Spr&lt;ich&gt; &amp; &quot;$&amp;&quot;: practise</title>" +
      '<script>say("Viva")</script>' +
      "<p>Spr&lt;ich&gt; &amp; &quot;$&amp;&quot;’s Vivaldi</p><script>2</script>" +
      "<p>Spr&lt;ich&gt; &amp; &quot;$&amp;&quot;.</p>",
  );
});

test("a site that keeps the name is deployed as it was built; another is a copy in which only pages and manifest differ", () => {
  const site = mkdtempSync(join(tmpdir(), "viva-branded-"));
  mkdirSync(join(site, "assets"));
  const write = (name: string, text: string) => writeFileSync(join(site, name), text);
  write("index.html", "<h1>Viva</h1>");
  write("manifest.webmanifest", '{"name":"Viva"}');
  write("assets/app.js", 'const brand = "Viva";');
  expect(brandedSite(site, "Viva")).toBe(site);

  const branded = brandedSite(site, 'Say "it"');
  const read = (name: string) => readFileSync(join(branded, name), "utf8");
  expect(read("index.html")).toBe("<h1>Say &quot;it&quot;</h1>");
  expect(JSON.parse(read("manifest.webmanifest"))).toEqual({ name: 'Say "it"' });
  expect(read("assets/app.js")).toBe('const brand = "Viva";');
  expect(readFileSync(join(site, "index.html"), "utf8")).toBe("<h1>Viva</h1>");
  for (const folder of [site, branded]) rmSync(folder, { recursive: true });
});
