/** The bank of scenes in Korean, by topic. */
import type { Scene } from "#engine/copy/languages/base/story";
import { around } from "./around.ts";
import { basics } from "./basics.ts";
import { building } from "./building.ts";
import { condition } from "./condition.ts";
import { deal } from "./deal.ts";
import { everyday } from "./everyday.ts";
import { everydayHome } from "./everyday-home.ts";
import { heating } from "./heating.ts";
import { inside } from "./inside.ts";
import { kitchen } from "./kitchen.ts";
import { light } from "./light.ts";
import { outdoors } from "./outdoors.ts";
import { parking } from "./parking.ts";
import { pets } from "./pets.ts";
import { rooms } from "./rooms.ts";
import { shortcomings } from "./shortcomings.ts";
import { storage } from "./storage.ts";
import { terms } from "./terms.ts";
import { water } from "./water.ts";
import { windows } from "./windows.ts";

export const scenes: readonly Scene[] = [
  // first: the order decides which shortcoming is said
  ...shortcomings,
  ...pets,
  ...basics,
  ...everyday,
  ...everydayHome,
  ...outdoors,
  ...water,
  ...parking,
  ...light,
  ...windows,
  ...rooms,
  ...storage,
  ...kitchen,
  ...inside,
  ...heating,
  ...condition,
  ...building,
  ...around,
  ...deal,
  ...terms,
];
