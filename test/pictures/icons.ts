import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { inPalette } from "./palette.ts";

const svg = readFileSync(
  fileURLToPath(new URL("../../frontend/public/favicon.svg", import.meta.url)),
  "utf8",
);
const still = readFileSync(
  fileURLToPath(new URL("../../frontend/src/landing/pictures/talking-light.webp", import.meta.url)),
).toString("base64");
const font = readFileSync(
  fileURLToPath(
    new URL(
      "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
      import.meta.url,
    ),
  ),
).toString("base64");

/** Without rounded corners and a little smaller, because the device cuts its own shape out of it (W3C App Manifest, maskable). */
const maskable = `<body style="margin:0;background:#0b6b66"><div style="padding:10%">${svg.replace(' rx="8"', "")}</div>`;
const plain = `<style>body{margin:0;background:transparent}svg{display:block}</style>${svg}`;
const filled = `<style>body{margin:0}svg{display:block}</style>${svg.replace(' rx="8"', "")}`;

/** What others show beside a link to Viva: 1200 by 630, as the Open Graph protocol's users crop it. */
const social = `<style>
  @font-face{font-family:A;font-weight:200 800;src:url(data:font/woff2;base64,${font})}
  body{margin:0;width:1200px;height:630px;overflow:hidden;background:#fbf7ef;color:#1d2433;font-family:A}
  .spine{position:absolute;inset:0 auto 0 0;width:36px;background:#0b6b66}
  .words{position:absolute;left:100px;top:76px;width:640px}
  .brand{display:flex;align-items:center;gap:20px;font-weight:800;font-size:44px}
  .brand svg{width:72px;height:72px}
  h1{font-size:78px;line-height:1.04;letter-spacing:-.035em;margin:56px 0 32px;font-weight:800}
  p{font-size:32px;line-height:1.35;margin:0;color:#555e70}
  img{position:absolute;right:84px;top:64px;width:340px;border:10px solid #1d2433;border-radius:40px}
</style><div class="spine"></div><div class="words"><div class="brand">${svg}Viva</div>
<h1>Sit your speaking exam as often as you like.</h1>
<p>French, Spanish, German<br>GCSE and IGCSE · AQA and EdExcel</p></div><img src="data:image/webp;base64,${still}">`;

const drawings = [
  { file: "icon-180.png", width: 180, height: 180, html: filled },
  { file: "icon-192.png", width: 192, height: 192, html: plain },
  { file: "icon-512.png", width: 512, height: 512, html: plain },
  { file: "icon-512-maskable.png", width: 512, height: 512, html: maskable },
  { file: "social.png", width: 1200, height: 630, html: social },
] as const;

/** Draws the icons that devices want as PNG, from the one SVG, and the picture beside shared links, into `folder`. */
export const drawIcons = async (browser: Browser, folder: string): Promise<void> => {
  for (const { file, width, height, html } of drawings) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot({ omitBackground: file !== "social.png" });
    writeFileSync(join(folder, file), file === "social.png" ? inPalette(picture) : picture);
    await page.close();
  }
};
