/** Rows of `plans` (two price lists) and `settings`. */
import type { Generated } from "kysely";
import type { Plan } from "#contract/plan";

export interface Plans {
  list: "public" | "member";
  code: Plan["code"];
  position: number;
  name: Plan["name"];
  price_minor: number | null;
  currency: string;
  listing_quota: number | null;
  popular: boolean;
  benefits: Plan["benefits"];
}

export interface Settings {
  key: string;
  value: unknown;
  updated_at: Generated<Date>;
}
