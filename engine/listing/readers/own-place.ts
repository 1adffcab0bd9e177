/** The city a page's own address, title and trail agree on, told from districts and streets by the gazetteer. */
import type { Element } from "domhandler";
import { isCity } from "#engine/places/gazetteer";
import { type Candidate, type Fact, fact, from } from "../facts/candidate.ts";
import { isElement, nodesIn, textIn } from "../page/element.ts";
import type { Page } from "../page/page.ts";
import { elementsOf, metaText } from "../page/tagged.ts";
import { townWithCode } from "../units/coded-place.ts";
import { findEuropeanAddress } from "../units/european-street.ts";
import { plain } from "../units/number.ts";
import { placeIn } from "../units/place-in.ts";
import { findStreetAddress } from "../units/street.ts";

const isTrail = ({ attribs }: Element): boolean =>
  [attribs.class, attribs.id, attribs["aria-label"], attribs.itemtype].some(
    (name) => name !== undefined && /crumb/i.test(name.slice(0, 300)),
  );
const MAX_TRAIL = 400;
/** Cities that are countries, or nearly. */
const CITY_STATES: Readonly<Record<string, readonly [latin: string, han: string]>> = {
  SG: ["Singapore", "新加坡"],
  HK: ["Hong Kong", "香港"],
  MO: ["Macau", "澳門"],
  MC: ["Monaco", "摩纳哥"],
};

/** Parts of the page's address that name a place: "/for-sale/prestbury/pietermaritzburg/" -> "Pietermaritzburg". */
function citiesInUrl(url: string | null, country: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  return decodeURIComponentSafe(new URL(url).pathname)
    .split(/[/_.]/)
    .flatMap((part) => {
      const words = part.split("-").filter(Boolean).slice(0, 20);
      const runs = words.flatMap((_, at) => [3, 2, 1].map((size) => words.slice(at, at + size).join(" ")));
      const whole = words.length <= 3 ? [words.join(" ")] : runs;
      return whole.filter((name) => name.length > 3 && isCity(name, country)).slice(0, 1);
    })
    .map((name) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()));
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Cities in the trail above the listing, innermost last. */
function citiesInTrail(page: Page): string[] {
  const trail = elementsOf(page).find(isTrail);
  const names: string[] = [];
  for (const node of trail ? nodesIn(trail, MAX_TRAIL) : [])
    if (node !== trail && isElement(node) && (node.name === "a" || node.name === "span" || node.name === "li"))
      names.push(plain(textIn(node, 80)));
  return names.filter((name) => isCity(name, page.hints.country));
}

const TOWN_AND_QUARTER =
  /(?<!\p{L})(?:in|en|à|a|em|te|at)\s((\p{Lu}[\p{L}'’-]{2,24}(?:\s(?:de|la|del|di|do|am|im)?\s?\p{Lu}[\p{L}'’-]{2,24}){0,2}) \((\p{Lu}[\p{L} .'’-]{2,40})\))$/u;
/** "Piso en Altea (Centro)": a town and its quarter at the end of a headline. */
function townAndQuarter(title: string): { text: string; city: string; district: string } | null {
  const [, text, city, district] = TOWN_AND_QUARTER.exec(title.slice(0, 200)) ?? [];
  return text === undefined || city === undefined || district === undefined ? null : { text, city, district };
}

const TAIWAN =
  /(?:台北|臺北|新北|桃園|台中|臺中|台南|臺南|高雄|基隆|新竹|嘉義)市|(?:新竹|苗栗|彰化|南投|雲林|嘉義|屏東|宜蘭|花蓮|台東|臺東|澎湖|金門|連江)縣/u;
/** The city or county that title, description and trail of a Taiwanese page name. */
function taiwan(page: Page): Fact[] {
  const [trail] = elementsOf(page).filter(isTrail);
  const texts = [page.heading, page.title, metaDescription(page), trail ? textIn(trail, MAX_TRAIL) : ""];
  const city = texts.map((text) => TAIWAN.exec(text.slice(0, 400))?.[0]).find((name) => name !== undefined);
  return city === undefined ? [] : [fact("city", city, 0.56)];
}

/** Facts about the place from what the page calls itself. Chinese trails have a reader of their own. */
export function readOwnPlace(page: Page): Candidate[] {
  const { country, language } = page.hints;
  const state = CITY_STATES[country ?? ""];
  const own = state ? [fact("city", language?.startsWith("zh") ? state[1] : state[0], 0.5)] : [];
  if (country === "TW") return from("meta", taiwan(page));
  if (country === "CN" || country === "JP" || country === "KR" || country === "TW" || state) return from("meta", own);
  const heading = page.main.find(({ heading: level }) => level === 1);
  const titles = [
    heading?.parts.join(", ") ?? "",
    page.title,
    metaText(page, "og:title") ?? "",
    metaDescription(page),
  ].map((text) => plain(text.slice(0, 300)));
  const street = titles.map((text) => findStreetAddress(text)).find((found) => found?.city) ?? null;
  const continental = titles.map((text) => findEuropeanAddress(text, country)).find((found) => found !== null) ?? null;
  const address = street ?? continental;
  const coded = titles.map((text) => townWithCode(text, country)).find((found) => found !== null) ?? null;
  const quarter = townAndQuarter(titles[0] ?? "");
  const trail = citiesInTrail(page).at(-1);
  const [named] = citiesInUrl(page.url, country);
  const titled = placeIn(titles.slice(0, 3).join("\n"), language, country);
  const known = titled.city !== null && isCity(titled.city, country) ? titled.city : null;
  return [
    ...from("meta", [
      ...(address ? [fact("address", address.text, continental === address ? 0.62 : 0.6)] : []),
      ...(address?.city ? [fact("city", address.city, 0.62)] : []),
      ...(address?.postalCode ? [fact("postalCode", address.postalCode, 0.6)] : []),
      ...(coded && !address
        ? [
            fact("address", `${coded.town} (${coded.code})`, 0.44),
            fact("city", coded.town, 0.6),
            fact("postalCode", coded.code, 0.58),
          ]
        : []),
      ...(quarter && !address && !coded
        ? [
            fact("address", quarter.text, 0.54),
            fact("city", quarter.city, 0.52),
            fact("district", quarter.district, 0.5),
          ]
        : []),
      ...(named ? [fact("city", named, 0.56)] : []),
    ]),
    ...from("text", [...(trail ? [fact("city", trail, 0.54)] : []), ...(known ? [fact("city", known, 0.5)] : [])]),
  ];
}

const metaDescription = (page: Page): string => metaText(page, "description") ?? "";
