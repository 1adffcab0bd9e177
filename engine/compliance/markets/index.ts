/** Every market with advertising rules of its own. A new market is one JSON file beside this one and two lines here. */
import { type MarketRules, marketRules } from "../rule.ts";
import ae from "./AE.json" with { type: "json" };
import au from "./AU.json" with { type: "json" };
import ca from "./CA.json" with { type: "json" };
import cn from "./CN.json" with { type: "json" };
import euDe from "./EU-DE.json" with { type: "json" };
import euEs from "./EU-ES.json" with { type: "json" };
import euFr from "./EU-FR.json" with { type: "json" };
import euIt from "./EU-IT.json" with { type: "json" };
import euNl from "./EU-NL.json" with { type: "json" };
import hk from "./HK.json" with { type: "json" };
import india from "./IN.json" with { type: "json" };
import jp from "./JP.json" with { type: "json" };
import kr from "./KR.json" with { type: "json" };
import nz from "./NZ.json" with { type: "json" };
import sg from "./SG.json" with { type: "json" };
import tw from "./TW.json" with { type: "json" };
import uk from "./UK.json" with { type: "json" };
import us from "./US.json" with { type: "json" };

const files: Record<string, unknown> = {
  CN: cn,
  US: us,
  CA: ca,
  UK: uk,
  AU: au,
  NZ: nz,
  JP: jp,
  KR: kr,
  "EU/DE": euDe,
  "EU/FR": euFr,
  "EU/IT": euIt,
  "EU/ES": euEs,
  "EU/NL": euNl,
  SG: sg,
  HK: hk,
  TW: tw,
  AE: ae,
  IN: india,
};

/** Ids as the data and the command line name them; the first three are the ones campaigns know. */
export const marketIds: readonly string[] = Object.keys(files);

const loaded = new Map<string, MarketRules>();

/** A market's rules, read once; null for an id that has none. */
export function getMarket(id: string): MarketRules | null {
  const known = loaded.get(id);
  if (known) return known;
  if (!Object.hasOwn(files, id)) return null;
  const market = marketRules.parse(files[id]);
  loaded.set(id, market);
  return market;
}
