/** Does a floor, a level or a count of storeys follow from what the listing says of its own, whoever's way of counting names it? */
import { isHouse, storeysOf } from "#engine/phrases/storeys";
import type { Around } from "./around.ts";
import type { Facts } from "./facts.ts";
import { baseOf, namedBase } from "./floor-counting.ts";
import type { Quantity } from "./quantities.ts";

const counting =
  /[式식](?!キッチン)|(?:德国|英国|法国|美国|日本|中国|韩国|西班牙|意大利|奥地利|欧洲|当地)(?:的|人|叫|称|算)|現地|현지|style|counted|counting|gezählt|zählt|compte|européen|façon|ground|地上階|지상층|rez-de|数え|세므로|셈|算作|相当于|プラス1|加一/iu;

const elsewhere =
  /^[^。.!?！？\n]{0,12}?(?:健身|洗衣|会所|露台|花园|大堂|前台|ジム|ランドリー|共用|ラウンジ|屋上|헬스|세탁|커뮤니티|라운지|gym|fitness|laundry|lounge|roof|lobby|salle|laverie|buanderie|terrasse|Fitness|Wasch|Dach|Gemeinschaft)/iu;
const printedAnywhere = ({ value }: Quantity, { printed, counts }: Facts): boolean =>
  counts.has(value) || printed.some((one) => one.value === value && one.dimension !== "money");
const twoLevels = ["duplex", "mezzanine"];
/** 楼, 階 and 층 begin at the ground wherever a home stands; in Hong Kong the number is the one beside the lift. */
const reckonedOver = ({ text, dimension, value }: Quantity, country: string | null, at: number): boolean =>
  dimension !== "storeys" &&
  country !== "HK" &&
  baseOf(country) === 0 &&
  value === at + 1 &&
  /[楼层階層층]$/u.test(text);
/** "5楼平街层", "deck on level 5": another floor, in the page's own words. */
function inItsWords({ text }: Quantity, { corpus }: Facts, { head, reach }: Around): boolean {
  const before = /(?<!\p{L})\p{L}{3,20} \p{L}{2,3} \p{L}{4,9} ?$/u.exec(head)?.[0];
  const behind = text.endsWith("楼") ? /^\p{Script=Han}{2}/u.exec(reach)?.[0] : undefined;
  return [before && `${before}${text}`, behind && `${text}${behind}`].some((words) => {
    const at = words ? corpus.indexOf(words) : -1;
    return at >= 0 && !/\d/u.test(`${corpus.charAt(at - 1)}${corpus.charAt(at + (words?.length ?? 0))}`);
  });
}
/** The home's floor and its house's height, as the listing's floor gives both. */
export function floorFollows(quantity: Quantity, facts: Facts, around: Around): boolean | null {
  const { listing } = facts;
  const { before, sentence } = around;
  const { at, of } = storeysOf(listing);
  const base = namedBase(around.head, around.reach);
  if (at !== null && base !== null && quantity.dimension !== "storeys") {
    const expected = at + base - baseOf(listing.country);
    return quantity.value === expected;
  }
  if (at !== null && reckonedOver(quantity, listing.country, at)) return true;
  // A flat of two levels is on the one above as well, however storeys are counted.
  if (
    at !== null &&
    twoLevels.some((id) => facts.book.stated.has(id)) &&
    (quantity.value === 2 || quantity.value === at + 1 || (of !== null && quantity.value === at + 2))
  )
    return true;
  // In a house every level up to the last one is its own.
  if (at === null && of !== null)
    return quantity.dimension === "storeys" ? quantity.value === of : quantity.value >= 1 && quantity.value <= of;
  if (at !== null && of === null && quantity.value === at) return true;
  // The gym on the sixth floor: another floor that the page names.
  if (at !== null && quantity.value !== at && elsewhere.test(around.reach)) return printedAnywhere(quantity, facts);
  if (quantity.dimension === "level" && inItsWords(quantity, facts, around)) return true;
  if (at === null || of === null) return null;
  // Where the ground floor counts as nought a fourth floor is a fifth elsewhere, and a writer may say so.
  if (
    counting.test(sentence) &&
    (quantity.value === 0 ||
      [at, of].some((own) => quantity.value === own || quantity.value === own + 1 - 2 * baseOf(listing.country)))
  )
    return true;
  if (quantity.value === of && /건물|建物|全楼|整栋|building|immeuble|Haus|Gebäude|까지|まで/u.test(sentence))
    return true;
  if (quantity.dimension === "storeys" || /(?:총|共|全|地上|総|總|总|计|計|전체)\s?$/u.test(before))
    return quantity.value === of;
  if (quantity.dimension === "floor") return quantity.value === of || quantity.value === at;
  return quantity.value === at;
}

/** A house has an upper floor where its listing does not count them. */
export const ofHouse = (quantity: Quantity, { listing }: Facts): boolean =>
  quantity.dimension === "level" && quantity.value >= 1 && quantity.value <= 2 && isHouse(listing);

/** A floor on the third level is two flights up. */
export const flights = (quantity: Quantity, facts: Facts): boolean =>
  (facts.ledgers.get("level") ?? facts.ledgers.get("floor") ?? []).some(({ values }) =>
    values.includes(quantity.value + 1),
  );
