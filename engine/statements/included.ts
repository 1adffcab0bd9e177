/** What a fee or a rent takes in: "water is included" is true only where the listing says so of water. */

import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import { mannerAt } from "./manner.ts";

const items: readonly RegExp[] = [
  /(?<!\p{L})water(?!\p{L}|front|side| meter| heater)|水费|水道|(?<!下|家)用水|수도|(?<!\p{L})eau(?!\p{L})|(?<!\p{L})Wasser(?!\p{L})/iu,
  /sewer|排污|下水|하수|assainissement|Abwasser/iu,
  /electricity|(?<!\p{L})(?:power|electric)(?!\p{L})|电费|水电|電気代|電気(?=・|や|、|も|ま|と)|전기(?!차|밥|오븐|온수|레인지)|électricité|(?<!\p{L})Strom(?!\p{L})/iu,
  /(?<!\p{L})heating|取暖费?|暖气费|供暖费|暖房費|난방비|chauffage|Heizkosten|(?<!\p{L})Heizung(?!\p{L})/iu,
  /(?<!\p{L})gas(?: bill)?(?!\p{L}| ?fire|-fired)|燃气费|煤气费|ガス代|가스비|(?<!\p{L})gaz(?!\p{L})/iu,
  /internet|broadband|wi-?fi|宽带|网费|ネット|인터넷|WLAN/iu,
  /(?<!\p{L})parking|停车费?|车位费|駐車|주차|stationnement|Stellplatz/iu,
  /council tax|property tax|房产税|固定資産税|재산세|taxe foncière|Grundsteuer/iu,
  /furniture|家具|가구(?! ?수)|meubles|Möbel/iu,
];
const inclusive: Readonly<Record<CopyLanguage, string>> = {
  zh: "(?:都|均|也|全)?(?:已)?(?:含|包(?!括但))(?:在内|在|了)?",
  en: "(?:(?:are|is|also|all) )?included?(?!\\p{L})|covers?|all in|on us|on the house|thrown in|free of charge|taken care of",
  ja: "(?:が|も|まで)?(?:含まれ|込み|コミ|入って(?:い|お)|入り(?:ます|ました|、)|まかなわれ|賄われ)",
  ko: "(?:까지|도|가|이|은|는)? ?(?:다 ?|모두 ?|전부 ?)?(?:포함|들어 ?있|다 ?들어|들어(?:가요|갑니다|가고))",
  fr: "(?:sont |est |y sont |y est )?(?:inclu(?:s|se|ses|ent|t)|compris(?:e|es)?)(?!\\p{L})|pris(?:e|es)? en charge",
  de: "(?:sind |ist )?(?:inklusive|inbegriffen|enthalten|mit drin|drin|dabei|abgedeckt|mit abgegolten|abgegolten)",
};
const any = new RegExp(
  `${Object.values(inclusive).join("|")}|inkl|comprend|includes|covering|込|포함|含|charges comprises`,
  "giu",
);
const denial =
  /不|未|另|自理|没|not|n't|exclu|separate|extra|without|hors|non |pas |sans|ohne|nicht|eigene|getrennt|zzgl|別|自己負担|ません|ない|ず(?!つ)|含まれません|含まず|제외|별도|않|자부담|개별/iu;

/** Clauses, each with where it begins. */
function clauses(text: string): { readonly text: string; readonly start: number }[] {
  return [...text.matchAll(/[^.;!?。；！？\n()（）]{1,400}/gu)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
}
/** Paid by the one who uses it. */
const metered =
  /paid by (?:the )?tenants?|tenants? pays?|by usage|pays? usage|按用量|租客(?:付|承担|自付)|借主負担|使用量|세입자 ?부담|사용량|selon (?:la )?consommation|à la charge du locataire|nach Verbrauch|zahlt der Mieter/iu;

/** Numbers of items. */
interface Spoken {
  /** That the listing names. */
  readonly named: ReadonlySet<number>;
  /** That a clause of it says are taken in, and that one says are not. */
  readonly takenIn: ReadonlySet<number>;
  readonly takenOut: ReadonlySet<number>;
}
/** What `corpus` says of the items: read once, however often a text speaks of them. */
const spokenOf = remembered((corpus): Spoken => {
  const [takenIn, takenOut] = [new Set<number>(), new Set<number>()];
  for (const clause of clauses(corpus)) {
    const isOut = denial.test(clause.text) || metered.test(clause.text);
    if (isOut) for (const [at, item] of items.entries()) if (item.test(clause.text)) takenOut.add(at);
    for (const part of clause.text.split(/[,，]/u))
      if (!denial.test(part))
        for (const [at, item] of items.entries())
          if (item.test(part) && (any.test(clause.text) || any.test(part))) {
            takenIn.add(at);
            any.lastIndex = 0;
          }
  }
  const named = new Set([...items.entries()].flatMap(([at, item]) => (item.test(corpus) ? [at] : [])));
  return { named, takenIn, takenOut };
});

const said = Object.fromEntries(
  Object.entries(inclusive).map(([language, source]) => [language, new RegExp(source, "giu")]),
) as Readonly<Record<CopyLanguage, RegExp>>;
/** How far from the word for inclusion its items stand. */
const REACH = 26;

/** Stretches of `text` that say a fee takes in what the listing (`corpus`) does not. Read only where the listing speaks of the item. */
export function wronglyIncluded(
  text: string,
  language: CopyLanguage,
  corpus: string,
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of text.matchAll(said[language])) {
    const from = Math.max(0, match.index - REACH);
    const head =
      text
        .slice(from, match.index)
        .split(/[.;!?。；！？\n，,：:(（]/u)
        .at(-1) ?? "";
    const tail = text.slice(match.index + match[0].length, match.index + match[0].length + 8);
    if (denial.test(head) || denial.test(tail)) continue;
    const named = [...items.entries()].filter(([, item]) => item.test(head));
    if (named.length === 0) continue;
    const listed = spokenOf(corpus);
    // Only an item that the listing takes out is false for certain.
    if (!named.some(([at]) => listed.named.has(at) && !listed.takenIn.has(at) && listed.takenOut.has(at))) continue;
    const manner = mannerAt(text, language, match.index, match.index + match[0].length);
    if (manner.asked || manner.counsel) continue;
    found.push({ start: match.index - head.length, end: match.index + match[0].length });
  }
  return found;
}

/** "Gas and electric too": what goes on behind a clause that includes something. */
const also: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:也是?|也一样|同样)\s*$/u,
  en: /(?<!\p{L})(?:too|as well|also)\s*$|(?:are|is) too\s*$/iu,
  ja: /も(?:同じ|同様)?(?:です)?\s*$/u,
  ko: /도(?:요| ?마찬가지\S{0,4})?\s*$/u,
  fr: /(?<!\p{L})(?:aussi|également)\s*$/iu,
  de: /(?<!\p{L})(?:auch|ebenso|ebenfalls)(?: dabei| drin)?\s*$|^\s*(?:auch|ebenso|ebenfalls)(?!\p{L})/iu,
};
/** "All bills", 水电全包: more than a listing that takes one of them out. */
const allBills: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:水电(?:燃气|煤|网|暖){0,3}(?:网络)?|所有(?:账单|费用|杂费)|(?:账单|费用|杂费))(?:都|全部?|一律){0,2}(?:包|含)(?:在(?:内|房租里|里面))?|全包(?=[,，。;；!！]|$)|(?:全|都)(?:含|包)在(?:房租|租金)里/gu,
  en: /(?<!\p{L})(?:all|every|each)(?: of the| the)? (?:bills?|utilit(?:y|ies)|expenses|running costs)(?:[\p{L} ,]{0,24})? (?:included|covered|paid)|(?<!\p{L})bills[- ]included|all[- ]inclusive rent/giu,
  ja: /(?:光熱費|水道光熱費|すべての(?:料金|費用)|諸費用)(?:は|も)?(?:すべて|全て|全部)?(?:込み|家賃に含|コミ)/gu,
  ko: /(?:공과금|모든 ?(?:요금|비용))(?:은|이|도|까지)? ?(?:모두|전부|다)? ?(?:포함|월세에)/gu,
  fr: /(?<!\p{L})(?:toutes? (?:les )?(?:charges|factures|dépenses)|tout)(?: est| sont)? (?:comprise?s?|incluse?s?)/giu,
  de: /(?<!\p{L})(?:alle (?:Neben)?kosten|sämtliche (?:Neben)?kosten|Warmmiete all[- ]in|alles)(?: sind| ist)? (?:inklusive|inbegriffen|enthalten|drin)/giu,
};
const ends = /[.;!?。；！？\n()（）]/u;
const clauseBounds = (text: string, at: number): { start: number; end: number } => {
  let start = at;
  while (start > 0 && at - start < 120 && !ends.test(text.charAt(start - 1))) start--;
  let end = at;
  while (end < text.length && end - at < 120 && !ends.test(text.charAt(end))) end++;
  return { start, end };
};

/** Stretches of `text` that go on including, or include everything, where `corpus` takes some item out. */
export function includedBeyond(text: string, language: CopyLanguage, corpus: string): { start: number; end: number }[] {
  const listed = spokenOf(corpus);
  const out = items.filter((_, at) => listed.takenOut.has(at) && !listed.takenIn.has(at));
  if (out.length === 0) return [];
  const everything = [...text.matchAll(allBills[language])].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const manner = mannerAt(text, language, start, end);
    const denied =
      denial.test(text.slice(Math.max(0, start - 8), start)) ||
      /^.{0,3}(?:not|nicht|pas|ない|않)/u.test(text.slice(end, end + 8));
    return manner.asked || manner.counsel || denied ? [] : [{ start, end }];
  });
  const further: { start: number; end: number }[] = [];
  for (const match of text.matchAll(/[^.;!?。；！？\n()（）,，、:：]{2,80}/gu)) {
    const words = match[0];
    if (!also[language].test(words) || denial.test(words) || /\d/.test(words)) continue;
    if (!out.some((item) => item.test(words))) continue;
    const bounds = clauseBounds(text, match.index);
    const lead = text.slice(Math.max(0, bounds.start - 60), match.index);
    any.lastIndex = 0;
    if (any.test(lead)) further.push({ start: match.index, end: match.index + words.length });
    any.lastIndex = 0;
  }
  return [...everything, ...further];
}
