/** Where a home is, in Japanese: 東京都練馬区, 上海・普陀, ニューヨーク. */
import type { Facts } from "#engine/copy/facts/index";
import type { Values } from "#engine/copy/languages/base/template";
import { placeIn } from "#engine/places/index";

const readable = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{N}\p{P}\p{M}ー\s]+$/u;

/** A name with the word for its kind where the page prints one: "上海市" stays 上海市, "普陀" gets no 区. */
function whole(raw: string): string {
  const name = placeIn(raw, "ja");
  const kind = /[市区區县縣州都道府県]$/u.exec(raw)?.[0];
  if (!kind || !/\p{Script=Han}$/u.test(name) || name.endsWith(kind) || /[都道府県市区]$/u.test(name)) return name;
  return name + ({ 區: "区", 县: "県", 縣: "県" }[kind] ?? kind);
}

export function where({ name, city, district, address, country }: Facts): Values {
  const area = district && district !== city ? whole(district) : null;
  const town = city ? whole(city) : null;
  const joint = town && /[都道府県市区]$/u.test(town) && /^\p{Script=Han}/u.test(area ?? "") ? "" : "・";
  const place = [town, area].filter((part) => part !== null).join(joint);
  return {
    name: name && readable.test(name) ? name : undefined,
    place: place || undefined,
    city: city ? placeIn(city, "ja") : undefined,
    district: area ?? town ?? undefined,
    address: address && readable.test(address) && country !== "KR" ? address : undefined,
  };
}
