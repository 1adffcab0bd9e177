/** Posts of one breath in Japanese. */
import type { Arc } from "#engine/copy/languages/base/story";

export const shortArcs: readonly Arc[] = [
  {
    name: "ひと息で",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open@home", "~~@prose1", "@money", "@call"],
  },
  {
    name: "条件を先に",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open", "@money", "~@prose1", "@home", "@call"],
  },
  {
    name: "暮らしの一行",
    voices: ["friendly"],
    families: ["short"],
    lines: ["@open", "~@prose2", "@home@money", "~~@end", "@call"],
  },
  {
    name: "要件のみ",
    voices: ["professional"],
    families: ["short"],
    lines: ["@open@home", "@money", "~@prose1", "@call"],
  },
  {
    name: "条件と特徴",
    voices: ["professional"],
    families: ["short"],
    lines: ["@home@prose2", "@money", "@call"],
  },
  {
    name: "費用から",
    voices: ["professional"],
    families: ["short"],
    lines: ["@open@money", "@home", "~~@but", "@call"],
  },
  { name: "余白", voices: ["luxury"], families: ["short"], lines: ["@open", "@home@money", "@call"] },
  { name: "一景", voices: ["luxury"], families: ["short"], lines: ["@open", "~@prose1", "@home", "@money", "@call"] },
  { name: "名を添えて", voices: ["luxury"], families: ["short"], lines: ["@home", "@open", "@money", "@call"] },
  {
    name: "ことば少なに",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open", "@home", "~@prose1", "@money", "@call"],
  },
  {
    name: "数えてみる",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open", "~@dots3", "@home@money", "@call"],
  },
  {
    name: "アリかナシか",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open@home", "~@but", "@money", "~~@question", "@call"],
  },
];
