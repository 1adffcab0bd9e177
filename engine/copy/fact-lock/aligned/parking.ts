/** A place to park that is the home's own, where the listing has none, the street only, or one for a rent of its own. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { mannerAt } from "#engine/statements/manner";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";

const named =
  /车位|停车|车库|駐車|ガレージ|車庫|주차|차고|parking|(?<!\p{L})garage|carport|driveway|stationnement|Stellpl|Parkpl|Parken|garaje|aparcamiento|parcheggio|posto auto/iu;
const none =
  /(?:无|没有?|不[能可])(?:停?车位|停车)|(?:车位|停车)[:：] ?(?:无|没有)|駐車場?(?:は|:|：)? ?(?:なし|空きなし|無|不可)|주차(?:는|가|도)?[:：]? ?(?:불가|없)|(?<!\p{L})no (?:off-street |on-site )?parking|parking[:：] ?(?:none|no)(?!\p{L})|sin (?:plaza|garaje|aparcamiento)|(?:pas de|sans) (?:place|parking|stationnement|garage)|kein\p{L}{0,2} (?:Stellpl|Parkpl|Garage)|senza posto/iu;
const street =
  /street|permit|路边|先到先停|路上|노상|길가|선착순|(?<!\p{L})Straße|Anwohner|dans la rue|voie publique|en la calle|in strada|first[- ]come/iu;
const paid =
  /可租|租用|月租|optional|(?<!\p{L})rent|zur Miete|anmiet|en location|賃料|月額|임대|\d[^\n]{0,12}(?:im Monat|per month|a month|par mois|al mes|\/月|每月|毎月)|(?:每月|월|月)\s?\d/iu;

/** What the listing leaves of parking: nothing said, a place of its own, one to be rented, none. */
function rightOf({ told }: Account): "silent" | "own" | "paid" | "none" {
  const lines = told.map(({ text }) => text).filter((text) => named.test(text));
  if (lines.length === 0) return "silent";
  const kinds = lines.map((line) => {
    if (none.test(line) || street.test(line)) return "none";
    return paid.test(line) ? "paid" : "own";
  });
  return kinds.includes("own") ? "own" : kinds.includes("paid") ? "paid" : "none";
}

const granted: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:自带|含|送|带|配|附|享)有?(?:[一二两1-3]个)?(?:地下|地面|固定|专属|独立|产权)?停?车位|可停[一二两1-3]辆?车|(?:固定|专属|独立)停?车位|车位(?:随房|一起)(?:带|送|走)/gu,
  en: /(?<!\p{L})(?:one|two|a|an|your own|own|private|allocated|dedicated|assigned|off-street)(?: \p{L}+){0,2} (?:parking(?: (?:space|spot|bay|stall|place)s?)?|garage|carport)(?!\p{L})|(?:one|two|three) cars? can be parked|parking(?: (?:space|spot|bay))? (?:is |comes )?(?:included|with it|on site)/giu,
  ja: /駐車(?:場|スペース)?(?:が|は|も)?(?:[\d一二]台分?)?(?:が|は)?(?:付(?:き|い)|あり(?!ません)|ございます|確保|込み)|駐車は敷地内|専用駐車/gu,
  ko: /주차(?:장|공간| ?자리)?(?:은|는|가|이|도)? ?(?:[\d한두] ?대)?(?:까지)? ?(?:가능|됩니다|돼요|포함|있(?:어요|습니다|고)|제공)|(?:전용|지정) ?주차|주차는 [^.\n,]{0,12}(?:전용|지정)/gu,
  fr: /(?<!\p{L})(?:une|deux|votre|sa) (?:propre )?(?:place|emplacement)s? (?:de (?:parking|stationnement)|privée?s?|attitrée?s?|réservée?s?)|(?<!\p{L})parking (?:privé|inclus|compris|privatif)|place de (?:parking|stationnement)[^.\n,]{0,16}(?:incluse?|comprise?)/giu,
  de: /(?<!\p{L})(?:eine?n?|eigener?|fester?|zwei|Ihr) (?:\p{L}{1,30} )?(?:Stellpl[aä]tze?|Parkpl[aä]tze?|Tiefgaragen\p{L}{0,20}|Garage)(?!\p{L})|(?:Stellplatz|Tiefgaragen\p{L}{0,20})[^.\n,]{0,24}(?:gehört dazu|inklusive|enthalten|inbegriffen|dabei)/giu,
};
const included =
  /含|送|自带|带(?!租)|配|随房|附|付いて|付き|込み|포함|딸려|includ|comes? with|with it|with the (?:flat|home|price|rent)|inclus|compris|inklusive|enthalten|inbegriffen|gehört dazu|dabei/iu;
const around = (text: string, { start, end }: Span): string =>
  `${text
    .slice(Math.max(0, start - 24), start)
    .split(/[.!?。！？;；\n]/u)
    .at(-1)}${text.slice(start, end)}${text.slice(end, end + 40).split(/[.!?。！？;；\n]/u)[0]}`;

/** Places to park that `text` gives the home and the listing does not. */
export function parkingGranted(text: string, language: CopyLanguage, account: Account): Span[] {
  const right = rightOf(account);
  if (right === "silent" || right === "own") return [];
  return [...text.matchAll(granted[language])]
    .map((match): Span => ({ start: match.index, end: match.index + match[0].length }))
    .filter((span) => {
      const words = around(text, span);
      if (right === "paid" ? !included.test(words) : street.test(words) || paid.test(words)) return false;
      if (right === "paid" && paid.test(words)) return false;
      if (verdict(text, span.start, span.end) === "denied") return false;
      const manner = mannerAt(text, language, span.start, span.end);
      return !manner.asked && !manner.counsel;
    });
}
