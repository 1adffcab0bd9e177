/** A deposit, a commission or a fee with an amount, where the listing says that there is none. */
import type { CopyLanguage } from "#contract/copy";
import { mannerAt } from "#engine/statements/manner";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { asserted } from "./reading/said.ts";

const heads: readonly string[] = [
  "押金|敷金|保証金|(?:security |rental )?deposit|dépôt(?: de garantie)?|caution|Kaution|보증금|시키킨|敷",
  "礼金|key money|reikin|레이킨|사례금",
  "中介费|佣金|仲介手数料|중개 ?(?:수수료|보수|비용?)|agen(?:t|cy)(?:'s)? fees?|letting fees?|brokerage|broker(?:'s)? fee|commission|honoraires|frais d'agence|Provision|Courtage|Maklergebühr|복비",
  "更新料|renewal fee|갱신료|frais de renouvellement|Verlängerungsgebühr|续约费",
  "application fee|frais de dossier|申请费|신청비|Bearbeitungsgebühr",
  "ground rent|地租|rente foncière|Erbbauzins|지대",
  "管理費|管理费|物业费|共益費|관리비|HOA(?: fees?| dues)?|service charge|charges de copropriété|Hausgeld",
];
const none =
  "(?:none|nil|no(?![\\p{L}])|zero|0(?![\\d.,])|keine?|entfällt|aucune?|néant|sans|pas de|なし|無し?|无|免|없음|없습니다|0円)";
const count =
  "(?:[1-9]|一个|两个|三个|半个|[一二两三]|one|two|three|half|une?|deux|trois|demi|eine?|zwei|drei|halbe|한|두|세|반)";
const month = "(?:个?月|か月|ヶ月|カ月|months?|mois|Monats?|개월|달)";

const compiled = heads.map((words) => ({
  waived: new RegExp(
    `(?:^|\\n)[^\\n:：]{0,24}(?:${words})[^\\n:：]{0,24}[:：] ?${none}|(?:${words}) ?(?:is |ist |est |: )?${none}(?=$|[\\s,，、。.;；)）・/])|(?:no|without|ohne|keine?|sans|pas de|aucune?|无|免|不收|零) ?(?:${words})`,
    "iu",
  ),
  charged: new RegExp(
    `(?:${words})[^\\d.;。；\\n,，]{0,10}?${count}[- ]?${month}|(?:${words})(?:は|が|은|는|이|:|：|为|是| of| is| beträgt| de)? ?(?:[€$£¥₩]|RMB )? ?[1-9][\\d.,]{1,12}|${count}[- ]?${month}(?:'s|s')?[^\\d.;。；\\n,，]{0,12}(?:${words})`,
    "giu",
  ),
}));

/** What is usual elsewhere, or with an animal, is no charge of this home. */
const elsewhere =
  /一般|通常|常见|往往|别家|看到|有的|要是|如果|养|usual|often|normal|elsewhere|typical|other|some|with (?:a|one) (?:cat|dog|pet)|cat|dog|if you|多くの|普通|よく|飼|ペット|보통|흔히|대부분|반려|généralement|souvent|d'habitude|animal|chat|üblich|oft|sonst|meist|Tier|Katze|Hund/iu;

const nothing: Readonly<Record<CopyLanguage, readonly [ahead: string, behind: string]>> = {
  zh: ["无|免|不收|零|没有|不用付?", "(?:全)?免(?:收|了|除)?|不收|没有|为零|零"],
  en: ["no|zero|without (?:any )?|waived", "(?: is| are)? (?:waived|nil|zero|free|none)"],
  ja: ["", "(?:は|も|が)?(?:なし|ありません|不要|無料|かかりません|ゼロ|いただきません)"],
  ko: ["", "(?:은|는|이|가|도)? ?(?:없|면제|무료|0원|받지 ?않)"],
  fr: ["sans|pas de|aucune?|zéro", "(?: sont| est)? (?:offert[es]*|nulle?s?|gratuit[es]*)| ?: ?(?:aucune?|néant)"],
  de: ["keine?|ohne|null", "(?: wird| ist| fällt)? (?:entfällt|nicht (?:an|fällig|verlangt))"],
};
/** A line that charges it. */
const due = heads.map((words) => new RegExp(`(?:${words})[^\\d\\n]{0,16}[1-9一二两三]`, "iu"));
const freedIn = (language: CopyLanguage): readonly RegExp[] => {
  const [ahead, behind] = nothing[language];
  return heads.map((words) => {
    const front = ahead === "" ? "" : `(?<!\\p{L})(?:${ahead}) ?(?:${words})(?!\\p{Script=Latin})|`;
    return new RegExp(`${front}(?:${words})(?:${behind})`, "giu");
  });
};
const freed: Readonly<Record<CopyLanguage, readonly RegExp[]>> = {
  zh: freedIn("zh"),
  en: freedIn("en"),
  ja: freedIn("ja"),
  ko: freedIn("ko"),
  fr: freedIn("fr"),
  de: freedIn("de"),
};

/** Which of the charges a listing puts a figure to, and which of them it waives. */
const charged = remembered((corpus) => heads.flatMap((_words, at) => (due[at]?.test(corpus) ? [at] : [])));
const waived = remembered((corpus) => new Set(compiled.flatMap((one, at) => (one.waived.test(corpus) ? [at] : []))));

/** Charges that `text` says there are none of and a line of `corpus` puts a figure to. */
export const freeOfCharge = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  charged(corpus).flatMap((at) => {
    if (waived(corpus).has(at)) return [];
    return [...text.matchAll(freed[language][at] ?? /(?!)/gu)]
      .map((match): Span => ({ start: match.index, end: match.index + match[0].length }))
      .filter(({ start, end }) => {
        if (elsewhere.test(text.slice(Math.max(0, start - 50), end + 30))) return false;
        return !mannerAt(text, language, start, end).asked;
      });
  });

/** Charges that `text` puts a figure to and `corpus`, the listing's texts, waives. */
export const waivedCharges = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  compiled.flatMap(({ charged }, at) =>
    waived(corpus).has(at)
      ? asserted(text, language, charged).filter(
          ({ start, end }) => !elsewhere.test(text.slice(Math.max(0, start - 50), end + 30)),
        )
      : [],
  );
