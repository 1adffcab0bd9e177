/** How many of a page's labelled facts somebody has right: finding something is not yet finding what stands there. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { emptyListing, type Listing } from "#contract/listing";
import { type Labels, outcomesOf } from "#tests/support/reading/labels";

/** Labels as they lie beside pages in a folder `labels`: everything that is null is not scored. */
const text = z.string().nullish();
const number = z.number().nullish();
const labelFile = z.object({
  transaction: z.enum(["sale", "rent"]).nullish(),
  title: text,
  price: z
    .object({ amount: z.number(), currency: z.string(), period: z.enum(["month", "week", "year", "day"]).nullish() })
    .nullish(),
  area_sqm: number,
  bedrooms: number,
  bathrooms: number,
  address: text,
  city: text,
  year_built: number,
  floor: text,
  orientation: text,
  description_present: z.boolean().nullish(),
  images_min: number,
  agent_name: text,
});

const known = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/** Null where no labels lie there. Throws for a file of another shape. */
export function labelsIn(file: string): Labels | null {
  if (!existsSync(file)) return null;
  const said = labelFile.parse(JSON.parse(readFileSync(file, "utf8")));
  const { price, transaction } = said;
  const labels: Labels = {
    transaction: known(transaction),
    title: known(said.title),
    price: price?.amount,
    currency: price?.currency,
    period: transaction === "rent" ? known(price?.period) : undefined,
    area: known(said.area_sqm),
    bedrooms: known(said.bedrooms),
    bathrooms: known(said.bathrooms),
    address: known(said.address),
    city: known(said.city),
    yearBuilt: known(said.year_built),
    floor: known(said.floor),
    orientation: known(said.orientation),
    described: said.description_present ? true : undefined,
    photos: said.images_min ? said.images_min : undefined,
    agent: known(said.agent_name),
  };
  return labels;
}

/** What a scraper of any page says, as a home it would be. */
export const homeOf = (scraped: {
  title: string | null;
  description: string | null;
  image: string | null;
}): Listing => ({
  ...emptyListing(),
  title: scraped.title,
  description: scraped.description,
  photos: scraped.image === null ? [] : [{ url: scraped.image, width: null, height: null, caption: null }],
});

/** What the bench counts; `photo` is one of the home's, `photos` its gallery. */
export const columns = [
  ...(["title", "described", "photo", "photos", "transaction", "price", "currency", "period", "area"] as const),
  ...(["bedrooms", "bathrooms", "address", "city", "yearBuilt", "floor", "orientation", "agent"] as const),
] as const;
export type Column = (typeof columns)[number];
const isColumn = (field: string): field is Column => columns.some((one) => one === field);

/** Share of the labelled photos that makes a gallery: labels beside pages say how many there are at least. */
const GALLERY = 0.8;

/** The columns of a page that are labelled, and those of them that are right; a page refused has none right. */
export function rightFacts(says: Labels, listing: Listing | null): { labelled: Column[]; right: Column[] } {
  const { photos: least = 0, ...facts } = says;
  const outcomes = outcomesOf(facts, listing);
  const fields = (only: boolean): Column[] =>
    outcomes.flatMap(({ field, right }) => (isColumn(field) && (right || !only) ? [field] : []));
  const seen = listing?.photos.length ?? 0;
  const shown: readonly [Column, boolean][] =
    least === 0
      ? []
      : [
          ["photo", seen > 0],
          ["photos", seen >= least * GALLERY],
        ];
  return {
    labelled: [...fields(false), ...shown.map(([column]) => column)],
    right: [...fields(true), ...shown.flatMap(([column, right]) => (right ? [column] : []))],
  };
}
