/**
 * Administration of the two price lists. A version that was written stays: a change is a new one, and what was ordered keeps
 * its own. Scopes operations and super.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { entitlements } from "#contract/entitlement";
import { currency } from "#contract/money";
import { plan, planCodes, priceList, quotaPack } from "#contract/plan";

const tags = ["administration"];
const line = (max: number) => z.string().trim().min(1).max(max);
const both = (max: number) => z.object({ zh: line(max), en: line(max) });
const lines = z.array(line(80)).min(1).max(12);
const minor = z.number().int().min(1).max(1_000_000_000);
const count = z.number().int().min(1).max(1_000_000);

const planForm = plan.omit({ version: true }).extend({
  name: both(40),
  /** Null: "contact us". */
  priceMinor: minor.nullable(),
  currency,
  /** Null: unlimited. */
  listingQuota: count.nullable(),
  benefits: plan.shape.benefits.extend({ zh: lines, en: lines }),
  entitlements: entitlements.extend({
    platforms: count.nullable(),
    languages: count.nullable(),
    /** Of those that are written: another one would leave the plan without any. */
    onlyLanguages: z
      .array(z.string().refine((code) => copyLanguage.safeParse(code).success))
      .min(1)
      .nullable(),
    support: both(60),
  }),
});
const packForm = quotaPack.extend({
  code: z.string().regex(/^[a-z0-9_]{1,32}$/),
  name: both(40),
  listings: count,
  priceMinor: minor,
  currency,
});

/** What a version says. An issue at what does not fit the rest. */
export const priceListForm = z
  .object({ plans: z.array(planForm), packs: z.array(packForm).max(10) })
  .superRefine(({ plans, packs }, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (plans.map(({ code }) => code).join() !== planCodes.join()) issue(["plans"], "each plan once, in its order");
    const first = plans[0]?.currency;
    for (const [at, one] of plans.entries())
      if (one.currency !== first) issue(["plans", at, "currency"], "one currency in a list");
    for (const [at, { benefits }] of plans.entries())
      if (benefits.features && [benefits.features, benefits.en].some(({ length }) => length !== benefits.zh.length))
        issue(["plans", at, "benefits", "en"], "a line each in both languages");
    if (plans.filter(({ popular }) => popular).length > 1) issue(["plans"], "one popular plan at most");
    for (const [at, one] of packs.entries()) {
      if (one.currency !== first) issue(["packs", at, "currency"], "one currency in a list");
      if (packs.findIndex(({ code }) => code === one.code) !== at) issue(["packs", at, "code"], "a code twice");
    }
  });
export type PriceListForm = z.infer<typeof priceListForm>;

const shown = z.object({
  list: priceList,
  /** The one that is shown and sold. */
  version: z.number().int(),
  plans: z.array(plan),
  packs: z.array(quotaPack),
  /** Newest first. `by`: an address; null: it came with the product, or nobody knows. */
  versions: z.array(z.object({ version: z.number().int(), at: z.string().nullable(), by: z.string().nullable() })),
});
export type ShownPriceList = z.infer<typeof shown>;

export const adminPrices = {
  get: oc
    .route({ method: "GET", path: "/admin/prices/{list}", tags })
    .input(z.object({ list: priceList }))
    .output(shown),
  /** What a version said. Throws not_found. */
  version: oc
    .route({ method: "GET", path: "/admin/prices/{list}/{version}", tags })
    .input(z.object({ list: priceList, version: z.coerce.number().int().min(1) }))
    .output(z.object({ plans: z.array(plan), packs: z.array(quotaPack) })),
  /**
   * Writes a new version, which is shown and sold at once; what says the same as now writes none. `seen`: the version the
   * writer began with. Throws conflict when there is a newer one.
   */
  save: oc
    .route({ method: "POST", path: "/admin/prices/{list}", tags })
    .input(priceListForm.safeExtend({ list: priceList, seen: z.number().int() }))
    .output(shown),
};
