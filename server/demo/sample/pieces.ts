/**
 * The texts of the sample campaigns: the composer's, written by `npm run samples` into pieces.json, so that a first start need
 * not wait a quarter of a minute for them. A test writes them again and compares.
 */
import { z } from "zod";
import { type Piece, piece } from "#contract/copy";
import { briefOf } from "#engine/campaign/brief";
import { seedOf } from "#engine/campaign/seed";
import { marketForCountry } from "#engine/compliance/countries";
import { compose } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import stored from "./pieces.json" with { type: "json" };
import { sampleCard } from "./properties.ts";
import type { SampleProperty } from "./property.ts";

/** The same on every machine, so that the texts are. */
export const sampleSeed = ({ key }: Pick<SampleProperty, "key">): number => seedOf(`sample ${key}`);

/** Written now; a campaign that waits has none yet. */
export function writePieces(property: SampleProperty): Piece[] {
  const { listing, preferences, state } = property;
  if (state === "waiting") return [];
  const market = marketForCountry(listing.country);
  const brief = briefOf({ listing, preferences, market, seed: sampleSeed(property), agent: sampleCard });
  return targetsFor(preferences).map((target) => compose(listing, brief, target));
}

const table = z.record(z.string(), z.array(piece));

/** As they were written. */
export const storedPieces = (key: string): Piece[] => table.parse(stored)[key] ?? [];
