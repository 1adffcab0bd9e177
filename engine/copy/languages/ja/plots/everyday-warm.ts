/** Posts that any home can be told in, friendly and trendy: a day, its figures, a walk through the door. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { warm } from "./warm.ts";

export const everydayWarm: readonly Plot[] = [
  {
    name: "a day's timetable",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["layout", "transit"],
    weight: 56,
    titles: ["{district}で暮らす一日の時間割", "ここで暮らす一日の時間割"],
    lines: [
      {
        say: [
          [
            "{place}の{layout.short}、{area.bare}。ここで暮らす一日を、時間割にしてみました",
            "{layout.short}、{area.bare}。ここで暮らす一日を、時間割にしてみました",
            "{place}の{layout.short}。ここで暮らす一日を、時間割にしてみました",
          ],
        ],
      },
      {
        intro: "",
        list: [
          [
            "☀️ 朝。カーテンの向こうは{aspect.bare}側。{balcony}でコーヒーを一杯",
            "☀️ 朝。カーテンの向こうは{aspect.bare}側。まず空の色を確かめます",
            "☀️ 朝。{balcony}でコーヒーを一杯",
            "☀️ 朝。{terrace}でコーヒーを一杯",
          ],
          ["🚃 出かける。{transit}、一曲目を何にするか考えながら"],
          ["📦 昼。留守のあいだの荷物は{parcelBox}が受け取り係", "🏃 昼休み。{gym}でひと汗"],
          [
            "🛒 帰り道。{supermarket}で今夜の献立が決まる",
            "🛒 帰り道。{wetMarket}で今夜の献立が決まる",
            "🛒 帰り道。{convenienceStore}で牛乳を買い足す",
          ],
          [
            "🛗 着いたら{lift}で{floor.here}へ",
            "🔑 着いたら{autoLock}を抜けて{floor.here}へ",
            "🏠 着いたら{floor.here}へ",
          ],
          [
            "🍳 夕方。{openKitchen}で、しゃべりながら下ごしらえ",
            "🍳 夕方。{separateKitchen}にこもって煮込み料理",
            "🍳 夕方。{kitchenWindow}から湯気を逃がしつつ",
            "🍳 夕方。{gasStove}に火をつけて",
            "🍳 夕方。{fittedKitchen}で一品",
          ],
          [
            "🛁 夜。{bathDryer}に洗濯物を預けて、湯船へ",
            "🛁 夜。{bathWindow}で湯船へ",
            "🧺 夜。{washingMachine}を回しているあいだに一話だけ",
          ],
          ["🌙 寝る前。{underfloorHeating}で足もとがまだ暖かい", "🌙 寝る前。素足のまま{woodFloor}を歩いて寝室へ"],
        ],
        most: 7,
      },
      "",
      { say: [["建物は{year}です"], ...warm.works, ...warm.but] },
      "@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "どの時間から見てみたいですか？ 内見は{company}の{agent}まで。☎{phone}",
            "どの時間から見てみたいですか？ 内見は担当の{agent}まで。",
            "どの時間から見てみたいですか？ メッセージで教えてください。",
          ],
        ],
      },
    ],
  },
  {
    name: "introduced in figures",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["area", "price"],
    weight: 52,
    titles: ["{district}の家、数字で自己紹介", "数字で自己紹介する{layout.short}"],
    lines: [
      {
        say: [["{place}から、数字で自己紹介をする家がやってきました", "数字だけで自己紹介をする家です"]],
      },
      {
        intro: "",
        list: [
          ["{area.tsubo}、{layout.short}です", "{area.bare}、{layout.short}です"],
          ["{?rent}{price.bare}、これが家賃です", "{?sale}{price.bare}、これが値札です"],
          ["{monthlySum}が、管理費などを含めて毎月出ていく額です", "㎡あたりに直すと約{perSquareMetre.about}です"],
          ["{transit.from}です"],
          ["{floor}です"],
          ["{year}です"],
          ["{ceilingHeight}です。見上げる数字です", "{land}です。外にも数字があります"],
        ],
        numbered: true,
        most: 6,
      },
      "",
      {
        say: [
          "数字に出ないことも、少しだけ",
          ["窓は{aspect.bare}向き"],
          ...warm.inside,
          ...warm.outside,
          ...warm.kitchen.slice(0, 1),
          ...warm.bath.slice(0, 2),
          ...warm.building.slice(0, 2),
        ],
      },
      { say: [...warm.works, ...warm.but] },
      "@rest",
      "",
      "@material?",
      "@but",
      "",
      {
        close: [
          [
            "最後の数字は{phone}。{company}の{agent}につながります。",
            "気になる数字があったら、{company}の{agent}まで。",
            "あなたの決め手になる数字はどれですか？",
          ],
        ],
      },
    ],
  },
  {
    name: "come in",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["layout", "area"],
    weight: 50,
    titles: ["{district}の{layout.short}、玄関からどうぞ", "{layout.short}、玄関からどうぞ"],
    lines: [
      {
        say: [
          [
            "ようこそ、{place}の{layout.short}、{area.bare}へ。{transit.from}です。では、玄関から",
            "ようこそ、{place}の{layout.short}、{area.bare}へ。では、玄関から",
            "ようこそ、{layout.short}、{area.bare}へ。では、玄関から",
          ],
        ],
      },
      {
        say: [
          [
            "{autoLock}を抜けて、{lift}で{floor.here}まで上がります",
            "{lift}で{floor.here}まで上がります",
            "着いたのは{floor}です",
          ],
          [
            "靴を脱ぐと、足もとは{hardwoodFloor}",
            "靴を脱ぐと、足もとは{oakParquet}",
            "靴を脱ぐと、足もとは{woodFloor}",
          ],
          ["上着は{hallCupboard}へ", "上着は{builtInWardrobes}へ", "上着は{walkInCloset}へ"],
        ],
      },
      {
        say: [
          [
            "居間へ。{livingSouth}です",
            "居間へ。窓は{aspect.bare}向きです",
            "居間へ。目が合うのは{fireplace}です",
            "居間へ。目が合うのは{exposedBrick}です",
          ],
          ...warm.inside.slice(1, 3),
        ],
      },
      "",
      { say: [...warm.kitchen, ...warm.bath] },
      { say: [...warm.outside, ...warm.storage.slice(0, 1), ...warm.building.slice(3)] },
      { say: [...warm.around, ["ちなみに建物は{year}です"], ...warm.works, ...warm.but] },
      "@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "文字の内見はここまで。本物のドアは、{company}の{agent}（☎{phone}）が開けます。",
            "文字の内見はここまで。本物のドアは、{agent}が開けます。",
            "文字の内見はここまで。続きは現地でどうぞ。",
          ],
        ],
      },
    ],
  },
];
