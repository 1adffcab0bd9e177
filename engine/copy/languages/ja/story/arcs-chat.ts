/** Messages, moments and longer social posts in Japanese. */
import type { Arc } from "#engine/copy/languages/base/story";

export const chatArcs: readonly Arc[] = [
  // friendly chats
  {
    name: "知り合いに送るように",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home", "@prose3", "", "~ひとつだけ。@but", "", "@money", "~@ask", "@call", "~@end"],
  },
  {
    name: "お金の話から",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "先にお金の話から。@money", "", "@home", "@prose3", "~@but", "~@rest", "", "~@ask", "@call"],
  },
  {
    name: "気になる点を先に",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "~先に、気になりそうなところ。@but", "", "@home", "@prose4", "", "@money", "@call", "~@end"],
  },
  {
    name: "箇条書きで手短に",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@dots4", "", "@home", "~@but", "@money", "~@ask", "@call"],
  },
  {
    name: "問いで返す",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@prose3", "", "📍@home", "💰@money", "~🪜@but", "", "~@question", "@call"],
  },
  // professional chats
  {
    name: "用件から",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@open", "", "@home", "", "@prose4", "~@rest", "", "@money", "@material?", "~@but", "~@ask", "", "@call"],
  },
  {
    name: "見出しを立てて",
    voices: ["professional"],
    families: ["chat"],
    lines: [
      "@open",
      "",
      "【物件】@home",
      "【条件】@money",
      "【特徴】\n@dots4",
      "~【留意点】@but",
      "~【未記載】@ask",
      "",
      "@call",
    ],
  },
  {
    name: "費用を整理して",
    voices: ["professional"],
    families: ["chat"],
    lines: [
      "@open",
      "",
      "費用を整理いたします。\n@money",
      "~@material",
      "",
      "@home@prose3",
      "~@but",
      "",
      "~@ask",
      "@call",
    ],
  },
  {
    name: "留意点を先に",
    voices: ["professional"],
    families: ["chat"],
    lines: [
      "@home",
      "",
      "~はじめに留意点を申し上げます。@but",
      "",
      "@prose4",
      "~@rest",
      "",
      "@money",
      "~@ask",
      "@call",
    ],
  },
  // luxury chats
  {
    name: "ゆっくりと",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2", "", "@home", "@money", "", "~@end", "@call"],
  },
  {
    name: "住まいの名から",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home", "", "@open", "@prose2", "~@but", "", "@money", "@call"],
  },
  {
    name: "情景をふたつ",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose1", "", "@home", "", "@prose1", "~@but", "", "@money", "~@question", "@call"],
  },
  // trendy chats
  {
    name: "言いたいことから",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "", "@home", "@prose3", "~でも正直に言う。@but", "", "@money", "~@question", "@call", "~@end"],
  },
  {
    name: "数字から",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "", "お金：@money", "場所と広さ：@home", "", "@dots4", "~弱点：@but", "", "@call"],
  },
  {
    name: "メモ公開",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "", "物件メモ、置いておくね。\n@dots5", "~△ @but", "", "@home", "@money", "~@end", "@call"],
  },
];
