/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { askedWarm } from "./asked-warm.ts";
import { everydayCalm } from "./everyday-calm.ts";
import { everydayWarm } from "./everyday-warm.ts";

export const plots: readonly Plot[] = [...everydayWarm, ...askedWarm, ...everydayCalm];
