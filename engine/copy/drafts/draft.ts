/** What a model writes for one piece: its shape, and the name the request calls the piece by. */
import { z } from "zod";
import type { Target } from "../writing/plan.ts";

const line = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

/** `title` is the subject of an email. */
export const draftShape = z.object({
  title: line,
  preheader: line,
  body: z.string().trim().min(1),
  hashtags: z
    .array(z.string())
    .nullish()
    .transform((tags) => (tags ?? []).map((tag) => tag.trim().replace(/^#/u, "")).filter((tag) => tag !== "")),
});
export type PieceDraft = z.output<typeof draftShape>;

/** "xiaohongshu/post": a piece within one language's pack. */
export const pieceName = ({ platform, kind }: Pick<Target, "platform" | "kind">): string => `${platform}/${kind}`;
