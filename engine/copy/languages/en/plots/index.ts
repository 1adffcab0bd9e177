/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calm } from "./calm.ts";
import { frames } from "./frames.ts";
import { pets } from "./pets.ts";
import { short } from "./short.ts";
import { talk } from "./talk.ts";

export const plots: readonly Plot[] = [...pets, ...frames, ...talk, ...calm, ...short];
