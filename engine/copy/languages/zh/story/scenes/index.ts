/** Scenes in Chinese: what a point means on an ordinary day. Each is true of any home that has it. */
import type { Scene } from "#engine/copy/languages/base/story";
import { air } from "./air.ts";
import { animals } from "./animals.ts";
import { appliances } from "./appliances.ts";
import { around } from "./around.ts";
import { balconies } from "./balconies.ts";
import { baths } from "./baths.ts";
import { belowAndAbove } from "./below-and-above.ts";
import { building } from "./building.ts";
import { condition } from "./condition.ts";
import { errands } from "./errands.ts";
import { fabric } from "./fabric.ts";
import { facts } from "./facts.ts";
import { fees } from "./fees.ts";
import { gardenThings } from "./garden-things.ts";
import { kitchen } from "./kitchen.ts";
import { light } from "./light.ts";
import { odd } from "./odd.ts";
import { outdoors } from "./outdoors.ts";
import { pairsDaily } from "./pairs-daily.ts";
import { pairsDeal } from "./pairs-deal.ts";
import { pairsInside } from "./pairs-inside.ts";
import { pairsOld } from "./pairs-old.ts";
import { pairsOutdoors } from "./pairs-outdoors.ts";
import { parking } from "./parking.ts";
import { rent } from "./rent.ts";
import { rooms } from "./rooms.ts";
import { sale } from "./sale.ts";
import { services } from "./services.ts";
import { shortcomings } from "./shortcomings.ts";
import { storage } from "./storage.ts";
import { sums } from "./sums.ts";
import { views } from "./views.ts";
import { warmth } from "./warmth.ts";
import { water } from "./water.ts";
import { windows } from "./windows.ts";

/** Shortcomings stand before condition: of several the weightier is told. */
export const scenes: readonly Scene[] = [
  ...shortcomings,
  ...pairsDaily,
  ...pairsOutdoors,
  ...pairsInside,
  ...pairsDeal,
  ...pairsOld,
  ...odd,
  ...outdoors,
  ...gardenThings,
  ...water,
  ...light,
  ...balconies,
  ...windows,
  ...views,
  ...rooms,
  ...storage,
  ...baths,
  ...belowAndAbove,
  ...kitchen,
  ...appliances,
  ...warmth,
  ...air,
  ...building,
  ...services,
  ...parking,
  ...condition,
  ...fabric,
  ...around,
  ...errands,
  ...animals,
  ...rent,
  ...fees,
  ...sale,
  ...sums,
  ...facts,
];
