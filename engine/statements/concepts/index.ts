/** Every concept. */

import { building } from "./building.ts";
import type { Concept } from "./concept.ts";
import { condition } from "./condition.ts";
import { terms } from "./deal.ts";
import { fittings } from "./fittings.ts";
import { outdoor } from "./outdoor.ts";
import { promises } from "./promise.ts";
import { rooms } from "./rooms.ts";
import { surroundings } from "./surroundings.ts";

export const concepts: readonly Concept[] = [
  ...outdoor,
  ...rooms,
  ...fittings,
  ...building,
  ...condition,
  ...surroundings,
  ...terms,
  ...promises,
].filter(({ words }) => Object.values(words).some((source) => source !== ""));
