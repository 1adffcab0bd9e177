/** Does a printed quantity follow from the facts? Conversions of units may, rounding to the printed digit may, guesses may not. */
import { storeysOf } from "#engine/phrases/storeys";
import type { Around } from "./around.ts";
import { plainFollows } from "./bare-numbers.ts";
import { derives } from "./derivations.ts";
import type { Facts } from "./facts.ts";
import { namedBase } from "./floor-counting.ts";
import { flights, floorFollows, ofHouse } from "./floors.ts";
import { monthsOf } from "./months.ts";
import { family, printedAs, stands } from "./near.ts";
import { byArea, feePerArea, isOtherPrice, isPart, perAreaOfFacts } from "./prices.ts";
import type { Quantity } from "./quantities.ts";
import { someOf, structured } from "./structured.ts";
import { byFoot, clauseOf, climbed, onTheWay, walked } from "./ways.ts";
import { weighs } from "./weights.ts";
import { ageFollows, betweenYears, byTheYear, decadeFollows } from "./years.ts";

const inWeeks = /押金|bond|deposit|rent|ボンド|敷金|保証金|家賃|보증금|월세|caution|garantie|loyer|Kaution|Miete/iu;

const statute =
  /(?<!\p{L})(?:law|statute|legally|loi|légale?|Gesetz|gesetzlich|Verordnung|Norm)(?!\p{L})|Carrez|Boutin|法律|法定|申报|规定|不计入|法律|法令|法上|법(?:률|령|정|에)/iu;

/** "三楼（德国人叫二楼）": what others call it is the next number's. */
const calledElsewhere = /^ ?[(（][^()（）\n]{0,12}(?:叫|称|算|では|呼|식|말로|called)[^()（）\n]{0,16}[)）]?/u;

const vehicles =
  /[车車](?![站いす椅])|クルマ|ガレージ|garage|駐|カー(?!テン|ペット)|バイク|停|차(?![분례이])|주차|엘리베이터|승강기|电梯|エレベーター/u;

/** Rooms that were there before a wall was taken down. */
const former =
  /原(?:来|先|本)|以前|从前|本来|改(?:成|为|作|[一二两])|打通|合(?:成|并|二|在)|拆|もと(?:は|の|もと)|元(?:は|の)|かつて|壁を|[一ひ]と?つに|つなげ|まとめ|원래|예전|이전에|합[친쳐한]|튼|트고|터서|하나로/u;

const oversleeping = /^ ?(?:만 ?더|더 (?:자|누)|だけ(?:長|寝|眠|余)|懒觉|的?回笼觉)/u;

/** Metres a minute of those who stroll and of those who hurry. */
const STRIDES = [60, 95] as const;

const daysSaid = /(?<!\d)(\d{1,4}) ?(?:天|日|일|days?|jours|Tagen?)/giu;

/** Is the figure one of other things than its unit mostly counts? */
function isOtherwise(quantity: Quantity, facts: Facts, around: Around): boolean {
  const { dimension, value, text } = quantity;
  // 台 and 대 count beds and machines as well as cars.
  if (dimension === "cars") return /[台대]$/u.test(text) && !vehicles.test(around.sentence);
  // 起居与睡眠同在一室: the one room of a studio
  if (dimension === "bedrooms" && value === 1 && /(?:同[在处於于]|共[处用])$/u.test(around.before)) return true;
  if (dimension === "bedrooms" && facts.listing.rooms?.bedrooms === 0 && /^一[室間间]$/u.test(text))
    return !/^[一1]?[厅卫]/u.test(around.after);
  if (dimension === "bedrooms") return facts.counts.has(value) && former.test(around.sentence);
  if (dimension === "plain") return /^ ?(?:级|級|阶|段|칸|단)(?!别|別)/u.test(around.after) && facts.counts.has(value);
  // 三个月内 of 90 days
  if (dimension === "months")
    return [...facts.corpus.matchAll(daysSaid)].some(([, days]) => Number(days) === value * 30);
  if (dimension !== "minutes") return false;
  if (oversleeping.test(around.after) || /(?:多睡|再睡|赖床|あと)$/u.test(around.before)) return true;
  return (
    (quantity.hedged || /^ ?(?:쯤|정도|ほど|くらい|ぐらい|左右)/u.test(around.tail)) &&
    (facts.ledgers.get("distance") ?? []).some(({ values }) =>
      values.some((metres) => metres >= 100 && value >= metres / STRIDES[1] && value <= metres / STRIDES[0]),
    )
  );
}

/** 24평형 is a type of flat, sold as larger than it is: 24坪 of it is no size. */
function isTypeAsSize(
  { dimension, text, value, numeral }: Quantity,
  { listing, corpus }: Facts,
  around: Around,
): boolean {
  if (dimension !== "area" || !/坪/u.test(text) || /^(?:型|タイプ|级|級|户型)/u.test(around.after)) return false;
  return (
    new RegExp(`(?<!\\d)${numeral.value} ?(?:평형|坪型)`, "u").test(corpus) &&
    Math.abs(value - (listing.area?.sqm ?? 0)) > 2
  );
}

/** True when the facts bear the quantity out. */
export function follows(quantity: Quantity, facts: Facts, around: Around): boolean {
  const { bedrooms, livingRooms } = facts.listing.rooms;
  if (isOtherwise(quantity, facts, around)) return true;
  if (isTypeAsSize(quantity, facts, around)) return false;
  if (
    (quantity.dimension === "bedrooms" || quantity.dimension === "rooms") &&
    someOf(
      quantity,
      bedrooms === null ? null : bedrooms + (quantity.dimension === "rooms" ? (livingRooms ?? 0) : 0),
      around,
    )
  )
    return true;
  if (
    (quantity.dimension === "year" || quantity.dimension === "plain") &&
    (decadeFollows(quantity, facts, around) || (quantity.dimension === "year" && byTheYear(quantity, around)))
  )
    return true;
  if ((quantity.dimension === "year" || quantity.dimension === "years") && betweenYears(quantity, facts, around))
    return true;
  // 另一个房间, 17층/28층
  if (quantity.value === 1 && /(?:另|每|这|那|哪|某|同)$/u.test(around.before)) return true;
  if (
    quantity.dimension === "level" &&
    /层\/$|층 ?\/ ?$|階\/$/u.test(around.before) &&
    storeysOf(facts.listing).of === quantity.value
  )
    return true;
  if (/(?:别(?:数成|当成|以为是?)|不要(?:数成|当成)|不是|并非|而非|ではなく|아니라)\s?$/u.test(around.before))
    return true;
  // A T3 is three rooms; Chinese and Japanese say it with the sign for a bedroom.
  if (
    quantity.dimension === "bedrooms" &&
    /^.{1,2}[室房]$/u.test(quantity.text) &&
    /^(?:fr|de)/u.test(facts.listing.language ?? "") &&
    structured.rooms?.(quantity, facts)
  )
    return true;
  if (quantity.dimension === "money" && !stands(quantity, "money", facts) && isPart(quantity, facts, around.head))
    return false;
  if (quantity.dimension === "money" && isOtherPrice(quantity, facts, around.head)) return false;
  if (quantity.value === 0 && quantity.dimension === "money") return true;
  if (structured[quantity.dimension]?.(quantity, facts) || feePerArea(quantity, facts, around)) return true;
  if (climbed(quantity, facts, around)) return true;
  const own = { ...around, reach: around.reach.replace(calledElsewhere, "") };
  const counted = quantity.dimension === "level" ? floorFollows(quantity, facts, own) : null;
  if (counted !== null && namedBase(own.head, own.reach) !== null) return counted;
  if (
    quantity.numeral.word &&
    !quantity.numeral.ordinal &&
    family(quantity, facts).includes("level") &&
    flights(quantity, facts)
  )
    return true;
  if (quantity.value === 1 && family(quantity, facts).includes("level") && facts.book.stated.has("groundFloor"))
    return true;
  // 방 5개, 5部屋: Germans and French count the living room with the rooms, unless it is counted beside them.
  if (
    quantity.dimension === "bedrooms" &&
    !/거실 ?\d|[厅廳] ?\d|\d ?[厅廳]|リビング ?\d/u.test(around.sentence) &&
    /(?:방|部屋|房间|房)[은는이가도]? ?(?:数|수)?[:：]? ?$/u.test(around.before) &&
    stands(quantity, "rooms", facts)
  )
    return true;
  // Land for homes is lent for seventy years by Chinese law.
  if (
    facts.listing.country === "CN" &&
    quantity.value === 70 &&
    (quantity.dimension === "year" || quantity.dimension === "years")
  )
    return facts.numbers.has(String(quantity.value)) || /商品住宅|住宅/u.test(facts.corpus);
  // A use of land of seventy years is printed as a bare number in some languages.
  if (
    (quantity.dimension === "year" || quantity.dimension === "years") &&
    quantity.value >= 20 &&
    quantity.value < 1000 &&
    facts.numbers.has(String(quantity.value))
  )
    return true;
  if (quantity.dimension === "money" || quantity.dimension === "unitPrice" || quantity.dimension === "plain") {
    // an amount by the area says so in its sentence: "3,000 a month" is none, whatever the rent comes to for a square metre
    if ((quantity.dimension === "unitPrice" || byArea.test(clauseOf(around))) && perAreaOfFacts(quantity, facts))
      return true;
  }
  // 계단 9칸: steps of a stair are counted as rooms are.
  if (quantity.dimension === "bedrooms" && /계단 ?$/u.test(around.before)) return facts.counts.has(quantity.value);
  // "Below 1.80 m the law counts no area": a height of the statute, and none of the home.
  if (quantity.dimension === "distance" && quantity.value <= 2.5 && statute.test(around.sentence)) return true;
  // "築100年を少し越えた" of 1924
  if (quantity.dimension === "year" && /築$/u.test(around.before) && ageFollows({ ...quantity, hedged: true }, facts))
    return true;
  // A second WC is another than the bathroom's; a garage of one bay has no room.
  if (quantity.dimension === "bathrooms" && quantity.numeral.ordinal === true && /WC$/iu.test(quantity.text))
    return true;
  if (quantity.dimension === "bedrooms" && quantity.value === 1 && /칸$/u.test(quantity.text)) return true;
  // 百年老宅 of 1925
  if (quantity.value === 100 && /百/u.test(quantity.numeral.raw) && ageFollows({ ...quantity, hedged: true }, facts))
    return true;
  if (quantity.dimension === "homes" && facts.numbers.has(String(quantity.value))) return true;
  if (quantity.dimension === "months" && quantity.value === 12 && quantity.numeral.word) return true;
  if (byFoot(quantity, facts)) return true;
  if (weighs(quantity, facts, around)) return true;
  if (derives(quantity, facts)) return true;
  if (quantity.dimension === "money") return false;
  if (quantity.dimension === "plain") return plainFollows(quantity, facts, around);
  if (walked(quantity, facts, around)) return true;
  // "The three minutes the kettle takes": only a way has to be known.
  if (quantity.dimension === "minutes" && !onTheWay.test(`${clauseOf(around)} ${quantity.text}`)) return true;
  // "Two weeks' holiday": only a deposit or a rent is reckoned in weeks of the home's.
  if (quantity.dimension === "weeks" && !(facts.ledgers.has("weeks") && inWeeks.test(around.sentence))) return true;
  if (quantity.dimension === "months" && monthsOf(facts).includes(quantity.value)) return true;
  if (quantity.dimension === "age") return ageFollows(quantity, facts);
  const floor = family(quantity, facts).includes("floor") ? floorFollows(quantity, facts, around) : null;
  // A flat of two levels has floors of its own.
  if (floor === false && quantity.value <= 3) return printedAs(quantity, facts);
  return floor ?? (printedAs(quantity, facts) || ofHouse(quantity, facts));
}
