/** Price lists: `public` is what the landing page shows, `member` what the package centre sells. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { entitlements } from "#contract/entitlement";

export const planCodes = ["basic", "professional", "enterprise"] as const;
export const planCode = z.enum(planCodes);
export type PlanCode = z.infer<typeof planCode>;
export const priceList = z.enum(["public", "member"]);
export type PriceList = z.infer<typeof priceList>;

/** What lines of a plan tell of; whether the product has it stands in engine/billing/features.ts. */
export const planFeatures = [
  "listings",
  "platforms",
  "languages",
  "video",
  "hdVideo",
  "crm",
  "reports",
  "api",
  "customTemplates",
  "manager",
  "support",
] as const;
const planFeature = z.enum(planFeatures);
export type PlanFeature = z.infer<typeof planFeature>;

export const plan = z.object({
  code: planCode,
  /** Of the price list; a new one for every change. */
  version: z.number().int().positive(),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Integer minor units per month; null: "contact us". */
  priceMinor: z.number().int().nonnegative().nullable(),
  currency: z.string(),
  /** Listings per month; null: unlimited. */
  listingQuota: z.number().int().positive().nullable(),
  popular: z.boolean(),
  /** `features`: what each line tells of, in their order; null: nothing that could be missing. */
  benefits: z.object({
    zh: z.array(z.string()),
    en: z.array(z.string()),
    features: z.array(planFeature.nullable()).optional(),
  }),
  entitlements,
});
export type Plan = z.infer<typeof plan>;

/** Listings beside a plan, for the period that runs. */
export const quotaPack = z.object({
  code: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  listings: z.number().int().positive(),
  priceMinor: z.number().int().positive(),
  currency: z.string(),
});
export type QuotaPack = z.infer<typeof quotaPack>;

export const plans = {
  list: oc
    .route({ method: "GET", path: "/plans", tags: ["plans"] })
    .input(z.object({ list: priceList }))
    .output(z.array(plan)),
  /** What the package centre sells: the list the operator chose for it. */
  onSale: oc
    .route({ method: "GET", path: "/plans/on-sale", tags: ["plans"] })
    .output(z.object({ list: priceList, plans: z.array(plan), packs: z.array(quotaPack) })),
};
