/** Draws the cards messengers show for a link to the site: web/public/og/{zh,en}.png. Run it when the headline changes. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { landing as en } from "#locales/en/landing";
import { landing as zh } from "#locales/zh/landing";
import { projectRoot } from "#server/base/root";
import { renderRoom } from "#server/demo/drawings/index";
import { launchBrowser } from "#tests/support/browser";

const SIZE = { width: 1200, height: 630 };
const require = createRequire(import.meta.url);
const face = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString("base64")})`;
const serif = face("source-serif-4/files/source-serif-4-latin-wght-normal.woff2");
const sans = face("inter/files/inter-latin-wght-normal.woff2");

const mark = readFileSync(path.join(projectRoot, "web/public/favicon.svg"), "utf8");

function cardOf(language: "zh" | "en", picture: string): string {
  const t = language === "zh" ? zh : en;
  return `<!doctype html><html lang="${language === "zh" ? "zh-CN" : "en"}"><meta charset="utf-8"><style>
@font-face { font-family: S; src: ${serif}; font-weight: 200 900; unicode-range: U+0000-00FF, U+2000-206F; }
@font-face { font-family: I; src: ${sans}; font-weight: 100 900; unicode-range: U+0000-00FF, U+2000-206F; }
* { box-sizing: border-box; margin: 0; }
body { display: grid; grid-template-columns: 720px 1fr; width: 1200px; height: 630px; background: #faf8f5; color: #1c2024; font-family: I, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; }
.words { display: flex; flex-direction: column; padding: 64px 48px 60px 72px; }
.brand { display: flex; align-items: center; gap: 16px; font-size: 28px; font-weight: 600; }
.brand svg { width: 48px; height: 48px; }
h1 { margin: auto 0; font-family: S, "Songti SC", "Noto Serif SC", "Noto Serif CJK SC", serif; font-size: ${language === "zh" ? 66 : 52}px; font-weight: 600; line-height: ${language === "zh" ? 1.42 : 1.3}; white-space: pre-line; }
p { padding-top: 20px; border-top: 1px solid #d6cfc4; color: #6b6f76; font-size: 24px; }
.picture { background: url(${picture}) 42% 100% / auto 112% no-repeat; border-left: 1px solid #e9e4dc; }
</style><body><div class="words"><div class="brand">${mark}<span>房播 Listcast</span></div><h1>${t.headline}</h1><p>${t.eyebrow}</p></div><div class="picture"></div></body></html>`;
}

const folder = path.join(projectRoot, "web/public/og");
mkdirSync(folder, { recursive: true });
const picture = `data:image/jpeg;base64,${Buffer.from(await renderRoom("shanghai", "living")).toString("base64")}`;
const browser = await launchBrowser();
for (const language of ["zh", "en"] as const) {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(cardOf(language, picture), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const drawn = await page.screenshot({ type: "png" });
  await page.close();
  // few colours, drawn ones: a palette loses nothing and is a third of the size
  writeFileSync(
    path.join(folder, `${language}.png`),
    await sharp(drawn).png({ palette: true, quality: 92 }).toBuffer(),
  );
}
await browser.close();
