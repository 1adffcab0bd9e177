/** Cellars, attics and cupboards in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const storage: readonly Scene[] = [
  {
    on: ["pantry"],
    icon: "🫙",
    line: {
      professional: ["La cuisine est complétée par {pantry}"],
      friendly: ["Il y a {pantry}, pour les bocaux et le gros électroménager"],
      luxury: ["{pantry}, à côté de la cuisine"],
      trendy: ["Il y a {pantry} : la réserve de biscuits est au calme"],
    },
  },
  {
    on: ["storageRoom"],
    icon: "📦",
    line: {
      professional: ["Pour le rangement, {storageRoom}"],
      friendly: ["Il y a {storageRoom} : valises et aspirateur ont une porte"],
      luxury: ["Pour le rangement, {storageRoom}"],
      trendy: ["Il y a {storageRoom} : les cartons y disparaissent"],
    },
  },
  {
    on: ["vaultedCellar"],
    icon: "🍷",
    weight: 86,
    title: ["{city} : {beds.num} et une cave voûtée", "La cave voûtée, {city}"],
    open: {
      professional: ["Sous la maison, {vaultedCellar}."],
      friendly: ["Bouteilles, confitures ou caisses de vinyles ? Il y a {vaultedCellar}, à vous de choisir."],
      luxury: ["Avant le dîner, on descend choisir une bouteille : {vaultedCellar}."],
      trendy: ["{vaultedCellar}. Plutôt vin ou plutôt vinyles ? 🍷"],
    },
    line: {
      professional: ["En sous-sol, {vaultedCellar}", "Le bien comprend {vaultedCellar}"],
      friendly: ["{vaultedCellar}, pour les bouteilles et les confitures"],
      luxury: ["{vaultedCellar}, pour les bouteilles qu’on garde"],
      trendy: ["{vaultedCellar} : vin, vinyles ou les deux"],
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
      professional: ["Le lot comprend {cellar}", "Pour le rangement, {cellar}", "{cellar} complète le logement"],
      friendly: [
        "Il y a {cellar} : les valises et les skis ne vivent plus dans la chambre",
        "{cellar}, pour ce qui ne sert qu’une fois par an",
        "Les cartons trouvent leur place : il y a {cellar}",
      ],
      luxury: [
        "{cellar}, pour les bouteilles et les malles",
        "En bas, {cellar}",
        "Malles et skis y passent l’été : {cellar}",
      ],
      trendy: [
        "Il y a {cellar} : tes cartons y passeront l’hiver",
        "{cellar} pour planquer le sapin et les skis",
        "Le bazar a son adresse : {cellar}",
      ],
    },
  },
  {
    on: ["basement"],
    icon: "📦",
    line: {
      professional: ["Le niveau inférieur est {basement}"],
      friendly: ["{basement} : un établi, des cartons, un congélateur"],
      luxury: ["{basement}, pour tout ce qui se range"],
      trendy: ["{basement} : l’atelier que tu repousses depuis deux ans"],
    },
  },
  {
    on: ["attic"],
    icon: "📦",
    line: {
      professional: ["Sous le toit, {attic}"],
      friendly: ["{attic} : de quoi ranger malles et décorations"],
      luxury: ["{attic}, sous le toit"],
      trendy: ["{attic} : tes cartons ont trouvé leur étage"],
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
      professional: ["Un second niveau s’ajoute à la pièce : {mezzanine}"],
      friendly: ["{mezzanine} : un coin pour dormir ou travailler à part"],
      luxury: ["{mezzanine}, au-dessus de la pièce"],
      trendy: ["{mezzanine} : le lit en haut, le salon en bas, la paix entre les deux"],
    },
  },
  {
    on: ["walkInCloset"],
    icon: "👔",
    line: {
      professional: ["Pour les vêtements, {walkInCloset}"],
      friendly: ["Il y a {walkInCloset} : la chaise à vêtements redevient une chaise"],
      luxury: ["Pour la garde-robe, {walkInCloset}"],
      trendy: ["Il y a {walkInCloset} : la chaise à fringues prend sa retraite"],
    },
  },
  {
    on: ["builtInWardrobes"],
    icon: "🚪",
    line: {
      professional: ["Le rangement est intégré : {builtInWardrobes}"],
      friendly: ["Il y a {builtInWardrobes} : autant d’armoires à ne pas monter"],
      luxury: ["{builtInWardrobes}, qui laissent les murs libres"],
      trendy: ["Il y a {builtInWardrobes} : le désordre ferme à clé"],
    },
  },
];
