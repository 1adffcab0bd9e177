/** What was posted of a home, or of all of an account, and what came of it: posts, views and leads by day, source, language and piece. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { viewPeriods } from "#contract/property-page";

const count = z.number().int().nonnegative();
/**
 * A view: one visitor of one page on one day. A lead: one person, counted where and when they were won. A post: one that readers of its
 * platform came to see, on the day they did, whatever became of it later.
 */
const counted = { views: count, leads: count, posts: count };
const said = count.nullable();

/** Each list adds up to `total`, which is of the period. */
const pageFigures = z.object({
  total: z.object(counted),
  /** Every day of the period (`YYYY-MM-DD`, oldest first, none left out). */
  days: z.array(z.object({ date: z.iso.date(), ...counted })),
  /** Most first. A platform's id, "direct" (no link that says more) or "hand" (written down by the agent). */
  sources: z.array(z.object({ source: z.string(), ...counted })),
  /** What the page was read in, or the post written in; null: not known. */
  languages: z.array(z.object({ language: copyLanguage.nullable(), ...counted })),
  /** By the piece whose link was followed, or that was posted; null: all that came without one. */
  pieces: z.array(
    z.object({
      piece: z.object({ id: z.uuid(), campaignId: z.uuid(), platform: z.string(), language: copyLanguage }).nullable(),
      ...counted,
    }),
  ),
  /** What platforms themselves report of the posts of the period, as they last said it; a sum is null where none says it. */
  platforms: z.array(
    z.object({
      platform: z.string(),
      /** Posts it said anything of. */
      posts: count,
      views: said,
      likes: said,
      comments: said,
      shares: said,
    }),
  ),
});
export type PageFigures = z.infer<typeof pageFigures>;

/** `propertyId`: of one home; without it of all. Throws invalid_input for a time zone nobody knows. */
export const figures = oc
  .route({ method: "GET", path: "/figures", tags: ["pages"] })
  .input(
    z.object({
      propertyId: z.uuid().optional(),
      days: z.coerce.number().pipe(z.literal(viewPeriods)),
      /** IANA name: whose days are counted. */
      timeZone: z.string().max(60).default("UTC"),
    }),
  )
  .output(pageFigures);
