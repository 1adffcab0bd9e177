/** A publishing target as the registry describes it. Unknown is null and is never enforced. */
import { z } from "zod";

export const platformFamilies = [
  "micro-post",
  "moment",
  "note",
  "caption",
  "social-post",
  "article",
  "portal",
  "message",
  "video-script",
  "email",
  "sms",
] as const;
export const platformFamily = z.enum(platformFamilies);
export type PlatformFamily = z.infer<typeof platformFamily>;

export const platform = z.object({
  id: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  family: platformFamily,
  region: z.array(z.string()),
  text: z.object({
    max: z.number().int().positive().nullable(),
    unit: z.enum(["chars", "weighted", "bytes", "graphemes", "segments"]),
    titleMax: z.number().int().positive().nullable(),
  }),
  hashtags: z.object({
    max: z.number().int().nonnegative().nullable(),
    style: z.enum(["none", "hash", "hash-wrapped"]),
    recommended: z.number().int().nonnegative(),
  }),
  linksInText: z.boolean(),
  media: z.object({ imagesMax: z.number().int().nonnegative().nullable(), imageRatios: z.array(z.string()) }),
  publish: z.enum(["official", "partner", "assisted", "none"]),
  composeUrl: z.string().nullable(),
  confidence: z.string(),
  sources: z.array(z.string()),
  /** Umbrella ids and counting variants are not targets of their own and do not count towards "50+". */
  variantOf: z.string().nullable(),
});
export type Platform = z.infer<typeof platform>;
