/**
 * What a poster costs, and then a film (film.ts), as a ratio in one run: against making the same photo smaller and encoding it alone, in the same
 * image processes. A poster may cost two and a half times as much.
 */
import sharp from "sharp";
import { reencodeImage } from "#adapters/images/image";
import { drawAside } from "#adapters/images/index";
import { renderPoster } from "#adapters/render/poster";
import { type PosterTemplate, posterTemplates } from "#contract/media/poster";
import { homeContent } from "#tests/support/media/drawn";
import { benchFilm } from "./film.ts";

const ROUNDS = 12;
const SIDE = 1080;

/** Of a camera's size, with detail everywhere. */
async function photograph(): Promise<Uint8Array> {
  const noise = { type: "gaussian", mean: 140, sigma: 40 } as const;
  const raw = await sharp({ create: { width: 2560, height: 1920, channels: 3, background: "#888888", noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
  return (await reencodeImage(raw)).jpeg;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export async function bench(): Promise<void> {
  const jpeg = await photograph();
  const content = homeContent("zh", "just-listed");
  const alone = () => drawAside({ what: "smaller", bytes: jpeg, width: SIDE, format: "jpg" });
  const poster = (template: PosterTemplate) => () =>
    renderPoster({
      template,
      ratio: "3:4",
      content,
      look: { accent: "#D9481C" },
      photos: [{ jpeg, focus: null }],
      logo: null,
      scale: 1,
      format: "jpg",
    });
  console.log("| template | ms | photo alone, ms | ratio |\n| --- | ---: | ---: | ---: |");
  for (const template of posterTemplates) {
    await poster(template)();
    const [drawn, smaller]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      smaller.push(await timed(alone));
      drawn.push(await timed(poster(template)));
    }
    const [one, other] = [median(drawn), median(smaller)];
    console.log(`| ${template} | ${one.toFixed(0)} | ${other.toFixed(0)} | ${(one / other).toFixed(2)} |`);
  }
  await benchFilm(jpeg);
}
