/** Does a printed quantity follow from the facts? Conversions of units may, rounding to the printed digit may, guesses may not. */

import { storeysOf } from "#engine/phrases/storeys";
import { amountFollows, sameCurrency } from "./amounts.ts";
import type { Around } from "./around.ts";
import { within } from "./bounds.ts";
import { metresIn, metresTo } from "./claims/at-the-door.ts";
import { derives } from "./derivations.ts";
import type { Facts } from "./facts.ts";
import { namedBase } from "./floor-counting.ts";
import { flights, floorFollows, ofHouse } from "./floors.ts";
import { passesNear } from "./ledger.ts";
import { monthsOf, paidAtOnce } from "./months.ts";
import { MAX_DIGITS } from "./printed-numbers.ts";
import type { Quantity } from "./quantities.ts";
import type { Dimension } from "./units/table.ts";

/** How far a rounded figure may be from the true one, as a share of it; "about" earns a little more. */
const roundingShare: Partial<Record<Dimension, number>> = {
  money: 0.001,
  unitPrice: 0.01,
  area: 0.02,
  distance: 0.06,
};
const HEDGED_SHARE = 0.008;

/** Holds on one stretch around the printed figure, which `passesNear` relies on. */
function near(quantity: Quantity, fact: number): boolean {
  if (quantity.bound && within(quantity.bound, quantity.value, fact)) return true;
  const gap = Math.abs(quantity.value - fact);
  if (gap <= Math.abs(fact) * 1e-9) return true;
  // 805 m are printed as 800, 150 yards as 140 m.
  if (quantity.dimension === "distance" && gap <= fact * 0.025 && quantity.value % 10 === 0) return true;
  if (gap > quantity.step / 2 + Math.abs(fact) * 1e-9) return false;
  const share = roundingShare[quantity.dimension] ?? 0;
  // "Just under a kilometre" of 900 m.
  const about = quantity.dimension === "distance" ? 2 * share : Math.max(HEDGED_SHARE, share);
  return gap <= Math.abs(fact) * (quantity.hedged ? about : share);
}

const sameFamily: Partial<Record<Dimension, readonly Dimension[]>> = {
  // 2年 may be a date or a term; four digits are always a date.
  year: ["year", "years"],
  years: ["year", "years"],
  level: ["level", "floor"],
  storeys: ["storeys", "floor"],
  floor: ["level", "storeys", "floor"],
  // 대 and 台 count lifts as well as cars.
  cars: ["cars", "lifts"],
};

/** A house of two storeys is "2층" in Korean, 2层 in Chinese: its only level count is its height. */
const family = ({ dimension, text }: Quantity, { listing }: Facts): readonly Dimension[] =>
  dimension === "level" && listing.floor === null
    ? ["level", "storeys", "floor"]
    : // Germans count the living room with the rooms: 3部屋, 三间房.
      dimension === "bedrooms" && /部屋|[间個个]房|房间|(?:칸|居)$/u.test(text)
      ? ["bedrooms", "rooms"]
      : (sameFamily[dimension] ?? [dimension]);

const printedAs = (quantity: Quantity, facts: Facts): boolean =>
  family(quantity, facts)
    .flatMap((dimension) => facts.ledgers.get(dimension) ?? [])
    .some(
      ({ currencies, period, values }) =>
        sameCurrency(currencies, quantity.currencies) &&
        (quantity.period === null || period === null || quantity.period === period) &&
        passesNear(values, quantity.value, (fact) => near(quantity, fact)),
    );

/** "1室を仕事部屋に", "une chambre comme bureau", 一间做书房: one of all, put to a use. */
const putToUse =
  /^ ?(?:を[^。\n]{1,10}(?:に|と)|(?:개|칸)?[를을] [^.\n]{1,10}(?:로|으로)|(?:可以?|拿来|用来|不妨)?(?:做|当|改|用作|留给|作为?)(?!为主)|(?:as an?|als|comme|pour (?:un|le)|en (?:bureau|atelier)) )/u;
/** "Two rooms to the south" are some of three, where a way or a side follows. */
const sideBehind =
  /^,? ?(?:doubles?(?!\p{L})|simples?(?!\p{L})|mansard|sous les toits|under the eaves|nach|zum|zur|gehen|liegen|face|facing|look|looking|to the|au(?!x)|à l'|côté|sur|donnent?|orienté|朝|向|面|在|[东南西北]|[은는이가も]? ?(?:남|북|동|서)|[はがも]?[東西南北])/iu;
/** "Upstairs three rooms", 楼下一间卧室: some of all. */
const placeAhead =
  /(?:楼[上下]|[一二三]楼|[12]楼|[123１２３]階(?:に|は|の|には)?|[上下]階(?:に|は|には)?|위층|아래층|[123]층(?:에|엔|은|에는)?|upstairs|downstairs|above|below|(?:ground|first|second|upper|lower) floor|à l'étage|en haut|en bas|au rez-de-chaussée|oben|unten|im (?:Ober|Erd|Dach)geschoss)[,:：，、]? ?(?:are |is |has |lie |liegen |sind |gibt es |there are |there is |有|另有|a |an |a |the )?$/iu;
/** A floor named in the same breath: "2階に主寝室と寝室3室". */
const levelNear =
  /楼[上下]|[一二三四1-4]楼|[1-4１-４]階(?!建)|[上下]階|위층|아래층|[1-4]층에|upstairs|downstairs|(?:main|ground|first|second|upper|lower)[- ](?:floor|level)|à l['’]étage|au rez|oben|unten|im (?:Ober|Erd|Dach)geschoss/iu;
/** "The other three", 残る3つ, 另外三间: what is left of all. */
const restAhead =
  /(?:另外的?|其余的?|剩下的?|还有|另有|残り(?:の)?|残る|ほか(?:に|の)?|나머지|다른|그 외|the (?:other|remaining)|another|les autres|les|autres|weitere|die (?:anderen|übrigen|restlichen)) ?$/iu;
const someOf = (quantity: Quantity, count: number | null, around: Around): boolean =>
  count !== null &&
  Number.isInteger(quantity.value) &&
  quantity.value >= 1 &&
  quantity.value < count &&
  (sideBehind.test(around.tail) ||
    putToUse.test(around.tail) ||
    placeAhead.test(around.head) ||
    restAhead.test(around.head) ||
    levelNear.test(around.sentence));

/** "One bedroom faces south" is true of a home with two: a number word for one names a part. */
const partOf = (quantity: Quantity, count: number | null): boolean =>
  count !== null &&
  count >= 1 &&
  quantity.value === 1 &&
  quantity.numeral.word &&
  !/^[一]$/.test(quantity.numeral.raw.replace(/^一$/, /一室/.test(quantity.text) ? "1" : "一"));

const equals = (quantity: Quantity, count: number | null): boolean =>
  count !== null &&
  (quantity.value === count ||
    partOf(quantity, count) ||
    (quantity.numeral.ordinal === true && quantity.value <= count));

/** 2.5 baths are two full ones and a half one. */
const bathrooms = (quantity: Quantity, count: number | null): boolean =>
  equals(quantity, count) ||
  (count !== null &&
    count % 1 !== 0 &&
    ((quantity.value === count % 1 && quantity.numeral.word) ||
      (quantity.value === Math.floor(count) && /full|complète|ganze/iu.test(quantity.text))));

/** "One home", "a month", "one lift" are ways of speaking and no counts. */
const oneInWords = (quantity: Quantity): boolean => quantity.value === 1 && quantity.numeral.word;

const byYear =
  /l'année|within (?:a|the) year|a year|innerhalb eines Jahres|im Jahr|年内|1年|1년|一年|per year|par an|annual|毎年|매년|yearly/iu;
const speaksOfYears = new WeakMap<Facts, boolean>();
/** "1년 안에" of what is due "dans l'année". */
function aYear({ value }: Quantity, facts: Facts): boolean {
  if (value !== 1) return false;
  const known = speaksOfYears.get(facts) ?? byYear.test(facts.corpus);
  speaksOfYears.set(facts, known);
  return known;
}

/** Sizes of a mat and of a tsubo in square metres, as explanations of units give them. */
const AREA_UNITS: ReadonlySet<number> = new Set([1.54, 1.55, 1.62, 1.65, 1.82, 3.3, 3.31, 3.305, 3.3058, 3.306]);

/** Sizes of a mat, in square metres, from the smallest in use to the largest. */
const MATS = [1.54, 1.83] as const;
/** A room of 7.2 mats is some 11 to 13 m². */
const ofMats = (quantity: Quantity, ledgers: Facts["ledgers"]): boolean =>
  (ledgers.get("tatami") ?? []).some(({ values }) =>
    values.some((mats) => quantity.value >= mats * MATS[0] - 0.1 && quantity.value <= mats * MATS[1] + 0.1),
  );

/** "Two neighbours" where the page counts two houses at the end of the lane: a small number it says of something. */
const countedThere = ({ value }: Quantity, { counts }: Facts): boolean =>
  Number.isInteger(value) && value <= SMALL && counts.has(value);

/** The structured facts of the listing, one test per dimension. */
const structured: Partial<Record<Dimension, (quantity: Quantity, facts: Facts) => boolean>> = {
  money: (quantity, facts) => amountFollows(quantity, facts, near),
  unitPrice: (quantity, { listing }) =>
    listing.price !== null &&
    listing.area !== null &&
    (listing.price.period === null || quantity.period === null || quantity.period === listing.price.period) &&
    sameCurrency(quantity.currencies, [listing.price.currency]) &&
    near(quantity, listing.price.amount / listing.area.sqm),
  area: (quantity, { listing, ledgers }) =>
    AREA_UNITS.has(Number(quantity.value.toFixed(4))) ||
    ofMats(quantity, ledgers) ||
    (listing.area !== null && near(quantity, listing.area.sqm)),
  // 18 m² are about eleven mats; mats are from 1.54 to 1.82 m².
  tatami: (quantity, facts) =>
    (facts.listing.area !== null &&
      quantity.value > facts.listing.area.sqm / 1.82 - 1 &&
      quantity.value < facts.listing.area.sqm / 1.54 + 1) ||
    (facts.ledgers.get("area") ?? []).some(({ values }) =>
      values.some((sqm) => quantity.value > sqm / 1.82 - 1 && quantity.value < sqm / 1.54 + 1),
    ),
  year: (quantity, facts) => {
    const { yearBuilt } = facts.listing;
    return (
      (quantity.value === 1 && quantity.numeral.word) ||
      aYear(quantity, facts) ||
      (quantity.value < 100 && stands({ ...quantity, value: quantity.value * 12 }, "months", facts)) ||
      (yearBuilt !== null &&
        (quantity.value === yearBuilt || (quantity.numeral.raw.length === 2 && quantity.value === yearBuilt % 100)))
    );
  },
  bedrooms: (quantity, { listing }) => equals(quantity, listing.rooms.bedrooms),
  // "Deux pièces de réception" are living rooms.
  livingRooms: (quantity, { listing }) => oneInWords(quantity) || equals(quantity, listing.rooms.livingRooms),
  bathrooms: (quantity, { listing }) => bathrooms(quantity, listing.rooms.bathrooms),
  lifts: (quantity, facts) => oneInWords(quantity) || stands(quantity, "cars", facts),
  // The share of one area in another.
  percent: (quantity, { listing, ledgers }) => {
    const areas = [
      ...(listing.area ? [listing.area.sqm] : []),
      ...(ledgers.get("area") ?? []).flatMap(({ values }) => values),
    ].slice(0, 8);
    return areas.some((part) =>
      areas.some((whole) => part > 10 && part < whole && Math.abs((100 * part) / whole - quantity.value) < 0.6),
    );
  },
  cars: (quantity, { book, printed }) =>
    // "A second car outside": the spaces the listing counts one by one.
    (quantity.numeral.ordinal === true &&
      quantity.value <= printed.reduce((sum, one) => sum + (one.dimension === "cars" ? one.value : 0), 0)) ||
    oneInWords(quantity) ||
    (quantity.value === 1 && book.stated.has("parking")),
  // One of two under a roof: 二戸一, "two homes share a wall".
  homes: (quantity, facts) =>
    oneInWords(quantity) ||
    (quantity.value === 2 && facts.book.stated.has("semiDetached")) ||
    countedThere(quantity, facts),
  months: (quantity, facts) => oneInWords(quantity) || spanStands(quantity, quantity.value / 12, facts),
  years: (quantity, facts) =>
    oneInWords(quantity) ||
    aYear(quantity, facts) ||
    stands({ ...quantity, value: quantity.value * 12 }, "months", facts),
  rooms: (quantity, { listing }) => {
    const { bedrooms, livingRooms } = listing.rooms;
    // A French T3 and a German 3-Zimmer-Wohnung count the living room with the bedrooms.
    return (
      equals(quantity, bedrooms) ||
      (bedrooms !== null && [1, livingRooms ?? 1].some((living) => equals(quantity, bedrooms + living)))
    );
  },
};

/** Hours of a day, weeks and days of a year: what a sum is done with, beside its signs. */
const CALENDAR: ReadonlySet<number> = new Set([24, 52, 100, 365]);
const reckoned = /[×÷*=]\s?$|\dx\s?$/u;
/** Bare numbers up to this one are as often ways of speaking as facts. */
const SMALL = 12;
const levelWord = /(?:Ebene|niveau|level|floor|étage|Etage|Stock|sur|of|von|\/)\s?$/u;
/** "Vingt-quatre mois" of a lease of two years. */
const spanStands = (quantity: Quantity, value: number, facts: Facts): boolean =>
  (["years", "year"] as const).some((dimension) => stands({ ...quantity, value }, dimension, facts));
const stands = (quantity: Quantity, dimension: Dimension, facts: Facts): boolean =>
  (facts.ledgers.get(dimension) ?? []).some(({ values }) =>
    passesNear(values, quantity.value, (fact) => fact === quantity.value),
  );

/** A bare number is borne out only by a bare number of the facts, or by one printed to the letter there. */
function plainFollows(quantity: Quantity, facts: Facts, around: Around): boolean {
  if (quantity.value === 0 || (CALENDAR.has(quantity.value) && reckoned.test(around.before))) return true;
  // "4 things to know", "3 plats": what a bare small number counts is said by the text, not by the listing.
  if (
    quantity.value > 0 &&
    quantity.value <= SMALL &&
    Number.isInteger(quantity.value) &&
    !levelWord.test(around.before)
  )
    return true;
  if (facts.listing.country === "FR" && String(quantity.value) === facts.listing.address.postalCode?.slice(0, 2))
    return true;
  // The code of a country before its numbers.
  if (/\+$/u.test(around.before)) return true;
  if ([...facts.ledgers.keys()].some((dimension) => stands(quantity, dimension, facts))) return true;
  // "2,000에 85", 85＋7: sums in ten thousands, as Koreans, Chinese and Japanese say them.
  if (amountFollows({ ...quantity, currencies: [], value: quantity.value * 1e4, step: 1 }, facts, near)) return true;
  // 28寸, 24インチ: a thing the reader brings.
  if (/^ ?(?:寸|英寸|吋|inch|in\.|インチ|인치|Zoll|pouces?|kg|リットル|升|L(?!\p{L}))/iu.test(around.after))
    return true;
  if (quantity.value >= 100 && amountFollows({ ...quantity, currencies: [] }, facts, near)) return true;
  const { numeral } = quantity;
  const raw = numeral.word ? String(numeral.value) : numeral.raw;
  if (raw.length > MAX_DIGITS) return false;
  if (raw.length >= 3) return facts.numbers.has(raw);
  return (facts.ledgers.get("plain") ?? []).some(({ values }) =>
    passesNear(values, quantity.value, (fact) => fact === quantity.value),
  );
}

/** A decade ("the 2000s", "2000年代") is true of any year in it. */
const decadeFollows = (quantity: Quantity, facts: Facts, around: Around): boolean =>
  (/^(?:'?s\b|er\b|代|대)/.test(around.after) || /(?:années|[’'])\s?$/i.test(around.before)) &&
  [
    facts.listing.yearBuilt ?? 0,
    ...facts.printed.filter(({ dimension }) => dimension === "year").map(({ value }) => value),
  ]
    .map((year) => Math.floor(year / 10) * 10)
    // "The eighties", "80年代"
    .some((decade) => decade > 0 && (decade === quantity.value || decade % 100 === quantity.value));

/** "241 years later", "187 Jahre liegen dazwischen": what is said to lie between two years. */
const lyingBetween =
  /^ ?(?:later|after(?:wards)?|on(?=[,.;]| from)|apart|between|plus tard|après|d['’]écart|ont passé|(?:liegen )?(?:später|danach|dazwischen)|nach|[之以]?后|[之以]?後|たって|経っ|を経|を隔て|の(?:隔たり|差)|(?:이|가)? ?(?:뒤|후|지나|흐른|흘러)|만에|차이|(?:의)? ?(?:간격|사이))/iu;
const lyingBefore =
  /(?:(?:中间|相|间)?隔了?|相差|过了?|(?:又|再)过|(?:lie|are|apart by|separated by|gap of)|(?:séparées?|distance) (?:par|de)|liegen|vergingen|trennen) ?$/iu;

/** Three years from 2027 to 2030, 241 from the year it was built to that of its renovation. */
function betweenYears(
  { value, dimension }: Quantity,
  { printed, dates: days, listing }: Facts,
  around: Around,
): boolean {
  if (value < 1) return false;
  const said = lyingBetween.test(around.tail) || lyingBefore.test(around.head);
  if (!said && (dimension !== "year" || value >= 100)) return false;
  const years = new Set<number>();
  const least = said ? 1000 : 1900;
  if (said && listing.yearBuilt !== null) years.add(listing.yearBuilt);
  for (const { dimension: kind, value: year } of printed) if (kind === "year" && year > least) years.add(year);
  for (const { year } of days) if (year !== null && Number(year) > least) years.add(Number(year));
  return [...years].some((one) => years.has(one + value));
}

/** Japanese advertisements reckon a minute on foot as eighty metres: twelve are 880 to 960. */
const PACE = 80;
const byFoot = ({ dimension, value }: Quantity, { listing, ledgers }: Facts): boolean =>
  listing.country === "JP" &&
  (dimension === "distance" || (dimension === "plain" && value >= PACE)) &&
  (value === PACE ||
    (ledgers.get("minutes") ?? []).some(({ values }) =>
      values.some((minutes) => value === minutes * PACE || value === (minutes - 1) * PACE),
    ));

/** "1년에", "1年あたり": one year is what something else is counted by. */
const byTheYear = (quantity: Quantity, around: Around): boolean =>
  quantity.value === 1 && /^(?:에|이면|으로|당|마다|치|に|で|あたり|当たり)/.test(around.after);

const inWeeks = /押金|bond|deposit|rent|ボンド|敷金|保証金|家賃|보증금|월세|caution|garantie|loyer|Kaution|Miete/iu;
const onTheWay =
  /步行|走|路程|车程|地铁|站|骑|开车|公交|距|直达|walk|foot|drive|driving|ride|away|station|stroll|bike|bus|train|commute|reach|from|takes|徒歩|歩|駅|[停校園店場所館]まで|自転車|車で|バス|電車|도보|걸어|역|거리|차로|버스|까지|pied|marche|voiture|vélo|gare|métro|trajet|station|suffi|gagner|rejoindre|걸리|걸려|[Gg]eh|Fuß|Auto|Fahr|Rad|Bahn|bis|entfernt|läuf|lauf|zum|zur|Weg/u;

/** The year a text is read in is not known here: a few around the time of writing are given. */
const YEARS = [2023, 2031] as const;
/** A home of 1780 is over two hundred years old: old ages are said in round figures. */
const ageFollows = (quantity: Quantity, { listing: { yearBuilt } }: Facts): boolean => {
  if (yearBuilt === null) return false;
  const [least, most] = YEARS.map((year) => year - yearBuilt) as [number, number];
  return quantity.value <= most && quantity.value >= (least >= 80 ? least * 0.8 : least);
};

const statute =
  /(?<!\p{L})(?:law|statute|legally|loi|légale?|Gesetz|gesetzlich|Verordnung|Norm)(?!\p{L})|Carrez|Boutin|法律|法定|申报|规定|不计入|法律|法令|法上|법(?:률|령|정|에)/iu;
const total =
  /合计|总共|一共|共计|合計|計(?:\d|約|で)|total(?:ing|s)?|together|altogether|in all|총|합계|합쳐|zusammen|insgesamt|gesamt|somme|en tout|soit au total/iu;
/** More months than this are a term of the lease, and no deposit. */
const DEPOSITS = 10;
/** Three rents where deposit and advance together are four: a part said to be the whole. */
function isPart(quantity: Quantity, facts: Facts, head: string): boolean {
  const { price } = facts.listing;
  if (price?.period !== "month" || !total.test(head.slice(-14))) return false;
  const months = monthsOf(facts);
  const most = paidAtOnce(facts.corpus) ?? Math.max(0, ...months);
  const said = quantity.value / price.amount;
  return months.length > 1 && Number.isInteger(said) && said > 1 && said < Math.min(most, DEPOSITS);
}

/** "售价68.6万" of 685,000 and a tax of 1,180: what is called the price is no sum of it and something else. */
const calledPrice =
  /(?:售价|售價|总价|要价|asking price|prix(?: de vente| affiché)?|Kaufpreis|販売価格|売買価格|매매가)(?: is| of| est(?: de)?| beträgt| ist)?[:：は은는]?\s?[€$¥£₩]?\s?$/iu;
function isOtherPrice({ value, step, hedged, bound, currencies }: Quantity, { listing }: Facts, head: string): boolean {
  const { price } = listing;
  if (!price || price.period !== null || hedged || bound !== null || !calledPrice.test(head)) return false;
  return currencies.includes(price.currency) && Math.abs(value - price.amount) > step / 2 + 1e-6;
}

/** The size of the last digit that is not nought: 10 of 18,070. */
const rounded = (value: number): number => 10 ** (/(?<!0)0+$/.exec(String(Math.round(value)))?.[0].length ?? 0);

const byArea =
  /m²|㎡|m2|sqm|sq\.? ?ft|sq\.? ?m|square|carré|qm|quadrat|平米|平方|坪|平(?!均)|제곱|평당|평방|(?:per|an?) foot|au mètre|pro Meter/iu;

/** What stands around a figure on its own line, up to the next full stop. */
const clauseOf = ({ head, reach }: Around): string =>
  `${head.split(/[。！？!?\n]|\. /u).at(-1)} ${reach.split(/[。！？!?\n]|\. /u)[0]}`;

/** The price by any area of the listing, for a square metre or a square foot. */
function perAreaOfFacts(quantity: Quantity, { listing, ledgers }: Facts): boolean {
  const { price } = listing;
  if (!price || quantity.value < 5 || !Number.isFinite(quantity.value)) return false;
  const areas = [
    ...(listing.area ? [listing.area.sqm] : []),
    ...(ledgers.get("area") ?? []).flatMap(({ values }) => values),
  ];
  const sizes = quantity.dimension === "unitPrice" ? [1] : [1, 0.09290304, 400 / 121];
  return areas.some(
    (sqm) =>
      sqm > 10 &&
      sizes.some(
        (size) =>
          Math.abs((price.amount / sqm) * size - quantity.value) <=
          Math.max(quantity.step / 2, size === 1 ? rounded(quantity.value) / 2 : quantity.value * 0.0008) + 1e-9,
      ),
  );
}

const POUND = 0.45359237;
interface Weights {
  readonly pounds: readonly number[];
  readonly kilos: readonly number[];
}
const weightsOf = new WeakMap<Facts, Weights>();

/** Weights the listing prints, read once for each listing. */
function weightsIn(facts: Facts): Weights {
  const known = weightsOf.get(facts);
  if (known) return known;
  const sizes = (pattern: RegExp) => [
    ...new Set([...facts.corpus.matchAll(pattern)].map(({ groups }) => Number(groups?.size))),
  ];
  const weights = {
    pounds: sizes(/(?<![\d.,])(?<size>\d{1,3}) ?(?:lbs?|pounds)(?!\p{L})/giu),
    kilos: sizes(/(?<![\d.,])(?<size>\d{1,3}) ?(?:kg|公斤|キロ(?!メ)|킬로)/giu),
  };
  weightsOf.set(facts, weights);
  return weights;
}

/** "40 lb" of a dog is 18 kg, and 40 ポンド no money where prices are in dollars. */
function weighs({ value, dimension, currencies }: Quantity, facts: Facts, { after }: Around): boolean {
  const { pounds, kilos } = weightsIn(facts);
  if (dimension === "money")
    return (
      currencies.includes("GBP") &&
      facts.listing.price?.currency !== "GBP" &&
      [...pounds, ...kilos.map((one) => one / POUND)].some((one) => Math.abs(one - value) < 0.6)
    );
  return (
    /^ ?(?:kg|kilo|公斤|キロ|킬로)/iu.test(after) &&
    [...kilos, ...pounds.map((one) => one * POUND)].some((one) => Math.abs(one - value) < 0.6)
  );
}

/** "Two storeys on foot" of a flat on the second floor. */
const climbed = ({ dimension, value }: Quantity, { listing }: Facts, around: Around): boolean =>
  dimension === "storeys" &&
  storeysOf(listing).at === value &&
  /stairs|flights?|climb|on foot|Treppe|steig|zu Fuß|à pied|marches|escalier|mont(?:e|er|ez)(?!\p{L})/iu.test(
    around.sentence,
  );

/** Metres a minute on foot, from a stroll to a brisk pace. */
const PACES = [58, 88] as const;
const onFoot =
  /on foot|walk|stroll|à pied|de marche|(?:zu|per) Fuß|Fußweg|[Gg]eh(?:weg|minuten)|步行|走路|徒歩|歩いて|도보|걸어/iu;
const reckonedTime =
  /(?<!\p{L})(?:call it|say|about|around|roughly|maybe|perhaps|an easy|or so|environ|à peu près|une petite|une bonne|comptez|disons|huitaine|dizaine|etwa|rund|ungefähr|gut|knapp|schätzungsweise|sagen wir|vielleicht)(?!\p{L})|大约|约|およそ|ほど|くらい|約|약|정도|쯤/iu;
const minutesSaid = /\d{1,3}(?:[.,]\d)?[ -]?(?:min|分|분)\p{L}{0,8}/giu;
/** "Eight minutes on foot" of a station 650 m away, where the listing gives its ways in metres only. */
function walked(quantity: Quantity, { ledgers, corpus }: Facts, around: Around): boolean {
  if (quantity.dimension !== "minutes" || ledgers.has("minutes") || !ledgers.has("distance")) return false;
  const clause = clauseOf(around);
  // Whoever reckons a time out of metres says so.
  if (!quantity.hedged && !reckonedTime.test(clause)) return false;
  return (
    onFoot.test(`${clause} ${quantity.text}`) &&
    [...metresTo(clause, corpus), ...metresIn(around.sentence.replace(minutesSaid, ""))].some(
      (metres) => metres <= quantity.value * PACES[1] && metres >= quantity.value * PACES[0],
    )
  );
}

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

const fee = /fees?(?!\p{L})|charges?|management|Hausgeld|Gebühr|honoraires|deposit|dues|strata|Verwaltung/iu;
/** A monthly or yearly fee by the area it is paid for: HK$1,150 for 412 sq ft. */
function feePerArea(quantity: Quantity, { listing, ledgers }: Facts, around: Around): boolean {
  if (quantity.dimension !== "unitPrice" || !fee.test(around.sentence)) return false;
  const areas = [
    ...(listing.area ? [listing.area.sqm] : []),
    ...(ledgers.get("area") ?? []).flatMap(({ values }) => values),
  ];
  return (ledgers.get("money") ?? []).some(({ values }) =>
    values.some((sum) =>
      areas.some((sqm) => sqm > 10 && Math.abs(sum / sqm - quantity.value) <= quantity.value * 0.01),
    ),
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
