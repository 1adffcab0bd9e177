/** How a post runs in French, from the first line to the last, by voice and kind of platform. */
import type { Arc } from "#engine/copy/languages/base/story";
import { longArcs } from "./arcs-long.ts";

const listArcs: readonly Arc[] = [
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
    lines: ["@open", "", "💶 @money", "🏠 @home", "", "Et ce qu’il y a derrière la porte :", "@list5", "~⚠️ @but", "~~@rest", "", "~@ask", "@call"],
  },
  {
    name: "une journée ici",
    voices: ["friendly"],
    families: ["list"],
    lines: ["@open", "@home", "", "@prose2", "", "Le pratique :", "@list3", "", "@money", "~@but", "~@question", "@call"],
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
    lines: ["@home", "@money", "", "Les points à retenir", "@dots6", "~@rest", "~À savoir. @but", "@material?", "~@ask", "", "@call"],
  },
  {
    name: "trois raisons, un bémol",
    voices: ["professional"],
    families: ["list"],
    lines: ["@open", "", "@dots3", "", "@home", "~Un point à connaître. @but", "", "Le budget", "@money", "@material?", "~@ask", "", "@call"],
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
    lines: ["@home", "", "@prose2", "", "~Également", "~@dots3", "", "@money", "~@but", "@call"],
  },
  {
    name: "accroche et casting",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "", "@home", "Le reste du casting 👇", "@list5", "", "💸 @money", "~@but", "", "~@question", "@call", "~@end"],
  },
  {
    name: "les plus, le moins",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "@home", "", "Les plus 👍", "@list4", "~Le moins 👎", "~@but", "", "💸 @money", "~~@rest", "@call"],
  },
  {
    name: "le prix puis le pourquoi",
    voices: ["trendy"],
    families: ["list"],
    lines: ["@open", "💸 @money", "", "Pourquoi y jeter un œil :", "@list5", "", "@home", "~⚠️ @but", "~@question", "@call"],
  },
];

const chatArcs: readonly Arc[] = [
  {
    name: "comme à un ami",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@home? @prose3?", "", "~@but", "@money", "~@ask?", "", "@call", "~@end"],
  },
  {
    name: "les chiffres, puis la vie",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open? @money?", "", "@home? @prose3?", "~@rest", "~Le bémol, tout de suite. @but", "", "@call", "~@end"],
  },
  {
    name: "le détail qui change tout",
    voices: ["friendly"],
    families: ["chat"],
    lines: ["@open", "", "@prose2", "", "Pour situer. @home", "@money", "~@but", "", "~@question", "@call"],
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
    lines: ["@open", "", "@home", "", "@prose3", "~À savoir. @but", "", "Le budget. @money @material?", "", "~@ask", "@call"],
  },
  {
    name: "à voix basse",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open", "", "@home? @prose2?", "", "~@but", "@money? @call?"],
  },
  {
    name: "de pièce en pièce",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@open? @prose3?", "", "@home? @money?", "", "~@end", "@call"],
  },
  {
    name: "la carte de visite",
    voices: ["luxury"],
    families: ["chat"],
    lines: ["@home", "", "@open? @prose2?", "~@but", "", "@money", "@call"],
  },
  {
    name: "cash",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open", "@home", "", "@prose3", "~Le hic, autant le dire. @but", "@money", "~@question", "@call", "~@end"],
  },
  {
    name: "le vocal écrit",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@open? @home?", "", "@money? @prose2?", "", "~@but", "@call", "~@end"],
  },
  {
    name: "plot twist",
    voices: ["trendy"],
    families: ["chat"],
    lines: ["@home", "", "Plot twist. @open", "@prose2", "~@but", "@money", "", "@call"],
  },
];

const shortArcs: readonly Arc[] = [
  {
    name: "une respiration",
    voices: ["professional", "friendly"],
    families: ["short"],
    lines: ["@open? @home?", "~@prose1? @but?", "@money? @call?"],
  },
  {
    name: "le prix au milieu",
    voices: ["friendly", "trendy"],
    families: ["short"],
    lines: ["@open? @home? @money?", "~@but", "@call"],
  },
  {
    name: "télégramme",
    voices: ["professional"],
    families: ["short"],
    lines: ["@home", "@prose2", "~@but", "@money? @call?"],
  },
  {
    name: "la question finale",
    voices: ["friendly", "trendy"],
    families: ["short"],
    lines: ["@open", "@home? @money?", "~@question", "@call"],
  },
  {
    name: "ligne claire",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@open", "@home? @money?", "@call"],
  },
  {
    name: "un lieu, un détail",
    voices: ["luxury"],
    families: ["short"],
    lines: ["@home? @prose1?", "@money? @call?"],
  },
  {
    name: "punchline",
    voices: ["trendy"],
    families: ["short"],
    lines: ["@open? @home?", "@prose2", "~@but", "@money? @call?"],
  },
];

export const arcs: readonly Arc[] = [...listArcs, ...chatArcs, ...shortArcs, ...longArcs];
