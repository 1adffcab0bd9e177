/** Japanese for what is a home's own: first lines and titles of its rarest things, and what speaks against it, openly. */
import type { Scene, Story } from "#engine/copy/languages/base/story";

export const own: readonly Scene[] = [
  {
    on: ["own"],
    icon: "✨",
    weight: 96,
    title: ["{own}のある住まい", "{own.two}のある家", "{own.two}・{city}", "{own.one}のある住まい", "{own.one}"],
    open: {
      professional: [
        "この住まいの特徴は、{own}です。",
        "まずご覧いただきたいのは、{own}です。",
        "{place}。{own}のある住まいです。",
        "特筆したいのは{own}です。",
      ],
      friendly: [
        "ちょっと珍しいものがあります。{own}です。",
        "この家ならではなのが、{own}。",
        "{place}で、{own}のある家を見つけたい方へ。",
        "まずはこちらから。{own}です。",
      ],
      luxury: [
        "{own}。この家の話は、そこから始まります。",
        "{place}に、{own}のある家がございます。",
        "{own}のある暮らしを。",
        "目に留まるのは、{own}。",
      ],
      trendy: ["{own}、ぜんぶあり。", "スクロールする前に：{own}。", "{place}で{own}。", "注目ポイントは{own}👇"],
    },
  },
];

export const against: Story["against"] = {
  professional: [
    "なお、{against}。あらかじめご承知おきください。",
    "ご留意いただきたい点：{against}。",
    "ご確認いただきたい点：{against}。",
  ],
  friendly: [
    "正直にお伝えすると、{against}です。",
    "気をつけたいのはこちら：{against}。",
    "先に知っておいてほしいこと：{against}。",
  ],
  luxury: [
    "隠さずに申し上げます。{against}。",
    "あわせてお伝えいたします。{against}。",
    "ご承知おきください。{against}。",
  ],
  trendy: ["正直ポイント：{against}。", "注意点：{against}。", "ここはマイナス：{against}。"],
};
