/** What a plan allows. One answer for every screen and every check: entitlements plus the listings of the running period. */
import { oc } from "@orpc/contract";
import { z } from "zod";

const bilingual = z.object({ zh: z.string(), en: z.string() });

export const entitlements = z.object({
  /** Platforms and languages one campaign may use; null: all there are. */
  platforms: z.number().int().positive().nullable(),
  languages: z.number().int().positive().nullable(),
  /** Only these languages; null: any. */
  onlyLanguages: z.array(z.string()).nullable(),
  video: z.boolean(),
  hdVideo: z.boolean(),
  crm: z.boolean(),
  reports: z.enum(["monthly", "weekly"]),
  api: z.boolean(),
  customTemplates: z.boolean(),
  /** A dedicated manager. */
  manager: z.boolean(),
  support: bilingual,
});
export type Entitlements = z.infer<typeof entitlements>;

/** Listings of the running period: the plan's, those of packs, used, left. `limit` and `left` null: unlimited. */
const quota = z.object({
  plan: z.number().int().nonnegative().nullable(),
  extra: z.number().int().nonnegative(),
  limit: z.number().int().nonnegative().nullable(),
  used: z.number().int(),
  left: z.number().int().nonnegative().nullable(),
});
export type Quota = z.infer<typeof quota>;

/** `none`: nothing bought, tried or given runs at this moment; creating is paused, everything else works. */
const entitled = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("running"),
    subscriptionId: z.uuid(),
    source: z.enum(["trial", "order", "grant", "legacy"]),
    planCode: z.string(),
    planName: bilingual,
    entitlements,
    quota,
    startsAt: z.string(),
    endsAt: z.string(),
  }),
  z.object({
    state: z.literal("none"),
    /** What ran last, if anything: its plan and when it ended. */
    last: z
      .object({ source: z.enum(["trial", "order", "grant", "legacy"]), planName: bilingual, endedAt: z.string() })
      .nullable(),
  }),
]);
export type Entitled = z.infer<typeof entitled>;

/** What the signed-in person may do now. */
export const mayUse = oc.route({ method: "GET", path: "/me/entitlements", tags: ["account"] }).output(entitled);
