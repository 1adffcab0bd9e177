/** Spoken, shot by shot. */
import type { Arc } from "#engine/copy/languages/base/story";

export const scripts: readonly Arc[] = [
  {
    name: "口播",
    voices: ["professional", "friendly", "luxury", "trendy"],
    families: ["script"],
    lines: ["【开头】@open", "【房子】@home", "【镜头】\n@dots4", "~【不足】@but", "【价格】@money", "【结尾】@call"],
  },
  {
    name: "先看缺点",
    voices: ["friendly", "trendy"],
    families: ["script"],
    lines: [
      "【开头】@open",
      "~【先说缺点】@but",
      "【跟着走】\n@dots4",
      "【资料字幕】@home",
      "【价格】@money",
      "【结尾】@call",
    ],
  },
  {
    name: "一镜一句",
    voices: ["luxury"],
    families: ["script"],
    lines: [
      "【空镜】@open",
      "【镜头】@prose1",
      "【镜头】@prose1",
      "【镜头】@prose1",
      "【字幕】@home",
      "【字幕】@money",
      "【落幅】@call",
    ],
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
