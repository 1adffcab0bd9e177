/** Scenes in Japanese: what a point means on an ordinary day. Each is true of any home that has it. */
import type { Scene } from "#engine/copy/languages/base/story";
import { around } from "./around.ts";
import { basics } from "./basics.ts";
import { bath } from "./bath.ts";
import { building } from "./building.ts";
import { cars } from "./cars.ts";
import { deal } from "./deal.ts";
import { everyday } from "./everyday.ts";
import { everydayHome } from "./everyday-home.ts";
import { fire } from "./fire.ts";
import { kitchen } from "./kitchen.ts";
import { light } from "./light.ts";
import { odd } from "./odd.ts";
import { outdoors } from "./outdoors.ts";
import { pairsHearth } from "./pairs/hearth.ts";
import { pairs } from "./pairs/pairs.ts";
import { papers } from "./papers.ts";
import { pets } from "./pets.ts";
import { rooms } from "./rooms.ts";
import { shortcomings } from "./shortcomings.ts";
import { state } from "./state.ts";
import { storage } from "./storage.ts";
import { views } from "./views.ts";
import { warmth } from "./warmth.ts";
import { works } from "./works.ts";

export const scenes: readonly Scene[] = [
  ...pairs,
  ...pairsHearth,
  ...pets,
  ...basics,
  ...everyday,
  ...everydayHome,
  ...works,
  ...odd,
  ...outdoors,
  ...cars,
  ...light,
  ...views,
  ...rooms,
  ...storage,
  ...fire,
  ...warmth,
  ...kitchen,
  ...bath,
  ...state,
  ...building,
  ...around,
  ...deal,
  ...papers,
  ...shortcomings,
];
