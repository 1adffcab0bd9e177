/** Sentences that protect whoever signs: a reservation may say more than a finding objects to, and is not taken out for it. */

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** What only a reservation says, by language: nobody is bound by what stands there, or it is to be verified. */
const RESERVING: Readonly<Record<string, RegExp>> = {
  en: word(
    "warranty|warranties|(?:not|n't) (?:warrant|guaranteed?|responsible|liable)|no (?:representations?|guarantee|liability|responsibility)|deemed reliable|believed to be (?:accurate|correct|reliable)|errors and omissions|E ?& ?OE|subject to (?:error|change|verification)|independently verif(?:y|ied)|to be verified|for guidance only|as[- ]is|disclaimers?|due diligence",
  ),
  fr: word(
    "non contractuel(?:le)?s?|sans garantie|n['’](?:est|a) pas (?:garantie?|valeur contractuelle)|sous réserve|à titre indicatif|ne garantit pas|à vérifier",
  ),
  de: word(
    "ohne Gewähr|keine (?:Gewähr|Haftung|Garantie)|Irrtum vorbehalten|Irrtümer|freibleibend|unverbindlich|Haftungsausschluss",
  ),
  zh: /仅供参考|僅供參考|不构成|不構成|为准|為準|免责|免責|不作(?:任何)?(?:保证|保證|承诺|承諾|担保|擔保)|不(?:承担|負|承擔|负).{0,6}责任|不(?:承擔|負).{0,6}責任/u,
  ja: /保証するものではありません|保証いたしません|責任を負い|現況を優先|異なる場合があり|免責/u,
  ko: /보증하지 않|보장하지 않|책임을? ?지지 않|책임이 없|참고용|면책|다를 수 있/u,
};

/** Does this sentence reserve a right, limit a liability or tell that what stands there is to be verified? */
export const reserves = (sentence: string, language: string): boolean => RESERVING[language]?.test(sentence) ?? false;
