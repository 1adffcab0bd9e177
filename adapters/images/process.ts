/**
 * A process that decodes pictures, one at a time, and nothing else: started and ended by pool.ts. What a stranger's bytes
 * do to it costs them their picture, and nobody else anything.
 */
import sharp from "sharp";
import { costOfOrder, endWhenOver, standBack, told } from "../processes/expendable.ts";
import type { Answer } from "../processes/parent.ts";
import { draw } from "./draw.ts";
import type { Order, Said } from "./order.ts";

/** How often what a picture costs is looked at. */
const LOOK_MS = 25;
/** A process that holds more of its memory than this part after a picture is not used again. */
const SPENT = 1 / 4;

/** Somebody waits for the picture, but more people for the requests. */
const NICE = 4;

const say = (said: Said, then: () => void = () => {}) => void process.send?.(said, then);

standBack(NICE);

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    ...["Jpeg", "Png", "Nsgif", "Webp", "Tiff", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
    // for drawings of our own; a stranger's never gets here, see kind.ts
    "VipsForeignLoadSvgBuffer",
  ],
});
// nothing of one picture is kept for the next, and one picture takes one core
sharp.cache(false);
sharp.concurrency(1);

async function answerTo(order: Order): Promise<Answer> {
  try {
    return { value: await draw(order) };
  } catch (error) {
    return told(error);
  }
}

const cost = costOfOrder();
process.on("message", async (order: Order) => {
  const leave = endWhenOver(cost, LOOK_MS, say, process.cpuUsage());
  const answer = await answerTo(order);
  leave();
  say({ answer, spent: process.memoryUsage.rss() > cost.memoryBytes * SPENT });
});
say("ready");
