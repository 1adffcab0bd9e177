/** What a page that is read again says otherwise than the property: what its agent typed or confirmed stays theirs. */
import type { Listing } from "#contract/listing";
import { differencesOf, disclosedIn, type FactChange, updatedBy } from "./differences.ts";

/** Facts whose change is news; a title or a description is reworded every week. */
const news: ReadonlySet<string> = new Set([
  "transaction",
  "price",
  "area",
  "rooms.bedrooms",
  "rooms.livingRooms",
  "rooms.bathrooms",
  "address.text",
  "floor",
  "agent.name",
  "agent.company",
  "agent.licence",
]);
/** What an advertisement must show by law; dates and counts of a page that are disclosed beside it change every day. */
const REQUIRED =
  /energ|énerg|エネルギ|에너지|\b(?:epc|dpe|ges|ape)\b|council tax|licen[cs]e|permit|核验|备案|许可|免許|등록번호/iu;
const isNews = (path: string): boolean => news.has(path) || REQUIRED.test(disclosedIn(path) ?? "");

const typed = ({ provenance }: Listing, path: string): boolean =>
  provenance[path]?.source === "user" || provenance[path.split(".", 1)[0] ?? ""]?.source === "user";

/** In the order people read facts. */
export const sourceChanges = (home: Listing, reading: Listing): FactChange[] =>
  differencesOf(home, reading).filter(({ path }) => !typed(home, path));

/** Of those the ones worth telling: new since the reading before, or since the home was read where there was none. */
export function newsIn(home: Listing, before: Listing | null, reading: Listing): FactChange[] {
  const since = before ? new Set(differencesOf(before, reading).map(({ path }) => path)) : null;
  // what nobody knew before the first reading is an addition, no change
  return sourceChanges(home, reading).filter(
    ({ path, before: was }) => isNews(path) && (since?.has(path) ?? was !== null),
  );
}

/** The home's facts with what the page says now; what its agent typed stays. */
export function updatedFrom(home: Listing, reading: Listing): Listing {
  const kept = differencesOf(home, reading).filter(({ path }) => typed(home, path));
  const asTyped = structuredClone(reading);
  for (const { path, before } of kept) {
    if (path === "features") {
      asTyped.features = [];
      continue;
    }
    const disclosed = disclosedIn(path);
    if (disclosed !== null) {
      if (typeof before === "string") asTyped.disclosures[disclosed] = before;
      else delete asTyped.disclosures[disclosed];
      continue;
    }
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<object>((value, key) => Reflect.get(value, key), asTyped);
    Reflect.set(holder, last, before);
  }
  return updatedBy(home, asTyped);
}
