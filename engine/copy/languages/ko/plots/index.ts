/** Whole posts, each about one thing of a home. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { deal } from "./about-deal.ts";
import { inside } from "./about-inside.ts";
import { jeonse } from "./about-jeonse.ts";
import { outdoors } from "./about-outdoors.ts";
import { pets } from "./about-pets.ts";
import { friendly } from "./friendly.ts";
import { luxury } from "./luxury.ts";
import { more } from "./more.ts";
import { professional } from "./professional.ts";
import { short } from "./short.ts";
import { shortFormal } from "./short-formal.ts";
import { trendy } from "./trendy.ts";

export const plots: readonly Plot[] = [
  ...friendly,
  ...trendy,
  ...professional,
  ...luxury,
  ...more,
  ...short,
  ...shortFormal,
  ...pets,
  ...outdoors,
  ...deal,
  ...jeonse,
  ...inside,
];
