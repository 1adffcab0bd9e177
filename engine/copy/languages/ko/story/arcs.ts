/** How a post runs in Korean, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";
import { friendly } from "./arcs-friendly.ts";
import { friendlyLong } from "./arcs-friendly-long.ts";
import { luxury } from "./arcs-luxury.ts";
import { professional } from "./arcs-professional.ts";
import { trendy } from "./arcs-trendy.ts";

export const arcs: readonly Arc[] = [...professional, ...friendly, ...friendlyLong, ...luxury, ...trendy];
