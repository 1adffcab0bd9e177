/** Draws the icons of the installed application from the brand mark: `node scripts/run.mjs scripts/icons.ts`, after the mark changed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { projectRoot } from "#server/base/root";

const publicFolder = path.join(projectRoot, "web/public");
const mark = readFileSync(path.join(publicFolder, "favicon.svg"), "utf8");
const PERSIMMON = "#D9481C";

/** What a phone cuts into its own shape bleeds to the edge and keeps the mark within the safe circle. */
const bleeding = mark.replace('rx="8"', 'rx="0"');

async function draw(name: string, size: number, svg: string, inset = 0): Promise<void> {
  const inner = Math.round(size * (1 - 2 * inset));
  const picture = await sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const around = Math.floor((size - inner) / 2);
  const rest = size - inner - around;
  await sharp(picture)
    .extend({ top: around, left: around, bottom: rest, right: rest, background: PERSIMMON })
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(publicFolder, "icons", name));
}

await draw("192.png", 192, mark);
await draw("512.png", 512, mark);
await draw("maskable-512.png", 512, bleeding, 0.08);
await draw("apple-touch-180.png", 180, bleeding, 0.04);
