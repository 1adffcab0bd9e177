/** Kinds of people a home is kept for, commended to or closed to. */
import type { CopyLanguage } from "#contract/copy";
import type { Span } from "#engine/text/span";
import { clausesOf } from "./reading/said.ts";

const people: Readonly<Record<CopyLanguage, string>> = {
  zh: "家庭|成年住户|没有孩子|无孩|一家[三四五]口|三口之家|情侣|夫妻|小两口|新婚|单身|年轻人|年轻夫妇|老人|老年人|学生|白领|上班族|女生|女性|女孩|男生|宝妈|带娃|有孩子|有娃|外国人|外籍|退休|陪读|租客群体|丁克",
  en: "famil(?:y|ies)|couples?|professionals?|students?|retirees?|pensioners?|singles|expats?|seniors|newlyweds|empty[- ]nesters|downsizers|first-time buyers|foreigners|women|ladies|gentlemen|bachelors?|young people|parents|children|kids",
  ja: "ご?家族|ファミリー|お子(?:さま|様|さん)|子育て|単身|一人暮らし|ひとり暮らし|カップル|ご?夫婦|ご夫妻|新婚|学生|シニア|高齢者|女性|男性|共働き|外国人|社会人|若い(?:方|人|世代)|お年寄り|二人暮らし|独身|ビジネスマン",
  ko: "가족|신혼|부부|아이|자녀|1인 ?가구|직장인|대학생|학생|어르신|커플|학부모|싱글|은퇴|여성|남성|외국인|맞벌이|젊은 ?(?:층|분|사람)|노부부|사회 ?초년생",
  fr: "familles?|couples?|étudiante?s?|retraitée?s?|seniors?|jeunes? actifs?|jeunes|célibataires?|enfants?|primo-accédants?|expatriée?s?|cadres|mariés|femmes|hommes|parents|étrangers",
  de: "Familien?|Paare?n?|Pärchen|Singles?|Student(?:en|innen)|Studierende|Senioren|Rentner\\p{L}*|Kindern?|Berufstätige|Pendler|Alleinstehende|Eltern|Ehepaare?n?|Erstkäufer|Frauen|Männer|Akademiker|junge Leute|Ausländer",
};
const fit: Readonly<Record<CopyLanguage, string>> = {
  zh: "适合|只欢迎|只接受|专为|首选|必选|福音|优选|理想|仅限|只租|只限|优先|限(?=女|男|学|白)|最配|量身|推荐给|不适合|谢绝|不租",
  en: "(?:perfect|ideal|great|made|designed|suited|suitable|tailor-made|best|right|wonderful|lovely|excellent|fantastic|dream home|reserved|intended|meant|recommended|cut out) (?:\\p{L}+ ){0,2}?(?:for|to|with|by)|calling all|(?:only|strictly) (?:for|to|let to)|preferred|need not apply|suits|would suit|not (?:suitable )?for",
  ja: "ぴったり|最適|おすすめ|お勧め|向き|向け|うってつけ|理想(?:的|の)|限定|専用|歓迎|のみ(?:可|入居)|に(?:こそ|だけ)|お断り|ふさわし",
  ko: "딱(?! ?\\d)|추천|적합|어울리|안성맞춤|제격|완벽|최적|맞춤|이상적|권(?:하는|합|해)|전용|우대|만 ?(?:가능|받|모)|사절|좋은 집",
  fr: "idéale?s?|parfaite?s?|conçue?s?|pensée?s?|faite?s? pour|adaptée?s?|rêvée?s?|convien(?:t|dra|nent)|s'adresse|taillée?s?|destinée?s?|réservée?s?|recommandée?s?|uniquement (?:pour|aux)|exclusivement|de préférence|s'abstenir|priorité",
  de: "perfekt|ideal|geeignet|wie geschaffen|geschaffen|optimal|passend|passt|bestens|maßgeschneidert|Traum(?:haus|wohnung)?|gedacht|reserviert|bevorzugt|nur (?:für|an)|ausschließlich|empfehl\\p{L}*|vorbehalten|nichts für|gemacht für|genau richtig",
};
const latin = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "giu");
const compile = (words: Readonly<Record<CopyLanguage, string>>) =>
  Object.fromEntries(
    Object.entries(words).map(([language, source]) => [
      language,
      /^(?:zh|ja|ko)$/u.test(language) ? new RegExp(source, "giu") : latin(source),
    ]),
  ) as Readonly<Record<CopyLanguage, RegExp>>;
const [who, suits] = [compile(people), compile(fit)];

/** How far apart, in characters, the people and the word of fitness stand. */
const REACH: Readonly<Record<CopyLanguage, number>> = { zh: 10, ja: 12, ko: 12, en: 30, fr: 34, de: 34 };
/** A thing that suits, not the home: "room for a family table", family names of rooms. */
const apart =
  /家庭(?:影院|办公|电影|用)|family (?:room|bathroom|table|name)|Familien(?:name|bad|zimmer)|Kinderzimmer|children's|enfants de|儿童房|아이 ?방|가족실|ファミリーマート|学生街|children['’]s/iu;

/** A listing that says who may live there, by law or by lease, is quoted. */
const limits =
  /household|single occup|one family|sharers|HMO|単身者?(?:限定|のみ|専用)|女性専用|学生(?:限定|専用)|一人入居|55\+|retirement|Seniorenwohn|Wohnberechtigung|résidence (?:étudiante|senior)/iu;
/** Clauses of `text` that pick people, unless `corpus`, the listing's texts, does so itself. */
export const pickedPeople = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  (limits.test(corpus) ? [] : clausesOf(text)).flatMap(({ start, words }): Span[] => {
    if (apart.test(words)) return [];
    const some = [...words.matchAll(who[language])];
    return some.flatMap((one) =>
      [...words.matchAll(suits[language])].flatMap((match): Span[] => {
        const [from, to] = [
          Math.min(one.index, match.index),
          Math.max(one.index + one[0].length, match.index + match[0].length),
        ];
        return to - from - one[0].length - match[0].length <= REACH[language]
          ? [{ start: start + from, end: start + to }]
          : [];
      }),
    );
  });
