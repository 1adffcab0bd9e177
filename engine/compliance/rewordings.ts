/** What a text may lawfully say in the place of a sentence that breaks a rule, in the language it is written in. */
import type { CopyLanguage } from "#contract/copy";
import type { Rule } from "./markets/rule.ts";

type Said = Readonly<Record<CopyLanguage, string>>;

const everyone: Said = {
  zh: "欢迎任何人来看房。",
  en: "Everyone is welcome to view.",
  ja: "どなたでもお気軽にお問い合わせください。",
  ko: "누구나 편하게 문의하실 수 있습니다.",
  fr: "Toutes les demandes de visite sont les bienvenues.",
  de: "Wir freuen uns über jede Anfrage.",
};
const assistanceAnimals: Said = {
  zh: "导盲犬等服务犬可以入住。",
  en: "Assistance animals are welcome.",
  ja: "補助犬もご一緒にお住まいいただけます。",
  ko: "안내견과 함께 지내실 수 있습니다.",
  fr: "Les chiens d’assistance sont acceptés.",
  de: "Assistenzhunde sind willkommen.",
};
const upAndDown: Said = {
  zh: "房价和租金有涨有跌。",
  en: "Prices and rents can go up or down.",
  ja: "価格や賃料は変わることがあります。",
  ko: "매매가와 임대료는 달라질 수 있습니다.",
  fr: "Prix et loyers peuvent évoluer à la hausse comme à la baisse.",
  de: "Preise und Mieten können steigen oder fallen.",
};
const schoolAuthority: Said = {
  zh: "入学以教育部门当年公布为准。",
  en: "School places are decided by the education authority.",
  ja: "通学区域は教育委員会にご確認ください。",
  ko: "학교 배정은 교육지원청에 확인하세요.",
  fr: "Les inscriptions scolaires relèvent de la mairie ou de l’académie.",
  de: "Über Schulplätze entscheidet die Schulbehörde.",
};
const lenderDecides: Said = {
  zh: "能否贷款以银行审批为准。",
  en: "Financing is subject to the lender's approval.",
  ja: "融資には金融機関の審査があります。",
  ko: "대출은 금융기관의 심사에 따릅니다.",
  fr: "Le financement dépend de l’accord de la banque.",
  de: "Über die Finanzierung entscheidet die Bank.",
};

/** By what a rule forbids to say; the first concept of a rule that stands here decides. */
const byConcept: Readonly<Record<string, Said>> = {
  ...Object.fromEntries(
    [
      ...["race", "origin", "ethnic", "faith", "sex", "age", "marital", "orientation", "other-ground"].map(
        (ground) => `${ground}-preferred`,
      ),
      ...["children-unwelcome", "disability-unwelcome", "benefits-refused", "own-kind", "ideal-occupant"],
      ...["language-required", "citizenship-required", "work-required", "civil-servants-only", "older-persons"],
    ].map((concept) => [concept, everyone]),
  ),
  "pets-absolute": assistanceAnimals,
  "gain-promised": upAndDown,
  "value-rise-promised": upAndDown,
  "rent-return-promised": upAndDown,
  "investment-hinted": upAndDown,
  "school-place-promised": schoolAuthority,
  "school-district-sold": schoolAuthority,
  "credit-terms": lenderDecides,
  "down-payment-lent": lenderDecides,
  "loan-terms-unnamed": lenderDecides,
};

/** `language`: BCP 47 tag of the text. Null where nothing lawful can stand there but a fact, or nothing at all. */
export function rewordingOf({ concepts }: Pick<Rule, "concepts">, language: string): string | null {
  const said = concepts.map((concept) => byConcept[concept]).find((one) => one !== undefined);
  const primary = language.toLowerCase().split("-")[0] ?? "";
  return said && primary in said ? said[primary as CopyLanguage] : null;
}

const allSaid: ReadonlySet<string> = new Set(Object.values(byConcept).flatMap((said) => Object.values(said)));

/** Is this sentence one that the product itself tells to say instead? */
export const isRewording = (sentence: string): boolean => allSaid.has(sentence);
