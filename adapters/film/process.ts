/** A process that makes one film, or keeps one sound, and nothing else: started and ended by run.ts. */
import { end, standBack, told } from "../processes/expendable.ts";
import { makeFilm } from "./make.ts";
import type { FilmAnswer, FilmCost, FilmRequest, FilmSaid } from "./order.ts";
import { keptSound } from "./sound.ts";

/** How often what it costs is looked at. */
const LOOK_MS = 50;
/** Somebody waits for the film, but more people for requests and pictures. */
const NICE = 8;

const say = (said: FilmSaid, then: () => void = () => {}) => void process.send?.(said, then);

standBack(NICE);

async function answerTo(order: FilmRequest): Promise<FilmAnswer> {
  try {
    if (order.what === "sound") return { value: await keptSound(order.bytes, order.most) };
    return { value: await makeFilm(order, (progress) => say({ progress })) };
  } catch (error) {
    return told(error);
  }
}

const cost: FilmCost = JSON.parse(process.argv[2] ?? "");
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const over =
    process.memoryUsage.rss() > cost.memoryBytes ? "memory" : (user + system) / 1000 > cost.processorMs ? "time" : null;
  if (over) say({ over }, end);
}, LOOK_MS);
process.once("message", async (order: FilmRequest) => say({ answer: await answerTo(order) }));
