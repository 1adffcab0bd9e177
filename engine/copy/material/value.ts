/** What a disclosure says, parsed: so that every language can say it, and not only the one it was printed in. */

import { amountIn, currencyIn } from "./amount.ts";
import { dateIn } from "./date.ts";
import type { MaterialKind } from "./kinds.ts";
import type { PartOfMonth } from "./part-of-month.ts";
import { type Period, periodIn } from "./periods.ts";
import { type Remainder, remaindersOf } from "./remainders.ts";

export type MaterialValue =
  | { readonly form: "none" }
  | {
      readonly form: "money";
      readonly amount: number;
      readonly currency: string | null;
      readonly period: Period | null;
      readonly average: boolean;
      /** The page says more of it than a sum: its own language quotes it whole. */
      readonly more?: true;
      readonly notes: readonly Remainder[];
    }
  | { readonly form: "months"; readonly months: number; readonly notes: readonly Remainder[] }
  | { readonly form: "depositAndAdvance"; readonly deposit: number; readonly advance: number }
  | { readonly form: "byOther"; readonly party: "seller" | "landlord" | "buyer" | "tenant" }
  | { readonly form: "letter"; readonly letter: string }
  | { readonly form: "percent"; readonly percent: number; readonly notes: readonly Remainder[] }
  | { readonly form: "years"; readonly years: number }
  | {
      readonly form: "tenure";
      readonly tenure: "freehold" | "leasehold" | "shareOfFreehold";
      readonly years: number | null;
      /** The year a lease of so many years began; its years are then the whole term and not what remains. */
      readonly from?: number;
    }
  | {
      readonly form: "date";
      readonly year: number;
      readonly month: number | null;
      readonly day: number | null;
      readonly part?: PartOfMonth;
      readonly after: boolean;
      readonly negotiable: boolean;
      /** 予定, "expected": a day that may still move. */
      readonly planned?: boolean;
    }
  | { readonly form: "now" }
  | { readonly form: "required" }
  | { readonly form: "code"; readonly code: string }
  | { readonly form: "text"; readonly text: string };

const han: Readonly<Record<string, number>> = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 半: 0.5 };

/** Where the value stands: its kind, the name it goes by, and the home's deal and currency. */
export interface Setting {
  readonly kind: MaterialKind;
  readonly name: string;
  readonly country: string | null;
  readonly rent: boolean;
  readonly currency: string | null;
}

/** What a market always quotes by the month or the year, where the page leaves the period out. */
const usual: Readonly<Record<string, Period>> = {
  "JP managementFee": "month",
  "JP repairReserve": "month",
  "KR managementFee": "month",
  "DE coOwnershipCharges": "month",
  "DE utilities": "month",
  "DE heatingCosts": "month",
  "DE coldRent": "month",
  "DE warmRent": "month",
  "FR propertyTax": "year",
};

/** Marks and little words that change no sum. */
const empty =
  /(?<!\p{L})(?:of|the|to|each|only|per|a|al|par|pro|je|de|du|des|le|la|les|von|der|des|vom|im|in|ist|is|et|und|and|about|rent|loyer|prix(?: de vente)?|(?:sale|purchase) price|kaufpreis|成交价的?|总价的?|家賃|賃料|分|の|整|每|各)(?!\p{L})|[(),，、.。:：+/·（）"'’–-]/giu;
const isEmpty = (text: string): boolean => !/[\p{L}\p{N}%]/u.test(text.replace(empty, " "));

/** A clause that says what a sum pays for: the sum stays true without it. */
const pays =
  /^ ?(?:covers?|includ(?:es|ing)|couvre|comprend|beinhaltet|enthält|含む|包含|包括|포함|incluye|comprende)/iu;
const averaged = /평균|평균|平均|average|moyen(?:ne)?s?|(?:im )?durchschnitt(?:lich)?|media|promedio/iu;

/** What tells more of a sum and leaves it true: how many rents it is, what it pays for, whose year, who holds it. */
const trimmings: readonly RegExp[] = [
  /\((?:\p{L}{2,12}|\d{1,2}) (?:netto)?(?:kalt|monats)mieten?\)/giu,
  /\((?:\p{L}{2,12}|\d{1,2}) (?:weeks?|months?)['’]? ?rent\)/giu,
  /\((?:\d{1,2}|[一两二三])个月(?:租金|房租)\)/gu,
  /, held (?:with|by) .{1,60}$/iu,
  /\((?:19|20)\d\d\)|\((?:19|20)\d\d년 기준\)|\((?:19|20)\d\d年\)/gu,
  /, (?:reviewed every|next review) .{1,80}$/iu,
  /[,;] ?(?:inklusive|inkl\.?|including|includes|covers?|couvrant|comprenant) [^)]{1,80}(?=\)|$)/giu,
  /; ?warmmiete .{1,30}$/iu,
  /,? ?세대 ?(?:전기|수도|가스|난방)(?:[·, ]{1,2}(?:전기|수도|가스|난방)){0,3} ?별도/gu,
  /\((?:인터넷|공용 ?전기|수도)(?:[·, ]{1,2}(?:인터넷|공용 ?전기|수도)){0,3} ?포함(?:, ?)?\)?/gu,
  /, soit [\d\s\u00a0\u202f]{3,15}€ hors honoraires/giu,
];
const withoutTrimmings = (value: string): string =>
  trimmings
    .reduce((left, one) => left.replace(one, ""), value)
    .replace(/\( ?\)/gu, "")
    .trim();

/** A sum of money; null where there is none, it is one by the square metre, or a word beside it is not understood. */
function moneyIn(value: string, { kind, name, country, currency: local }: Setting): MaterialValue | null {
  const lean = withoutTrimmings(value);
  const [clause = "", ...others] = lean.split(/[;；]/u);
  if (/(?:\/|每|per |par |pro |je |al )? ?(?:㎡|m²|m2|平米|平方米|qm|sqm|sq ?ft)/iu.test(clause)) return null;
  const amount = amountIn(clause);
  if (amount === null) return null;
  const money = currencyIn(clause, local);
  const currency = money.currency ?? (/\d ?[万만]/u.test(clause) ? local : null);
  if (currency === null) return null;
  const rest = remaindersOf([money.left, ...others.filter((other) => !pays.test(other))].join(" "));
  const dated = periodIn(
    rest.left.replace(/\d[\d., \u202f\u00a0]{0,20}\d|\d/u, " ").replace(/(?<=^ {0,4}\p{P}? {0,4})[万만亿억億]/u, " "),
  );
  const left = dated.left.replace(averaged, " ").replace(/[万만亿억億]|천만/u, " ");
  if (!isEmpty(left)) return null;
  return {
    form: "money",
    amount,
    currency,
    period: dated.period ?? periodIn(name).period ?? usual[`${country ?? ""} ${kind}`] ?? null,
    average: averaged.test(value),
    ...(lean.replace(/\s/gu, "") === value.replace(/\s/gu, "") ? {} : { more: true as const }),
    notes: rest.known,
  };
}

/** Kinds that somebody pays, and may be said to be another's. */
const paid: ReadonlySet<MaterialKind> = new Set<MaterialKind>([
  "agencyFee",
  "managementFee",
  "serviceCharge",
  "coOwnershipCharges",
  "utilities",
  "heatingCosts",
  "propertyTax",
  "parkingFee",
]);
type Party = "seller" | "buyer" | "landlord" | "tenant";
const parties: readonly (readonly [Party, RegExp])[] = [
  ["seller", /vendeur|seller|vendor|(?<!\p{L})verkäufer|卖方|売主|매도인|vendedor|venditore/iu],
  ["buyer", /acquéreur|acheteur|buyer|purchaser|(?<!ver)käufer|买方|買主|매수인|comprador|acquirente/iu],
  ["tenant", /locataire|tenant|(?<!ver)mieter|租客|租户|租方|借主|임차인|inquilino|conduttore/iu],
  ["landlord", /bailleur|landlord|vermieter|房东|貸主|임대인|locatore|arrendador/iu],
];

/** Who alone pays; null where two are named, a sum is, or nobody is. */
function payerOf(value: string, rent: boolean): MaterialValue | null {
  if (/\d/u.test(value)) return null;
  if (/^(?:租客|租户|租方)(?:不用?|无需|不需)(?:承担|付|缴)$/u.test(value))
    return { form: "byOther", party: "landlord" };
  if (/frei|sans|free|keine|(?<!\p{L})no(?!\p{L})|[无免不没]|なし|sin |senza|없/iu.test(value)) return null;
  const named: Party[] = parties.flatMap(([party, words]) => (words.test(value) ? [party] : []));
  if (named.length === 0 && /业主(?:承担|付|缴)?$|^owner/u.test(value)) named.push(rent ? "landlord" : "seller");
  const [party, second] = named;
  return party === undefined || second !== undefined ? null : { form: "byOther", party };
}

const monthsOfRent =
  /^(?:家賃の?|賃料の?)?(\d{1,2}(?:[.,]\d{1,2})?) ?(?:个月(?:租金|房租)?|ヶ月分?|か月分?|カ月分?|ケ月分?|개월(?:분|치)?|months?(?:['’]s?)?(?: rent)?|mois(?: de loyer)?(?: hors charges| HC)?|(?:netto)?(?:kalt|monats)mieten?|nettokaltmieten|monate?|mes(?:es)?(?: de (?:renta|alquiler|fianza))?|mensilità)(?!\p{L})/iu;
const leastTerm = /minimum|min\.|at least|mindestens|au moins|minimo|mínimo|起租?|以上|이상/iu;
/** A lease is counted in years where it is long: 一年起租, "2年", "1 an". */
const yearsOfTerm =
  /^([一二两三四五]|\d{1,2}|one|two|three|un|deux|trois|ein|zwei|drei) ?(?:年間?|년간?|years?|ans?|jahre?)$/iu;
const numerals: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3 },
  ...{ un: 1, deux: 2, trois: 3 },
  ...{ ein: 1, zwei: 2, drei: 3 },
};
const leastNamed = /minimum|最短|mindest|mínim|minim/iu;
function termIn(value: string, name: string): MaterialValue | null {
  const hit = yearsOfTerm.exec(value.replace(leastTerm, " ").trim())?.[1]?.toLowerCase();
  if (hit === undefined) return null;
  const years = numerals[hit] ?? han[hit] ?? Number(hit);
  // what is the least is said in months, as pages in all languages have it; what is the whole term in years
  return leastTerm.test(value) || leastNamed.test(name)
    ? { form: "months", months: years * 12, notes: [] }
    : { form: "years", years };
}
const rated: ReadonlySet<MaterialKind> = new Set<MaterialKind>(["energyClass", "emissionsClass", "councilTax"]);
/** "Band C", "Classe D (213 kWh/m²/an)", "C (72)": the score beside the letter says the same more finely. */
const letter =
  /^(?:band|class|classe|klasse|clase|tranche)? ?([A-I]\+{0,3})(?: ?[(,:–-] ?\d[\d.,]{0,8} ?(?:(?:kWh|kg)[\p{L}\d/().²· ]{0,20})?\)?)?$/iu;

/** What a disclosure's value says. What is not wholly understood is `text`, to be quoted or left out. */
export function parseMaterial(text: string, setting: Setting): MaterialValue {
  const { kind } = setting;
  const value = text.normalize("NFKC").trim();
  // as the page prints it: folding turns ㎡ into m2
  const asPrinted: MaterialValue = { form: "text", text: text.trim() };
  const paying = /^押([一二两三四五六半零\d])付([一二两三四五六\d])$/u.exec(value);
  if (paying) {
    const count = (sign: string | undefined): number => han[sign ?? ""] ?? Number(sign);
    return { form: "depositAndAdvance", deposit: count(paying[1]), advance: count(paying[2]) };
  }
  if (
    /^(?:none|no|nil|0|0円|零|无|無|無し|なし|ナシ|없음|néant|aucune?|keine?|entfällt|不要|不需要|不收|不收取|无抵押|没有|0 ?元|£0|€0|\$0|0 ?[€£]|peppercorn|ninguno|ninguna|nessuno|nessuna)$/iu.test(
      value,
    )
  )
    return { form: "none" };
  const payer = paid.has(kind) ? payerOf(value, setting.rent) : null;
  if (payer) return payer;
  if (
    /^(?:now|immediately|sofort|immédiate(?:ment)?|即可|随时|随时入住|即入居可|即時|즉시|즉시 ?입주|inmediata(?:mente)?|immediata(?:mente)?|subito)$/iu.test(
      value,
    )
  )
    return { form: "now" };
  if (
    /^(?:required|mandatory|compulsory|obligatoire|exigée?|erforderlich|pflicht|必须|必要|加入(?:必須|要|義務)|必須|필수|obligatorio|obbligatoria?)$/iu.test(
      value,
    )
  )
    return { form: "required" };
  const rating = rated.has(kind)
    ? letter.exec(value.replace(/ ?\([\p{L} ]{3,60}\)|, paid by (?:the )?tenant$/giu, ""))?.[1]
    : /^[A-H]\+{0,3}$/u.exec(value)?.[0];
  if (rating) return { form: "letter", letter: rating.toUpperCase() };
  // "1か月（58,000円）": the sum in brackets is the same rent again
  const counted = value
    .replace(/ ?\((?:税込)?[\d,.]{3,12} ?(?:円|¥|€|元)\)$/u, "")
    .replace(/ ?\((?:税込)[\d,.]{3,12} ?円\)$/u, "");
  const months = monthsOfRent.exec(counted);
  if (months) {
    const rest = remaindersOf(counted.slice(months[0].length));
    const left = kind === "minimumTerm" ? rest.left.replace(leastTerm, " ") : rest.left;
    return isEmpty(left)
      ? { form: "months", months: Number(months[1]?.replace(",", ".")), notes: rest.known }
      : asPrinted;
  }
  const percent = /^(?:(?:成交价|总价|房价)的? ?)?(\d{1,2}(?:[.,]\d{1,3})?) ?%/u.exec(value);
  if (percent) {
    const rest = remaindersOf(withoutTrimmings(value).slice(percent[0].length));
    return isEmpty(rest.left)
      ? { form: "percent", percent: Number(percent[1]?.replace(",", ".")), notes: rest.known }
      : asPrinted;
  }
  // "Leasehold, 999 years from 1904"
  const begun = /^leasehold[,;:]? ?\(?(\d{2,4}) years from (?:\d{1,2} )?(?:\p{L}{3,9} )?(1[5-9]\d\d|20\d\d)\)?$/iu.exec(
    value,
  );
  if (begun) return { form: "tenure", tenure: "leasehold", years: Number(begun[1]), from: Number(begun[2]) };
  const left = /^leasehold\b.{0,60}?\((?:about |approx\. )?(\d{2,4}) years (?:remaining|left)\)$/iu.exec(value);
  if (left) return { form: "tenure", tenure: "leasehold", years: Number(left[1]) };
  const held =
    /^(share of freehold|freehold|leasehold)(?:[,;:]? ?\(?(?:with )?(\d{2,4}) years(?: remaining| left| unexpired)?\)?)?$/iu.exec(
      value,
    );
  if (held) {
    const word = (held[1] ?? "").toLowerCase();
    const tenure = word === "freehold" ? "freehold" : word === "leasehold" ? "leasehold" : "shareOfFreehold";
    return { form: "tenure", tenure, years: held[2] ? Number(held[2]) : null };
  }
  const term = kind === "minimumTerm" ? termIn(value, setting.name) : null;
  if (term) return term;
  const years =
    kind === "leaseYears" ? /^(\d{1,4}) ?(?:years?(?: remaining| left)?|年)$/iu.exec(value)?.[1] : undefined;
  if (years) return { form: "years", years: Number(years) };
  const day = kind === "available" ? dateIn(value) : null;
  if (day) return day;
  const money = moneyIn(value, setting);
  if (money) return money;
  if (/^[A-Z0-9][A-Z0-9/ -]{4,30}$/iu.test(value) && /\d{3}/u.test(value)) return { form: "code", code: value };
  return asPrinted;
}
