/** One or the other: a home cooks with gas or with electricity; where the listing says the one, the other is false. */
import type { CopyLanguage } from "#contract/copy";
import type { MeansId } from "#engine/statements/things/index";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";
import { isSaid, type Sentence } from "./parts.ts";

const families: readonly (readonly MeansId[])[] = [
  ["gasHob", "electricHob", "inductionHob"],
  ["wellWater", "mainsWater"],
  ["septic", "mainsSewer"],
  ["garage", "carport", "driveway", "streetParking", "undergroundParking"],
  ["undergroundParking", "openParking"],
  ["attachedGarage", "detachedGarage"],
  ["collectiveHeating", "individualHeating"],
  ["oilHeating", "heatPump", "gasHeating", "electricHeating"],
  ["freehold", "leasehold"],
  ["furnished", "partFurnished", "unfurnished"],
  ["lawn", "paving"],
  ["parquetFloor", "laminateFloor", "carpetFloor", "tileFloor"],
  ["simpleFinish", "fineFinish"],
  ["oneStorey", "twoStoreys"],
];
const familyOf = new Map<string, readonly MeansId[]>(
  families.toReversed().flatMap((family) => family.map((id) => [id, family])),
);

/** Means of `text` that are not the listing's, which has others of their kind. */
export const otherMeans = (
  text: string,
  language: CopyLanguage,
  sentences: readonly Sentence[],
  { stated, denied }: Account,
): Span[] =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap(({ things }) =>
      things
        .filter((thing) => {
          const family = familyOf.get(thing.id);
          if (!family || stated.has(thing.id)) return false;
          if (
            things.some(
              (other) => other.start === thing.start && stated.has(other.id) && family.some((id) => id === other.id),
            )
          )
            return false;
          return denied.has(thing.id) || family.some((id) => stated.has(id));
        })
        .filter((thing) => isSaid(text, language, thing))
        .map(({ start, end }) => ({ start, end })),
    ),
  );
