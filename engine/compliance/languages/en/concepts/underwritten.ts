/** Gains that somebody stands in for: rent paid while it is empty, a fixed return, a price at which it is bought back. */
import type { Concept } from "#engine/compliance/frames/language";

const payer =
  "(we|we'll|i|i'll|developer|the developer|builder|the builder|vendor|the vendor|seller|the seller|operator|the operator|manager)";
const pays = "(pay|pays|cover|covers|top up|tops up|still pay|make up|makes up|pick up|picks up|foot|foots|pay it)";

export const underwritten: Record<string, Concept> = {
  "gain-promised": {
    frames: [
      `(empty|vacant|vacancy|voids|unlet|unoccupied|no tenant|without a tenant) ...6 ${payer} ..1 ${pays}`,
      `${payer} ..1 ${pays} ..6 (empty|vacant|vacancy|voids|unlet|unoccupied)`,
      "(fixed|flat|contracted) ({num}|five|six|seven|eight|nine|ten) (<percent>|per cent|percent) !(rate|mortgage|apr|interest|loan|commission|fee|deposit)",
      "(buy|buys|bought|purchase|repurchase|take) ..3 back ..10 (plus|premium|original price|purchase price|what you paid|same price|price you paid)",
      "(buyback|buy back|repurchase) ..8 (purchase price|plus|premium|what you paid|original price)",
    ],
    unless: ["fixed ..8 (mortgage|loan|interest|commission|fee|apr|rate)", "(year|years) fixed"],
  },
  "safety-steering": {
    frames: [
      "(right|good|better|nice|wrong|bad) side of the (boulevard|tracks|highway|freeway|bridge|river|line|avenue|interstate|creek|canal|parkway|ravine)",
      "(the|that|certain|wrong|bad|undesirable|rough|criminal) element ..4 (blocks|streets|block|over there|next door|stays|out|away|moved|across)",
      "(gets|it's|turns|gets a bit|gets a little) (rough|sketchy|dicey|dodgy|shady) ..3",
    ],
  },
  "owner-unaware": {
    frames: [
      "(owner|landlord|landlady|seller|vendor) ...4 (still|hasn't|has not|not|yet to) ..2 (thinking|deciding|considering|decided|decide|made up) ...6 (it|yet|sell|selling|rent|renting|let|list)",
      "(advertise|advertising|listing|posting|marketing) ..4 (first|already|early) ...8 (owner|landlord|landlady|seller|vendor) ..4 (thinking|deciding|considering|unsure|undecided|yet)",
    ],
    unless: ["(owner|seller|landlord) ..1 (has|have) ..1 (decided|agreed|signed)"],
  },
};
