/** Notes and captions in French: a list that means something. */
import type { Arc } from "#engine/copy/languages/base/story";

export const listArcs: readonly Arc[] = [
  {
    name: "l’accroche, puis la liste",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@list5", "~@rest", "", "~@but", "@money", "", "~@ask", "@call", "~@end"],
  },
  {
    name: "soyons honnêtes",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "@list5", "", "Soyons honnêtes. @but", "@home", "💶 @money", "~~@rest", "", "@call", "~@end"],
  },
  {
    name: "les comptes d’abord",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "", "💶 @money", "🏠 @home", "", "Et ce qu’il y a derrière la porte :\n@list5", "~⚠️ @but", "~~@rest", "", "~@ask", "@call"],
  },
  {
    name: "une journée ici",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "@home", "", "@prose2", "", "Le pratique :\n@list3", "", "@money", "~@but", "~@question", "@call"],
  },
  {
    name: "la fiche",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@dots6", "~@rest", "", "@money", "@material?", "~@but", "~@ask", "@call"],
  },
  {
    name: "l’essentiel en tête",
    voices: ["professional"],
    families: ["list"],
    lines: ["@home", "@money", "", "Les points à retenir\n@dots6", "~@rest", "~À savoir. @but", "@material?", "~@ask", "", "@call"],
  },
  {
    name: "trois raisons, un bémol",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "@dots3", "", "@home", "~Un point à connaître. @but", "", "Le budget\n@money", "@material?", "~@ask", "", "@call"],
  },
  {
    name: "nature morte",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@home", "", "@prose3", "", "~@but", "@money", "@call"],
  },
  {
    name: "en quelques traits",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@open", "", "@dots4", "", "@home", "@money", "", "~@end", "@call"],
  },
  {
    name: "l’inventaire",
    voices: ["luxury"],
    families: ["list"],
    lines: ["@home", "", "@prose2", "", "~Également\n@dots3", "", "@money", "~@but", "@call"],
  },
  {
    name: "accroche et casting",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "", "@home", "Le reste du casting 👇\n@list5", "", "💸 @money", "~@but", "", "~@question", "@call", "~@end"],
  },
  {
    name: "les plus, le moins",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "@home", "", "Les plus 👍\n@list4", "~Le moins 👎\n@but", "", "💸 @money", "~~@rest", "@call"],
  },
  {
    name: "le prix puis le pourquoi",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "💸 @money", "", "Pourquoi y jeter un œil :\n@list5", "", "@home", "~⚠️ @but", "~@question", "@call"],
  },
];
