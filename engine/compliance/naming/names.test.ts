/** No finding falls on a name the listing states or the text marks as one, in any market. */
import { describe, expect, it } from "vitest";
import { check } from "#engine/compliance/check";
import { marketIds } from "#engine/compliance/markets/index";

const names = [
  "Christian Street",
  "Best Homes Realty",
  "Kids First Academy",
  "White Oak Elementary School",
  "Guaranteed Rate Field",
  "Number One Main Street",
  "最美时光花园",
  "帝王大厦",
  "第一中学",
  "顶级地产",
  "旺财路",
  "Résidence Les Musulmans de France",
  "Seniorenstift Nur für Deutsche Straße",
  "最高裁マンション",
  "日本一ホーム",
  "최고아파트",
  "국내1위부동산",
];
const languages = ["en", "zh", "ja", "ko", "fr", "de"];

describe.each(marketIds)("%s", (market) => {
  it("finds nothing in the names that a listing states", () => {
    for (const language of languages) {
      const found = names.flatMap((name) => check({ market, language, text: name, names }));
      expect(found.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([]);
    }
  });
  it("judges the same words where they are no name", () => {
    const text = "No kids. 最美小区，全城第一。日本一の住まい。";
    expect(check({ market, language: "en", text, names: ["Kids First Academy", "日本一ホーム"] })).toEqual(
      check({ market, language: "en", text }),
    );
  });
});

it.each([
  ["US", "en", "Two-bed for rent. Whites Only Village, quiet street.", "Whites Only Village"],
  ["US", "en", "For rent. No kids, no vouchers, Christians only House.", "No kids, no vouchers, Christians only House"],
  [
    "US",
    "en",
    "We rent to Christian families only at this House. Two beds.",
    "We rent to Christian families only at this House",
  ],
  ["US", "en", "Guaranteed to double in value Estates. Two beds.", "Guaranteed to double in value Estates"],
  ["CN", "zh", "稳赚不赔小区，三房出售。", "稳赚不赔小区"],
  ["CN", "zh", "只租汉族小区，三房出租。", "只租汉族小区"],
])("what a page calls a place hides no breach (%s): %s", (market, language, text, name) =>
  expect(check({ market, language, text, names: [name] })).not.toEqual([]),
);

describe("a name the text itself marks", () => {
  it.each([
    ["zh", "CN", "小区门口的老字号叫“王记粮行”，开了四十年"],
    ["zh", "CN", "村口有座“风水”桥"],
    ["zh", "HK", "樓下店名叫「穩賺茶餐廳」，街坊食咗三十年"],
    ["zh", "CN", "列入《青岛市15分钟生活圈专项规划》"],
    ["en", "CN", "Next to the restaurant called “The Best Noodles”"],
  ])("is not judged (%s, %s): %s", (language, market, text) => expect(check({ market, language, text })).toEqual([]));
  it("excuses nothing outside it", () => {
    const found = check({ market: "CN", language: "zh", text: "楼下有家叫“第一家”的店，本小区全城第一" });
    expect(found.map(({ rule }) => rule)).toContain("cn-ad-law-first");
  });
});

it.each([
  ["CN", "zh", "本房特点：《全市第一》《稳赚不赔》《不租给东北人》。"],
  ["US", "en", "Rented by No Children Allowed LLC."],
  ["UK", "en", "This home, trading as “No DSS”, is to let."],
  ["EU/DE", "de", "Vermietung, genannt „nur für Deutsche“."],
  ["JP", "ja", "建物名は外国人お断りです。"],
  // what stood for a whole sentence once, and hid what followed
  ["US", "en", "We never discriminate, we only rent to Christians."],
] as const)(
  "no quotes, no firm and no fair word before it hide what a text refuses or promises: %s %s %s",
  (market, language, text) => {
    expect(check({ market, language, text, kind: "post" }).map(({ rule }) => rule)).not.toEqual([]);
  },
);
