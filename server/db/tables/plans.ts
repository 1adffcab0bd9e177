/** Rows of the two price lists: plans and quota packs, a version for every change; and `settings`. */
import type { Generated } from "kysely";
import type { Plan, PriceList, QuotaPack } from "#contract/plan";

export interface PriceLists {
  code: PriceList;
  /** The one that is shown and sold. */
  version: Generated<number>;
  created_at: Generated<Date>;
}

export interface Plans {
  list: PriceList;
  version: Generated<number>;
  code: Plan["code"];
  position: number;
  name: Plan["name"];
  price_minor: number | null;
  currency: string;
  listing_quota: number | null;
  popular: boolean;
  benefits: Plan["benefits"];
  entitlements: Plan["entitlements"];
}

export interface QuotaPacks {
  list: PriceList;
  version: Generated<number>;
  code: string;
  position: number;
  name: QuotaPack["name"];
  listings: number;
  price_minor: number;
  currency: string;
}

export interface Settings {
  key: string;
  value: unknown;
  updated_at: Generated<Date>;
  /** One more with every change of the value. */
  version: Generated<number>;
}
