/** Messages, moments and longer social posts in French. */
import type { Arc } from "#engine/copy/languages/base/story";

export const chatArcs: readonly Arc[] = [
  {
    name: "comme à un ami",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home? @prose3?", "", "~@but", "@money @material?", "~@ask?", "", "@call", "~@end"],
  },
  {
    name: "les chiffres, puis la vie",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open? @money? @material?", "", "@home? @prose3?", "~@rest", "~@but", "", "@call", "~@end"],
  },
  {
    name: "le détail qui change tout",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@prose2", "", "@home", "@money @material?", "~@but", "", "~@question", "@call"],
  },
  {
    name: "madame, monsieur",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@open", "", "@home? @prose4? @rest?", "", "@money? @material?", "~@but", "~@ask", "@call"],
  },
  {
    name: "la note de synthèse",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@home? @money?", "", "@dots5", "~@rest", "", "~@but", "@material?", "~@ask", "@call"],
  },
  {
    name: "budget ligne par ligne",
    voices: ["professional"],
    families: ["chat"],
    lines: ["@open", "", "@home", "", "@prose3", "~@but", "", "@money @material?", "", "~@ask", "@call"],
  },
  {
    name: "à voix basse",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@home? @prose2?", "", "~@but", "@money? @material? @call?"],
  },
  {
    name: "de pièce en pièce",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open? @prose3?", "", "@home? @money? @material?", "", "~@end", "@call"],
  },
  {
    name: "la carte de visite",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home", "", "@prose3", "~@but", "", "@money @material?", "@call"],
  },
  {
    name: "cash",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "@home", "", "@prose3", "~@but", "@money @material?", "~@question", "@call", "~@end"],
  },
  {
    name: "le vocal écrit",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open? @home?", "", "@money? @material? @prose2?", "", "~@but", "@call", "~@end"],
  },
  {
    name: "plot twist",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@home", "", "@prose3", "~@but", "@money @material?", "", "@call"],
  },
];
