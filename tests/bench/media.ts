/**
 * What a poster costs as a ratio in one run: against cutting the same photo to the poster's shape and encoding it alone, in as many
 * pixels and as well. A poster may cost two and a half times as much. In this process and in its processor time: a clock tells of
 * the machine's other work. Then what a hundred photos leave in memory (photos.ts), and what a film costs (film.ts).
 */
import sharp from "sharp";
import { draw } from "#adapters/images/draw";
import { reencodeImage } from "#adapters/images/image";
import { posterTemplates } from "#contract/media/poster";
import { homeContent } from "#tests/support/media/drawn";
import { benchFilm } from "./film.ts";
import { median } from "./median.ts";
import { benchPhotos } from "./photos.ts";

const ROUNDS = 12;
const FRAME = { width: 1080, height: 1440 };

/** Of a camera's size, with detail everywhere. */
async function photograph(): Promise<Uint8Array> {
  const noise = { type: "gaussian", mean: 140, sigma: 40 } as const;
  const raw = await sharp({ create: { width: 2560, height: 1920, channels: 3, background: "#888888", noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
  return (await reencodeImage(raw)).jpeg;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export async function bench(): Promise<void> {
  const jpeg = await photograph();
  const content = homeContent("zh", "just-listed");
  // as in the image processes
  sharp.cache(false);
  sharp.concurrency(1);
  const alone = () =>
    sharp(jpeg)
      .resize({ ...FRAME, fit: "cover" })
      .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
      .toBuffer();
  const paper = { ratio: "3:4", content, look: { accent: "#D9481C" }, logo: null, scale: 1, format: "jpg" } as const;
  console.log("| template | ms | photo alone, ms | ratio |\n| --- | ---: | ---: | ---: |");
  for (const template of posterTemplates) {
    const poster = () => draw({ what: "poster", template, ...paper, photos: [{ jpeg, focus: null }] });
    await poster();
    const [drawn, smaller]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      smaller.push(await timed(alone));
      drawn.push(await timed(poster));
    }
    const [one, other] = [median(drawn), median(smaller)];
    console.log(`| ${template} | ${one.toFixed(0)} | ${other.toFixed(0)} | ${(one / other).toFixed(2)} |`);
  }
  await benchPhotos(jpeg);
  await benchFilm(jpeg);
}
