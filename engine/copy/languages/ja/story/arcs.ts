/** How a post runs in Japanese, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";
import { chatArcs } from "./arcs-chat.ts";
import { listArcs } from "./arcs-list.ts";
import { longArcs } from "./arcs-long.ts";
import { scriptArcs } from "./arcs-script.ts";
import { shortArcs } from "./arcs-short.ts";

export const arcs: readonly Arc[] = [...listArcs, ...chatArcs, ...shortArcs, ...longArcs, ...scriptArcs];
