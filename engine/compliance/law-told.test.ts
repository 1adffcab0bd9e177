/** The law told, and words named only to be given up, are no breach; what wraps a breach in them is one. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string, context?: Record<string, string | boolean>];

const rent = { transaction: "rent" } as const;
const told = ([market, language, text, context = rent]: Said): string[] =>
  check({ market, language, text, context }).map(({ rule, text: words }) => `${rule}: ${words}`);

const lawful: readonly Said[] = [
  ["CN", "zh", '本公司不使用"最好"等用语。'],
  ["CN", "zh", "本公司不使用“最佳”“第一”“顶级”等用语。"],
  ["CN", "zh", "我司广告不使用“国家级”“最高级”“最佳”等绝对化用语。"],
  ["CN", "zh", "根据《广告法》第九条，不得使用“国家级”“最高级”“最佳”等用语。"],
  ["CN", "zh", "依据广告法，房地产广告不得含有升值或者投资回报的承诺。"],
  ["CN", "zh", "法律禁止承诺升值、保证收益，本店严格遵守。"],
  ["CN", "zh", "我们不写“稳赚不赔”这种话。"],
  ["CN", "zh", "本文案已删除“最好”“第一”等词。"],
  ["CN", "zh", "广告中不得出现“学位保证”“包入学”字样。"],
  ["CN", "zh", "拒绝因地域拒租属于违法行为，外地人都可以租。"],
  ["UK", "en", "It is unlawful to refuse tenants on benefits."],
  ["UK", "en", "It is unlawful to refuse tenants because they have children or receive benefits."],
  ["UK", "en", "Landlords must not refuse tenants who claim benefits."],
  ["UK", "en", 'Under the Renters\' Rights Act 2025, landlords may not say "no DSS" or "no children".'],
  ["UK", "en", 'Blanket bans such as "No DSS" are unlawful under the Equality Act 2010.'],
  ["UK", "en", "The law says no landlord may refuse families with children."],
  ["UK", "en", "Discriminating against tenants on benefits is illegal."],
  ["UK", "en", 'We do not use words like "guaranteed" in our adverts.'],
  ["UK", "en", "We do not use words like 'guaranteed'."],
  ["US", "en", "We do not use words like 'guaranteed'."],
  ["US", "en", "It is illegal to refuse tenants on Section 8 in New Jersey."],
  ["US", "en", "It is against the law to refuse families with children."],
  ["US", "en", 'It is illegal to advertise "no children" or "adults only".'],
  ["US", "en", "The Fair Housing Act makes it unlawful to refuse to rent to families with children."],
  [
    "US",
    "en",
    'Under 42 U.S.C. 3604(c) no one may publish an advertisement that says "no children", "Christians only" or "whites only".',
  ],
  ["US", "en", "New Jersey law prohibits landlords from refusing Section 8 vouchers."],
  ["US", "en", "Landlords may not refuse a tenant because of race, religion, sex or children."],
  ["US", "en", "You can't be turned away for having kids; that would be illegal."],
  ["US", "en", 'Phrases like "no kids" and "adults only" are banned by law and by us.'],
  ["US", "en", 'Our ads never say "perfect for singles" or "no children": the law forbids it.'],
  ["CA", "en", "It is against the Ontario Human Rights Code to refuse tenants on social assistance or with children."],
  ["CA", "en", 'The Human Rights Code prohibits ads such as "adults only" or "no kids".'],
  ["AU", "en", "It is unlawful to refuse a tenant because of race or children."],
  ["SG", "en", 'CEA rules forbid "no Indians" or "Chinese only" in advertisements.'],
  ["HK", "en", "Under the Race Discrimination Ordinance it is unlawful to refuse South Asian tenants."],
  ["HK", "zh", "根據《種族歧視條例》，以種族為由拒租予南亞裔屬違法。"],
  ["HK", "zh", "本公司廣告不使用「最平」「包升值」等字眼。"],
  ["JP", "ja", "「最高」「日本一」などの用語は使用しません。"],
  ["JP", "ja", "公正競争規約により「最高」「格安」等の用語は使用できません。"],
  ["JP", "ja", "外国人であることを理由に入居を拒否することは違法です。"],
  ["KR", "ko", '"최고", "유일" 같은 표현은 사용하지 않습니다.'],
  ["KR", "ko", "외국인이라는 이유로 임대를 거절하는 것은 위법입니다."],
  ["KR", "ko", '표시광고법상 "최고" 등의 표현은 쓸 수 없습니다.'],
  ["EU/FR", "fr", "Il est illégal de refuser un locataire en raison de son origine ou de ses enfants."],
  ["EU/FR", "fr", "La loi du 6 juillet 1989 interdit de refuser un locataire étranger."],
  ["EU/FR", "fr", "Nous n'employons pas de mots comme « garanti » ou « le meilleur »."],
  ["EU/FR", "fr", "Refuser des étrangers est interdit par la loi."],
  ["EU/DE", "de", "Es ist verboten, Ausländer als Mieter abzulehnen."],
  ["EU/DE", "de", "Das AGG verbietet Anzeigen wie „keine Ausländer“ oder „nur Deutsche“."],
  ["EU/DE", "de", "Wir verwenden keine Wörter wie „garantiert“ oder „beste“."],
  ["EU/DE", "de", "Ausländer abzulehnen ist nach § 19 AGG unzulässig."],
  ["CA", "fr", "La Charte interdit de refuser un logement en raison des enfants ou de l'aide sociale."],
];
const breaches: readonly Said[] = [
  ["UK", "en", "It is unlawful to refuse, still no DSS."],
  ["UK", "en", "It is unlawful to refuse tenants on benefits, still no DSS."],
  ["UK", "en", "I know it's illegal to say so, but no DSS."],
  ["UK", "en", "The law says we can't refuse benefits, but we'd rather not have DSS."],
  ["UK", "en", "Illegal or not, no DSS."],
  ["UK", "en", 'They say "no DSS" is unlawful. No DSS here anyway.'],
  ["US", "en", "It is illegal to refuse families. No kids."],
  ["US", "en", "The law forbids it, so I'm not saying no kids, but adults only please."],
  ["US", "en", "It's against the law to say no children, however this home is adults only."],
  ["US", "en", "I know it's illegal, no children anyway."],
  ["US", "en", "We do not use words like 'guaranteed', but 8% is guaranteed."],
  ["CN", "zh", "广告法不让说最好，但我们就是最好的。"],
  ["CN", "zh", "按广告法不能说第一，但本小区全城第一。"],
  ["CN", "zh", "法律禁止承诺升值，不过这套稳赚不赔。"],
  ["CN", "zh", '本公司不使用"最好"等用语，本房全市第一。'],
  ["EU/DE", "de", "Es ist verboten, Ausländer abzulehnen, trotzdem keine Ausländer."],
  ["EU/FR", "fr", "Il est interdit de refuser les étrangers, mais pas d'étrangers ici."],
  ["JP", "ja", "外国人を断るのは違法ですが、外国人はご遠慮ください。"],
  ["KR", "ko", "외국인을 거절하면 위법이지만 외국인은 사절합니다."],
  ["HK", "zh", "拒租屬違法，不過印度人不租。"],
  ["UK", "en", "Legal notice: no DSS."],
  ["US", "en", "Under the law we must say: no children."],
  ["UK", "en", "It is unlawful to smoke indoors. No DSS."],
  ["US", "en", "Smoking is illegal here, no kids."],
];

describe("left alone", () => {
  for (const said of lawful) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(told(said)).toEqual([]));
});
describe("told", () => {
  for (const said of breaches) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(told(said)).not.toEqual([]));
});
