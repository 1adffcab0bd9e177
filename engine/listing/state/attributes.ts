/** Facts a portal keeps as a list of named attributes: [{"key":"square","key_label":"Surface","value_label":"86 m²"}, …]. */
import { type Fact, fact } from "../facts/candidate.ts";
import { factsOf } from "../facts/label-facts.ts";
import { type Meaning, meaningOf } from "../labels/index.ts";
import { isObject, type Json, type JsonObject, listOf, textOf } from "../page/json.ts";
import { plainText } from "../page/prose.ts";
import type { Hints } from "../units/hints.ts";
import { meaningOfKey } from "./keys.ts";

const NAMES = ["key_label", "label", "title", "name", "displayName", "caption", "key", "code", "type", "id", "term"];
const VALUES = [
  "value_label",
  "displayValue",
  "formattedValue",
  "valueText",
  "localizedValue",
  "text",
  "value",
  "content",
  "description",
  "data",
  "values",
];
/** Attributes of one home; portals have forty. */
const MAX_ATTRIBUTES = 120;
const MAX_VALUE = 200;

/** What keys and labels may both say. */
const SHARED: ReadonlySet<string> = new Set<Meaning>([
  "price",
  "area",
  "landArea",
  "bedrooms",
  "bathrooms",
  "floor",
  "orientation",
  "yearBuilt",
  "propertyType",
]);

/** A lone value may stand in a list: {"name":"ESTATE_SIZE/LIVING_AREA","values":["56"]}. */
const lone = (value: Json | undefined): Json | undefined =>
  Array.isArray(value) && value.length === 1 ? value[0] : value;

const texts = (node: JsonObject, keys: readonly string[]): string[] =>
  keys
    .map((key) => textOf(lone(node[key])))
    .filter((text): text is string => text !== null && text.length <= MAX_VALUE);

/** What an attribute's names stand for: its printed label first, then its key. */
function meant(names: readonly string[], language: string | null): { meaning: Meaning; label: string } | null {
  for (const label of names) {
    const meaning = meaningOf(label, language);
    if (meaning !== null && meaning !== "description" && meaning !== "features") return { meaning, label };
  }
  for (const label of names) {
    const meaning = meaningOfKey(label.slice(label.lastIndexOf("/") + 1));
    if (meaning !== null && SHARED.has(meaning)) return { meaning: meaning as Meaning, label };
  }
  return null;
}

const MIN_PROSE = 60;

/** {"name":"BODY","values":["…"]}: the prose among the attributes. */
function prose(node: JsonObject): Fact[] {
  const [name] = texts(node, NAMES);
  if (name === undefined || meaningOfKey(name.slice(name.lastIndexOf("/") + 1)) !== "description") return [];
  const text = VALUES.map((key) => textOf(lone(node[key]))).find((one) => one !== null && one.length >= MIN_PROSE);
  return text ? [fact("description", plainText(text), 0.58)] : [];
}

/** One attribute's facts; none where its name means nothing or its value does not fit. */
function attribute(node: JsonObject, hints: Hints): Fact[] {
  const names = texts(node, NAMES);
  const [value] = texts(node, VALUES).filter((text) => !names.includes(text) || /\d/.test(text));
  const known = value === undefined ? null : meant(names, hints.language);
  if (!known || value === undefined) return [];
  // a machine's number has the country's unit
  const bare = known.meaning === "area" && /^\d{1,5}(?:\.\d{1,2})?$/.test(value);
  const measured = bare ? `${value} ${hints.country === "US" ? "sqft" : "m²"}` : value;
  return factsOf({ ...known, value: measured, confidence: 0.66 }, hints).map((one) =>
    one.field === "title" ? fact("feature", value, 0.4) : one,
  );
}

/** Sheets of one home: "overview", "costs", "building". */
const MAX_GROUPS = 20;

/** The lists right inside an object, and those of their groups: [{"heading":"Building","rows":[{label, value}, …]}, …]. */
const listsIn = (node: JsonObject): Json[][] =>
  Object.values(node).flatMap((list: Json) => {
    if (!Array.isArray(list)) return [];
    const groups = list.slice(0, MAX_GROUPS).filter(isObject);
    return [list, ...groups.flatMap((group) => Object.values(group).filter((inner) => Array.isArray(inner)))];
  });

/** True where a list right inside an object names attributes; its first row tells. */
export const carriesAttributes = (node: JsonObject): boolean =>
  Object.values(node).some((list: Json) => {
    if (!Array.isArray(list) || list.length < 3 || !isObject(list[0])) return false;
    return (
      texts(list[0], NAMES).length > 0 && VALUES.some((key) => list[0] !== null && isObject(list[0]) && key in list[0])
    );
  });

/** Facts in the lists of named attributes inside an object of page state. */
export const attributeFacts = (node: JsonObject, hints: Hints): Fact[] =>
  listsIn(node)
    .filter((list) => list.length >= 2)
    .flatMap((list) =>
      listOf(list)
        .slice(0, MAX_ATTRIBUTES)
        .filter(isObject)
        .flatMap((one) => [...attribute(one, hints), ...prose(one)]),
    );
