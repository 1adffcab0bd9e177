/** Kyero's XML (version 3): holiday and second homes in Spain, Portugal, France and Italy. */
import type { Document, Element } from "domhandler";
import { type FeedHome, filled, joined, squareMetres } from "./home.ts";
import { allOf, at, childrenOf, ownText, textAt } from "./xml.ts";

const LANGUAGES = ["en", "es", "de", "fr", "it", "pt", "nl"];
/** "rent", "rentlong" and "rentshort" are in use as well, and say no period. */
const PERIODS: ReadonlySet<string> = new Set(["month", "week", "day", "year"]);
const yes = (value: string) => value === "1" || /^true$/i.test(value);

export const isKyero = (document: Document): boolean => allOf(document, "kyero").length > 0;

/** In the language most readers have, else in any. */
function spoken(texts: Element | undefined): string {
  if (!texts) return "";
  const all = childrenOf(texts);
  const known = LANGUAGES.map((language) => textAt(texts, language)).find(Boolean);
  // version 2 has the text itself
  return known ?? all.map(ownText).find(Boolean) ?? ownText(texts);
}

export const kyeroHomes = (document: Document): FeedHome[] =>
  allOf(document, "property").map((home) => {
    const frequency = textAt(home, "price_freq").toLowerCase();
    const type = textAt(home, "type") || textAt(home, "type", "en");
    const place = joined([textAt(home, "location_detail"), textAt(home, "town"), textAt(home, "province")], ", ");
    const features = childrenOf(at(home, "features") ?? { children: [] }, "feature").map(ownText);
    const pool = yes(textAt(home, "pool")) && !features.some((one) => /pool|piscina/i.test(one)) ? ["Pool"] : [];
    return filled(
      {
        title: joined([type, textAt(home, "town")], ", "),
        transaction: frequency === "" || frequency === "sale" ? "sale" : "rent",
        price: textAt(home, "price"),
        currency: textAt(home, "currency") || "EUR",
        period: PERIODS.has(frequency) ? frequency : "",
        propertyType: type,
        bedrooms: textAt(home, "beds"),
        bathrooms: textAt(home, "baths"),
        area: squareMetres(textAt(home, "surface_area", "built")),
        landArea: squareMetres(textAt(home, "surface_area", "plot")),
        address: place,
        city: textAt(home, "town"),
        district: textAt(home, "province"),
        postalCode: textAt(home, "postcode"),
        country: textAt(home, "country"),
        latitude: textAt(home, "location", "latitude"),
        longitude: textAt(home, "location", "longitude"),
        features: [...features, ...pool].join("; "),
        description: spoken(at(home, "desc")),
        link: spoken(at(home, "url")),
        photos: childrenOf(at(home, "images") ?? { children: [] }, "image")
          .map((image) => textAt(image, "url"))
          .join(" "),
      },
      {
        "Energy rating": textAt(home, "energy_rating", "consumption"),
        "Emissions rating": textAt(home, "energy_rating", "emissions"),
        Reference: textAt(home, "ref"),
      },
    );
  });
