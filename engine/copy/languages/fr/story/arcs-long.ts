/** Listing pages, articles and spoken scripts in French. */
import type { Arc } from "#engine/copy/languages/base/story";

export const longArcs: readonly Arc[] = [
  {
    name: "l’annonce",
    voices: ["professional", "friendly"],
    families: ["long"],
    lines: ["@home", "", "@prose5", "@rest", "~À savoir. @but @but?", "", "@money", "@material?", "~@ask", "@call"],
  },
  {
    name: "le descriptif par chapitres",
    voices: ["professional"],
    families: ["long"],
    lines: ["@open", "", "Le logement\n@home", "@dots6", "~@rest", "", "Le budget\n@money", "@material?", "~À savoir. @but @but?", "~@ask", "", "@call"],
  },
  {
    name: "budget en tête",
    voices: ["professional"],
    families: ["long"],
    lines: ["@home? @money?", "@material?", "", "@prose6", "@rest", "", "~@but @but?", "~@ask", "@call"],
  },
  {
    name: "l’article",
    voices: ["friendly", "trendy"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "@prose5", "@rest", "", "~@but @but?", "", "@money? @material?", "", "~@ask", "@call", "~@end"],
  },
  {
    name: "d’abord le bémol",
    voices: ["friendly"],
    families: ["long"],
    lines: ["@open", "", "Commençons par ce qui fâche. @but @but?", "", "@home? @prose5?", "@rest", "", "@money? @material?", "@call"],
  },
  {
    name: "la lettre",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open", "", "@home", "", "@prose4", "@rest", "", "~@but @but?", "@money? @material?", "", "@call"],
  },
  {
    name: "le carnet",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@home", "", "@open? @prose5?", "", "@rest", "@money? @material?", "~@but @but?", "", "~@end", "@call"],
  },
  {
    name: "le catalogue",
    voices: ["luxury"],
    families: ["long"],
    lines: ["@open", "", "@dots6", "", "@home", "~@rest", "", "@money? @material?", "~@but @but?", "@call"],
  },
  {
    name: "thread",
    voices: ["trendy"],
    families: ["long"],
    lines: ["@open", "@home", "", "Ce qu’on retient 👇\n@list6", "~@rest", "", "Le hic, maintenant. @but @but?", "💸 @money @material?", "", "~@question", "@call"],
  },
  {
    name: "foire aux questions",
    voices: ["trendy"],
    families: ["long"],
    lines: ["@open", "", "C’est où, c’est quoi ? @home", "Et dedans ? @prose4", "~Le défaut ? @but @but?", "Combien ? @money @material?", "", "@rest", "@call"],
  },
  {
    name: "face caméra",
    voices: ["professional", "friendly", "trendy"],
    families: ["script"],
    lines: ["[Accroche] @open", "[Le lieu] @home", "[Les plans]\n@dots4", "~[Franchement] @but @but?", "[Le prix] @money", "[Fin] @call"],
  },
  {
    name: "plan par plan",
    voices: ["friendly", "trendy"],
    families: ["script"],
    lines: ["[Ouverture] @open", "[Plans]\n@dots5", "[Texte à l’écran] @home", "[Voix] @money", "~[Le bémol] @but @but?", "[Fin] @call"],
  },
  {
    name: "travelling",
    voices: ["luxury", "professional"],
    families: ["script"],
    lines: ["[Plan fixe] @open", "[Travelling]\n@dots3", "[Carton] @home", "[Voix] @money", "[Dernier plan] @call"],
  },
];
