/** Kyero's XML (version 3): holiday and second homes in Spain, Portugal, France and Italy. */
import type { Document } from "domhandler";
import { type FeedHome, filled, joined, squareMetres } from "./home.ts";
import { allOf, at, childrenOf, ownText, textAt } from "./xml.ts";

const LANGUAGES = ["en", "es", "de", "fr", "it", "pt", "nl"];

export const isKyero = (document: Document): boolean => allOf(document, "kyero").length > 0;

export const kyeroHomes = (document: Document): FeedHome[] =>
  allOf(document, "property").map((home) => {
    const texts = at(home, "desc");
    const description = LANGUAGES.map((language) => (texts ? textAt(texts, language) : "")).find(Boolean) ?? "";
    const frequency = textAt(home, "price_freq");
    const type = textAt(home, "type") || textAt(home, "type", "en");
    const place = joined([textAt(home, "location_detail"), textAt(home, "town"), textAt(home, "province")], ", ");
    return filled({
      title: joined([type, textAt(home, "town")], ", "),
      transaction: frequency === "" || frequency === "sale" ? "sale" : "rent",
      price: textAt(home, "price"),
      currency: textAt(home, "currency") || "EUR",
      period: frequency === "sale" ? "" : frequency,
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
      features: childrenOf(at(home, "features") ?? { children: [] }, "feature")
        .map(ownText)
        .join("; "),
      description,
      link: LANGUAGES.map((language) => textAt(home, "url", language)).find(Boolean) ?? "",
      photos: childrenOf(at(home, "images") ?? { children: [] }, "image")
        .map((image) => textAt(image, "url"))
        .join(" "),
    });
  });
