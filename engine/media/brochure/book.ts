/** What a brochure says and shows of a home, page by page, in one language. Photos are named by their place among those given. */
import { z } from "zod";
import { pictureContent } from "../content/content.ts";

const line = z.string().max(2_000);
const photo = z.number().int().nonnegative();

const brochurePage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cover"), photo: photo.nullable() }),
  z.object({ kind: z.literal("about"), photos: z.array(photo).max(2) }),
  z.object({
    kind: z.literal("rooms"),
    rooms: z.array(z.object({ photo, name: line.nullable() })).max(6),
    /** The floor plan, shown whole. */
    plan: photo.nullable(),
  }),
  z.object({
    kind: z.literal("facts"),
    /** Fills the room that the facts leave. */
    photo: photo.nullable(),
  }),
]);
export type BrochurePage = z.infer<typeof brochurePage>;

export const brochureBook = z.object({
  content: pictureContent,
  pages: z.array(brochurePage).min(1).max(4),
  /** The description, a paragraph each. */
  paragraphs: z.array(z.string().max(20_000)),
  features: z.array(line).max(12),
  /** Name and value as the source prints them. */
  disclosures: z.array(z.tuple([line, line])).max(18),
  /** The disclosures are in another language than the brochure. */
  foreign: z.boolean(),
  address: line.nullable(),
  /** Where a map of it opens. */
  map: z.string().max(2_048).nullable(),
});
export type BrochureBook = z.infer<typeof brochureBook>;

/** The photos a page may show. */
export function photosOn(page: BrochurePage): number[] {
  if (page.kind === "about") return page.photos;
  if (page.kind === "rooms")
    return [...page.rooms.map((room) => room.photo), ...(page.plan === null ? [] : [page.plan])];
  return page.photo === null ? [] : [page.photo];
}
