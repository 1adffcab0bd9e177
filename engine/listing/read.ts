/** A page or a pasted text -> one `Listing`, every fact with its source and confidence. Pure: nothing is fetched. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { type Candidate, ofField } from "./facts/candidate.ts";
import { withImplied } from "./facts/implied.ts";
import { merge } from "./merge.ts";
import { labelLines } from "./page/label-lines.ts";
import { type Page, parsePage } from "./page/page.ts";
import { BULLET, headlineOf, titleOf } from "./page/prose.ts";
import { withoutShareWords } from "./page/share-words.ts";
import { readAgent } from "./readers/agent.ts";
import { readDescribed } from "./readers/described.ts";
import { readDescription } from "./readers/description.ts";
import { readIcons } from "./readers/icons.ts";
import { readJsonLd } from "./readers/json-ld.ts";
import { isLand, isWholeBuilding } from "./readers/kind.ts";
import { readMeta } from "./readers/meta.ts";
import { readMicrodata } from "./readers/microdata.ts";
import { readOwnPlace } from "./readers/own-place.ts";
import { readPageState } from "./readers/page-state.ts";
import { readPaste } from "./readers/paste.ts";
import { readPhotos } from "./readers/photos.ts";
import { readPlace } from "./readers/place.ts";
import { readProse } from "./readers/prose.ts";
import { statedFeatures } from "./readers/stated.ts";
import { readTables } from "./readers/tables.ts";
import { readVisibleText } from "./readers/text.ts";
import { readTitle } from "./readers/title.ts";
import { refuseChallenge, refuseOthers } from "./refuse.ts";
import { doubted } from "./rival-price.ts";
import { siteFor } from "./sites/index.ts";
import { countryOfCurrency, countryOfLanguage } from "./units/country.ts";
import { currencyOf } from "./units/money.ts";
import { plain } from "./units/number.ts";
import { withoutOtherSums } from "./units/other-sums.ts";
import { AMOUNT } from "./units/spoken-amount.ts";
import { townOf } from "./units/town-of.ts";

/** Characters of a page that are read; the fetch guard's limit is lower. */
const MAX_HTML = 6_000_000;
const MAX_TEXT = 100_000;

/** A plot has no bedrooms, and a building sold whole describes its units: such counts are not the listing's. */
function withoutForeignCounts(candidates: readonly Candidate[], page: Page): Candidate[] {
  const land = isLand(page);
  if (!land && !isWholeBuilding(page)) return [...candidates];
  const foreign = new Set([
    "bedrooms",
    "livingRooms",
    "bathrooms",
    ...(land ? ["orientation", "floor", "yearBuilt"] : []),
  ]);
  return candidates.filter(({ field }) => !foreign.has(field));
}

/** What Indian addresses end with is the state, whose name no town bears. */
const INDIAN_STATE =
  /^(?:Andhra Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal)$/i;

/** A part of a town told as the city is its district: Leith is Edinburgh's, Ixelles Brussels'. */
function inTowns(candidates: readonly Candidate[], { hints }: Page): Candidate[] {
  const country = hints.country ?? countryOfCurrency(ofField(candidates, "price")[0]?.value.currency ?? null);
  return candidates.flatMap((one): Candidate[] => {
    if (one.field !== "city") return [one];
    // "731 Juniper Court" is no town
    if (/^\d/.test(one.value) || (country === "IN" && INDIAN_STATE.test(one.value))) return [];
    const { city, district } = townOf(one.value, null, { ...hints, country });
    return [
      { ...one, value: city ?? one.value },
      ...(district === null ? [] : [{ ...one, field: "district" as const, value: district }]),
    ];
  });
}

function candidatesOf(page: Page): Candidate[] {
  const found = [
    ...(siteFor(page.site)?.read(page) ?? []),
    ...readJsonLd(page),
    ...readMicrodata(page),
    ...readPageState(page),
    ...readMeta(page),
    ...readTables(page),
    ...readVisibleText(page),
    ...readIcons(page),
    ...readTitle(page),
    ...readDescription(page),
    ...readAgent(page),
    ...readProse(page),
    ...readPlace(page),
    ...readOwnPlace(page),
  ];
  found.push(...readDescribed(found, page));
  const leads = ofField(found, "photo").map(({ value }) => value.url);
  return withoutForeignCounts([...inTowns(found, page), ...readPhotos(page, leads.slice(0, 40))], page);
}

/** The photos' addresses made whole, so that the door can fetch them. */
const absolutePhotos = (photos: Listing["photos"], url: string | null): Listing["photos"] =>
  photos.map((photo) =>
    url !== null && URL.canParse(photo.url, url) ? { ...photo, url: new URL(photo.url, url).href } : photo,
  );

/**
 * Reads one listing out of a page's source. `url` is the page's own address when known.
 * Throws AppError: blocked (a challenge page), removed, search_results, not_a_listing.
 */
export function readListing(html: string, options: { url: string | null }): Listing {
  const page = parsePage(html.slice(0, MAX_HTML), options.url);
  refuseChallenge(page);
  const candidates = candidatesOf(page);
  const listing = doubted(merge(candidates, page.hints.country), page);
  refuseOthers(page, listing);
  const named = ofField(candidates, "country").sort((a, b) => b.confidence - a.confidence)[0]?.value ?? null;
  const country = named ?? page.hints.country ?? countryOfCurrency(listing.price?.currency ?? null);
  return {
    ...withImplied(listing, country),
    sourceUrl: page.url,
    site: page.site,
    language: page.hints.language,
    country,
    photos: absolutePhotos(listing.photos, page.url),
  };
}

/** What a page shows about its listing, a line each: without navigation and without similar homes. */
export const visibleText = (html: string): string =>
  parsePage(html.slice(0, MAX_HTML), null)
    .main.map(({ text }) => text)
    .join("\n")
    .slice(0, MAX_TEXT);

const escapeHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** A pasted text as a page of its own. */
const pageOf = (title: string, lines: readonly string[]): Page =>
  parsePage(
    `<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}`,
    null,
  );

/** What the readers of pages find; price, sale and rent without the instalments, dues and deposits the text names. */
function offered(page: Page, title: string, lines: readonly string[]): Candidate[] {
  const asked = withoutOtherSums([title, ...lines].join("\n"), page.hints);
  const [head = "", ...rest] = asked.split("\n");
  if (asked === [title, ...lines].join("\n")) return candidatesOf(page);
  const isOffer = ({ field }: Candidate) => field === "price" || field === "transaction";
  const without = { ...pageOf(head, rest), hints: page.hints };
  return [...candidatesOf(page).filter((one) => !isOffer(one)), ...candidatesOf(without).filter(isOffer)];
}

/** Where homes are told in English and nothing else. */
const ENGLISH: ReadonlySet<string> = new Set("US GB IE AU NZ".split(" "));

/** Money of one country says where a home stands more than the language it is told in: "R$ 2.900/mês". */
function inItsMoney(page: Page, text: string): Page {
  const { country } = page.hints;
  // shorthand of brokers has too few words to know a language by
  const language = page.hints.language ?? (ENGLISH.has(country ?? "") ? "en" : null);
  if (country !== countryOfLanguage(language)) return { ...page, hints: { ...page.hints, language } };
  const sums = [...text.slice(0, 4000).matchAll(AMOUNT)].map(([sum]) =>
    currencyOf(sum, { language: null, country: null, currency: null }),
  );
  const money = sums.find((one) => countryOfCurrency(one) !== null) ?? null;
  const own = countryOfCurrency(money);
  return own === null ? page : { ...page, hints: { language, country: own, currency: money } };
}

/** The features a text lists, then those it names beside; each once. */
function withStated(listing: Listing, lines: readonly string[], page: Page): Listing {
  const { agent, address, features } = listing;
  const { text, city, district, community } = address;
  const names = [agent.name, agent.company, text, city, district, community]
    .filter((one) => one !== null)
    .filter((one) => one !== "");
  const told = statedFeatures(lines, page, names);
  const { propertyType, renovation, orientation, floor } = listing;
  const known = [propertyType, renovation, orientation, floor, ...features].filter((one) => one !== null);
  const fresh = told.filter((one) => !known.some((other) => other.includes(one) || one.includes(other)));
  return { ...listing, features: [...features, ...fresh].slice(0, 60) };
}

const sameSize = (a: number, b: number): boolean => Math.abs(a - b) <= b * 0.015;

/** Reads a pasted text (a message, a sheet) line by line. Throws no_home_in_text when it states too little. */
export function readText(text: string): Listing {
  const pasted = withoutShareWords(text.slice(0, MAX_TEXT))
    .split(/\r?\n/)
    .map(plain)
    .flatMap(labelLines)
    .filter(Boolean);
  const lines = pasted.map((line) => line.replace(BULLET, ""));
  if (lines.length === 0) throw new AppError("no_home_in_text");
  const title = titleOf(headlineOf(lines));
  // A first line that says more than the title says it again as prose.
  const rest = (lines[0] ?? "").length > title.length + 1 ? lines : lines.slice(1);
  const page = inItsMoney(pageOf(title, rest), text);
  const spoken = readPaste(pasted, page);
  const [street] = ofField(spoken, "address");
  // A whole sentence that holds the address is no fuller wording of it.
  const others = offered(page, title, rest).filter(
    ({ field, value }) => field !== "address" || !street || !String(value).includes(street.value),
  );
  // The whole text tells the price from the fees beside it; its first line alone does not.
  const priced = spoken.some(({ field }) => field === "price");
  const [measured] = ofField(spoken, "area");
  const otherSize = (one: Candidate): boolean =>
    one.field === "area" && measured !== undefined && !sameSize(one.value.sqm, measured.value.sqm);
  const candidates = [
    ...others.filter((one) => !(one.field === "price" && priced) && !otherSize(one)),
    ...inTowns(spoken, page),
  ];
  const listing = merge(candidates, page.hints.country);
  refuseOthers(page, listing, true);
  const prose = rest.filter((line) => line.length >= 20).join("\n");
  const provenance = Object.fromEntries(
    Object.entries(listing.provenance).map(([path, { confidence }]) => [
      path,
      { source: "text" as const, confidence: Math.min(confidence, 0.75) },
    ]),
  );
  const country =
    ofField(candidates, "country")[0]?.value ??
    page.hints.country ??
    countryOfCurrency(listing.price?.currency ?? null);
  return {
    ...withStated(withImplied({ ...listing, provenance }, country), lines, page),
    description: listing.description ?? (prose || null),
    language: page.hints.language,
    country,
  };
}
