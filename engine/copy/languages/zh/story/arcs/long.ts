/** Listing pages and articles: everything, in order; and scripts, shot by shot. */
import type { Arc } from "#engine/copy/languages/base/story";

export const long: readonly Arc[] = [
  {
    name: "挂牌",
    voices: ["professional"],
    families: ["long"],
    lines: ["@home", "", "@prose5", "@rest", "~@but", "", "@money@material?", "~@ask", "@call"],
  },
  {
    name: "分节",
    voices: ["professional"],
    families: ["long"],
    lines: [
      "@open",
      "",
      "一、房屋概况\n@home",
      "二、房源特点\n@prose6",
      "~@rest",
      "",
      "三、价格与费用\n@money@material?",
      "",
      "~四、看房留意\n@but",
      "~@ask",
      "",
      "@call",
    ],
  },
  {
    name: "问清再看",
    voices: ["professional"],
    families: ["long"],
    lines: ["@open", "", "@home@prose4", "@rest", "", "常问的几项：\n@money@material?", "", "~@but", "~@ask", "@call"],
  },
  {
    name: "长信",
    voices: ["friendly"],
    families: ["long"],
    lines: ["@open", "", "@home", "@prose4", "", "~@prose3", "@rest", "", "~有一条得当面说清：@but", "", "@money@material?", "~@ask", "", "@call", "~@end"],
  },
  {
    name: "先账后日子",
    voices: ["friendly"],
    families: ["long"],
    lines: ["@open", "", "先把账摆出来：@money@material?", "", "再说住进来的日子。@home", "@prose6", "@rest", "~@but", "", "~@ask", "@call"],
  },
  {
    name: "边走边说",
    voices: ["friendly"],
    families: ["long"],
    lines: ["@home", "", "@open@prose3", "", "~@prose3", "@rest", "~@but", "", "@money@material?", "~@ask", "@call", "~@end"],
  },
  {
    name: "长卷",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open", "", "@prose3", "", "@home", "~@prose3", "@rest", "", "~@but", "", "@money@material?", "", "~@ask", "@call"],
  },
  {
    name: "起承转合",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open@home", "", "@prose2", "~@prose2", "~@prose2", "", "@rest", "~@but", "@money@material?", "~@end", "@call"],
  },
  {
    name: "划重点",
    voices: ["trendy"],
    families: ["long"],
    lines: ["@open", "", "@home", "划重点👇\n@dots6", "@rest", "", "~槽点：@but", "", "@money@material?", "~@ask", "@call", "~@end"],
  },
  {
    name: "一口气讲完",
    voices: ["trendy"],
    families: ["long"],
    lines: ["@open@money", "@material", "", "@home@prose6", "@rest", "~@but", "", "~@ask", "~@question", "@call"],
  },
  // spoken, shot by shot
  {
    name: "口播",
    voices: ["professional", "friendly", "luxury", "trendy"],
    families: ["script"],
    lines: ["【开头】@open", "【房子】@home", "【镜头】\n@dots4", "~【实话】@but", "【价格】@money", "【结尾】@call"],
  },
  {
    name: "先看缺点",
    voices: ["friendly", "trendy"],
    families: ["script"],
    lines: ["【开头】@open", "~【先说缺点】@but", "【跟着走】\n@dots4", "【资料字幕】@home", "【价格】@money", "【结尾】@call"],
  },
  {
    name: "一镜一句",
    voices: ["luxury"],
    families: ["script"],
    lines: ["【空镜】@open", "【镜头】@prose1", "【镜头】@prose1", "【镜头】@prose1", "【字幕】@home", "【字幕】@money", "【落幅】@call"],
  },
  {
    name: "价格开场",
    voices: ["professional", "trendy"],
    families: ["script"],
    lines: ["【字幕】@money", "【开头】@open", "【房子】@home", "【镜头】\n@dots4", "~【留意】@but", "【结尾】@call"],
  },
  {
    name: "分镜",
    voices: ["professional", "friendly"],
    families: ["script"],
    lines: [
      "【镜头一】@open",
      "【镜头二】@home",
      "【镜头三】@prose1",
      "【镜头四】@prose1",
      "~【镜头五】@prose1",
      "~【插一句】@but",
      "【字幕】@money",
      "【结尾】@call",
    ],
  },
];
