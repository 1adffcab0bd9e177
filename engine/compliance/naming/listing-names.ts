/** Every name a listing states: its street, estate, places and schools, who offers it. No word inside them is judged. */
import type { Listing } from "#contract/listing";
import { institutionsIn } from "./institutions.ts";

/** As streets are shortened; a text may write either. */
const short: readonly (readonly [string, string])[] = [
  ["Street", "St"],
  ["Avenue", "Ave"],
  ["Road", "Rd"],
  ["Drive", "Dr"],
  ["Boulevard", "Blvd"],
  ["Lane", "Ln"],
  ["Court", "Ct"],
  ["Place", "Pl"],
  ["Terrace", "Ter"],
  ["Parkway", "Pkwy"],
  ["Highway", "Hwy"],
];

const spellings = (street: string): string[] => {
  const words = street.split(" ");
  const last = words.at(-1)?.replace(/\.$/u, "") ?? "";
  const [pair] = short.filter((both) => both.includes(last));
  return pair ? pair.map((each) => [...words.slice(0, -1), each].join(" ")) : [street];
};

/** The parts of an address without numbers of houses and postcodes: "Christian Home Street". */
const addressNames = (text: string): string[] =>
  text
    .split(/[,，;()\n]/u)
    .map((part) =>
      part
        .replace(/\s+/gu, " ")
        .replace(/^\s?(?:no\.?\s?)?\d[\d/-]{0,6}[A-Za-z]?\s/iu, "")
        .replace(/\s\d[\d -]{2,9}$/u, "")
        .trim(),
    )
    .filter((part) => /\p{L}{2}/u.test(part))
    .flatMap(spellings);

/** What stands behind a province, a city or a district. */
const withinCity = /^.{0,12}[省市区县縣都府県郡]/u;
const easternStreet =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}?(?:大道|路|街|道|巷|弄|胡同|通り|筋)(?=[\d一二三四五六七八九十百號号]|$)/u;
/** A town of Japan and its block: "日本橋" and "日本橋一丁目" of "中央区日本橋一丁目5-3". */
const easternTown =
  /^(?<town>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}?)(?<block>[\d一二三四五六七八九十]{1,2}丁目)/u;
const koreanStreet = /^[\p{Script=Hangul}\d]{1,10}(?:로|길)$/u;

/** Streets that no blank parts from what stands before them: "唯一路" of "北京市唯一路3号". */
const easternNames = (text: string): string[] =>
  text.split(/[\s,，、]/u).flatMap((part) => {
    const inCity = part.replace(withinCity, "");
    const street = easternStreet.exec(inCity)?.[0];
    const { town = "", block = "" } = easternTown.exec(inCity)?.groups ?? {};
    return [street ?? "", town, town + block, koreanStreet.test(part) ? part : ""].filter((each) => each !== "");
  });

const made = new WeakMap<Listing, string[]>();

function stated(listing: Listing): string[] {
  const known = made.get(listing);
  if (known) return known;
  const { text, city, district, community } = listing.address;
  const { name, company } = listing.agent;
  const facts = [listing.title, listing.description, ...listing.features, ...Object.values(listing.disclosures)];
  const whole = [text, community, district, city, company, name].filter((each) => each !== null);
  const names = [
    ...whole,
    ...addressNames(text ?? ""),
    ...easternNames(text ?? ""),
    ...facts.flatMap((fact) => institutionsIn(fact ?? "")),
  ];
  const once = [...new Set(names.map((each) => each.trim()))].filter((each) => each !== "");
  made.set(listing, once);
  return once;
}

/** `signer`: who offers it in place of the listing's own agent. Read once a listing. */
export function listingNames(
  listing: Listing,
  signer: { readonly name: string | null; readonly company: string | null } | null,
): string[] {
  const own = [signer?.company ?? "", signer?.name ?? ""].filter((each) => each !== "");
  return [...new Set([...own, ...stated(listing)])];
}
