/** What a page says, cut to what one can write about: no import is refused because its page says too much. */
import { type Listing, listingLimits } from "#contract/listing";

const { fact, description, features, feature, disclosures, disclosureName, disclosureValue, photos, address } =
  listingLimits;
const SENTENCE_ENDS = ["。", "！", "？", "\n", ". ", "! ", "? "];
/** A text without a sentence's end is cut at a word of its last characters. */
const LAST_WORD = 60;

/** The text up to `max` characters, ended at the last sentence of its second half, else at a word. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  // without half a character at the end
  const fits = text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  const sentence = Math.max(...SENTENCE_ENDS.map((end) => fits.lastIndexOf(end)));
  if (sentence >= max / 2) return fits.slice(0, sentence + 1).trimEnd();
  const word = fits.lastIndexOf(" ");
  return word > 0 && word >= max - LAST_WORD ? fits.slice(0, word) : fits;
}

const cut = (text: string | null, max: number) => text && cutAtSentence(text, max);
/** A short fact is left out rather than cut: half a number would be another one. */
const short = (text: string | null, max: number = fact) => (text !== null && text.length > max ? null : text);

/** Satisfies `writableListing`; a listing that did so is answered as it was. */
export const fitListing = (found: Listing): Listing => ({
  ...found,
  sourceUrl: short(found.sourceUrl, address),
  site: short(found.site),
  language: short(found.language),
  title: cut(found.title, fact),
  description: cut(found.description, description),
  propertyType: short(found.propertyType),
  floor: short(found.floor),
  orientation: short(found.orientation),
  renovation: short(found.renovation),
  address: {
    ...found.address,
    text: short(found.address.text),
    city: short(found.address.city),
    district: short(found.address.district),
    community: short(found.address.community),
    postalCode: short(found.address.postalCode),
  },
  agent: {
    name: short(found.agent.name),
    phone: short(found.agent.phone),
    company: short(found.agent.company),
    licence: short(found.agent.licence),
  },
  features: found.features.filter(({ length }) => length <= feature).slice(0, features),
  disclosures: Object.fromEntries(
    Object.entries(found.disclosures)
      .filter(([name, value]) => name.length <= disclosureName && value.length <= disclosureValue)
      .slice(0, disclosures),
  ),
  photos: found.photos
    .filter(({ url }) => url.length <= address)
    .slice(0, photos)
    .map((photo) => ({ ...photo, caption: short(photo.caption) })),
  provenance: Object.fromEntries(Object.entries(found.provenance).slice(0, listingLimits.provenance)),
});
