/** Cellars, attics and cupboards in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["pantry"],
    icon: "🫙",
    line: {
      professional: ["Réserve : {pantry}"],
      friendly: ["{pantry} : la cuisine reste nette, les bocaux ont leur étagère"],
      luxury: ["{pantry}, la coulisse des dîners"],
      trendy: ["{pantry} : là où vit ta réserve secrète de biscuits"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["Rangement : {storageRoom}"],
      friendly: ["{storageRoom} : les valises ne passent plus l’année sous le lit"],
      luxury: ["{storageRoom}, pour tout ce qui ne se montre pas"],
      trendy: ["{storageRoom} : cache officielle de tout ce que tu ne tries pas"],
    },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    weight: 86,
    title: ["{city} : {beds.num} et une cave voûtée", "La cave voûtée, {city}"],
    open: {
      professional: ["Une annexe de caractère : {vaultedCellar}."],
      friendly: ["Bouteilles, confitures ou caisses de vinyles ? Il y a {vaultedCellar}, à vous de choisir."],
      luxury: [
        "On descend quelques marches, et le temps ralentit : {vaultedCellar}.",
        "Avant le dîner, on descend choisir une bouteille : {vaultedCellar}.",
      ],
      trendy: ["{vaultedCellar}. Plutôt vin ou plutôt vinyles ? 🍷"],
    },
    line: {
      professional: ["À noter, {vaultedCellar}", "En annexe, {vaultedCellar}"],
      friendly: ["{vaultedCellar}, pour les bouteilles et les confitures qui attendent leur heure"],
      luxury: ["{vaultedCellar}, où le bruit du jour ne descend pas"],
      trendy: ["{vaultedCellar} : vin, vinyles ou pièces à conviction"],
    },
    end: {
      friendly: ["Alors, on y range quoi ?"],
      trendy: ["Plutôt cave à vin ou cave à vinyles ? Réponds en commentaire."],
      luxury: ["Reste à choisir la première bouteille."],
    },
  },
  {
    on: ["cellar"],
    icon: "🍷",
    line: {
      professional: ["Annexe : {cellar}"],
      friendly: [
        "{cellar} : les valises, les skis et quelques bouteilles trouvent leur place",
        "{cellar}, pour ce qui dort mieux au frais",
      ],
      luxury: ["{cellar}, pour les bouteilles qui ne sont pas pressées"],
      trendy: ["{cellar} : ton appart dit merci, tes cartons aussi"],
    },
  },
  {
    on: ["basement"],
    icon: "📦",
    line: {
      professional: ["Niveau inférieur : {basement}"],
      friendly: ["{basement} : bricolage, cartons, projets, il y a de quoi faire"],
      luxury: ["{basement}, pour garder l’étage léger"],
      trendy: ["{basement} : un niveau bonus à aménager dans ta tête"],
    },
  },
  {
    on: ["attic"],
    icon: "📦",
    line: {
      professional: ["Sous le toit, {attic}"],
      friendly: ["{attic} : la malle aux déguisements a trouvé sa place"],
      luxury: ["{attic}, pour les souvenirs et la poussière dorée"],
      trendy: ["{attic} : là où dorment tes futures brocantes"],
    },
  },
  {
    on: ["mezzanine"],
    icon: "🪜",
    open: {
      professional: ["Le volume se double d’un niveau : {mezzanine}."],
      friendly: ["Le lit là-haut, la vie en bas : il y a {mezzanine}."],
      luxury: ["Un peu plus haut, {mezzanine}."],
      trendy: ["{mezzanine} : la pièce prend de la hauteur."],
    },
    line: {
      professional: ["Le volume comprend {mezzanine}"],
      friendly: ["{mezzanine} : un coin à part, sans cloison"],
      luxury: ["{mezzanine}, pour voir la pièce d’en haut"],
      trendy: ["{mezzanine} : le lit en haut, le salon en bas, la paix entre les deux"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👔",
    line: {
      professional: ["Rangement : {walkInCloset}"],
      friendly: ["{walkInCloset} : la chaise à vêtements peut redevenir une chaise"],
      luxury: ["{walkInCloset}, où chaque chose a son cintre"],
      trendy: ["{walkInCloset} : la chaise à fringues prend sa retraite"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["Rangements : {builtInWardrobes}"],
      friendly: ["{builtInWardrobes} : autant d’armoires à ne pas monter dans l’escalier"],
      luxury: ["{builtInWardrobes}, pour que chaque chose sache où dormir"],
      trendy: ["{builtInWardrobes} : le désordre a des portes"],
    },
  },
];
