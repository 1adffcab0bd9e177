/** JSON-LD: every property type, graphs, nested offers, lists, and scripts that are not quite JSON. */
import { type Candidate, type Fact, from } from "../candidate.ts";
import { isObject, type Json, type JsonObject, listOf, parseLoose, textOf } from "../json.ts";
import type { Page } from "../page.ts";
import { schemaFacts, typesOf } from "../schema-org.ts";

/** The home, or an offer of it. */
const HOME =
  /^(?:Accommodation|Apartment|ApartmentComplex|House|SingleFamilyResidence|Residence|Suite|Room|GatedResidenceCommunity|RealEstateListing|VacationRental|LodgingBusiness|FloorPlan|IndividualProduct|Product|SingleFamilyHome|Condominium|Townhouse|RentAction|BuyAction|SellAction|Villa|LandParcel)$/;
/** Things a listing's page also describes; only their parts that point at the home are read. */
const ABOUT_OTHERS =
  /^(?:ItemList|BreadcrumbList|FAQPage|Question|Answer|WebSite|SearchResultsPage|CollectionPage|Review|SearchAction|VideoObject|School|ImageGallery)$/;
const INNER = [
  "mainEntity",
  "mainEntityOfPage",
  "about",
  "itemOffered",
  "object",
  "containsPlace",
  "subjectOf",
  "item",
];
const MAX_DEPTH = 8;

export const jsonLdOf = (page: Page): Json[] =>
  page
    .$('script[type*="ld+json" i]')
    .toArray()
    .map((element) => parseLoose(page.$(element).text()))
    .filter((value) => value !== undefined);

/** Every typed object about a home, the outermost first. A node inside a home belongs to it and is not listed again. */
function homesIn(value: Json, depth = 0): JsonObject[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => homesIn(one, depth + 1));
  if (!isObject(value)) return [];
  const types = typesOf(value);
  if (types.some((type) => HOME.test(type))) return [value];
  if (types.some((type) => ABOUT_OTHERS.test(type))) return [];
  if (types.includes("Event") && isObject(value.location))
    return [{ ...value.location, "@type": "Event", offers: value.offers ?? null }];
  if (types.includes("Offer") && value.price !== undefined) return [value];
  return ["@graph", "offers", ...INNER].flatMap((key) =>
    value[key] === undefined ? [] : homesIn(value[key], depth + 1),
  );
}

/** The node and the nodes it wraps, as one home. */
const layers = (node: JsonObject, depth = 0): JsonObject[] =>
  depth > 4
    ? []
    : [
        node,
        ...[...INNER, "location", "makesOffer", "offers"].flatMap((key) =>
          listOf(node[key]).flatMap((one) =>
            isObject(one) && key !== "offers"
              ? layers(one, depth + 1)
              : isObject(one) && isObject(one.itemOffered)
                ? layers(one.itemOffered, depth + 1)
                : [],
          ),
        ),
      ];

const keyOf = (node: JsonObject): string => `${textOf(node.url) ?? ""}|${textOf(node.name) ?? ""}`;

/** Several homes on one page are a list unless they are wordings of one; the page's own address tells. */
function ownHomes(homes: JsonObject[], page: Page): JsonObject[] {
  const withUrl = homes.filter((home) => page.isOwnUrl(textOf(home.url) ?? textOf(home["@id"])));
  if (withUrl.length > 0)
    return homes.filter(
      (home) =>
        withUrl.includes(home) ||
        (textOf(home.url) === null &&
          typesOf(home).some((type) => /Residence|House|Apartment|Action|Event/.test(type))),
    );
  const products = homes.filter((home) => textOf(home.url) !== null || typesOf(home).includes("Product"));
  return new Set(products.map(keyOf)).size > 3 ? [] : homes;
}

export function readJsonLd(page: Page): Candidate[] {
  const documents = jsonLdOf(page);
  const homes = ownHomes(
    documents.flatMap((document) => homesIn(document)),
    page,
  );
  const facts = homes.flatMap((home): Fact[] =>
    layers(home).flatMap((layer, at) => schemaFacts(layer, page.hints, at === 0 && !typesOf(layer).includes("Event"))),
  );
  const galleries = documents
    .flatMap((document) => listOf(document))
    .filter((node) => isObject(node) && typesOf(node).includes("ImageObject"));
  return from("json-ld", [
    ...facts,
    ...galleries.flatMap((node) => (isObject(node) ? schemaFacts({ image: node }, page.hints, false) : [])),
  ]);
}
