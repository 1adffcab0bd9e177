/** Microdata -> the same objects JSON-LD gives, then the same facts. */
import type { Element } from "domhandler";
import { type Candidate, from } from "../candidate.ts";
import type { Json, JsonObject } from "../json.ts";
import type { Page } from "../page.ts";
import { schemaFacts, typesOf } from "../schema-org.ts";

const HOME = /Accommodation|Apartment|House|Residence|RealEstateListing|Product|Offer|Suite|Room$|Place$|SingleFamily/;
const MAX_ITEMS = 400;

/** A property's value: content, link, date, else its text. */
function propertyValue(page: Page, element: Element): string {
  const { content, href, src, datetime, value } = element.attribs;
  return (
    content ??
    (element.name === "a" || element.name === "link" ? href : undefined) ??
    src ??
    datetime ??
    value ??
    page.$(element).text()
  ).trim();
}

function put(node: JsonObject, key: string, value: Json): void {
  const before = node[key];
  node[key] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
}

/** One itemscope and everything in it that is not in an inner one. */
function itemOf(page: Page, scope: Element, depth = 0): JsonObject {
  const node: JsonObject = {
    "@type": (scope.attribs.itemtype ?? "").split(/\s+/).map((type) => type.replace(/^.*\//, "")),
  };
  if (depth > 6) return node;
  const collect = (children: Element["children"]) => {
    for (const child of children) {
      if (child.type !== "tag") continue;
      const inner = child.attribs.itemscope !== undefined;
      const keys = (child.attribs.itemprop ?? "").split(/\s+/).filter(Boolean);
      if (keys.length > 0) {
        const value: Json = inner ? itemOf(page, child, depth + 1) : propertyValue(page, child);
        for (const key of keys) put(node, key, value);
      }
      if (!inner) collect(child.children);
    }
  };
  collect(scope.children);
  return node;
}

export function readMicrodata(page: Page): Candidate[] {
  const outer = page
    .$("[itemscope]")
    .toArray()
    .slice(0, MAX_ITEMS)
    .filter((element) => page.$(element).parents("[itemscope]").length === 0);
  const homes = outer
    .map((element) => itemOf(page, element))
    .filter((node) => typesOf(node).some((type) => HOME.test(type)));
  // Many homes are a list of search results or of similar ones.
  const facts = homes.length > 3 ? [] : homes.flatMap((home) => schemaFacts(home, page.hints, true));
  return from(
    "microdata",
    facts.map((one) => ({ ...one, confidence: Math.min(one.confidence, 0.76) })),
  );
}
