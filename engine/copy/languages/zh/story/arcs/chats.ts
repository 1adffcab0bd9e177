/** Messages, moments and longer social posts; and what is said in one breath. */
import type { Arc } from "#engine/copy/languages/base/story";

export const chats: readonly Arc[] = [
  {
    name: "像发给熟人",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home@prose3", "", "~@but", "@money", "~@ask", "", "@call", "~@end"],
  },
  {
    name: "先说账",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open@money", "~@material", "", "@home@prose3", "~@but", "", "~@ask", "@call"],
  },
  {
    name: "从一天说起",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open@prose2", "", "说回房子：@home", "~再说点实在的：@rest", "~@but", "", "@money@call", "~@end"],
  },
  {
    name: "实话实说",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home", "~有一条得先说：@but", "@prose3", "", "@money", "~@ask", "@call"],
  },
  {
    name: "您好",
    voices: ["professional"],
    families: ["chat"],
    lines: ["您好。@open", "", "@home@prose4", "~@rest", "", "@money@material?", "~@but", "~@ask", "@call"],
  },
  {
    name: "逐项",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@home@money", "", "@dots5", "~@rest", "", "~@but", "~@ask", "@material", "@call"],
  },
  {
    name: "先账后房",
    voices: ["professional"],
    families: ["chat"],
    lines: ["您好，账先替您列清：\n@money@material?", "", "@open@home@prose3", "~@rest", "", "~@but", "@call"],
  },
  {
    name: "备忘",
    voices: ["professional"],
    families: ["chat"],
    lines: [
      "@open",
      "",
      "房屋：@home",
      "特点：@prose3",
      "~留意：@but",
      "价格：@money",
      "~其余：@material",
      "~@ask",
      "@call",
    ],
  },
  {
    name: "慢",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2@home", "", "@money@call"],
  },
  {
    name: "短札",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home", "", "@open@prose3", "~@but", "", "@money", "@call"],
  },
  {
    name: "请柬",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2", "", "@home@money", "~@end", "若得闲暇，@call"],
  },
  {
    name: "直说",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "@home", "", "@prose3", "~@but", "@money", "~@question", "@call", "~@end"],
  },
  {
    name: "先认缺点",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "", "~槽点先交代：@but", "@prose3", "", "@home", "@money@call", "~@end"],
  },
  {
    name: "三句话",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open@prose1", "@home", "@money", "~附加题：@prose1", "@call", "~@question"],
  },
  // one breath
  {
    name: "一口气",
    voices: ["professional", "friendly"],
    families: ["short"],
    lines: ["@open@home", "@prose2", "@money@call"],
  },
  {
    name: "先报价",
    voices: ["professional"],
    families: ["short"],
    lines: ["@home@money", "@prose2", "~@but", "@call"],
  },
  {
    name: "一条实话",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open", "@home@prose1", "~@but", "@money@call"],
  },
  { name: "短句", voices: ["trendy"], families: ["short"], lines: ["@open@home", "@prose2@money", "@call"] },
  {
    name: "丑话在前",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open", "~@but", "@prose1@home", "@money@call"],
  },
  { name: "留白", voices: ["luxury"], families: ["short"], lines: ["@open", "@home@money", "@call"] },
  { name: "一景", voices: ["luxury"], families: ["short"], lines: ["@open@prose1", "@home", "@money@call"] },
];
