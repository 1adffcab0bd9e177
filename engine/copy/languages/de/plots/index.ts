/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { deal } from "./deal.ts";
import { house } from "./house.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { rooms } from "./rooms.ts";
import { short } from "./short.ts";
import { station } from "./station.ts";
import { universalDu } from "./universal-du.ts";
import { universalDuMore } from "./universal-du-more.ts";
import { universalSie } from "./universal-sie.ts";

export const plots: readonly Plot[] = [
  ...pets,
  ...outdoors,
  ...house,
  ...rooms,
  ...station,
  ...deal,
  ...universalDu,
  ...universalDuMore,
  ...universalSie,
  ...short,
];
