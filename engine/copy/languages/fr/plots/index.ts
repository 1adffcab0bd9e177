/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { inBothAddresses } from "./address.ts";
import { balcony } from "./balcony.ts";
import { deal } from "./deal.ts";
import { hearth } from "./hearth.ts";
import { house } from "./house.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { roof } from "./roof.ts";
import { rooms } from "./rooms.ts";
import { short } from "./short.ts";
import { skyward } from "./skyward.ts";
import { stop } from "./stop.ts";
import { universalCalm } from "./universal-calm.ts";
import { universalQuick } from "./universal-quick.ts";
import { universalQuiet } from "./universal-quiet.ts";
import { universalWarm } from "./universal-warm.ts";

const all: readonly Plot[] = [
  ...pets,
  ...outdoors,
  ...balcony,
  ...hearth,
  ...rooms,
  ...house,
  ...stop,
  ...deal,
  ...skyward,
  ...roof,
  ...universalWarm,
  ...universalQuick,
  ...universalCalm,
  ...universalQuiet,
  ...short,
];

export const plots: readonly Plot[] = all.flatMap(inBothAddresses);
