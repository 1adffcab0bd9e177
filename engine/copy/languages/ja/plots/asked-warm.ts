/** Posts that any home can be told in, friendly and trendy: questions answered, a riddle, a message to a friend. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { warm } from "./warm.ts";

export const askedWarm: readonly Plot[] = [
  {
    name: "asked and answered",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{district}の{layout.short}、聞かれる前に答えます", "聞かれる前に答えます"],
    lines: [
      {
        say: [["{place}の{type}が、質問に答えてくれるそうです🎤", "一軒の住まいが、質問に答えてくれるそうです🎤"]],
      },
      {
        intro: "",
        list: [
          ["「間取りは？」{layout.short}、{area.bare}です", "「間取りは？」{layout.short}です"],
          ["「駅からは？」{transit.from}です"],
          [
            "「何階？」{floor}です。{lift}もありますよ",
            "「何階？」{floor}です。ただし{noLift}です",
            "「何階？」{floor}です",
          ],
          ["「窓の向きは？」{aspect.bare}です"],
          ["「お生まれは？」{year}です"],
          [
            "「動物は？」{petsAllowed}です",
            "「動物は？」{petsNegotiable}です",
            "「動物は？」ごめんなさい、{noPets}です",
          ],
          [
            "「車は？」{garage}へどうぞ",
            "「車は？」{parkingSpace}へどうぞ",
            "「車は？」ごめんなさい、{noParking}です",
            "「車は？」{permitParking}です",
          ],
          ["「いつから住める？」{available}です"],
          [
            "「外の空気は？」{garden}でどうぞ",
            "「外の空気は？」{terrace}でどうぞ",
            "「外の空気は？」{balcony}でどうぞ",
          ],
        ],
        most: 7,
      },
      "",
      {
        say: [
          [
            "最後に自慢をひとつ、と頼んだら「{fireplace}があります」",
            "最後に自慢をひとつ、と頼んだら「{stucco}があります」",
            "最後に自慢をひとつ、と頼んだら「{exposedBrick}です」",
            "最後に自慢をひとつ、と頼んだら「{workshop}があります」",
            "最後に自慢をひとつ、と頼んだら「{pool}があります」",
            "最後に自慢をひとつ、と頼んだら「{openKitchen}です」",
            "最後に自慢をひとつ、と頼んだら「{kitchenIsland}です」",
            "最後に自慢をひとつ、と頼んだら「{bathDryer}があります」",
            "最後に自慢をひとつ、と頼んだら「{hardwoodFloor}です」",
            "最後に自慢をひとつ、と頼んだら「{bothSides}です」",
            "最後に自慢をひとつ、と頼んだら「{livingSouth}です」",
            "最後に自慢をひとつ、と頼んだら「{sillBay}です」",
          ],
        ],
      },
      {
        say: [
          ...warm.kitchen.slice(0, 2),
          ...warm.bath.slice(0, 2),
          ...warm.building.slice(1, 4),
          ...warm.around,
          ...warm.works,
        ],
      },
      "@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "ほかに聞きたいことは、{company}の{agent}が代わりに答えます。☎{phone}",
            "ほかに聞きたいことは、{agent}が代わりに答えます。",
            "ほかに聞きたいことは、コメントでどうぞ。",
          ],
        ],
      },
    ],
  },
  {
    name: "guess the price",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["price", "area", "place"],
    weight: 51,
    titles: ["{district}の{layout.short}、いくらでしょう", "この家、いくらでしょう"],
    lines: [
      {
        say: [
          [
            "クイズです。{place}の{layout.short}、{area.bare}、{transit.from}。{?rent}ひと月いくらで借りられるでしょう？",
            "クイズです。{place}の{layout.short}、{area.bare}。{?rent}家賃はいくらでしょう？",
            "クイズです。{place}の{layout.short}、{area.bare}、{transit.from}。{?sale}値札にはいくらと書いてあるでしょう？",
            "クイズです。{place}の{layout.short}、{area.bare}。{?sale}値札にはいくらと書いてあるでしょう？",
          ],
        ],
      },
      {
        intro: "",
        list: [
          ["ヒント：{floor}です[、{lift}付き]"],
          ["ヒント：窓は{aspect.bare}向きです"],
          ["ヒント：{year}です"],
          [
            "ヒント：{garden}があります",
            "ヒント：{roofTerrace}があります",
            "ヒント：{terrace}があります",
            "ヒント：{balcony}があります",
          ],
          [
            "ヒント：{openKitchen}です",
            "ヒント：{kitchenIsland}があります",
            "ヒント：{separateKitchen}です",
            "ヒント：{fittedKitchen}です",
          ],
          [
            "ヒント：{stucco}が残っています",
            "ヒント：{fireplace}があります",
            "ヒント：{exposedBrick}です",
            "ヒント：{underfloorHeating}付きです",
          ],
          [
            "ヒント：{washingMachine}は付いています",
            "ヒント：{parcelBox}があります",
            "ヒント：{cellar}があります",
            "ヒント：{garage}があります",
          ],
        ],
        most: 5,
      },
      "",
      {
        say: [
          ["答えは、{price.bare}。当たりましたか？", "答えは、{price}。"],
          ["㎡あたりに直すと約{perSquareMetre.about}です", "管理費などを含めると、毎月{monthlySum}です"],
          ...warm.inside.slice(0, 1),
          ...warm.bath.slice(0, 2),
          ...warm.building,
          ...warm.around,
          ...warm.works,
          ...warm.but,
        ],
      },
      "@rest",
      "",
      "@material?",
      "@but",
      "",
      {
        close: [
          [
            "正解した方も外した方も、内見は{company}の{agent}まで。☎{phone}",
            "正解した方も外した方も、内見は{agent}まで。",
            "あなたの予想はいくらでしたか？",
          ],
        ],
      },
    ],
  },
  {
    name: "message to a friend",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["layout", "place"],
    weight: 49,
    titles: ["{district}の{layout.short}、友だちに送るなら", "友だちに送るなら、こう書く"],
    lines: [
      {
        say: [["友だちに送るなら、こう書きます📱", "引っ越したいと言っていたあの人に、このまま転送してください📱"]],
      },
      {
        say: [
          [
            "「{place}に{layout.short}が出てる。{area.bare}で、{transit.from}。",
            "「{place}に{layout.short}が出てる。広さは{area.bare}。",
            "「{place}に{layout.short}が出てる。",
          ],
          [
            "{floor}で、窓は{aspect.bare}向き[、{year}]",
            "{floor}[で、{year}]",
            "窓は{aspect.bare}向き[で、{year}]",
            "{year}だって",
          ],
          [
            "{garden}があるから、バーベキューには呼んでほしい",
            "{roofTerrace}があるから、夏は乾杯しに行く",
            "{terrace}があるから、夏は乾杯しに行く",
            "{fruitTrees}もあるから、収穫は手伝う",
            "{balcony}があるから、コーヒーは外で飲めるよ",
            "{twoBalconies}だから、片方に椅子を置ける",
          ],
          [
            "{openKitchen}だから、作りながらしゃべれる",
            "{kitchenIsland}だから、つまみ食いし放題",
            "{dishwasher}付きだから、皿洗いは押しつけ合わなくていい",
            "{gasStove}だから、チャーハンは任せた",
          ],
          [
            "{bathDryer}があるから、雨でも洗濯できる",
            "{underfloorHeating}だから、冬は床でごろごろできる",
            "{fireplace}もある。冬は泊まりに行く",
            "{workshop}まである。例の棚、作ってくれる？",
          ],
          [
            "{parcelBox}と{autoLock}付き",
            "{parcelBox}付きだから、再配達を頼まなくて済む",
            "{lift}があるから、引っ越しは手伝える",
            "{noLift}だから、引っ越しの日は人数を集めよう",
          ],
          ["{fridge}と{washingMachine}は付いてるよ", "{washingMachine}は付いてるよ"],
          ["{petsAllowed}だって。うちの子も連れていっていい？", "{noPets}だから、そこだけ気をつけて"],
          ["車は{garage}に", "車は{parkingSpace}に", "{noParking}だから、遊びに行くときは電車にする"],
          ["値段は{price.bare}。", "{price}。"],
          ["内見、一緒に行くよ」"],
        ],
      },
      "",
      { say: ["以上です。宛名を書きかえて、お使いください"] },
      "@rest",
      "",
      "@material?",
      "@but",
      "",
      {
        close: [
          [
            "内見の日どりは、{company}の{agent}が合わせます。☎{phone}",
            "内見の日どりは、担当の{agent}が合わせます。",
            "さて、誰に送りますか？",
          ],
        ],
      },
    ],
  },
];
