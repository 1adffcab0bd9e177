/** Posters of a home: the templates and shapes there are, and the call that draws one. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";

/** In the order they are offered. Each is a file of engine/media/templates. */
export const posterTemplates = [
  "just-listed",
  "open-house",
  "price",
  "price-change",
  "sold",
  "luxury",
  "minimal",
  "nine-grid",
  "story",
  "banner",
  "agent-card",
] as const;
export const posterTemplate = z.enum(posterTemplates);
export type PosterTemplate = z.infer<typeof posterTemplate>;

export const ratios = ["1:1", "3:4", "4:5", "9:16", "16:9", "A4"] as const;
const posterRatio = z.enum(ratios);
export type Ratio = z.infer<typeof posterRatio>;

/** Persimmon, as the product itself: of an account that has chosen no colour. */
export const DEFAULT_ACCENT = "#D9481C";

/** The occasion without which a template has nothing to say: the day of the open house, the price before. */
export const occasionOfTemplate = (template: PosterTemplate): "open_house" | "price_change" | null =>
  template === "open-house" ? "open_house" : template === "price-change" ? "price_change" : null;

export const posters = {
  /** One poster of a campaign's home as JPEG, from today's facts. Throws invalid_input for a template whose occasion the campaign has not. */
  draw: oc
    .route({ method: "GET", path: "/campaigns/{id}/poster", tags: ["campaigns"] })
    .input(
      z.object({
        id: z.uuid(),
        template: posterTemplate,
        ratio: posterRatio,
        language: copyLanguage,
        /** The account's colour. */
        accent: z.string().regex(/^#[\da-fA-F]{6}$/u),
        /** Which of the campaign's photos leads. */
        photo: z.coerce.number().int().min(0).max(49).default(0),
        /** "preview": a smaller picture of the same design. */
        size: z.enum(["preview", "full"]),
      }),
    )
    .output(z.file()),
};
