/** Scenes in German: what a point means on an ordinary day, by topic. Shortcomings come in the order they are owned up to. */
import type { Scene } from "#engine/copy/languages/base/story";
import { animals } from "./scenes/animals.ts";
import { appliances } from "./scenes/appliances.ts";
import { around } from "./scenes/around.ts";
import { balcony } from "./scenes/balcony.ts";
import { bath } from "./scenes/bath.ts";
import { building } from "./scenes/building.ts";
import { cables } from "./scenes/cables.ts";
import { condition } from "./scenes/condition.ts";
import { deal } from "./scenes/deal.ts";
import { fire } from "./scenes/fire.ts";
import { garden } from "./scenes/garden.ts";
import { handover } from "./scenes/handover.ts";
import { heating } from "./scenes/heating.ts";
import { house } from "./scenes/house.ts";
import { kitchen } from "./scenes/kitchen.ts";
import { light } from "./scenes/light.ts";
import { openings } from "./scenes/openings.ts";
import { aroundPairs } from "./scenes/pairs-around.ts";
import { dealPairs } from "./scenes/pairs-deal.ts";
import { insidePairs } from "./scenes/pairs-inside.ts";
import { outdoorPairs } from "./scenes/pairs-outdoors.ts";
import { rooms } from "./scenes/rooms.ts";
import { shortcomings } from "./scenes/shortcomings.ts";
import { storage } from "./scenes/storage.ts";
import { tax } from "./scenes/tax.ts";
import { terrace } from "./scenes/terrace.ts";
import { vehicles } from "./scenes/vehicles.ts";
import { views } from "./scenes/views.ts";
import { windows } from "./scenes/windows.ts";

export const scenes: readonly Scene[] = [
  ...outdoorPairs,
  ...insidePairs,
  ...aroundPairs,
  ...dealPairs,
  ...animals,
  ...appliances,
  ...around,
  ...balcony,
  ...bath,
  ...building,
  ...cables,
  ...condition,
  ...deal,
  ...handover,
  ...fire,
  ...garden,
  ...heating,
  ...house,
  ...kitchen,
  ...light,
  ...rooms,
  ...storage,
  ...tax,
  ...terrace,
  ...vehicles,
  ...views,
  ...windows,
  ...openings,
  ...shortcomings,
];
