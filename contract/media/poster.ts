/** Posters of a home: the templates and shapes there are, and the call that draws one. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { releaseReason } from "#contract/piece-work";
import { pictureLook } from "./poster-look.ts";
import { type PosterTemplate, posterTemplate, posterTemplates } from "./poster-template.ts";
import { keptPosterWords, posterWords } from "./poster-words.ts";

export { type PosterTemplate, posterTemplate, posterTemplates };
export const ratios = ["1:1", "3:4", "4:5", "9:16", "16:9", "A4"] as const;
const posterRatio = z.enum(ratios);
export type Ratio = z.infer<typeof posterRatio>;

/** Persimmon, as the product itself: of an account that has chosen no colour. */
export const DEFAULT_ACCENT = "#D9481C";

/** The occasion without which a template has nothing to say: the day of the open house, the price before. */
export const occasionOfTemplate = (template: PosterTemplate): "open_house" | "price_change" | null =>
  template === "open-house" ? "open_house" : template === "price-change" ? "price_change" : null;

/** Cover, facts, agent: a carousel has them whatever photos there are. */
const CAROUSEL_FRAMES = 3;
const MOST_CAROUSEL = 9;
/** Pictures of a carousel of a home with so many photos. */
export const carouselLength = (photos: number): number =>
  Math.min(MOST_CAROUSEL, Math.max(photos - 1, 0) + CAROUSEL_FRAMES);

const id = z.uuid();
const version = z.number().int().nonnegative();

export const posters = {
  /** The campaign's own words in a language, with what the home would say by itself, checked against today's facts. */
  words: oc
    .route({ method: "GET", path: "/campaigns/{id}/poster-words/{language}", tags: ["campaigns"] })
    .input(z.object({ id, language: copyLanguage }))
    .output(keptPosterWords),
  /** Keeps them for every template of that language. Throws stale_edit where another version was kept meanwhile. */
  keepWords: oc
    .route({ method: "PUT", path: "/campaigns/{id}/poster-words/{language}", tags: ["campaigns"] })
    .input(z.object({ id, language: copyLanguage, version, words: posterWords }))
    .output(keptPosterWords),
  /**
   * One poster of a campaign's home as JPEG, from today's facts. Throws invalid_input for a template whose occasion the campaign has
   * not; no_right_to_advertise; in full, piece_not_ready while own words are not borne out or the law forbids them.
   */
  draw: oc
    .route({ method: "GET", path: "/campaigns/{id}/poster", tags: ["campaigns"] })
    .input(
      z.object({
        id: z.uuid(),
        template: posterTemplate,
        ratio: posterRatio,
        language: copyLanguage,
        ...pictureLook.shape,
        /** Which of the campaign's photos leads. */
        photo: z.coerce.number().int().min(0).max(49).default(0),
        /** Of a carousel with this template as its cover: which picture, from 0. Throws not_found beyond the last. */
        page: z.coerce
          .number()
          .int()
          .min(0)
          .max(MOST_CAROUSEL - 1)
          .optional(),
        /** Instead of the kept ones: a picture of words that are being written. */
        words: posterWords.optional(),
        /** Why the owner answers for words that the facts here do not bear out; written down. */
        reason: z.string().trim().min(releaseReason.min).max(releaseReason.max).optional(),
        /** "preview": a smaller picture of the same design. */
        size: z.enum(["preview", "full"]),
      }),
    )
    .output(z.file()),
};
