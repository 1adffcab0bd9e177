/**
 * What a poster costs as a ratio in one run: against cutting the same photo to the poster's shape and encoding it alone, in as many
 * pixels and as well. A process of its own (`media.ts` starts it), as the image processes are: beside the engine's tables each
 * collection of the heap would cost as much as the picture. Processor time: a clock tells of the machine's other work.
 */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { draw } from "#adapters/images/draw";
import { posterTemplates } from "#contract/media/poster";
import { pictureContent } from "#engine/media/content/content";
import { median } from "./median.ts";

const ROUNDS = 12;
const FRAME = { width: 1080, height: 1440 };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const [photo = "", said = ""] = process.argv.slice(2);
const jpeg = new Uint8Array(await readFile(photo));
const content = pictureContent.parse(JSON.parse(await readFile(said, "utf8")));
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
