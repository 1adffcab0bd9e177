/** Messages, moments and longer social posts; and what is said in one breath. */
import type { Arc } from "#engine/copy/languages/base/story";

export const chats: readonly Arc[] = [
  {
    name: "像发给熟人",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home@prose3?", "", "@but", "@money?@material?", "~@ask", "", "@call", "~@end"],
  },
  {
    name: "先说账",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open@money?", "@material", "", "@home@prose3?", "@but", "", "~@ask", "@call"],
  },
  {
    name: "从一天说起",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open@prose2?", "", "说回房子。@home", "~@rest", "@but", "", "@money?@material?", "@call", "~@end"],
  },
  {
    name: "实话实说",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home", "有一条得先说：@but", "@prose3", "", "@money?@material?", "~@ask", "@call"],
  },
  {
    name: "三段",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@home@open?", "", "@prose3", "~@rest", "", "@but?@money?", "@material", "@call", "~@question"],
  },
  {
    name: "您好",
    voices: ["professional"],
    families: ["chat"],
    lines: ["您好。@open", "", "@home@prose4?", "~@rest", "", "@money?@material?", "@but", "~@ask", "@call"],
  },
  {
    name: "逐项",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@home@money?", "", "@dots5", "~@rest", "", "@but", "~@ask", "@material", "@call"],
  },
  {
    name: "先账后房",
    voices: ["professional"],
    families: ["chat"],
    lines: ["您好，账先替您列清：\n@money@material?", "", "@open@home?@prose3?", "~@rest", "", "@but", "@call"],
  },
  {
    name: "一封短信",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@open@home?", "", "@prose3", "@but", "", "@money", "@material", "~@ask", "@call"],
  },
  {
    name: "推荐理由",
    voices: ["professional"],
    families: ["chat"],
    lines: ["您好，推荐您看这套：@home", "", "@open@prose3?", "~@rest", "@but", "", "@money?@material?", "@call"],
  },
  {
    name: "慢",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2?@home?", "", "@but", "@money?@material?", "@call"],
  },
  {
    name: "短札",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home", "", "@open@prose3?", "@but", "", "@money", "@material", "@call"],
  },
  {
    name: "请柬",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose3", "", "@home@money?", "@material?@but?", "~@end", "@call"],
  },
  {
    name: "屋内屋外",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open@home?", "", "@prose3", "", "@money?@but?", "@material", "", "@call"],
  },
  {
    name: "直说",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "@home", "", "@prose3", "@but", "@money?@material?", "~@question", "@call"],
  },
  {
    name: "先认缺点",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "", "缺点先交代：@but", "@prose3", "", "@home", "@money", "@material", "@call", "~@end"],
  },
  {
    name: "三句话",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open@prose2?", "@home@money?", "@material", "@but?@call?", "~@question"],
  },
  {
    name: "点列",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@home@open?", "", "@dots4", "", "@money?@but?", "@material", "@call", "~@end"],
  },
  // one breath
  {
    name: "一口气",
    voices: ["professional", "friendly"],
    families: ["short"],
    lines: ["@open@home?", "@prose2", "~@but", "@money?@call?"],
  },
  {
    name: "先报价",
    voices: ["professional"],
    families: ["short"],
    lines: ["@home@money?", "@open@prose1?", "~@but", "@call"],
  },
  {
    name: "一条实话",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open", "@home@prose1?", "~@but", "@money?@call?"],
  },
  {
    name: "短句",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open@home?", "@prose2?@money?", "~@but", "@call"],
  },
  {
    name: "丑话在前",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open", "~@but", "@prose1?@home?", "@money?@call?"],
  },
  { name: "留白", voices: ["luxury"], families: ["short"], lines: ["@open", "@home@money?", "~@but", "@call"] },
  {
    name: "一景",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open@prose1?", "@home", "~@but", "@money?@call?"],
  },
];
