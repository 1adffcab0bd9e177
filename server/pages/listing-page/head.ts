/** What machines read of a public page: titles, link previews, languages, structured data, the mark of machine-made text. */

import type { CopyLanguage } from "#contract/copy";
import { isOfferUnclear } from "#contract/listing";
import { inNames } from "#contract/names";
import type { PropertyRow } from "#server/db/tables/properties";
import { type Html, html, jsonScript } from "#server/html/html";
import { nameFor } from "./agent-card.ts";
import { PREVIEW_WIDTH } from "./photos.ts";
import type { Shown, ShownPhoto } from "./shown.ts";
import { stylePath } from "./style-file.ts";
import { ogLocale, tagOf } from "./texts/index.ts";

/** A page's address in one of its languages. */
export const inLanguage = (address: string, language: CopyLanguage): string => `${address}?lang=${language}`;

/** The same where a visitor goes on: whoever came by a link came by it on the next page as well. */
export const onward = ({ from }: Pick<Shown, "from">, address: string, language: CopyLanguage): string =>
  `${inLanguage(address, language)}${from === null ? "" : `&from=${from}`}`;

/** A photo's path; its version makes a changed photo another address. */
export const photoAt = (path: string, photo: ShownPhoto, file: string): string =>
  `${path}/photos/${photo.n}-${file}?v=${photo.version}`;

const ogPhoto = ({ origin, path }: Shown, photo: ShownPhoto): string =>
  `${origin}${photoAt(path, photo, `${PREVIEW_WIDTH}.jpg`)}`;

/** One or two sentences, as link previews cut them anyway. */
function summaryOf({ copy, price, place, title }: Shown): string {
  const firstParagraph = copy.paragraphs[0]?.replace(/\s+/g, " ") ?? "";
  return (firstParagraph || [title, place, price].filter((part) => part !== null).join(" · ")).slice(0, 200);
}

/** UN/CEFACT codes of what a rent is for. */
const periodCodes = { day: "DAY", week: "WEE", month: "MON", year: "ANN" } as const;

/** A rent says what it is for; a price is the whole. */
const priced = ({ amount, currency, period }: NonNullable<PropertyRow["listing"]["price"]>): object =>
  period === null
    ? { price: amount, priceCurrency: currency }
    : {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: amount,
          priceCurrency: currency,
          unitCode: periodCodes[period],
        },
      };

/** schema.org's listing; what the home does not state is left out. */
function structured(shown: Shown): object {
  const { property, agent, origin, path, language, photos, closed } = shown;
  const { listing, published_at } = property;
  const { address, rooms, area, price } = listing;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: shown.title,
    description: shown.copy.paragraphs.join("\n") || undefined,
    url: inLanguage(`${origin}${path}`, language),
    inLanguage: tagOf(language),
    datePosted: published_at?.toISOString(),
    image: photos.length > 0 ? photos.slice(0, 10).map((photo) => ogPhoto(shown, photo)) : undefined,
    mainEntity: {
      "@type": "Accommodation",
      name: address.community ?? undefined,
      numberOfBedrooms: rooms.bedrooms ?? undefined,
      numberOfBathroomsTotal: rooms.bathrooms ?? undefined,
      yearBuilt: listing.yearBuilt ?? undefined,
      floorSize: area ? { "@type": "QuantitativeValue", value: area.sqm, unitCode: "MTK" } : undefined,
      address: {
        "@type": "PostalAddress",
        streetAddress: address.text ?? undefined,
        addressLocality: address.city ?? undefined,
        addressRegion: address.district ?? undefined,
        postalCode: address.postalCode ?? undefined,
        addressCountry: listing.country ?? undefined,
      },
    },
    offers:
      price && !isOfferUnclear(listing)
        ? {
            "@type": "Offer",
            ...priced(price),
            availability: `https://schema.org/${closed ? "SoldOut" : "InStock"}`,
            businessFunction: `http://purl.org/goodrelations/v1#${listing.transaction === "sale" ? "Sell" : "LeaseOut"}`,
          }
        : undefined,
    provider: agent
      ? {
          "@type": "RealEstateAgent",
          name: agent.company ?? nameFor(agent, language),
          telephone: agent.phone ?? undefined,
        }
      : undefined,
  };
}

/** The whole head of a page. */
export function headOf(shown: Shown): Html {
  const { origin, path, language, languages, title, price, mark, photos } = shown;
  const address = `${origin}${path}`;
  const summary = summaryOf(shown);
  const heading = [title, price].filter((part) => part !== null).join(" · ");
  const isPublic = shown.previewUntil === null;
  // what is no longer on offer is found by nobody new
  const found = isPublic && !shown.closed;
  const [cover] = photos;
  return html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<meta name="description" content="${summary}">
<meta name="robots" content="${found ? "index, follow, max-image-preview:large" : "noindex, nofollow"}">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylePath}">
${isPublic ? html`<link rel="canonical" href="${inLanguage(address, language)}">` : ""}
${isPublic ? languages.map((other) => html`<link rel="alternate" hreflang="${tagOf(other)}" href="${inLanguage(address, other)}">`) : ""}
${isPublic ? html`<link rel="alternate" hreflang="x-default" href="${address}">` : ""}
<meta property="og:type" content="website"><meta property="og:site_name" content="${inNames("Listcast 房播", shown.names)}">
<meta property="og:title" content="${heading}"><meta property="og:description" content="${summary}">
<meta property="og:url" content="${inLanguage(address, language)}"><meta property="og:locale" content="${ogLocale[language]}">
${languages.filter((other) => other !== language).map((other) => html`<meta property="og:locale:alternate" content="${ogLocale[other]}">`)}
${
  cover
    ? html`<meta property="og:image" content="${ogPhoto(shown, cover)}"><meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${Math.min(PREVIEW_WIDTH, cover.width)}"><meta property="og:image:height" content="${Math.round((Math.min(PREVIEW_WIDTH, cover.width) * cover.height) / cover.width)}">
<meta property="og:image:alt" content="${cover.caption ?? title}"><meta itemprop="image" content="${ogPhoto(shown, cover)}">`
    : html`<meta property="og:image" content="${origin}/og/${language === "zh" ? "zh" : "en"}.png">`
}
<meta name="twitter:card" content="${cover ? "summary_large_image" : "summary"}">
${mark ? html`<meta name="AIGC" content="${JSON.stringify(mark.AIGC)}">` : ""}
${isPublic ? html`<script type="application/ld+json">${jsonScript(structured(shown))}</script>` : ""}`;
}
