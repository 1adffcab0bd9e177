/** Posts about one useful thing: a place for the car, for boxes, for tools; rain; parcels. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmly } from "./calmly.ts";
import { warmRest } from "./warm.ts";

const cars = ["garage", "parkingSpace", "carport"] as const;
const rooms = ["cellar", "cellarRoom", "storageRoom", "walkInCloset"] as const;

const keys = cars.map(
  (id): Plot => ({
    name: `the car's own address, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}、車にも住所があります", "車にも住所があります"],
    lines: [
      {
        say: [
          [
            `人の住所と車の住所、両方そろいました {${id}}のある{place}の{layout.short}、{area.bare}です`,
            `人の住所と車の住所、両方そろいました {${id}}のある{layout.short}、{area.bare}です`,
          ],
        ],
      },
      {
        say: [
          "車幅と高さは、内見の日に巻き尺で。これだけは写真で決めないでくださいね",
          ["充電は{evCharger}で", "充電は{chargingSocket}で"],
          ["買い物袋は{lift}で{floor.here}まで", "買い物袋は階段で{floor.here}まで。{noLift}です"],
          ["自転車は{bikeRoom}へ", "工具は{workshop}へ", "タイヤは{cellar}へ", "タイヤは{cellarRoom}へ"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "車種を添えて、{company}の{agent}まで。☎{phone}",
            "車種を添えて、{agent}まで",
            "停めたいのは、どんな車ですか？",
          ],
        ],
      },
    ],
  }),
);

const lost = rooms.map(
  (id): Plot => ({
    name: `where the suitcases go, ${id}`,
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: [id],
    titles: ["{district}、スーツケースの行き先", "スーツケースはどこへ行く"],
    lines: [
      {
        say: [
          [
            `内見で見落としやすいのが、スーツケースと扇風機の行き先です。ここには{${id}}があります。{place}の{layout.short}、{area.bare}`,
            `内見で見落としやすいのが、スーツケースと扇風機の行き先です。ここには{${id}}があります。{layout.short}、{area.bare}の住まいです`,
          ],
        ],
      },
      {
        say: [
          "居場所の決まった荷物は、もう部屋の隅に積まれません",
          ["服は{builtInWardrobes}へ", "靴は{hallCupboard}へ"],
          ["自転車は{bikeRoom}へ", "自転車は{bikeStorage}へ", "車は{garage}へ"],
          ["本は、{ceilingHeight}に合わせた棚へ"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "荷物の寸法を測って、{company}の{agent}（☎{phone}）へどうぞ",
            "荷物の寸法を測って、{agent}へどうぞ",
            "しまいたいもの、まず何ですか？",
          ],
        ],
      },
    ],
  }),
);

const useful: readonly Plot[] = [
  ...keys,
  ...lost,
  {
    name: "half-finished shelf",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["workshop"],
    titles: ["作りかけの棚、そのままで。{district}", "作りかけの棚、そのままで"],
    lines: [
      {
        say: [
          [
            "作りかけの棚を、夕食のたびに片づけなくて済む家があります。{place}の{layout.short}、{area.bare}、{workshop}付き",
            "作りかけの棚を、夕食のたびに片づけなくて済む家があります。{layout.short}、{area.bare}、{workshop}付き",
          ],
        ],
      },
      {
        say: [
          "道具は並べたまま、続きは明日",
          ["材料を切る合間に{fruitTrees}の様子を見て", "一服は{yard}で", "一服は{terrace}で", "一服は{sunRoom}で"],
          ["手を洗ったら{hardwoodFloor}の居間へ", "手を洗ったら{woodFloor}の居間へ"],
          ["足りない部品は{garage}の棚から"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "最初に何を作りますか？ 採寸のお供は{company}の{agent}、☎{phone}",
            "最初に何を作りますか？ 採寸のお供は{agent}です",
            "最初に何を作りますか？",
          ],
        ],
      },
    ],
  },
  {
    name: "rain on laundry day",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["bathDryer"],
    weight: 58,
    titles: ["{district}、天気予報を見ない洗濯", "天気予報を見ない洗濯"],
    lines: [
      {
        say: [
          [
            "洗濯の前に天気予報を見なくていい、という暮らしがあります。{bathDryer}のある{place}の{layout.short}、{area.bare}です",
            "洗濯の前に天気予報を見なくていい、という暮らしがあります。{bathDryer}のある{layout.short}、{area.bare}です",
          ],
        ],
      },
      {
        say: [
          "梅雨も花粉の季節も、洗濯物は浴室へ",
          ["晴れたら{balcony}へ", "晴れたら{southBalcony}へ"],
          ["回すのは備え付けの{washingMachine}です", "洗濯機は{washerPlace}へ"],
          ["柔軟剤を切らしたら{supermarket}へ", "柔軟剤を切らしたら{convenienceStore}へ"],
          ["届いた洗剤は{parcelBox}の中で待っています"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "雨の日の内見こそ、歓迎です。{company}の{agent}、☎{phone}",
            "雨の日の内見こそ、歓迎です。{agent}まで",
            "雨の日、洗濯物はどこに干していますか？",
          ],
        ],
      },
    ],
  },
  {
    name: "the slip in the letterbox",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["parcelBox"],
    weight: 59,
    titles: ["{district}の{layout.short}、不在票はもう来ない", "不在票とのお別れ"],
    lines: [
      {
        say: [
          [
            "ドアに挟まった不在票を見てため息、あの時間とはお別れです。{parcelBox}のある{place}の{layout.short}、{area.bare}",
            "ドアに挟まった不在票を見てため息、あの時間とはお別れです。{parcelBox}のある{layout.short}、{area.bare}",
          ],
        ],
      },
      {
        say: [
          "出かけたい日に、荷物を待って家にいる必要はありません",
          [
            "受け取ったら{autoLock}を抜けて{lift}で{floor.here}へ",
            "受け取ったら{autoLock}を抜けて{floor.here}へ",
            "受け取ったら{lift}で{floor.here}へ",
          ],
          ["段ボールは{wasteAnyTime}へ、曜日を気にせず"],
          ["米も水も届くので、{supermarket}では今夜のおかずだけ"],
        ],
      },
      ...warmRest,
      {
        close: [
          [
            "内見の日は、荷物の心配をせずにどうぞ。{company}の{agent}、☎{phone}",
            "内見の日は、荷物の心配をせずにどうぞ。{agent}まで",
            "最初に届くのは、どんな荷物でしょう？",
          ],
        ],
      },
    ],
  },
];

export const things: readonly Plot[] = [...useful, ...useful.map(calmly)];
