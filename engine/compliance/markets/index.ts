/** Every market with advertising rules of its own. A new market is one folder beside this file (market.json, rules/*.json) and two lines here; a rule is one file. */

import { type Market, market, markets } from "#contract/copy";
import { marketFile as ae } from "./AE/index.ts";
import { marketFile as au } from "./AU/index.ts";
import { marketFile as ca } from "./CA/index.ts";
import { marketFile as cn } from "./CN/index.ts";
import { marketFile as euDe } from "./EU-DE/index.ts";
import { marketFile as euEs } from "./EU-ES/index.ts";
import { marketFile as euFr } from "./EU-FR/index.ts";
import { marketFile as euIt } from "./EU-IT/index.ts";
import { marketFile as euNl } from "./EU-NL/index.ts";
import { marketFile as hk } from "./HK/index.ts";
import { marketFile as india } from "./IN/index.ts";
import { marketFile as jp } from "./JP/index.ts";
import { marketFile as kr } from "./KR/index.ts";
import { marketFile as nz } from "./NZ/index.ts";
import { type MarketRules, marketRules } from "./rule.ts";
import { marketFile as sg } from "./SG/index.ts";
import { marketFile as tw } from "./TW/index.ts";
import { marketFile as uk } from "./UK/index.ts";
import { marketFile as us } from "./US/index.ts";

const files: Record<Market, unknown> = {
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

/** Ids as the data, campaigns and the command line name them. */
export const marketIds: readonly Market[] = markets;

const loaded = new Map<string, MarketRules>();

/** A market's rules, read once; null for an id that has none. */
export function getMarket(id: string): MarketRules | null {
  const known = loaded.get(id);
  if (known) return known;
  const asked = market.safeParse(id);
  if (!asked.success) return null;
  const read = marketRules.parse(files[asked.data]);
  loaded.set(id, read);
  return read;
}
