/** Microdata -> the same objects JSON-LD gives, then the same facts. */
import type { Element } from "domhandler";
import { type Candidate, from } from "../facts/candidate.ts";
import { around, textIn } from "../page/element.ts";
import type { Json, JsonObject } from "../page/json.ts";
import type { Page } from "../page/page.ts";
import { elementsOf } from "../page/tagged.ts";
import { agentFacts, schemaFacts, typesOf } from "./schema-org.ts";

const HOME = /Accommodation|Apartment|House|Residence|RealEstateListing|Product|Offer|Suite|Room$|Place$|SingleFamily/;
const MAX_ITEMS = 400;
/** Signs of one property's text, and of all of a page's: properties nest, and each holds the text of those inside. */
const MAX_TEXT = 100_000;
const MAX_TEXTS = 2_000_000;
/** Levels of a page. */
const MAX_LEVELS = 300;
/** Properties of one item, and names of one property; real items have a few dozen. */
const MAX_PROPERTIES = 3_000;
const MAX_KEYS = 8;

/** Signs of text that may still be read. */
type Budget = { left: number };

/** A property's value: content, link, date, else its text. */
function propertyValue(element: Element, budget: Budget): string {
  const { content, href, src, datetime, value } = element.attribs;
  const said =
    content ?? (element.name === "a" || element.name === "link" ? href : undefined) ?? src ?? datetime ?? value;
  if (said !== undefined) return said.trim();
  const text = textIn(element, Math.min(MAX_TEXT, budget.left));
  budget.left -= text.length;
  return text.trim();
}

function put(node: JsonObject, key: string, value: Json): void {
  const before = node[key];
  if (Array.isArray(before)) before.push(value);
  else node[key] = before === undefined ? value : [before, value];
}

/** One itemscope and everything in it that is not in an inner one. */
function itemOf(scope: Element, budget: Budget, depth = 0): JsonObject {
  const node: JsonObject = {
    "@type": (scope.attribs.itemtype ?? "").split(/\s+/).map((type) => type.replace(/^.*\//, "")),
  };
  if (depth > 6) return node;
  let count = 0;
  const collect = (children: Element["children"]) => {
    for (const child of children) {
      if (child.type !== "tag") continue;
      const inner = child.attribs.itemscope !== undefined;
      const keys = (child.attribs.itemprop ?? "").split(/\s+/, MAX_KEYS).filter(Boolean);
      if (keys.length > 0 && count++ < MAX_PROPERTIES) {
        const value: Json = inner ? itemOf(child, budget, depth + 1) : propertyValue(child, budget);
        for (const key of keys) put(node, key, value);
      }
      if (!inner) collect(child.children);
    }
  };
  collect(scope.children);
  return node;
}

export function readMicrodata(page: Page): Candidate[] {
  const outer = elementsOf(page)
    .filter(({ attribs }) => attribs.itemscope !== undefined)
    .slice(0, MAX_ITEMS)
    .filter((element) => !around(element, MAX_LEVELS, ({ attribs }) => attribs.itemscope !== undefined));
  const budget = { left: MAX_TEXTS };
  const items = outer.map((element) => itemOf(element, budget));
  const agencies = items.filter((node) => typesOf(node).includes("RealEstateAgent"));
  const homes = items.filter((node) => typesOf(node).some((type) => HOME.test(type)));
  // Many homes are a list of search results or of similar ones.
  const facts = homes.length > 3 ? [] : homes.flatMap((home) => schemaFacts(home, page.hints, true));
  return from("microdata", [
    ...facts.map((one) => ({ ...one, confidence: Math.min(one.confidence, 0.76) })),
    // an agency that stands by itself beside the home offers it
    ...(agencies.length === 1 ? agencies : []).flatMap((node) =>
      agentFacts(node).map((one) => ({ ...one, confidence: one.confidence - 0.22 })),
    ),
  ]);
}
