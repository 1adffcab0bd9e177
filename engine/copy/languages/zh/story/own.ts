/** Chinese for what is a home's own: first lines and titles of its rarest things, and what speaks against it, openly. */
import type { Scene, Story } from "#engine/copy/languages/base/story";

export const own: readonly Scene[] = [
  {
    on: ["own"],
    icon: "✨",
    weight: 96,
    title: ["{own}", "{own.two}，{city}", "{own.two}", "{own.one}，{city}", "{own.one}"],
    open: {
      professional: [
        "这套房子自己的东西在这里：{own}。",
        "先看它自己的东西：{own}。",
        "{place}，{own}。",
        "值得先说的是{own}。",
        "资料里最有辨识度的是{own}。",
      ],
      friendly: [
        "先说别家不常有的：{own}。",
        "{place}这套，有{own}。",
        "翻了一堆房源，不是每套都有{own}。",
        "先讲它跟别家不一样的地方：{own}。",
        "{own}，都在这一套里。",
      ],
      luxury: [
        "{own}。其余，慢慢说。",
        "{place}。{own}。",
        "它留着{own}。",
        "一处有{own}的家。",
        "先记住几样：{own}。",
      ],
      trendy: [
        "{own}，这套都有。",
        "划走之前先看：{own}。",
        "{place}，{own}，一次到位。",
        "关键词：{own}。",
        "{own}。剩下的往下看👇",
      ],
    },
  },
];

export const against: Story["against"] = {
  professional: [
    "需要先说明：{against}。",
    "同时请留意：{against}。",
    "以下几点请一并考虑：{against}。",
    "不足之处：{against}。",
  ],
  friendly: [
    "实在话也要讲：{against}。",
    "先说不足：{against}。",
    "不好的也告诉你：{against}。",
    "来之前得知道：{against}。",
  ],
  luxury: ["亦当说明：{against}。", "如实相告：{against}。", "须知：{against}。"],
  trendy: ["丑话说前头：{against}。", "扣分项：{against}。", "注意：{against}。", "⚠️ {against}。"],
};
