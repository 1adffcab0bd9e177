/** Sentences of the agent's own description, fit to stand in a post as they are: only where page and post share a language. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { readTransit } from "#engine/phrases/transit";
import { foldWidth } from "#engine/text/fold";
import { sentencesOf } from "#engine/text/sentences";
import type { Facts } from "../facts/index.ts";
import { pageWords } from "../languages/page-words.ts";
import { isAgainst, type PointId, points } from "../points/points.ts";

export interface Passage {
  /** Its name among neighbours. */
  readonly name: string;
  /** As the agent wrote it. */
  readonly text: string;
  /** Points, typed facts and features that it says: they are not said again. */
  readonly says: readonly string[];
  /** How much of this home it tells. */
  readonly weight: number;
  /** Says what is not there, or not in order: no first thing to tell. */
  readonly drawback: boolean;
  /** Arrangements (viewings, handover) stand last, and only where a text is read whole. */
  readonly arranges: boolean;
}

/** Contacts, money, praise, disclaimers, and whoever speaks or is spoken to: the post has a voice and an agent of its own. */
const unfit: readonly RegExp[] = [
  /https?:|www\.|@|\d{5}|[¥￥$€£₩※★☆■◆●【】•|#]|[!！?？]/u,
  /学区|学位|school catchment|最|第一|顶级|豪华|尊贵|奢|稀缺|升值|投资|利回り|掘り出し|最高|完璧|일급|최고|최상|투자/u,
  /现状为准|仅供参考|現況(?:優先|を優先)|subject to change|without notice|ohne Gewähr|unverbindlich|non contractuel/iu,
  /\b(?:best|luxur\w{0,8}|dream\w{0,4}|stunning|gorgeous|beautiful\w{0,2}|amazing|perfect\w{0,2}|unique|exclusive|prestig\w{0,6}|boasts?|nestled|rare|must.see)\b/iu,
  /\b(?:we|our|us|my|me)\b|\bI\b|\b(?:wir|uns|unser\w{0,2}|Sie|Ihnen|Ihre?[mnrs]?|du|dein\w{0,2})\b|\b(?:nous|notre|nos|vous|votre|vos|tu)\b/u,
  /我们|我司|本人|您|你|小编|저희|우리|고객님|当社|弊社|私ども|お客様/u,
  /\b(?:traum\w{0,8}|einzigartig\w{0,2}|exklusiv\w{0,2}|luxuriös\w{0,2}|perfekt\w{0,2}|rêve|exceptionnel\w{0,3}|idéal\w{0,3}|magnifique|superbe|coup de c(?:œ|oe)ur)\b/iu,
];
const arranging =
  /看房|入住|交房|约看|内見|ご案内|見学|연락|방문|보실 수|viewings?\b|showings?\b|by appointment|Besichtigung|Termin|visites?\b|rendez-vous|closing|leaseback/iu;

/** Says what is not there, is old or somebody else’s. */
const lacking =
  /没有|无(?!线|障碍|敌)|不可|不能|不含|未|听到|噪|裂|漏|旧|痕|偏小|只放得下|日焼け|자국|なし|無し|ない|不可|現状|のみ|없|않|불가|그대로|\b(?:no|not|without|only|burst|asbestos|dated|ready for updating|needs?|noise|tenant)\b|\b(?:kein\w{0,2}|nicht|ohne|nur|einfach|Mieterin?|gehört|sanierungsbedürftig|fehlt)\b|(?<!\p{L})(?:pas|non|sans|ni|travaux|hors|à rénover|bruit|locataire)(?!\p{L})/iu;

/** A measure or a sum, which the law wants named by its kind and the agent may have put right since. */
const figure = /[\n/]|\d ?(?:㎡|m²|m2|sq|平|坪|평|帖|元|万|億|억|円|원|k\b)/iu;

/** The agent's headline, where it can stand over a text of this language as it is. */
export function headlineOf({ title }: Listing, facts: Facts, language: CopyLanguage): string | null {
  const text = title?.trim() ?? "";
  if (facts.language !== language || text.length < 8 || text.length > 90) return null;
  return unfit.some((pattern) => pattern.test(text)) || figure.test(text) ? null : text;
}

const alphabetic = (language: CopyLanguage): boolean => !["zh", "ja", "ko"].includes(language);
const least: Readonly<Record<CopyLanguage, number>> = { zh: 8, ja: 10, ko: 12, en: 24, fr: 24, de: 24 };
const most: Readonly<Record<CopyLanguage, number>> = { zh: 90, ja: 100, ko: 120, en: 240, fr: 240, de: 240 };

/** The points that a text has words for, stated or denied. */
export const headsIn = (text: string, language: CopyLanguage): PointId[] =>
  pageWords(language).points.flatMap(({ what, pattern }) => (text.search(pattern) >= 0 ? [what] : []));

/** Words of more than three letters, or pairs of signs. */
const marks = (text: string, language: CopyLanguage): Set<string> => {
  const plain = foldWidth(text).toLowerCase();
  if (alphabetic(language)) return new Set(plain.match(/[\p{L}\d]{4,}/gu) ?? []);
  const signs = [...plain.replace(/[^\p{L}\p{N}]/gu, "")];
  return new Set(signs.slice(1).map((sign, at) => `${signs[at]}${sign}`));
};

/** From so many letters on a word is known by its beginning: "gedeckt" in "gedeckte". */
const STEM = 5;
const isIn = (mark: string, text: ReadonlySet<string>): boolean =>
  text.has(mark) ||
  (mark.length >= STEM &&
    [...text].some((word) => word.startsWith(mark) || (word.length >= STEM && mark.startsWith(word))));
/** Signs of names and things; kana between them change with the sentence: 井戸あり(飲用不適), 井戸がありますが飲用には適しません. */
const signsOf = (text: string): string[] => [...new Set(text.match(/[\p{Script=Han}\p{Script=Katakana}]/gu))];

/** Is (nearly) all of the phrase in the text? */
function within(phrase: string, text: ReadonlySet<string>, language: CopyLanguage): boolean {
  const own = [...marks(phrase, language)];
  if (own.length === 0) return false;
  const share = own.filter((mark) => isIn(mark, text)).length / own.length;
  if (share >= 0.6 || alphabetic(language)) return share >= 0.6;
  const [signs, there] = [signsOf(phrase), new Set([...text].join(""))];
  return share >= 0.4 && signs.length > 3 && signs.filter((sign) => there.has(sign)).length >= signs.length * 0.8;
}

/** The agent's sentences in their order; none where the page is in another language. */
export function passagesOf(listing: Listing, facts: Facts, language: CopyLanguage): Passage[] {
  if (facts.language !== language || listing.description === null) return [];
  const passages = sentencesOf(listing.description).flatMap(({ text }, at): Passage[] => {
    if (text.length < least[language] || text.length > most[language]) return [];
    if (!/[.。]$/u.test(text) || unfit.some((pattern) => pattern.test(text))) return [];
    const heads = headsIn(text, language);
    const own = marks(text, language);
    const features = listing.features.filter((feature) => within(feature, own, language));
    const typed = [
      ...(facts.year !== null && text.includes(String(facts.year)) ? ["year"] : []),
      ...(facts.transit !== null && readTransit([text]) !== null ? ["transit"] : []),
      ...(facts.landSqm !== null && text.includes(String(facts.landSqm)) ? ["land"] : []),
    ];
    const weight = heads.map((id) => points[id].weight).sort((a, b) => b - a);
    return [
      {
        name: `passage/${at}`,
        text,
        says: [...heads, ...features.map((feature) => feature.trim()), ...typed],
        weight:
          weight.slice(0, 3).reduce((sum, one) => sum + one, 0) +
          features.length * 10 +
          (text.length / most[language]) * 60,
        drawback: lacking.test(text) || heads.some((id) => isAgainst(id)),
        arranges: arranging.test(text),
      },
    ];
  });
  return passages.filter(({ text }, at) => passages.findIndex((other) => other.text === text) === at);
}
