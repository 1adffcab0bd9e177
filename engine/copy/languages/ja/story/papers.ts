/** Papers, taxes and yearly costs, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const papers: readonly Scene[] = [
  {
    on: ["chainFree"],
    icon: "🔗",
    title: ["チェーンフリーの{beds}"],
    open: {
      professional: ["売主側に住み替えの連鎖がない、チェーンフリーの取引です。"],
      friendly: [
        "売主の次の家が決まるまで、こちらの引っ越しも決まらない。そんな待ち時間の連鎖が、この家にはありません。チェーンフリーです。",
      ],
      luxury: ["売主側に、住み替えの連鎖はありません。チェーンフリーの取引です。"],
      trendy: ["売主の次の家待ち、なし。チェーンフリー。"],
    },
    line: {
      any: ["売主側に住み替えの連鎖がない、チェーンフリーの取引です"],
      friendly: ["チェーンフリー。売主の次の家が決まるのを待つ必要がありません"],
      trendy: ["チェーンフリー。売主の引っ越し先待ちがない"],
    },
  },
  {
    on: ["fiveOnly"],
    icon: "📄",
    title: ["「満五唯一」の{beds}、{district}"],
    open: {
      professional: ["中国の売買で税額に関わる条件から申し上げます。{fiveOnly}です。"],
      friendly: ["中国の家を買うとき、税の話で出てくる四文字があります。この家がそれです。{fiveOnly}。"],
      luxury: ["税の話は、先に静かに。{fiveOnly}。"],
      trendy: ["中国不動産の四文字熟語。{fiveOnly}。"],
    },
    line: { any: ["{fiveOnly}です。税額は窓口でご確認ください"], trendy: ["{fiveOnly}。税額は窓口で要確認"] },
  },
  { on: ["overFive"], icon: "📄", line: { any: ["{overFive}です。税額は窓口でご確認ください"] } },
  { on: ["overTwo"], icon: "📄", line: { any: ["{overTwo}です。税額は窓口でご確認ください"] } },
  { on: ["onlyHome"], icon: "📄", line: { any: ["売主世帯の唯一の住宅です"] } },
  {
    on: ["noMortgage"],
    icon: "📄",
    line: {
      any: ["抵当は付いていません"],
      friendly: ["抵当は付いていません。登記の写しを前に、順にご説明できます"],
      trendy: ["抵当なし。登記で確認しよう"],
    },
  },
  {
    on: ["propertyTax", "sale"],
    icon: "🧾",
    weight: 50,
    open: {
      professional: ["購入後の費用から、先に申し上げます。{propertyTax}です。"],
      friendly: ["家の値段より、買ったあとの費用が気になる人へ。{propertyTax}です。"],
      trendy: ["買ったあとの話、先にしよう。{propertyTax}。"],
    },
    line: {
      professional: ["{propertyTax}です"],
      friendly: ["買ったあとの固定費も先に。{propertyTax}です"],
      trendy: ["{propertyTax}。買ったあとの固定費も込みで考える"],
    },
  },
  {
    on: ["serviceCharge", "sale"],
    icon: "🧾",
    weight: 54,
    open: {
      professional: ["維持費の面からご案内いたします。{serviceCharge}です。"],
      friendly: ["買ったあとに毎年いくらかかるか、から始めましょう。{serviceCharge}です。"],
      trendy: ["維持費から話す派です。{serviceCharge}。"],
    },
    line: {
      professional: ["{serviceCharge}です。内訳は担当の事務弁護士を通じてご確認ください"],
      friendly: ["{serviceCharge}。家計簿には、月割りで書いておくと楽です"],
      trendy: ["{serviceCharge}。内訳は要チェック"],
    },
  },
  {
    on: ["price"],
    icon: "💰",
    weight: 46,
    open: {
      professional: [
        "{district}で{beds}をお探しの方へ、概要をご案内いたします。",
        "{district}の{beds}、条件を順に整理いたしました。",
      ],
      friendly: [
        "{district}で{beds}を探している人へ。気になる順に書いておきます。",
        "{district}の{beds}です。条件を順に書いておきます。",
      ],
      luxury: [
        "{district}の、{beds}。",
        "{district}に、{beds}の住まい。",
        "{area.bare}の{type}。",
        "{beds}の{type}が、ひとつ。",
        "{city}に、{area.bare}。",
      ],
      trendy: ["{district}で{beds}。条件、先に並べます。", "{district}の{beds}、どう見る？"],
    },
  },
];
