/** Lines by their colour and railways by their names: a text may name only those the listing names, in whatever language. */

import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

/** One thing a row, in every spelling met. */
const colours: readonly string[] = [
  "red line|红线|紅線|レッドライン|レッド線|레드 ?라인|ligne rouge|rote Linie",
  "blue line|蓝线|藍線|ブルーライン|ブルー線|블루 ?라인|lignes? (?:\\p{L}+ et )?bleues?|ligne bleue|blaue Linie",
  "green line|绿线|綠線|グリーンライン|그린 ?라인|ligne verte|grüne Linie",
  "yellow line|黄线|イエローライン|옐로 ?라인|ligne jaune|gelbe Linie",
  "orange line|橙线|オレンジライン|오렌지 ?라인|lignes? (?:\\p{L}+ et )?orange|orange (?:und blaue )?Linien?",
  "purple line|紫线|パープルライン|퍼플 ?라인|ligne violette",
  "brown line|棕线|ブラウンライン|브라운 ?라인|ligne brune|braune Linie",
  "pink line|粉线|ピンクライン|핑크 ?라인",
  "silver line|银线|シルバーライン|실버 ?라인|ligne argent",
  "gold line|金线|ゴールドライン|골드 ?라인",
];
const railways: readonly string[] = [
  "JR(?![A-Za-z])",
  "名铁|名鉄|Meitetsu|메이테쓰",
  "近铁|近鉄|Kintetsu|긴테쓰",
  "阪急|Hankyu|Hankyū|한큐",
  "阪神(?=电|電)|(?<!-)Hanshin(?= (?:Line|Railway|Electric))|한신 ?전철",
  "京阪|Keihan|게이한",
  "南海电|南海線|南海電|Nankai|난카이",
  "东急|東急|Tokyu|Tōkyū|도큐",
  "小田急|Odakyu|오다큐",
  "京王|Keio|게이오",
  "西武|Seibu|세이부",
  "东武|東武|Tobu|도부",
  "京急|Keikyu|게이큐",
  "京成|Keisei|게이세이",
  "西铁|西鉄|Nishitetsu|니시테쓰",
  "RER(?![A-Za-z])",
  "TGV",
  "Eurostar|欧洲之星|ユーロスター|유로스타",
  "KTX",
  "SRT(?![A-Za-z])",
  "GTX",
  "Overground|地上铁|オーバーグラウンド|오버그라운드",
  "Thameslink|テムズリンク|템즈링크",
  "DLR(?![A-Za-z])",
  "Crossrail|Elizabeth line|伊丽莎白线|エリザベス線|엘리자베스선",
  "Caltrain",
  "BART(?![A-Za-z])",
  "Metra(?![A-Za-z])",
  "Amtrak",
  "新幹線|新干线|Shinkansen|신칸센",
  "高铁|高速鉄道|high-speed rail",
];
const compile = (rows: readonly string[]) =>
  rows.map((words) => ({
    said: new RegExp(`(?<![\\p{Script=Latin}])(?:${words})`, "giu"),
    known: new RegExp(words, "iu"),
  }));
const things = compile([...colours, ...railways]);
/** Asked first: most texts name none. */
const any = new RegExp(`(?<![\\p{Script=Latin}])(?:${[...colours, ...railways].join("|")})`, "iu");
const unnamed = remembered((corpus) => things.filter(({ known }) => !known.test(corpus)).map(({ said }) => said));

/** Numbers of trams and buses: "12路有轨电车", "151番バス", "11번 트램". */
const routes =
  /(?<![\d.,])(?<a>\d{1,3}) ?(?:路|番|번)(?:の)? ?(?:有轨电车|电车|公交|巴士|车|バス|トラム|系統|버스|트램|전차)|(?<![\p{L}])(?:Bus|Buslinie|Tram|Straßenbahn|Tramlinie|bus|tram|streetcar|route)(?: (?:n°|no\.?|line|ligne|Linie))? (?<b>\d{1,3})(?![\d.,]?\d| ?(?:m|km|min|minutes|Minuten|mètres|meters|metres|yards|ft|stops?|Stationen|arrêts|mi|miles)(?!\p{L}))/gu;

const numberAt =
  /(?:lines?|lignes?|linien?|tram\p{L}{0,6}|bus\p{L}{0,6}|straßenbahn\p{L}{0,6}|routes?|バス|市電|地铁|公交|버스|호선)[^\n,.;\d]{0,14}(?<a>\d{1,3})(?:(?:, ?| et | and | und | & |\/)(?<b>\d{1,3}))?|(?<c>\d{1,3})(?:[、・,]\d{1,3})? ?(?:路|号线|号線|호선|番|번|系統|bus|tram)/giu;
/** Numbers of the lines and routes that the listing names. */
const ownNumbers = remembered(
  (corpus): ReadonlySet<string> =>
    new Set(
      [...corpus.matchAll(numberAt)].flatMap(({ groups }) =>
        [groups?.a, groups?.b, groups?.c].filter((one) => one !== undefined),
      ),
    ),
);

/** "Trams 3 et 14", "1号線・5号線". */
const several =
  /(?<![\p{L}])(?:trams|buses|bus|lignes|lines|Linien|routes|trains) \d{1,3}(?:(?:, ?| et | and | und | & )\d{1,3})+(?!\d| ?(?:m|km|min)(?!\p{L}))|\d{1,2}(?:号線|号线|호선)[・、,和与및 ]{1,2}\d{1,2}(?:号線|号线|호선)/gu;

/** Lines, railways and routes of `text` that `corpus`, the listing's texts, does not name. */
export function strangeLines(text: string, corpus: string): Span[] {
  const named = (any.test(text) ? unnamed(corpus) : [])
    .flatMap((said) => [...text.matchAll(said)])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const numbered = [...text.matchAll(routes)].flatMap((match) => {
    const number = match.groups?.a ?? match.groups?.b ?? "";
    return ownNumbers(corpus).has(number) ? [] : [{ start: match.index, end: match.index + match[0].length }];
  });
  const listed = [...text.matchAll(several)].flatMap((match) => {
    const known = ownNumbers(corpus);
    const strange = (match[0].match(/\d{1,3}/gu) ?? []).some((number) => !known.has(number));
    return strange ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
  return [...named, ...numbered, ...listed];
}
