/** Points that say how a home is or on what terms it is had, in distinction to what it has. */
import { ofHouse, type PointId, points } from "./points.ts";

/** How the home is, and nothing that it has. */
export const states: ReadonlySet<PointId> = new Set<PointId>([
  "renovated",
  "fullyRenovated",
  "repainted",
  "freshWallpaper",
  "newBuild",
  "fineFinish",
  "simpleFinish",
  "bareShell",
  "wellKept",
  "ownerOccupied",
  "ownerLivesHere",
  "appliancesRenewed",
]);

/** Is it a thing that a sentence can hand over ("here's a garden")? Cats allowed or renovated in 2021 are none. */
export const isThing = (id: PointId): boolean =>
  !states.has(id) && !ofHouse.has(id) && points[id].topic !== "terms" && points[id].topic !== "money";
