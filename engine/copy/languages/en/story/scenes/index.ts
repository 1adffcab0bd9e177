/** Scenes in English: what a point means on an ordinary day. Each is true of any home that has it. */
import type { Scene } from "#engine/copy/languages/base/story";
import { around } from "./around.ts";
import { aspects } from "./aspects.ts";
import { balconies } from "./balconies.ts";
import { bathrooms } from "./bathrooms.ts";
import { building } from "./building.ts";
import { condition } from "./condition.ts";
import { connections } from "./connections.ts";
import { deal } from "./deal.ts";
import { dealPairs } from "./deal-pairs.ts";
import { grounds } from "./grounds.ts";
import { hearth } from "./hearth.ts";
import { heating } from "./heating.ts";
import { houses } from "./houses.ts";
import { indoorPairs } from "./indoor-pairs.ts";
import { kitchen } from "./kitchen.ts";
import { lead } from "./lead.ts";
import { light } from "./light.ts";
import { living } from "./living.ts";
import { outdoors } from "./outdoors.ts";
import { ownership } from "./ownership.ts";
import { pairs } from "./pairs.ts";
import { parking } from "./parking.ts";
import { pets } from "./pets.ts";
import { rooms } from "./rooms.ts";
import { shortcomings } from "./shortcomings.ts";
import { shortcomingsOfAge } from "./shortcomings-age.ts";
import { storage } from "./storage.ts";
import { views } from "./views.ts";
import { windows } from "./windows.ts";

export const scenes: readonly Scene[] = [
  ...outdoors,
  ...balconies,
  ...grounds,
  ...parking,
  ...light,
  ...windows,
  ...aspects,
  ...hearth,
  ...heating,
  ...connections,
  ...rooms,
  ...living,
  ...storage,
  ...bathrooms,
  ...kitchen,
  ...condition,
  ...houses,
  ...building,
  ...around,
  ...views,
  ...pets,
  ...deal,
  ...ownership,
  ...shortcomings,
  ...shortcomingsOfAge,
  ...lead,
  ...pairs,
  ...indoorPairs,
  ...dealPairs,
];
