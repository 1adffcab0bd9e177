/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { brief } from "./brief.ts";
import { calm } from "./calm.ts";
import { deal } from "./deal.ts";
import { frames } from "./frames.ts";
import { keep } from "./keep.ts";
import { made } from "./made.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { reach } from "./reach.ts";
import { short } from "./short.ts";
import { talk } from "./talk.ts";

export const plots: readonly Plot[] = [
  ...pets,
  ...outdoors,
  ...reach,
  ...made,
  ...deal,
  ...keep,
  ...frames,
  ...talk,
  ...calm,
  ...short,
  ...brief,
];
