/** How a post runs in English, from the first line to the last. */
import type { Arc } from "#engine/copy/languages/base/story";
import { friendlyArcs } from "./arcs-friendly.ts";
import { luxuryArcs } from "./arcs-luxury.ts";
import { professionalArcs } from "./arcs-professional.ts";
import { trendyArcs } from "./arcs-trendy.ts";

export const arcs: readonly Arc[] = [...professionalArcs, ...friendlyArcs, ...luxuryArcs, ...trendyArcs];
