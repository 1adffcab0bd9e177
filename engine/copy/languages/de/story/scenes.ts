/** Scenes in German: what a point means on an ordinary day, by topic. Shortcomings come in the order they are owned up to. */
import type { Scene } from "#engine/copy/languages/base/story";
import { around } from "./scenes/around.ts";
import { building } from "./scenes/building.ts";
import { deal } from "./scenes/deal.ts";
import { kitchen } from "./scenes/kitchen.ts";
import { light } from "./scenes/light.ts";
import { openings } from "./scenes/openings.ts";
import { outdoors } from "./scenes/outdoors.ts";
import { pairs } from "./scenes/pairs.ts";
import { dealPairs } from "./scenes/pairs-deal.ts";
import { rooms } from "./scenes/rooms.ts";
import { shortcomings } from "./scenes/shortcomings.ts";
import { vehicles } from "./scenes/vehicles.ts";
import { warmth } from "./scenes/warmth.ts";

export const scenes: readonly Scene[] = [
  ...pairs,
  ...dealPairs,
  ...deal,
  ...outdoors,
  ...light,
  ...rooms,
  ...kitchen,
  ...warmth,
  ...building,
  ...vehicles,
  ...around,
  ...openings,
  ...shortcomings,
];
