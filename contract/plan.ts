/** Price lists: `public` is what the landing page shows, `member` what the package centre sells. */
import { oc } from "@orpc/contract";
import { z } from "zod";

export const plan = z.object({
  code: z.enum(["basic", "professional", "enterprise"]),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Integer minor units per month; null: "contact us". */
  priceMinor: z.number().int().nonnegative().nullable(),
  currency: z.string(),
  /** Listings per month; null: unlimited. */
  listingQuota: z.number().int().positive().nullable(),
  popular: z.boolean(),
  benefits: z.object({ zh: z.array(z.string()), en: z.array(z.string()) }),
});
export type Plan = z.infer<typeof plan>;

export const plans = {
  list: oc
    .route({ method: "GET", path: "/plans", tags: ["plans"] })
    .input(z.object({ list: z.enum(["public", "member"]) }))
    .output(z.array(plan)),
};
