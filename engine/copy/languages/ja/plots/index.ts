/** Whole posts, each about one thing of a home, or about any home in a frame of its own. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { askedWarm } from "./asked-warm.ts";
import { deal } from "./deal.ts";
import { everydayCalm } from "./everyday-calm.ts";
import { everydayWarm } from "./everyday-warm.ts";
import { old } from "./old.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { shortCalm } from "./short-calm.ts";
import { shortWarm } from "./short-warm.ts";
import { size } from "./size.ts";
import { things } from "./things.ts";
import { way } from "./way.ts";

export const plots: readonly Plot[] = [
  ...everydayWarm,
  ...askedWarm,
  ...everydayCalm,
  ...pets,
  ...outdoors,
  ...way,
  ...old,
  ...deal,
  ...things,
  ...size,
  ...shortWarm,
  ...shortCalm,
];
