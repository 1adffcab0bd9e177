/** How the rooms lie in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const layout: readonly Scene[] = [
  {
    on: ["extendedLiving"],
    icon: "🛋️",
    line: {
      professional: ["Séjour agrandi"],
      friendly: ["Le séjour a été agrandi : la table passe, les rallonges aussi"],
      luxury: ["Le salon a été agrandi, et cela se sent à table"],
      trendy: ["Séjour agrandi : le grand canapé peut postuler"],
    },
  },
  {
    on: ["openPlan"],
    icon: "🛋️",
    line: {
      professional: ["Espace de vie ouvert"],
      friendly: ["Un espace de vie ouvert : on cuisine sans rater la conversation"],
      luxury: ["Un espace ouvert, sans porte à franchir entre la table et le salon"],
      trendy: ["Espace de vie ouvert : impossible de rater l’apéro depuis la cuisine"],
    },
  },
  {
    on: ["tatamiRoom"],
    icon: "🎋",
    open: {
      any: ["On laisse ses chaussures à l’entrée : il y a {tatamiRoom}."],
      luxury: ["On s’assoit par terre, et c’est voulu : {tatamiRoom}."],
    },
    line: {
      any: ["{tatamiRoom} : le sol devient le canapé"],
      professional: ["Pièce japonaise : {tatamiRoom}"],
      luxury: ["{tatamiRoom}, et le silence des pas nus"],
    },
  },
  {
    on: ["duplex"],
    icon: "🪜",
    open: {
      professional: ["Un escalier intérieur sépare les pièces : c’est un duplex."],
      friendly: ["En bas on vit, en haut on dort, ou l’inverse : c’est un duplex."],
      trendy: ["Duplex. Oui, avec un escalier dedans."],
    },
    line: {
      professional: ["Plan en duplex"],
      friendly: ["Un duplex : l’escalier sépare le jour de la nuit"],
      luxury: ["En duplex, le jour en bas, la nuit en haut, ou l’inverse"],
      trendy: ["Duplex : un escalier à toi, et c’est tout"],
    },
  },
  {
    on: ["threeLevels"],
    icon: "🪜",
    line: {
      professional: ["Distribution sur {threeLevels}"],
      friendly: ["{threeLevels} : chacun peut avoir le sien, au moins le dimanche"],
      luxury: ["{threeLevels}, et la journée qui monte d’un palier à l’autre"],
      trendy: ["{threeLevels} : le sport est compris"],
    },
  },
  {
    on: ["manyBedrooms"],
    icon: "🛏️",
    weight: 46,
    line: {
      friendly: ["{beds} : une pour dormir, et les autres ont le droit de devenir ce que vous voulez"],
      professional: ["{beds} au plan"],
      luxury: ["{beds}, pour recevoir sans compter les lits"],
      trendy: ["{beds} : yoga, piano ou sieste, le casting est ouvert"],
    },
  },
  {
    on: ["twoBathrooms"],
    icon: "🚿",
    weight: 50,
    line: {
      friendly: ["{baths} : le matin, personne ne tambourine à la porte"],
      professional: ["{baths}"],
      luxury: ["{baths}, et des matins sans horaire"],
      trendy: ["{baths} : fin des négociations du matin"],
    },
  },
  {
    on: ["studioFlat"],
    icon: "🛏️",
    weight: 46,
    line: {
      friendly: ["Un studio : tout est à portée de main, y compris le café"],
      luxury: ["Un studio, une seule pièce, rien de trop"],
      trendy: ["Un studio : le ménage se fait pendant une seule chanson"],
    },
  },
];
