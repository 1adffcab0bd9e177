/** The bank of scenes in Korean, by topic. */
import type { Scene } from "#engine/copy/languages/base/story";
import { around } from "./around.ts";
import { basics } from "./basics.ts";
import { bath } from "./bath.ts";
import { building } from "./building.ts";
import { condition } from "./condition.ts";
import { deal } from "./deal.ts";
import { everyday } from "./everyday.ts";
import { everydayHome } from "./everyday-home.ts";
import { heating } from "./heating.ts";
import { inside } from "./inside.ts";
import { kitchen } from "./kitchen.ts";
import { light } from "./light.ts";
import { odd } from "./odd.ts";
import { outdoors } from "./outdoors.ts";
import { papers } from "./papers.ts";
import { parking } from "./parking.ts";
import { pets } from "./pets.ts";
import { rooms } from "./rooms.ts";
import { shell } from "./shell.ts";
import { shortcomings } from "./shortcomings.ts";
import { storage } from "./storage.ts";
import { terms } from "./terms.ts";
import { views } from "./views.ts";
import { water } from "./water.ts";
import { windows } from "./windows.ts";
import { works } from "./works.ts";

export const scenes: readonly Scene[] = [
  // first: the order decides which shortcoming is said
  ...shortcomings,
  ...pets,
  ...basics,
  ...everyday,
  ...everydayHome,
  ...works,
  ...odd,
  ...outdoors,
  ...water,
  ...parking,
  ...light,
  ...windows,
  ...rooms,
  ...storage,
  ...bath,
  ...kitchen,
  ...inside,
  ...heating,
  ...condition,
  ...building,
  ...shell,
  ...around,
  ...views,
  ...deal,
  ...terms,
  ...papers,
];
