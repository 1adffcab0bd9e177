/** A listing becomes the content of its brochure: what a poster knows of it, the description, the disclosures; and which photo stands where. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { mapLink } from "#engine/campaign/map-link";
import { listingAddressLine } from "#engine/campaign/titles";
import { pageCopy } from "#engine/copy/page-copy";
import { contentOf, type PictureBrief } from "../content/content-of.ts";
import { roomName, roomOf, shownOrder } from "../content/rooms.ts";
import type { BrochureBook, BrochurePage } from "./book.ts";

/** A photo there is: its caption, and whether its look says that it is a floor plan. */
export interface BrochurePhoto {
  caption: string | null;
  plan: boolean;
}

/** Photos of the rooms' page: beside a plan there is room for fewer. */
const ROOMS = { alone: 6, withPlan: 4 } as const;
/** From so many photos on, beside the cover's, the description gets two of them. */
const MANY = 4;
/** Characters of a caption that stands below a photo, of a disclosure, and how many of each there may be. */
const CAPTION = 40;
const DISCLOSURE = 400;
const DISCLOSURES = 18;
const FEATURES = 12;

const isPlan = ({ caption, plan }: BrochurePhoto): boolean => plan || roomOf(caption) === "plan";

/** Which photo stands where; pages with nothing on them are left out. */
export function pagesOf(
  photos: readonly BrochurePhoto[],
  { told, named }: { told: boolean; named: (photo: BrochurePhoto) => string | null },
): BrochurePage[] {
  const order = shownOrder(photos.map(({ caption }) => caption));
  const plan = order.find((at) => photos[at] && isPlan(photos[at])) ?? null;
  const [cover = null, ...rest] = order.filter((at) => at !== plan);
  const beside = told ? rest.splice(0, rest.length >= MANY ? 2 : 1) : [];
  // the last page gets one where the rooms keep another
  const closing = rest.length > 1 ? rest.pop() : undefined;
  const inside = rest.splice(0, plan === null ? ROOMS.alone : ROOMS.withPlan);
  const rooms = inside.flatMap((photo) => {
    const of = photos[photo];
    return of ? [{ photo, name: named(of) }] : [];
  });
  return [
    { kind: "cover", photo: cover },
    ...(told ? [{ kind: "about" as const, photos: beside }] : []),
    ...(rooms.length > 0 || plan !== null ? [{ kind: "rooms" as const, rooms, plan }] : []),
    // that of the cover, cut otherwise, rather than half a sheet of nothing
    { kind: "facts", photo: closing ?? cover },
  ];
}

/**
 * `written`: the body of a portal text or an article the campaign has in this language; without it a description is composed. Slow (a
 * second the first time): call it aside. Throws for a language that cannot be written.
 */
export function bookOf(
  listing: Listing,
  brief: PictureBrief,
  language: CopyLanguage,
  photos: readonly BrochurePhoto[],
  written: string | null,
): BrochureBook {
  const { paragraphs, features } = pageCopy(listing, brief, language, written);
  const own = listing.language?.toLowerCase().startsWith(language) ?? false;
  const named = ({ caption }: BrochurePhoto): string | null => {
    if (own && caption !== null && [...caption].length <= CAPTION) return caption;
    const room = roomOf(caption);
    return room === null ? null : roomName(room, language);
  };
  const told = paragraphs.length > 0 || features.length > 0;
  return {
    content: contentOf(listing, brief, language),
    pages: pagesOf(photos, { told, named }),
    // a line of the text is a paragraph of its own: lines are broken anew
    paragraphs: paragraphs.flatMap((text) => text.split("\n")).filter((text) => text.trim() !== ""),
    features: features.slice(0, FEATURES),
    disclosures: Object.entries(listing.disclosures)
      .filter(([, value]) => value.trim() !== "" && value.length <= DISCLOSURE)
      .slice(0, DISCLOSURES),
    foreign: !own,
    address: listingAddressLine(listing),
    map: mapLink(listing),
  };
}
