/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { deal } from "./deal.ts";
import { indoors } from "./indoors.ts";
import { outdoors } from "./outdoors.ts";
import { short } from "./short.ts";
import { universalCalm } from "./universal-calm.ts";
import { universalQuick } from "./universal-quick.ts";
import { universalWarm } from "./universal-warm.ts";

export const plots: readonly Plot[] = [
  ...outdoors,
  ...indoors,
  ...deal,
  ...universalWarm,
  ...universalQuick,
  ...universalCalm,
  ...short,
];
