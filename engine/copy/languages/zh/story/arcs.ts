/** How a post runs in Chinese, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";

export const arcs: readonly Arc[] = [
  // notes and captions: a list that means something
  {
    name: "重点先说",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@list5", "~🪜 @but", "💰 @money", "~@rest", "", "~@ask", "@call", "~@end"],
  },
  {
    name: "一条一条说",
    voices: ["friendly"],
    families: ["list"],
    lines: [
      "@open",
      "",
      "@home",
      "挑要紧的说：",
      "@list6",
      "",
      "@money",
      "~老实话：@but",
      "~~@rest",
      "",
      "@call",
      "~@end",
    ],
  },
  {
    name: "账和日子",
    voices: ["friendly"],
    families: ["list"],
    lines: [
      "@open",
      "",
      "💰 先算账：@money",
      "",
      "🏠 再看日子：@home",
      "@list5",
      "~⚠️ @but",
      "~~@rest",
      "",
      "~@ask",
      "@call",
      "~@end",
    ],
  },
  {
    name: "资料卡",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "@home", "@dots6", "~@rest", "", "@money", "@material?", "~@but", "~@ask", "@call"],
  },
  {
    name: "要点",
    voices: ["professional"],
    families: ["list"],
    lines: ["@home", "@money", "", "房源要点", "@dots7", "~@rest", "~说明：@but", "~@ask", "", "@call"],
  },
  {
    name: "静物",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@prose3", "", "@money", "~@but", "@call"],
  },
  {
    name: "几处光景",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@dots3", "", "@home", "@money", "", "@call"],
  },
  {
    name: "先抛一句",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "", "@home", "@list5", "~⚠️ @but", "💰 @money", "", "~@question", "@call", "~@end"],
  },
  {
    name: "优缺点",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "@home", "", "👍", "@dots4", "~👎 @but", "", "@money", "~~@rest", "@call", "~@end"],
  },
  // chats: messages, moments, longer social posts
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
    lines: ["@open@money", "", "@home@prose3", "~@but", "", "~@ask@call"],
  },
  {
    name: "您好",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@open", "", "@home@prose4", "~@rest", "", "@money@material?", "~@but", "~@ask", "@call"],
  },
  {
    name: "逐项",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@home@money", "", "@dots5", "~@rest", "", "~@but@ask?", "@material?", "@call"],
  },
  {
    name: "慢",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@prose2", "@home", "", "@money@call"],
  },
  {
    name: "直说",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "@home", "", "@prose3", "~@but", "@money", "~@question", "@call", "~@end"],
  },
  // one breath
  {
    name: "一口气",
    voices: ["professional", "friendly"],
    families: ["short"],
    lines: ["@open@home", "@prose2", "@money@call"],
  },
  {
    name: "短句",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open@home", "@prose2@money", "@call"],
  },
  {
    name: "留白",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open", "@home@money", "@call"],
  },
  // listing pages and articles: everything, in order
  {
    name: "挂牌",
    voices: ["professional", "friendly", "luxury", "trendy"],
    families: ["long"],
    lines: ["@home", "", "@prose5", "@rest", "~@but", "", "@money@material?", "~@ask", "@call"],
  },
  {
    name: "文章",
    voices: ["professional", "friendly", "luxury", "trendy"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "@prose6", "@rest", "", "~@but", "", "@money@material?", "", "~@ask@call"],
  },
  // spoken, shot by shot
  {
    name: "口播",
    voices: ["professional", "friendly", "luxury", "trendy"],
    families: ["script"],
    lines: ["【开头】@open", "【房子】@home", "【镜头】", "@dots4", "~【实话】@but", "【价格】@money", "【结尾】@call"],
  },
];
