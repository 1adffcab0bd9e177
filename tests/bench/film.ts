/**
 * What a film costs, as a ratio in one run: drawing and encoding its frames, against encoding the same frames from memory. A film
 * may cost one and a half times the bare encoder. In this process, so that nothing but the drawing differs.
 */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { encodeFilm } from "#adapters/film/encode";
import { framesOf } from "#adapters/film/frames";
import { aboutFilm } from "#engine/media/film/about";
import { timelineOf } from "#engine/media/film/timeline";
import { homeContent } from "#tests/support/media/drawn";
import { median } from "./median.ts";

const ROUNDS = 3;
/** Seconds, as a storyboard proposes them: what it costs to open a photo is spread over the frames that show it. */
const SHOT = 3;

/** Milliseconds of processor: those of a clock tell of whatever else the machine does. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** `jpeg`: a kept photo of a camera's size. Prints a line for each quality. */
export async function benchFilm(jpeg: Uint8Array): Promise<void> {
  const content = homeContent("zh", "story");
  const shots = ["南北两面开窗", "厨房有窗"].map((caption) => ({ photo: 0, caption, seconds: SHOT }));
  const timeline = timelineOf(shots, 0.5, null);
  const folder = await mkdtemp(path.join(os.tmpdir(), "listcast-bench-"));
  console.log("\n| film | frames | ms | bare encoder, ms | ratio |\n| --- | ---: | ---: | ---: | ---: |");
  for (const scale of [2 / 3, 1]) {
    const order = {
      ...{ what: "film" as const, out: "", content, look: { accent: "#D9481C" }, ratio: "9:16" as const, scale, shots },
      ...{ end: 0.5, photos: [{ jpeg, plan: false }], logo: null, music: null, voice: null, about: aboutFilm(content) },
    };
    const { frames } = timeline;
    const { width, height } = await framesOf(order, timeline);
    const encode = (draw: (frame: number) => Promise<Uint8Array>) =>
      encodeFilm({
        ...{ out: path.join(folder, "film.mp4"), width, height, frames, draw, sound: null },
        ...{ about: order.about, onProgress: () => {} },
      });
    const kept: Uint8Array[] = [];
    const { draw } = await framesOf(order, timeline);
    for (let frame = 0; frame < frames; frame++) kept.push((await draw(frame)).slice());
    const [drawn, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await timed(() => encode(async (frame) => kept[frame] ?? new Uint8Array())));
      drawn.push(await timed(async () => encode((await framesOf(order, timeline)).draw)));
    }
    const [one, other] = [median(drawn), median(bare)];
    console.log(
      `| ${width} x ${height} | ${frames} | ${one.toFixed(0)} | ${other.toFixed(0)} | ${(one / other).toFixed(2)} |`,
    );
  }
  await rm(folder, { recursive: true, force: true });
}
