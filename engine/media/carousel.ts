/** A carousel: three to nine pictures that walk through a home, from the cover to the agent. */
import { z } from "zod";
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { carouselLength, type PosterTemplate, posterTemplates } from "#contract/media/poster";
import { pictureContent } from "./content/content.ts";
import { contentOf, type PictureBrief } from "./content/content-of.ts";
import { roomName, roomOf, shownOrder } from "./content/rooms.ts";
import { toldBy } from "./poster.ts";
import { roomTelling, type WrittenPiece } from "./room-telling.ts";

/** A mark of more characters is of the home as a whole: it stands on the cover and on the facts. */
const SHORT = 24;
/** Characters of a caption that is a name; Han says more in fewer. */
const NAME = { han: 14, alphabet: 28 } as const;
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const isName = (caption: string): boolean => [...caption].length <= (han.test(caption) ? NAME.han : NAME.alphabet);

const carouselPage = z.object({
  template: z.enum([...posterTemplates, "page-room", "page-facts"]),
  content: pictureContent,
  /** Which photos it shows, by their place among those given. */
  photos: z.array(z.number().int()).readonly(),
});
export const carouselPages = z.array(carouselPage);
type CarouselPage = z.infer<typeof carouselPage>;

/** Captions in the language of the picture may be shown; others only tell which room it is. */
const ownWords = (listing: Listing, language: CopyLanguage): boolean =>
  listing.language?.toLowerCase().startsWith(language) ?? false;

/** `captions`: of the photos there are, in their order. `pieces`: the campaign's posts in this language. */
export function carouselOf(
  listing: Listing,
  brief: PictureBrief,
  language: CopyLanguage,
  cover: PosterTemplate,
  captions: readonly (string | null)[],
  pieces: readonly WrittenPiece[] = [],
): CarouselPage[] {
  const told = toldBy(cover);
  const content = contentOf(listing, { ...brief, ...(told === undefined ? {} : { told }) }, language);
  const lineOf = roomTelling(listing, brief, language, content, pieces);
  const [first, ...others] = shownOrder(captions);
  const of = carouselLength(captions.length);
  // cover, facts and agent stand around them
  const inside = others.slice(0, of - 3);
  const roomPage = (photo: number, at: number): CarouselPage => {
    const caption = captions[photo] ?? null;
    const room = roomOf(caption);
    const own = caption !== null && ownWords(listing, language) ? caption : null;
    // what the agent calls it goes before what we would: a garden is no balcony
    const name = own !== null && isName(own) ? own : room === null ? content.name : roomName(room, language);
    const line = lineOf({ room, name, caption: own });
    return {
      template: "page-room",
      content: {
        ...content,
        marks: content.marks.filter((mark) => [...mark].length <= SHORT),
        room: { name, line, whole: room === "plan" },
        page: { number: at + 2, of },
      },
      photos: [photo],
    };
  };
  const shown = first === undefined ? [] : [first];
  return [
    { template: cover, content, photos: [...shown, ...inside] },
    ...inside.map(roomPage),
    { template: "page-facts", content: { ...content, page: { number: of - 1, of } }, photos: [] },
    { template: "agent-card", content: { ...content, page: { number: of, of } }, photos: shown },
  ];
}
