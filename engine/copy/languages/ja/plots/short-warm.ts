/** One to three sentences for X and Weibo, friendly and trendy. */
import type { Plot } from "#engine/copy/languages/base/plot";

const voices = ["friendly", "trendy"] as const;
const families = ["short"] as const;

export const shortWarm: readonly Plot[] = [
  {
    name: "short riddle",
    voices,
    families,
    on: ["price", "layout", "area"],
    weight: 54,
    titles: ["いくらでしょう"],
    lines: [
      {
        say: [
          [
            "クイズ。{place}の{layout.short}、{area.bare}、{transit.from}。いくらだと思います？",
            "クイズ。{place}の{layout.short}、{area.bare}、{floor.here}。いくらだと思います？",
            "クイズ。{place}の{layout.short}、{area.bare}。いくらだと思います？",
            "クイズ。{layout.short}、{area.bare}。いくらだと思います？",
          ],
          ["答え、{price.bare}", "答え。{price}。"],
        ],
      },
      { close: [["答え合わせは現地で。{agent} ☎{phone}", "答え合わせは現地で"]] },
    ],
  },
  {
    name: "short walk home",
    voices,
    families,
    on: ["transit", "price"],
    weight: 56,
    titles: ["{transit}の帰り道"],
    lines: [
      {
        say: [
          [
            "{transit.from}。イヤホンを片づけるころには、もう{place}の{layout.short}（{area.bare}）に着いています{?nearTransit}",
            "帰り道は{transit.from}。その先に{place}の{layout.short}、{area.bare}があります",
            "帰り道は{transit.from}。その先に{layout.short}の住まいがあります",
          ],
          ["{price}。", "お値段は{price.bare}"],
          [
            "荷物は先に{parcelBox}へ届いています",
            "着いたら{balcony}でひと息",
            "着いたら{terrace}でひと息",
            "窓は{aspect.bare}向き",
          ],
        ],
      },
      { close: [["寄り道の相談は{agent}（☎{phone}）へ", "寄り道の相談はメッセージで"]] },
    ],
  },
  {
    name: "short one condition",
    voices,
    families,
    on: ["layout", "price"],
    weight: 52,
    titles: ["条件をひとつだけ言うなら"],
    lines: [
      {
        say: [
          [
            "条件をひとつだけ言うなら？ {garden}",
            "条件をひとつだけ言うなら？ {roofTerrace}",
            "条件をひとつだけ言うなら？ {terrace}",
            "条件をひとつだけ言うなら？ {petsAllowed}",
            "条件をひとつだけ言うなら？ {fireplace}",
            "条件をひとつだけ言うなら？ {workshop}",
            "条件をひとつだけ言うなら？ {bathDryer}",
            "条件をひとつだけ言うなら？ {dishwasher}",
            "条件をひとつだけ言うなら？ {balcony}",
            "条件をひとつだけ言うなら？ {lift}",
            "条件をひとつだけ言うなら？ {aspect.bare}向き",
            "条件をひとつだけ言うなら？ まず予算",
          ],
          [
            "そう答える人へ、{place}の{layout.short}、{area.bare}、{price.bare}",
            "という人へ、{place}の{layout.short}。{price}。",
            "という人へ、{layout.short}、{price.bare}",
          ],
          ["{transit}です"],
        ],
      },
      { close: [["あなたの条件は？ {agent} ☎{phone}", "あなたの条件は？"]] },
    ],
  },
  {
    name: "short weak point",
    voices,
    families,
    on: ["noLift", "price"],
    weight: 57,
    titles: ["弱点から先に言います"],
    lines: [
      {
        say: [
          [
            "{+upstairsWithoutLift}弱点から言います。{floor.here}で{noLift}",
            "弱点から言います。{floor.here}で{noLift}",
            "弱点から言います。{noLift}",
          ],
          [
            "その階段の先が、{place}の{layout.short}、{area.bare}。{price}。",
            "その階段の先が、{layout.short}、{area.bare}。{price}。",
          ],
          [
            "{stucco}と{balcony}が待っています",
            "{balcony}でひと休みできます",
            "{transit.from}です",
            "窓は{aspect.bare}向き",
          ],
        ],
      },
      { close: [["試しに一度、上ってみませんか。{agent} ☎{phone}", "試しに一度、上ってみませんか"]] },
    ],
  },
  {
    name: "short coffee",
    voices,
    families,
    on: ["balcony", "price"],
    weight: 62,
    titles: ["コーヒーの席、外にもあります"],
    lines: [
      {
        say: [
          [
            "コーヒーの席が外にもあります。{balcony}付き、{place}の{layout.short}、{area.bare}",
            "コーヒーの席が外にもあります。{balcony}付きの{layout.short}、{area.bare}",
          ],
          ["{price}。{transit}です", "{price}。窓は{aspect.bare}向き", "{price}。"],
        ],
      },
      { close: [["豆は持参で、☎{phone}（{agent}）へ", "豆は持参でどうぞ"]] },
    ],
  },
  {
    name: "short scale on the table",
    voices,
    families,
    on: ["area", "price"],
    weight: 50,
    titles: ["天びんにかけてみる"],
    lines: [
      {
        say: [
          [
            "天びんの片方に{price.bare}。もう片方に、{place}の{layout.short}、{area.bare}、{transit}",
            "天びんの片方に{price.bare}。もう片方に、{place}の{layout.short}、{area.bare}[、{floor.here}][、{year}]",
            "天びんの片方に{price.bare}。もう片方に、{layout.short}、{area.bare}",
          ],
          [
            "{garden}も載せておきます",
            "{garage}も載せておきます",
            "{roofTerrace}も載せておきます",
            "{terrace}も載せておきます",
            "{parcelBox}も載せておきます",
            "{balcony}も載せておきます",
            "{lift}も載せておきます",
          ],
        ],
      },
      { close: [["どっちが重い？ {agent}（☎{phone}）に聞かせてください", "どっちが重い？"]] },
    ],
  },
];
