/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { inBothAddresses } from "./address.ts";
import { deal } from "./deal.ts";
import { house } from "./house.ts";
import { outdoors } from "./outdoors.ts";
import { short } from "./short.ts";
import { skyward } from "./skyward.ts";
import { universalCalm } from "./universal-calm.ts";
import { universalQuick } from "./universal-quick.ts";
import { universalWarm } from "./universal-warm.ts";

const all: readonly Plot[] = [
  ...outdoors,
  ...house,
  ...deal,
  ...skyward,
  ...universalWarm,
  ...universalQuick,
  ...universalCalm,
  ...short,
];

export const plots: readonly Plot[] = all.flatMap(inBothAddresses);
