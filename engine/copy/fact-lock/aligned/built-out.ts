/** A part that the listing says is not built out ("unfinished basement", "Dachboden nicht ausgebaut", 확장 안 됨) and the text says is. */
import type { CopyLanguage } from "#contract/copy";
import { mannerAt } from "#engine/statements/manner";
import type { Span } from "#engine/text/span";
import type { Account } from "./listing.ts";

/** Parts of a home that may be left raw, in every language a listing may be in. */
const parts: readonly RegExp[] = [
  /阁楼|屋根裏|ロフト|다락|(?<!\p{L})(?:attic|loft)s?(?!\p{L})|combles?|grenier|Dachboden|Dachgeschoss|Spitzboden|desván|buhardilla|soffitta/iu,
  /地下室|지하실|지하층|basement|cellar|sous-sol|(?<!\p{L})Keller(?!\p{L}|abteil)|sótano|seminterrato/iu,
  /阳台|ベランダ|バルコニー|베란다|발코니|balcon|Balkon|terraza/iu,
];
const rawOf =
  /(?:没有?|未(?:做)?|尚未)(?:改造|装修|装|外扩|扩|封)|毛坯|未(?:改装|仕上げ|改造|拡張|施工|内装)|仕上げ(?:て|られて)(?:い|お)|拡張(?:され|し)て(?:いな|いませ|おらず|おりませ)|미완성|미마감|(?:확장|마감|개조)(?:은|을|이|도)? ?(?:안|되지 ?않|하지 ?않)|손대지 ?않|(?<!\p{L})(?:unfinished|unconverted|raw|bare)(?!\p{L})|(?:not|n['’]t|never)(?: \p{L}+)? (?:finished|converted|built out|extended|fitted out)|(?:non|pas|pas encore|pas été) (?:aménagé|fini|converti|annexé|agrandi)\p{L}*|(?<!\p{L})brute?s?(?!\p{L})|(?:nicht|un)(?: )?(?:ausgebaut|fertig|erweitert)\p{L}*|sin (?:acabar|terminar|reformar)|no habilitad|non rifinit|da rifinire/iu;
const done: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?<!没有?|未|待|可|能|想|再)(?:已(?:经)?|都|早就)?(?:改造(?:好|成|过|完)?|装修(?:好|过|完|成)|外扩|扩(?:出去|好)|封(?:好|了))/u,
  en: /(?<!(?:not|n['’]t|never|un)(?: \p{L}{1,9})? ?)(?<!\p{L})(?:finished|converted|built out|extended|fitted out)(?!\p{L})/iu,
  ja: /(?<!未)(?:仕上げ(?:済|られて(?:い|お)ます|てあ)|改装済|改造済|改装され|リフォーム済|拡張(?:済|されて(?:い|お)り?ます|してあ)|居室になって)/u,
  ko: /(?<!미|안 ?)(?:마감(?:돼|되어|했|된|까지|도)|으로 ?마감|완성(?:돼|되어|했|된)|개조(?:돼|되어|했|된)|꾸며(?:져|놓)|확장(?:형|돼|되어|했|된|까지))/u,
  fr: /(?<!(?:non|pas|été|encore) ?)(?<!\p{L})(?:aménagé|fini|converti|annexé)e?s?(?!\p{L})/iu,
  de: /(?<!(?:nicht|un|noch|nie) ?)(?<!\p{L})(?:ausgebaut|fertig ausgebaut|fertiggestellt|erweitert)\p{L}{0,2}(?!\p{L})/iu,
};
const sentence = /[^.!?。！？;；\n]{1,240}/gu;

/** Things `text` says are built out that the listing says are not. */
export function builtOut(text: string, language: CopyLanguage, { told }: Account): Span[] {
  const sentences = told.flatMap(({ text: words }) => words.match(sentence) ?? []);
  const raw = parts.filter((part) => sentences.some((words) => part.test(words) && rawOf.test(words)));
  if (raw.length === 0) return [];
  let before = "";
  return [...text.matchAll(sentence)].flatMap((match): Span[] => {
    const lead = before;
    before = match[0];
    const hit = done[language].exec(match[0]);
    if (!hit) return [];
    const named = parts.filter((part) => part.test(match[0]));
    // "And the loft? It's already converted."
    const meant = named.length > 0 ? named : match[0].trim().length < 40 ? parts.filter((part) => part.test(lead)) : [];
    if (!meant.some((part) => raw.includes(part)) || rawOf.test(match[0])) return [];
    const start = match.index + hit.index;
    // What is counselled before a colon or a comma is another matter.
    const from = Math.max(...[...":：,，"].map((sign) => match[0].lastIndexOf(sign, hit.index - 1))) + 1 + match.index;
    const manner = mannerAt(text.slice(from), language, start - from, start - from + hit[0].length);
    return manner.asked || manner.counsel ? [] : [{ start, end: start + hit[0].length }];
  });
}
