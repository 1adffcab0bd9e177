/** Everything one answer of a public page shows, decided before a line of HTML is written. */

import type { AgentCard, CopyLanguage } from "#contract/copy";
import { isOfferUnclear } from "#contract/listing";
import type { Names } from "#contract/names";
import { machineMetadata } from "#engine/compliance/labels";
import type { PageCopy } from "#engine/copy/page-copy";
import { showsAltered, unalteredOf } from "#engine/media/content/altered";
import type { PhotoRow } from "#server/db/tables/imports";
import type { PropertyRow } from "#server/db/tables/properties";
import type { PageMaterial } from "#server/queries/listings/public-pages";
import { signerOf, signerPicturesOf } from "./copy.ts";

export interface ShownPhoto {
  /** From 1. */
  n: number;
  width: number;
  height: number;
  caption: string | null;
  /** It shows what is not there; `unaltered`: which photo shows the same room as it is. Null: it shows what is there. */
  altered: { unaltered: number | null } | null;
  /** Changes when another photo takes this place. */
  version: string;
}

export interface Shown {
  property: PropertyRow;
  language: CopyLanguage;
  languages: readonly CopyLanguage[];
  origin: string;
  /** "/p/<slug>", or a preview's. */
  path: string;
  /** The product's, as an administrator gave them. */
  names: Names | null;
  /** Until when a preview can be opened; null for the public page. */
  previewUntil: Date | null;
  /** Code of the link the visitor came by, which their way through the page keeps; null: none. */
  from: string | null;
  /** Sold or let: the page stays, and offers nothing any more. */
  closed: boolean;
  title: string;
  /** Tag of the title's language where it is not the page's own. */
  titleLanguage: string | null;
  price: string | null;
  place: string | null;
  copy: PageCopy;
  agent: AgentCard | null;
  /** Version of the agent's picture and of the WeChat code, which lie below `path`; null where there is none. */
  portrait: string | null;
  wechatQr: string | null;
  photos: readonly ShownPhoto[];
  /** Name and value as printed by the source, in its language. */
  disclosures: readonly (readonly [string, string])[];
  /** Tag of their language where it is not the page's own. */
  disclosureLanguage: string | null;
  mark: ReturnType<typeof machineMetadata>;
}

const MAX_DISCLOSURES = 40;
const MAX_DISCLOSURE_CHARS = 400;

const baseOf = (tag: string | null) => tag?.split("-")[0]?.toLowerCase() ?? null;

/** For the reader's language; the engine's wording, where it has one, goes before the bare number. */
function priceOf({ listing }: PropertyRow, copy: PageCopy, tag: string): string | null {
  // an amount nobody said the deal or the period of would read as the whole price
  if (copy.price !== null || listing.price === null || isOfferUnclear(listing)) return copy.price;
  const { amount, currency } = listing.price;
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(tag, { style: "currency", currency, maximumFractionDigits: digits }).format(amount);
}

function alteredAt(rows: readonly PhotoRow[], at: number): ShownPhoto["altered"] {
  const row = rows[at];
  if (!row || !showsAltered(row)) return null;
  const unaltered = unalteredOf(rows, at);
  return { unaltered: unaltered === null ? null : unaltered + 1 };
}

/** Captions are the source's own words: shown to those who read its language. */
function shownPhotos(rows: readonly PhotoRow[], captions: boolean): ShownPhoto[] {
  return rows.map((row, at) => ({
    n: at + 1,
    width: row.width,
    height: row.height,
    caption: captions ? row.caption : null,
    altered: alteredAt(rows, at),
    version: row.id.slice(0, 8),
  }));
}

/** Changes when another picture takes its place; the account's id, which the path begins with, stays with us. */
const versionOf = (url: string | null): string | null => url?.split("/").at(-1)?.slice(0, 8) ?? null;

/** Sold or let, as its agent says of the home or the newest campaign does. One that was withdrawn has no page. */
const closedBy = ({ ended_as: ended }: PropertyRow, campaign: PageMaterial["campaign"]): boolean =>
  ended === "sold" || ended === "let" || campaign?.preferences.occasion?.kind === "closed";

/** Everything the page's parts show, put into one language. */
export function shownOf(
  about: Pick<Shown, "property" | "language" | "languages" | "origin" | "names" | "path" | "previewUntil" | "from">,
  material: PageMaterial,
  copy: PageCopy,
): Shown {
  const { property, language } = about;
  const { listing } = property;
  const pictures = signerPicturesOf(property, material);
  const own = baseOf(listing.language) === language || copy.title === "";
  return {
    ...about,
    closed: closedBy(about.property, material.campaign),
    title: own ? property.title : copy.title,
    titleLanguage: own && baseOf(listing.language) !== language ? listing.language : null,
    price: priceOf(property, copy, language),
    place: (baseOf(listing.language) === language ? property.address : null) ?? copy.place,
    copy,
    agent: signerOf(property, material),
    portrait: versionOf(pictures.portrait),
    wechatQr: versionOf(pictures.wechat),
    photos: shownPhotos(material.photos, baseOf(listing.language) === language),
    disclosures: Object.entries(listing.disclosures)
      .slice(0, MAX_DISCLOSURES)
      .map(([name, value]) => [name, value.slice(0, MAX_DISCLOSURE_CHARS)]),
    disclosureLanguage: baseOf(listing.language) === language ? null : listing.language,
    mark:
      copy.label === null || copy.paragraphs.length === 0
        ? null
        : machineMetadata(material.campaign?.market ?? listing.country, { producer: "Listcast", id: property.id }),
  };
}
