/** Writes the sample campaigns' texts, apart from where they are kept: a server that starts needs no composer for them. */
import type { Piece } from "#contract/copy";
import { briefOf } from "#engine/campaign/brief";
import { marketForCountry } from "#engine/compliance/countries";
import { compose } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import { sampleSeed } from "./pieces.ts";
import { sampleCard } from "./properties.ts";
import type { SampleProperty } from "./property.ts";

/** Written now; a campaign that waits has none yet. */
export function writePieces(property: SampleProperty): Piece[] {
  const { listing, preferences, state } = property;
  if (state === "waiting") return [];
  const market = marketForCountry(listing.country);
  const brief = briefOf({ listing, preferences, market, seed: sampleSeed(property), agent: sampleCard });
  return targetsFor(preferences).map((target) => compose(listing, brief, target));
}
