/** The agent's first name with another surname, the firm's name with one word changed: "Maud Vernier" for Maud Verchère, Square for Rotary. */
import { foldName } from "#engine/text/fold";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

/** Words that firms and houses are named with; each row one word in the scripts met. */
const nameWords: readonly string[] = [
  "rotary|ロータリー|로터리|环岛|转盘|rond-point",
  "square|スクエア|스퀘어|广场|広場|광장",
  "plaza|プラザ|플라자",
  "park|パーク|파크|公园|公園|공원|parc",
  "garden|gardens|ガーデン|가든|花园|庭园|jardin|jardins|garten",
  "hill|hills|ヒル|ヒルズ|힐|힐스|colline",
  "river|リバー|리버|riverside|リバーサイド|리버사이드",
  "lake|レイク|레이크|湖畔|湖|lac",
  "station|ステーション|스테이션|駅前|역전|站前",
  "tower|タワー|타워|大厦|turm",
  "court|コート|코트",
  "castle|キャッスル|캐슬|城堡|château",
  "bridge|ブリッジ|브리지|桥|橋|pont",
  "forest|フォレスト|포레스트|森|森林|forêt|wald",
  "palace|パレス|팰리스|宫",
  "central|セントラル|센트럴|中央|중앙",
  "ocean|オーシャン|오션|海洋|océan",
  "sun|サン|썬|太阳|太陽|soleil|sonne",
  "sky|スカイ|스카이|天空|云端",
  "star|スター|스타|星光|étoile|stern",
  "north|ノース|노스|北方|nord",
  "south|サウス|사우스|南方|süd",
  "east|イースト|이스트|东方|東方|ost",
  "west|ウエスト|웨스트|西方|ouest",
  "moon|ムーン|문라이트|月光|lune",
  "gate|ゲート|게이트|tor",
  "valley|バレー|밸리|vallée|tal",
  "field|フィールド|필드|田野|champ|feld",
];
const rows = nameWords.map(
  (row) =>
    new RegExp(
      row
        .split("|")
        .map((one) => (/^\p{Script=Latin}+$/u.test(one) ? `(?<!\\p{L})${one}(?!\\p{L})` : one))
        .join("|"),
      "iu",
    ),
);
/** What kind of firm: its name stands in front. */
const firm =
  /公認仲介士事務所|公认中介士?事务所|공인중개|不動産|不动产|房产|地产|置业|부동산|(?<!\p{L})(?:Real ?Estate|Realty|Estate Agents?|Homes|Properties|Lettings|Immobilier|Immobilien|Inmobiliaria|Immobiliare|Licensed (?:Real Estate )?(?:Agent|Office|Broker)|Makler)(?!\p{L})/gu;
const REACH = 24;
const nameBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - REACH), at)
    .split(/[^\p{L}\p{N}&'’· -]/u)
    .at(-1) ?? "";

const rowsIn = (words: string): number[] => rows.flatMap((row, at) => (row.test(words) ? [at] : []));
const firmRows = remembered((name) => new Set(rowsIn(name)));

/** Two or three words in capitals, as names are. */
const inCapitals =
  /(?<!\p{L})(?<given>\p{Lu}[\p{L}'’-]{2,20})(?= (?<next>\p{Lu}[\p{Ll}'’-]{2,20}(?:[ -]\p{Lu}[\p{Ll}'’-]{2,20})?))/gu;

/** A given name and what follows it in capitals. */
function otherSurnames(text: string, name: string): Span[] {
  const parts = name.split(/\s+/u).filter((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part));
  const [given, ...rest] = parts;
  if (!given || given.length < 3 || rest.length === 0 || !/\p{Script=Latin}/u.test(given)) return [];
  if (!text.includes(given)) return [];
  const known = new Set(rest.map(foldName));
  return [...text.matchAll(inCapitals)].flatMap((match) => {
    if (match.groups?.given !== given) return [];
    const next = match.groups?.next ?? "";
    if (next.split(" ").some((one) => known.has(foldName(one))) || known.has(foldName(next))) return [];
    return [{ start: match.index, end: match.index + given.length + 1 + next.length }];
  });
}

const sequence =
  /(?<!\p{Script=Latin})[A-ZÀ-Þ][\p{Script=Latin}'’-]{1,20}(?: (?:& )?[A-ZÀ-Þ][\p{Script=Latin}'’-]{1,20}){2,4}(?!\p{Script=Latin})/gu;
/** As many words in capitals as the firm's name has, all but one of them its own. */
function oneWordChanged(text: string, company: string, corpus: string): Span[] {
  const own = company
    .split(/\s+/u)
    .filter((one) => /\p{L}/u.test(one))
    .map(foldName);
  if (own.length < 3 || !/^\p{Script=Latin}/u.test(company)) return [];
  return [...text.matchAll(sequence)].flatMap((match) => {
    const words = match[0].split(/ (?:& )?/u);
    const strange = words.filter((one) => !own.includes(foldName(one)));
    const [odd] = strange;
    if (words.length !== own.length || strange.length !== 1 || !odd || corpus.includes(odd)) return [];
    return [{ start: match.index, end: match.index + match[0].length }];
  });
}

/** Names in `text` that are nearly the agent's (`agent`) or the firm's (`company`) and are not. */
export function nearlyTheirNames(
  text: string,
  { name, company }: { readonly name: string | null; readonly company: string | null },
  corpus: string,
): Span[] {
  const found = [...(name ? otherSurnames(text, name) : []), ...(company ? oneWordChanged(text, company, corpus) : [])];
  const own = company ? firmRows(company) : new Set<number>();
  if (own.size === 0) return found;
  for (const match of text.matchAll(firm)) {
    const words = nameBefore(text, match.index);
    const said = rowsIn(words);
    const strange =
      said.length > 0 && !said.some((at) => own.has(at)) && !said.some((at) => rowsIn(corpus).includes(at));
    if (strange) found.push({ start: match.index - words.length, end: match.index + match[0].length });
  }
  return found;
}
