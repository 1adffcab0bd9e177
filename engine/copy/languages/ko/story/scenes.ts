/** The bank of scenes in Korean, by topic. */
import type { Scene } from "#engine/copy/languages/base/story";
import { around } from "./around.ts";
import { building } from "./building.ts";
import { condition } from "./condition.ts";
import { deal } from "./deal.ts";
import { inside } from "./inside.ts";
import { kitchen } from "./kitchen.ts";
import { light } from "./light.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { rooms } from "./rooms.ts";
import { shortcomings } from "./shortcomings.ts";

export const scenes: readonly Scene[] = [
  ...pets,
  ...outdoors,
  ...light,
  ...rooms,
  ...kitchen,
  ...inside,
  ...condition,
  ...building,
  ...around,
  ...deal,
  ...shortcomings,
];
