/** Baths, washing and water, in Japanese. */
import type { Scene } from "#engine/copy/languages/base/story";

export const bath: readonly Scene[] = [
  {
    on: ["separateBathAndWc"],
    icon: "🛁",
    title: ["バス・トイレ別の{beds}、{price.bare}"],
    open: {
      professional: ["バス・トイレ別の間取りです。"],
      friendly: ["シャワーカーテンが肌にくっつく生活、そろそろ終わりにしませんか。バス・トイレ別です。"],
      trendy: ["バス・トイレ別。床が濡れないだけで違う。"],
      luxury: ["浴室を、独立したひと部屋に。バス・トイレ別の住まい。"],
    },
    line: {
      professional: ["バス・トイレ別です"],
      friendly: ["バス・トイレ別。長湯をしても、誰にも急かされません"],
      luxury: ["浴室は浴室として、独立"],
      trendy: ["バス・トイレ別。長湯、し放題"],
    },
  },
  {
    on: ["separateWc"],
    icon: "🚪",
    line: {
      professional: ["トイレは独立しています"],
      friendly: ["トイレが独立しているので、誰かの入浴中もあわてません"],
      trendy: ["トイレ独立。入浴中の緊急事態、回避"],
    },
  },
  {
    on: ["bathtub"],
    icon: "🛁",
    line: {
      professional: ["浴室は{bathtub}付きです"],
      friendly: ["{bathtub}つき。入浴剤を選ぶ楽しみが戻ります"],
      luxury: ["{bathtub}に、一日を沈める"],
      trendy: ["{bathtub}つき。入浴剤、何にする？"],
    },
  },
  {
    on: ["walkInShower"],
    icon: "🚿",
    line: {
      any: ["シャワーブースを備えます"],
      friendly: ["シャワーブースがあるので、急ぐ朝はこちらで"],
      trendy: ["シャワーブースあり。朝はここで時短"],
    },
  },
  {
    on: ["bathReheat"],
    icon: "♨️",
    line: {
      any: ["追い焚き機能を備えます"],
      friendly: ["追い焚きできるので、遅く帰った日もお湯を張り直さずに済みます"],
      luxury: ["追い焚き機能。帰る時刻を、湯が待つ"],
      trendy: ["追い焚きあり。帰りが遅い日の味方"],
    },
  },
  {
    on: ["bathDryer"],
    icon: "🌀",
    open: { friendly: ["雨の予報でも、洗濯のボタンを押せる部屋です。浴室乾燥機があります。"] },
    line: {
      professional: ["浴室乾燥機が付き、天候にかかわらず洗濯の予定を立てられます"],
      friendly: ["浴室乾燥機つき。花粉の季節も、梅雨の週も、干す場所があります"],
      luxury: ["浴室乾燥機。雨の日の支度まで整える"],
      trendy: ["浴室乾燥機。梅雨に強い"],
    },
  },
  {
    on: ["washbasin"],
    icon: "🪞",
    open: {
      friendly: ["歯みがきとお皿が同じ流しに並ばない部屋です。独立洗面台があります。"],
      trendy: ["独立洗面台、あります。朝の顔が整う場所。"],
    },
    line: {
      professional: ["独立洗面台のため、身支度と入浴の時間が重なっても差し支えありません"],
      friendly: ["独立洗面台つき。鏡の前に、化粧水を並べておけます"],
      luxury: ["独立洗面台を備えます"],
      trendy: ["独立洗面台。ドライヤーの定位置"],
    },
  },
  {
    on: ["separateBathAndWc", "washbasin"],
    icon: "🚿",
    weight: 82,
    title: ["バス・トイレ別＋独立洗面台の{beds}"],
    open: {
      friendly: ["水まわりで妥協しない、と決めて探している人へ。バス・トイレ別で、独立洗面台もあります。"],
      trendy: ["バス・トイレ別、独立洗面台。水まわりの条件はそろってます。"],
      professional: ["水まわりの条件からご案内いたします。バス・トイレ別、独立洗面台付きです。"],
    },
    line: {
      professional: ["水まわりはバス・トイレ別、洗面台も独立しています"],
      friendly: ["バス・トイレ別で独立洗面台もあるので、洗面台に化粧品を並べておけます"],
      trendy: ["バス・トイレ別＋独立洗面台。身支度の場所が別"],
    },
  },
];
