/** Trovit's XML for homes. */
import type { Document } from "domhandler";
import { type FeedHome, filled, squareMetres } from "./home.ts";
import { allOf, at, attribute, childrenOf, textAt } from "./xml.ts";

export const isTrovit = (document: Document): boolean => childrenOf(document, "trovit").length > 0;

const transactionOf = (type: string) => (/rent|roommate|alquiler|affitto|location|miete/i.test(type) ? "rent" : "sale");
const sized = (area: string, unit: string) =>
  area !== "" && /feet/i.test(unit) ? `${area.replace(/,(?=\d{3}$)/, "")} sq ft` : squareMetres(area);

export const trovitHomes = (document: Document): FeedHome[] =>
  allOf(document, "ad").map((ad) => {
    const area = (name: string) => sized(textAt(ad, name), attribute(at(ad, name), "unit"));
    const all = childrenOf(at(ad, "pictures") ?? { children: [] }, "picture");
    const pictures = all.map((picture) => ({
      url: textAt(picture, "picture_url"),
      isPlan: /floor ?plan|plano|grundriss|planimetria/i.test(textAt(picture, "picture_title")),
    }));
    const addresses = (isPlan: boolean) =>
      pictures
        .filter((one) => one.isPlan === isPlan)
        .map(({ url }) => url)
        .join(" ");
    return filled(
      {
        title: textAt(ad, "title"),
        transaction: transactionOf(textAt(ad, "type")),
        price: textAt(ad, "price"),
        currency: textAt(ad, "currency"),
        period: attribute(at(ad, "price"), "period"),
        propertyType: textAt(ad, "property_type"),
        bedrooms: textAt(ad, "rooms"),
        bathrooms: textAt(ad, "bathrooms"),
        area: area("floor_area"),
        landArea: area("plot_area"),
        address: textAt(ad, "address"),
        city: textAt(ad, "city"),
        district: textAt(ad, "city_area") || textAt(ad, "neighborhood"),
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
        photos: addresses(false),
        floorPlans: addresses(true),
      },
      { "Energy rating": textAt(ad, "eco_score") },
    );
  });
