/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";

export const plots: readonly Plot[] = [];
