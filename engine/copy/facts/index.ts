/** A listing read into language-free facts: what every language can say in its own words. Nothing here is guessed. */
import { isOfferUnclear, type Listing } from "#contract/listing";
import { type Direction, readAspect } from "#engine/phrases/aspect";
import { type Floor, readFloor } from "#engine/phrases/floor";
import { readTransit, type Transit } from "#engine/phrases/transit";
import { normalForm } from "#engine/text/normal-form";
import { findTerms } from "../terms/index.ts";
import type { Term } from "../terms/term.ts";
import { type PropertyType, propertyTypes } from "../terms/types.ts";
import { type PriceTerm, priceTermOf } from "./price-term.ts";
import { plainQuotes } from "./quotes.ts";
import { halfRoomsOf } from "./room-count.ts";
import { type YearSaid, yearSaidOf } from "./year-said.ts";

export type Facts = {
  readonly country: string | null;
  /** Primary subtag of the page's language: quotes are said only in it. */
  readonly language: string | null;
  /** Null where nobody said it: then nothing that only a sale or only a rent has is written. */
  readonly transaction: "sale" | "rent" | null;
  readonly name: string | null;
  readonly city: string | null;
  readonly district: string | null;
  readonly address: string | null;
  readonly type: PropertyType | null;
  readonly bedrooms: number | null;
  /** "4.5 Zimmer", "3½ pièces": all rooms together, as Switzerland counts them; null where no half is printed. */
  readonly halfRooms: number | null;
  readonly livingRooms: number | null;
  readonly bathrooms: number | null;
  /** "2LDK", "T4": the market's own code for a layout, as printed. */
  readonly layoutCode: string | null;
  /** `sqft` only when the page itself prints it; otherwise a language converts. */
  readonly area: {
    readonly sqm: number;
    readonly kind: "gross" | "net" | "land" | "unknown";
    readonly sqft: number | null;
  } | null;
  readonly landSqm: number | null;
  readonly price: Listing["price"];
  /** What the page says of it beside the figure; null for a plain asking price. */
  readonly priceTerm: PriceTerm | null;
  readonly floor: Floor | null;
  readonly aspect: readonly Direction[];
  readonly year: number | null;
  /** How the page hedges it; null for a firm one. */
  readonly yearSaid: YearSaid | null;
  readonly transit: Transit | null;
  readonly terms: readonly Term[];
  /** Features no term covers, in the page's own words. */
  readonly quotes: readonly string[];
  readonly disclosures: Listing["disclosures"];
};

const squareFeet = 10.7639104;

/** Square feet as the page prints them, when they agree with the square metres to 0.3%. */
function printedSquareFeet(sqm: number, texts: readonly string[]): number | null {
  for (const text of texts) {
    for (const hit of text.matchAll(
      /(?<!\d)(\d[\d,]{0,15}(?:\.\d{1,4})?)\s*(?:sq\.?\s?f(?:ee)?t|square f(?:ee|oo)t|sqft|ft²)/giu,
    )) {
      const value = Number((hit[1] ?? "").replaceAll(",", ""));
      if (Math.abs(value / squareFeet / sqm - 1) < 0.003) return value;
    }
  }
  return null;
}

function landArea(texts: readonly string[]): number | null {
  for (const text of texts) {
    const folded = normalForm(text, "NFKC");
    const hit =
      /(?:土地面積|占地(?:面积)?|Grundstück(?:sfläche)?|terrain|plot(?: of)?|lote de|erf|parcela de|대지)[^\d]{0,12}(\d[\d.,\s]{0,15})\s*(?:m2|㎡|平米|平方米)/iu.exec(
        folded,
      ) ?? /(\d[\d.,\s]{0,15})\s*(?:m2|㎡)\s*(?:de terrain|plot|Grundstück|de parcela|of land)/iu.exec(folded);
    const value = hit?.[1]
      ? Number(
          hit[1]
            .trim()
            .replace(/[\s,](?=\d{3}(?:\D|$))/gu, "")
            .replace(/\.(?=\d{3}$)/u, "")
            .replace(",", "."),
        )
      : Number.NaN;
    if (Number.isFinite(value) && value > 0) return value;
  }
  return null;
}

const layoutCode = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const hit = /(?<![A-Z\d])(\d[SLDK]{1,5}|[TF]\d(?:\/[TF]\d)?)(?![\p{L}\d])/u.exec(normalForm(text, "NFKC"));
    if (hit?.[1] && /K|T|F/u.test(hit[1])) return hit[1];
  }
  return null;
};

/** The name a home goes by: its community or building, unless that only repeats the district or city. */
function homeName(listing: Listing): string | null {
  const name = listing.address.community?.trim();
  if (!name || name === listing.address.city || name === listing.address.district) return null;
  return name;
}

/** A district without what pages append to it: the city again, a postal code. */
function plainPlace(district: string | null, city: string | null): string | null {
  const first = district
    ?.split(/[,，(（]/u)[0]
    ?.replace(/(?<!\s)\s+\d{4,6}$/u, "")
    .trim();
  return first && first !== city && first.length <= 40 ? first : null;
}

const read = new WeakMap<Listing, Facts>();

/** The facts of a listing; reading is done once for each listing object, which must not change afterwards. */
export function factsOf(listing: Listing): Facts {
  const known = read.get(listing) ?? readFacts(listing);
  read.set(listing, known);
  return known;
}

function readFacts(listing: Listing): Facts {
  const phrases = [
    ...listing.features,
    ...[listing.renovation, listing.floor].filter((text) => text !== null),
    ...Object.entries(listing.disclosures).map(([key, value]) => `${key}: ${value}`),
  ];
  const free = [listing.title, listing.description, listing.propertyType].filter((text) => text !== null).join("\n");
  const texts = [...phrases, free];
  const kind = listing.propertyType;
  const found = findTerms(phrases, free);
  const type = (kind && propertyTypes.find((one) => one.match.test(kind))) || null;
  // a house's plot is no size of the house; of land for sale it is the size
  const isPlotOf = listing.area?.kind === "land" && type?.id !== "land";
  // nobody said whether it buys or rents, or whether a month or a year: as a price it would be wrong
  const unsaid = isOfferUnclear(listing);
  return {
    country: listing.country,
    language: listing.language?.split("-")[0]?.toLowerCase() ?? null,
    transaction: listing.transaction ?? (listing.price?.period ? "rent" : null),
    name: homeName(listing),
    city: listing.address.city?.trim() || null,
    district: plainPlace(listing.address.district, listing.address.city),
    address: listing.address.text?.trim() || null,
    type,
    bedrooms: listing.rooms.bedrooms,
    halfRooms: halfRoomsOf(listing),
    livingRooms: listing.rooms.livingRooms,
    bathrooms: listing.rooms.bathrooms,
    layoutCode:
      listing.country === "JP" || listing.country === "FR"
        ? layoutCode([...listing.features, listing.title ?? ""])
        : null,
    area: listing.area && !isPlotOf ? { ...listing.area, sqft: printedSquareFeet(listing.area.sqm, texts) } : null,
    landSqm: listing.area?.kind !== "land" ? landArea(phrases) : isPlotOf ? listing.area.sqm : null,
    price: unsaid ? null : listing.price,
    priceTerm: unsaid ? null : priceTermOf(listing),
    floor: readFloor(listing.floor),
    aspect: readAspect(listing.orientation, listing.language),
    year: listing.yearBuilt,
    yearSaid: yearSaidOf(listing),
    transit: readTransit([...listing.features, ...Object.values(listing.disclosures), listing.description ?? ""]),
    terms: found,
    quotes: plainQuotes(listing, found),
    disclosures: listing.disclosures,
  };
}
