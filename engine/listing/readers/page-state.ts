/** Page state: finds the object that is this listing among all the data a page carries, and reads it by its keys. */
import { type Candidate, type Fact, from } from "../facts/candidate.ts";
import { isObject, type Json, type JsonObject, textOf } from "../page/json.ts";
import type { Page } from "../page/page.ts";
import { attributeFacts, carriesAttributes } from "../state/attributes.ts";
import { known, stateFacts } from "../state/facts.ts";
import type { KeyMeaning } from "../state/keys.ts";
import { type Node, objectsIn, statesOf } from "../state/scan.ts";

const WEIGHTS: Partial<Record<KeyMeaning, number>> = {
  price: 2,
  bedrooms: 2,
  bathrooms: 1.5,
  area: 2,
  yearBuilt: 1,
  address: 1,
  city: 0.5,
  latitude: 0.5,
  description: 1.5,
  photos: 1.5,
  propertyType: 0.5,
  title: 0.5,
};
/** Less than a price, a size and a room together is some other object. */
const ENOUGH = 5;
/** More like it side by side are search results or similar homes. */
const MAX_SIBLINGS = 2;
const MAX_LAYERS = 60;
const WORTH_A_LOOK = 3;
const MAX_LOOKS = 24;

function score(node: JsonObject, page: Page): number {
  const facts = known(node);
  let sum = 0;
  for (const meaning of facts.keys()) sum += WEIGHTS[meaning] ?? 0;
  const id = textOf(facts.get("id")?.value);
  if (id !== null && id.length >= 5 && page.url?.includes(id)) sum += 2;
  return sum;
}

const OTHERS =
  /similar|related|recommend|nearby|mortgage|school|comparable|history|loan|agent|broker|agency|advertiser|office|seller|lister|vendor|landlord|publisher|organi[sz]ation|breadcrumb|seo|tracking|i18n|translations|config/i;

/** The only object of a list: portals that may sell several homes in one notice keep one in a list of its own. */
const only = (value: Json | undefined): JsonObject | null => {
  const [one, ...others] = Array.isArray(value) ? value : [value];
  return others.length === 0 && isObject(one) ? one : null;
};

/** The parts of a listing object: itself and the objects right under it, lists of several excepted. */
function layers(node: JsonObject, depth = 0, found: JsonObject[] = []): JsonObject[] {
  if (depth > 3 || found.length >= MAX_LAYERS) return found;
  found.push(node);
  for (const [key, value] of Object.entries(node)) {
    if (found.length >= MAX_LAYERS) break;
    const part = OTHERS.test(key) ? null : only(value);
    if (part !== null) layers(part, depth + 1, found);
  }
  return found;
}

/** What single objects say: one may be a home itself and a part of several others that are looked at. */
class ReadObjects {
  private readonly said = new Map<JsonObject, readonly Fact[]>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private factsOf(object: JsonObject): readonly Fact[] {
    const before = this.said.get(object);
    if (before) return before;
    const { hints } = this.page;
    const now = [...stateFacts(object, hints), ...attributeFacts(object, hints)];
    this.said.set(object, now);
    return now;
  }

  /** Facts of an object and its parts; deeper parts are surer to be about something else. */
  factsIn(node: JsonObject): Fact[] {
    return layers(node).flatMap((layer, at): Fact[] =>
      this.factsOf(layer).map(
        (one) => ({ ...one, confidence: at === 0 ? one.confidence : one.confidence - 0.08 }) as Fact,
      ),
    );
  }
}

const FIELD_WEIGHTS: Partial<Record<Fact["field"], number>> = {
  price: 2,
  bedrooms: 2,
  bathrooms: 1.5,
  area: 2,
  yearBuilt: 1,
  address: 1,
  city: 0.5,
  point: 0.5,
  description: 1.5,
  photo: 1.5,
};
/** Keys make a candidate, values decide: dictionaries of labels have all the keys and no number. */
const worth = (facts: readonly Fact[]): number =>
  [...new Set(facts.map(({ field }) => field))].reduce((sum, field) => sum + (FIELD_WEIGHTS[field] ?? 0), 0);

/** What stands around the home's own object tells of it too, where the home is its only one. */
const AROUND: ReadonlySet<Fact["field"]> = new Set([
  "transaction",
  "title",
  "description",
  "price",
  "photo",
  "address",
  "city",
  "agentName",
  "agentCompany",
]);
const MAX_OWNERS = 2;

function factsAround({ owner, siblings }: Node, page: Page): Fact[] {
  const facts: Fact[] = [];
  for (let at = siblings === 1 ? owner : null, up = 0; at !== null && up < MAX_OWNERS; at = at.owner, up++)
    facts.push(...[...stateFacts(at.value, page.hints)].filter(({ field }) => AROUND.has(field)));
  return facts.map(
    (one) => ({ ...one, confidence: one.confidence - (one.field.startsWith("agent") ? 0.16 : 0.1) }) as Fact,
  );
}

export function readPageState(page: Page): Candidate[] {
  const candidates: { node: Node; points: number }[] = [];
  for (const state of statesOf(page))
    for (const node of objectsIn(state)) {
      if (node.siblings > MAX_SIBLINGS) continue;
      const points = score(node.value, page) - node.depth * 0.02;
      if (points >= WORTH_A_LOOK) candidates.push({ node, points });
      // a sheet of attributes is a part of the home, or of the notice around it
      else if (carriesAttributes(node.value))
        for (const one of [node, node.owner]) if (one !== null) candidates.push({ node: one, points: WORTH_A_LOOK });
    }
  const read = new ReadObjects(page);
  const [home] = candidates
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_LOOKS)
    .map(({ node, points }) => {
      const facts = read.factsIn(node.value);
      return { node, facts, worth: worth(facts) + points * 0.3 };
    })
    .filter(({ facts }) => worth(facts) >= ENOUGH)
    .sort((a, b) => b.worth - a.worth);
  if (home === undefined) return [];
  const own = new Set(home.facts.map(({ field }) => field));
  const around = factsAround(home.node, page).filter(({ field }) => !own.has(field));
  const first = new Set<string>();
  return from(
    "page-state",
    [...home.facts, ...around].filter(
      (one) => one.field === "photo" || one.field === "feature" || (!first.has(one.field) && first.add(one.field)),
    ),
  );
}
