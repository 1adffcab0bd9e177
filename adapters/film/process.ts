/** A process that makes one film, or keeps one sound, and nothing else: started and ended by run.ts. */
import { costOfOrder, endWhenOver, standBack, told } from "../processes/expendable.ts";
import type { Answer } from "../processes/parent.ts";
import { makeFilm } from "./make.ts";
import type { FilmRequest, FilmSaid } from "./order.ts";
import { keptSound } from "./sound.ts";
import { layVoice } from "./spoken.ts";

/** How often what it costs is looked at. */
const LOOK_MS = 50;
/** Somebody waits for the film, but more people for requests and pictures. */
const NICE = 8;

const say = (said: FilmSaid, then: () => void = () => {}) => void process.send?.(said, then);

standBack(NICE);

async function answerTo(order: FilmRequest): Promise<Answer> {
  try {
    if (order.what === "sound") return { value: await keptSound(order.bytes, order.most) };
    if (order.what === "spoken") return { value: await layVoice(order) };
    return { value: await makeFilm(order, (progress) => say({ progress })) };
  } catch (error) {
    return told(error);
  }
}

endWhenOver(costOfOrder(), LOOK_MS, say);
process.once("message", async (order: FilmRequest) => say({ answer: await answerTo(order) }));
