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
const platformFamily = z.enum(platformFamilies);
export type PlatformFamily = z.infer<typeof platformFamily>;

/**
 * How a platform counts a text: Unicode code points, UTF-16 units, UTF-8 bytes, graphemes, ASCII as half a character
 * (rounded up), X's published weights, Threads' emoji-by-bytes, or SMS segments (in the alphabet the text allows, or always UCS-2).
 */
const textCountings = [
  "code-points",
  "utf16",
  "utf8",
  "graphemes",
  "half-width",
  "x-weighted",
  "threads",
  "segments",
  "segments-ucs2",
] as const;
const textCounting = z.enum(textCountings);
export type TextCounting = z.infer<typeof textCounting>;

const positive = z.number().int().positive();

export const platform = z.object({
  id: z.string(),
  name: z.object({ zh: z.string(), en: z.string() }),
  family: platformFamily,
  region: z.array(z.string()),
  text: z.object({
    max: positive.nullable(),
    unit: z.enum(["chars", "weighted", "bytes", "graphemes", "segments"]),
    counting: textCounting,
    /** A second limit on the same text, in UTF-8 bytes (Bluesky). */
    bytesMax: positive.nullable(),
    /** What every web address counts, whatever its length; null means its own length. */
    linkWeight: positive.nullable(),
    /** The length readers and tools of the platform expect, below `max`; null where nothing is reported. */
    usual: positive.nullable(),
    /** Has the platform a title field of its own? Then the title is pasted there, not into the text. */
    hasTitle: z.boolean(),
    titleMax: positive.nullable(),
    titleCounting: textCounting,
  }),
  hashtags: z.object({
    max: z.number().int().nonnegative().nullable(),
    style: z.enum(["none", "hash", "hash-wrapped"]),
    recommended: z.number().int().nonnegative(),
  }),
  linksInText: z.boolean(),
  media: z.object({
    imagesMax: z.number().int().nonnegative().nullable(),
    imageRatios: z.array(z.string()),
    videoSecondsMax: positive.nullable(),
    videoRatio: z.string().nullable(),
  }),
  publish: z.enum(["official", "partner", "assisted", "none"]),
  api: z.object({ name: z.string(), auth: z.string(), docs: z.string().nullable() }).nullable(),
  /** Its form on the web, with gaps: engine/platforms/compose. */
  composeUrl: z.string().nullable(),
  /** What opens its app on a phone, with the same gaps, where the platform documents it. */
  app: z.object({ link: z.string(), source: z.string() }).nullable(),
  /** What a person should know when a limit is doubtful or a habit matters. English, for agents and engineers. */
  note: z.string(),
  confidence: z.enum(["documented", "widely-reported", "uncertain"]),
  sources: z.array(z.string()),
  /** Umbrella ids and counting variants are not targets of their own and do not count towards "50+". */
  variantOf: z.string().nullable(),
});
export type Platform = z.infer<typeof platform>;
