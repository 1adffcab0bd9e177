/** What a page that is read again says otherwise than the property: what its agent typed or confirmed stays theirs. */
import type { Listing } from "#contract/listing";
import { differencesOf, disclosedIn, type FactChange, updatedBy } from "./differences.ts";
import { photosNow, readingChanges, sharePhotos } from "./reading-changes.ts";

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
const isDropped = ({ path, after }: FactChange): boolean => path === "features" && after === null;
const isNews = (change: FactChange): boolean =>
  news.has(change.path) || isDropped(change) || REQUIRED.test(disclosedIn(change.path) ?? "");
/** A change as one of two readings that are compared: features come and go in changes of one path. */
const keyOf = (change: FactChange): string => (isDropped(change) ? "dropped" : change.path);

const typed = ({ provenance }: Listing, path: string): boolean =>
  provenance[path]?.source === "user" || provenance[path.split(".", 1)[0] ?? ""]?.source === "user";

/** In the order people read facts. */
export const sourceChanges = (home: Listing, reading: Listing): FactChange[] =>
  readingChanges(home, reading).filter(({ path }) => !typed(home, path));

/** Whether `updatedFrom` would take any of them over: what a page lists no more stays with the home. */
export const takesOver = (changes: readonly FactChange[]): boolean => changes.some((change) => !isDropped(change));

/** Of those the ones worth telling: new since the reading before, or since the home was read where there was none. */
export function newsIn(home: Listing, before: Listing | null, reading: Listing): FactChange[] {
  const since = before ? new Set(readingChanges(before, reading).map(keyOf)) : null;
  const photosTell = sharePhotos(before ?? home, reading);
  // what nobody knew before the first reading is an addition, no change
  return sourceChanges(home, reading).filter((change) =>
    change.path === "photos"
      ? photosTell && (since?.has("photos") ?? true)
      : isNews(change) && (since?.has(keyOf(change)) ?? change.before !== null),
  );
}

/** The home's facts with what the page says and shows now; what its agent typed, and features it lists no more, stay. */
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
  return { ...updatedBy(home, asTyped), photos: photosNow(home, reading) };
}
