import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { statedLawfully } from "./statements.ts";

const found = (market: string, language: string, text: string) =>
  check({ market, language, text, context: { deal: "rent" } }).map(({ rule }) => rule);

describe("what the law wants said", () => {
  it.each([
    ["US", "en", "Equal Housing Opportunity."],
    [
      "US",
      "en",
      "All real estate advertised herein is subject to the Federal Fair Housing Act, which makes it illegal to advertise any preference, limitation or discrimination because of race, color, religion, sex, handicap, familial status or national origin.",
    ],
    ["US", "en", "We do not discriminate on the basis of race, religion, sex, disability or familial status."],
    ["CA", "en", "We do not screen by race, religion, place of origin or citizenship."],
    ["CA", "en", "ODSP or OW is no reason for us to say no."],
    ["JP", "en", "A disability is no reason for refusal."],
    ["AU", "en", "No household is knocked back for having children."],
    ["SG", "en", "I'm not a specialist or an expert of any estate."],
    ["EU/FR", "fr", "Pas de sélection selon l'origine, la religion ou la situation familiale."],
    ["EU/FR", "fr", "Nous ne prétendons pas être les moins chers."],
    ["EU/FR", "fr", "Les risques auxquels ce bien est exposé sont consultables sur www.georisques.gouv.fr."],
    ["EU/DE", "de", "Wir behaupten nicht, die Nummer eins zu sein."],
    ["EU/DE", "de", "Wir vermieten unabhängig von Herkunft, Religion oder Alter."],
    ["CN", "zh", "出租不分民族、性别和宗教。"],
    ["CN", "zh", "投资有风险，我们不承诺任何收益。"],
    ["HK", "zh", "樓價會升亦會跌。"],
    ["JP", "ja", "国籍を問わずお申し込みいただけます。"],
    ["KR", "ko", "국적과 관계없이 계약하실 수 있습니다."],
  ])("is no finding (%s, %s): %s", (market, language, text) => expect(found(market, language, text)).toEqual([]));

  it.each([
    ["children-unwelcome", "We do not discriminate, but no children.", "no children"],
    ["children-unwelcome", "No children, regardless of age.", "No children"],
    ["benefits-refused", "No vouchers. We do not screen by race.", "No vouchers"],
    ["origin-preferred", "Sans distinction d'âge, mais pas d'étrangers.", "pas d'étrangers"],
    ["ethnic-preferred", "只租给汉族，不分性别。", "只租给汉族"],
    ["superiority", "Wir behaupten nicht, billig zu sein. Wir sind die Nummer eins.", "die Nummer eins"],
    ["superiority", "I'm not a broker, just the best agent in town.", "the best agent in town"],
    ["gain-promised", "We do not discriminate by age, and rents will double.", "rents will double"],
  ])("excuses nothing beside it (%s): %s", (concept, text, words) => {
    const start = text.indexOf(words);
    expect(statedLawfully(text)({ id: "any", concepts: [concept] }, { start, end: start + words.length })).toBe(false);
  });
});

describe("names that tell themselves by their form", () => {
  it.each([
    ["CN", "en", "Managed by Supreme Property Services (Nanjing) Co., Ltd. since 2018."],
    ["JP", "ja", "浄土宗の超願寺まで約320m。建物名は極楽ハイツです。"],
  ])("are not judged (%s, %s): %s", (market, language, text) => expect(found(market, language, text)).toEqual([]));
});
