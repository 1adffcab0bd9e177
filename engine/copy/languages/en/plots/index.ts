/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { pets } from "./pets.ts";

export const plots: readonly Plot[] = [...pets];
