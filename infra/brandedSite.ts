import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the product is called where no school has named it, and as it is built. */
const BUILT_BRAND = /\bViva\b/g;
/** What stands in a page and is no text: its scripts, whose hashes are in the content security policy. */
const SCRIPT = /(<script\b[\s\S]*?<\/script>)/;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const inHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A built page with another brand in all of its text, its title and what it tells its own code. */
export const brandedPage = (html: string, brand: string): string =>
  html
    .split(SCRIPT)
    .map((part) => (SCRIPT.test(part) ? part : part.replace(BUILT_BRAND, () => inHtml(brand))))
    .join("");

const brandedManifest = (json: string, brand: string): string =>
  json.replace(BUILT_BRAND, () => JSON.stringify(brand).slice(1, -1));

/**
 * The folder of the built front end as it is to be deployed: `site` itself, or, where a school calls the product something else
 * (viva:brand), a copy whose pages and web app manifest say that name.
 */
export const brandedSite = (site: string, brand: string): string => {
  if (brand === "Viva") return site;
  const branded = mkdtempSync(join(tmpdir(), "viva-site-"));
  cpSync(site, branded, { recursive: true });
  for (const name of readdirSync(branded)) {
    const path = join(branded, name);
    if (name.endsWith(".html")) writeFileSync(path, brandedPage(readFileSync(path, "utf8"), brand));
    if (name.endsWith(".webmanifest"))
      writeFileSync(path, brandedManifest(readFileSync(path, "utf8"), brand));
  }
  return branded;
};
