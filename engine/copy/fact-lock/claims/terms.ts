/** Terms of law and of time that need a source: a place at a school, a right that ended, a feast by which the home is free. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import type { Span } from "#engine/text/span";
import { asserted } from "./reading/said.ts";

interface Term {
  readonly said: RegExp;
  /** What the listing must hold for it. */
  readonly known: RegExp;
}

const terms: readonly Term[] = [
  {
    said: /入学(?:名额|资格|枠|は?確保|でき(?:る|ます)|が約束)|学位(?:未用|可用|保证|没占|(?:已经?)?锁定|有保障|没问题|稳)|(?:school )?(?:place|admission)s? (?:is |are )?(?:guaranteed|secured|assured|reserved)|입학 ?(?:보장|가능|확정)|(?:초등학교|학교)[에로]? ?배정(?:돼|됩|되|받|보장|확정)|배정 ?(?:보장|확정)|inscription (?:assurée|garantie)|place (?:assurée|garantie) à l'école|Schulplatz (?:ist )?(?:sicher|garantiert)|入学枠/giu,
    known: /入学|学位|admission|입학|배정|inscription|Schulplatz|catchment/iu,
  },
  {
    said: /(?<!\p{L})(?:has |have |long )?(?:lapsed|expired|no longer (?:applies|binding|enforceable|in force))(?!\p{L})|已(?:经)?(?:失效|作废|过期)|失効|効力(?:は|が)?(?:なく|ありません|切れ)|효력[이은]? ?(?:없|만료|소멸)|(?:caduque|caduc|périmée?|n'a plus cours|ne s'applique plus)|(?:erloschen|verfallen|gilt nicht mehr|hinfällig|abgelaufen)/giu,
    known: /lapsed|expired|no longer|失效|作废|失効|만료|소멸|caduc|périmé|erloschen|verfallen|abgelaufen/iu,
  },
  {
    said: /(?:by|before|in time for) (?:Christmas|Easter|New Year|summer|the (?:summer|end of the year|new year|school year))(?!\p{L})|(?:bis|vor|zu|noch vor) (?:Ostern|Weihnachten|Silvester|Neujahr|Jahresende|Pfingsten|Sommer)(?!\p{L})|(?:d'ici|avant|pour) (?:Noël|Pâques|(?<!pour )l'été|l'été(?!,)|la fin de l'année|la rentrée|le Nouvel An)|(?:年内|年底前?|春节前?|过年前|国庆前?)(?:就)?(?:能|可以?)?(?:搬|入住|住进|交房)|(?:年内|年末まで|年度内|クリスマス|お正月|ゴールデンウィーク)(?:に|まで)?(?:は|も)?(?:ご?入居|引っ越|引き?渡|お住まい)|(?:연내|올해 ?안|연말 ?전|추석 ?전|설 ?전)[에]? ?[^.\n]{0,6}(?:입주|이사|들어)/giu,
    known:
      /Christmas|Easter|summer|year[- ]end|Ostern|Weihnachten|Jahresende|Noël|Pâques|rentrée|年内|年底|春节|年末|연내|연말|12月|décembre|Dezember|December|12월/iu,
  },
  {
    said: /(?:户口|hukou)(?:可|能)(?:以)?落|(?:短租|民宿)(?:可|没问题|随意)|Airbnb(?! (?:is |are )?(?:not|forbidden|prohibited))[^.;\n]{0,16}(?:allowed|fine|ok|welcome|possible|permitted|möglich|erlaubt|autorisé|possible|可|OK|가능)/giu,
    known: /户口|hukou|短租|民宿|airbnb|short[- ]|민박|meublé de tourisme|Ferienvermietung/iu,
  },
];

const unlisted =
  /文化財の指定(?:は)?(?:なし|ありません|ない)|(?:不是|并非|没有列为)(?:文物|保护)\p{Script=Han}{0,4}|(?<!\p{L})(?:not|isn't) (?:a )?(?:listed|protected)|kein (?:Bau|Einzel)?[dD]enkmal\p{L}*|nicht denkmalgeschützt|non classée?|문화재 ?(?:지정)? ?(?:아님|아닙|없)/giu;
const stands = (known: RegExp, corpus: string): boolean =>
  corpus.split(/[\n.;。；]/u).some((line) => {
    const match = known.exec(line);
    return (
      match !== null &&
      verdict(line, match.index, match.index + match[0].length) !== "denied" &&
      !/不承诺|not? (?:promis|guarante)/iu.test(line)
    );
  });

/** Terms of `text` that `corpus`, the listing's texts, speaks of nowhere. */
export const termsWithoutSource = (text: string, language: CopyLanguage, corpus: string): Span[] => [
  ...terms.flatMap(({ said, known }) => (stands(known, corpus) ? [] : asserted(text, language, said))),
  ...(/denkmal|listed building|grade ii|文化財|文物保护|monument historique|문화재/iu.test(corpus) &&
  !/kein denkmal|not listed/iu.test(corpus)
    ? [...text.matchAll(unlisted)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
    : []),
];
