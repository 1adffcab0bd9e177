/** JSON-LD: every property type, graphs, nested offers, lists, and scripts that are not quite JSON. */
import { type Candidate, type Fact, from } from "../facts/candidate.ts";
import { textIn } from "../page/element.ts";
import { isObject, type Json, type JsonObject, listOf, parseLoose, textOf } from "../page/json.ts";
import type { Page } from "../page/page.ts";
import { tagged } from "../page/tagged.ts";
import { agentFacts, schemaFacts, typesOf } from "./schema-org.ts";

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
/** Signs of one document; the fetch guard lets no larger page through. */
const MAX_DOCUMENT = 6_000_000;
/** Homes that are read, and parts of one; pages describe one home in a handful of parts. */
const MAX_HOMES = 60;
/** Documents of a page that are parsed; of real pages none has a tenth of it. */
const MAX_DOCUMENTS = 400;
const MAX_LAYERS = 200;

const parsed = new WeakMap<Page, Json[]>();

/** The documents of a page, parsed once. */
export function jsonLdOf(page: Page): Json[] {
  const before = parsed.get(page);
  if (before) return before;
  const documents = tagged(page, "script")
    .filter(({ attribs }) => /ld\+json/i.test(attribs.type ?? ""))
    .slice(0, MAX_DOCUMENTS)
    .map((element) => parseLoose(textIn(element, MAX_DOCUMENT)))
    .filter((value) => value !== undefined);
  parsed.set(page, documents);
  return documents;
}

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
function layers(node: JsonObject, depth = 0, found: JsonObject[] = []): JsonObject[] {
  if (depth > 4 || found.length >= MAX_LAYERS) return found;
  found.push(node);
  for (const key of [...INNER, "location", "makesOffer", "offers"])
    for (const one of listOf(node[key]).slice(0, MAX_LAYERS)) {
      const part = isObject(one) && key === "offers" ? one.itemOffered : one;
      if (isObject(part)) layers(part, depth + 1, found);
    }
  return found;
}

const keyOf = (node: JsonObject): string => `${textOf(node.url) ?? ""}|${textOf(node.name) ?? ""}`;

/** Several homes on one page are a list unless they are wordings of one; the page's own address tells. */
function ownHomes(homes: JsonObject[], page: Page): JsonObject[] {
  const withUrl = new Set(homes.filter((home) => page.isOwnUrl(textOf(home.url) ?? textOf(home["@id"]))));
  if (withUrl.size > 0)
    return homes.filter(
      (home) =>
        withUrl.has(home) ||
        (textOf(home.url) === null &&
          typesOf(home).some((type) => /Residence|House|Apartment|Action|Event/.test(type))),
    );
  const products = homes.filter((home) => textOf(home.url) !== null || typesOf(home).includes("Product"));
  return new Set(products.map(keyOf)).size > 3 ? [] : homes;
}

const TRADE = /agent|broker|realtor|makler|conseill|asesor|negotiator|immobil|inmobil|real estate|properties/i;
/** A person who sells homes: told by what she is or whom she works for. Authors of pages are people, too. */
const isOfTheTrade = (node: JsonObject): boolean =>
  TRADE.test(textOf(node.jobTitle) ?? "") ||
  listOf(node.worksFor).some(
    (firm) => isObject(firm) && (typesOf(firm).includes("RealEstateAgent") || TRADE.test(textOf(firm.name) ?? "")),
  );

export function readJsonLd(page: Page): Candidate[] {
  const documents = jsonLdOf(page);
  const homes = ownHomes(
    documents.flatMap((document) => homesIn(document)),
    page,
  );
  const facts = homes
    .slice(0, MAX_HOMES)
    .flatMap((home): Fact[] =>
      layers(home).flatMap((layer, at) =>
        schemaFacts(layer, page.hints, at === 0 && !typesOf(layer).includes("Event")),
      ),
    );
  // an agency that stands by itself beside the home offers it
  const alone = documents
    .flatMap((document) =>
      isObject(document) && Array.isArray(document["@graph"]) ? document["@graph"] : listOf(document),
    )
    .filter(isObject);
  const agencies = alone.filter((node) => typesOf(node).includes("RealEstateAgent")).slice(0, 2);
  const people = alone.filter((node) => typesOf(node).includes("Person") && isOfTheTrade(node)).slice(0, 2);
  const galleries = documents
    .flatMap((document) => listOf(document))
    .filter((node) => isObject(node) && typesOf(node).includes("ImageObject"))
    .slice(0, MAX_LAYERS);
  return from("json-ld", [
    ...facts,
    ...[...(agencies.length === 1 ? agencies : []), ...(people.length === 1 ? people : [])].flatMap((node) =>
      agentFacts(node).map((one) => ({ ...one, confidence: one.confidence - 0.22 })),
    ),
    ...galleries.flatMap((node) => (isObject(node) ? schemaFacts({ image: node }, page.hints, false) : [])),
  ]);
}
