/** Reads what a home costs beside its price, and does the sums whose parts the page states. */
import type { DecidingFact, Slot } from "../fact.ts";
import { wordsIn } from "../words.ts";
import { clausesOf, day, dayIn, disclosed, fact, firstMoney, flag, number, type Page, type Reader } from "./page.ts";

const money = (amount: number, currency: string): Slot => ({ form: "money", amount, currency });
const decimal = (text: string | undefined): number => Number((text ?? "").replace(",", "."));
const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** "3,57 %": a share with up to three decimals, and never the end of a longer figure. */
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?%/u;

const covers = (text: string): Slot | undefined => {
  const [, list = ""] =
    /(?::|;|,|\(|含|포함)\s?(?:covers?|includ(?:es|ing)|inkl\.?|couvrant|comprenant|dont)?\s?(.{3,120})/iu.exec(text) ??
    [];
  const words = wordsIn(list.split(/not included|non compris/iu)[0] ?? "", "cover");
  return words.length === 0 ? undefined : { form: "words", words };
};

/** Council rates "per quarter" and a tax "per month" are told by the year. */
const instalments: readonly (readonly [number, RegExp])[] = [
  [
    12,
    /(?:per|an?|each|every|\/) ?(?:month|mo(?!\p{L}))|monthly|每月|\/月|月額|매월|월 ?\d|par mois|(?:im|pro) monat|monatlich/iu,
  ],
  [4, /quarter|每季|季度|四半期|분기|trimestre|quartal|vierteljahr/iu],
  [2, /half[- ]year|半年|반기|semestre|halbjahr/iu],
];

function yearlyTax(page: Page): (DecidingFact & { readonly sum: number }) | null {
  const said = disclosed(page, /property tax|taxe foncière|grundsteuer|房产税|固定資産税|재산세|council rates/iu);
  const sum = said && firstMoney(said.value, page.currency);
  if (!said || !sum) return null;
  const year = /(?<!\d)(20\d\d)(?!\d)/u.exec(said.value)?.[1];
  const times = instalments.find(([, words]) => words.test(said.value))?.[0] ?? 1;
  const amount = cents(sum.amount * times);
  const monthly = amount / 12;
  return {
    ...fact("yearlyTax", said.value, {
      money: money(amount, sum.currency),
      year: number(year ? Number(year) : null),
      ...(Number.isInteger(cents(monthly)) ? { month: money(monthly, sum.currency) } : {}),
    }),
    sum: amount,
  };
}

const owners: Reader = (page) => {
  if (page.rent) return [];
  const found: DecidingFact[] = [];
  const hoa = disclosed(page, /^(?:hoa|strata|condo)(?: (?:dues|fees?))?$/iu);
  const due = hoa && firstMoney(hoa.value, page.currency);
  const monthly = hoa !== null && /month|\/mo\b|每月|月/iu.test(hoa.value);
  const tax = yearlyTax(page);
  if (hoa && due && monthly) {
    found.push(
      fact("hoa", hoa.value, { money: due, year: money(due.amount * 12, due.currency), covers: covers(hoa.value) }),
    );
    if (tax && Number.isInteger(cents(tax.sum / 12)))
      found.push(fact("hoaAndTax", hoa.value, { money: money(due.amount + tax.sum / 12, due.currency) }));
  }
  if (tax) found.push(fact("yearlyTax", tax.source, tax.slots));
  const house = disclosed(page, /hausgeld|charges (?:courantes|de copropriété)|^charges$/iu);
  const sum = house && firstMoney(house.value, page.currency);
  if (house && sum && page.currency === "EUR") {
    const apart = /davon ([\d.,]{1,9}) ?€ nicht umlag/iu.exec(house.value);
    const keep = apart ? decimal(apart[1]) : null;
    const yearly = /par an|im jahr|jährlich|annuel/iu.test(`${house.name} ${house.value}`);
    if (yearly || /monat|mois/iu.test(house.value))
      found.push(
        fact("houseMoney", house.value, {
          ...(yearly ? { yearly: sum } : { money: sum }),
          ...(yearly && Number.isInteger(sum.amount / 12) ? { month: money(sum.amount / 12, sum.currency) } : {}),
          ...(keep === null
            ? {}
            : { keep: money(keep, sum.currency), keepYear: money(cents(keep * 12), sum.currency) }),
        }),
      );
  }
  return found;
};

const byBuyer = /buyer|käufer(?!provision)|acquéreur|买方|買主|매수인/iu;
const bySeller = /seller|verkäufer|vendeur|卖方|原业主|売主|매도인/iu;

const levies: Reader = (page) => {
  const found: DecidingFact[] = [];
  const levy = disclosed(
    page,
    /special assessment|sonderumlage|travaux votés|appel de fonds|特别分摊|分摊|修繕一時金|특별 ?분담금/iu,
  );
  const sum = levy && firstMoney(levy.value, page.currency);
  if (levy && sum) {
    const [word] = wordsIn(levy.value, "levy");
    found.push(
      fact("assessment", levy.value, {
        money: sum,
        date: day(/fällig|due|exigible|到期|期限/iu.test(levy.value) ? dayIn(levy.value) : null),
        ...(word ? { what: { form: "words", words: [word] } satisfies Slot } : {}),
        buyer: flag(byBuyer.test(levy.value)),
        seller: flag(!byBuyer.test(levy.value) && bySeller.test(levy.value)),
      }),
    );
  }
  const transfer = disclosed(page, /transfer fee|过户费/iu);
  const fee = transfer && firstMoney(transfer.value, page.currency);
  if (transfer && fee)
    found.push(fact("transferFee", transfer.value, { money: fee, buyer: flag(byBuyer.test(transfer.value)) }));
  const tax = disclosed(page, /grunderwerbsteuer|stamp duty|droits de mutation/iu);
  const rate = tax && RATE.exec(tax.value);
  const price = page.listing.price;
  if (tax && rate && price)
    found.push(
      fact("transferTax", tax.value, {
        n: number(decimal(rate[1])),
        money: money(cents((price.amount * decimal(rate[1])) / 100), price.currency),
      }),
    );
  const reserve = disclosed(
    page,
    /(?<!repair )reserve|rücklage|erneuerungsfonds|fonds (?:de )?travaux|修繕積立金残高|维修(?:基金|资金)|장기수선충당금/iu,
  );
  const kept = reserve && firstMoney(reserve.value, page.currency);
  const often = reserve && /月|월|month|mois|monat/iu.test(reserve.value);
  const yearly =
    reserve && !often && /par an|annuel|(?:pro|im) jahr|jährlich|a year|per year|annum/iu.test(reserve.value);
  if (reserve && kept && (often || yearly))
    found.push(
      fact("reservePaid", reserve.value, {
        ...(often ? { month: kept } : { year: kept }),
        back: flag(page.rent && /반환|돌려/u.test(reserve.value)),
      }),
    );
  else if (reserve && kept) {
    const units = /(\d{1,4}) (?:units|einheiten|lots)|(\d{1,4})[戸户]/iu.exec(page.phrases.join("\n"));
    found.push(
      fact("reserve", reserve.value, {
        money: kept,
        date: day(dayIn(reserve.value)),
        units: number(units ? Number(units[1] ?? units[2]) : null),
      }),
    );
  }
  return found;
};

const within = /\binclus|included|enthalten/iu;
const commission: Reader = (page) => {
  if (page.rent) return [];
  const said = disclosed(page, /provision|courtage|commission|^中介费|^佣金|honoraires|仲介手数料/iu);
  const rate = said && RATE.exec(said.value);
  const price = page.listing.price;
  if (!said || !rate || !price || /prix (?:net|hors)|hors honoraires/iu.test(said.value)) return [];
  const share = decimal(rate[1]);
  return [
    fact("commission", said.value, {
      n: number(share),
      // a share of a price that holds it is no sum to work out here
      money: within.test(said.value) ? undefined : money(cents((price.amount * share) / 100), price.currency),
      buyer: flag(/käufer|buyer|acquéreur|买方|各付/iu.test(`${said.name} ${said.value}`)),
      seller: flag(
        /(?<!ver)käufer|buyer|acquéreur|买方/iu.test(`${said.name} ${said.value}`) ? false : bySeller.test(said.value),
      ),
    }),
  ];
};

const han: Readonly<Record<string, number>> = { 半: 0.5, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 六: 6 };
const counted = (text: string): number | null => {
  const hit =
    /(半|一|二|两|三|\d{1,2}(?:\.\d{1,2})?)\s?个月/u.exec(text) ??
    /(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:ヶ月|か月|カ月|개월|months?['’]?|mois|monatsmieten|(?:netto)?kaltmieten)/iu.exec(
      text,
    ) ??
    /(half|one|two|three) (?:a )?month/iu.exec(text);
  if (!hit?.[1]) return null;
  return han[hit[1]] ?? { half: 0.5, one: 1, two: 2, three: 3 }[hit[1].toLowerCase()] ?? decimal(hit[1]);
};

/** What is paid on moving in: deposit, first rent, fee, each stated. */
const entry: Reader = (page) => {
  const { price } = page.listing;
  if (!page.rent || price?.period !== "month") return [];
  const paying = /押([一二两三半])付([一二两三])/u.exec(page.phrases.join("\n"));
  const held = disclosed(page, /押金|敷金|kaution|^deposit|dépôt de garantie|保証金/iu);
  const key = disclosed(page, /礼金/u);
  const fee = disclosed(page, /中介费|佣金|仲介手数料|agency fee|honoraires|mieterprovision|중개보수/iu);
  const sumOf = (text: string | null): number | null => {
    if (text === null) return null;
    if (/^(?:无|なし|無し|不要|0|none|keine?)(?![\d.,])/iu.test(text.trim())) return 0;
    const printed = firstMoney(text, page.currency);
    const months = counted(text);
    return printed ? printed.amount : months === null ? null : cents(months * price.amount);
  };
  const deposit = paying?.[1] ? (han[paying[1]] ?? 0) * price.amount : sumOf(held?.value ?? null);
  // 押一付三: what is paid ahead is more than a first rent, and a term of its own
  if ((paying?.[2] ?? "一") !== "一" || deposit === null || deposit <= 0) return [];
  const charge = fee ? (/房东|landlord|贷主|keine/iu.test(fee.value) ? 0 : sumOf(fee.value)) : null;
  // "敷金1か月（62,000円）、礼金なし" names both: only what stands behind its own name counts
  const ownGift = key && /礼金[:：]?(.{1,30})/u.exec(key.value);
  const gift = key ? sumOf((ownGift ? ownGift[1] : key.value) ?? null) : 0;
  // without the agent's fee, or word that there is none, the sum would be too small
  if (gift === null || charge === null) return [];
  const { currency } = price;
  return [
    fact("entry", paying?.[0] ?? held?.value ?? "", {
      deposit: money(deposit, currency),
      months: number(deposit / price.amount),
      first: money(price.amount, currency),
      ...(charge ? { fee: money(charge, currency) } : {}),
      ...(gift ? { gift: money(gift, currency) } : {}),
      total: money(cents(deposit + price.amount + (charge ?? 0) + gift), currency),
    }),
  ];
};

const fees: Reader = (page) => {
  const found: DecidingFact[] = [];
  const managed = disclosed(page, /物业费/u);
  const rate = managed && /(\d{1,3}(?:\.\d{1,2})?)元\/(?:㎡|m2|平米?)/u.exec(managed.value);
  const { area } = page.listing;
  if (managed && rate && area?.kind === "gross")
    found.push(
      fact("bySquareMetre", managed.value, {
        rate: money(Number(rate[1]), "CNY"),
        money: money(cents(Number(rate[1]) * area.sqm), "CNY"),
        tenant: flag(/租客|租户/u.test(managed.value)),
      }),
    );
  const parked = disclosed(page, /停车|车位|parking|駐車場|stellplatz|stationnement|주차/iu);
  const paid =
    parked &&
    clausesOf(parked.value)
      .map((clause) => firstMoney(clause, page.currency))
      .find((sum) => sum !== null);
  if (parked && paid && /月|month|mois|monat|월/iu.test(parked.value))
    found.push(
      fact("monthlyParking", parked.value, {
        money: paid,
        queue: flag(/排队|轮候|순번|대기|waiting list|liste d['’]attente|warteliste|空き待ち/iu.test(parked.value)),
        ask: flag(/余位|先到先得|subject|disponib|vacan|空き/iu.test(parked.value)),
      }),
    );
  return found;
};

export const costs: readonly Reader[] = [owners, levies, commission, entry, fees];
