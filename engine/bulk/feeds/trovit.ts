/** Trovit's XML for homes. */
import type { Document } from "domhandler";
import { type FeedHome, filled, squareMetres } from "./home.ts";
import { allOf, at, attribute, childrenOf, textAt } from "./xml.ts";

export const isTrovit = (document: Document): boolean => childrenOf(document, "trovit").length > 0;

const transactionOf = (type: string) => (/rent|alquiler|affitto|location|miete/i.test(type) ? "rent" : "sale");

export const trovitHomes = (document: Document): FeedHome[] =>
  allOf(document, "ad").map((ad) => {
    const price = at(ad, "price");
    const unit = attribute(at(ad, "floor_area"), "unit");
    const area = textAt(ad, "floor_area");
    return filled({
      title: textAt(ad, "title"),
      transaction: transactionOf(textAt(ad, "type")),
      price: textAt(ad, "price"),
      currency: textAt(ad, "currency"),
      period: attribute(price, "period"),
      propertyType: textAt(ad, "property_type"),
      bedrooms: textAt(ad, "rooms"),
      bathrooms: textAt(ad, "bathrooms"),
      area: area !== "" && /feet/i.test(unit) ? `${area} sq ft` : squareMetres(area),
      address: textAt(ad, "address"),
      city: textAt(ad, "city"),
      district: textAt(ad, "city_area"),
      postalCode: textAt(ad, "postcode"),
      country: textAt(ad, "country"),
      latitude: textAt(ad, "latitude"),
      longitude: textAt(ad, "longitude"),
      floor: textAt(ad, "floor_number"),
      orientation: textAt(ad, "orientation"),
      yearBuilt: textAt(ad, "year"),
      renovation: textAt(ad, "condition"),
      description: textAt(ad, "content"),
      agentCompany: textAt(ad, "agency"),
      link: textAt(ad, "url"),
      photos: childrenOf(at(ad, "pictures") ?? { children: [] }, "picture")
        .map((picture) => textAt(picture, "picture_url"))
        .join(" "),
    });
  });
