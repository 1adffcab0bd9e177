/** Notes and captions in Japanese: a list that means something. */
import type { Arc } from "#engine/copy/languages/base/story";

export const listArcs: readonly Arc[] = [
  {
    name: "まず一番の話",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@list5", "~🪜 正直に言うと、@but", "", "💰 @money", "~~@rest", "~@ask", "@call", "~@end"],
  },
  {
    name: "暮らしの順に",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "@list4", "", "📍 @home", "💰 @money", "~⚠️ @but", "", "~@question", "@call"],
  },
  {
    name: "先に家計簿",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "💰 先に費用から。@money", "", "🏠 @home", "@list5", "~⚠️ @but", "~~@rest", "", "~@ask", "@call", "~@end"],
  },
  {
    name: "いい点と気になる点",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "◎ ここに注目\n@dots4", "~△ 先にお伝えしたいこと\n· @but", "", "@money", "@call", "~@end"],
  },
  {
    name: "物件カード",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@dots6", "~@rest", "", "@money", "@material?", "~【留意点】@but", "~@ask", "@call"],
  },
  {
    name: "条件から",
    voices: ["professional"],
    families: ["list"],
    lines: ["@home", "@money", "", "【この住戸の要点】\n@dots7", "~@rest", "~【ご確認ください】@but", "~@ask", "", "@call"],
  },
  {
    name: "確認表",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "□ 所在と間取り：@home", "□ 費用：@money", "~□ 留意点：@but", "", "特徴\n@dots5", "~@ask", "@call"],
  },
  {
    name: "静かな一枚",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@prose2", "", "@home", "@money", "~@but", "", "@call"],
  },
  {
    name: "三つの情景",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@dots3", "", "@home", "@money", "", "~@question", "@call"],
  },
  {
    name: "余韻で閉じる",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@home", "", "@open", "", "@prose3", "", "@money", "~@end", "@call"],
  },
  {
    name: "ひと言から",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "", "@list5", "~⚠️ @but", "", "📍 @home", "💰 @money", "~@question", "@call", "~@end"],
  },
  {
    name: "丸と三角",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "@home", "", "◯\n@dots4", "~△ @but", "", "💰 @money", "~~@rest", "@call", "~@end"],
  },
  {
    name: "金額の答え合わせ",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "", "💰 @money", "それで何がある？👇\n@list5", "~⚠️ @but", "", "@home", "@call", "~@end"],
  },
];
