/** Watching where a home came from: its page is read again by a schedule, and what changed is offered as an update. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { listing } from "#contract/listing";

const watchEvery = z.enum(["day", "week"]);
export type WatchEvery = z.infer<typeof watchEvery>;

/** `gone`: the page says that the home is no longer offered, or is no page of one home any more. */
const watchProblem = z.enum(["gone", "unreachable"]);
export type WatchProblem = z.infer<typeof watchProblem>;

const sourceWatch = z.object({
  /** The page that is read; null for a home that came from none, which cannot be watched. */
  url: z.string().nullable(),
  /** Null while it is not watched. */
  every: watchEvery.nullable(),
  nextAt: z.string().nullable(),
  /** The last reading that worked. */
  readAt: z.string().nullable(),
  problem: watchProblem.nullable(),
  /** Fact by fact what the page says otherwise than the property, what its agent typed left out; values as in the listing. Photos are counted. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The property's facts with those changes, for `properties.update`; null where there are none it would take over. */
  updated: listing.nullable(),
  /** Of the property: what `properties.update` names. */
  version: z.number().int().positive(),
});
export type SourceWatch = z.infer<typeof sourceWatch>;

const ofProperty = z.object({ propertyId: z.uuid() });

export const watches = {
  get: oc
    .route({ method: "GET", path: "/properties/{propertyId}/watch", tags: ["properties"] })
    .input(ofProperty)
    .output(sourceWatch),
  /** Null ends it. `conflict` for a home that came from no page, `too_many_watched` past what an account may watch. */
  set: oc
    .route({ method: "PUT", path: "/properties/{propertyId}/watch", tags: ["properties"] })
    .input(ofProperty.extend({ every: watchEvery.nullable() }))
    .output(sourceWatch),
};
