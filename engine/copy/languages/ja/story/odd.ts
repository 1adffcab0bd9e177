/** Things that few homes have, and that a reader remembers this one by. */
import type { Scene } from "#engine/copy/languages/base/story";

export const odd: readonly Scene[] = [
  {
    on: ["porch", "swing"],
    icon: "🪑",
    weight: 104,
    title: ["ポーチに{swing}のある家", "{swing}のある{beds}"],
    open: {
      professional: ["{porch}と{swing}を備えた{type}です。"],
      friendly: ["ただいまの前に、ひと揺れ。{porch}と{swing}のある家です。"],
      luxury: ["{porch}。{swing}。扉を開けるのは、もう少しあとで。"],
      trendy: ["{porch}に{swing}。帰宅が寄り道になる家。"],
    },
    line: {
      professional: ["屋外に{porch}と{swing}があります"],
      friendly: ["{porch}と{swing}があるので、家に入る前にひと休みできます"],
      luxury: ["{porch}と{swing}、夕暮れの居場所に"],
      trendy: ["{porch}と{swing}。まず座って"],
    },
  },
  {
    on: ["swing"],
    icon: "🪑",
    weight: 64,
    open: {
      professional: ["屋外に{swing}がある住まいです。"],
      friendly: ["大人も、つい座ってしまうもの。{swing}のある家です。"],
      luxury: ["{swing}がひとつ。風の日は、風が座ります。"],
      trendy: ["{swing}あり。最初に座るの、誰？"],
    },
    line: {
      professional: ["屋外に{swing}があります"],
      friendly: ["{swing}があります。最初に座るのは誰でしょう"],
      luxury: ["{swing}がひとつ、時間の流れをゆるめます"],
      trendy: ["{swing}あり。早い者勝ち"],
    },
  },
  {
    on: ["appleTree"],
    icon: "🍎",
    weight: 92,
    title: ["リンゴの木がある{beds}"],
    open: {
      professional: ["屋外に{appleTree}がある住まいです。"],
      friendly: [
        "収穫係と、皮むき係。家族会議の議題がひとつ増える家です。{appleTree}があります。",
        "アップルパイは、木の下から始まります。{appleTree}のある家です。",
      ],
      luxury: ["花の季節と、実の季節。{appleTree}。"],
      trendy: ["{appleTree}つき。アップルパイのレシピ、保存しといて。"],
    },
    line: {
      professional: ["屋外に{appleTree}があります"],
      friendly: ["{appleTree}があるので、秋のかごを用意しておきましょう"],
      luxury: ["{appleTree}、実りを待つ楽しみを"],
      trendy: ["{appleTree}。ジャムは自家製で"],
    },
  },
  {
    on: ["stainedGlass"],
    icon: "🪟",
    weight: 80,
    title: ["ステンドグラスのある{beds}"],
    open: {
      professional: ["{stainedGlass}のある住まいです。"],
      friendly: ["光に色がつく時間があります。{stainedGlass}のある家です。"],
      luxury: ["{stainedGlass}。光は、ここで色になる。"],
      trendy: ["{stainedGlass}のある家。晴れの日はフィルターいらず。"],
    },
    line: {
      professional: ["{stainedGlass}があります"],
      friendly: ["{stainedGlass}があるので、晴れた日は光の色が変わります"],
      luxury: ["{stainedGlass}が、光に色を添えます"],
      trendy: ["{stainedGlass}あり。晴れの日に見て"],
    },
  },
  {
    on: ["bookshelves"],
    icon: "📚",
    weight: 82,
    title: ["{bookshelves}のある{beds}"],
    open: {
      professional: ["{bookshelves}のある住まいです。"],
      friendly: ["本の多い人は、まず壁を見ますよね。{bookshelves}があります。"],
      luxury: ["{bookshelves}。本が、先に住まいを決める。"],
      trendy: ["{bookshelves}あり。積読、立てよう。"],
    },
    line: {
      professional: ["{bookshelves}があります"],
      friendly: ["{bookshelves}があるので、段ボールの本を出せます"],
      luxury: ["{bookshelves}に、本の居場所を"],
      trendy: ["{bookshelves}あり。床積み卒業"],
    },
  },
];
