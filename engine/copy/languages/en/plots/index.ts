/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calm } from "./calm.ts";
import { frames } from "./frames.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { reach } from "./reach.ts";
import { short } from "./short.ts";
import { talk } from "./talk.ts";

export const plots: readonly Plot[] = [...pets, ...outdoors, ...reach, ...frames, ...talk, ...calm, ...short];
