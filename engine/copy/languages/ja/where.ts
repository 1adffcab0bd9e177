/** Where a home is, in Japanese: 東京都練馬区, 上海・普陀, ニューヨーク. */
import type { Facts } from "#engine/copy/facts/index";
import { homeName } from "#engine/copy/languages/base/home-name";
import type { Values } from "#engine/copy/languages/base/template";
import { inJapaneseCharacters } from "#engine/names/characters";
import { countryBeside, isAbroad } from "#engine/places/abroad";
import { placeIn } from "#engine/places/index";
import { isRegion } from "#engine/places/regions";

const readable = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{N}\p{P}\p{M}ー\s]+$/u;

/** A name with the word for its kind where the page prints one: "上海市" stays 上海市, "普陀" gets no 区. */
function whole(raw: string, country: string | null): string {
  const name = placeIn(raw, "ja", country);
  const kind = /[市区區县縣州都道府県]$/u.exec(raw)?.[0];
  if (!kind || !/\p{Script=Han}$/u.test(name) || name.endsWith(kind) || /[都道府県市区]$/u.test(name)) return name;
  return name + ({ 區: "区", 县: "県", 縣: "県" }[kind] ?? kind);
}

/** Chinese addresses in the signs that Japan prints. */
const shown = (text: string, country: string | null): string => (country === "JP" ? text : inJapaneseCharacters(text));

export function where(facts: Facts): Values {
  const { city, district, address, country } = facts;
  const around = district && district !== city ? whole(district, country) : null;
  const town = city ? whole(city, country) : null;
  const region = town !== null && around !== null && isRegion(district, country) ? around : null;
  const area = region === null ? around : null;
  const joint = town && /[都道府県市区]$/u.test(town) && /^\p{Script=Han}/u.test(area ?? "") ? "" : "・";
  const land = countryBeside(city, country, "ja");
  const near = [town, area].filter((part) => part !== null).join(joint);
  const mark = country === "GB" ? "州" : "県";
  const full = [land, near].filter((part) => part !== undefined && part !== "").join("の");
  const place = region === null ? full : `${full}（${region}${mark}）`;
  const short = area ?? town ?? undefined;
  return {
    name: homeName(facts, "ja"),
    place: place || undefined,
    city: city ? placeIn(city, "ja", country) : undefined,
    // readers abroad know no district without its city
    district: (isAbroad(country, "ja") ? full : short) || undefined,
    "district.tag": short,
    "place.tag": land,
    address: address && readable.test(address) ? shown(address, country) : undefined,
  };
}
